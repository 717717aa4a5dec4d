// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

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

// The chance to win a match of two sides from every standing between two hands, by value iteration over both
// sides' scores, bags and sets. One table serves both dealers: it has the chance of the side that deals next.
class Duel {
  public:
    Duel(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness);

    // That the dealing side wins from a standing where the match goes on: between 0 and 1, or a little beyond
    // where it is all but over.
    float chance(const Standing& standing, Side dealing) const;
    std::size_t entries() const { return chances_.size(); }
    // The greatest change of the last sweep.
    float unsettled() const { return unsettled_; }

  private:
    friend class DuelBuilder;

    SideGrid grid_;
    int max_hands_ = 0;  // that the table has layers for
    // By hands left (one layer where they are not counted), the dealing side's node, the other's.
    std::vector<float> chances_;
    bool counts_down_ = false;  // whether the last of them is exactly that of last_
    LastHand last_;
    float level_ = 0.5F;  // what it is to deal when scores are level and the next hand decides
    float unsettled_ = 0;
};

}  // namespace larch
