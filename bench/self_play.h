// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "ai/decide.h"
#include "table/table.h"

namespace larch {

// Sums over matches between bots of one level at every seat.
struct SelfPlayTotal {
    std::uint64_t games = 0;
    std::uint64_t unfinished = 0;  // cut off at kCutAt
    std::uint64_t hands = 0;
    std::uint64_t decisions = 0;
    std::uint64_t bids = 0;
    std::uint64_t tricks_bid = 0;
    std::uint64_t nils = 0;
    std::uint64_t nils_made = 0;
    std::uint64_t contracts = 0;
    std::uint64_t contracts_made = 0;
    std::uint64_t bags = 0;
    std::uint64_t digest = 0;  // of every state on the way
};
inline constexpr std::size_t kCutAt = 200;

// One whole match; the table as it ends. `total` grows by it.
Table self_play(const Rules& rules, const Seed& seed, Level level, SelfPlayTotal& total);

}  // namespace larch
