// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/baseline/stakes.h"

namespace larch::baseline {

// How a trick is likely to end, by seat, in thousandths.
struct TrickOdds {
    PerSeat<PerMille> wins;
    // The same, less what the winner has spent: who must play an ace to win has gained little by it, as the
    // ace would have won later. Cards on the table already are spent either way, and the own hand's cost is
    // reckoned elsewhere.
    PerSeat<PerMille> gains;
};

// The odds of the trick on the table if the own hand now plays `card`, from what may be in the hands still
// to play and from what those seats want.
TrickOdds trick_odds(const Knowledge& known, const Stakes& stakes, Card card);

}  // namespace larch::baseline
