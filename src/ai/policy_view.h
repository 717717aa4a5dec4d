// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>

#include "ai/contest.h"

// What the player by rules sees of a line when it is in turn; private to it.
namespace larch::policy {

using Bits = std::uint64_t;  // of ranked cards: in a suit the later wins

inline constexpr int kSpades = index(Suit::Spades);

inline int count(Bits cards) { return std::popcount(cards); }
inline Bits above(int card) { return (~Bits{1}) << card; }
inline Bits below(int card) { return (Bits{1} << card) - 1; }
// There is at least one card.
inline int lowest(Bits cards) { return std::countr_zero(cards); }
inline int highest(Bits cards) { return 63 - std::countl_zero(cards); }
inline int highest_or_0(Bits cards) { return highest(cards | 1); }
// Whether the highest of all, when they are of one suit, is one of `own`.
inline bool has_highest(Bits own, Bits others) { return own > others; }
// The cards of `own` that none of `others` beats, when all are of one suit.
inline Bits winners(Bits own, Bits others) { return others == 0 ? own : own & above(highest(others)); }
// The lowest of the cards that are as good as the highest, when `others` are out.
inline int cheapest_top(Bits own, Bits others) {
    const Bits between = others & below(highest(own));
    return lowest(between == 0 ? own : own & above(highest(between)));
}

struct View {
    const Contest& contest;
    const Line& line;
    const Rules& rules;
    Seat me;
    Bits legal;  // at least two cards
    Bits hand;
    Bits out;  // cards of the others, and those withheld from all
    Bits out_spades;
    SeatBytes nils = 0;   // nils that still hold
    Seat nil{};           // whose nil matters most to the seat, when there is one
    Seat nils_ally{};     // the partner of that
    SeatBytes voids = 0;  // the suits that each has shown to lack
    // Where the contracts stand: what the situation is (a row of the table), and the tricks that nobody
    // needs, from -1 to 3 and one more, times 4 plus those that the own side needs, up to 3.
    int situation = 0;
    int state = 0;

    Bits suit(int s) const { return rules.suit(static_cast<Suit>(s)).bits(); }
    SeatBytes allies() const { return contest.allies[me]; }
    bool is_ally(Seat seat) const { return (allies() & byte_of(seat)) != 0; }
    // 1 where the seat has not shown that it lacks the suit.
    int may_have(Seat seat, int s) const { return (voids >> (8 * index(seat) + s) & 1) == 0 ? 1 : 0; }
    // A 1 for each seat that may ruff a lead of the suit: known to be out of it, not known to be out of
    // spades.
    SeatBytes ruffers(int s) const { return voids >> s & ~(voids >> kSpades) & kEverySeat; }
};

// Of the seat in turn, with `legal` its cards that may be played.
View view_of(const Contest& contest, const Line& line, CardSet legal);

// What a trick so far looks like to the seat in turn, which is not the first.
struct Board {
    int led;
    Bits led_cards;   // of the suit led
    int best;         // the card that wins so far
    bool trump_best;  // it is a spade
    bool ruffed;      // on another suit
    int to_play;      // seats that play after this one
    int wins;         // 0 an opponent, 1 the own side, 2 a nil that matters
    int ruffers;      // opponents still to play who may ruff
};

}  // namespace larch::policy
