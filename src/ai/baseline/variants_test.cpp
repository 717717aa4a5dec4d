// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// What the baseline makes of rules beyond the classic game.

#include <gtest/gtest.h>

#include "ai/baseline/baseline_test.h"

namespace larch::baseline {
namespace {

constexpr std::array<int, 4> kOpening{kNotYet, kNotYet, kNotYet, kNotYet};
// About three tricks, and no nil.
constexpr const char* kUsualHand = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D";
// No trick in sight.
constexpr const char* kPoorHand = "8S 5S QH 9H 6H 4H JD 8D 5D TC 7C 5C 3C";

Decision decision_in(const Position& position) { return decide(*Seen(position)); }

Numbers numbers(std::initializer_list<int> list) {
    Numbers numbers;
    for (const int number : list) numbers.add(number);
    return numbers;
}

Position blind_offer(const std::array<int, 2>& scores) {
    return {.set = {.blind_nil = true, .blind_bid_min = 5},
            .bids = kOpening,
            .scores = scores,
            .phase = HandPhase::Blind,
            .legal = LegalBids{.numbers = Numbers::range(5, 13), .nil = true, .blind = true}};
}

TEST(BlindOffer, IsDeclinedWhileTheMatchIsOpen) {
    EXPECT_EQ(bid_made(blind_offer({0, 300})), Bid::look());
    EXPECT_EQ(bid_made(blind_offer({430, 460})), Bid::look());
}

TEST(BlindOffer, IsTakenAsANilWhenTheMatchIsLostOtherwise) {
    const Decision decision = decision_in(blind_offer({200, 460}));
    EXPECT_EQ(decision.bid, Bid::blind_nil());
    EXPECT_EQ(decision.grounds.motive, Motive::RisksBlindNil);
    Position numbers_only = blind_offer({200, 460});
    numbers_only.legal->nil = false;
    EXPECT_EQ(bid_made(numbers_only), Bid::look());
}

TEST(Raises, StandByTheBid) {
    const Decision decision = decision_in({.set = {.raise_round = RaiseRound::Side},
                                           .held = kUsualHand,
                                           .bids = {2, 2, 2, 2},
                                           .phase = HandPhase::Raising,
                                           .legal = LegalBids{.numbers = Numbers::range(2, 13)}});
    EXPECT_EQ(decision.bid, Bid::of(2));
    EXPECT_EQ(decision.grounds.motive, Motive::StandsByBid);
}

TEST(Bids, AreTheNearestOfThoseThereAre) {
    const auto bid = [](const char* held, Numbers legal, bool nil = false) {
        return bid_made({.held = held, .bids = kOpening, .legal = LegalBids{.numbers = legal, .nil = nil}});
    };
    EXPECT_EQ(bid(kUsualHand, numbers({1, 4, 7})), Bid::of(4));
    EXPECT_EQ(bid(kUsualHand, numbers({6, 7})), Bid::of(6));
    // Nought earns nothing, but it is better than a number that is out of reach.
    EXPECT_EQ(bid(kPoorHand, numbers({0, 1, 2})), Bid::of(1));
    EXPECT_EQ(bid(kPoorHand, numbers({0, 6})), Bid::of(0));
    EXPECT_EQ(bid(kUsualHand, numbers({0})), Bid::of(0));
    // So is a nil that may well hold.
    EXPECT_EQ(bid(kPoorHand, numbers({10}), true), Bid::nil());
    EXPECT_EQ(bid(kUsualHand, numbers({4}), true), Bid::of(4));
    EXPECT_EQ(bid(kUsualHand, {}, true), Bid::nil());
}

TEST(Bids, ThatAreDictatedAreNobodysChoice) {
    const Decision decision = decision_in(
        {.held = kUsualHand, .bids = kOpening, .legal = LegalBids{.numbers = Numbers::of(3), .nil = false}});
    EXPECT_EQ(decision.bid, Bid::of(3));
    EXPECT_EQ(decision.grounds.motive, Motive::OnlyChoice);
}

TEST(Bids, TakeTheNilOnThemselvesWhenOneOfTheSideMust) {
    const auto bid = [](BidMode mode) {
        return bid_made(
            {.set = {.bid_mode = mode}, .held = "9S 6S 3S AH TH 8H 7H TD 8D 5D 9C 6C 3C", .bids = kOpening});
    };
    EXPECT_FALSE(bid(BidMode::Free).is_nil());
    EXPECT_TRUE(bid(BidMode::Suicide).is_nil());
}

TEST(Bids, ReckonWithWhatANilMayPass) {
    const auto bid = [](int pass, int partner) {
        return bid_made({.set = {.nil_pass = pass},
                         .held = "QS 5S 3S AH 9H 5H 2H 9D 6D 4D 8C 4C 2C",
                         .bids = {kNotYet, kNotYet, partner, 3}});
    };
    EXPECT_FALSE(bid(0, 4).is_nil());
    EXPECT_TRUE(bid(2, 4).is_nil());
    EXPECT_FALSE(bid(2, kNil).is_nil());  // two nils pass nothing
}

TEST(Exchange, RidsANilOfItsDanger) {
    const Decision decision = decision_in({.set = {.nil_pass = 3},
                                           .held = "QS 5S 3S AH KH 5H 2H 9D 6D 4D 8C 4C 2C",
                                           .bids = {kNil, 3, 4, 3},
                                           .phase = HandPhase::Exchange,
                                           .to_give = 3});
    EXPECT_EQ(decision.given, cards_of("QS AH KH"));
    EXPECT_EQ(decision.grounds.motive, Motive::PassesDanger);
}

TEST(Exchange, GivesAPartnersNilLowCardsAndNoSpade) {
    const Decision decision = decision_in({.set = {.nil_pass = 2},
                                           .held = "QS 8S 2S AH KH 7H 3H AD QD 9D 4D KC TC 9C 8C",
                                           .bids = {4, 3, kNil, 3},
                                           .phase = HandPhase::Exchange,
                                           .to_give = 2});
    EXPECT_EQ(decision.given, cards_of("3H 4D"));
    EXPECT_EQ(decision.grounds.motive, Motive::SparesNil);
}

TEST(Widow, LosesWhatTakesNoTricks) {
    const Decision decision = decision_in(
        {.held = "AS KS 8S 4S AH KH 7H KC QC 9C 2C AD 9D 8D 7D", .phase = HandPhase::Discard, .to_give = 2});
    ASSERT_TRUE(decision.given);
    EXPECT_EQ(decision.given->size(), 2);
    EXPECT_TRUE((*decision.given & cards_of("AS KS 8S 4S AH KH KC QC AD")).empty());
    EXPECT_EQ(decision.grounds.motive, Motive::LaysOff);
}

TEST(Widow, TakesTheDangerOffANil) {
    const Decision decision = decision_in({.held = "AS 8S 4S AH 7H 5H 2H 9C 5C 2C 9D 8D 7D 4D 3D",
                                           .bids = {kNil, 3, 4, 3},
                                           .phase = HandPhase::Discard,
                                           .to_give = 2});
    EXPECT_EQ(decision.given, cards_of("AS AH"));
}

TEST(Gifts, AreKnownToTheirGiver) {
    Position position{.held = "8S 4S AH 7H 5H 2H 9C 5C 9D 8D 7D 4D 3D"};
    const Seen before(position);
    position.given = "KC";
    position.laid_off = "2C QH";
    const Seen seen(position);
    const Knowledge known(*seen);
    EXPECT_EQ(Knowledge(*before).out(Suit::Clubs), 11);
    EXPECT_EQ(known.out(Suit::Clubs), 10);
    EXPECT_EQ(known.above(card_of("AH")), 0);
    EXPECT_EQ(known.below(card_of("AH")), 8);
    EXPECT_EQ(known.is_void(seat_at(2), Suit::Clubs), 0);
    EXPECT_GT(known.is_void(seat_at(1), Suit::Clubs), 0);
    EXPECT_GT(Knowledge(*before).is_void(seat_at(2), Suit::Clubs), 0);
}

TEST(Stakes, OfTwoNilsThatScoreAsOneAreThoseOfBoth) {
    const auto breaks = [](DoubleNil rule, const char* held = kUsualHand, const char* played = "") {
        return stakes_in(
                   {.set = {.double_nil = rule}, .held = held, .bids = {4, kNil, 4, kNil}, .played = played})
            .breaks_nil[seat_at(1)];
    };
    EXPECT_EQ(breaks(DoubleNil::Special), 3 * breaks(DoubleNil::Single));
    // Seat 3 has taken a trick.
    const char* rest = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D";
    EXPECT_EQ(breaks(DoubleNil::Special, rest, "0:2D 1:3D 2:4D 3:TD"), 0);
    EXPECT_GT(breaks(DoubleNil::Single, rest, "0:2D 1:3D 2:4D 3:TD"), 0);
}

TEST(Stakes, OfAContractFollowItsScore) {
    const auto settles = [](const RuleSet& set, int bid) {
        return stakes_in({.set = set,
                          .held = "AS KS AH KH QH",
                          .bids = {bid, 1, 1, 1},
                          .played = "0:AC 1:2C 2:3C 3:4C 0:KC 1:5C 2:6C 3:7C 0:QC 1:8C 2:9C 3:TC "
                                    "0:AD 1:2D 2:3D 3:4D 0:KD 1:5D 2:6D 3:7D "
                                    "0:QS 1:2S 2:3S 3:4S 0:JS 1:5S 2:2H 3:3H 0:TS 1:6S 2:4H 3:5H"})
            .settles_contract;
    };
    const int classic = settles({}, 8);
    EXPECT_GT(classic, 0);
    EXPECT_GT(classic, settles({.set_score = SetScore::Nothing}, 8));
    EXPECT_GT(classic, settles({.set_score = SetScore::Shortfall}, 8));
    EXPECT_GT(settles({.ten = Ten::Flat200, .ten_fail = 200}, 12), settles({}, 12));
    EXPECT_EQ(settles({.ten = Ten::Double}, 12), 2 * settles({}, 12));
}

TEST(Stakes, OfAHandThatNobodyBidAreTenPointsATrick) {
    const Stakes stakes = stakes_in(
        {.set = {.first_hand_free = true}, .held = kUsualHand, .bids = kOpening, .phase = HandPhase::Play});
    EXPECT_EQ(stakes.trick[seat_at(0)], 100);
    EXPECT_EQ(stakes.trick[seat_at(2)], 100);
    EXPECT_EQ(stakes.trick[seat_at(1)], -100);
    EXPECT_EQ(stakes.own_trick, 200);
}

TEST(Play, KeepsTheOnlyCardThatMayBePlayed) {
    // The king and queen are as good as each other, but of a suit only the highest, or lowest, may go.
    const auto played = [](ForcedPlay forced) {
        return card_played({.set = {.forced_play = forced},
                            .held = "KH QH 3S 2S 9D 8D 7D 6D JC TC 9C 8C 7C",
                            .played = "2:4H 3:6H"});
    };
    EXPECT_EQ(played(ForcedPlay::Highball), card_of("KH"));
    EXPECT_EQ(played(ForcedPlay::Lowball), card_of("QH"));
}

}  // namespace
}  // namespace larch::baseline
