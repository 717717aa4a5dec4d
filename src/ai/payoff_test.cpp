// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/payoff.h"

#include <gtest/gtest.h>

#include "ai/typical_hands_test.h"
#include "rules/random_rules.h"

namespace larch {

namespace {

int random_below(ChaCha& stream, int bound) {
    return static_cast<int>(stream.below(static_cast<std::uint32_t>(bound)));
}

Standing random_standing(const Rules& rules, ChaCha& stream) {
    Standing standing;
    const int target = rules.set().target;
    standing.hands = random_below(stream, 6);
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        standing.scores[side] = random_below(stream, target + target / 2) - target / 2;
        standing.bags[side] = random_below(stream, std::max(rules.set().bag_limit, 1));
        standing.sets[side] = random_below(stream, std::max(rules.set().max_sets, 1));
        standing.sets_in_row[side] = random_below(stream, standing.sets[side] + 1);
    }
    return standing;
}

// What the rules say of one result, by hand.
Payoff scored(const Rules& rules, const EquityTable& equity, const Standing& before, Seat dealer,
              const PerSeat<SeatResult>& results, Side side) {
    const PerSide<SideScore> scores = score_results(rules, results, before.bags);
    Standing after = before;
    add_scores(rules, after, scores);
    int best = -1'000'000;
    for (int s = 0; s < rules.sides(); ++s)
        if (side_at(s) != side) best = std::max(best, scores[side_at(s)].points);
    return {equity.chance(after, left_of(dealer, rules.seats()), side), scores[side].points - best};
}

TEST(Payoffs, AreWhatTheRulesMakeOfEveryResult) {
    ChaCha stream(derive(Seed{}, Purpose::Simulation, 4));
    for (int round = 0; round < 4; ++round) {
        RuleSet set = random_rule_set(stream);
        set.target = 60 + random_below(stream, 300);
        set.max_hands = std::min(set.max_hands, 3);
        const Rules rules = *Rules::make(set);
        const std::vector<TypicalHand> hands =
            test::random_hands(rules, 12, static_cast<std::uint64_t>(round));
        const EquityTable equity(rules, hands);
        for (int i = 0; i < 4; ++i) {
            const Standing before = random_standing(rules, stream);
            const Seat dealer = seat_at(random_below(stream, 4));
            const Side side = side_at(random_below(stream, rules.sides()));
            const bool bids_itself = i == 0;
            PerSeat<std::optional<Bid>> bids;
            for (int s = 0; s < 4 && !bids_itself; ++s)
                bids[seat_at(s)] = hands[static_cast<std::size_t>(i)].results[seat_at(s)].bid;
            const Payoffs payoffs(rules, equity, before, dealer, bids, side);
            for (int a = 0; a <= 13; ++a)
                for (int b = 0; a + b <= 13; ++b)
                    for (int c = 0; a + b + c <= 13; ++c) {
                        const std::array<int, 4> taken{a, b, c, 13 - a - b - c};
                        PerSeat<SeatResult> results;
                        PerSeat<std::uint8_t> counts;
                        for (int s = 0; s < 4; ++s) {
                            const int tricks = taken[static_cast<std::size_t>(s)];
                            results[seat_at(s)] = {seat_at(s), bids[seat_at(s)], tricks};
                            counts[seat_at(s)] = static_cast<std::uint8_t>(tricks);
                        }
                        const Payoff wanted = scored(rules, equity, before, dealer, results, side);
                        ASSERT_EQ(payoffs.of(counts), wanted) << a << ' ' << b << ' ' << c;
                        ASSERT_EQ(payoff(rules, equity, before, dealer, results, side), wanted);
                    }
        }
    }
}

}  // namespace

}  // namespace larch
