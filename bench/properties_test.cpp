// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bench/bot_hands.h"
#include "bench/hidden_cards.h"
#include "bench/random_hands.h"
#include "bench/round_trips.h"
#include "bench/self_play.h"
#include "notation/rule_set_json.h"
#include "protocol/codec.h"
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

TEST(Properties, WhoHasTheLowestClubIsNoSecretOnceItIsInTurn) {
    for (const char* words :
         {"larch-hollow highTrumps=BJ,LJ widow=lowestClub", "larch-hollow lead=lowestClub"}) {
        const Rules rules = *Rules::make(*parse_rule_words(words));
        const HiddenCardsTotal total = hidden_cards(rules, Seed{}, 150, Level::Baseline, 0);
        EXPECT_FALSE(total.violation) << *total.violation;
    }
}

// Law 3: the bytes sent to a seat, the observation of its bot and what the bot decides do not depend on cards
// hidden from it.
TEST(Properties, SeatsAreToldTheSameWhateverTheHiddenCardsAre) {
    ChaCha stream(Seed{});
    HiddenCardsTotal all;
    for (std::uint64_t round = 0; round < 150; ++round) {
        const Rules rules = *Rules::make(random_rule_set_with_offers(stream));
        const HiddenCardsTotal total =
            hidden_cards(rules, derive(Seed{}, Purpose::Simulation, round), 20, Level::Baseline, 10);
        ASSERT_FALSE(total.violation) << *total.violation;
        for (std::size_t phase = 0; phase < all.states.size(); ++phase)
            all.states[phase] += total.states[phase];
        all.before_an_answer += total.before_an_answer;
        all.decisions += total.decisions;
    }
    for (std::size_t phase = 0; phase < all.states.size(); ++phase) EXPECT_GT(all.states[phase], 3u) << phase;
    EXPECT_GT(all.before_an_answer, 50u);
    EXPECT_EQ(all.decisions, 1500u);
    EXPECT_EQ(all.all_states(), 3000u);
}

// The proof is worth something: a seat that may know one of the two cards is told the difference.
TEST(Properties, SeatsAreToldWhichOfTheirCardsWereExchanged) {
    ChaCha stream(Seed{});
    const Seat own = seat_at(0);
    const Table table = Table::start(Rules::classic(), Seed{}, {}, "");
    int told = 0;
    for (int draw = 0; draw < 50; ++draw) {
        const auto changed = with_hidden_cards_exchanged(table, seat_at(1), stream);
        if (!changed || changed->hand().held(own) == table.hand().held(own)) continue;
        EXPECT_NE(encode(Updated{1, {}, changed->view(own)}), encode(Updated{1, {}, table.view(own)}));
        EXPECT_NE(changed->observation(own).held, table.observation(own).held);
        ++told;
    }
    EXPECT_GT(told, 10);
}

class Bot final : public Contestant {
  public:
    explicit Bot(const Rules& rules) : mind_(rules, Level::Medium) {}
    Parsed<Answer> decide(const Observation& seen, std::uint64_t seed) override {
        ++decisions_;
        if (decisions_ == errs_at_) return Action{.bid = Bid::of(14)};
        return larch::decide(seen, mind_, seed).action;
    }
    void err_at(int decision) { errs_at_ = decision; }

  private:
    Mind mind_;
    int decisions_ = 0;
    int errs_at_ = 0;
};

TEST(Properties, BotsHandsAreAsManyAsAskedForUnderAnyRules) {
    ChaCha stream(Seed{});
    for (std::uint64_t round = 0; round < 20; ++round) {
        const Rules rules = random_rules(stream);
        Bot bot(rules);
        const BotHandsTotal total = bot_hands(rules, derive(Seed{}, Purpose::Simulation, round), bot, 5);
        ASSERT_FALSE(total.violation) << *total.violation;
        ASSERT_EQ(total.hands, 5u);
    }
}

TEST(Properties, ARefusalEndsTheHandsOfBots) {
    Bot bot(Rules::classic());
    bot.err_at(60);
    const BotHandsTotal total = bot_hands(Rules::classic(), Seed{}, bot, 5);
    ASSERT_TRUE(total.violation);
    EXPECT_THAT(*total.violation, testing::HasSubstr("answered 14 at seat"));
    EXPECT_EQ(total.decisions, 60u);
}

}  // namespace
}  // namespace larch
