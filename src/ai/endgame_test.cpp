// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/endgame.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/ranked.h"
#include "ai/typical_hands_test.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

// Every line of play to its end.
Equity plain_search(const Rules& rules, const Payoffs& payoffs, const Cardplay& cards, Side side) {
    if (cards.is_over(rules)) return payoffs.of(cards.taken).equity;
    std::optional<Equity> best;
    for (const Card card : cards.legal_cards(rules)) {
        Cardplay next = cards;
        next.play(rules, card);
        const Equity equity = plain_search(rules, payoffs, next, side);
        if (!best)
            best = equity;
        else
            best = rules.side_of(cards.turn) == side ? std::max(*best, equity) : std::min(*best, equity);
    }
    return *best;
}

// So many cards in every hand, and what was before them played at random.
Cardplay random_ending(const Rules& rules, int cards, ChaCha& stream) {
    Cardplay play;
    CardSet left = rules.pack();
    const auto draw = [&](CardSet from) {
        return from.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(from.size()))));
    };
    for (int i = 0; i < rules.seats(); ++i)
        while (play.held[seat_at(i)].size() < rules.tricks_in_hand()) {
            const Card card = draw(left);
            left.remove(card);
            play.held[seat_at(i)].add(card);
        }
    while (rules.tricks_in_hand() - play.state.tricks_done > cards)
        play.play(rules, draw(play.legal_cards(rules)));
    return play;
}

TEST(Endgame, IsWhatEveryLineOfPlayComesTo) {
    ChaCha stream(Seed{});
    int positions = 0;
    while (positions < 60) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        if (rules.sides() != 2) continue;
        const Ranked ranked(rules);
        const EquityTable equity(rules, test::random_hands(rules, 20));
        PerSeat<std::optional<Bid>> bids;
        for (int i = 0; i < rules.seats(); ++i)
            bids[seat_at(i)] = stream.below(4) == 0 && rules.set().nil
                                   ? Bid::nil()
                                   : Bid::of(1 + static_cast<int>(stream.below(4)));
        for (int number = 0; number < 6; ++number, ++positions) {
            const Side side = side_at(number % 2);
            const Payoffs payoffs(rules, equity, Standing{}, seat_at(0), bids, side);
            Cardplay cards = random_ending(ranked.rules(), 3, stream);
            // Some with a trick on the table.
            for (int played = number % 3; played > 0; --played)
                cards.play(ranked.rules(), cards.legal_cards(ranked.rules()).first());
            const OpenEnding best = best_ending(ranked.rules(), payoffs, cards, side);
            EXPECT_EQ(best.equity, plain_search(ranked.rules(), payoffs, cards, side));
            EXPECT_EQ(best.equity, payoffs.of(best.taken).equity);
            EXPECT_GT(best.taken[best.first], cards.taken[best.first]);
        }
    }
}

}  // namespace
}  // namespace larch
