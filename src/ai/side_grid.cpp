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
constexpr int kMostEntries = 5'000'000;  // of both sides, in all layers
constexpr int kLeastNear = 200;          // points to go
constexpr int kMostBags = 24;            // numbers of them
constexpr int kLeastBags = 5;            // before scores lie farther apart than they should
constexpr int kLeastScores = 24;         // of a match of few hands
constexpr int kWidest = 6 * kTen;        // points between scores that are enough
constexpr int kFewLayers = 6;

// At most so many numbers from 0 to the limit - 1: each of the last `close`, before which few matter, and
// from 0 to those evenly apart.
std::vector<int> spaced(int limit, int most, int close) {
    const int count = std::clamp(most, 1, std::max(limit, 1));
    const int apart = std::max(count - close, count == limit ? 0 : 1);
    std::vector<int> numbers;
    numbers.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        numbers.push_back(i < apart ? i * (limit - count + apart) / apart : limit - count + i);
    return numbers;
}

// Scores from the top down: close together to `near`, then evenly `wide` apart. Even, they lead to each other
// in the same way from everywhere, which is quick to work through.
std::vector<int> score_nodes(int target, int top, int bottom, int near, bool every, int step, int wide) {
    std::vector<int> nodes;
    for (int score = top; score > bottom;) {
        nodes.push_back(score);
        if (score <= near)
            score -= wide;
        else if (every)
            score -= step;
        else  // both ends of each ten, since it is there that one trick more is needed
            score -= (target - score) % kTen == 1 ? kTen - 1 : 1;
    }
    nodes.push_back(bottom);
    return nodes;
}

// Where a hand that loses its bags leaves odd scores, the points to go from which nodes lie
struct Zones {
    int every = 0;  // so close that each point has a node, where few bags leave room for that
    int ties = 0;   // so close that points decide who is ahead in the end
    int jumps = 0;  // so close that it matters whether a few overtricks make another ten
    int tens = 0;   // on every ten
};

