// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ai/equity.h"

namespace larch {

// What the end of a hand is worth to one side.
struct Payoff {
    Equity equity = 0;
    int points = 0;  // own less those of the best other side, of this hand

    friend bool operator==(const Payoff&, const Payoff&) = default;
};

// The payoffs of every way the tricks of a hand of four seats may fall, worked out once when the bids are
// known.
class Payoffs {
  public:
    // `bids` of all seats, or none of anyone in a hand that bids itself; `before` the match before the hand,
    // `dealer` that of the hand.
    Payoffs(const Rules& rules, const EquityTable& equity, const Standing& before, Seat dealer,
            const PerSeat<std::optional<Bid>>& bids, Side side);

    // By the tricks that each seat took; they add up to those of a hand.
    Payoff of(const PerSeat<std::uint8_t>& taken) const {
        return payoffs_[place(taken.items[0], taken.items[1], taken.items[2])];
    }

  private:
    static constexpr int kTricks = 13;
    static constexpr std::size_t place(int first, int second, int third) {
        const int number = (first * (kTricks + 1) + second) * (kTricks + 1) + third;
        return static_cast<std::size_t>(number);
    }

    std::vector<Payoff> payoffs_;
};

// The same for one result, without a table: for hands whose bids are themselves imagined.
Payoff payoff(const Rules& rules, const EquityTable& equity, const Standing& before, Seat dealer,
              const PerSeat<SeatResult>& results, Side side);

}  // namespace larch
