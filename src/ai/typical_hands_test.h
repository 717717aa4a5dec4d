// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "ai/side_grid.h"
#include "ai/stream.h"

namespace larch::test {

// A hand as it may come: everyone takes about what it bid, some of the nils are kept. The bids are not always
// ones that the rules would allow.
inline TypicalHand random_hand(const Rules& rules, Stream& stream) {
    const auto below = [&](int bound) {
        return static_cast<int>(stream.below(static_cast<std::uint32_t>(bound)));
    };
    const int seats = rules.seats();
    TypicalHand hand{.results = {}, .dealer = seat_at(below(seats))};
    int left = rules.tricks_in_hand();
    for (int i = 0; i < seats; ++i) {
        SeatResult& result = hand.results[seat_at(i)];
        result.seat = seat_at(i);
        result.bid = Bid::of(1 + below(3) + below(4));
        if (rules.set().nil && below(12) == 0) result.bid = Bid::nil();
        if (rules.set().blind_nil && below(40) == 0) result.bid = Bid::blind_nil();
        if (rules.set().blind_bid_min > 0 && below(20) == 0)
            result.bid = Bid::blind_of(rules.set().blind_bid_min);
        result.taken = std::min(result.bid->tricks, left);
        left -= result.taken;
    }
    for (; left > 0; --left) {
        int seat = below(seats);
        if (hand.results[seat_at(seat)].bid->is_nil() && below(4) > 0) seat = (seat + 1) % seats;
        ++hand.results[seat_at(seat)].taken;
    }
    for (int turns = below(3); turns > 0; --turns) {
        SeatResult& loser = hand.results[seat_at(below(seats))];
        SeatResult& winner = hand.results[seat_at(below(seats))];
        if (loser.taken == 0 || winner.bid->is_nil()) continue;
        --loser.taken;
        ++winner.taken;
    }
    return hand;
}

inline std::vector<TypicalHand> random_hands(const Rules& rules, int count, std::uint64_t seed = 1) {
    Stream stream(seed);
    std::vector<TypicalHand> hands;
    for (int i = 0; i < count; ++i) hands.push_back(random_hand(rules, stream));
    return hands;
}

}  // namespace larch::test
