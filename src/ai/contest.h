// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstring>

#include "ai/ranked.h"
#include "rules/match.h"

namespace larch {

// A byte for each seat, the first lowest: so that all seats are looked at in one step.
using SeatBytes = std::uint64_t;
inline constexpr SeatBytes kEverySeat = 0x0101'0101'0101'0101ULL;
constexpr SeatBytes byte_of(Seat seat) { return SeatBytes{1} << (8 * index(seat)); }
inline SeatBytes bytes_of(const PerSeat<std::uint8_t>& values) {
    static_assert(std::endian::native == std::endian::little);
    SeatBytes bytes = 0;
    std::memcpy(&bytes, values.items.data(), values.items.size());
    return bytes;
}
// A 1 for each of the `number` seats to the left of a seat, fewer than there are.
constexpr SeatBytes seats_after(Seat seat, int number, int seats) {
    const SeatBytes first = kEverySeat & ((SeatBytes{1} << 8 * number) - 1);
    const int turn = 8 * (index(seat) + 1);
    return first << turn | first >> (8 * seats - turn);
}
// A 1 for each byte that is not 0; none is above 128.
constexpr SeatBytes some_of(SeatBytes bytes) { return (bytes + 127 * kEverySeat) >> 7 & kEverySeat; }
// The sum of all bytes, below 256.
constexpr int sum_of(SeatBytes bytes) { return static_cast<int>(bytes * kEverySeat >> 56); }

// What a hand is played for, once all have bid: what a player by rules looks at besides the cards. The same
// for every line of play; all cards are ranked.
struct Contest {
    const Ranked* ranked = nullptr;
    PerSeat<Side> side;
    SeatBytes nils = 0;            // a 1 for each who has bid nil
    PerSeat<SeatBytes> allies;     // a 1 for each seat of the own side, the seat itself included
    PerSeat<SeatBytes> opponents;  // and of the others
    PerSide<SeatBytes> counting;   // 255 for each seat whose tricks count toward the contract
    PerSide<int> contract;         // tricks its numbers promise; 0 with none
    PerSide<int> bag_worth;        // tenths of a point for an overtrick: below nought where bags cost more

    bool bid_nil(Seat seat) const { return (nils & byte_of(seat)) != 0; }
};

// `bids` of every seat, or none of anyone in a hand that bids itself. Refers to `ranked`, which must outlive
// it.
Contest contest_of(const Ranked& ranked, const PerSeat<std::optional<Bid>>& bids, const Standing& standing);

// A hand on its way, with what all at the table remember of it. A player by rules looks at its own cards in
// `cards.held` and at no others'.
struct Line {
    Cardplay cards;        // of the ranked pack
    CardSet gone;          // every card played so far, those on the table included
    SeatBytes voids = 0;   // a bit for each suit a seat has shown that it does not have
    SeatBytes tricks = 0;  // cards.taken, to be looked at in one step

    // The seat in turn plays a legal card.
    void play(const Rules& ranked, Card card) {
        const Seat seat = cards.turn;
        gone.add(card);
        if (!cards.state.trick.empty()) {
            const Suit led = cards.state.trick.led();
            voids |= (ranked.suit_of(card) != led ? byte_of(seat) : 0) << index(led);
        }
        if (cards.play(ranked, card)) tricks += byte_of(cards.turn);
    }
};

}  // namespace larch
