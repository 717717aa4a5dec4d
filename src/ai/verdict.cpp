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

// What a style likes is told in such parts of the match.
constexpr double kLiking = kCertain / 10'000.0;

// What a player of this style likes about a bid besides its worth.
double liking(const Style& style, const std::optional<Bid>& bid) {
    if (!bid) return 0;
    return bid->is_nil() ? style.nil_liking : style.boldness * bid->tricks;
}

}  // namespace

double Verdict::nil_of(std::size_t action) const {
    const std::int64_t kept = scores_.of[action].kept.weight;
    const double seen = static_cast<double>(kept) / static_cast<double>(scores_.weight);
    return plan_.seen->phase == HandPhase::Play ? seen : kept_in_truth(seen);
}

double Verdict::value_of(std::size_t action) const {
    const Style& style = plan_.mind->style();
    return equity_of(action) + kPoint * points_of(action) +
           kLiking *
               (liking(style, plan_.actions[action].bid) - style.bag_dislike * mean_of(action, &Sums::over));
}

double Verdict::mean_of(std::size_t action, std::int64_t Sums::* what) const {
    const auto mean = [](std::int64_t sum, std::int64_t weight) {
        return static_cast<double>(sum) / static_cast<double>(weight);
    };
    const Sums& kept = scores_.of[action].kept;
    const Sums& others = scores_.of[action].others;
    const std::optional<Bid>& bid = plan_.actions[action].bid;
    if (!bid || !bid->is_nil() || kept.weight == 0 || others.weight == 0)
        return mean(kept.*what + others.*what, scores_.weight);
    const double chance = nil_of(action);
    return chance * mean(kept.*what, kept.weight) + (1 - chance) * mean(others.*what, others.weight);
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
    Decision decision{.action = plan_.actions[chosen],
                      .equity = static_cast<Equity>(equity_of(chosen)),
                      .worlds = plan_.items,
                      .effective_worlds = effective_count(scores_.weight, scores_.weight_squares)};
    std::optional<std::size_t> second;
    for (std::size_t i = 0; i < plan_.actions.size(); ++i)
        if (i != chosen && (!second || value_of(i) > value_of(*second))) second = i;
    if (second)
        decision.runner_up = {.action = plan_.actions[*second],
                              .points = static_cast<int>(10 * (points_of(chosen) - points_of(*second))),
                              .equity = static_cast<Equity>(equity_of(chosen) - equity_of(*second))};
    const Action& action = decision.action;
    Reckoned reckoned{.close = decision.runner_up && decision.runner_up->equity < kTooClose};
    if (action.bid && !plan_.seen->held.empty()) {
        const CardSet hand = plan_.mind->ranked().rank(plan_.seen->held);
        reckoned.promise = plan_.mind->bid_model().promise(hand).tricks;
    }
    const auto per_mille = [](double chance) { return static_cast<PerMille>(kSure * chance); };
    if (plan_.nil) reckoned.nil = per_mille(nil_of(chosen));
    for (std::size_t i = 0; i < plan_.actions.size(); ++i)
        if (plan_.actions[i].bid && plan_.actions[i].bid->is_nil()) reckoned.nil = per_mille(nil_of(i));
    if (action.card)
        reckoned.trick =
            per_mille(static_cast<double>(scores_.of[chosen].tricks) / static_cast<double>(scores_.weight));
    decision.grounds = grounds_of(*plan_.seen, action, reckoned);
    return decision;
}

}  // namespace larch
