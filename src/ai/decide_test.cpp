// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/decide.h"

#include <gtest/gtest.h>

#include <set>

#include "ai/position_test.h"
#include "ai/selfplay_test.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

using namespace test;

// Whole hands of each level under random rules; the dearer the level, the fewer.
struct Case {
    Level level{};
    int hands = 0;
};

class Deciding : public testing::TestWithParam<Case> {
  protected:
    // Calls visit(watched, observation, mind, seed) before every action of so many hands.
    template <class Visit>
    void for_each_decision(std::uint64_t stream_number, Visit visit) {
        ChaCha stream(seed_of(stream_number));
        for (int number = 0; number < GetParam().hands; ++number) {
            const Rules rules = *Rules::make(random_rule_set(stream));
            const Mind mind(rules, GetParam().level);
            Watched watched =
                watch_deal(rules, static_cast<std::uint64_t>(number), random_standing(rules, stream));
            // Now and then a random action leads to positions that no sensible play reaches.
            const bool wild = stream.below(3) == 0;
            while (!watched.is_over()) {
                const Observation seen = watched.observe();
                const Decision decision = visit(watched, seen, mind, stream);
                if (HasFatalFailure()) return;
                if (decision.action.claims) {
                    watched.claim();
                } else {
                    watched.act(wild && stream.below(3) == 0 ? random_action(seen, stream) : decision.action);
                }
            }
        }
    }
};

TEST_P(Deciding, IsLegalUnderAnyRules) {
    for_each_decision(11, [](const Watched& watched, const Observation& seen, const Mind& mind, ChaCha&) {
        const Decision decision = decide(seen, mind, 1);
        EXPECT_TRUE(watched.allows(decision.action));
        EXPECT_FALSE(decision.grounds.empty());
        return decision;
    });
}

TEST_P(Deciding, DoesNotDependOnHiddenCards) {
    int compared = 0;
    for_each_decision(12,
                      [&](const Watched& watched, const Observation& seen, const Mind& mind, ChaCha& stream) {
                          const Decision decision = decide(seen, mind, 2);
                          if (const auto other = watched.with_hidden_cards_exchanged(stream)) {
                              EXPECT_EQ(decision, decide(other->observe(), mind, 2));
                              ++compared;
                          }
                          return decision;
                      });
    EXPECT_GT(compared, 10);
}

// The same answer, with its grounds, whoever evaluates which part of the work. Returns it.
Decision decide_in_shards(const Observation& seen, const Mind& mind, std::uint64_t seed) {
    const Plan work = plan(seen, mind, seed);
    const Decision whole = decide(seen, mind, seed);
    for (const int shards : {1, 2, 7}) {
        Scores sum;
        for (int shard = 0; shard < shards; ++shard)
            sum.add(evaluate(work, work.items * shard / shards, work.items * (shard + 1) / shards));
        EXPECT_EQ(choose(work, sum), whole) << shards << " shards";
    }
    return whole;
}

TEST_P(Deciding, GivesTheSameAnswerInOneTwoOrSevenShards) {
    for_each_decision(13, [&](const Watched&, const Observation& seen, const Mind& mind, ChaCha&) {
        return decide_in_shards(seen, mind, 3);
    });
}

// Blind offers, raises, a widow, exchanges, plays and claims, which random rules seldom bring together.
TEST(Sharding, ChangesNoKindOfDecision) {
    const Rules rules = *Rules::make(rules_with_everything());
    const Mind mind(rules, Level::LightHard);
    ChaCha stream(seed_of(14));
    std::set<HandPhase> phases;
    int claims = 0;
    for (std::uint64_t number = 0; number < 3; ++number) {
        Watched watched = watch_deal(rules, number);
        while (!watched.is_over()) {
            const Observation seen = watched.observe();
            const Decision decision = decide_in_shards(seen, mind, number);
            if (decision.worlds > 0) phases.insert(seen.phase);
            claims += decision.action.claims ? 1 : 0;
            if (decision.action.claims)
                watched.claim();
            else
                watched.act(seen.phase <= HandPhase::Raising ? random_action(seen, stream) : decision.action);
        }
    }
    EXPECT_EQ(phases.size(), 6U);
    EXPECT_GT(claims, 0);
}

