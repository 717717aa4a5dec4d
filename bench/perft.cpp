// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/perft.h"

#include "bench/random_hands.h"
#include "rules/dealing.h"

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
    Hand hand(rules, deal_hand(rules, seat_at(0), stream), seat_at(0));
    while (hand.phase() < HandPhase::Play) {
        if (hand.is_bidding())
            hand.bid(random_bid(hand.legal_bids(), stream));
        else
            hand.give(random_cards(hand.held(hand.turn()), hand.cards_to_give(), stream));
    }
    while (rules.tricks_in_hand() - hand.tricks_done() > cards)
        hand.play(random_card(hand.legal_cards(), stream));
    return hand;
}

}  // namespace larch
