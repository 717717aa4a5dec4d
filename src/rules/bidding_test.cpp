// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include "rules/hand_fixture_test.h"

namespace larch {
namespace {

using Bidding = HandTest;

const Numbers kAny = Numbers::range(1, 13);

HandTerms blind(std::initializer_list<Seat> seats) {
    HandTerms terms;
    for (const Seat seat : seats) terms.may_go_blind |= static_cast<std::uint8_t>(1 << index(seat));
    return terms;
}

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

TEST_F(Bidding, GoesRoundInTheOrderThatTheAxisSays_2_1) {
    const auto expect_order = [&](BidOrder order, std::initializer_list<Seat> seats) {
        start({.order = order});
        for (const Seat seat : seats) {
            EXPECT_EQ(hand.turn(), seat);
            hand.bid(Bid::of(3));
        }
        EXPECT_EQ(hand.phase(), HandPhase::Play);
        EXPECT_EQ(hand.turn(), kEast);
    };
    expect_order(BidOrder::DealerFirst, {kNorth, kEast, kSouth, kWest});
    expect_order(BidOrder::NonDealingSide, {kEast, kWest, kSouth, kNorth});
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
    EXPECT_TRUE(hand.legal_bids().empty());
}

TEST_F(Bidding, TakesOneToThirteen_2_2) {
    expect_legal({.numbers = kAny, .nil = true});
    for (int tricks = -2; tricks <= 40; ++tricks) {
        if (tricks >= 1 && tricks <= 13)
            EXPECT_FALSE(hand.refusal(kEast, Bid::of(tricks))) << tricks;
        else
            EXPECT_EQ(hand.refusal(kEast, Bid::of(tricks)),
                      (Refusal{.reason = Reason::BidOutOfRange, .least = 1, .most = 13, .clause = "2.2"}))
                << tricks;
    }
}

TEST_F(Bidding, TakesNoLessThanTheLeastNumber_2_2) {
    start({.min_seat = 4});
    expect_legal({.numbers = Numbers::range(4, 13), .nil = true});
    expect_refused(Bid::of(3), Reason::BidOutOfRange, "2.2");
}

TEST_F(Bidding, TakesNilUnlessTheAxisForbidsIt_2_3) {
    EXPECT_FALSE(hand.refusal(kEast, Bid::nil()));
    const Refusal refused{.reason = Reason::NilNotAllowed, .least = 1, .most = 13, .clause = "2.3"};
    EXPECT_EQ(hand.refusal(kEast, Bid{BidKind::Nil, false, 4}), refused);
    start({.nil = false});
    EXPECT_FALSE(hand.legal_bids().nil);
    EXPECT_EQ(hand.refusal(kEast, Bid::nil()), refused);
}

TEST_F(Bidding, TakesNoughtAsANumberBesideNil_2_5) {
    start({.zero_means = ZeroMeans::Zero});
    expect_legal({.numbers = Numbers::range(0, 13), .nil = true});
    start({.nil = false, .zero_means = ZeroMeans::Zero});
    expect_legal({.numbers = Numbers::range(0, 13)});
    bid({Bid::of(0)});
    EXPECT_EQ(hand.bid_of(kEast), Bid::of(0));
}

TEST_F(Bidding, TakesASecondNilUnlessTheAxisForbidsIt_2_6) {
    for (const DoubleNil axis : {DoubleNil::Single, DoubleNil::Special}) {
        start({.double_nil = axis});
        bid({Bid::nil(), Bid::nil(), Bid::nil(), Bid::nil()});
    }
    start({.double_nil = DoubleNil::Forbid});
    bid({Bid::nil(), Bid::nil()});
    expect_legal({.numbers = kAny});
    expect_refused(Bid::nil(), Reason::NilNotAllowed, "2.6");
    bid({Bid::of(3)});
    expect_legal({.numbers = kAny});
    start({.double_nil = DoubleNil::Forbid, .blind_nil = true}, mixed_deal(), blind({kEast, kWest}));
    bid({Bid::blind_nil(), Bid::of(2)});
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);  // nothing is left that West could bid blind
    expect_refused(Bid::nil(), Reason::NilNotAllowed, "2.6");
}

TEST_F(Bidding, AsksWhoMayGoBlindBeforeTheCardsAreSeen_2_7) {
    start({.blind_nil = true}, mixed_deal(), blind({kEast, kNorth}));
    EXPECT_EQ(hand.phase(), HandPhase::Blind);
    EXPECT_FALSE(hand.sees_cards(kEast));
    expect_legal({.nil = true, .blind = true});
    expect_refused(Bid::of(3), Reason::AnswerBlindFirst, "2.9");
    expect_refused(Bid::nil(), Reason::AnswerBlindFirst, "2.9");
    expect_refused(Bid::blind_of(6), Reason::BidOutOfRange, "2.10");
    bid({Bid::look()});
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);
    EXPECT_EQ(hand.turn(), kEast);
    EXPECT_TRUE(hand.sees_cards(kEast));
    EXPECT_FALSE(hand.bid_of(kEast));
    expect_legal({.numbers = kAny, .nil = true});
    expect_refused(Bid::blind_nil(), Reason::BlindNotOffered, "2.8");
    expect_refused(Bid::look(), Reason::BlindNotOffered, "2.8");
    bid({Bid::nil()});
    EXPECT_EQ(hand.turn(), kSouth);
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);
    bid({Bid::of(4), Bid::of(4), Bid::blind_nil()});
    EXPECT_EQ(hand.bid_of(kNorth), Bid::blind_nil());
    EXPECT_EQ(hand.phase(), HandPhase::Play);
    EXPECT_TRUE(hand.sees_cards(kNorth));
}

