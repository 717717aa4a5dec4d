// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/side_grid.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace larch {

namespace {

constexpr int kNoFloor = -1'000'000;
constexpr int kFinestLattice = 5;  // points; below that nothing keeps step
constexpr int kCoarsestLattice = 50;
constexpr int kTen = 10;  // points of a trick
// Of a bucketed side:
constexpr int kMostEntries = 640'000;  // of both sides, in all layers
constexpr int kLeastNear = 100;        // points to go
constexpr int kFewLayers = 6;

// At most so many numbers from 0 to the limit - 1, evenly apart, with both ends.
std::vector<int> spaced(int limit, int most) {
    const int last = std::max(limit, 1) - 1;
    std::vector<int> numbers;
    const int count = std::min(last + 1, std::max(most, 1));
    numbers.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) numbers.push_back(count == 1 ? 0 : i * last / (count - 1));
    return numbers;
}

// Each of the last sets before the match is lost matters.
std::vector<int> set_nodes(int limit, Fineness fineness) {
    if (limit <= 3 || fineness == Fineness::Full) return spaced(limit, limit);
    return {0, limit - 3, limit - 2, limit - 1};
}

// How far the next score lies below one near the target. Off any lattice both ends of each ten have a node,
// since it is there that one trick more is needed; where most hands keep step, a few more between them.
int step_below(int way, Lattice lattice) {
    const int within = way % kTen;
    if (lattice.step < kFinestLattice) return within == 1 ? kTen - 1 : 1;
    if (lattice.strict) return lattice.step;
    return within == 0 ? 1 : 3;
}

// Scores from the top down: close together to `near`, then evenly `wide` apart. Even, they lead to each other
// in the same way from everywhere, which is quick to work through.
std::vector<int> score_nodes(int target, int top, int bottom, int near, Lattice lattice, int wide) {
    std::vector<int> nodes;
    for (int score = top; score > bottom;) {
        nodes.push_back(score);
        score -= score > near ? step_below(target - score, lattice)
                              : (wide + lattice.step - 1) / lattice.step * lattice.step;
    }
    nodes.push_back(bottom);
    return nodes;
}

}  // namespace

Outcomes::Outcomes(const Rules& rules) : rules_(&rules) {}

int Outcomes::add(const TypicalHand& hand, Side side) {
    InlineVector<SeatResult, kMaxSeats> own;
    for (int i = index(side); i < rules_->seats(); i += rules_->sides())
        own.push_back(hand.results[seat_at(i)]);
    Outcome outcome;
    for (int bags = 0; bags < std::max(rules_->set().bag_limit, 1); ++bags) {
        const SideScore score = score_side(*rules_, {own.begin(), own.end()}, bags);
        outcome.push_back({score.points, score.bags_after, score.given, score.result,
                           score.moon && rules_->set().moon == Moon::WinsGame});
    }
    const auto found = std::ranges::find(all_, outcome);
    const auto number = static_cast<int>(found - all_.begin());
    if (found == all_.end()) all_.push_back(outcome);
    return number;
}

Lattice Outcomes::lattice() const {
    const RuleSet& set = rules_->set();
    const int bag_point = set.bag_limit > 0 ? set.bag_point : 0;
    int always = 0;
    int mostly = 0;
    for (const Outcome& outcome : all_)
        for (int bags = 0; bags < static_cast<int>(outcome.size()); ++bags) {
            const Step& step = outcome[static_cast<std::size_t>(bags)];
            const int change = step.points - bag_point * (step.bags_after - bags);
            always = std::gcd(std::gcd(always, change), step.given);
            if (step.bags_after >= bags) mostly = std::gcd(std::gcd(mostly, change), step.given);
        }
    if (always >= kFinestLattice) return {std::min(always, kCoarsestLattice), true};
    if (mostly >= kFinestLattice) return {std::min(mostly, kCoarsestLattice), false};
    return {1, true};
}

SideGrid::SideGrid(const Rules& rules, Lattice lattice, Fineness fineness, int layers, int most_nodes)
    : target_(rules.set().target),
      floor_(rules.set().floor.value_or(kNoFloor)),
      set_limit_(rules.set().max_sets),
      sets_in_row_(rules.set().max_sets_in_row),
      sets_(set_nodes(rules.set().max_sets, fineness)) {
    const RuleSet& set = rules.set();
    const bool full = fineness == Fineness::Full;
    if (full && !lattice.strict) lattice = {1, true};
    if (set.bag_limit > 0 && lattice.step >= kFinestLattice) bag_point_ = set.bag_point;
    const int entries = kMostEntries / layers;
    const int most = std::min(static_cast<int>(std::sqrt(static_cast<double>(entries))), most_nodes);
    // Where even scores far apart are too many, bags are told apart less finely.
    for (int bags = full ? set.bag_limit : sets_.size() > 2 ? 5 : 10;; --bags) {
        bags_ = spaced(set.bag_limit, bags);
        choose_scores(set, lattice, fineness, layers, most);
        const int count = static_cast<int>(scores_.size() * bags_.size() * sets_.size());
        if (full || count <= most || bags <= 2) break;
    }
    for (const int bags : bags_)
        for (const int sets : sets_)
            for (const int score : scores_)
                nodes_.push_back(
                    {std::clamp(score + bag_point_ * bags, floor_ + 1, target_ - 1), bags, sets});
    for (int score = scores_.back(); score <= scores_.front(); ++score) score_places_.push_back(curve(score));
    for (int bags = 0; bags <= bags_.back(); ++bags) bag_places_.push_back(between(bags_, bags));
    for (int sets = 0; sets <= sets_.back(); ++sets) set_places_.push_back(between(sets_, sets));
}

