// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/endgame.h"

namespace larch {

namespace {

// Alpha-beta: what lies outside of `low` to `high` need not be exact.
Payoff search(const Rules& rules, const Payoffs& payoffs, const Cardplay& cards, Side side, Equity low,
              Equity high) {
    if (cards.is_over(rules)) return payoffs.of(cards.taken);
    const bool ours = rules.side_of(cards.turn) == side;
    Payoff best{.equity = ours ? -1 : kCertain + 1};
    for (const Card card : cards.legal_cards(rules)) {
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
    return search(rules, payoffs, cards, side, -1, kCertain + 1);
}

}  // namespace larch