// Whether a score so many points from the target, which overtricks in reach may take to the next ten from so
// many points below it, has a node between tens. Far from the end there is one beside about half of all bags,
// chosen by how far tables were from the full one.
bool is_odd_node(const Zones& zones, int to_go, int below_ten, int in_reach, int bags, int bag_limit) {
    if (to_go < zones.every) return true;
    if (to_go >= zones.jumps) return below_ten == 1 && std::abs(2 * bags + 1 - bag_limit) <= 1;
    if (to_go >= zones.ties)  // one where the tens of this number of bags leave a gap
        return below_ten < std::min(in_reach, 2) || (below_ten == 5 && (bags + 1) % kTen <= 2);
    if (below_ten == 6) return true;
    return below_ten < in_reach && (below_ten < 4 || below_ten == 5 || below_ten == 8);
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
            // So many overtricks that even a side without bags loses them leave none behind any number.
            const bool loses =
                step.bags_after < bags || (step.bags_after == 0 && outcome.back().bags_after == 0);
            if (!loses) mostly = std::gcd(std::gcd(mostly, change), step.given);
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
      sets_(spaced(rules.set().max_sets, fineness == Fineness::Full ? rules.set().max_sets : 4, 3)) {
    const RuleSet& set = rules.set();
    const bool full = fineness == Fineness::Full;
    if (full && !lattice.strict) lattice = {1, true};
    if (set.bag_limit > 0 && lattice.step >= kFinestLattice) bag_point_ = set.bag_point;
    const int entries = kMostEntries / layers;
    const int room = static_cast<int>(std::sqrt(static_cast<double>(entries)));
    const int most = std::min({room, most_nodes, kMostNodes});
    // Where even scores far apart are too many, bags are told apart less finely.
    for (int bags = full ? set.bag_limit : std::min(set.bag_limit, kMostBags);; --bags) {
        bags_ = spaced(set.bag_limit, bags, (bags + 1) / 2);
        const int widest = bags > kLeastBags ? kWidest : target_;
        if (choose_scores(set, lattice, fineness, layers, most, widest) || bags <= 2) break;
    }
    if (full && count() > most_nodes) return;
    for (std::size_t b = 0; b < bags_.size(); ++b) number(columns_[b], bags_[b]);
    for (int bags = 0; bags <= bags_.back(); ++bags) bag_places_.push_back(between(bags_, bags));
    for (int sets = 0; sets <= sets_.back(); ++sets) set_places_.push_back(between(sets_, sets));
}

bool SideGrid::choose_scores(const RuleSet& set, Lattice lattice, Fineness fineness, int layers,
                             int most_nodes, int widest) {
    const auto on_lattice = [&](int score) {
        return score - ((score % lattice.step) + lattice.step) % lattice.step;
    };
    const int top = lattice.strict ? on_lattice(target_ - 1) : target_ - 1;
    // A match of few hands is decided by small leads anywhere.
    if (fineness == Fineness::Bucketed && layers > 1 && layers <= kFewLayers) {
        const int count = std::max(most_nodes / static_cast<int>(bags_.size() * sets_.size()), 2);
        const int least = set.floor ? *set.floor + 1 : -290;
        const int step = (top - least + count - 2) / (count - 1);
        std::vector<int> scores;
        for (int score = top; score > least; score -= (step + kTen - 1) / kTen * kTen)
            scores.push_back(score);
        scores.push_back(least);
        choose_everywhere(scores);
        near_ = top;
        return count >= kLeastScores;
    }
    int bottom = set.floor ? *set.floor + 1 - bag_point_ * bags_.back() : -std::max(300, target_ * 6 / 10);
    bottom = on_lattice(bottom + lattice.step - 1);
    near_ = bottom;
    if (fineness == Fineness::Full) {
        std::vector<int> scores;
        for (int score = top; score >= bottom; score -= lattice.step) scores.push_back(score);
        choose_everywhere(scores);
        return true;
    }
    if (!lattice.strict) return choose_odd_scores(set, bottom, most_nodes, widest);
    const int height = top - bottom;
    const int room = most_nodes / static_cast<int>(bags_.size() * sets_.size()) - 3;
    // Where nothing keeps step, every point if there is room for that.
    for (const bool every : {true, false}) {
        if (!every && lattice.step >= kFinestLattice) break;
        const int close = every ? lattice.step : kTen / 2;
        const int nearest = std::min(kLeastNear, room * close / 2);
        const int lacking = height - room * close;
        for (int least = kTen; least <= widest; least += kTen) {
            const int wide = (least + lattice.step - 1) / lattice.step * lattice.step;
            if (lacking > 0 && (wide <= close || lacking * wide > (height - nearest) * (wide - close)))
                continue;
            near_ = lacking > 0 ? bottom + lacking * wide / (wide - close) : bottom;
            choose_everywhere(score_nodes(target_, top, bottom, near_, every, lattice.step, wide));
            return true;
        }
    }
    choose_everywhere({top, bottom});
    return false;
}

// The scores that keep step with bags are nodes as far as `tens`; where they do not, overtricks make jumps,
// and near the end each point may. Then few and far between: a node every fifty points is enough.
bool SideGrid::choose_odd_scores(const RuleSet& set, int bottom, int most_nodes, int widest) {
    constexpr int kNarrowest = 2 * kTen;
    constexpr int kWide = 3 * kTen;  // a node for every point near the end is worth no wider ones
    Zones zones{.every = 200, .ties = 80, .jumps = 160, .tens = 200};
    for (int wide = kNarrowest;; wide += kTen) {
        columns_.resize(bags_.size());
        near_ = target_ - zones.tens;
        for (std::size_t b = 0; b < bags_.size(); ++b) {
            std::vector<int>& scores = columns_[b].scores;
            scores.clear();
            const int points = bag_point_ * bags_[b];
            const int in_reach = bag_point_ * (set.bag_limit - bags_[b]);
            const int top = target_ - 1 - std::max(points, 0);
            for (int score = top; score > near_; --score) {
                const int way = target_ - score;
                const int below_ten = ((way - points) % kTen + kTen) % kTen;
                if (score == top || way % kTen == 0 ||
                    is_odd_node(zones, way, below_ten, in_reach, bags_[b], set.bag_limit))
                    scores.push_back(score);
            }
            for (int score = near_; score > bottom; score -= wide) scores.push_back(score);
            scores.push_back(bottom);
        }
        if (count() <= most_nodes) return true;
        if (zones.ties <= 0 && wide >= widest) return false;
        if (wide < (zones.every > 0 ? kWide : kWidest) || zones.ties <= 0) continue;
        if (zones.every > 0) {
            zones.every = zones.every > zones.ties ? zones.every - kTen : 0;
            wide = kNarrowest - kTen;
            continue;
        }
        zones.ties -= kTen;
        zones.jumps -= kTen;
        zones.tens -= kTen;
    }
}

void SideGrid::choose_everywhere(const std::vector<int>& scores) {
    columns_.resize(bags_.size());
    for (Column& column : columns_) column.scores = scores;
}

int SideGrid::count() const {
    std::size_t scores = 0;
    for (const Column& column : columns_) scores += column.scores.size();
    return static_cast<int>(scores * sets_.size());
}

void SideGrid::number(Column& column, int bags) {
    column.first = nodes_.size();
    for (const int sets : sets_)
        for (const int score : column.scores)
            nodes_.push_back({std::clamp(score + bag_point_ * bags, floor_ + 1, target_ - 1), bags, sets});
    for (int score = column.scores.back(); score <= column.scores.front(); ++score)
        column.places.push_back(curve(column.scores, score));
}

SideGrid::Place SideGrid::between(const std::vector<int>& nodes, int value) {
    std::size_t k = 0;
    while (k + 1 < nodes.size() && nodes[k + 1] <= value) ++k;
    Place place{.nodes = {static_cast<std::uint16_t>(k)}, .count = 1, .weights = {1}};
    if (k + 1 == nodes.size() || nodes[k] == value) return place;
    const float above = static_cast<float>(value - nodes[k]) / static_cast<float>(nodes[k + 1] - nodes[k]);
    place.count = 2;
    place.nodes[1] = static_cast<std::uint16_t>(k + 1);
    place.weights = {1 - above, above};
    return place;
}

// Between scores far apart by the curve of third degree through four of them (Lagrange): straight lines would
// make every hand look wilder than it is. The outer two lie no closer than the inner: else the curve would
// make much of little, and a table never settle.
SideGrid::Place SideGrid::curve(const std::vector<int>& nodes, int score) const {
    const int last = static_cast<int>(nodes.size()) - 1;
    int k = 0;
    while (k < last && nodes[static_cast<std::size_t>(k) + 1] >= score) ++k;
    const auto at = [&](int number) { return nodes[static_cast<std::size_t>(number)]; };
    Place place{.nodes = {static_cast<std::uint16_t>(k)}, .count = 1, .weights = {1}};
    if (at(k) == score || k == last) return place;
    const int width = at(k) - at(k + 1);
    std::array<int, 4> chosen{k, k + 1};
    place.count = 2;
    int above = k;
    int below = k + 1;
    // At an end both lie on the same side.
    for (int tries = 0; tries < 4 && place.count < 4 && score < near_; ++tries) {
        const bool up = tries % 2 == 0;
        int& from = up ? above : below;
        int next = from;
        while (next >= 0 && next <= last && std::abs(at(next) - at(from)) < width) next += up ? -1 : 1;
        if (next >= 0 && next <= last) chosen[place.count++] = from = next;
    }
    if (place.count < 4) place.count = 2;
    for (std::size_t i = 0; i < place.count; ++i) {
        double weight = 1;
        for (std::size_t j = 0; j < place.count; ++j)
            if (j != i)
                weight *= static_cast<double>(score - at(chosen[j])) /
                          static_cast<double>(at(chosen[i]) - at(chosen[j]));
        place.nodes[i] = static_cast<std::uint16_t>(chosen[i]);
        place.weights[i] = static_cast<float>(weight);
    }
    return place;
}

Mix SideGrid::mix(const SideStanding& standing) const {
    const auto at = [](const std::vector<Place>& places, int value) -> const Place& {
        const int last = static_cast<int>(places.size()) - 1;
        return places[static_cast<std::size_t>(std::clamp(value, 0, last))];
    };
    const Place& bags = at(bag_places_, standing.bags);
    const Place& sets = at(set_places_, standing.sets);
    Mix mix;
    for (std::size_t b = 0; b < bags.count; ++b) {
        const Column& column = columns_[bags.nodes[b]];
        const Place& score =
            at(column.places, standing.score - bag_point_ * standing.bags - column.scores.back());
        for (std::size_t t = 0; t < sets.count; ++t) {
            const std::size_t first = column.first + sets.nodes[t] * column.scores.size();
            for (std::size_t s = 0; s < score.count; ++s)
                mix.parts.push_back({static_cast<std::uint16_t>(first + score.nodes[s]),
                                     score.weights[s] * bags.weights[b] * sets.weights[t]});
        }
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
