// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/equity.h"

#include <gtest/gtest.h>

#include <cmath>

#include "ai/typical_hands_test.h"
#include "rules/random_rules.h"

namespace larch {

namespace {

constexpr Side kUs = side_at(0);
constexpr Side kThem = side_at(1);
constexpr Seat kDealer = seat_at(0);

Standing at(int ours, int theirs, int our_bags = 0, int their_bags = 0) {
    Standing standing;
    standing.scores[kUs] = ours;
    standing.scores[kThem] = theirs;
    standing.bags[kUs] = our_bags;
    standing.bags[kThem] = their_bags;
    return standing;
}

// The hand turned round the table until the dealer has dealt it.
PerSeat<SeatResult> turned(const Rules& rules, const TypicalHand& hand, Seat dealer) {
    PerSeat<SeatResult> results;
    for (int i = 0; i < rules.seats(); ++i) {
        const Seat seat = seat_at((i + index(dealer) - index(hand.dealer) + rules.seats()) % rules.seats());
        results[seat] = hand.results[seat_at(i)];
        results[seat].seat = seat;
    }
    return results;
}

// The share of matches that each side wins when typical hands are drawn until the end.
PerSide<double> played_on(const Rules& rules, const std::vector<TypicalHand>& hands, const Standing& from,
                          int matches) {
    Stream stream(7);
    PerSide<double> won;
    for (int i = 0; i < matches; ++i) {
        Standing standing = from;
        Seat dealer = kDealer;
        while (!match_winner(rules, standing) && standing.hands < 200) {
            const TypicalHand& hand = hands[stream.below(static_cast<std::uint32_t>(hands.size()))];
            add_scores(rules, standing, score_results(rules, turned(rules, hand, dealer), standing.bags));
            dealer = left_of(dealer, rules.seats());
        }
        if (const auto winner = match_winner(rules, standing)) won[*winner] += 1.0 / matches;
    }
    return won;
}

// A game small enough for tests.
RuleSet short_game() { return {.bag_limit = 4, .bag_cost = 40, .target = 120}; }

class EquityOfClassic : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        rules_ = new Rules(Rules::classic());
        hands_ = new std::vector<TypicalHand>(test::random_hands(*rules_, 60));
        table_ = new EquityTable(*rules_, *hands_);
    }
    static void TearDownTestSuite() {
        delete table_;
        delete hands_;
        delete rules_;
    }
    static Equity chance(const Standing& standing, Side side = kUs, Seat dealer = kDealer) {
        return table_->chance(standing, dealer, side);
    }

    static inline Rules* rules_ = nullptr;
    static inline std::vector<TypicalHand>* hands_ = nullptr;
    static inline EquityTable* table_ = nullptr;
};

TEST_F(EquityOfClassic, IsAllOrNothingWhenTheMatchIsOver) {
    EXPECT_EQ(chance(at(500, 490)), kCertain);
    EXPECT_EQ(chance(at(500, 490), kThem), 0);
    EXPECT_EQ(chance(at(510, 520)), 0);
}

TEST_F(EquityOfClassic, SeesBothSidesAlike) {
    for (int score = -180; score < 500; score += 17) {
        const Standing standing = at(score, 210, 3, 8);
        const Standing mirrored = at(210, score, 8, 3);
        const Equity ours = chance(standing);
        EXPECT_EQ(ours + chance(standing, kThem), kCertain);
        EXPECT_EQ(ours, chance(mirrored, kThem, seat_at(1)));
        EXPECT_EQ(ours, chance(standing, kUs, seat_at(2))) << "partners deal for the same side";
    }
    // Whoever deals, one of two that stand alike does.
    EXPECT_EQ(chance(at(300, 300)) + chance(at(300, 300), kUs, seat_at(1)), kCertain);
}