void SideGrid::choose_scores(const RuleSet& set, Lattice lattice, Fineness fineness, int layers,
                             int most_nodes) {
    const auto on_lattice = [&](int score) {
        return score - ((score % lattice.step) + lattice.step) % lattice.step;
    };
    const int top = lattice.strict ? on_lattice(target_ - 1) : target_ - 1;
    // A match of few hands is decided by small leads anywhere.
    if (fineness == Fineness::Bucketed && layers > 1 && layers <= kFewLayers) {
        const int count = std::max(most_nodes / static_cast<int>(bags_.size() * sets_.size()), 2);
        const int least = set.floor ? *set.floor + 1 : -290;
        const int step = (top - least + count - 2) / (count - 1);
        scores_.clear();
        for (int score = top; score > least; score -= (step + kTen - 1) / kTen * kTen)
            scores_.push_back(score);
        scores_.push_back(least);
        near_ = top;
        return;
    }
    int bottom = set.floor ? *set.floor + 1 - bag_point_ * bags_.back() : -std::max(300, target_ * 6 / 10);
    bottom = on_lattice(bottom + lattice.step - 1);
    near_ = bottom;
    if (fineness == Fineness::Full) {
        for (int score = top; score >= bottom; score -= lattice.step) scores_.push_back(score);
        return;
    }
    for (int wide = kTen;;) {
        scores_ = score_nodes(set.target, top, bottom, near_, lattice, wide);
        const int count = static_cast<int>(scores_.size() * bags_.size() * sets_.size());
        const bool may_shrink = near_ < top - kLeastNear;
        if (count <= most_nodes) return;
        near_ = std::min(near_ + kTen, top);
        if (!may_shrink) wide += kTen;
        if (wide > target_) return;
    }
}

SideGrid::Place SideGrid::between(const std::vector<int>& nodes, int value) {
    std::size_t k = 0;
    while (k + 1 < nodes.size() && nodes[k + 1] <= value) ++k;
    Place place{.first = static_cast<std::uint16_t>(k), .count = 1, .weights = {1}};
    if (k + 1 == nodes.size() || nodes[k] == value) return place;
    const float above = static_cast<float>(value - nodes[k]) / static_cast<float>(nodes[k + 1] - nodes[k]);
    place.count = 2;
    place.weights = {1 - above, above};
    return place;
}

// Between scores far apart by the curve of third degree through four of them (Lagrange): straight lines would
// make every hand look wilder than it is.
SideGrid::Place SideGrid::curve(int score) const {
    const auto& nodes = scores_;
    const std::size_t count = nodes.size();
    std::size_t k = 0;
    while (k + 1 < count && nodes[k + 1] >= score) ++k;
    Place place{.first = static_cast<std::uint16_t>(k), .count = 1, .weights = {1}};
    if (nodes[k] == score || k + 1 == count) return place;
    const bool straight = score >= near_ || count < 4;
    const std::size_t first = straight ? k : std::min(k == 0 ? 0 : k - 1, count - 4);
    place.first = static_cast<std::uint16_t>(first);
    place.count = straight ? 2 : 4;
    for (std::size_t i = 0; i < place.count; ++i) {
        double weight = 1;
        for (std::size_t j = 0; j < place.count; ++j)
            if (j != i)
                weight *= static_cast<double>(score - nodes[first + j]) /
                          static_cast<double>(nodes[first + i] - nodes[first + j]);
        place.weights[i] = static_cast<float>(weight);
    }
    return place;
}

Mix SideGrid::mix(const SideStanding& standing) const {
    const auto at = [](const std::vector<Place>& places, int value) -> const Place& {
        const int last = static_cast<int>(places.size()) - 1;
        return places[static_cast<std::size_t>(std::clamp(value, 0, last))];
    };
    const Place& score = at(score_places_, standing.score - bag_point_ * standing.bags - scores_.back());
    const Place& bags = at(bag_places_, standing.bags);
    const Place& sets = at(set_places_, standing.sets);
    Mix mix;
    for (std::size_t b = 0; b < bags.count; ++b)
        for (std::size_t t = 0; t < sets.count; ++t)
            for (std::size_t s = 0; s < score.count; ++s) {
                const std::size_t kind = (bags.first + b) * sets_.size() + sets.first + t;
                mix.parts.push_back({static_cast<std::uint16_t>(kind * scores_.size() + score.first + s),
                                     score.weights[s] * bags.weights[b] * sets.weights[t]});
            }
    return mix;
}

const Step& step_from(const SideStanding& before, const Outcome& outcome) {
    return outcome[std::min(static_cast<std::size_t>(before.bags), outcome.size() - 1)];
}

SideStanding SideGrid::after(const Rules& rules, const SideStanding& before, const Step& step) const {
    const Side side = side_at(0);
    Standing standing;
    standing.scores[side] = before.score;
    standing.bags[side] = before.bags;
    set_sets(standing, side, before.sets);
    PerSide<SideScore> scores;
    scores[side].points = step.points;
    scores[side].bags_after = step.bags_after;
    scores[side].result = step.result;
    scores[side].moon = step.moon;
    add_scores(rules, standing, scores);
    return {standing.scores[side], standing.bags[side], sets_of(standing, side)};
}

}  // namespace larch
