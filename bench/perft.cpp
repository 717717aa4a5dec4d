// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/perft.h"

#include "bench/random_hands.h"

namespace larch {

std::uint64_t perft(const Hand& hand, int cards) {
    if (cards == 0 || hand.phase() == HandPhase::Over) return 1;
    std::uint64_t ways = 0;
    for (const Card card : hand.legal_cards()) {
        Hand next = hand;
        next.play(card);
        ways += perft(next, cards - 1);
    }
    return ways;
}

Hand random_ending(const Rules& rules, const Seed& seed, int cards) {
    assert(cards >= 1 && cards <= rules.tricks_in_hand());
    ChaCha stream(seed);
    const auto below = [&](int bound) {
        return static_cast<int>(stream.below(static_cast<std::uint32_t>(bound)));
    };
    Hand hand(rules, deal_cards(rules.pack(), rules.seats(), seat_at(0), stream), seat_at(0));
    while (hand.phase() == HandPhase::Bidding) hand.bid(Bid::of(1 + below(rules.tricks_in_hand())));
    while (rules.tricks_in_hand() - hand.tricks_done() > cards)
        hand.play(random_card(hand.legal_cards(), stream));
    return hand;
}

}  // namespace larch
