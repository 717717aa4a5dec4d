// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace larch {

// The statistics of the arena. docs/strength.md has the formulas in words.

// The normal quantile of an interval that misses one time in twenty.
inline constexpr double kNinetyFivePercent = 1.959963984540054;

struct Interval {
    double low = 0;
    double high = 0;
};

// The share of matches that a player wins, known from pairs of matches: two matches of a pair share their
// deals, so the pair is what is drawn independently. A pair's result is the mean of its two.
class WinRate {
  public:
    // From 0 to 1.
    void add(double pair_result);

    std::uint64_t pairs() const { return pairs_; }
    double mean() const;
    // Wilson's interval for as many coin flips as the pairs are worth. Within 0 to 1, and with some width
    // even where every match was won.
    Interval interval() const;
    // The variance of one pair's result, never nought.
    double variance() const;

  private:
    double squares_about_mean() const;

    std::uint64_t pairs_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

// Which of two win rates is the true one, asked after every pair: the sequential probability ratio test with
// the pair results taken as normal.
struct SequentialTest {
    double low = 0.5;  // the win rates
    double high = 0.55;
    double alpha = 0.05;  // chance to say `high` where `low` is true
    double beta = 0.05;   // chance to say `low` where `high` is true

    enum class Answer : std::uint8_t { Low, High };
    // Before so many pairs nothing is said, as their variance is hardly known.
    static constexpr std::uint64_t kLeastPairs = 30;

    // Logarithm of how much more likely `high` makes what was seen.
    double log_ratio(const WinRate& seen) const;
    // Nothing while more pairs are needed.
    std::optional<Answer> answer(const WinRate& seen) const;
};

// A mean over things that come in lots, the lots being independent: points a hand, in pairs of matches.
class RatioMean {
  public:
    // A lot: its sum, and over how many.
    void add(double sum, double count);

    double mean() const { return counts_ > 0 ? sums_ / counts_ : 0; }
    // The standard error of the mean.
    double error() const;

  private:
    std::uint64_t lots_ = 0;
    double sums_ = 0;
    double counts_ = 0;
    double sums_squared_ = 0;
    double counts_squared_ = 0;
    double products_ = 0;
};

// How long things took, to within one per cent, in little memory however many there are.
class Durations {
  public:
    void add(std::uint64_t nanoseconds);
    void add(const Durations& others);

    std::uint64_t count() const { return count_; }
    double mean_ms() const;
    // The time that this share of them did not exceed; 0 when there are none.
    double quantile_ms(double share) const;

  private:
    static constexpr int kFineBits = 6;  // a power of two is cut into 64 steps
    std::vector<std::uint64_t> steps_;
    std::uint64_t count_ = 0;
    std::uint64_t sum_ = 0;  // nanoseconds
};

}  // namespace larch
