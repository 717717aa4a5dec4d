// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bench/random_hands.h"
#include "bench/self_play.h"

namespace larch {
namespace {

using ::testing::HasSubstr;

class Baseline final : public Contestant {
  public:
    explicit Baseline(const Rules& rules) : mind_(rules, Level::Baseline) {}
    Parsed<Answer> decide(const Observation& seen, std::uint64_t seed) override {
        seats |= 1U << index(seen.seat);
        return larch::decide(seen, mind_, seed).action;
    }
    unsigned seats = 0;  // where it was asked

  private:
    Mind mind_;
};

// Plays the lowest card in print, and bids the least.
class Simple final : public Contestant {
  public:
    Parsed<Answer> decide(const Observation& seen, std::uint64_t) override {
        if (seen.phase == HandPhase::Play) return Action{.card = seen.legal_cards().first()};
        return Action{.bid = Bid::of(seen.legal_bids.numbers.least())};
    }
};

class Stubborn final : public Contestant {
  public:
    Parsed<Answer> decide(const Observation&, std::uint64_t) override {
        return Action{.card = Card(Rank::Ace, Suit::Spades)};
    }
};

class Broken final : public Contestant {
  public:
    Parsed<Answer> decide(const Observation&, std::uint64_t) override { return fault("broken", "has ended"); }
};

const Names kNames = {"a", "b"};

// A pair of matches of the classic game, the baseline against the simple player.
PairResult uneven_pair() {
    const Rules rules = Rules::classic();
    Baseline a(rules);
    Simple b;
    return *play_pair(rules, Seed{{3}}, a, b, kNames, Records::Keep);
}

TEST(Arena, AgainstItselfAPlayerWinsExactlyOneMatchOfEachPair) {
    for (const char* name : {"larch-hollow", "solo", "mirror"}) {
        const Rules rules = *Rules::make(*preset(name));
        Baseline a(rules);
        Baseline b(rules);
        for (std::uint8_t i = 0; i < 5; ++i) {
            const auto pair = play_pair(rules, Seed{{i}}, a, b, kNames, Records::Drop);
            ASSERT_TRUE(pair);
            EXPECT_EQ(pair->a_wins, 1U);
            EXPECT_EQ(pair->b_wins, 1U);
            EXPECT_EQ(pair->margin, 0);
            EXPECT_EQ(pair->result(), 0.5);
        }
        EXPECT_EQ(a.seats, 15U) << "each sits everywhere";
        EXPECT_EQ(b.seats, 15U);
    }
}

TEST(Arena, DealsAreTheSameAndTheSidesAreSwapped) {
    const PairResult pair = uneven_pair();
    const MatchRecord& first = *pair.records[0];
    const MatchRecord& second = *pair.records[1];
    for (std::size_t i = 0; i < std::min(first.hands.size(), second.hands.size()); ++i) {
        EXPECT_EQ(first.hands[i].deal, second.hands[i].deal);
        EXPECT_EQ(first.hands[i].dealer, second.hands[i].dealer);
    }
    EXPECT_EQ(first.players[seat_at(0)].level, "a");
    EXPECT_EQ(first.players[seat_at(3)].level, "b");
    EXPECT_EQ(second.players[seat_at(0)].level, "b");
    EXPECT_EQ(second.players[seat_at(3)].level, "a");
}

TEST(Arena, CountsWhatEachSideDid) {
    const PairResult pair = uneven_pair();
    const BotTally& simple = pair.tallies[1];
    EXPECT_EQ(pair.hands, pair.records[0]->hands.size() + pair.records[1]->hands.size());
    EXPECT_EQ(simple.hands, pair.hands);
    EXPECT_EQ(simple.bids, 2 * pair.hands);
    EXPECT_EQ(simple.tricks_bid, 2 * pair.hands);
    EXPECT_EQ(simple.nils, 0U);
    EXPECT_EQ(simple.contracts, pair.hands);
    EXPECT_GT(pair.tallies[0].tricks_bid, simple.tricks_bid);
    EXPECT_EQ(pair.a_wins + pair.b_wins + pair.unfinished, 2U);

    // The margin is what the scores of the records come to.
    double margin = 0;
    for (const std::size_t i : {0U, 1U}) {
        const Standing standing = Table::open(*pair.records[i])->standing();
        const int ahead = standing.scores[side_at(0)] - standing.scores[side_at(1)];
        margin += i == 0 ? ahead : -ahead;
    }
    EXPECT_EQ(pair.margin, margin);
}

TEST(Arena, CountsWhatPlayersForecastOfTheirNils) {
    SelfPlayTotal total;
    for (std::uint8_t game = 0; game < 8; ++game)
        self_play(Rules::classic(), Seed{{game}}, Level::Medium, total);
    const BotTally& bots = total.bots;
    ASSERT_GT(bots.nils, 20U);
    EXPECT_EQ(bots.forecasts, bots.nils);
    EXPECT_NEAR(static_cast<double>(bots.nils_forecast) / static_cast<double>(bots.forecasts), 700, 100);
    EXPECT_EQ(bots.first_hand_bids, 4U * 8U);
    EXPECT_LT(bots.first_hand_nils, bots.nils);
}

TEST(Arena, WhatMayNotBeEndsTheMatch) {
    const Rules rules = Rules::classic();
    Simple a;
    Stubborn b;
    const auto pair = play_pair(rules, Seed{}, a, b, kNames, Records::Drop);
    ASSERT_FALSE(pair);
    EXPECT_EQ(pair.error().where, "b");
    EXPECT_THAT(pair.error().what, HasSubstr("answered AS at seat "));
    EXPECT_THAT(pair.error().what, HasSubstr(" in hand 1, which may not be: "));
}

TEST(Arena, AContestantThatFailsEndsTheMatch) {
    const Rules rules = Rules::classic();
    Broken a;
    Simple b;
    const auto pair = play_pair(rules, Seed{}, a, b, kNames, Records::Drop);
    ASSERT_FALSE(pair);
    EXPECT_EQ(pair.error().text(), "broken: has ended");
}

}  // namespace
}  // namespace larch
