// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/thoughts.h"

#include <gtest/gtest.h>

#include "rules/random_rules.h"

namespace larch {
namespace {

// So what `larch bench` compares between compilers leaves no kind of decision out.
TEST(Thoughts, AreOfEveryKindOfDecision) {
    const Thoughts thoughts = think_through(rules_with_everything(), kRichSeed, Level::LightHard, kRichHands);
    EXPECT_EQ(thoughts.phases.size(), 6U);
    EXPECT_TRUE(thoughts.claimed);
}

TEST(Thoughts, AreTheSameEachTimeAndOthersFromAnotherSeed) {
    const auto digest = [](std::uint8_t seed) {
        return think_through(RuleSet{}, Seed{{seed}}, Level::Easy, 1).digest;
    };
    EXPECT_EQ(digest(1), digest(1));
    EXPECT_NE(digest(1), digest(2));
}

}  // namespace
}  // namespace larch
