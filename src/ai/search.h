// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/decide.h"

namespace larch {

// How a hand ends in one world after one action, when players by rules go on.
struct Ending {
    Payoff payoff;
    bool nil_kept = false;  // that it bids, or that the plan watches
    int over = 0;           // tricks of the own side beyond its contract
    bool trick = false;     // the own side takes the one that the card is played to
};
Ending ending_of(const Plan& plan, const World& world, const Action& action);

}  // namespace larch
