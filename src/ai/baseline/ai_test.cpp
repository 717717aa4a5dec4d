// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include "ai/baseline/decide.h"
#include "ai/baseline/promise.h"
#include "ai/selfplay_test.h"
#include "rules/random_rules.h"

namespace larch::baseline {
namespace {

using namespace test;

// A count for each phase in which somebody decides.
using PerPhase = std::array<int, static_cast<std::size_t>(HandPhase::Over)>;

Action action_of(const Decision& decision) {
    return {.bid = decision.bid, .given = decision.given, .card = decision.card};
}
Action baseline_action(const Observation& seen) { return action_of(decide(seen)); }

void expect_same(const Decision& a, const Decision& b) {
    EXPECT_EQ(a.bid, b.bid);
    EXPECT_EQ(a.given, b.given);
    EXPECT_EQ(a.card, b.card);
    EXPECT_EQ(a.grounds, b.grounds);
}

TEST(Odds, ReproduceThePublishedTableOfHonours) {
    // "Bidding in Spades", by cards of the suit in the own hand: the honour's round is not ruffed by either
    // of two opponents.
    const auto holds = [](int round, int own_length) {
        const PerMille one = not_so(fewer_than(round, 13 - own_length, 13, 3));
        return both(one, one);
    };
    EXPECT_NEAR(holds(1, 1), 994, 3);
    EXPECT_NEAR(holds(1, 3), 983, 3);
    EXPECT_NEAR(holds(1, 4), 970, 3);
    EXPECT_NEAR(holds(1, 6), 915, 8);
    EXPECT_NEAR(holds(2, 3), 855, 12);
    EXPECT_NEAR(holds(2, 4), 779, 12);
}

TEST(Odds, ChancesAreComplementary) {
    EXPECT_EQ(fewer_than(1, 0, 13, 3), kSure);
    EXPECT_EQ(fewer_than(0, 5, 13, 3), 0);
    EXPECT_EQ(fewer_than(2, 2, 5, 1), 0);  // the one hand has them all
    EXPECT_EQ(chance_below(700, 1000) + chance_below(-700, 1000), kSure);
    EXPECT_GT(chance_of_exactly(0, 1000), chance_of_exactly(1000, 1000));
}

TEST(Decide, IsLegalUnderAnyRules) {
    ChaCha stream(seed_of(1));
    PerPhase decisions_in{};
    for (std::uint64_t number = 0; number < 4000; ++number) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        Watched watched = watch_deal(rules, number, random_standing(rules, stream));
        // Now and then a random action leads to positions that no sensible play reaches.
        const bool wild = stream.below(2) == 0;
        while (!watched.is_over()) {
            const Observation seen = watched.observe();
            Action action = baseline_action(seen);
            ASSERT_TRUE(watched.allows(action)) << "deal " << number;
            ++decisions_in[static_cast<std::size_t>(seen.phase)];
            if (wild && stream.below(3) == 0) action = random_action(seen, stream);
            watched.act(action);
        }
    }
    for (const int decisions : decisions_in) EXPECT_GT(decisions, 100);
}

TEST(Decide, PlaysMatchesToTheirEndUnderAnyRules) {
    ChaCha stream(seed_of(5));
    constexpr int kMostHands = 60;
    for (std::uint64_t match = 0; match < 100; ++match) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        Standing standing;
        for (int number = 0; number < kMostHands && !match_winner(rules, standing); ++number) {
            Watched watched =
                watch_deal(rules, match * kMostHands + static_cast<std::uint64_t>(number), standing);
            while (!watched.is_over()) {
                const Action action = baseline_action(watched.observe());
                ASSERT_TRUE(watched.allows(action)) << "match " << match << ", hand " << number;
                watched.act(action);
            }
            add_hand(standing, watched.hand());
        }
    }
}

