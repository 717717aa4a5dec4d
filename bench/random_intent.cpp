// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/random_intent.h"

#include "bench/random_hands.h"
#include "rules/claim.h"

namespace larch {

Intent random_intent(const Table& table, ChaCha& stream) {
    const Hand& hand = table.hand();
    if (hand.is_bidding()) return MakeBid{random_bid(hand.legal_bids(), stream)};
    if (hand.cards_to_give() > 0)
        return GiveCards::of(random_cards(hand.held(hand.turn()), hand.cards_to_give(), stream));
    if (table.rules().set().claim && hand.trick().empty() &&
        claim_is_certain(table.observation(hand.turn())) && stream.below(2) == 0)
        return ClaimRest{};
    return PlayCard{random_card(hand.legal_cards(), stream)};
}

}  // namespace larch
