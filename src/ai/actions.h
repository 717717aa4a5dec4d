// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/action.h"
#include "ai/contest.h"
#include "ai/mind.h"
#include "rules/observation.h"

namespace larch {

// The actions worth thinking about, and which of them a player by rules would take.
struct Choices {
    Actions actions;  // printed cards; at least one
    std::size_t preferred = 0;
};

// Bids around what the hand promises, and nil where it is allowed; where bids are blind also to look.
Choices bids_worth_thinking(const Observation& seen, const Mind& mind);
// The cards that a player by rules gives, and others that differ from them in one card.
Choices gifts_worth_thinking(const Observation& seen, const Mind& mind);
// Of legal cards that no card in another hand or on the table comes between, one stands for all: the one that
// a player by rules plays, or else the lowest. Where every trick left is sure to be the seat's, the claim
// too.
Choices plays_worth_thinking(const Observation& seen, const Mind& mind, const Contest& contest,
                             const Line& line);

}  // namespace larch
