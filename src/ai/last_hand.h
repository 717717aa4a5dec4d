// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

#include "ai/side_grid.h"

namespace larch {

// The outcomes of a typical hand for the two sides that it is seen from.
struct Pair {
    int ours = 0;
    int theirs = 0;
    float weight = 0;
};

// How the last hand of a match by a number of hands (5.5) decides it, exactly: by the lead and both sides'
// bags.
class LastHand {
  public:
    LastHand() = default;
    LastHand(const Rules& rules, const Outcomes& outcomes, const std::vector<Pair>& pairs, float level);

    // That the dealing side wins from so many points ahead.
    float chance(int lead, int bags, int other_bags) const {
        const int last = static_cast<int>(kinds_) - 1;
        const auto kind = static_cast<std::size_t>(std::clamp(bags, 0, last)) * kinds_ +
                          static_cast<std::size_t>(std::clamp(other_bags, 0, last));
        const auto place = static_cast<std::size_t>(std::clamp(lead, -widest_, widest_) + widest_);
        return chances_[kind * width() + place];
    }

  private:
    std::size_t width() const { return 2 * static_cast<std::size_t>(widest_) + 1; }

    int widest_ = 0;         // lead that a hand may turn
    std::size_t kinds_ = 0;  // of numbers of bags
    std::vector<float> chances_;
};

}  // namespace larch
