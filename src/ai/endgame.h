// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/payoff.h"
#include "rules/cardplay.h"

namespace larch {

struct OpenEnding {
    Equity equity = 0;
    PerSeat<std::uint8_t> taken;  // tricks
    Seat first{};                 // who takes the trick on the table, or the next one
};

// What the hand comes to for `side` when all hands are open and both sides play on as well as they can. By
// brute force, so for the last few tricks; there are two sides. `payoffs` are those of `side`.
OpenEnding best_ending(const Rules& rules, const Payoffs& payoffs, const Cardplay& cards, Side side);

}  // namespace larch
