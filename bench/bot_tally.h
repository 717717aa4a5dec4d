// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "table/view.h"

namespace larch {

// Sums over what the seats of one player did, and what it came to.
struct BotTally {
    std::uint64_t decisions = 0;
    std::uint64_t hands = 0;  // one for each of its sides
    std::uint64_t bids = 0;   // one for each seat and hand, as it stood in the end
    std::uint64_t tricks_bid = 0;
    std::uint64_t nils = 0;  // not blind
    std::uint64_t nils_made = 0;
    std::uint64_t blind_nils = 0;
    std::uint64_t blind_nils_made = 0;
    std::uint64_t contracts = 0;
    std::uint64_t contracts_made = 0;
    std::uint64_t bags = 0;
    std::int64_t points = 0;

    void add(const BotTally& other);
    // What a seat bid in a hand that is over, and whether its nil was kept.
    void count_bid(const Hand& hand, Seat seat);
    // What one of the sides came to.
    void count_side(const SideResult& side);
};

}  // namespace larch