TEST_F(Bidding, OffersBlindNilToBothPartnersOrToOne_2_7) {
    const HandTerms both = blind({kEast, kWest});
    start({.blind_nil = true}, mixed_deal(), both);
    bid({Bid::blind_nil(), Bid::of(3), Bid::blind_nil(), Bid::of(3)});
    const RuleSet one{.blind_nil = true, .blind_both = false};
    start(one, mixed_deal(), both);
    bid({Bid::blind_nil(), Bid::of(3)});
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);
    expect_legal({.numbers = kAny, .nil = true});
    start(one, mixed_deal(), both);
    bid({Bid::look(), Bid::nil(), Bid::of(3), Bid::blind_nil()});
    RuleSet numbers_too = one;
    numbers_too.blind_bid_min = 5;
    start(numbers_too, mixed_deal(), both);
    bid({Bid::blind_nil(), Bid::of(3)});
    expect_legal({.numbers = Numbers::range(5, 13), .blind = true});
    expect_refused(Bid::blind_nil(), Reason::NilNotAllowed, "2.7");
}

TEST_F(Bidding, OffersNothingBlindWhereTheRulesHaveNone_2_7) {
    start({}, mixed_deal(), blind({kEast, kSouth, kWest, kNorth}));
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);
    EXPECT_TRUE(hand.sees_cards(kEast));
    expect_refused(Bid::blind_nil(), Reason::BlindNotOffered, "2.8");
}

TEST_F(Bidding, AsksAllAheadOfTheDealIfTheAxisSaysSo_2_9) {
    start({.blind_nil = true, .blind_phase = BlindPhase::PreDeal}, mixed_deal(), blind({kSouth, kNorth}));
    const auto expect_seen = [&](bool seen) {
        for (int i = 0; i < 4; ++i) EXPECT_EQ(hand.sees_cards(seat_at(i)), seen) << i;
    };
    EXPECT_EQ(hand.phase(), HandPhase::Blind);
    EXPECT_EQ(hand.turn(), kSouth);
    expect_seen(false);
    bid({Bid::look()});
    EXPECT_EQ(hand.phase(), HandPhase::Blind);
    EXPECT_EQ(hand.turn(), kNorth);
    expect_seen(false);
    bid({Bid::blind_nil()});
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);
    expect_seen(true);
    for (const Seat seat : {kEast, kSouth, kWest}) {
        EXPECT_EQ(hand.turn(), seat);
        bid({Bid::of(3)});
    }
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(Bidding, AsksNobodyAheadOfTheDealWhenNoneMayGoBlind_2_9) {
    start({.blind_nil = true, .blind_phase = BlindPhase::PreDeal});
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);
    EXPECT_EQ(hand.turn(), kEast);
}

