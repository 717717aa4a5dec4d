// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ai/bid_model.h"
#include "ai/equity.h"
#include "ai/level.h"
#include "ai/weights.h"

namespace larch {

// How much a level thinks, in counted work.
struct Budget {
    int bid_worlds = 0;       // looked at for a bid; 0 for a player by rules
    int play_worlds = 0;      // for a card to play, or cards to give; more where the choice is small
    int exact_worlds = 0;     // for a card after which worlds are played out by exact search
    int draws = 1;            // worlds drawn for each that is looked at, by how well they fit the bids
    int exact_tricks = 0;     // when no more are left, worlds are played out by exact search
    int typical_hands = 600;  // that chances to win the match are reckoned from
    bool simple = false;      // a beginner, who looks at the own tricks and the trick on the table

    friend bool operator==(const Budget&, const Budget&) = default;
};
Budget budget_of(Level level);

// A player's mind under one rule set: all of its thinking that no position changes. Made once and asked for
// every decision; levels that reckon with the match take a while to make (work, not time: always the same).
class Mind {
  public:
    Mind(const Rules& rules, Level level, const Style& style = {}, const Weights& weights = tuned_weights());

    const Rules& rules() const { return *rules_; }
    const Ranked& ranked() const { return *ranked_; }
    Level level() const { return level_; }
    const Style& style() const { return style_; }
    const Budget& budget() const { return budget_; }
    const Weights& weights() const { return weights_; }
    const BidModel& bid_model() const { return *bid_model_; }
    // Only of a mind whose budget has worlds.
    const EquityTable& equity() const { return *equity_; }

  private:
    // In one place each, since the later refer to the earlier.
    std::unique_ptr<const Rules> rules_;
    std::unique_ptr<const Ranked> ranked_;
    Level level_;
    Style style_;
    Budget budget_;
    Weights weights_;
    std::unique_ptr<const BidModel> bid_model_;
    std::unique_ptr<const EquityTable> equity_;
};

// Hands as equal players by rules bid and play them at level scores.
std::vector<TypicalHand> typical_hands(const Ranked& ranked, const BidModel& model, const Weights& weights,
                                       int count);

// The minds at one table, each made when it is first asked for, and all forgotten when the rules change.
class Minds {
  public:
    const Mind& of(const Rules& rules, Level level);

  private:
    std::vector<std::unique_ptr<const Mind>> minds_;
};

}  // namespace larch
