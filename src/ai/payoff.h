// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/equity.h"

namespace larch {

// What the end of a hand is worth to one side.
struct Payoff {
    Equity equity = 0;
    int points = 0;  // own less those of the best other side, of this hand
};

// The payoffs of every way the tricks of a hand may fall, worked out once when the bids are known.
class Payoffs {
  public:
    // `bids` of all seats, or none of anyone in a hand that bids itself; `before` the match before the hand,
    // `dealer` that of the hand.
    Payoffs(const Rules& rules, const EquityTable& equity, const Standing& before, Seat dealer,
            const PerSeat<std::optional<Bid>>& bids, Side side);

    // By the tricks that each seat took; they add up to those of a hand.
    Payoff of(const PerSeat<std::uint8_t>& taken) const;
};

// The same for one result, without a table: for hands whose bids are themselves imagined.
Payoff payoff(const Rules& rules, const EquityTable& equity, const Standing& before, Seat dealer,
              const PerSeat<SeatResult>& results, Side side);

}  // namespace larch
