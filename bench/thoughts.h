// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>

#include "ai/level.h"
#include "base/chacha.h"
#include "rules/hand.h"

namespace larch {

// Three hands from this one under rules_with_everything() have all that there is to decide.
inline constexpr Seed kRichSeed{{10}};
inline constexpr std::size_t kRichHands = 3;

// What players of a level thought in a few hands.
struct Thoughts {
    std::uint64_t digest = 0;    // of every decision, with its reasons
    std::set<HandPhase> phases;  // of those for which worlds were looked at
    bool claimed = false;
};

// The work of each decision is evaluated in one part, in two and in seven by turns. The bids are drawn where
// `set` has raises, so that blind ones and nils come up; all else is as the level decides.
Thoughts think_through(const RuleSet& set, const Seed& seed, Level level, std::size_t hands);

}  // namespace larch
