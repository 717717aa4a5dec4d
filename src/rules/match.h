// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "rules/hand.h"
#include "rules/score.h"

namespace larch {

// How a match stands between two hands.
struct Standing {
    int hands = 0;  // over, those thrown in included
    PerSide<int> scores;
    PerSide<int> bags;
    PerSide<int> sets;         // contracts not made
    PerSide<int> sets_in_row;  // those of the latest hands, without one made between
    std::optional<Side> moon;  // a side that won by a contract of all tricks (5.7)

    friend bool operator==(const Standing&, const Standing&) = default;
};

// What it means for the next hand: who may go blind (2.8), and whether anyone bids (2.16).
HandTerms next_terms(const Rules& rules, const Standing& standing);

// What a hand scored is added to the standing.
void add_scores(const Rules& rules, Standing& standing, const PerSide<SideScore>& scores);

// A hand that is over is added to the standing; returns each side's score for it, without lines when it was
// thrown in.
PerSide<SideScore> add_hand(Standing& standing, const Hand& hand);

// The side that has won, or nothing while the match goes on (section 5).
std::optional<Side> match_winner(const Rules& rules, const Standing& standing);

}  // namespace larch
