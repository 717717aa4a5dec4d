// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ai/decide.h"

namespace larch {

// What whoever decides has reckoned besides the plain facts. Players by rules leave out what they did not.
struct Reckoned {
    std::optional<int> promise;     // thousandths of a trick that the hand takes, for a bid of a number
    std::optional<PerMille> nil;    // the chance that a nil holds: that it may bid, or that its side keeps
    std::optional<PerMille> trick;  // the chance that the own side takes this trick
    bool close = false;             // another choice is as good
};

// What speaks for the action, the most telling first; at least one, and seldom more than three. Each is true
// of the position as the seat sees it, whoever decided and why. `seen` is the observation of a seat in turn,
// and the action is legal.
InlineVector<Grounds, 6> grounds_of(const Observation& seen, const Action& action,
                                    const Reckoned& reckoned = {});

}  // namespace larch
