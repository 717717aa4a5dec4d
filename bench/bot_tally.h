// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "ai/decide.h"
#include "table/table.h"

namespace larch {

// Sums over what the seats of one player did, and what it came to.
struct BotTally {
    std::uint64_t decisions = 0;
    std::uint64_t hands = 0;  // one for each of its sides
    std::uint64_t bids = 0;   // one for each seat and hand, as it stood in the end
    std::uint64_t tricks_bid = 0;
    std::uint64_t nils = 0;  // not blind
    std::uint64_t nils_made = 0;
    std::uint64_t forecasts = 0;        // nils, not blind, of which a chance was told,
    std::uint64_t nils_forecast = 0;    // and the sum of the chances, in thousandths
    std::uint64_t first_hand_bids = 0;  // in the first hands of matches, where scores are level
    std::uint64_t first_hand_nils = 0;  // not blind
    std::uint64_t blind_nils = 0;
    std::uint64_t blind_nils_made = 0;
    std::uint64_t contracts = 0;
    std::uint64_t contracts_made = 0;
    std::uint64_t bags = 0;
    std::int64_t points = 0;

    void add(const BotTally& other);
    // A decision before it happens, and the chance of its nil if it bids one; nought when nobody told it.
    void count_decision(const Action& action, PerMille nil);
    // What a seat bid in the latest hand, which is over, and whether its nil was kept.
    void count_bid(const Table& table, Seat seat);
    // What one of the sides came to.
    void count_side(const SideResult& side);
};

// The chance that a nil bid so is kept, where the decision tells it; else nought.
PerMille nil_chance(const Decision& decision);

}  // namespace larch