TEST(Decide, DoesNotDependOnHiddenCards) {
    ChaCha stream(seed_of(2));
    PerPhase compared_in{};
    for (std::uint64_t number = 0; number < 3000; ++number) {
        const Rules rules = number % 3 == 0 ? Rules::classic() : *Rules::make(random_rule_set(stream));
        Watched watched = watch_deal(rules, number, random_standing(rules, stream));
        while (!watched.is_over()) {
            const Observation seen = watched.observe();
            const Decision decision = decide(seen);
            if (const auto other = watched.with_hidden_cards_exchanged(stream)) {
                EXPECT_EQ(other->observe(), seen);
                expect_same(decision, decide(other->observe()));
                ++compared_in[static_cast<std::size_t>(seen.phase)];
            }
            watched.act(action_of(decision));
        }
    }
    for (const int compared : compared_in) EXPECT_GT(compared, 50);
}

Decision decide_in_shards(const Observation& seen, int shards) {
    const Plan work = plan(seen);
    Scores sum;
    for (int shard = 0; shard < shards; ++shard)
        sum.add(evaluate(work, work.items * shard / shards, work.items * (shard + 1) / shards));
    return choose(work, sum);
}

TEST(Decide, GivesTheSameAnswerInOneTwoOrSevenShards) {
    ChaCha stream(seed_of(3));
    for (std::uint64_t number = 0; number < 200; ++number) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        Watched watched = watch_deal(rules, number, random_standing(rules, stream));
        while (!watched.is_over()) {
            const Observation seen = watched.observe();
            const Decision whole = decide(seen);
            for (const int shards : {1, 2, 7}) {
                SCOPED_TRACE(shards);
                expect_same(whole, decide_in_shards(seen, shards));
            }
            watched.act(action_of(whole));
        }
    }
}

TEST(Decide, PlaysASaneGameAgainstItself) {
    const Rules rules = Rules::classic();
    constexpr int kHands = 2000;
    int tricks_bid = 0;
    int seats_on_tricks = 0;
    int nils = 0;
    int nils_made = 0;
    int contracts = 0;
    int sets = 0;
    for (std::uint64_t number = 0; number < kHands; ++number) {
        Watched watched = watch_deal(rules, number);
        play_hand(watched, baseline_action);
        const PerSide<SideScore> scores = score_hand(watched.hand(), {});
        for (int s = 0; s < rules.sides(); ++s)
            for (const ScoreLine& line : scores[side_at(s)].lines) {
                contracts += line.kind == LineKind::ContractMade || line.kind == LineKind::ContractSet;
                sets += line.kind == LineKind::ContractSet;
                nils += line.kind == LineKind::NilMade || line.kind == LineKind::NilFailed;
                nils_made += line.kind == LineKind::NilMade;
            }
        for (int i = 0; i < rules.seats(); ++i) {
            const Bid bid = *watched.hand().bid_of(seat_at(i));
            tricks_bid += bid.tricks;
            seats_on_tricks += !bid.is_nil();
        }
    }
    const double mean_bid = 1.0 * tricks_bid / seats_on_tricks;
    EXPECT_GT(mean_bid, 2.6);
    EXPECT_LT(mean_bid, 3.4);
    const double nil_rate = 1.0 * nils / (4 * kHands);
    EXPECT_GT(nil_rate, 0.04);
    EXPECT_LT(nil_rate, 0.13);
    EXPECT_GT(1.0 * nils_made / nils, 0.55);
    EXPECT_LT(1.0 * sets / contracts, 0.30);
}

TEST(Decide, BeatsRandomPlayInNearlyEveryMatch) {
    const Rules rules = Rules::classic();
    ChaCha stream(seed_of(4));
    constexpr int kMatches = 40;
    constexpr int kMostHands = 60;
    int won = 0;
    for (int match = 0; match < kMatches; ++match) {
        const Side mine = side_at(match % 2);
        Standing standing;
        for (int number = 0; !match_winner(rules, standing) && number < kMostHands; ++number) {
            Watched watched =
                watch_deal(rules, static_cast<std::uint64_t>(match * kMostHands + number), standing);
            play_hand(watched, [&](const Observation& seen) {
                return rules.side_of(seen.seat) == mine ? baseline_action(seen) : random_action(seen, stream);
            });
            add_hand(standing, watched.hand());
        }
        won += match_winner(rules, standing) == mine;
    }
    EXPECT_GE(won, kMatches - 1);
}

}  // namespace
}  // namespace larch::baseline
