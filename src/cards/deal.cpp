// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cards/deal.h"

#include <utility>

namespace larch {

Deal deal_cards(CardSet pack, int seats, Seat dealer, ChaCha& stream) {
    assert(seats >= 2 && seats <= kMaxSeats);
    std::array<Card, 64> cards;
    std::size_t count = 0;
    for (const Card card : pack) cards[count++] = card;

    // Each place is final once it has been exchanged, so it is dealt on the spot.
    Deal deal;
    Seat seat = dealer;
    const std::size_t left_over = count % static_cast<std::size_t>(seats);
    for (std::size_t i = count; i-- > left_over;) {
        std::swap(cards[i], cards[stream.below(static_cast<std::uint32_t>(i + 1))]);
        seat = left_of(seat, seats);
        deal.hands[seat].add(cards[i]);
    }
    for (std::size_t i = 0; i < left_over; ++i) deal.widow.add(cards[i]);
    return deal;
}

}  // namespace larch
