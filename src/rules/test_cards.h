// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <ostream>
#include <string_view>
#include <vector>

#include "rules/hand.h"

// Short spellings for the tests of this module.
namespace larch {

// The four seats by the letters of docs/notation.md.
inline constexpr Seat kSouth = seat_at(0);
inline constexpr Seat kWest = seat_at(1);
inline constexpr Seat kNorth = seat_at(2);
inline constexpr Seat kEast = seat_at(3);

// "SA" is the ace of spades, "BJ" and "LJ" are the jokers.
inline Card card(std::string_view text) {
    assert(text.size() == 2);
    if (text == "BJ") return {Rank::BigJoker, Suit::Spades};
    if (text == "LJ") return {Rank::LittleJoker, Suit::Spades};
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

// The same, the order kept: for a rule set.
inline CardList card_list(std::string_view text) {
    CardList list;
    for (const Card card : cards(text)) list.push_back(card);
    return list;
}

inline Numbers numbers(std::initializer_list<int> list) {
    Numbers numbers;
    for (const int number : list) numbers.add(number);
    return numbers;
}

// The rules of a set that is known to be valid.
inline Rules rules_with(const RuleSet& set) { return Rules::make(set).value(); }

// North has the clubs, East the diamonds, South the hearts and West the spades.
inline Deal one_suit_each() {
    Deal deal;
    deal.hands[kNorth] = CardSet::printed(Suit::Clubs);
    deal.hands[kEast] = CardSet::printed(Suit::Diamonds);
    deal.hands[kSouth] = CardSet::printed(Suit::Hearts);
    deal.hands[kWest] = CardSet::printed(Suit::Spades);
    return deal;
}

// Every seat has some of each suit, and East, on North's left, all the top clubs.
inline Deal mixed_deal() {
    Deal deal;
    deal.hands[kNorth] = card_set("S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C4 C5");
    deal.hands[kEast] = card_set("S5 S6 S7 H5 H6 H7 D5 D6 D7 CA CK CQ CJ");
    deal.hands[kSouth] = card_set("S8 S9 ST H8 H9 HT D8 D9 DT DJ CT C9 C8");
    deal.hands[kWest] = card_set("SJ SQ SK SA HJ HQ HK HA DQ DK DA C7 C6");
    return deal;
}

inline void PrintTo(const Refusal& refusal, std::ostream* out) {
    *out << "reason " << static_cast<int>(refusal.reason) << ", clause " << refusal.clause.value_or("none");
}

}  // namespace larch
