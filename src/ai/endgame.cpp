// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/endgame.h"

#include <algorithm>
#include <limits>

namespace larch {

namespace {

// Of legal cards that no card in another hand or on the table comes between, the lowest of each.
CardSet distinct_cards(const Rules& rules, const Cardplay& cards) {
    CardSet elsewhere;
    for (int i = 0; i < rules.seats(); ++i)
        if (seat_at(i) != cards.turn) elsewhere |= cards.held[seat_at(i)];
    const Trick& trick = cards.state.trick;
    for (int place = 0; place < trick.size(); ++place) elsewhere.add(trick.card(place));
    CardSet distinct;
    std::optional<Card> last;
    for (const Card card : cards.legal_cards(rules)) {
        // Ranked cards of a suit lie side by side, so what is between two of them is of that suit.
        const bool same = last && rules.suit_of(*last) == rules.suit_of(card) &&
                          (elsewhere & CardSet(CardSet::of(card).bits() - CardSet::of(*last).bits())).empty();
        if (!same) distinct.add(card);
        last = card;
    }
    return distinct;
}

// Alpha-beta: what lies outside of `low` to `high` need not be exact.
Payoff search(const Rules& rules, const Payoffs& payoffs, const Cardplay& cards, Side side, Equity low,
              Equity high) {
    if (cards.is_over(rules)) return payoffs.of(cards.taken);
    const bool ours = rules.side_of(cards.turn) == side;
    Payoff best{.equity = ours ? std::numeric_limits<Equity>::min() : std::numeric_limits<Equity>::max()};
    for (CardSet left = distinct_cards(rules, cards); !left.empty();) {
        const Card card = left.last();
        left.remove(card);
        Cardplay next = cards;
        next.play(rules, card);
        const Payoff payoff = search(rules, payoffs, next, side, low, high);
        if (ours ? payoff.equity > best.equity : payoff.equity < best.equity) best = payoff;
        if (ours)
            low = std::max(low, best.equity);
        else
            high = std::min(high, best.equity);
        if (low >= high) break;
    }
    return best;
}

}  // namespace

Payoff best_ending(const Rules& rules, const Payoffs& payoffs, const Cardplay& cards, Side side) {
    assert(rules.sides() == 2);
    return search(rules, payoffs, cards, side, std::numeric_limits<Equity>::min(),
                  std::numeric_limits<Equity>::max());
}

}  // namespace larch
