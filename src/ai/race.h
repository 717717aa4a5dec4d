// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/side_grid.h"

namespace larch {

// The chances to win a match where everyone plays alone. An approximation: the sides are taken to run to the
// target each for itself, so that how long each takes, worked out exactly for it alone, is all there is to
// know. What it leaves out: the tricks that one takes the others do not get; who deals; and an end at the
// floor or by sets is judged by the race as it stands.
class Race {
  public:
    Race(const Rules& rules, const std::vector<TypicalHand>& hands);

    // Of all sides, from a standing where the match goes on; they add up to about one.
    PerSide<float> chances(const Standing& standing) const;
    std::size_t entries() const { return waiting_.size(); }

  private:
    friend class RaceBuilder;

    const Rules* rules_;
    SideGrid grid_;
    int max_hands_ = 0;
    std::size_t moments_ = 0;  // of a layer
    std::vector<float>
        waiting_;  // by hands left (or one layer), node and moment: the chance to be on the way still
};

}  // namespace larch
