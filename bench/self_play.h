// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "ai/decide.h"
#include "bench/bot_tally.h"
#include "table/table.h"

namespace larch {

// Sums over matches between bots of one level at every seat.
struct SelfPlayTotal {
    std::uint64_t games = 0;
    std::uint64_t unfinished = 0;  // cut off at kCutAt
    std::uint64_t hands = 0;
    BotTally bots;
    std::uint64_t digest = 0;  // of every state on the way
};
inline constexpr std::size_t kCutAt = 200;

// One whole match; the table as it ends. `total` grows by it.
Table self_play(const Rules& rules, const Seed& seed, Level level, SelfPlayTotal& total);

}  // namespace larch
