// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include "tests/second_scorer/comparison.h"

namespace larch {
namespace {

// The same with more hands: larch_second_scorer.
void expect_agreement(Comparison (*compare)(const Seed&, std::uint32_t), std::int64_t hands) {
    std::int64_t done = 0;
    for (std::uint32_t number = 0; done < hands; ++number) {
        const Comparison comparison = compare(Seed{}, number);
        ASSERT_EQ(comparison.difference, "") << "number " << number;
        done += comparison.hands;
    }
}

TEST(SecondScorer, AgreesOnWholeMatchesUnderRandomRules) { expect_agreement(compare_match, 150'000); }

TEST(SecondScorer, AgreesOnResultsNearTheBidsUnderRandomRules) { expect_agreement(compare_results, 150'000); }

}  // namespace
}  // namespace larch