TEST_F(Bidding, KeepsTheCardsOfThoseWhoWillBeAskedLater_2_9) {
    start({.blind_nil = true}, mixed_deal(), blind({kWest}));
    EXPECT_TRUE(hand.sees_cards(kEast));
    EXPECT_FALSE(hand.sees_cards(kWest));
    bid({Bid::of(3), Bid::of(3)});
    EXPECT_EQ(hand.phase(), HandPhase::Blind);
    bid({Bid::blind_nil()});
    EXPECT_TRUE(hand.sees_cards(kWest));
}

TEST_F(Bidding, TakesBlindNumbersFromTheLeastOn_2_10) {
    start({.blind_bid_min = 6}, mixed_deal(), blind({kEast}));
    expect_legal({.numbers = Numbers::range(6, 13), .blind = true});
    expect_refused(Bid::blind_of(5), Reason::BidOutOfRange, "2.10");
    expect_refused(Bid::blind_nil(), Reason::NilNotAllowed, "2.7");
    bid({Bid::blind_of(6)});
    EXPECT_EQ(hand.bid_of(kEast), Bid::blind_of(6));
    start({.blind_nil = true, .blind_bid_min = 10}, mixed_deal(), blind({kEast}));
    expect_legal({.numbers = Numbers::range(10, 13), .nil = true, .blind = true});
}

TEST_F(Bidding, TheLastPartnerBringsTheSideUpToItsBoard_2_11) {
    start({.min_team = 4});
    bid({Bid::of(1), Bid::of(4)});
    expect_legal({.numbers = Numbers::range(3, 13), .nil = true});
    expect_refused(Bid::of(2), Reason::BidOutOfRange, "2.11");
    bid({Bid::nil()});
    expect_legal({.numbers = kAny, .nil = true});
    start({.min_team = 4});
    bid({Bid::nil(), Bid::of(9)});
    expect_legal({.numbers = kAny, .nil = true});
}

TEST_F(Bidding, NilNeedsTheBoardIfTheAxisSaysSo_2_11) {
    const RuleSet set{.min_team = 4, .board_nil = BoardNil::NeedsBoard};
    start(set);
    bid({Bid::of(3), Bid::nil()});
    expect_legal({.numbers = kAny});
    expect_refused(Bid::nil(), Reason::NilNotAllowed, "2.11");
    bid({Bid::of(1)});
    expect_legal({.numbers = Numbers::range(4, 13)});
    start(set);
    bid({Bid::of(4), Bid::of(1)});
    expect_legal({.numbers = kAny, .nil = true});
}

TEST_F(Bidding, BlindBidsHeedTheBoardToo_2_11) {
    const RuleSet set{.blind_nil = true, .min_team = 4, .board_nil = BoardNil::NeedsBoard};
    start(set, mixed_deal(), blind({kWest, kNorth}));
    bid({Bid::of(3), Bid::of(4)});
    EXPECT_EQ(hand.phase(), HandPhase::Bidding);  // three are not enough beside a nil, so West is not asked
    bid({Bid::of(1)});
    EXPECT_EQ(hand.phase(), HandPhase::Blind);
}

TEST_F(Bidding, ThePartnerOfANilNeedsSoMany_2_12) {
    start({.nil_partner_min = 4});
    bid({Bid::nil(), Bid::of(3)});
    expect_legal({.numbers = Numbers::range(4, 13), .nil = true});
    expect_refused(Bid::of(3), Reason::BidOutOfRange, "2.12");
    bid({Bid::of(4)});
    expect_legal({.numbers = kAny});
    expect_refused(Bid::nil(), Reason::NilNotAllowed, "2.12");
}

