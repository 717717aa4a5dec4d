// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/verdict.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai/position_test.h"

namespace larch {
namespace {

using namespace test;

TEST(Verdict, CorrectsThePointsOfANilWithItsChanceToHold) {
    const Seen seen(
        {.held = "9S 6S 3S TH 8H 7H 2H TD 8D 5D 9C 6C 3C", .bids = {kNotYet, kNotYet, kNotYet, kNotYet}});
    const Mind mind(*(*seen).rules, Level::LightHard);
    const Plan work = plan(*seen, mind, 1);
    // A nil that is kept in three worlds of four, for a hundred points, and otherwise costs as many.
    Scores scores{.weight = 4};
    for (std::size_t i = 0; i < work.actions.size(); ++i) {
        ActionScore& score = scores.of[i];
        if (work.actions[i].bid->is_nil()) {
            score.kept = {.weight = 3, .value = 3 * (kCertain - 100'000), .points = 300};
            score.others = {.weight = 1, .value = 100'000, .points = -100};
        } else {
            score.others = {.weight = 4, .value = 400'000, .points = 80};
        }
    }
    const Decision decision = choose(work, scores);
    ASSERT_EQ(decision.action.bid, Bid::nil());
    const PerMille chance = decision.grounds[0].chance;
    EXPECT_LT(chance, 750);
    EXPECT_NEAR(decision.equity, 100 * (9 * chance + kSure - chance), 1000);
    EXPECT_NEAR(decision.runner_up->points, 2 * chance - kSure - 200, 10);
}

Decision light_decision(const Position& position) {
    const Seen seen(position);
    return decide(*seen, Mind(*(*seen).rules, Level::LightHard), 1);
}

// All but the king of hearts and the two of clubs of its own, the ace of hearts and five diamonds.
constexpr const char* kAllButTwoTricks =
    "0:AS 1:KS 2:QS 3:JS 0:TS 1:9S 2:8S 3:7S 0:6S 1:5S 2:4S 3:3S 0:AC 1:KC 2:QC 3:JC 0:TC 1:9C 2:8C 3:7C "
    "0:6C 1:5C 2:4C 3:3C 0:AD 1:KD 2:QD 3:JD 0:TD 1:9D 2:8D 3:7D 0:QH 1:JH 2:TH 3:9H 0:8H 1:7H 2:6H 3:5H "
    "2:4H 3:3H 0:2H 1:2S";

TEST(Verdict, KnowsTheChanceOfATrickToTheEnd) {
    // Nobody has bid, so the ace of hearts is as likely with the partner as on the right; on the left there
    // is no heart. The two of clubs is sure.
    const Seen seen({.set = {.first_hand_free = true},
                     .held = "KH 2C",
                     .bids = {kNotYet, kNotYet, kNotYet, kNotYet},
                     .played = kAllButTwoTricks,
                     .phase = HandPhase::Play});
    const Mind mind(*(*seen).rules, Level::LightHard);
    const Plan work = plan(*seen, mind, 1);
    const Scores scores = evaluate(work, 0, work.items);
    ASSERT_EQ(work.actions.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i)
        EXPECT_EQ(scores.of[i].tricks * (work.actions[i].card == card_of("KH") ? 2 : 1), scores.weight);
}

TEST(Verdict, NamesAnEqualCardWhereNoWorldNeedsToBeLookedAt) {
    const Decision decision =
        light_decision({.held = "7H 6H AS KS QS 9S 8S AD KD 5D 2C 3C 4C", .played = "1:5H 2:JH 3:8H"});
    EXPECT_EQ(decision.worlds, 0);
    const std::set<Card> cards{*decision.action.card, *decision.runner_up->action.card};
    EXPECT_EQ(cards, (std::set<Card>{card_of("6H"), card_of("7H")}));
    EXPECT_EQ(decision.runner_up->points, 0);
    EXPECT_EQ(decision.runner_up->equity, 0);
}

TEST(Verdict, TellsTheChanceOfABlindNil) {
    const Decision decision = light_decision({.set = {.blind_nil = true},
                                              .bids = {kNotYet, kNotYet, kNotYet, kNotYet},
                                              .scores = {100, 480},
                                              .phase = HandPhase::Blind,
                                              .legal = LegalBids{.numbers = {}, .nil = true, .blind = true}});
    const Ground ground = decision.action.bid->is_nil() ? Ground::BidsNil : Ground::NilTooRisky;
    const auto* told = std::ranges::find(decision.grounds, ground, &Grounds::ground);
    ASSERT_NE(told, decision.grounds.end());
    EXPECT_GT(told->chance, 0);
    EXPECT_LT(told->chance, 500);
}

TEST(PlayersByRules, ClaimWhatTheyCouldNotLose) {
    const auto claims = [](Level level) {
        const Seen seen({.held = "AH KH",
                         .bids = {3, 3, 3, 3},
                         .played =
                             "0:AS 1:KS 2:QS 3:JS 0:TS 1:9S 2:8S 3:7S 0:6S 1:5S 2:4S 3:3S 0:AC 1:KC 2:QC "
                             "3:JC 0:TC 1:9C 2:8C 3:7C 0:6C 1:5C 2:4C 3:3C 0:AD 1:KD 2:QD 3:JD 0:TD 1:9D "
                             "2:8D 3:7D 0:6D 1:5D 2:4D 3:3D 0:2C 1:QH 2:JH 3:2S 3:TH 0:2D 1:9H 2:8H"});
        return decide(*seen, Mind(*(*seen).rules, level), 1).action.claims;
    };
    EXPECT_TRUE(claims(Level::Medium));
    EXPECT_FALSE(claims(Level::Easy));
}

}  // namespace
}  // namespace larch
