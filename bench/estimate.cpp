// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/estimate.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace larch {

void WinRate::add(double pair_result) {
    ++pairs_;
    sum_ += pair_result;
    squares_ += pair_result * pair_result;
}

double WinRate::mean() const { return pairs_ == 0 ? 0.5 : sum_ / static_cast<double>(pairs_); }

double WinRate::squares_about_mean() const { return std::max(squares_ - sum_ * mean(), 0.0); }

double WinRate::variance() const {
    // One pair more, that was a single coin flip: so that a few equal results are not taken for certainty.
    const double coin_flip = 0.25;
    return (squares_about_mean() + coin_flip) / (static_cast<double>(std::max<std::uint64_t>(pairs_, 1)));
}

Interval WinRate::interval() const {
    if (pairs_ == 0) return {0, 1};
    const auto n = static_cast<double>(pairs_);
    const double p = mean();
    // A pair's variance against that of one coin flip with this mean, 1 where nothing is known of it.
    const double flip = p * (1 - p);
    const double few = n > 1 ? n / (n - 1) : 1;
    const double design = std::min((squares_about_mean() * few + 0.25) / (n * flip + 0.25), 1.0);
    const double flips = n / design;
    const double z2 = kNinetyFivePercent * kNinetyFivePercent;
    const double middle = (p + z2 / (2 * flips)) / (1 + z2 / flips);
    const double reach =
        kNinetyFivePercent / (1 + z2 / flips) * std::sqrt(flip / flips + z2 / (4 * flips * flips));
    return {std::clamp(middle - reach, 0.0, p), std::clamp(middle + reach, p, 1.0)};
}

double SequentialTest::log_ratio(const WinRate& seen) const {
    const auto n = static_cast<double>(seen.pairs());
    return n * (high - low) * (2 * seen.mean() - low - high) / (2 * seen.variance());
}

std::optional<SequentialTest::Answer> SequentialTest::answer(const WinRate& seen) const {
    if (seen.pairs() < kLeastPairs) return std::nullopt;
    const double ratio = log_ratio(seen);
    if (ratio >= std::log((1 - beta) / alpha)) return Answer::High;
    if (ratio <= std::log(beta / (1 - alpha))) return Answer::Low;
    return std::nullopt;
}

void RatioMean::add(double sum, double count) {
    ++lots_;
    sums_ += sum;
    counts_ += count;
    sums_squared_ += sum * sum;
    counts_squared_ += count * count;
    products_ += sum * count;
}

double RatioMean::error() const {
    if (lots_ < 2 || counts_ <= 0) return 0;
    const double m = mean();
    const double squares = sums_squared_ - 2 * m * products_ + m * m * counts_squared_;
    const auto n = static_cast<double>(lots_);
    return std::sqrt(std::max(squares, 0.0) * n / (n - 1)) / counts_;
}

void Durations::add(std::uint64_t nanoseconds) {
    // Numbers below 2^(kFineBits + 1) each have a step of their own; above, the leading bits say which.
    const int shift = std::max(static_cast<int>(std::bit_width(nanoseconds)) - kFineBits - 1, 0);
    const std::size_t step =
        (static_cast<std::size_t>(shift) << kFineBits) + static_cast<std::size_t>(nanoseconds >> shift);
    if (step >= steps_.size()) steps_.resize(step + 1);
    ++steps_[step];
    ++count_;
    sum_ += nanoseconds;
}

void Durations::add(const Durations& others) {
    if (others.steps_.size() > steps_.size()) steps_.resize(others.steps_.size());
    for (std::size_t i = 0; i < others.steps_.size(); ++i) steps_[i] += others.steps_[i];
    count_ += others.count_;
    sum_ += others.sum_;
}

double Durations::mean_ms() const {
    return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_) / 1e6;
}

double Durations::quantile_ms(double share) const {
    const double wanted = share * static_cast<double>(count_);
    std::uint64_t so_far = 0;
    for (std::size_t step = 0; step < steps_.size(); ++step) {
        so_far += steps_[step];
        if (steps_[step] == 0 || static_cast<double>(so_far) < wanted) continue;
        // The middle of the step, whose leading bit is that of 2^kFineBits.
        const std::size_t lowest_shifted = std::size_t{1} << kFineBits;
        const std::size_t shift = step < 2 * lowest_shifted ? 0 : (step >> kFineBits) - 1;
        const std::size_t leading = step - (shift << kFineBits);
        return (static_cast<double>(leading) + 0.5) * std::ldexp(1.0, static_cast<int>(shift)) / 1e6;
    }
    return 0;
}

}  // namespace larch
