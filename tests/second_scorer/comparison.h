// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "base/chacha.h"

// Puts the same hands to the core and to the second scorer.
namespace larch {

struct Comparison {
    std::int64_t hands = 0;    // scored by both
    std::int64_t matches = 0;  // won by somebody
    std::string difference;  // what they disagree about, with the rules and the hand; empty while they agree
};

// The same seed and number give the same again.
//
// A match under random rules of hands that are bid and played at random, up to its end or 60 hands: every
// line of each hand, the standing after it, and who has won.
Comparison compare_match(const Seed& seed, std::uint32_t number);
// One side's results under random rules, drawn so that the bids are near the tricks taken, as at a table.
Comparison compare_results(const Seed& seed, std::uint32_t number);

}  // namespace larch