INSTANTIATE_TEST_SUITE_P(Levels, Deciding,
                         testing::Values(Case{Level::Easy, 100}, Case{Level::Medium, 100},
                                         Case{Level::Hard, 2}, Case{Level::Expert, 1}),
                         [](const auto& one) { return std::string(name_of(one.param.level)); });

// What hard players of a style bid first in some hands.
struct FirstBids {
    int nils = 0;
    int tricks = 0;
};

FirstBids first_bids(const Style& style) {
    const Rules rules = Rules::classic();
    const Mind mind(rules, Level::Hard, style);
    FirstBids bids;
    for (std::uint64_t number = 0; number < 12; ++number) {
        const Bid bid = *decide(watch_deal(rules, number).observe(), mind, number).action.bid;
        bids.nils += bid.is_nil() ? 1 : 0;
        bids.tricks += bid.tricks;
    }
    return bids;
}

TEST(Styles, AreLikedAndDislikedAsTheySay) {
    const FirstBids plain = first_bids({});
    EXPECT_GT(first_bids({.nil_liking = 1000}).nils, plain.nils);
    EXPECT_GT(first_bids({.boldness = 300}).tricks, plain.tricks);
    EXPECT_LT(first_bids({.boldness = -300}).tricks, plain.tricks);
    EXPECT_GT(first_bids({.bag_dislike = 300}).tricks, plain.tricks);
}

TEST(Styles, LeaveTheChanceToWinAsItIs) {
    const Rules rules = Rules::classic();
    const Mind plain(rules, Level::LightHard);
    const Mind shy(rules, Level::LightHard, {.bag_dislike = 300});
    int same = 0;
    Watched watched = watch_deal(rules, 3);
    while (!watched.is_over()) {
        const Decision decision = decide(watched.observe(), plain, 5);
        const Decision other = decide(watched.observe(), shy, 5);
        if (other.action == decision.action && decision.worlds > 0) {
            EXPECT_EQ(other.equity, decision.equity);
            ++same;
        }
        if (decision.action.claims)
            watched.claim();
        else
            watched.act(decision.action);
    }
    EXPECT_GT(same, 15);
}

TEST(Styles, DislikeABagToTheLastTrick) {
    // The king takes this trick and the next; when it is kept, diamonds take the last.
    const Seen seen({.set = {.bag_limit = 0},
                     .held = "KH 2H",
                     .bids = {1, 3, 1, 3},
                     .played = "0:AS 1:KS 2:QS 3:JS 0:TS 1:9S 2:8S 3:7S 0:6S 1:5S 2:4S 3:3S "
                               "0:AC 1:KC 2:QC 3:JC 0:TC 1:9C 2:8C 3:7C 0:6C 1:5C 2:4C 3:3C "
                               "0:AH 1:QH 2:JH 3:TH 0:9H 1:8H 2:7H 3:6H 0:AD 1:KD 2:QD 3:JD "
                               "0:TD 1:9D 2:8D 3:7D 1:2C 2:5D 3:6D 0:2S 1:5H 2:4H 3:3H"});
    const auto card = [&](const Style& style) {
        const Mind mind(*(*seen).rules, Level::LightHard, style);
        return decide(*seen, mind, 1).action.card;
    };
    EXPECT_EQ(card({}), card_of("KH"));
    EXPECT_EQ(card({.bag_dislike = 300}), card_of("2H"));
}

TEST(Styles, AreKnownByName) {
    for (const NamedStyle& named : styles()) EXPECT_EQ(parse_style(named.name), named.style);
    const auto unknown = parse_style("loud");
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.error().what.find("bag-shy"), std::string::npos);
}

TEST(Levels, AreKnownByName) {
    for (const Level level : {Level::Baseline, Level::Easy, Level::Medium, Level::Hard, Level::Expert})
        EXPECT_EQ(parse_level(name_of(level)), level);
    const auto unknown = parse_level("grandmaster");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().where, "level");
    EXPECT_NE(unknown.error().what.find("baseline"), std::string::npos);
}

}  // namespace
}  // namespace larch
