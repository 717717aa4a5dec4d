// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/decide.h"

namespace larch {

// Reads the sums of all worlds: what each action is worth, and which one they speak for.
class Verdict {
  public:
    // Of a plan with worlds; all of them are in the scores.
    Verdict(const Plan& plan, const Scores& scores) : plan_(plan), scores_(scores) {}

    // That with the best value, but the preferred one unless another is better by more than the noise; a
    // claim that comes to as much goes before either.
    std::size_t best() const;
    Decision decision() const;

  private:
    // What an action is chosen by, in millionths of the match.
    double value_of(std::size_t action) const;
    // What it comes to in the mean: the chance to win the match, in millionths, and what else is summed.
    double mean_of(std::size_t action, std::int64_t Sums::* what) const;
    double equity_of(std::size_t action) const { return mean_of(action, &Sums::value); }
    double points_of(std::size_t action) const { return mean_of(action, &Sums::points); }
    // How far by chance the action may seem better than the preferred one, in millionths: one standard error.
    double noise_of(std::size_t action) const;
    // The chance that the nil is kept after the action, which it bids or the plan watches.
    double nil_of(std::size_t action) const;

    const Plan& plan_;
    const Scores& scores_;
};

}  // namespace larch
