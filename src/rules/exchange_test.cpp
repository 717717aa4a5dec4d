// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include "rules/hand_fixture_test.h"

// Cards given away: the widow (1.6) and the exchange for a nil (2.20).
namespace larch {
namespace {

using WidowTest = HandTest;
using Exchange = HandTest;

const CardSet kWidow = card_set("LJ D4");

RuleSet widow_rules(Widow widow, WidowDiscard discard = WidowDiscard::AfterBids) {
    return {.high_trumps = card_list("BJ LJ"), .widow = widow, .widow_discard = discard};
}

// The mixed deal with the big joker for North's four of diamonds.
Deal widow_deal() {
    Deal deal = mixed_deal();
    deal.hands[kNorth].remove(card("D4"));
    deal.hands[kNorth].add(card("BJ"));
    deal.widow = kWidow;
    return deal;
}

TEST_F(WidowTest, TheDealerTakesItUpAfterTheBids_1_6) {
    start(widow_rules(Widow::Dealer), widow_deal());
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);
    EXPECT_EQ(hand.widow(), kWidow);
    EXPECT_EQ(hand.cards_to_give(), 0);
    bid_all();
    EXPECT_EQ(hand.phase(), HandPhase::Discard);
    EXPECT_EQ(hand.turn(), kNorth);
    EXPECT_EQ(hand.held(kNorth), widow_deal().hands[kNorth] | kWidow);
    EXPECT_EQ(hand.cards_to_give(), 2);
    EXPECT_FALSE(hand.receiver());
    give("S2 LJ");
    EXPECT_EQ(hand.widow(), card_set("S2 LJ"));
    EXPECT_EQ(hand.held(kNorth), (widow_deal().hands[kNorth] | card_set("D4")) - card_set("S2"));
    EXPECT_EQ(hand.phase(), HandPhase::Play);
    EXPECT_EQ(hand.turn(), kEast);
}

TEST_F(WidowTest, TheDealerTakesItUpBeforeTheBids_1_6) {
    start(widow_rules(Widow::Dealer, WidowDiscard::BeforeBids), widow_deal());
    EXPECT_EQ(hand.phase(), HandPhase::Discard);
    EXPECT_EQ(hand.turn(), kNorth);
    EXPECT_EQ(hand.refusal(kNorth, Bid::of(3))->reason, Reason::NotBidding);
    give("S2 H2");
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);
    EXPECT_EQ(hand.turn(), kEast);
    bid_all();
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(WidowTest, OrTheHolderOfTheLowestClub_1_6) {
    Deal deal = mixed_deal();
    deal.hands[kNorth].remove(card("C2"));
    deal.hands[kNorth].remove(card("C3"));
    deal.hands[kNorth].add(card("BJ"));
    deal.hands[kNorth].add(card("LJ"));
    deal.widow = card_set("C2 C3");
    start(widow_rules(Widow::LowestClub), deal);
    bid_all();
    EXPECT_EQ(hand.turn(), kNorth);  // with the four: the two and three are in the widow
    std::swap(deal.hands[kNorth], deal.hands[kWest]);
    start(widow_rules(Widow::LowestClub, WidowDiscard::BeforeBids), deal);
    EXPECT_EQ(hand.turn(), kWest);
}

TEST_F(WidowTest, RefusesWhatIsNotADiscard_1_6) {
    start(widow_rules(Widow::Dealer), widow_deal());
    EXPECT_EQ(hand.refusal(kEast, card_set("S5 S6")),
              (Refusal{.reason = Reason::NotGiving, .clause = "2.20"}));
    bid_all();
    EXPECT_EQ(hand.refusal(kEast, card_set("S5 S6")),
              (Refusal{.reason = Reason::NotYourTurn, .seat = kNorth, .clause = "1.6"}));
    EXPECT_EQ(hand.refusal(kNorth, card_set("S5 S6")),
              (Refusal{.reason = Reason::CardNotHeld, .card = card("S5"), .clause = "1.6"}));
    for (const char* text : {"", "S2", "S2 S3 S4"})
        EXPECT_EQ(hand.refusal(kNorth, card_set(text)),
                  (Refusal{.reason = Reason::WrongNumberOfCards, .least = 2, .most = 2, .clause = "1.6"}));
    EXPECT_EQ(hand.objection(kNorth, card("S2")), Reason::NotPlaying);
}

TEST_F(WidowTest, ComesBeforeTheExchange_1_6) {
    RuleSet set = widow_rules(Widow::Dealer);
    set.nil_pass = 1;
    start(set, widow_deal());
    bid_all(Bid::of(3));
    EXPECT_EQ(hand.phase(), HandPhase::Discard);
    start(set, widow_deal());
    bid({Bid::nil(), Bid::of(3), Bid::of(3), Bid::of(3)});
    EXPECT_EQ(hand.phase(), HandPhase::Discard);
    give("S2 H2");
    EXPECT_EQ(hand.phase(), HandPhase::Exchange);
    EXPECT_EQ(hand.turn(), kEast);
}

TEST_F(Exchange, ANilGivesCardsAndGetsAsManyBack_2_20) {
    start({.nil_pass = 2});
    bid({Bid::of(3), Bid::nil(), Bid::of(3), Bid::of(4)});
    EXPECT_EQ(hand.phase(), HandPhase::Exchange);
    EXPECT_EQ(hand.turn(), kSouth);
    EXPECT_EQ(hand.receiver(), kNorth);
    EXPECT_EQ(hand.cards_to_give(), 2);
    give("ST HT");
    EXPECT_EQ(hand.held(kSouth), mixed_deal().hands[kSouth] - card_set("ST HT"));
    EXPECT_EQ(hand.held(kNorth), mixed_deal().hands[kNorth] | card_set("ST HT"));
    EXPECT_EQ(hand.phase(), HandPhase::Exchange);
    EXPECT_EQ(hand.turn(), kNorth);
    EXPECT_EQ(hand.receiver(), kSouth);
    EXPECT_EQ(hand.cards_to_give(), 2);
    give("HT D2");  // one of the cards just got
    EXPECT_EQ(hand.held(kSouth), (mixed_deal().hands[kSouth] | card_set("D2")) - card_set("ST"));
    EXPECT_EQ(hand.held(kNorth), (mixed_deal().hands[kNorth] | card_set("ST")) - card_set("D2"));
    EXPECT_EQ(hand.phase(), HandPhase::Play);
    EXPECT_EQ(hand.turn(), kEast);
}

TEST_F(Exchange, GoesInTheOrderOfTheBids_2_20) {
    start({.order = BidOrder::NonDealingSide, .nil_pass = 1});
    bid({Bid::of(3), Bid::nil(), Bid::nil(), Bid::of(3)});
    EXPECT_EQ(hand.turn(), kWest);
    give("SA");
    give("SA");
    EXPECT_EQ(hand.turn(), kSouth);
    give("ST");
    EXPECT_EQ(hand.turn(), kNorth);
    give("C2");
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(Exchange, PlainAndBlindNilHaveTheirOwnNumbers_2_20) {
    const RuleSet set{.blind_nil = true, .nil_pass = 1, .blind_pass = 3};
    start(set, mixed_deal(), {.may_go_blind = 0b1111});
    bid({Bid::blind_nil(), Bid::look(), Bid::nil(), Bid::look(), Bid::of(3), Bid::look(), Bid::of(3)});
    EXPECT_EQ(hand.turn(), kEast);
    EXPECT_EQ(hand.cards_to_give(), 3);
    give("CA CK CQ");
    give("CA CK CQ");
    EXPECT_EQ(hand.turn(), kSouth);
    EXPECT_EQ(hand.cards_to_give(), 1);
    start({.blind_nil = true, .blind_pass = 2});
    bid({Bid::nil(), Bid::of(3), Bid::of(3), Bid::of(3)});
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(Exchange, IsLeftOutWhenBothPartnersBidNil_2_20) {
    start({.nil_pass = 4});
    bid({Bid::nil(), Bid::of(3), Bid::nil(), Bid::of(3)});
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(Exchange, RefusesWhatIsNotAGift_2_20) {
    start({.nil_pass = 2});
    EXPECT_EQ(hand.refusal(kEast, card_set("S5 S6")),
              (Refusal{.reason = Reason::NotGiving, .clause = "2.20"}));
    bid({Bid::nil(), Bid::of(3), Bid::of(3), Bid::of(3)});
    EXPECT_EQ(hand.refusal(kWest, card_set("SA SK")),
              (Refusal{.reason = Reason::NotYourTurn, .seat = kEast, .clause = "2.20"}));
    EXPECT_EQ(hand.refusal(kEast, card_set("SA S5")),
              (Refusal{.reason = Reason::CardNotHeld, .card = card("SA"), .clause = "2.20"}));
    for (const char* text : {"", "S5", "S5 S6 S7"})
        EXPECT_EQ(hand.refusal(kEast, card_set(text)),
                  (Refusal{.reason = Reason::WrongNumberOfCards, .least = 2, .most = 2, .clause = "2.20"}));
    EXPECT_EQ(hand.objection(kEast, card("S5")), Reason::NotPlaying);
    give("S5 S6");
    give("S5 S6");
    EXPECT_EQ(hand.refusal(kEast, card_set("S5 S6")),
              (Refusal{.reason = Reason::NotGiving, .clause = "2.20"}));
}

}  // namespace
}  // namespace larch
