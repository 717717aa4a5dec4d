// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/estimate.h"

#include <gtest/gtest.h>

#include <cmath>

#include "ai/stream.h"

namespace larch {
namespace {

// Pairs whose first match A wins with that chance, and whose second goes the same way with chance `together`,
// and else by itself.
double draw_pair(Stream& stream, double chance, double together) {
    const bool first = stream.unit() < chance;
    const bool second = stream.unit() < together ? first : stream.unit() < chance;
    return (first + second) / 2.0;
}

TEST(WinRate, TheIntervalIsWilsonsWhereEachPairIsOneCoinFlip) {
    WinRate rate;
    for (int i = 0; i < 100; ++i) rate.add(i < 30 ? 1 : 0);
    // Wilson's interval for 30 of 100 (Newcombe, Statistics in Medicine 17, 1998, has the formula).
    EXPECT_NEAR(rate.interval().low, 0.2189, 0.0005);
    EXPECT_NEAR(rate.interval().high, 0.3958, 0.0005);
}

TEST(WinRate, AllWonLeavesDoubt) {
    WinRate rate;
    for (int i = 0; i < 10; ++i) rate.add(1);
    EXPECT_NEAR(rate.interval().low, 0.7225, 0.0005);
    EXPECT_EQ(rate.interval().high, 1);
}

TEST(WinRate, WithoutAPairAnythingIsPossible) {
    EXPECT_EQ(WinRate().interval().low, 0);
    EXPECT_EQ(WinRate().interval().high, 1);
}

TEST(WinRate, PairsThatSplitTellMoreThanSingleMatches) {
    WinRate splits;
    WinRate flips;
    for (int i = 0; i < 100; ++i) {
        splits.add(i % 10 == 0 ? i % 20 / 10 : 0.5);
        flips.add(i % 2);
    }
    EXPECT_EQ(splits.mean(), flips.mean());
    EXPECT_LT(splits.interval().high, flips.interval().high - 0.05);
}

TEST(WinRate, TheIntervalCoversTheTruthNineteenTimesInTwenty) {
    Stream stream(7);
    constexpr int kRuns = 4000;
    for (const double chance : {0.5, 0.8, 0.97})
        for (const double together : {0.0, 0.5, 1.0}) {
            int covered = 0;
            for (int run = 0; run < kRuns; ++run) {
                WinRate rate;
                for (int i = 0; i < 100; ++i) rate.add(draw_pair(stream, chance, together));
                const Interval interval = rate.interval();
                covered += interval.low <= chance && chance <= interval.high ? 1 : 0;
            }
            EXPECT_NEAR(static_cast<double>(covered) / kRuns, 0.95, 0.025) << chance << ' ' << together;
        }
}

TEST(SequentialTest, ErrsAsRarelyAsItWasToldTo) {
    const SequentialTest test{.low = 0.5, .high = 0.6};
    Stream stream(11);
    constexpr int kRuns = 500;
    for (const auto& [truth, wrong] :
         {std::pair(0.5, SequentialTest::Answer::High), std::pair(0.6, SequentialTest::Answer::Low)}) {
        int errors = 0;
        for (int run = 0; run < kRuns; ++run) {
            WinRate rate;
            std::optional<SequentialTest::Answer> answer;
            while (!(answer = test.answer(rate))) rate.add(draw_pair(stream, truth, 0.3));
            errors += *answer == wrong ? 1 : 0;
        }
        EXPECT_LE(errors, kRuns * 7 / 100) << truth;
        EXPECT_GE(errors, kRuns * 1 / 100) << truth;
    }
}

TEST(SequentialTest, SaysNothingOfAFewPairs) {
    WinRate rate;
    for (int i = 0; i < 29; ++i) rate.add(1);
    EXPECT_FALSE(SequentialTest{}.answer(rate));
    rate.add(1);
    EXPECT_EQ(SequentialTest{}.answer(rate), SequentialTest::Answer::High);
}

TEST(RatioMean, WeighsLotsByTheirSize) {
    RatioMean mean;
    mean.add(10, 1);
    mean.add(20, 4);
    EXPECT_DOUBLE_EQ(mean.mean(), 6);
    // Residuals 10 - 6 and 20 - 24: sqrt((16 + 16) * 2 / 1) / 5.
    EXPECT_DOUBLE_EQ(mean.error(), 8.0 / 5);
}

TEST(Durations, AreKnownToWithinOnePerCent) {
    Durations durations;
    Durations others;
    for (std::uint64_t i = 1; i <= 100'000; ++i) (i % 2 == 0 ? durations : others).add(i * 1000);
    durations.add(others);
    EXPECT_EQ(durations.count(), 100'000U);
    EXPECT_NEAR(durations.mean_ms(), 50.0005, 1e-9);
    for (const double share : {0.01, 0.5, 0.99})
        EXPECT_NEAR(durations.quantile_ms(share), 100 * share, share) << share;
}

}  // namespace
}  // namespace larch
