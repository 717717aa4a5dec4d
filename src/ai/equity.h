// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ai/chance.h"
#include "rules/match.h"

namespace larch {

// What one hand between equal players may come to; each as likely as the next.
struct TypicalHand {
    PerSeat<SeatResult> results;
    Seat dealer{};
};

// The chance to win a match from any standing between two hands, for one rule set.
class EquityTable {
  public:
    // `hands` are typical ones of these rules, at least one; several hundred for a smooth table. Refers to
    // `rules`, which must outlive it. The work is counted: ... entries.
    EquityTable(const Rules& rules, const std::vector<TypicalHand>& hands);

    // That `side` wins when the match stands so and `dealer` deals the next hand; 0 or kCertain when it is
    // over.
    Equity chance(const Standing& standing, Seat dealer, Side side) const;
};

}  // namespace larch
