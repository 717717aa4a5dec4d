// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "ai/bid_model.h"
#include "ai/contest.h"
#include "base/chacha.h"

namespace larch {

// A hand before the bidding, its cards ranked and the opening leader in turn. What is passed or laid off
// under some rules is left out.
struct DealtHand {
    Line line;
    Seat dealer{};
};
DealtHand dealt_hand(const Ranked& ranked, const Seed& seed, std::uint64_t number);
std::vector<DealtHand> dealt_hands(const Ranked& ranked, const Seed& seed, std::uint64_t count);

// A player by rules: its weights and the bids that follow from them.
class Hopeful {
  public:
    Hopeful(const Ranked& ranked, const Weights& weights) : weights_(weights), bids_(ranked, weights) {}
    const Weights& weights() const { return weights_; }
    const BidModel& bids() const { return bids_; }

  private:
    Weights weights_;
    BidModel bids_;
};

using Bids = PerSeat<std::optional<Bid>>;
Bids auction(const Ranked& ranked, const DealtHand& hand, const PerSide<const Hopeful*>& players);

// What the tricks of a hand are worth to a side less the mean of the others, in tenths of a point, with each
// bag at its share of the penalty.
int worth_of(const Ranked& ranked, const Bids& bids, const PerSeat<std::uint8_t>& taken, Side side);

// What a hand played so comes to for the first side less the mean of the others, in tenths of a point, with
// each bag at its share of the penalty.
int duel(const Ranked& ranked, const DealtHand& hand, const PerSide<const Hopeful*>& players);

// How much better `a` does than `b` at one hand that both play from either side.
int duel_of(const Ranked& ranked, const DealtHand& hand, const Hopeful& a, const Hopeful& b);

// Sums over many.
struct Margin {
    std::int64_t hands = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value) {
        ++hands;
        sum += value;
        squares += value * value;
    }
    void add(const Margin& other) {
        hands += other.hands;
        sum += other.sum;
        squares += other.squares;
    }
    double mean() const { return static_cast<double>(sum) / static_cast<double>(hands); }
    // The standard error of the mean, squared.
    double variance() const {
        const auto n = static_cast<double>(hands);
        return (static_cast<double>(squares) / n - mean() * mean()) / n;
    }
};

}  // namespace larch
