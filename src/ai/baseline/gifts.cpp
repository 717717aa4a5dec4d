// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/gifts.h"

#include "ai/baseline/promise.h"

namespace larch::baseline {

namespace {

// What a step of rank is worth beside a thousandth of danger. Danger is reckoned for the lowest cards of a
// suit only, and a high one is a danger in the hands of any player.
constexpr int kRank = 8;
// What a trick's thousandth is worth beside a step of rank.
constexpr int kPromise = 100;

bool has_bid_nil(const Observation& seen, Seat seat) { return seen.bids[seat] && seen.bids[seat]->is_nil(); }

// What a nil is rid of with the card.
int relief(const Knowledge& known, Card card) {
    const Suit suit = known.rules().suit_of(card);
    const PerMille less = nil_danger_in(known, suit) - nil_danger_in(known, suit, CardSet::of(card));
    return less + kRank * known.rules().power(card) + (breaks_any_nil(known, card) ? kSure : 0);
}

}  // namespace

int worth_of_giving(const Knowledge& known, Card card) {
    const Observation& seen = known.seen();
    if (has_bid_nil(seen, seen.seat)) return relief(known, card);
    if (seen.phase == HandPhase::Exchange) return -known.dearness(card);
    const int kept = promised_tricks(known, Leaving{.card = card, .led = known.rules().suit_of(card)});
    return kPromise * kept - known.dearness(card);
}

CardSet cards_to_pass(const Knowledge& known, int count) {
    CardSet passed;
    for (CardSet rest = known.seen().held; count > 0 && !rest.empty(); --count) {
        Card worst = rest.first();
        for (const Card card : rest)
            if (relief(known, card) > relief(known, worst)) worst = card;
        passed.add(worst);
        rest.remove(worst);
    }
    return passed;
}

}  // namespace larch::baseline
