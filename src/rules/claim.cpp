// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/claim.h"

namespace larch {

namespace {

CardSet unseen_cards(const Observation& seen) {
    CardSet unseen = seen.rules->pack() - seen.held;
    for (const PlayedCard& played : seen.played) unseen.remove(played.card);
    for (const Gift& gift : seen.gifts)
        if (!gift.to) unseen -= gift.cards;
    return unseen;
}

// Whether the cards held of a suit win as long as the others can follow: led from the top, each lead draws at
// least one of the unseen ones if one hand holds them all and plays its lowest, so that after as many leads
// none is left. The worst layout keeps the highest unseen card to the end, and every lead before that must
// beat it.
bool runs(const Rules& rules, CardSet held, CardSet unseen) {
    if (unseen.empty()) return true;
    int highest_unseen = 0;
    for (const Card card : unseen) highest_unseen = std::max(highest_unseen, rules.power(card));
    int winners = 0;
    for (const Card card : held) winners += rules.power(card) > highest_unseen ? 1 : 0;
    return winners >= std::min(held.size(), unseen.size());
}

}  // namespace

bool claim_is_certain(const Observation& seen) {
    if (seen.phase != HandPhase::Play || !seen.play.trick.empty() || seen.held.empty()) return false;
    if (seen.bids[seen.seat] && seen.bids[seen.seat]->is_nil()) return false;

    const Rules& rules = *seen.rules;
    // What follows takes it that any card may be led at any time.
    if (rules.set().forced_play != ForcedPlay::None) return false;
    if (rules.restricts_play() && seen.play.tricks_done == 0) return false;
    const CardSet unseen = unseen_cards(seen);
    const CardSet trumps = seen.held & rules.suit(Suit::Spades);
    const CardSet unseen_trumps = unseen & rules.suit(Suit::Spades);
    const CardSet others = seen.held - trumps;

    if (!unseen_trumps.empty() && !others.empty()) {
        // The others' trumps must be drawn before any other card is safe, and it must be allowed to draw
        // them.
        if (trumps.size() < unseen_trumps.size()) return false;
        if ((seen.legal_cards() & trumps).empty()) return false;
    }
    for (const Suit suit : kEverySuit)
        if (!runs(rules, seen.held & rules.suit(suit), unseen & rules.suit(suit))) return false;
    return true;
}

}  // namespace larch