TEST_F(EquityOfClassic, GrowsWithThePoints) {
    for (int theirs = -100; theirs < 500; theirs += 90)
        for (int ours = -200; ours < 490; ours += 10)
            EXPECT_LE(chance(at(ours, theirs)), chance(at(ours + 10, theirs)) + 500) << ours << ' ' << theirs;
    EXPECT_GT(chance(at(300, 200)), chance(at(250, 200)) + 50'000);
}

TEST_F(EquityOfClassic, KnowsWhatABagCosts) {
    // Nine bags are a penalty that any overtrick calls in; a bag matters less where it ends the match.
    EXPECT_LT(chance(at(309, 300, 9)), chance(at(301, 300, 1)) - 30'000);
    EXPECT_LT(chance(at(489, 450, 9)), chance(at(481, 450, 1)) - 30'000);
    EXPECT_GT(chance(at(499, 0, 9)), 900'000);
}

TEST_F(EquityOfClassic, AgreesWithMatchesPlayedOn) {
    const Standing standings[] = {at(0, 0),           at(250, 180, 3, 7), at(480, 470),
                                  at(495, 450, 5, 0), at(409, 391, 9, 1), at(-120, 130),
                                  at(330, 480, 0, 8)};
    for (const Standing& standing : standings) {
        const double won = played_on(*rules_, *hands_, standing, 1500)[kUs];
        // Three and a half times what chance makes of so many matches, and what interpolation costs.
        EXPECT_NEAR(chance(standing) / 1e6, won, 0.045 + 0.005)
            << standing.scores[kUs] << ' ' << standing.scores[kThem];
    }
}

// By how much at most the table is off the full one, over standings that matches pass through.
double greatest_difference(const RuleSet& set, int hands) {
    const Rules rules = *Rules::make(set);
    const std::vector<TypicalHand> typical = test::random_hands(rules, hands);
    const EquityTable bucketed(rules, typical);
    const EquityTable full(rules, typical, Fineness::Full);
    Stream stream(3);
    double greatest = 0;
    Standing standing;
    for (int i = 0; i < 3000; ++i) {
        if (match_winner(rules, standing)) standing = {};
        const double off = full.chance(standing, kDealer, kUs) - bucketed.chance(standing, kDealer, kUs);
        greatest = std::max(greatest, std::abs(off) / kCertain);
        const TypicalHand& hand = typical[stream.below(static_cast<std::uint32_t>(typical.size()))];
        add_scores(rules, standing, score_results(rules, turned(rules, hand, kDealer), standing.bags));
    }
    return greatest;
}

TEST(Equity, IsThatOfTheFullTableUnderEveryPresetOfPartnersThatKeepsItsBags) {
    for (const Preset& preset : presets()) {
        if (preset.rules.teams == Teams::Solo || !preset.rules.bag_carry) continue;
        EXPECT_LT(greatest_difference(preset.rules, 120), 0.01) << preset.name;
    }
    for (const BagTo bag_to : {BagTo::Self, BagTo::Opponents}) {
        RuleSet set{.bag_to = bag_to, .target = 300};
        set.spread = 150;
        EXPECT_LT(greatest_difference(set, 60), 0.01);
    }
}

TEST(Equity, IsThatOfTheFullTableWhereThereAreNodesForAPartOfTheStandings) {
    const RuleSet sets[] = {
        {.nil_value = 77, .bag_limit = 3, .target = 300},         // scores keep step with nothing
        {.bag_limit = 20, .target = 520},                         // of many bags the last matter most
        {.target = 270, .max_sets = 3, .max_sets_in_row = true},  // sets leave less room for bags
    };
    for (const RuleSet& set : sets)
        EXPECT_LT(greatest_difference(set, 60), 0.01) << set.bag_limit << ' ' << set.max_sets;
}

TEST(Equity, SettlesWhereTheLowestScoresLieUnevenlyApart) {
    const Rules rules = *Rules::make(
        {.nil_value = 8, .bag_limit = 100, .bag_to = BagTo::Opponents, .target = 8302, .spread = 7774});
    const EquityTable table(rules, test::random_hands(rules, 12));
    for (int ours = -3000; ours < 7000; ours += 100)
        EXPECT_LE(table.chance(at(ours, 1000), kDealer, kUs),
                  table.chance(at(ours + 100, 1000), kDealer, kUs) + 2000)
            << ours;
}

TEST(Equity, TellsScoresApartWhereBothHandsAndSetsAreCounted) {
    const Rules rules = *Rules::make({.nil_value = 77, .max_sets = 3, .max_hands = 20});
    const EquityTable table(rules, test::random_hands(rules, 12));
    EXPECT_GT(table.chance(at(450, 0), kDealer, kUs), kCertain / 100 * 85);
    EXPECT_LT(table.chance(at(0, 450), kDealer, kUs), kCertain / 100 * 15);
}

TEST(Equity, IsNearThatOfTheFullTableWhereLostBagsLeaveOddScores) {
    // Few hands drawn at random make sharper jumps than several hundred typical ones, where it is 1.2 %
    // (docs/strength.md).
    EXPECT_LT(greatest_difference({.bag_limit = 5, .bag_carry = false, .target = 200, .floor = -150}, 60),
              0.02);
}

TEST(Equity, OfTheLastHandIsExact) {
    RuleSet set = short_game();
    set.target = 1000;
    set.max_hands = 3;
    for (const auto& [tie, bag_limit] :
         {std::pair{Tie::PlayOn, 10}, {Tie::FewerBags, 10}, {Tie::PlayOn, 24}}) {
        set.tie = tie;
        set.bag_limit = bag_limit;
        const Rules rules = *Rules::make(set);
        const std::vector<TypicalHand> hands = test::random_hands(rules, 50);
        const EquityTable table(rules, hands);
        for (int lead = -150; lead <= 150; lead += 7) {
            Standing before = at(lead, 0, 2, 1);
            before.hands = 2;
            double least = 0;
            double ties = 0;
            for (const TypicalHand& hand : hands) {
                Standing after = before;
                add_scores(rules, after, score_results(rules, turned(rules, hand, kDealer), before.bags));
                const auto winner = match_winner(rules, after);
                least += winner == kUs ? 1.0 / 50 : 0;
                ties += winner ? 0 : 1.0 / 50;
            }
            const double chance = table.chance(before, kDealer, kUs) / 1e6;
            EXPECT_GE(chance, least - 2e-6) << lead;
            EXPECT_LE(chance, least + ties + 2e-6) << lead;
        }
    }
}

TEST(Equity, CountsDownTheHands) {
    RuleSet set = short_game();
    set.target = 1000;
    set.max_hands = 4;
    const Rules rules = *Rules::make(set);
    const std::vector<TypicalHand> hands = test::random_hands(rules, 50);
    const EquityTable table(rules, hands);
    for (int over = 0; over < 4; ++over) {
        Standing standing = at(80, 0);
        standing.hands = over;
        const Equity chance = table.chance(standing, kDealer, kUs);
        EXPECT_NEAR(chance / 1e6, played_on(rules, hands, standing, 1500)[kUs], 0.05);
    }
}

TEST(Equity, KnowsEveryEndOfAMatch) {
    std::vector<RuleSet> sets(6, short_game());
    sets[0].max_sets = 2;
    sets[1].max_sets = 2;
    sets[1].max_sets_in_row = true;
    sets[2].floor = -60;
    sets[3].bag_to = BagTo::Opponents;
    sets[4].bag_carry = false;
    sets[5].bag_limit = 0;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const Rules rules = *Rules::make(sets[i]);
        const std::vector<TypicalHand> hands = test::random_hands(rules, 40);
        const EquityTable table(rules, hands);
        Standing standing = at(60, 40, 2, 1);
        standing.sets[kUs] = standing.sets_in_row[kUs] = sets[i].max_sets > 0 ? 1 : 0;
        for (const int score : {60, -30}) {
            standing.scores[kUs] = score;
            EXPECT_NEAR(table.chance(standing, kDealer, kUs) / 1e6,
                        played_on(rules, hands, standing, 1500)[kUs], 0.05)
                << i << ' ' << score;
        }
    }
}

TEST(Equity, IsThereUnderAnyRules) {
    ChaCha stream(derive(Seed{}, Purpose::Simulation, 10));
    for (int round = 0; round < 5; ++round) {
        RuleSet set = random_rule_set(stream);
        if (round == 0) set = {.teams = Teams::Solo, .bag_limit = 100, .target = 10'000, .floor = -10'000};
        const Rules rules = *Rules::make(set);
        const EquityTable table(rules, test::random_hands(rules, 6));
        for (const int score : {-9000, -49, 0, set.target - 1, set.target + 30}) {
            Standing standing = at(score, score - 7, 1, 1);
            Equity sum = 0;
            for (int s = 0; s < rules.sides(); ++s) sum += table.chance(standing, kDealer, side_at(s));
            EXPECT_EQ(sum, kCertain) << round << ' ' << score;
        }
    }
}

TEST(Equity, OfEveryoneAloneIsNearMatchesPlayedOn) {
    RuleSet set = *preset("solo");
    set.target = 150;
    const Rules rules = *Rules::make(set);
    const std::vector<TypicalHand> hands = test::random_hands(rules, 60);
    const EquityTable table(rules, hands);
    const int scores[][4] = {{0, 0, 0, 0}, {100, 40, 70, -20}, {140, 135, 60, 120}, {-50, 30, 90, 90}};
    for (const auto& each : scores) {
        Standing standing;
        for (int s = 0; s < 4; ++s) standing.scores[side_at(s)] = each[s];
        standing.bags[side_at(2)] = 4;
        const PerSide<double> won = played_on(rules, hands, standing, 1500);
        Equity sum = 0;
        for (int s = 0; s < 4; ++s) {
            const Equity chance = table.chance(standing, kDealer, side_at(s));
            // In so short a match it tells that the race knows nothing of tricks shared out.
            EXPECT_NEAR(chance / 1e6, won[side_at(s)], 0.1) << each[0] << " side " << s;
            sum += chance;
        }
        EXPECT_EQ(sum, kCertain);
    }
}

}  // namespace

}  // namespace larch
