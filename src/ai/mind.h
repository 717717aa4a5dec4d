// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "ai/level.h"
#include "ai/ranked.h"

namespace larch {

// A player's mind under one rule set: all of its thinking that no position changes. Made once and asked for
// every decision; the dearer levels take a while to make (work, not time: always the same).
class Mind {
  public:
    Mind(const Rules& rules, Level level, const Style& style = {});

    const Rules& rules() const { return *rules_; }
    const Ranked& ranked() const { return ranked_; }
    Level level() const { return level_; }
    const Style& style() const { return style_; }

  private:
    std::unique_ptr<const Rules> rules_;  // in one place, since parts of the mind refer to it
    Ranked ranked_;
    Level level_;
    Style style_;
};

// The minds at one table, each made when it is first asked for, and all forgotten when the rules change.
class Minds {
  public:
    const Mind& of(const Rules& rules, Level level);

  private:
    std::vector<std::unique_ptr<const Mind>> minds_;
};

}  // namespace larch
