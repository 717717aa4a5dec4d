// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <string_view>
#include <vector>

#include "cards/deal.h"

// Short spellings for the tests of this module.
namespace larch {

// The four seats by the letters of docs/notation.md.
inline constexpr Seat kSouth = seat_at(0);
inline constexpr Seat kWest = seat_at(1);
inline constexpr Seat kNorth = seat_at(2);
inline constexpr Seat kEast = seat_at(3);

// "SA" is the ace of spades.
inline Card card(std::string_view text) {
    assert(text.size() == 2);
    const auto suit = static_cast<Suit>(std::string_view("CDHS").find(text[0]));
    const auto rank = static_cast<Rank>(std::string_view("23456789TJQKA").find(text[1]));
    return {rank, suit};
}

// "SA SK D2": any number of cards with single blanks between.
inline std::vector<Card> cards(std::string_view text) {
    std::vector<Card> list;
    for (std::size_t at = 0; at < text.size(); at += 3) list.push_back(card(text.substr(at, 2)));
    return list;
}

inline CardSet card_set(std::string_view text) {
    CardSet set;
    for (const Card card : cards(text)) set.add(card);
    return set;
}

// North has the clubs, East the diamonds, South the hearts and West the spades.
inline Deal one_suit_each() {
    Deal deal;
    deal.hands[kNorth] = CardSet::printed(Suit::Clubs);
    deal.hands[kEast] = CardSet::printed(Suit::Diamonds);
    deal.hands[kSouth] = CardSet::printed(Suit::Hearts);
    deal.hands[kWest] = CardSet::printed(Suit::Spades);
    return deal;
}

}  // namespace larch
