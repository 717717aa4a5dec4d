// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "ai/chance.h"
#include "ai/duel.h"
#include "ai/race.h"

namespace larch {

// The chance to win a match from any standing between two hands, for one rule set and equal players.
class EquityTable {
  public:
    // `hands` are typical ones of these rules, none thrown in, at least one; several hundred for a smooth
    // table. Refers to `rules`, which must outlive it. The work is bounded by the number of different hands
    // times the square of a side's nodes (860 at most when bucketed).
    EquityTable(const Rules& rules, const std::vector<TypicalHand>& hands,
                Fineness fineness = Fineness::Bucketed);

    // That `side` wins when the match stands so and `dealer` deals the next hand; 0 or kCertain when it is
    // over. The chances of all sides add up to kCertain.
    Equity chance(const Standing& standing, Seat dealer, Side side) const;

    // The numbers it holds.
    std::size_t entries() const { return duel_ ? duel_->entries() : race_->entries(); }

  private:
    const Rules* rules_;
    std::optional<Duel> duel_;  // where there are two sides
    std::optional<Race> race_;  // where there are more
};

}  // namespace larch
