// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include "bench/random_hands.h"
#include "bench/round_trips.h"
#include "bench/self_play.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

Rules random_rules(ChaCha& stream) {
    const Parsed<Rules> rules = Rules::make(random_rule_set(stream));
    EXPECT_TRUE(rules) << rules.error().text();
    return *rules;
}

TEST(Properties, RandomHandsBreakNoInvariantUnderAnyRules) {
    ChaCha stream(Seed{});
    for (int round = 0; round < 200; ++round) {
        const RandomHandsTotal total = random_hands(
            random_rules(stream), derive(Seed{}, Purpose::Simulation, static_cast<std::uint64_t>(round)), 100,
            Checking::Everything);
        ASSERT_FALSE(total.violation) << *total.violation;
        ASSERT_EQ(total.hands, 100u);
    }
}

TEST(Properties, CheckingChangesNothing) {
    const Rules rules = Rules::classic();
    EXPECT_EQ(random_hands(rules, Seed{}, 1000, Checking::None).digest,
              random_hands(rules, Seed{}, 1000, Checking::Everything).digest);
}

TEST(Properties, RecordsAreReadAndReplayedAsTheyWerePlayedUnderAnyRules) {
    ChaCha stream(Seed{});
    for (int round = 0; round < 40; ++round) {
        const RoundTripsTotal total = round_trips(
            random_rules(stream), derive(Seed{}, Purpose::Simulation, static_cast<std::uint64_t>(round)), 25);
        ASSERT_FALSE(total.violation) << *total.violation;
    }
}

TEST(Properties, BotsPlayOnUnderAnyRules) {
    ChaCha stream(Seed{});
    for (int round = 0; round < 20; ++round) {
        SelfPlayTotal total;
        const Table table = self_play(random_rules(stream),
                                      derive(Seed{}, Purpose::Simulation, static_cast<std::uint64_t>(round)),
                                      Level::Baseline, total);
        ASSERT_TRUE(table.phase() == Phase::MatchOver || total.hands == kCutAt);
        const Parsed<Table> again = Table::open(table.record());
        ASSERT_TRUE(again) << again.error().text();
        ASSERT_EQ(again->digest(), table.digest());
    }
}

}  // namespace
}  // namespace larch
