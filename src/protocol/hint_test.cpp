// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/hint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ai/position_test.h"
#include "protocol/codec.h"
#include "protocol/typescript.h"

namespace larch {
namespace {

using testing::HasSubstr;

constexpr const char* kHand = "AH 9H 3H 2H AS KS QS 2S AD KD 2C 3C 4C";

std::string text_of(const Grounds& grounds, Teams teams = Teams::Pairs) {
    const test::Seen seen({.set = {.teams = teams}, .held = kHand});
    Decision decision{.action = {.card = test::card_of("9H")}};
    decision.grounds.push_back(grounds);
    return hint_of(*seen, decision, relations(*(*seen).rules, seat_at(0))).reasons.front().text;
}

void expect_sentence(const Grounds& grounds) {
    for (const Teams teams : {Teams::Pairs, Teams::Solo}) {
        const std::string text = text_of(grounds, teams);
        EXPECT_THAT(text, testing::MatchesRegex("[A-Z0-9][^{}!]*[^ {}.]\\."))
            << "of ground " << static_cast<int>(grounds.ground);
        EXPECT_THAT(text, testing::Not(testing::AnyOf(HasSubstr("  "), HasSubstr(" ,"))));
    }
}

TEST(HintWords, AreAWholeSentenceForEveryGround) {
    for (int ground = 0; ground < kGrounds; ++ground) {
        expect_sentence({.ground = static_cast<Ground>(ground),
                         .cards = test::cards_of("AS"),
                         .seat = seat_at(2),
                         .suit = Suit::Clubs,
                         .count = 1,
                         .tenths = 10});
        expect_sentence({.ground = static_cast<Ground>(ground),
                         .cards = test::cards_of("AS KS 7D"),
                         .seat = seat_at(3),
                         .suit = Suit::Spades,
                         .count = 4,
                         .tenths = 33,
                         .chance = 421});
    }
    // Those that can be of nothing.
    for (const Ground ground : {Ground::CountsTricks, Ground::ShortSuit, Ground::NilTooRisky, Ground::BidsNil,
                                Ground::LowSpades, Ground::HoldsSuit, Ground::AvoidsBags})
        expect_sentence({.ground = ground, .suit = Suit::Hearts});
}

TEST(HintWords, KeepToTheGrammarOfCardsSeatsAndNumbers) {
    EXPECT_EQ(text_of({.ground = Ground::FewHigher, .cards = test::cards_of("AH")}),
              "Of the cards still out, only the ace of hearts is higher.");
    EXPECT_EQ(text_of({.ground = Ground::FewHigher, .cards = test::cards_of("QH KH")}),
              "Of the cards still out, only the king and queen of hearts are higher.");
    EXPECT_EQ(text_of({.ground = Ground::TopCards, .cards = test::cards_of("AS KS AD")}),
              "You hold the ace and king of spades and the ace of diamonds, with nothing higher out.");
    CardSet jokers = test::cards_of("AS");
    jokers.add(Card(Rank::BigJoker, Suit::Spades));
    jokers.add(Card(Rank::LittleJoker, Suit::Spades));
    EXPECT_EQ(text_of({.ground = Ground::TopCards, .cards = jokers}),
              "You hold the big joker, little joker and ace of spades, with nothing higher out.");
    EXPECT_EQ(text_of({.ground = Ground::LeavesToPartner, .seat = seat_at(2)}),
              "Your partner is already winning the trick.");
    EXPECT_EQ(text_of({.ground = Ground::AttacksNil, .seat = seat_at(1)}),
              "It leaves the trick with the player on your left, who bid nil.");
    EXPECT_EQ(text_of({.ground = Ground::NeedsTricks, .count = 1}), "The contract still needs 1 trick.");
    EXPECT_EQ(text_of({.ground = Ground::SetsContract, .seat = seat_at(1), .count = 2}),
              "2 tricks more and their contract is set.");
    EXPECT_EQ(text_of({.ground = Ground::SetsContract, .seat = seat_at(3), .count = 1}, Teams::Solo),
              "1 trick more and the contract of the player on your right is set.");
    EXPECT_EQ(text_of({.ground = Ground::CountsTricks, .tenths = 33}), "The hand is worth about 3.3 tricks.");
    EXPECT_EQ(text_of({.ground = Ground::CountsTricks, .tenths = 10}), "The hand is worth about 1 trick.");
    EXPECT_EQ(text_of({.ground = Ground::BidsNil, .chance = 784}), "A nil holds about 78 % of the time.");
    EXPECT_EQ(text_of({.ground = Ground::NilTooRisky, .chance = 784}),
              "A nil would hold about 78 % of the time.");
    EXPECT_EQ(text_of({.ground = Ground::TrickChance, .chance = 421}),
              "The trick goes to your side about 42 % of the time.");
    EXPECT_EQ(text_of({.ground = Ground::TrickChance, .chance = 421}, Teams::Solo),
              "The trick goes to you about 42 % of the time.");
    EXPECT_EQ(text_of({.ground = Ground::NilHolds, .chance = 784}), "Your nil holds about 78 % of the time.");
    EXPECT_EQ(text_of({.ground = Ground::NilHolds, .seat = seat_at(2), .chance = 784}),
              "The nil of your partner holds about 78 % of the time.");
    EXPECT_EQ(text_of({.ground = Ground::LowSpades}), "You hold no spade.");
    EXPECT_EQ(text_of({.ground = Ground::AvoidsBags, .count = 1}),
              "Your contract is made, and you have 1 bag already.");
}

std::string advice_on(const test::Position& position, const Action& action) {
    const test::Seen seen(position);
    return hint_of(*seen, {.action = action}, relations(*(*seen).rules, seat_at(0))).text;
}

TEST(HintWords, NameTheCardsToGiveOnce) {
    const test::Seen seen({.held = kHand, .bids = {0, 3, 4, 3}, .phase = HandPhase::Exchange, .to_give = 2});
    Decision decision{.action = {.given = test::cards_of("AS AH")}};
    decision.grounds.push_back({.ground = Ground::PassesDanger, .cards = test::cards_of("AS AH")});
    decision.grounds.push_back({.ground = Ground::PassesDanger, .cards = test::cards_of("AS")});
    const Hint hint = hint_of(*seen, decision, relations(*(*seen).rules, seat_at(0)));
    EXPECT_EQ(hint.reasons[0].text, "They could take a trick and break your nil.");
    EXPECT_EQ(hint.reasons[1].text, "The ace of spades could take a trick and break your nil.");
}

TEST(HintWords, SayWhatToDo) {
    using test::card_of, test::cards_of, test::kNotYet, test::kNil;
    const test::Position opening{.held = kHand, .bids = {kNotYet, kNotYet, kNotYet, kNotYet}};
    EXPECT_EQ(advice_on(opening, {.bid = Bid::of(4)}), "Bid 4.");
    EXPECT_EQ(advice_on(opening, {.bid = Bid::nil()}), "Bid nil.");
    EXPECT_EQ(advice_on(opening, {.bid = Bid::blind_nil()}), "Bid blind nil.");
    EXPECT_EQ(advice_on(opening, {.bid = Bid::look()}), "Look at your cards first.");
    test::Position raising{.held = kHand, .phase = HandPhase::Raising};
    EXPECT_EQ(advice_on(raising, {.bid = Bid::of(3)}), "Stand by 3.");
    EXPECT_EQ(advice_on(raising, {.bid = Bid::of(5)}), "Raise to 5.");
    const test::Position passing{
        .held = kHand, .bids = {kNil, 3, 4, 3}, .phase = HandPhase::Exchange, .to_give = 2};
    EXPECT_EQ(advice_on(passing, {.given = cards_of("AS AH")}),
              "Give your partner the ace of spades and the ace of hearts.");
    EXPECT_EQ(advice_on({.held = kHand}, {.card = card_of("9H")}), "Lead the nine of hearts.");
    EXPECT_EQ(advice_on({.held = kHand, .played = "3:8H"}, {.card = card_of("9H")}),
              "Play the nine of hearts.");
    EXPECT_EQ(advice_on({.held = kHand}, {.claims = true}), "Claim the rest.");
}

std::string second_best(int points, Equity equity, bool close = false, int worlds = 400) {
    const test::Seen seen({.held = kHand, .played = "3:8H"});
    Decision decision{.action = {.card = test::card_of("9H")},
                      .runner_up = RunnerUp{{.card = test::card_of("AH")}, points, equity},
                      .worlds = worlds};
    if (close) decision.grounds.push_back({.ground = Ground::TooCloseToCall});
    const Hint hint = hint_of(*seen, decision, relations(*(*seen).rules, seat_at(0)));
    EXPECT_TRUE(hint.reasons.empty()) << "that it is close is said once";
    return hint.runner_up->text;
}

TEST(HintWords, TellWhatTheNextBestCosts) {
    EXPECT_EQ(second_best(38, 6200),
              "Second best: the ace of hearts, about 4 points worse (0.6 % of the match).");
    EXPECT_EQ(second_best(10, 100), "Second best: the ace of hearts, about 1 point worse.");
    EXPECT_EQ(second_best(-20, 30000), "Second best: the ace of hearts, at a cost of 3 % of the match.");
    EXPECT_EQ(second_best(90, 3000, true), "Second best: the ace of hearts, about as good.");
    EXPECT_EQ(second_best(3, -200), "Second best: the ace of hearts, about as good.");
    EXPECT_EQ(second_best(0, 0, false, 0), "Second best: the ace of hearts, as good for this trick.");
}

TEST(Hint, CrossesTheWireWithItsData) {
    const test::Seen seen({.held = kHand, .played = "1:5H 2:6H 3:8H"});
    const Mind mind(*(*seen).rules, Level::Baseline);
    SeatNames names;
    names[seat_at(2)] = "Constance";
    const Hint hint = hint_of(*seen, decide(*seen, mind, 1), names);
    EXPECT_THAT(encode(hint).print(),
                testing::StartsWith(
                    R"({"action":{"type":"play","card":"9H"},"text":"Play the nine of hearts.","reasons":[)"
                    R"({"ground":"wins_last","text":"You are last to play, so the trick is yours.",)"
                    R"("cards":[],"seat":null,"suit":null,"count":0,"tenths":0,"chance":0})"));
    EXPECT_THAT(typescript_types(), HasSubstr("  runner_up: HintRunnerUp | null;\n"));
}

}  // namespace
}  // namespace larch
