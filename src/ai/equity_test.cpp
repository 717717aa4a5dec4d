// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/equity.h"

#include <gtest/gtest.h>

#include "ai/typical_hands_test.h"
#include "rules/random_rules.h"

namespace larch {

namespace {

constexpr Side kUs = side_at(0);
constexpr Side kThem = side_at(1);

Rules rules_of(const RuleSet& set) { return *Rules::make(set); }

Standing at(int ours, int theirs, int our_bags = 0, int their_bags = 0) {
    Standing standing;
    standing.scores[kUs] = ours;
    standing.scores[kThem] = theirs;
    standing.bags[kUs] = our_bags;
    standing.bags[kThem] = their_bags;
    return standing;
}

TEST(Equity, OfAMatchThatIsOverIsAllOrNothing) {
    const Rules rules = Rules::classic();
    const EquityTable table(rules, test::random_hands(rules, 50));
    EXPECT_EQ(table.chance(at(500, 490), seat_at(0), kUs), kCertain);
    EXPECT_EQ(table.chance(at(500, 490), seat_at(0), kThem), 0);
    EXPECT_EQ(table.chance(at(510, 520), seat_at(1), kUs), 0);
}

TEST(Equity, OfAllSidesAddsUpToCertainty) {
    for (const char* name : {"larch-hollow", "quick", "tournament", "solo"}) {
        const Rules rules = rules_of(*preset(name));
        const EquityTable table(rules, test::random_hands(rules, 40));
        for (int score = -150; score < 500; score += 37) {
            Standing standing = at(score, 200, 3, 1);
            standing.hands = 1;
            Equity sum = 0;
            for (int s = 0; s < rules.sides(); ++s) sum += table.chance(standing, seat_at(1), side_at(s));
            EXPECT_EQ(sum, kCertain) << name << ' ' << score;
        }
    }
}

}  // namespace

}  // namespace larch
