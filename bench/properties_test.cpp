// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include "bench/random_hands.h"
#include "bench/round_trips.h"
#include "bench/self_play.h"

namespace larch {
namespace {

// A rule set drawn from all that are valid.
Rules random_rules(ChaCha& stream) {
    // One in eight is an end of the range.
    const auto draw = [&](int least, int most) {
        const std::uint32_t end = stream.below(16);
        if (end < 2) return end == 0 ? least : most;
        return least + static_cast<int>(stream.below(static_cast<std::uint32_t>(most - least + 1)));
    };
    RuleSet set;
    set.teams = static_cast<Teams>(draw(0, 1));
    set.nil = draw(0, 3) > 0;
    set.nil_value = draw(0, 1000);
    set.failed_nil = static_cast<FailedNil>(draw(0, 3));
    set.set_cost = static_cast<SetCost>(draw(0, 1));
    set.bag_point = draw(0, 1);
    set.bag_limit = draw(0, 100);
    set.bag_cost = draw(0, 1000);
    set.bag_carry = draw(0, 1) == 1;
    set.spade_lead = static_cast<SpadeLead>(draw(0, 2));
    set.target = draw(50, 10000);
    if (draw(0, 1) == 1) set.floor = -draw(50, 10000);
    const Parsed<Rules> rules = Rules::make(set);
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
