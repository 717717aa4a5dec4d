// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "bench/arena.h"

namespace larch {

struct BotHandsTotal {
    std::uint64_t hands = 0;
    std::uint64_t decisions = 0;
    std::uint64_t digest = 0;              // of the states at the ends of hands
    std::optional<std::string> violation;  // the first answer that was refused or could not be had
};

// `bot` plays at every seat, in matches one after the other and cut at kCutAt hands, until `hands` hands are
// over. The table judges all that it does.
BotHandsTotal bot_hands(const Rules& rules, const Seed& seed, Contestant& bot, std::uint64_t hands);

}  // namespace larch
