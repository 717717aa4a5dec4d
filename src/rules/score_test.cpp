// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/score.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "rules/test_cards.h"

// The values of all treatments are held by tests/corpus/4.*; here are the lines and the hand.
namespace larch {

void PrintTo(const ScoreLine& line, std::ostream* out) {
    *out << "kind " << static_cast<int>(line.kind) << ", clause " << line.clause.text() << ", points "
         << line.points << ", bags " << line.bags << ", bid " << line.bid << ", taken " << line.taken;
}

namespace {

using enum LineKind;
using Lines = std::vector<ScoreLine>;

SideScore pair_score(const RuleSet& set, Bid first, int first_took, Bid second, int second_took,
                     int bags = 0) {
    const SeatResult results[] = {{kNorth, first, first_took}, {kSouth, second, second_took}};
    return score_side(rules_with(set), results, bags);
}

Lines lines(const SideScore& score) { return {score.lines.begin(), score.lines.end()}; }

// The score of a contract alone, both partners having bid half of it.
int contract_points(const RuleSet& set, int contract, int taken) {
    return pair_score(set, Bid::of(contract / 2), taken, Bid::of(contract - contract / 2), 0).points;
}

TEST(Score, AMadeContractWithoutOvertricksIsOneLine_4_1) {
    const SideScore score = pair_score({}, Bid::of(3), 2, Bid::of(4), 5);
    EXPECT_EQ(lines(score),
              (Lines{{.kind = ContractMade, .clause = "4.1", .points = 70, .bid = 7, .taken = 7}}));
    EXPECT_EQ(score.points, 70);
    EXPECT_EQ(score.bags_after, 0);
    EXPECT_EQ(score.result, ContractResult::Made);
}

TEST(Score, OvertricksAreBagsAndPoints_4_2) {
    const SideScore score = pair_score({}, Bid::of(3), 5, Bid::of(4), 4, 3);
    EXPECT_EQ(lines(score),
              (Lines{{.kind = ContractMade, .clause = "4.1", .points = 70, .bid = 7, .taken = 9},
                     {.kind = Overtricks, .clause = "4.2", .points = 2, .bags = 2, .bid = 7, .taken = 9}}));
    EXPECT_EQ(score.points, 72);
    EXPECT_EQ(score.bags_before, 3);
    EXPECT_EQ(score.bags_after, 5);
}

TEST(Score, OvertricksMayBeWorthNothingAndAreBagsAllTheSame_4_2) {
    const SideScore score = pair_score({.bag_point = 0}, Bid::of(3), 5, Bid::of(4), 4, 3);
    EXPECT_EQ(score.points, 70);
    EXPECT_EQ(score.bags_after, 5);
}

TEST(Score, ASetContractIsOneLine_4_3) {
    const SideScore score = pair_score({}, Bid::of(3), 3, Bid::of(3), 2, 9);
    EXPECT_EQ(lines(score),
              (Lines{{.kind = ContractSet, .clause = "4.3", .points = -60, .bid = 6, .taken = 5}}));
    EXPECT_EQ(score.bags_after, 9);
    EXPECT_EQ(score.result, ContractResult::Set);
}

TEST(Score, ASetCostsWhatTheAxisSays_4_3) {
    EXPECT_EQ(contract_points({}, 7, 4), -70);
    EXPECT_EQ(contract_points({.set_score = SetScore::Shortfall}, 7, 4), -30);
    const SideScore score = pair_score({.set_score = SetScore::Nothing}, Bid::of(3), 3, Bid::of(4), 3);
    EXPECT_EQ(lines(score),
              (Lines{{.kind = ContractSet, .clause = "4.3", .points = 0, .bid = 7, .taken = 6}}));
}

TEST(Score, EachNilHasALineWithItsBidder_4_4) {
    const SideScore score = pair_score({.nil_value = 60}, Bid::nil(), 0, Bid::nil(), 2);
    EXPECT_EQ(lines(score),
              (Lines{{.kind = Overtricks, .clause = "4.5", .points = 2, .bags = 2, .bid = 0, .taken = 2},
                     {.kind = NilMade, .clause = "4.4", .seat = kNorth, .points = 60, .taken = 0},
                     {.kind = NilFailed, .clause = "4.4", .seat = kSouth, .points = -60, .taken = 2}}));
    EXPECT_EQ(score.points, 2);
    EXPECT_EQ(score.result, ContractResult::None);
}

TEST(Score, TricksOfAFailedNilCountByTheirTreatment_4_5) {
    const auto points = [](FailedNil treatment, int nil_took, int partner_took) {
        return pair_score({.failed_nil = treatment}, Bid::nil(), nil_took, Bid::of(4), partner_took).points;
    };
    EXPECT_EQ(points(FailedNil::Bags, 2, 3), -40 + 2 - 100);
    EXPECT_EQ(points(FailedNil::BagsIfMade, 2, 3), -40 - 100);
    EXPECT_EQ(points(FailedNil::HelpPartner, 2, 3), 40 + 1 - 100);
    EXPECT_EQ(points(FailedNil::Nothing, 2, 3), -40 - 100);
    EXPECT_EQ(points(FailedNil::Bags, 2, 5), 40 + 3 - 100);
    EXPECT_EQ(points(FailedNil::BagsIfMade, 2, 5), 40 + 3 - 100);
    EXPECT_EQ(points(FailedNil::HelpPartner, 2, 5), 40 + 3 - 100);
    EXPECT_EQ(points(FailedNil::Nothing, 2, 5), 40 + 1 - 100);
}

TEST(Score, BagsOfAFailedNilHaveTheClauseThatMakesThemBags_4_5) {
    const auto clause = [](int nil_took, int partner_took) {
        return lines(pair_score({}, Bid::nil(), nil_took, Bid::of(4), partner_took))[1].clause.text();
    };
    EXPECT_EQ(clause(2, 3), "4.5");
    EXPECT_EQ(clause(2, 4), "4.2");
    EXPECT_EQ(clause(0, 5), "4.2");
}

TEST(Score, WithoutAContractTheTricksOfANilAreBags_4_5) {
    for (const FailedNil treatment : {FailedNil::Bags, FailedNil::BagsIfMade, FailedNil::HelpPartner})
        EXPECT_EQ(pair_score({.failed_nil = treatment}, Bid::nil(), 3, Bid::nil(), 0).bags_after, 3);
    EXPECT_EQ(pair_score({.failed_nil = FailedNil::Nothing}, Bid::nil(), 3, Bid::nil(), 0).bags_after, 0);
}

TEST(Score, TricksOfABidOfNoughtCountForTheSide_2_5) {
    const RuleSet set{.zero_means = ZeroMeans::Zero};
    EXPECT_EQ(pair_score(set, Bid::of(0), 2, Bid::of(4), 2).points, 40);
    EXPECT_EQ(pair_score(set, Bid::of(0), 2, Bid::of(4), 3).points, 41);
    EXPECT_EQ(lines(pair_score(set, Bid::of(0), 2, Bid::of(0), 1)),
              (Lines{{.kind = Overtricks, .clause = "4.2", .points = 3, .bags = 3, .bid = 0, .taken = 3}}));
    EXPECT_TRUE(pair_score(set, Bid::of(0), 0, Bid::of(0), 0).lines.empty());
    EXPECT_EQ(pair_score(set, Bid::of(0), 0, Bid::of(0), 0).result, ContractResult::None);
}

TEST(Score, BagsBeyondTwoLimitsCostTwiceAndCarryTheRest_4_6) {
    const SideScore score = pair_score({.bag_limit = 3, .bag_cost = 50}, Bid::of(1), 6, Bid::of(1), 3, 1);
    EXPECT_EQ(score.lines.back(),
              (ScoreLine{.kind = BagPenalty, .clause = "4.6", .points = -100, .bags = -6}));
    EXPECT_EQ(score.points, 20 + 7 - 100);
    EXPECT_EQ(score.bags_after, 2);
}

TEST(Score, WithoutCarryBagsCostOnceAndStartOver_4_6) {
    const SideScore score =
        pair_score({.bag_limit = 3, .bag_cost = 50, .bag_carry = false}, Bid::of(1), 6, Bid::of(1), 3, 1);
    EXPECT_EQ(score.lines.back(),
              (ScoreLine{.kind = BagPenalty, .clause = "4.6", .points = -50, .bags = -8}));
    EXPECT_EQ(score.bags_after, 0);
}

TEST(Score, WithoutALimitBagsNeverCost_4_6) {
    const SideScore score = pair_score({.bag_limit = 0}, Bid::of(1), 6, Bid::of(1), 3, 40);
    EXPECT_EQ(score.points, 27);
    EXPECT_EQ(score.bags_after, 47);
}

TEST(Score, TheLinesComeInOneOrder_4_7) {
    const auto kinds_of = [](const SideScore& score) {
        std::vector<LineKind> kinds;
        for (const ScoreLine& line : score.lines) kinds.push_back(line.kind);
        return kinds;
    };
    EXPECT_EQ(kinds_of(pair_score({}, Bid::nil(), 2, Bid::of(4), 5, 9)),
              (std::vector{ContractMade, Overtricks, NilFailed, BagPenalty}));
    EXPECT_EQ(kinds_of(pair_score({.blind_bid_min = 6, .ten = Ten::Bonus50}, Bid::nil(), 1, Bid::blind_of(10),
                                  11, 9)),
              (std::vector{ContractMade, TenBonus, Overtricks, BlindBidMade, NilFailed, BagPenalty}));
}

TEST(Score, TenMayBeTwoHundredWhateverTheSize_4_8) {
    const RuleSet set{.ten = Ten::Flat200, .ten_fail = 150};
    EXPECT_EQ(contract_points(set, 9, 9), 90);
    EXPECT_EQ(contract_points(set, 10, 10), 200);
    EXPECT_EQ(contract_points(set, 12, 13), 201);
    EXPECT_EQ(contract_points(set, 9, 8), -90);
    EXPECT_EQ(contract_points(set, 11, 10), -150);
    RuleSet free_sets = set;
    free_sets.set_score = SetScore::Nothing;
    EXPECT_EQ(contract_points(free_sets, 11, 10), -150);
    EXPECT_EQ(lines(pair_score(set, Bid::of(5), 5, Bid::of(5), 5)),
              (Lines{{.kind = ContractMade, .clause = "4.8", .points = 200, .bid = 10, .taken = 10}}));
    EXPECT_EQ(lines(pair_score(set, Bid::of(5), 5, Bid::of(5), 4)),
              (Lines{{.kind = ContractSet, .clause = "4.8", .points = -150, .bid = 10, .taken = 9}}));
}

TEST(Score, TenMayCountDouble_4_8) {
    const RuleSet set{.ten = Ten::Double};
    EXPECT_EQ(contract_points(set, 9, 9), 90);
    EXPECT_EQ(contract_points(set, 11, 12), 221);
    EXPECT_EQ(contract_points(set, 11, 9), -220);
    EXPECT_EQ(contract_points({.set_score = SetScore::Shortfall, .ten = Ten::Double}, 11, 9), -40);
    EXPECT_EQ(contract_points({.set_score = SetScore::Nothing, .ten = Ten::Double}, 11, 9), 0);
}

TEST(Score, TenMayBringFiftyMore_4_8) {
    const RuleSet set{.ten = Ten::Bonus50};
    EXPECT_EQ(lines(pair_score(set, Bid::of(5), 5, Bid::of(5), 5)),
              (Lines{{.kind = ContractMade, .clause = "4.1", .points = 100, .bid = 10, .taken = 10},
                     {.kind = TenBonus, .clause = "4.8", .points = 50, .bid = 10}}));
    EXPECT_EQ(contract_points(set, 9, 9), 90);
    EXPECT_EQ(contract_points(set, 11, 9), -110);
}

TEST(Score, TenMayNeedASeatThatBidsIt_4_8) {
    const RuleSet set{.ten = Ten::Double, .ten_scope = TenScope::Seat};
    EXPECT_EQ(pair_score(set, Bid::of(6), 6, Bid::of(5), 5).points, 110);
    EXPECT_EQ(pair_score(set, Bid::of(1), 1, Bid::of(10), 10).points, 220);
    EXPECT_EQ(pair_score(set, Bid::of(1), 1, Bid::of(10), 9).points, -220);
    EXPECT_EQ(pair_score(set, Bid::of(10), 10, Bid::nil(), 0).points, 300);
}

TEST(Score, AllTricksMayHaveAScoreOfTheirOwn_4_9) {
    const RuleSet set{.ten = Ten::Bonus50, .moon = Moon::Score, .moon_score = 500};
    const SideScore made = pair_score(set, Bid::of(7), 7, Bid::of(6), 6);
    EXPECT_EQ(lines(made),
              (Lines{{.kind = ContractMade, .clause = "4.9", .points = 500, .bid = 13, .taken = 13}}));
    EXPECT_TRUE(made.moon);
    EXPECT_EQ(pair_score(set, Bid::of(7), 7, Bid::of(6), 5).points, -130);
    EXPECT_FALSE(pair_score(set, Bid::of(7), 7, Bid::of(6), 5).moon);
    EXPECT_FALSE(pair_score(set, Bid::of(6), 7, Bid::of(6), 6).moon);
    EXPECT_EQ(pair_score(set, Bid::nil(), 0, Bid::of(13), 13).points, 600);
}

TEST(Score, AllTricksMayWinTheMatchAndScoreAsUsual_4_9) {
    RuleSet set{.moon = Moon::WinsGame, .moon_score = 500};
    EXPECT_EQ(lines(pair_score(set, Bid::of(7), 7, Bid::of(6), 6)),
              (Lines{{.kind = ContractMade, .clause = "4.9", .points = 130, .bid = 13, .taken = 13}}));
    set.ten = Ten::Double;
    EXPECT_EQ(pair_score(set, Bid::of(7), 7, Bid::of(6), 6).points, 260);
    EXPECT_TRUE(pair_score(set, Bid::of(7), 7, Bid::of(6), 6).moon);
    EXPECT_FALSE(pair_score({}, Bid::of(7), 7, Bid::of(6), 6).moon);
}

TEST(Score, ABlindNilHasItsOwnValue_4_10) {
    const RuleSet set{.blind_nil = true, .blind_nil_value = 300};
    EXPECT_EQ(
        lines(pair_score(set, Bid::blind_nil(), 0, Bid::blind_nil(), 1)),
        (Lines{{.kind = Overtricks, .clause = "4.5", .points = 1, .bags = 1, .taken = 1},
               {.kind = BlindNilMade, .clause = "4.10", .seat = kNorth, .points = 300},
               {.kind = BlindNilFailed, .clause = "4.10", .seat = kSouth, .points = -300, .taken = 1}}));
}

TEST(Score, ABlindBidMadeCountsTwice_4_11) {
    const RuleSet set{.blind_bid_min = 5};
    EXPECT_EQ(lines(pair_score(set, Bid::blind_of(6), 5, Bid::of(2), 3)),
              (Lines{{.kind = ContractMade, .clause = "4.1", .points = 80, .bid = 8, .taken = 8},
                     {.kind = BlindBidMade, .clause = "4.11", .seat = kNorth, .points = 60, .bid = 6}}));
    EXPECT_EQ(pair_score(set, Bid::blind_of(6), 6, Bid::blind_of(5), 5).points, 110 + 60 + 50);
}

TEST(Score, ABlindBidSetCostsAsTheAxisSays_4_11) {
    EXPECT_EQ(pair_score({.blind_bid_min = 5}, Bid::blind_of(6), 5, Bid::of(2), 2).points, -80);
    EXPECT_EQ(lines(pair_score({.blind_bid_min = 5, .set_score = SetScore::Nothing, .blind_bid_fail = 2},
                               Bid::blind_of(6), 5, Bid::of(2), 2)),
              (Lines{{.kind = ContractSet, .clause = "4.3", .points = 0, .bid = 8, .taken = 7},
                     {.kind = BlindBidFailed, .clause = "4.11", .seat = kNorth, .points = -60, .bid = 6}}));
}

TEST(Score, TwoNilsMayBeOne_4_12) {
    const RuleSet set{.double_nil = DoubleNil::Special, .blind_nil = true};
    EXPECT_EQ(lines(pair_score(set, Bid::nil(), 0, Bid::nil(), 0)),
              (Lines{{.kind = DoubleNilMade, .clause = "4.12", .points = 400}}));
    EXPECT_EQ(lines(pair_score(set, Bid::nil(), 1, Bid::nil(), 2)),
              (Lines{{.kind = Overtricks, .clause = "4.5", .points = 3, .bags = 3, .taken = 3},
                     {.kind = DoubleNilFailed, .clause = "4.12", .points = -200, .taken = 3}}));
    EXPECT_EQ(pair_score(set, Bid::nil(), 0, Bid::blind_nil(), 0).points, 300);
    EXPECT_EQ(pair_score(set, Bid::nil(), 0, Bid::of(3), 3).points, 130);
    EXPECT_EQ(pair_score({}, Bid::nil(), 0, Bid::nil(), 0).points, 200);
}

TEST(Score, TwoFailedNilsAreBagsEvenWhereTheyWouldHelpAPartner_4_12) {
    const RuleSet set{.double_nil = DoubleNil::Special, .failed_nil = FailedNil::HelpPartner};
    EXPECT_EQ(lines(pair_score(set, Bid::nil(), 1, Bid::nil(), 0)),
              (Lines{{.kind = Overtricks, .clause = "4.5", .points = 1, .bags = 1, .taken = 1},
                     {.kind = DoubleNilFailed, .clause = "4.12", .points = -200, .taken = 1}}));
}

// West takes every trick with thirteen spades; North deals, and the bids are those of East, South, West and
// North.
Hand all_to_west(const Rules& rules, const std::vector<Bid>& bids, HandTerms terms = {}) {
    Hand hand(rules, one_suit_each(), kNorth, terms);
    for (const Bid bid : bids) hand.bid(bid);
    while (hand.phase() == HandPhase::Play) hand.play(hand.legal_cards().first());
    return hand;
}

class HandScore : public testing::Test {
  protected:
    void score(const RuleSet& set, const std::vector<Bid>& bids, HandTerms terms = {}) {
        rules = rules_with(set);
        scores = score_hand(all_to_west(rules, bids, terms), bags);
    }