TEST_F(Bidding, TheLastMayNotMakeItThirteen_2_13) {
    start({.forbid_total = true});
    bid({Bid::of(4), Bid::of(3)});
    expect_legal({.numbers = kAny, .nil = true});
    bid({Bid::of(2)});
    expect_legal({.numbers = kAny - Numbers::of(4), .nil = true});
    EXPECT_EQ(hand.refusal(kNorth, Bid::of(4)),
              (Refusal{.reason = Reason::TotalForbidden, .least = 1, .most = 13, .clause = "2.13"}));
    start({.forbid_total = true});
    bid({Bid::of(4), Bid::nil(), Bid::of(9)});
    expect_legal({.numbers = kAny});
    expect_refused(Bid::nil(), Reason::TotalForbidden, "2.13");
    start({.forbid_total = true});
    bid({Bid::of(9), Bid::of(9), Bid::of(9)});
    expect_legal({.numbers = kAny, .nil = true});
}

TEST_F(Bidding, NorWithNoughtKeepItThirteen_2_13) {
    start({.zero_means = ZeroMeans::Zero, .forbid_total = true});
    bid({Bid::of(4), Bid::of(0), Bid::of(9)});
    expect_legal({.numbers = kAny});
    expect_refused(Bid::of(0), Reason::TotalForbidden, "2.13");
}

TEST_F(Bidding, WhoBidsLastIsWhoIsAskedLast_2_13) {
    start({.blind_phase = BlindPhase::PreDeal, .blind_bid_min = 5, .forbid_total = true}, mixed_deal(),
          blind({kNorth}));
    bid({Bid::blind_of(5), Bid::of(1), Bid::of(2)});
    EXPECT_EQ(hand.turn(), kWest);
    expect_legal({.numbers = kAny - Numbers::of(5), .nil = true});
}

TEST_F(Bidding, LowBidsThrowTheHandIn_2_14) {
    start({.min_table = 11});
    bid({Bid::of(3), Bid::of(3), Bid::nil(), Bid::of(4)});
    EXPECT_EQ(hand.phase(), HandPhase::Over);
    EXPECT_TRUE(hand.thrown_in());
    EXPECT_EQ(hand.tricks_done(), 0);
    EXPECT_EQ(hand.refusal(kEast, Bid::of(3))->reason, Reason::NotBidding);
    EXPECT_EQ(hand.objection(kEast, card("CA")), Reason::NotPlaying);
    start({.min_table = 11});
    bid({Bid::of(3), Bid::of(3), Bid::nil(), Bid::of(5)});
    EXPECT_EQ(hand.phase(), HandPhase::Play);
    EXPECT_FALSE(hand.thrown_in());
}

