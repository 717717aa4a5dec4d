// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/verdict.h"

#include <algorithm>
#include <cmath>

#include "ai/grounds.h"

namespace larch {

namespace {

// By how many standard errors another action must be better than the one by rules, which is a fair guess
// where worlds cannot tell: a bid, and a card for each there is to choose from, since among many more seem
// better by chance.
constexpr double kSureOfBid = 1;
constexpr double kSureOfCard = 0.25;

// A difference of equity that is not worth a word.
constexpr Equity kTooClose = 500;

// What a point of the hand is worth besides what it does for the match, in millionths: little, but all there
// is to play for in a match that is as good as decided.
constexpr double kPoint = 50;

// The chance that a nil is kept, corrected for what rollouts do not see: they attack it too weakly, and the
// best-looking of many chances is too high.
// Fitted to what self-play made of the chances it saw.
double kept_in_truth(double seen) { return std::min(seen, 0.06 + 0.87 * seen); }

// What a player of this style likes about an action besides its worth, in millionths.
double liking(const Style& style, const Action& action) {
    constexpr double kUnit = kCertain / 10'000.0;
    if (!action.bid) return 0;
    return kUnit * (action.bid->is_nil() ? style.nil_liking : style.boldness * action.bid->tricks);
}

}  // namespace

double Verdict::nil_of(std::size_t action) const {
    return kept_in_truth(static_cast<double>(scores_.of[action].kept) / static_cast<double>(scores_.weight));
}

double Verdict::value_of(std::size_t action) const {
    const double points =
        static_cast<double>(scores_.of[action].points) / static_cast<double>(scores_.weight);
    return equity_of(action) + kPoint * points + liking(plan_.mind->style(), plan_.actions[action]);
}

double Verdict::equity_of(std::size_t action) const {
    const ActionScore& score = scores_.of[action];
    const std::int64_t failed = scores_.weight - score.kept;
    const std::optional<Bid>& bid = plan_.actions[action].bid;
    if (!bid || !bid->is_nil() || score.kept == 0 || failed == 0)
        return static_cast<double>(score.value) / static_cast<double>(scores_.weight);
    const double kept = static_cast<double>(score.kept_value) / static_cast<double>(score.kept);
    const double broken = static_cast<double>(score.value - score.kept_value) / static_cast<double>(failed);
    const double chance = nil_of(action);
    return chance * kept + (1 - chance) * broken;
}

double Verdict::noise_of(std::size_t action) const {
    if (plan_.every_world) return 0;
    const double squares = static_cast<double>(scores_.of[action].square);
    return kSquareUnit * std::sqrt(squares) / static_cast<double>(scores_.weight);
}

std::size_t Verdict::best() const {
    const double cards = static_cast<double>(plan_.actions.size());
    const double sure = plan_.seen->phase <= HandPhase::Raising ? kSureOfBid : kSureOfCard * cards;
    const double preferred = value_of(plan_.preferred);
    std::size_t best = plan_.preferred;
    for (std::size_t i = 0; i < plan_.actions.size(); ++i) {
        const double value = value_of(i);
        const bool better = value > value_of(best) && value - preferred > sure * noise_of(i);
        // What is sure needs no more worlds, and ends a hand that is decided.
        const bool claims = plan_.actions[i].claims && value >= value_of(best);
        if (better || claims) best = i;
    }
    return best;
}

Decision Verdict::decision() const {
    const std::size_t chosen = best();
    const double weight = static_cast<double>(scores_.weight);
    Decision decision{.action = plan_.actions[chosen],
                      .equity = static_cast<Equity>(equity_of(chosen)),
                      .worlds = plan_.items,
                      .effective_worlds = effective_count(scores_.weight, scores_.weight_squares)};
    std::optional<std::size_t> second;
    for (std::size_t i = 0; i < plan_.actions.size(); ++i)
        if (i != chosen && (!second || value_of(i) > value_of(*second))) second = i;
    if (second) {
        const std::int64_t points = scores_.of[chosen].points - scores_.of[*second].points;
        decision.runner_up = {.action = plan_.actions[*second],
                              .points = static_cast<int>(10 * static_cast<double>(points) / weight),
                              .equity = static_cast<Equity>(equity_of(chosen) - equity_of(*second))};
    }
    const Action& action = decision.action;
    Reckoned reckoned{.close = decision.runner_up && decision.runner_up->equity < kTooClose};
    if (action.bid && !plan_.seen->held.empty()) {
        const CardSet hand = plan_.mind->ranked().rank(plan_.seen->held);
        reckoned.promise = plan_.mind->bid_model().promise(hand).tricks;
    }
    for (std::size_t i = 0; i < plan_.actions.size(); ++i)
        if (plan_.actions[i].bid && plan_.actions[i].bid->is_nil())
            reckoned.nil = static_cast<PerMille>(kSure * nil_of(i));
    decision.grounds = grounds_of(*plan_.seen, action, reckoned);
    return decision;
}

}  // namespace larch
