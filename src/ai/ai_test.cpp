// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include "ai/promise.h"
#include "ai/selfplay_test.h"

namespace larch {
namespace {

using namespace test;

Decision baseline(const Observation& seen) { return decide(seen, Level::Baseline, 0); }

// Every axis drawn anew, most of them unlike the classic game.
Rules random_rules(ChaCha& stream) {
    RuleSet set;
    set.teams = stream.below(3) == 0 ? Teams::Solo : Teams::Pairs;
    set.nil = stream.below(4) != 0;
    set.nil_value = static_cast<int>(stream.below(4)) * 50;
    set.failed_nil = static_cast<FailedNil>(stream.below(4));
    set.set_cost = static_cast<SetCost>(stream.below(2));
    set.bag_point = static_cast<int>(stream.below(2));
    set.bag_limit = std::array{0, 1, 5, 10}[stream.below(4)];
    set.bag_carry = stream.below(2) != 0;
    set.spade_lead = static_cast<SpadeLead>(stream.below(3));
    set.target = std::array{50, 300, 500}[stream.below(3)];
    return *Rules::make(set);
}

void draw_scores(Watched& watched, ChaCha& stream) {
    const RuleSet& set = watched.hand().rules().set();
    for (int s = 0; s < watched.hand().rules().sides(); ++s) {
        watched.scores[side_at(s)] = static_cast<int>(stream.below(800)) - 300;
        watched.bags[side_at(s)] =
            set.bag_limit == 0 ? static_cast<int>(stream.below(30))
                               : static_cast<int>(stream.below(static_cast<std::uint32_t>(set.bag_limit)));
    }
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

TEST(Levels, AreKnownByName) {
    EXPECT_EQ(parse_level("baseline"), Level::Baseline);
    EXPECT_EQ(name_of(Level::Baseline), "baseline");
    const auto unknown = parse_level("grandmaster");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().where, "level");
    EXPECT_NE(unknown.error().what.find("baseline"), std::string::npos);
}

TEST(Decide, IsLegalUnderAnyRules) {
    ChaCha stream(seed_of(1));
    int decisions = 0;
    for (std::uint64_t number = 0; decisions < 200'000; ++number) {
        const Rules rules = random_rules(stream);
        Watched watched = deal_hand(rules, number);
        draw_scores(watched, stream);
        // Now and then a random action leads to positions that no sensible play reaches.
        const bool wild = stream.below(2) == 0;
        while (!watched.is_over()) {
            const Observation seen = watched.observe();
            Decision decision = baseline(seen);
            ASSERT_TRUE(watched.allows(decision)) << "deal " << number << ", decision " << decisions;
            ++decisions;
            if (wild && stream.below(3) == 0) decision = random_decision(seen, stream);
            watched.act(decision);
        }
    }
}

TEST(Decide, DoesNotDependOnHiddenCards) {
    const Rules rules = Rules::classic();
    ChaCha stream(seed_of(2));
    int compared = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        Watched watched = deal_hand(rules, number);
        while (!watched.is_over()) {
            const Decision decision = baseline(watched.observe());
            if (const auto other = watched.with_hidden_cards_exchanged(stream)) {
                const Decision same = baseline(other->observe());
                EXPECT_EQ(decision.bid, same.bid);
                EXPECT_EQ(decision.card, same.card);
                EXPECT_EQ(decision.grounds, same.grounds);
                ++compared;
            }
            watched.act(decision);
        }
    }
    EXPECT_GT(compared, 3000);
}

Decision decide_in_shards(const Observation& seen, int shards) {
    const Plan work = plan(seen, Level::Baseline, 0);
    Scores sum;
    for (int shard = 0; shard < shards; ++shard)
        sum.add(evaluate(work, work.items * shard / shards, work.items * (shard + 1) / shards));
    return choose(work, sum);
}

TEST(Decide, GivesTheSameAnswerInOneTwoOrSevenShards) {
    ChaCha stream(seed_of(3));
    for (std::uint64_t number = 0; number < 200; ++number) {
        const Rules rules = random_rules(stream);
        Watched watched = deal_hand(rules, number);
        while (!watched.is_over()) {
            const Observation seen = watched.observe();
            const Decision whole = baseline(seen);
            for (const int shards : {1, 2, 7}) {
                const Decision parts = decide_in_shards(seen, shards);
                ASSERT_EQ(whole.bid, parts.bid) << shards;
                ASSERT_EQ(whole.card, parts.card) << shards;
                ASSERT_EQ(whole.grounds, parts.grounds) << shards;
            }
            watched.act(whole);
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
        Watched watched = deal_hand(rules, number);
        play_out(watched, baseline);
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
        PerSide<int> scores;
        PerSide<int> bags;
        std::optional<Side> winner;
        for (int number = 0; !winner && number < kMostHands; ++number) {
            Watched watched = deal_hand(rules, static_cast<std::uint64_t>(match * kMostHands + number));
            watched.scores = scores;
            watched.bags = bags;
            play_out(watched, [&](const Observation& seen) {
                return rules.side_of(seen.seat) == mine ? baseline(seen) : random_decision(seen, stream);
            });
            const PerSide<SideScore> result = score_hand(watched.hand(), bags);
            for (int s = 0; s < rules.sides(); ++s) {
                scores[side_at(s)] += result[side_at(s)].points;
                bags[side_at(s)] = result[side_at(s)].bags_after;
            }
            winner = match_winner(rules, scores);
        }
        won += winner == mine;
    }
    EXPECT_GE(won, kMatches - 1);
}

}  // namespace
}  // namespace larch
