// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/chacha.h"
#include "rules/random_rules.h"
#include "rules/test_cards.h"

namespace larch {
namespace {

PerSide<int> per_side(const std::vector<int>& numbers) {
    PerSide<int> sides;
    for (std::size_t s = 0; s < numbers.size(); ++s) sides.items[s] = numbers[s];
    return sides;
}

std::optional<int> winner(const RuleSet& set, const Standing& standing) {
    const std::optional<Side> side = match_winner(rules_with(set), standing);
    return side ? std::optional(index(*side)) : std::nullopt;
}

struct Ending {
    std::vector<int> scores;
    std::optional<int> winner;
};

void expect_endings(const RuleSet& set, const std::vector<Ending>& endings) {
    for (const Ending& ending : endings) {
        std::string text;
        for (const int score : ending.scores) text += std::to_string(score) + ' ';
        EXPECT_EQ(winner(set, {.scores = per_side(ending.scores)}), ending.winner) << text;
    }
}

TEST(Match, EndsAtTheTarget_5_1) {
    expect_endings({}, {{{499, 0}, {}}, {{500, 0}, 0}, {{0, 501}, 1}, {{-5000, 20}, {}}});
    expect_endings({.target = 300}, {{{299, 298}, {}}, {{300, 299}, 0}});
}

TEST(Match, EndsAtTheFloor_5_2) {
    expect_endings({.floor = -200}, {{{-199, -50}, {}}, {{-200, -50}, 1}, {{10, -320}, 0}});
}

TEST(Match, OneAtTheFloorEndsItForAllWhoPlayAlone_5_2) {
    expect_endings({.teams = Teams::Solo, .floor = -200},
                   {{{10, 120, -200, 119}, 1}, {{120, 120, -200, 0}, {}}, {{-1, -2, -199, -3}, {}}});
}

TEST(Match, ASideAtTheFloorMayLose_5_2) {
    const RuleSet set{.floor = -200, .floor_result = FloorResult::Loses};
    expect_endings(set, {{{-200, -199}, 1}, {{-201, 500}, 1}, {{-230, -210}, 1}, {{-230, -230}, {}}});
    RuleSet solo = set;
    solo.teams = Teams::Solo;
    expect_endings(solo,
                   {{{-200, 10, 10, -50}, {}}, {{-200, 10, 11, -50}, 2}, {{-300, -210, -250, -200}, 3}});
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

TEST(Match, FewerBagsMayDecide_5_3) {
    const RuleSet set{.tie = Tie::FewerBags};
    const auto with_bags = [&](std::vector<int> scores, std::vector<int> bags) {
        return winner(set, {.scores = per_side(scores), .bags = per_side(bags)});
    };
    EXPECT_EQ(with_bags({512, 512}, {3, 2}), 1);
    EXPECT_EQ(with_bags({512, 512}, {2, 3}), 0);
    EXPECT_EQ(with_bags({512, 512}, {3, 3}), std::nullopt);
    EXPECT_EQ(with_bags({513, 512}, {9, 0}), 0);
    EXPECT_EQ(with_bags({499, 499}, {9, 0}), std::nullopt);
    EXPECT_EQ(winner({}, {.scores = per_side({512, 512}), .bags = per_side({3, 2})}), std::nullopt);
}

TEST(Match, IsLostBySoManySets_5_4) {
    const RuleSet set{.max_sets = 2};
    const auto with_sets = [&](std::vector<int> scores, std::vector<int> sets) {
        return winner(set, {.scores = per_side(scores), .sets = per_side(sets)});
    };
    EXPECT_EQ(with_sets({300, 100}, {1, 1}), std::nullopt);
    EXPECT_EQ(with_sets({300, 100}, {2, 1}), 1);
    EXPECT_EQ(with_sets({300, 100}, {2, 2}), 0);
    EXPECT_EQ(with_sets({100, 100}, {2, 3}), std::nullopt);
    EXPECT_EQ(with_sets({510, 100}, {2, 0}), 1);
    EXPECT_EQ(winner({}, {.scores = per_side({300, 100}), .sets = per_side({9, 9})}), std::nullopt);
}

TEST(Match, OrBySoManyInARow_5_4) {
    const RuleSet set{.max_sets = 2, .max_sets_in_row = true};
    Standing standing{.scores = per_side({300, 100}), .sets = per_side({5, 5})};
    EXPECT_EQ(winner(set, standing), std::nullopt);
    standing.sets_in_row = per_side({2, 1});
    EXPECT_EQ(winner(set, standing), 1);
}

TEST(Match, EndsAfterSoManyHands_5_5) {
    const RuleSet set{.max_hands = 4};
    EXPECT_EQ(winner(set, {.hands = 3, .scores = per_side({60, 50})}), std::nullopt);
    EXPECT_EQ(winner(set, {.hands = 4, .scores = per_side({60, 50})}), 0);
    EXPECT_EQ(winner(set, {.hands = 4, .scores = per_side({50, 50})}), std::nullopt);
    EXPECT_EQ(winner(set, {.hands = 5, .scores = per_side({50, 60})}), 1);
    EXPECT_EQ(winner({}, {.hands = 5000, .scores = per_side({50, 60})}), std::nullopt);
}

TEST(Match, EndsWithSoGreatALead_5_6) {
    expect_endings({.spread = 100}, {{{199, 100}, {}}, {{200, 100}, 0}, {{-50, 50}, 1}});
    expect_endings({.teams = Teams::Solo, .spread = 100},
                   {{{200, 101, -500, 0}, {}}, {{0, 200, -500, 100}, 1}, {{300, 300, 0, 0}, {}}});
}

TEST(Match, AMoonWinsWhateverTheScores_5_7) {
    EXPECT_EQ(winner({.moon = Moon::WinsGame}, {.scores = per_side({-90, 400}), .moon = side_at(0)}), 0);
    EXPECT_EQ(winner({.moon = Moon::WinsGame}, {.scores = per_side({-90, 510}), .moon = side_at(0)}), 0);
}

// West takes every trick with thirteen spades and North deals. Of the two sides South and North are the
// first.
class NextHand : public testing::Test {
  protected:
    PerSide<SideScore> add(const RuleSet& set, const std::vector<Bid>& bids) {
        const Rules rules = rules_with(set);
        Hand hand(rules, one_suit_each(), kNorth, next_terms(rules, standing));
        for (const Bid bid : bids) hand.bid(bid);
        while (hand.phase() == HandPhase::Play) hand.play(hand.legal_cards().first());
        return add_hand(standing, hand);
    }
    // The seats that may go blind, by their numbers: South, West, North and East.
    int blind_seats(const RuleSet& set, const std::vector<int>& scores, int hands = 5) {
        return next_terms(rules_with(set), {.hands = hands, .scores = per_side(scores)}).may_go_blind;
    }

    Standing standing;
};

TEST_F(NextHand, TheStandingGrowsByTheScore_4_7) {
    standing = {.hands = 2, .scores = per_side({10, 20}), .bags = per_side({3, 7})};
    const auto scores = add({}, {Bid::of(3), Bid::of(1), Bid::of(6), Bid::of(2)});
    EXPECT_EQ(standing.hands, 3);
    EXPECT_EQ(standing.scores, per_side({10 - 30, 20 + 90 + 4 - 100}));
    EXPECT_EQ(standing.bags, per_side({3, 1}));
    EXPECT_EQ(scores[side_at(0)].points, -30);
}

TEST_F(NextHand, SetsAreCountedInAllAndInARow_5_4) {
    add({}, {Bid::of(3), Bid::of(1), Bid::of(6), Bid::of(2)});
    add({}, {Bid::of(7), Bid::of(1), Bid::of(7), Bid::of(2)});
    EXPECT_EQ(standing.sets, per_side({2, 1}));
    EXPECT_EQ(standing.sets_in_row, per_side({2, 1}));
    add({}, {Bid::of(3), Bid::nil(), Bid::of(6), Bid::nil()});
    EXPECT_EQ(standing.sets, per_side({2, 1}));
    EXPECT_EQ(standing.sets_in_row, per_side({2, 0}));  // no contract, and one made
    const RuleSet thrown{.min_table = 13};
    add(thrown, {Bid::of(1), Bid::of(1), Bid::of(1), Bid::of(1)});
    EXPECT_EQ(standing.sets_in_row, per_side({2, 0}));
    add({}, {Bid::of(3), Bid::of(1), Bid::of(6), Bid::of(2)});
    EXPECT_EQ(standing.sets, per_side({3, 1}));
    EXPECT_EQ(standing.sets_in_row, per_side({3, 0}));
}

TEST_F(NextHand, AHandThrownInCountsAsAHandOnly_2_14) {
    standing = {.hands = 2, .scores = per_side({10, 20}), .bags = per_side({3, 7})};
    Standing expected = standing;
    expected.hands = 3;
    const auto scores = add({.min_table = 13}, {Bid::of(1), Bid::of(1), Bid::of(1), Bid::of(1)});
    EXPECT_EQ(standing, expected);
    EXPECT_TRUE(scores[side_at(0)].lines.empty());
}

TEST_F(NextHand, AMoonIsKeptWhereItWins_5_7) {
    const std::vector<Bid> all{Bid::nil(), Bid::of(1), Bid::of(13), Bid::of(2)};
    add({}, all);
    EXPECT_FALSE(standing.moon);
    add({.moon = Moon::Score}, all);
    EXPECT_FALSE(standing.moon);
    add({.moon = Moon::WinsGame}, all);
    EXPECT_EQ(standing.moon, side_at(1));
}

TEST_F(NextHand, WhoIsBehindByEnoughMayGoBlind_2_8) {
    const RuleSet set{.blind_nil = true};
    EXPECT_EQ(blind_seats(set, {100, 199}), 0);
    EXPECT_EQ(blind_seats(set, {100, 200}), 0b0101);
    EXPECT_EQ(blind_seats(set, {100, -200}), 0b1010);
    EXPECT_EQ(blind_seats({}, {100, -200}), 0);
    EXPECT_EQ(blind_seats({.blind_behind = 50, .blind_bid_min = 6}, {100, 150}), 0b0101);
}

TEST_F(NextHand, OrByMoreIfTheAxisSaysSo_2_8) {
    const RuleSet set{.blind_nil = true, .blind_strict = true};
    EXPECT_EQ(blind_seats(set, {100, 200}), 0);
    EXPECT_EQ(blind_seats(set, {100, 201}), 0b0101);
}

TEST_F(NextHand, OrAnyoneAtNought_2_8) {
    EXPECT_EQ(blind_seats({.blind_nil = true, .blind_behind = 0}, {100, 100}), 0b1111);
    EXPECT_EQ(blind_seats({.blind_nil = true, .blind_behind = 0}, {100, 400}), 0b1111);
    const RuleSet strict{.blind_nil = true, .blind_behind = 0, .blind_strict = true};
    EXPECT_EQ(blind_seats(strict, {100, 100}), 0);
    EXPECT_EQ(blind_seats(strict, {100, 101}), 0b0101);
}

TEST_F(NextHand, AloneOneIsBehindTheLeaderOrEveryone_2_8) {
    RuleSet set{.teams = Teams::Solo, .blind_nil = true};
    EXPECT_EQ(blind_seats(set, {0, 100, 30, 10}), 0b0001);
    EXPECT_EQ(blind_seats(set, {0, 200, 100, 101}), 0b0101);
    set.behind_whom = BehindWhom::Everyone;
    EXPECT_EQ(blind_seats(set, {0, 200, 100, 101}), 0b0001);
    EXPECT_EQ(blind_seats(set, {1, 200, 100, 101}), 0);
}

TEST_F(NextHand, NotInTheFirstHandIfTheAxisSaysSo_2_8) {
    const RuleSet set{.blind_nil = true, .blind_behind = 0, .blind_after_hand1 = true};
    EXPECT_EQ(blind_seats(set, {0, 0}, 0), 0);
    EXPECT_EQ(blind_seats(set, {0, 0}, 1), 0b1111);
}

TEST_F(NextHand, OnlyTheFirstBidsItself_2_16) {
    const RuleSet set{.blind_nil = true, .blind_behind = 0, .first_hand_free = true};
    const Rules rules = rules_with(set);
    EXPECT_EQ(next_terms(rules, {}), (HandTerms{.may_go_blind = 0, .bids_itself = true}));
    EXPECT_EQ(next_terms(rules, {.hands = 1}), (HandTerms{.may_go_blind = 0b1111, .bids_itself = false}));
    EXPECT_FALSE(next_terms(Rules::classic(), {}).bids_itself);
    add(set, {});
    EXPECT_EQ(standing.scores, per_side({0, 130}));
    EXPECT_EQ(standing.sets, per_side({0, 0}));
}

// How one of two sides may stand.
struct OneSide {
    int score = 0;
    int bags = 0;
    int sets = 0;
    bool moon = false;
};

// How two sides that stand so compare at the end of a hand: -1 when the first has won, 1 when the other has.
int compare(const Rules& rules, int hands, const OneSide& one, const OneSide& other) {
    Standing standing;
    standing.hands = hands;
    for (int i = 0; i < 2; ++i) {
        const OneSide& side = i == 0 ? one : other;
        standing.scores[side_at(i)] = side.score;
        standing.bags[side_at(i)] = side.bags;
        standing.sets[side_at(i)] = standing.sets_in_row[side_at(i)] = side.sets;
    }
    if (one.moon != other.moon) standing.moon = side_at(one.moon ? 0 : 1);
    const auto winner = match_winner(rules, standing);
    return !winner ? 0 : *winner == side_at(0) ? -1 : 1;
}

// Whatever the rules, what ends a match can be put in one order: the table of match equity ranks it once.
TEST(Match, RanksWhatEndsIt) {
    ChaCha stream(derive(Seed{}, Purpose::Simulation, 56));
    int pairs = 0;
    for (int round = 0; round < 300; ++round) {
        RuleSet set = random_rule_set(stream);
        set.teams = Teams::Pairs;
        set.spread = 0;  // a lead is nothing that one side has
        const auto made = Rules::make(set);
        if (!made || made->sides() != 2) continue;
        const Rules& rules = *made;
        const int hands = round % 2 == 0 ? 0 : set.max_hands;
        std::vector<OneSide> ends;
        while (ends.size() < 10) {
            OneSide side;
            side.score = static_cast<int>(stream.below(31)) * 10 - 150;
            side.score += stream.below(2) == 0 ? set.target : set.floor.value_or(-set.target);
            side.bags = static_cast<int>(stream.below(10));
            side.sets = static_cast<int>(stream.below(4));
            side.moon = set.moon == Moon::WinsGame && stream.below(8) == 0;
            if (compare(rules, hands, side, {}) != 0) ends.push_back(side);
        }
        for (const OneSide& a : ends)
            for (const OneSide& b : ends) {
                const int ab = compare(rules, hands, a, b);
                ASSERT_EQ(ab, -compare(rules, hands, b, a));
                ++pairs;
                for (const OneSide& c : ends) {
                    const int bc = compare(rules, hands, b, c);
                    if (ab <= 0 && bc <= 0) {
                        ASSERT_EQ(compare(rules, hands, a, c), std::min(ab, bc))
                            << round << ": " << a.score << ' ' << b.score << ' ' << c.score;
                    }
                }
            }
    }
    EXPECT_GT(pairs, 5000);
}

}  // namespace
}  // namespace larch