TEST_F(Bidding, LowBidsMayBeSavedByRaises_2_14) {
    start({.min_table = 11, .raise_round = RaiseRound::PlusOne});
    bid({Bid::of(3), Bid::of(3), Bid::nil(), Bid::of(4)});
    EXPECT_EQ(hand.phase(), HandPhase::Raising);
    bid({Bid::of(3), Bid::of(4), Bid::of(4)});
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(Bidding, EachSideMayRaise_2_15) {
    const auto expect_order = [&](BidOrder order, std::initializer_list<Seat> seats) {
        start({.order = order, .raise_round = RaiseRound::Side});
        bid({Bid::of(3), Bid::of(3), Bid::of(3), Bid::of(3)});
        for (const Seat seat : seats) {
            EXPECT_EQ(hand.phase(), HandPhase::Raising);
            EXPECT_EQ(hand.turn(), seat);
            expect_legal({.numbers = Numbers::range(3, 13)});
            bid({Bid::of(3 + index(seat))});
            EXPECT_EQ(hand.bid_of(seat), Bid::of(3 + index(seat)));
        }
        EXPECT_EQ(hand.phase(), HandPhase::Play);
    };
    expect_order(BidOrder::LeftOfDealer, {kEast, kWest, kSouth, kNorth});
    expect_order(BidOrder::DealerFirst, {kNorth, kSouth, kEast, kWest});
    expect_order(BidOrder::NonDealingSide, {kEast, kWest, kSouth, kNorth});
}

TEST_F(Bidding, EachMayAddOne_2_15) {
    start({.order = BidOrder::DealerFirst, .raise_round = RaiseRound::PlusOne});
    bid({Bid::of(3), Bid::of(13), Bid::nil(), Bid::of(12)});
    EXPECT_EQ(hand.turn(), kNorth);
    expect_legal({.numbers = numbers({3, 4})});
    expect_refused(Bid::of(5), Reason::BidOutOfRange, "2.15");
    expect_refused(Bid::of(2), Reason::BidOutOfRange, "2.15");
    expect_refused(Bid::nil(), Reason::NilNotAllowed, "2.15");
    bid({Bid::of(4)});
    EXPECT_EQ(hand.turn(), kWest);  // thirteen and nil stand
    bid({Bid::of(12)});
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(Bidding, BlindBidsAreNotRaised_2_15) {
    start({.zero_means = ZeroMeans::Zero, .blind_bid_min = 5, .raise_round = RaiseRound::Side}, mixed_deal(),
          blind({kEast}));
    bid({Bid::blind_of(5), Bid::of(0), Bid::nil(), Bid::nil()});
    EXPECT_EQ(hand.turn(), kSouth);
    expect_legal({.numbers = Numbers::range(0, 13)});
    bid({Bid::of(2)});
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

TEST_F(Bidding, NobodyBidsInAHandThatBidsItself_2_16) {
    start({.blind_nil = true,
           .min_table = 13,
           .raise_round = RaiseRound::Side,
           .first_hand_free = true,
           .nil_pass = 2},
          mixed_deal(), {.bids_itself = true});
    EXPECT_EQ(hand.phase(), HandPhase::Play);
    EXPECT_TRUE(hand.bids_itself());
    EXPECT_FALSE(hand.thrown_in());
    for (int i = 0; i < 4; ++i) {
        EXPECT_FALSE(hand.bid_of(seat_at(i)));
        EXPECT_TRUE(hand.sees_cards(seat_at(i)));
    }
}

// What each seat may bid, the seats bidding the least that they may.
void expect_dictated(const RuleSet& set, const Deal& deal, const std::vector<LegalBids>& expected) {
    const Rules rules = rules_with(set);
    Hand hand(rules, deal, kNorth);
    for (const LegalBids& each : expected) {
        EXPECT_EQ(hand.legal_bids().numbers.bits(), each.numbers.bits()) << index(hand.turn());
        EXPECT_EQ(hand.legal_bids().nil, each.nil) << index(hand.turn());
        hand.bid(each.nil ? Bid::nil() : Bid::of(each.numbers.least()));
    }
    EXPECT_EQ(hand.phase(), HandPhase::Play);
}

const LegalBids kFree{.numbers = kAny, .nil = true};
const LegalBids kNilOnly{.nil = true};
LegalBids only(int number) { return {.numbers = Numbers::of(number)}; }
LegalBids or_nil(int number) { return {.numbers = Numbers::of(number), .nil = true}; }

TEST_F(Bidding, MirrorBidsTheSpades_2_17) {
    expect_dictated({.bid_mode = BidMode::Mirror}, mixed_deal(), {only(3), only(3), only(4), only(3)});
    expect_dictated({.bid_mode = BidMode::Mirror}, one_suit_each(), {kNilOnly, kNilOnly, only(13), kNilOnly});
    start({.bid_mode = BidMode::Mirror});
    expect_refused(Bid::of(4), Reason::BidOutOfRange, "2.17");
    expect_refused(Bid::nil(), Reason::NilNotAllowed, "2.17");
    expect_refused(Bid::of(14), Reason::BidOutOfRange, "2.2");
}

TEST_F(Bidding, WhizBidsTheSpadesOrNil_2_17) {
    expect_dictated({.bid_mode = BidMode::Whiz}, mixed_deal(), {or_nil(3), or_nil(3), or_nil(4), or_nil(3)});
    expect_dictated({.bid_mode = BidMode::Whiz}, one_suit_each(), {kNilOnly, kNilOnly, or_nil(13), kNilOnly});
}

TEST_F(Bidding, JokerWhizLeavesTheLastFree_2_17) {
    expect_dictated({.bid_mode = BidMode::JokerWhiz}, mixed_deal(), {or_nil(3), or_nil(3), or_nil(4), kFree});
    expect_dictated({.order = BidOrder::DealerFirst, .bid_mode = BidMode::JokerWhiz}, mixed_deal(),
                    {or_nil(3), or_nil(3), or_nil(3), kFree});
}

TEST_F(Bidding, HeartsAndAcesCountToo_2_17) {
    expect_dictated({.bid_mode = BidMode::Hearts}, mixed_deal(), {only(3), only(3), only(4), only(3)});
    expect_dictated({.bid_mode = BidMode::Hearts}, one_suit_each(), {kNilOnly, only(13), kNilOnly, kNilOnly});
    expect_dictated({.bid_mode = BidMode::Aces}, mixed_deal(), {only(3), kNilOnly, only(9), kNilOnly});
}

TEST_F(Bidding, TheHolderOfTheNamedSpadeBidsTwo_2_17) {
    expect_dictated({.bid_mode = BidMode::Deuce}, mixed_deal(), {kFree, kFree, kFree, only(2)});
    expect_dictated({.bid_mode = BidMode::Ace}, mixed_deal(), {kFree, kFree, only(2), kFree});
    expect_dictated({.nil = false, .bid_mode = BidMode::Ace}, one_suit_each(),
                    {{.numbers = kAny}, {.numbers = kAny}, only(2), {.numbers = kAny}});
    start({.nil = false, .bid_mode = BidMode::Ace});
    expect_refused(Bid::nil(), Reason::NilNotAllowed, "2.3");
}

TEST_F(Bidding, PromotedCardsCountAsSpades_2_17) {
    RuleSet set{.removed = card_list("C2 S2"), .high_trumps = card_list("BJ LJ H2")};
    Deal deal = mixed_deal();
    deal.hands[kNorth] = card_set("BJ S3 S4 H2 H3 H4 D2 D3 D4 LJ C3 C4 C5");
    set.bid_mode = BidMode::Mirror;
    expect_dictated(set, deal, {only(3), only(3), only(4), only(5)});
    set.bid_mode = BidMode::Hearts;
    expect_dictated(set, deal, {only(3), only(3), only(4), only(2)});
}

TEST_F(Bidding, SuicideIsOneNilAndOneNumberInEachSide_2_18) {
    start({.min_seat = 2, .bid_mode = BidMode::Suicide});
    expect_legal({.numbers = Numbers::range(2, 13), .nil = true});
    bid({Bid::of(5), Bid::nil()});
    expect_legal(kNilOnly);
    expect_refused(Bid::of(3), Reason::BidOutOfRange, "2.18");
    bid({Bid::nil()});
    expect_legal({.numbers = Numbers::range(2, 13)});
    expect_refused(Bid::nil(), Reason::NilNotAllowed, "2.18");
    start({.double_nil = DoubleNil::Forbid, .nil_partner_min = 4, .bid_mode = BidMode::Suicide});
    expect_legal({.numbers = Numbers::range(4, 13), .nil = true});
    expect_refused(Bid::of(3), Reason::BidOutOfRange, "2.18");
    bid({Bid::nil(), Bid::of(4)});
    expect_legal({.numbers = Numbers::range(4, 13)});
}

TEST_F(Bidding, FixedBidsAreThoseOfTheList_2_19) {
    start({.bid_mode = BidMode::Fixed, .fixed_bids = numbers({3, 5})});
    expect_legal({.numbers = numbers({3, 5}), .nil = true});
    EXPECT_EQ(hand.refusal(kEast, Bid::of(4)),
              (Refusal{.reason = Reason::BidOutOfRange, .least = 3, .most = 5, .clause = "2.19"}));
    start({.nil = false, .bid_mode = BidMode::Fixed, .fixed_bids = numbers({13})});
    expect_legal(only(13));
    start({.bid_mode = BidMode::Fixed});
    expect_legal(kNilOnly);
    EXPECT_EQ(hand.refusal(kEast, Bid::of(4)), (Refusal{.reason = Reason::BidOutOfRange, .clause = "2.19"}));
    start({.double_nil = DoubleNil::Forbid, .bid_mode = BidMode::Fixed, .fixed_bids = numbers({4})});
    bid({Bid::nil(), Bid::of(4)});
    expect_legal(only(4));
}

}  // namespace
}  // namespace larch
