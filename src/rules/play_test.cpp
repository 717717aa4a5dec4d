// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include <utility>

#include "rules/hand_fixture_test.h"

namespace larch {
namespace {

using Play = HandTest;

TEST_F(Play, IsRefusedWhileBiddingAndAfterTheLastTrick_3_1) {
    const Refusal refused{.reason = Reason::NotPlaying, .card = card("CA"), .clause = "3.1"};
    expect_refused(kEast, "CA", refused);
    start({}, one_suit_each());
    bid_all();
    while (hand.phase() == HandPhase::Play) last_winner = hand.play(hand.legal_cards().first());
    expect_refused(kWest, "CA", refused);
}

TEST_F(Play, StartsOnTheDealersLeftAndGoesClockwise_3_1) {
    bid_all();
    for (const auto& [seat, text] : {std::pair{kEast, "CA"}, {kSouth, "C8"}, {kWest, "C6"}, {kNorth, "C2"}}) {
        EXPECT_EQ(hand.turn(), seat);
        for (int i = 0; i < 4; ++i)
            if (seat_at(i) != seat)
                expect_refused(
                    seat_at(i), text,
                    {.reason = Reason::NotYourTurn, .card = card(text), .seat = seat, .clause = "3.1"});
        play(text);
    }
    EXPECT_EQ(last_winner, kEast);
}

TEST_F(Play, TakesOnlyCardsThatAreHeld_3_2) {
    bid_all();
    expect_refused(kEast, "C2", {.reason = Reason::CardNotHeld, .card = card("C2"), .clause = "3.2"});
    play("CA C8 C6 C2");
    expect_refused(kEast, "CA", {.reason = Reason::CardNotHeld, .card = card("CA"), .clause = "3.2"});
    EXPECT_EQ(hand.held(kEast).size(), 12);
}

TEST_F(Play, FollowsSuitElsePlaysAnything_3_2) {
    bid_all();
    play("CA");
    EXPECT_EQ(hand.legal_cards(), card_set("C8 C9 CT"));
    expect_refused(
        kSouth, "S8",
        {.reason = Reason::MustFollowSuit, .card = card("S8"), .suit = Suit::Clubs, .clause = "3.2"});
    play("C8 C6 C2 CK C9 C7 C3 CQ CT");
    EXPECT_EQ(hand.legal_cards(), hand.held(kWest));  // no club is left to West, and no spade has been played
    EXPECT_TRUE(hand.legal_cards().has(card("SA")));
}

TEST_F(Play, TheHighestOfTheSuitLedWinsAndLeads_3_3) {
    bid_all();
    play("CJ CT C7 C5");
    EXPECT_EQ(last_winner, kEast);
    play("H5 H8 HA H4");
    EXPECT_EQ(last_winner, kWest);
    EXPECT_EQ(hand.turn(), kWest);
    EXPECT_EQ(hand.taken(kWest), 1);
    EXPECT_EQ(hand.taken(kEast), 1);
    EXPECT_EQ(hand.tricks_done(), 2);
}

TEST(Trick, KnowsWhoIsWinningAfterEachCard_3_3) {
    const Rules rules = Rules::classic();
    Trick trick(kWest);
    EXPECT_TRUE(trick.empty());
    EXPECT_EQ(trick.winner(), kWest);
    struct Step {
        Seat seat;
        const char* card;
        Seat winner;
        const char* winning;
    };
    for (const Step& step : {Step{kWest, "H2", kWest, "H2"}, Step{kNorth, "DA", kWest, "H2"},
                             Step{kEast, "S2", kEast, "S2"}, Step{kSouth, "HA", kEast, "S2"}}) {
        trick.add(rules, step.seat, card(step.card));
        EXPECT_EQ(trick.winner(), step.winner) << step.card;
        EXPECT_EQ(trick.winning_card(rules), card(step.winning)) << step.card;
    }
    EXPECT_EQ(trick.led(), Suit::Hearts);
    EXPECT_EQ(trick.size(), 4);
    EXPECT_EQ(trick.card(1), card("DA"));
}

// Any two cards of a trick, in either order: the winner by 3.3 read word for word.
TEST(Trick, AnyPairIsDecidedByTheRule_3_3) {
    const Rules rules = Rules::classic();
    for (const Card first : rules.pack()) {
        for (const Card second : rules.pack()) {
            if (first == second) continue;
            Trick trick(kSouth);
            trick.add(rules, kSouth, first);
            trick.add(rules, kWest, second);
            const bool second_wins =
                second.suit() == first.suit() ? second.rank() > first.rank() : second.suit() == Suit::Spades;
            ASSERT_EQ(trick.winner(), second_wins ? kWest : kSouth);
        }
    }
}

TEST_F(Play, ASpadeOnAnEarlierTrickBreaksSpades_3_4) {
    bid_all();
    play("CA C8 C6 C2 CK C9 C7 C3 CQ CT");
    EXPECT_FALSE(hand.spades_broken());
    play("SJ C4");
    EXPECT_TRUE(hand.spades_broken());
    EXPECT_EQ(last_winner, kWest);
    EXPECT_TRUE(hand.legal_cards().has(card("SA")));
    EXPECT_EQ(hand.legal_cards(), hand.held(kWest));
}

TEST_F(Play, SpadesMayNotBeLedBeforeTheyAreBroken_3_5) {
    bid_all();
    EXPECT_EQ(hand.legal_cards(), hand.held(kEast) - rules.suit(Suit::Spades));
    const Refusal refused{.reason = Reason::SpadesNotBroken, .card = card("S5"), .clause = "3.5"};
    expect_refused(kEast, "S5", refused);
    play("CA C8 C6 C2");
    expect_refused(kEast, "S5", refused);
}

TEST_F(Play, AHandOfSpadesMayLeadThemAndSoBreaksThem_3_5) {
    Deal deal = one_suit_each();
    std::swap(deal.hands[kEast], deal.hands[kWest]);
    for (const SpadeLead lead : {SpadeLead::Broken, SpadeLead::AfterFirst, SpadeLead::Any}) {
        start({.spade_lead = lead}, deal);
        bid_all();
        EXPECT_EQ(hand.legal_cards(), CardSet::printed(Suit::Spades));
        play("S7");
        EXPECT_TRUE(hand.spades_broken());
    }
}

TEST_F(Play, AfterTheFirstTrickSpadesMayBeLedIfTheAxisSaysSo_3_5) {
    start({.spade_lead = SpadeLead::AfterFirst});
    bid_all();
    expect_refused(kEast, "S5", {.reason = Reason::SpadesNotBroken, .card = card("S5"), .clause = "3.5"});
    play("CA C8 C6 C2");
    EXPECT_FALSE(hand.spades_broken());
    EXPECT_EQ(hand.legal_cards(), hand.held(kEast));
}

TEST_F(Play, SpadesMayBeLedAtAnyTimeIfTheAxisSaysSo_3_5) {
    start({.spade_lead = SpadeLead::Any});
    bid_all();
    EXPECT_EQ(hand.legal_cards(), hand.held(kEast));
    play("S5");
    EXPECT_EQ(hand.legal_cards(), card_set("S8 S9 ST"));
}

TEST_F(Play, TheHandIsOverAfterThirteenTricks_3_3) {
    start({}, one_suit_each());
    bid_all();
    for (int trick = 1; trick <= 13; ++trick) {
        EXPECT_EQ(hand.phase(), HandPhase::Play);
        for (int i = 0; i < 4; ++i) last_winner = hand.play(hand.legal_cards().first());
        EXPECT_EQ(last_winner, kWest);
        EXPECT_EQ(hand.tricks_done(), trick);
        EXPECT_TRUE(hand.trick().empty());
    }
    EXPECT_EQ(hand.phase(), HandPhase::Over);
    EXPECT_EQ(hand.taken(kWest), 13);
}

TEST_F(Play, AGrantedClaimGivesTheRestToTheSeatOnLead_3_6) {
    bid_all();
    play("CA C8 C6 C2 H5 H8 HA H4");
    hand.award_rest();
    EXPECT_EQ(hand.phase(), HandPhase::Over);
    EXPECT_EQ(hand.tricks_done(), 13);
    EXPECT_EQ(hand.taken(kEast), 1);
    EXPECT_EQ(hand.taken(kWest), 12);
}

TEST_F(Play, APromotedCardFollowsBreaksAndWinsAsASpade_1_2) {
    RuleSet set{.removed = card_list("C2 S2"), .high_trumps = card_list("BJ LJ H2")};
    Deal deal = mixed_deal();
    deal.hands[kNorth] = card_set("BJ S3 S4 H2 H3 H4 D2 D3 D4 LJ C3 C4 C5");
    start(set, deal);
    bid_all();
    play("H5 H8 HJ");
    EXPECT_EQ(hand.legal_cards(), card_set("H3 H4"));
    expect_refused(
        kNorth, "H2",
        {.reason = Reason::MustFollowSuit, .card = card("H2"), .suit = Suit::Hearts, .clause = "3.2"});
    play("H3 DA D2 D5 D8");
    EXPECT_FALSE(hand.spades_broken());
    play("HQ H4 H6 H9 HK H2 H7 HT");
    EXPECT_EQ(last_winner, kNorth);
    EXPECT_TRUE(hand.spades_broken());
    play("LJ S5 S8 SA");
    EXPECT_EQ(last_winner, kNorth);
}

TEST_F(Play, PromotedCardsAreNotLedBeforeSpadesAreBroken_3_5) {
    RuleSet set{.removed = card_list("C2 S2"), .high_trumps = card_list("BJ LJ D2")};
    Deal deal = mixed_deal();
    deal.hands[kNorth] = card_set("CA S3 S4 H2 H3 H4 D5 D3 D4 CK C3 C4 C5");
    deal.hands[kEast] = card_set("S5 S6 S7 H5 H6 H7 D2 D6 D7 BJ LJ CQ CJ");
    start(set, deal);
    bid_all();
    EXPECT_EQ(hand.legal_cards(), card_set("H5 H6 H7 D6 D7 CQ CJ"));
    expect_refused(kEast, "D2", {.reason = Reason::SpadesNotBroken, .card = card("D2"), .clause = "3.5"});
}

TEST_F(Play, TheLowestClubIsLedByItsHolder_3_7) {
    start({.lead = OpeningLead::LowestClub});
    bid_all();
    EXPECT_EQ(hand.turn(), kNorth);
    EXPECT_EQ(hand.legal_cards(), card_set("C2"));
    expect_refused(kNorth, "C3", {.reason = Reason::MustPlayLowestClub, .card = card("C3"), .clause = "3.7"});
    play("C2");
    EXPECT_EQ(hand.legal_cards(), card_set("CA CK CQ CJ"));
    play("CA C8 C6");
    EXPECT_EQ(hand.legal_cards(), hand.held(kEast) - rules.suit(Suit::Spades));
}

TEST_F(Play, EveryoneOpensWithTheLowestClub_3_7) {
    start({.lead = OpeningLead::AllLowestClubs});
    bid_all();
    play("C2");
    EXPECT_EQ(hand.legal_cards(), card_set("CJ"));
    expect_refused(kEast, "CA", {.reason = Reason::MustPlayLowestClub, .card = card("CA"), .clause = "3.7"});
    play("CJ C8 C6");
    EXPECT_EQ(hand.legal_cards(), hand.held(kEast) - rules.suit(Suit::Spades));
    play("CA");
    EXPECT_EQ(hand.legal_cards(), card_set("C9 CT"));
}

TEST_F(Play, ATwoThatIsNoClubDoesNotOpen_3_7) {
    RuleSet set{.high_trumps = card_list("C2"), .lead = OpeningLead::LowestClub};
    start(set);
    bid_all();
    EXPECT_EQ(hand.legal_cards(), card_set("C3"));
    Deal deal = mixed_deal();
    deal.widow = card_set("BJ LJ");
    start({.high_trumps = card_list("BJ LJ"), .widow = Widow::Dealer, .lead = OpeningLead::AllLowestClubs},
          deal);
    bid_all();
    give("C2 C3");
    EXPECT_EQ(hand.turn(), kNorth);
    EXPECT_EQ(hand.legal_cards(), card_set("C4"));
}

TEST_F(Play, WhoHasNoClubPlaysAnythingToTheLowestClub_3_7) {
    start({.lead = OpeningLead::AllLowestClubs}, one_suit_each());
    bid_all();
    EXPECT_EQ(hand.legal_cards(), card_set("C2"));
    play("C2");
    EXPECT_EQ(hand.legal_cards(), CardSet::printed(Suit::Diamonds));
}

// East has the clubs, North the hearts, South the spades and West the diamonds, but for two twos exchanged.
Deal short_deal() {
    Deal deal;
    deal.hands[kEast] = CardSet::printed(Suit::Clubs);
    deal.hands[kNorth] = CardSet::printed(Suit::Hearts);
    deal.hands[kSouth] = (CardSet::printed(Suit::Spades) - card_set("S2")) | card_set("D2");
    deal.hands[kWest] = (CardSet::printed(Suit::Diamonds) - card_set("D2")) | card_set("S2");
    return deal;
}

TEST_F(Play, NoSpadeIsPlayedOnTheFirstTrickByWhoHasAnother_3_8) {
    start({.trump_first_trick = false}, short_deal());
    bid_all();
    play("CA");
    EXPECT_EQ(hand.turn(), kSouth);
    EXPECT_EQ(hand.legal_cards(), card_set("D2"));
    expect_refused(kSouth, "SA",
                   {.reason = Reason::NoSpadeOnFirstTrick, .card = card("SA"), .clause = "3.8"});
    play("D2 DA H2 CK");
    EXPECT_EQ(hand.legal_cards(), hand.held(kSouth));
}

TEST_F(Play, AHandOfSpadesMayPlayThemOnTheFirstTrick_3_8) {
    start({.trump_first_trick = false}, one_suit_each());
    bid_all();
    play("D2 H2");
    EXPECT_EQ(hand.legal_cards(), CardSet::printed(Suit::Spades));
}

TEST_F(Play, NorIsOneLedToTheFirstTrick_3_8) {
    start({.spade_lead = SpadeLead::Any, .trump_first_trick = false});
    bid_all();
    expect_refused(kEast, "S5", {.reason = Reason::NoSpadeOnFirstTrick, .card = card("S5"), .clause = "3.8"});
}

TEST_F(Play, WhoCannotFollowMustTrump_3_9) {
    start({.must_trump = true}, short_deal());
    bid_all();
    EXPECT_EQ(hand.legal_cards(), CardSet::printed(Suit::Clubs));
    play("CA");
    EXPECT_EQ(hand.legal_cards(), hand.held(kSouth) - card_set("D2"));
    expect_refused(kSouth, "D2", {.reason = Reason::MustTrump, .card = card("D2"), .clause = "3.9"});
    play("S3");
    EXPECT_EQ(hand.legal_cards(), card_set("S2"));
    play("S2");
    EXPECT_EQ(hand.legal_cards(), CardSet::printed(Suit::Hearts));
    play("H2");
    EXPECT_EQ(hand.legal_cards(), hand.held(kSouth));
}

TEST_F(Play, TheBanOnTheFirstTrickGoesBeforeTheDutyToTrump_3_9) {
    start({.trump_first_trick = false, .must_trump = true}, short_deal());
    bid_all();
    play("CA");
    EXPECT_EQ(hand.legal_cards(), card_set("D2"));
    play("D2");
    EXPECT_EQ(hand.legal_cards(), hand.held(kWest) - card_set("S2"));
    play("DA H2 CK");
    EXPECT_EQ(hand.legal_cards(), hand.held(kSouth));
    play("SA");
    EXPECT_EQ(hand.legal_cards(), card_set("S2"));
}

TEST_F(Play, AScreamerPlaysSpadesLast_3_10) {
    start({.spade_lead = SpadeLead::Any, .forced_play = ForcedPlay::Screamer}, short_deal());
    bid_all();
    play("CA");
    EXPECT_EQ(hand.legal_cards(), card_set("D2"));
    expect_refused(kSouth, "SA", {.reason = Reason::SpadesLast, .card = card("SA"), .clause = "3.10"});
    start({.spade_lead = SpadeLead::Any, .forced_play = ForcedPlay::Screamer});
    bid_all();
    expect_refused(kEast, "S5", {.reason = Reason::SpadesLast, .card = card("S5"), .clause = "3.10"});
}

TEST_F(Play, AnAssassinPlaysASpadeWheneverItIsLegal_3_10) {
    start({.spade_lead = SpadeLead::AfterFirst, .forced_play = ForcedPlay::Assassin});
    bid_all();
    EXPECT_EQ(hand.legal_cards(), hand.held(kEast) - rules.suit(Suit::Spades));
    play("CA C8 C6 C2");
    EXPECT_EQ(hand.legal_cards(), card_set("S5 S6 S7"));
    expect_refused(kEast, "CK", {.reason = Reason::SpadesFirst, .card = card("CK"), .clause = "3.10"});
    start({.forced_play = ForcedPlay::Assassin}, short_deal());
    bid_all();
    play("CA");
    EXPECT_EQ(hand.legal_cards(), hand.held(kSouth) - card_set("D2"));
}

TEST_F(Play, LowballIsTheLowestOfASuit_3_10) {
    start({.spade_lead = SpadeLead::Any, .forced_play = ForcedPlay::Lowball});
    bid_all();
    EXPECT_EQ(hand.legal_cards(), card_set("CJ D5 H5 S5"));
    expect_refused(kEast, "CA", {.reason = Reason::LowestOfSuitOnly, .card = card("CA"), .clause = "3.10"});
    play("CJ");
    EXPECT_EQ(hand.legal_cards(), card_set("C8"));
}

TEST_F(Play, HighballIsTheHighestOfASuit_3_10) {
    RuleSet set{.high_trumps = card_list("H2 S2"), .forced_play = ForcedPlay::Highball};
    set.spade_lead = SpadeLead::Any;
    set.lead = OpeningLead::LowestClub;
    start(set);
    bid_all();
    EXPECT_EQ(hand.legal_cards(), card_set("C2"));
    play("C2");
    EXPECT_EQ(hand.legal_cards(), card_set("CA"));
    expect_refused(kEast, "CK", {.reason = Reason::HighestOfSuitOnly, .card = card("CK"), .clause = "3.10"});
    play("CA CT C7 H7 HT HA");
    EXPECT_EQ(hand.legal_cards(), card_set("H4"));
    play("H4");
    EXPECT_EQ(hand.legal_cards(), card_set("C6 DA HK SA"));
    play("SA");
    EXPECT_EQ(hand.legal_cards(), card_set("H2"));
}

}  // namespace
}  // namespace larch
