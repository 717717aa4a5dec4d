// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/contest.h"
#include "ai/weights.h"

namespace larch {

// The player by rules: fast enough to play hands out by the hundred thousand a second. Looks at nothing but
// the cards of the seat in turn and what all have seen. Returns a legal card (ranked); there is one.
Card policy_card(const Contest& contest, const Line& line, const Weights& weights);

// Everyone plays so until the trick is complete, which needs a card yet,
void play_trick(const Contest& contest, Line& line, const Weights& weights);
// and to the end of the hand.
void play_out(const Contest& contest, Line& line, const Weights& weights);

}  // namespace larch
