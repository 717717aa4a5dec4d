// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/ranked.h"

#include <algorithm>

namespace larch {

namespace {

constexpr Suit kEverySuit[] = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};

}  // namespace

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

}  // namespace larch
