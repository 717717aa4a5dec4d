// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/score.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "rules/test_cards.h"

// The values of all treatments are held by tests/corpus/4.*; here are the lines, the hand and the match.
namespace larch {
namespace {

SideScore pair_score(const RuleSet& rules, Bid first, int first_took, Bid second, int second_took,
                     int bags = 0) {
    const SeatResult results[] = {{kNorth, first, first_took}, {kSouth, second, second_took}};
    return score_side(rules, results, bags);
}

std::vector<ScoreLine> lines(const SideScore& score) { return {score.lines.begin(), score.lines.end()}; }

TEST(Score, EveryLineNamesItsClause) {
    const auto clause = [](LineKind kind) { return ScoreLine{.kind = kind}.clause(); };
    EXPECT_EQ(clause(LineKind::ContractMade), "4.1");
    EXPECT_EQ(clause(LineKind::ContractSet), "4.3");
    EXPECT_EQ(clause(LineKind::NilMade), "4.4");
    EXPECT_EQ(clause(LineKind::NilFailed), "4.4");
    EXPECT_EQ(clause(LineKind::BagPenalty), "4.6");
    const auto bag_clause = [](int bid, int taken, int bags) {
        return ScoreLine{.kind = LineKind::Overtricks, .bags = bags, .bid = bid, .taken = taken}.clause();
    };
    EXPECT_EQ(bag_clause(3, 5, 2), "4.2");
    EXPECT_EQ(bag_clause(4, 5, 2), "4.5");  // set, and two tricks of a failed nil
    EXPECT_EQ(bag_clause(0, 2, 2), "4.5");  // no contract
}

TEST(Score, AMadeContractWithoutOvertricksIsOneLine_4_1) {
    const SideScore score = pair_score({}, Bid::of(3), 2, Bid::of(4), 5);
    EXPECT_EQ(lines(score),
              (std::vector<ScoreLine>{{.kind = LineKind::ContractMade, .points = 70, .bid = 7, .taken = 7}}));
    EXPECT_EQ(score.points, 70);
    EXPECT_EQ(score.bags_after, 0);
}

TEST(Score, OvertricksAreBagsAndPoints_4_2) {
    const SideScore score = pair_score({}, Bid::of(3), 5, Bid::of(4), 4, 3);
    EXPECT_EQ(lines(score),
              (std::vector<ScoreLine>{
                  {.kind = LineKind::ContractMade, .points = 70, .bid = 7, .taken = 9},
                  {.kind = LineKind::Overtricks, .points = 2, .bags = 2, .bid = 7, .taken = 9}}));
    EXPECT_EQ(score.points, 72);
    EXPECT_EQ(score.bags_before, 3);
    EXPECT_EQ(score.bags_after, 5);
}

TEST(Score, ASetContractIsOneLine_4_3) {
    const SideScore score = pair_score({}, Bid::of(3), 3, Bid::of(3), 2, 9);
    EXPECT_EQ(lines(score),
              (std::vector<ScoreLine>{{.kind = LineKind::ContractSet, .points = -60, .bid = 6, .taken = 5}}));
    EXPECT_EQ(score.bags_after, 9);
}

TEST(Score, ASetThatCostsNothingStillHasItsLine_4_3) {
    const SideScore score = pair_score({.set_cost = SetCost::Nothing}, Bid::of(3), 3, Bid::of(4), 3);
    EXPECT_EQ(lines(score),
              (std::vector<ScoreLine>{{.kind = LineKind::ContractSet, .points = 0, .bid = 7, .taken = 6}}));
}

TEST(Score, EachNilHasALineWithItsBidder_4_4) {
    const SideScore score = pair_score({.nil_value = 60}, Bid::nil(), 0, Bid::nil(), 2);
    EXPECT_EQ(lines(score), (std::vector<ScoreLine>{
                                {.kind = LineKind::Overtricks, .points = 2, .bags = 2, .bid = 0, .taken = 2},
                                {.kind = LineKind::NilMade, .seat = kNorth, .points = 60, .taken = 0},
                                {.kind = LineKind::NilFailed, .seat = kSouth, .points = -60, .taken = 2}}));
    EXPECT_EQ(score.points, 2);
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

TEST(Score, BagsBeyondTwoLimitsCostTwiceAndCarryTheRest_4_6) {
    const SideScore score = pair_score({.bag_limit = 3, .bag_cost = 50}, Bid::of(1), 6, Bid::of(1), 3, 1);
    EXPECT_EQ(score.lines.back(), (ScoreLine{.kind = LineKind::BagPenalty, .points = -100, .bags = -6}));
    EXPECT_EQ(score.points, 20 + 7 - 100);
    EXPECT_EQ(score.bags_after, 2);
}

TEST(Score, WithoutCarryBagsCostOnceAndStartOver_4_6) {
    const SideScore score =
        pair_score({.bag_limit = 3, .bag_cost = 50, .bag_carry = false}, Bid::of(1), 6, Bid::of(1), 3, 1);
    EXPECT_EQ(score.lines.back(), (ScoreLine{.kind = LineKind::BagPenalty, .points = -50, .bags = -8}));
    EXPECT_EQ(score.bags_after, 0);
}

TEST(Score, WithoutALimitBagsNeverCost_4_6) {
    const SideScore score = pair_score({.bag_limit = 0}, Bid::of(1), 6, Bid::of(1), 3, 40);
    EXPECT_EQ(score.points, 27);
    EXPECT_EQ(score.bags_after, 47);
}

TEST(Score, TheLinesComeInOneOrder_4_7) {
    const SideScore score = pair_score({}, Bid::nil(), 2, Bid::of(4), 5, 9);
    std::vector<LineKind> kinds;
    for (const ScoreLine& line : score.lines) kinds.push_back(line.kind);
    EXPECT_EQ(kinds, (std::vector{LineKind::ContractMade, LineKind::Overtricks, LineKind::NilFailed,
                                  LineKind::BagPenalty}));
}

// West takes every trick with thirteen spades; North deals.
Hand all_to_west(const Rules& rules, const std::vector<Bid>& bids) {
    Hand hand(rules, one_suit_each(), kNorth);
    for (const Bid bid : bids) hand.bid(bid);
    while (hand.phase() == HandPhase::Play) hand.play(hand.legal_cards().first());
    return hand;
}

TEST(HandScore, AddsUpPartners_1_1) {
    const Rules rules = Rules::classic();
    const Side north_south = rules.side_of(kNorth);
    const Side east_west = rules.side_of(kEast);
    PerSide<int> bags;
    bags[north_south] = 4;
    bags[east_west] = 9;
    const auto scores =
        score_hand(all_to_west(rules, {Bid::of(2), Bid::nil(), Bid::of(7), Bid::of(3)}), bags);
    // North and South: contract 3, none taken, and a nil made. East and West: contract 9, all taken.
    EXPECT_EQ(scores[north_south].points, -30 + 100);
    EXPECT_EQ(scores[north_south].bags_after, 4);
    EXPECT_EQ(scores[north_south].lines.back().seat, kSouth);
    EXPECT_EQ(scores[east_west].points, 90 + 4 - 100);
    EXPECT_EQ(scores[east_west].bags_after, 3);
}

TEST(HandScore, KeepsEveryoneApartWhenAlone_1_1) {
    const Rules rules = Rules::make({.teams = Teams::Solo}).value();
    const auto scores = score_hand(all_to_west(rules, {Bid::of(2), Bid::nil(), Bid::of(7), Bid::of(3)}), {});
    EXPECT_EQ(scores[rules.side_of(kNorth)].points, -30);
    EXPECT_EQ(scores[rules.side_of(kEast)].points, -20);
    EXPECT_EQ(scores[rules.side_of(kSouth)].points, 100);
    EXPECT_EQ(scores[rules.side_of(kWest)].points, 70 + 6);
    EXPECT_EQ(scores[rules.side_of(kWest)].bags_after, 6);
}

struct Ending {
    std::vector<int> scores;
    std::optional<int> winner;
};

void expect_endings(const RuleSet& set, const std::vector<Ending>& endings) {
    const Rules rules = Rules::make(set).value();
    for (const Ending& ending : endings) {
        PerSide<int> scores;
        std::string text;
        for (std::size_t s = 0; s < ending.scores.size(); ++s) {
            scores.items[s] = ending.scores[s];
            text += std::to_string(ending.scores[s]) + ' ';
        }
        const std::optional<Side> winner = match_winner(rules, scores);
        EXPECT_EQ(winner ? std::optional(index(*winner)) : std::nullopt, ending.winner) << text;
    }
}

TEST(Match, EndsAtTheTarget_5_1) {
    expect_endings({}, {{{499, 0}, {}}, {{500, 0}, 0}, {{0, 501}, 1}, {{-5000, 20}, {}}});
    expect_endings({.target = 300}, {{{299, 298}, {}}, {{300, 299}, 0}});
}

TEST(Match, EndsAtTheFloor_5_2) {
    expect_endings({.floor = -200}, {{{-199, -50}, {}}, {{-200, -50}, 1}, {{10, -320}, 0}});
}

TEST(Match, IsWonByTheHighestScore_5_3) {
    expect_endings({.floor = -200}, {{{510, 540}, 1}, {{540, 510}, 0}, {{-250, -210}, 1}, {{500, -200}, 0}});
}

TEST(Match, GoesOnWhileTheHighestScoreIsShared_5_3) {
    expect_endings({.floor = -200}, {{{512, 512}, {}}, {{-230, -230}, {}}});
    expect_endings(
        {.teams = Teams::Solo},
        {{{512, 512, 40, 0}, {}}, {{0, 512, 40, 512}, {}}, {{512, 512, 513, 0}, 2}, {{7, 7, 3, 500}, 3}});
}

TEST(Match, OneAtTheFloorEndsItForAllWhoPlayAlone_5_2) {
    expect_endings({.teams = Teams::Solo, .floor = -200},
                   {{{10, 120, -200, 119}, 1}, {{120, 120, -200, 0}, {}}, {{-1, -2, -199, -3}, {}}});
}

}  // namespace
}  // namespace larch
