// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/hand.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "rules/test_cards.h"

namespace larch {

void PrintTo(const Refusal& refusal, std::ostream* out) {
    *out << "reason " << static_cast<int>(refusal.reason) << ", clause " << refusal.clause.value_or("none");
}

namespace {

// Every seat has some of each suit, and East, on the dealer's left, all the top clubs.
Deal mixed_deal() {
    Deal deal;
    deal.hands[kNorth] = card_set("S2 S3 S4 H2 H3 H4 D2 D3 D4 C2 C3 C4 C5");
    deal.hands[kEast] = card_set("S5 S6 S7 H5 H6 H7 D5 D6 D7 CA CK CQ CJ");
    deal.hands[kSouth] = card_set("S8 S9 ST H8 H9 HT D8 D9 DT DJ CT C9 C8");
    deal.hands[kWest] = card_set("SJ SQ SK SA HJ HQ HK HA DQ DK DA C7 C6");
    return deal;
}

Rules rules_with(const RuleSet& set) { return Rules::make(set).value(); }

// North deals, so East bids and leads first.
class HandTest : public testing::Test {
  protected:
    void start(const RuleSet& set, const Deal& deal) {
        rules = rules_with(set);
        hand = Hand(rules, deal, kNorth);
    }
    void bid_all(Bid bid = Bid::of(3)) {
        while (hand.phase() == HandPhase::Bidding) hand.bid(bid);
    }
    void play(std::string_view text) {
        for (const Card card : cards(text)) {
            ASSERT_FALSE(hand.refusal(hand.turn(), card)) << text;
            last_winner = hand.play(card);
        }
    }
    void expect_refused(Seat seat, std::string_view text, const Refusal& expected) {
        const std::optional<Refusal> refusal = hand.refusal(seat, card(text));
        ASSERT_TRUE(refusal) << text;
        EXPECT_EQ(*refusal, expected) << text;
    }

    Rules rules = Rules::classic();
    Hand hand{rules, mixed_deal(), kNorth};
    std::optional<Seat> last_winner;
};

using Bidding = HandTest;
using Play = HandTest;

TEST_F(Bidding, GoesOnceRoundFromTheDealersLeft_2_1) {
    for (const Seat seat : {kEast, kSouth, kWest, kNorth}) {
        EXPECT_EQ(hand.phase(), HandPhase::Bidding);
        EXPECT_EQ(hand.turn(), seat);
        EXPECT_FALSE(hand.bid_of(seat));
        hand.bid(Bid::of(1 + index(seat)));
        EXPECT_EQ(hand.bid_of(seat), Bid::of(1 + index(seat)));
    }
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(Bidding, IsRefusedOutOfTurnAndWhenItIsOver_2_1) {
    EXPECT_EQ(hand.refusal(kSouth, Bid::of(3)),
              (Refusal{.reason = Reason::NotYourTurn, .seat = kEast, .clause = "2.1"}));
    hand.bid(Bid::of(3));
    EXPECT_EQ(hand.refusal(kEast, Bid::of(3)),
              (Refusal{.reason = Reason::NotYourTurn, .seat = kSouth, .clause = "2.1"}));
    bid_all();
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(hand.refusal(seat_at(i), Bid::nil()),
                  (Refusal{.reason = Reason::NotBidding, .clause = "2.1"}));
}

TEST_F(Bidding, TakesOneToThirteen_2_2) {
    EXPECT_EQ(hand.legal_bids(), (LegalBids{.least = 1, .most = 13, .nil = true}));
    for (int tricks = -2; tricks <= 20; ++tricks) {
        if (tricks >= 1 && tricks <= 13)
            EXPECT_FALSE(hand.refusal(kEast, Bid::of(tricks))) << tricks;
        else
            EXPECT_EQ(hand.refusal(kEast, Bid::of(tricks)),
                      (Refusal{.reason = Reason::BidOutOfRange, .least = 1, .most = 13, .clause = "2.2"}))
                << tricks;
    }
}

TEST_F(Bidding, TakesNilUnlessTheAxisForbidsIt_2_3) {
    EXPECT_FALSE(hand.refusal(kEast, Bid::nil()));
    const Refusal refused{.reason = Reason::NilNotAllowed, .least = 1, .most = 13, .clause = "2.3"};
    EXPECT_EQ(hand.refusal(kEast, Bid{BidKind::Nil, 4}), refused);
    start({.nil = false}, mixed_deal());
    EXPECT_FALSE(hand.legal_bids().nil);
    EXPECT_EQ(hand.refusal(kEast, Bid::nil()), refused);
}

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
    start({.spade_lead = SpadeLead::AfterFirst}, mixed_deal());
    bid_all();
    expect_refused(kEast, "S5", {.reason = Reason::SpadesNotBroken, .card = card("S5"), .clause = "3.5"});
    play("CA C8 C6 C2");
    EXPECT_FALSE(hand.spades_broken());
    EXPECT_EQ(hand.legal_cards(), hand.held(kEast));
}

TEST_F(Play, SpadesMayBeLedAtAnyTimeIfTheAxisSaysSo_3_5) {
    start({.spade_lead = SpadeLead::Any}, mixed_deal());
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

TEST_F(HandTest, ItsDigestChangesWithEveryAction) {
    const auto digest = [&] {
        Digest sum;
        hand.add_to(sum);
        return sum.value();
    };
    std::vector<std::uint64_t> seen{digest()};
    while (hand.phase() == HandPhase::Bidding) {
        hand.bid(Bid::of(2));
        seen.push_back(digest());
    }
    while (hand.phase() == HandPhase::Play) {
        hand.play(hand.legal_cards().first());
        seen.push_back(digest());
    }
    EXPECT_EQ(seen.size(), 1 + 4 + 52);
    std::ranges::sort(seen);
    EXPECT_EQ(std::ranges::adjacent_find(seen), seen.end());
}

TEST_F(HandTest, ItsDigestTellsBidsHiddenCardsAndDealersApart) {
    const auto digest = [&](Seat dealer, Bid bid, const Deal& deal, std::string_view trick) {
        Hand other(rules, deal, dealer);
        while (other.phase() == HandPhase::Bidding) other.bid(bid);
        for (const Card card : cards(trick)) other.play(card);
        Digest sum;
        other.add_to(sum);
        return sum.value();
    };
    const std::uint64_t one = digest(kNorth, Bid::of(1), mixed_deal(), "CA C8 C6 C2");
    EXPECT_EQ(digest(kNorth, Bid::of(1), mixed_deal(), "CA C8 C6 C2"), one);
    EXPECT_NE(digest(kNorth, Bid::of(2), mixed_deal(), "CA C8 C6 C2"), one);
    EXPECT_NE(digest(kNorth, Bid::nil(), mixed_deal(), "CA C8 C6 C2"), one);
    // The same four cards and the same winner, though South dealt.
    EXPECT_NE(digest(kSouth, Bid::of(1), mixed_deal(), "C6 C2 CA C8"), one);
    Deal swapped = mixed_deal();
    std::swap(swapped.hands[kNorth], swapped.hands[kSouth]);
    EXPECT_NE(digest(kNorth, Bid::of(1), swapped, ""), digest(kNorth, Bid::of(1), mixed_deal(), ""));
}

}  // namespace
}  // namespace larch