    Rules rules = Rules::classic();
    PerSide<int> bags;
    PerSide<SideScore> scores;
    const Side north_south = rules.side_of(kNorth);
    const Side east_west = rules.side_of(kEast);
};

TEST_F(HandScore, AddsUpPartners_1_1) {
    bags[north_south] = 4;
    bags[east_west] = 9;
    score({}, {Bid::of(2), Bid::nil(), Bid::of(7), Bid::of(3)});
    // North and South: contract 3, none taken, and a nil made. East and West: contract 9, all taken.
    EXPECT_EQ(scores[north_south].points, -30 + 100);
    EXPECT_EQ(scores[north_south].bags_after, 4);
    EXPECT_EQ(scores[north_south].lines.back().seat, kSouth);
    EXPECT_EQ(scores[east_west].points, 90 + 4 - 100);
    EXPECT_EQ(scores[east_west].bags_after, 3);
}

TEST_F(HandScore, KeepsEveryoneApartWhenAlone_1_1) {
    score({.teams = Teams::Solo}, {Bid::of(2), Bid::nil(), Bid::of(7), Bid::of(3)});
    EXPECT_EQ(scores[rules.side_of(kNorth)].points, -30);
    EXPECT_EQ(scores[rules.side_of(kEast)].points, -20);
    EXPECT_EQ(scores[rules.side_of(kSouth)].points, 100);
    EXPECT_EQ(scores[rules.side_of(kWest)].points, 70 + 6);
    EXPECT_EQ(scores[rules.side_of(kWest)].bags_after, 6);
}

TEST_F(HandScore, IsNoneForAHandThrownIn_2_14) {
    bags[north_south] = 4;
    score({.min_table = 11}, {Bid::of(2), Bid::of(2), Bid::of(2), Bid::of(2)});
    for (const Side side : {north_south, east_west}) {
        EXPECT_TRUE(scores[side].lines.empty());
        EXPECT_EQ(scores[side].points, 0);
        EXPECT_EQ(scores[side].bags_after, bags[side]);
    }
}

TEST_F(HandScore, BagsMayGoToTheOtherSide_4_13) {
    bags[east_west] = 9;
    const std::vector<Bid> bids{Bid::of(1), Bid::of(1), Bid::of(1), Bid::of(1)};
    score({.bag_cost = 60, .bag_to = BagTo::Opponents}, bids);
    EXPECT_EQ(scores[east_west].points, 20 + 11);
    EXPECT_EQ(scores[east_west].bags_after, 0);
    EXPECT_EQ(scores[east_west].lines.back(),
              (ScoreLine{.kind = BagPenalty, .clause = "4.13", .points = 0, .bags = -20}));
    EXPECT_EQ(scores[north_south].points, -20 + 120);
    EXPECT_EQ(scores[north_south].bags_after, 0);
    EXPECT_EQ(scores[north_south].lines.back(),
              (ScoreLine{.kind = BagGift, .clause = "4.13", .points = 120}));
    score({.bag_cost = 60, .bag_carry = false, .bag_to = BagTo::Opponents}, bids);
    EXPECT_EQ(scores[north_south].points, -20 + 60);
    bags[east_west] = 0;
    score({.bag_limit = 12, .bag_to = BagTo::Opponents}, bids);
    EXPECT_EQ(scores[north_south].points, -20);
    EXPECT_EQ(scores[east_west].bags_after, 11);
}

TEST_F(HandScore, AHandThatBidsItselfIsTenATrick_4_14) {
    bags[east_west] = 9;
    score({.first_hand_free = true}, {}, {.bids_itself = true});
    EXPECT_EQ(lines(scores[east_west]),
              (Lines{{.kind = FreeTricks, .clause = "4.14", .points = 130, .taken = 13}}));
    EXPECT_EQ(scores[east_west].bags_after, 9);
    EXPECT_EQ(scores[east_west].result, ContractResult::None);
    EXPECT_EQ(scores[north_south].points, 0);
}

}  // namespace
}  // namespace larch
