// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/knowledge.h"

#include <algorithm>

namespace larch::baseline {

Knowledge::Knowledge(const Observation& seen)
    : seen_(&seen), hand_size_(std::min(seen.held.size(), rules().tricks_in_hand())) {
    CardSet gone = seen.held;
    CardSet passed;
    for (const PlayedCard& played : seen.played) gone.add(played.card);
    for (const Gift& gift : seen.gifts) {
        if (!gift.to) gone |= gift.cards;
        if (gift.to && gift.from == me()) passed |= gift.cards;
    }
    for (int s = 0; s < kSuits; ++s) {
        const auto suit = static_cast<Suit>(s);
        out_[at(suit)] = rules().suit(suit) - gone;
        with_partner_[at(suit)] = (passed & out_[at(suit)]).size();
        CardSet rest = seen.held & rules().suit(suit);
        while (!rest.empty()) {
            const Card card = strongest(rules(), rest);
            own_[at(suit)].push_back(card);
            rest.remove(card);
        }
    }
    const auto keep_above = [&](Card card) {
        above_[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(count_above(card));
    };
    for (const Card card : seen.held) keep_above(card);
    for (int place = 0; place < seen.play.trick.size(); ++place) keep_above(seen.play.trick.card(place));
    note_voids();
}

void Knowledge::note_voids() {
    const auto seats = static_cast<std::size_t>(rules().seats());
    Suit led{};
    for (std::size_t i = 0; i < seen_->played.size(); ++i) {
        const auto& [seat, card] = seen_->played[i];
        const Suit suit = rules().suit_of(card);
        if (i % seats == 0) led = suit;
        if (suit != led) voids_[seat] |= static_cast<std::uint8_t>(1 << index(led));
    }
    for (int s = 0; s < kSuits; ++s) {
        const auto suit = static_cast<Suit>(s);
        for (int i = 0; i < rules().seats(); ++i) {
            if (out(suit) == 0) voids_[seat_at(i)] |= static_cast<std::uint8_t>(1 << s);
            if (seat_at(i) != me() && may_hold(seat_at(i), suit)) ++holders_[at(suit)];
        }
    }
}

int Knowledge::count_above(Card card) const {
    const int power = rules().power(card);
    int stronger = 0;
    for (const Card other : out_[at(rules().suit_of(card))]) stronger += rules().power(other) > power;
    return stronger;
}

}  // namespace larch::baseline
