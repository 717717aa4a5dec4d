// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/ranked.h"

#include <algorithm>
#include <optional>

namespace larch {

Ranked::Ranked(const Rules& printed) : rules_(printed) {
    for (const Suit suit : kEverySuit) {
        CardSet left = printed.suit(suit);
        // With every two and joker among them the spades need more than their sixteen places.
        int place = std::min(16 * index(suit), 64 - left.size());
        starts_[static_cast<std::size_t>(suit)] = place;
        while (!left.empty()) {
            const Card card = weakest(printed, left);
            left.remove(card);
            const Card label = Card::at(place++);
            to_[static_cast<std::size_t>(card.index())] = label;
            from_[static_cast<std::size_t>(label.index())] = card;
            same_ &= card == label;
        }
    }
    if (!same_) rules_ = printed.relabelled(to_);
}

CardSet Ranked::mapped(CardSet cards, const Labels& labels) {
    CardSet other;
    for (const Card card : cards) other.add(labels[static_cast<std::size_t>(card.index())]);
    return other;
}

CardSet distinct_cards(const Rules& ranked, CardSet cards, CardSet elsewhere) {
    CardSet distinct;
    for (const Suit suit : kEverySuit) {
        std::optional<Card> last;
        for (const Card card : cards& ranked.suit(suit)) {
            const std::uint64_t from = last ? CardSet::of(*last).bits() : 0;
            if (!last || !(elsewhere & CardSet(CardSet::of(card).bits() - from)).empty()) distinct.add(card);
            last = card;
        }
    }
    return distinct;
}

}  // namespace larch
