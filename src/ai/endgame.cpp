// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/endgame.h"

#include <algorithm>
#include <limits>

#include "ai/ranked.h"

namespace larch {

namespace {

// The cards worth trying.
CardSet cards_to_try(const Rules& rules, const Cardplay& cards) {
    CardSet elsewhere;
    for (int i = 0; i < rules.seats(); ++i)
        if (seat_at(i) != cards.turn) elsewhere |= cards.held[seat_at(i)];
    return distinct_cards(rules, cards.legal_cards(rules), elsewhere | cards.state.trick.cards());
}

// Alpha-beta: what lies outside of `low` to `high` need not be exact.
OpenEnding search(const Rules& rules, const Payoffs& payoffs, const Cardplay& cards, Side side, Equity low,
                  Equity high) {
    if (cards.is_over(rules)) return {payoffs.of(cards.taken).equity, cards.taken};
    const bool ours = rules.side_of(cards.turn) == side;
    OpenEnding best{.equity = ours ? std::numeric_limits<Equity>::min() : std::numeric_limits<Equity>::max()};
    for (CardSet left = cards_to_try(rules, cards); !left.empty();) {
        const Card card = left.last();
        left.remove(card);
        Cardplay next = cards;
        const std::optional<Seat> taker = next.play(rules, card);
        const OpenEnding ending = search(rules, payoffs, next, side, low, high);
        if (ours ? ending.equity > best.equity : ending.equity < best.equity) {
            best = ending;
            if (taker) best.first = *taker;
        }
        if (ours)
            low = std::max(low, best.equity);
        else
            high = std::min(high, best.equity);
        if (low >= high) break;
    }
    return best;
}

}  // namespace

OpenEnding best_ending(const Rules& rules, const Payoffs& payoffs, const Cardplay& cards, Side side) {
    assert(rules.sides() == 2);
    return search(rules, payoffs, cards, side, std::numeric_limits<Equity>::min(),
                  std::numeric_limits<Equity>::max());
}

}  // namespace larch
