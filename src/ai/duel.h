// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ai/last_hand.h"
#include "ai/side_grid.h"

namespace larch {

// The chance to win a match of two sides from every standing between two hands, by value iteration over both
// sides' scores, bags and sets. One table serves both dealers: it has the chance of the side that deals next.
class Duel {
  public:
    Duel(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness);

    // That the dealing side wins from a standing where the match goes on: between 0 and 1, or a little beyond
    // where it is all but over.
    float chance(const Standing& standing, Side dealing) const;
    std::size_t entries() const { return chances_.size(); }

  private:
    friend class DuelBuilder;
    Duel() = default;

    SideGrid grid_;
    int max_hands_ = 0;  // that the table has layers for
    // By hands left (one layer where they are not counted), the dealing side's node, the other's.
    std::vector<float> chances_;
    bool counts_down_ = false;  // whether the last of them is exactly that of last_
    LastHand last_;
    float level_ = 0.5F;  // what it is to deal when scores are level and the next hand decides
};

}  // namespace larch
