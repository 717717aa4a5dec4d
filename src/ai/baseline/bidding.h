// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/baseline/knowledge.h"

namespace larch::baseline {

// What a seat makes of its hand before it bids.
struct Estimate {
    int tricks = 0;               // thousandths of a trick that it would bid
    PerMille nil = 0;             // the chance that a nil would hold; 0 when the hand is no nil hand
    PerMille nil_wanted = kSure;  // the chance it asks for here
    bool needs_miracle = false;   // asked for a blind bid: the match is lost unless a blind nil holds
};

Estimate estimate_of(const Knowledge& known);

// How well a bid suits the estimate: the higher the better; the best possible trick bid is worth 0, as is to
// look before bidding, and only a nil worth bidding is above.
int score_of(const Estimate& estimate, Bid bid);

}  // namespace larch::baseline
