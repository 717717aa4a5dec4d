// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/payoff.h"

#include <algorithm>
#include <limits>

namespace larch {

namespace {

// `scores` of all sides, the gifts of bags included.
Payoff settled(const Rules& rules, const EquityTable& equity, const Standing& before, Seat dealer,
               const PerSide<SideScore>& scores, Side side) {
    Standing after = before;
    add_scores(rules, after, scores);
    int best_other = std::numeric_limits<int>::min();
    for (int s = 0; s < rules.sides(); ++s)
        if (side_at(s) != side) best_other = std::max(best_other, scores[side_at(s)].points);
    return {equity.chance(after, left_of(dealer, rules.seats()), side), scores[side].points - best_other};
}

// A side's different scores for a hand, by how its tricks fell.
class SideScores {
  public:
    SideScores(const Rules& rules, const PerSeat<std::optional<Bid>>& bids, Side side, int bags) {
        const int tricks = rules.tricks_in_hand();
        const Seat first = seat_at(index(side));
        alone_ = rules.sides() == rules.seats();
        const Seat second = alone_ ? first : rules.partner_of(first);
        for (int a = 0; a <= tricks; ++a)
            for (int b = 0; b <= (alone_ ? 0 : tricks - a); ++b) {
                const SeatResult results[] = {{first, bids[first], a}, {second, bids[second], b}};
                numbers_[place(a, b)] = number_of(score_side(rules, {results, alone_ ? 1U : 2U}, bags));
            }
    }

    // Of the tricks of its first seat and its second, if it has one.
    int number(int first, int second) const { return numbers_[place(first, alone_ ? 0 : second)]; }
    const Step& operator[](int number) const { return steps_[static_cast<std::size_t>(number)]; }
    std::size_t size() const { return steps_.size(); }

  private:
    static std::size_t place(int first, int second) {
        const int number = first * 14 + second;
        return static_cast<std::size_t>(number);
    }

    std::uint8_t number_of(const SideScore& score) {
        const Step step{score.points, score.bags_after, score.given, score.result, score.moon};
        const auto found = std::ranges::find(steps_, step);
        const auto number = static_cast<std::uint8_t>(found - steps_.begin());
        if (found == steps_.end()) steps_.push_back(step);
        return number;
    }

    bool alone_ = false;
    std::array<std::uint8_t, 14 * 14> numbers_{};
    std::vector<Step> steps_;
};

}  // namespace

Payoffs::Payoffs(const Rules& rules, const EquityTable& equity, const Standing& before, Seat dealer,
                 const PerSeat<std::optional<Bid>>& bids, Side side)
    : payoffs_(place(kTricks, kTricks, kTricks) + 1) {
    assert(rules.seats() == 4 && rules.tricks_in_hand() == kTricks);
    const int sides = rules.sides();
    std::vector<SideScores> of_side;
    of_side.reserve(static_cast<std::size_t>(sides));
    for (int s = 0; s < sides; ++s) of_side.emplace_back(rules, bids, side_at(s), before.bags[side_at(s)]);
    // Two sides together have few different results; sides alone have nearly as many as there are ways.
    std::vector<std::optional<Payoff>> known(sides == 2 ? of_side[0].size() * of_side[1].size() : 0);
    PerSide<SideScore> scores;
    for (int a = 0; a <= kTricks; ++a)
        for (int b = 0; a + b <= kTricks; ++b)
            for (int c = 0; a + b + c <= kTricks; ++c) {
                const int taken[] = {a, b, c, kTricks - a - b - c};
                std::optional<Payoff>* same = nullptr;
                std::size_t number = 0;
                for (int s = 0; s < sides; ++s) {
                    const SideScores& own = of_side[static_cast<std::size_t>(s)];
                    const int mine = own.number(taken[s], taken[(s + sides) % 4]);
                    number = number * own.size() + static_cast<std::size_t>(mine);
                    const Step& step = own[mine];
                    SideScore& score = scores[side_at(s)];
                    score.points = step.points;
                    score.bags_after = step.bags_after;
                    score.result = step.result;
                    score.moon = step.moon;
                    score.given = step.given;
                }
                Payoff& here = payoffs_[place(a, b, c)];
                if (sides == 2) {
                    same = &known[number];
                    scores[side_at(0)].points += scores[side_at(1)].given;
                    scores[side_at(1)].points += scores[side_at(0)].given;
                    if (*same) {
                        here = **same;
                        continue;
                    }
                }
                here = settled(rules, equity, before, dealer, scores, side);
                if (same) *same = here;
            }
}

Payoff payoff(const Rules& rules, const EquityTable& equity, const Standing& before, Seat dealer,
              const PerSeat<SeatResult>& results, Side side) {
    return settled(rules, equity, before, dealer, score_results(rules, results, before.bags), side);
}

}  // namespace larch
