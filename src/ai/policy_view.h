// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>

#include "ai/contest.h"
#include "ai/weights.h"

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
// The cards of `own` that none of `others` beats, when all are of one suit.
inline Bits winners(Bits own, Bits others) { return others == 0 ? own : own & above(highest(others)); }

struct View {
    const Contest& contest;
    const Line& line;
    const Weights& weights;
    const Rules& rules;
    Seat me;
    Bits legal;  // at least two cards
    Bits hand;
    Bits out;              // cards of the others, and those withheld from all
    SeatBits nils;         // nils that still hold
    int want = 0;          // what the trick is worth to the own side, in tenths of a point
    int needs = 0;         // tricks that the own side still needs
    int needs_theirs = 0;  // that those sides still need whose contracts can be made

    Bits suit(int s) const { return rules.suit(static_cast<Suit>(s)).bits(); }
    SeatBits allies() const { return contest.allies[me]; }
    bool is_ally(Seat seat) const { return (allies() >> index(seat) & 1) != 0; }
    bool holds_nil(Seat seat) const { return (nils >> index(seat) & 1) != 0; }
    bool may_have(Seat seat, int s) const { return (line.void_in[seat] >> s & 1) == 0; }
    // Whether the seat may ruff a lead of the suit: known to be out of it, not known to be out of spades.
    bool ruffs(Seat seat, int s) const {
        return (line.void_in[seat] >> s & 1 & ~(line.void_in[seat] >> kSpades)) != 0;
    }
};

// The trick as it lies before the seat in turn, which is not the first.
struct Board {
    int led;
    Bits led_cards;  // of the suit led
    int best;        // the card that wins so far
    Seat winner;
    int to_play;  // seats that play after this one
    bool ruffed;  // the best is a spade on another suit
};

int lead(const View& view);
int lead_with_own_nil(const View& view);
int lead_with_partners_nil(const View& view);
int lead_against_nil(const View& view);

}  // namespace larch::policy
