// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/race.h"

#include <algorithm>
#include <functional>

#include "base/sort_few.h"

namespace larch {

namespace {

constexpr int kMostLayers = 20;   // hands
constexpr int kMostMoments = 48;  // of a race that ends after some hands
constexpr int kRacers = 4;

}  // namespace

namespace {

// A moment of a race: after so many hands, those who have so much now have arrived before it.
struct Moment {
    int hand = 0;
    int least = 0;
};

// Every standing has a node where there are not too many.
Fineness fineness(const RuleSet& set) {
    const int width = set.target - set.floor.value_or(-300);
    const int kinds = std::max(set.bag_limit, 1) * std::max(set.max_sets, 1);
    return width * kinds <= 20'000 && set.max_hands == 0 ? Fineness::Full : Fineness::Bucketed;
}

}  // namespace

class RaceBuilder {
  public:
    RaceBuilder(const Rules& rules, const std::vector<TypicalHand>& hands, Race& race)
        : set_(rules.set()), rules_(rules), outcomes_(rules), race_(race) {
        for (const TypicalHand& hand : hands)
            for (int s = 0; s < rules.sides(); ++s) add(outcomes_.add(hand, side_at(s)));
        for (float& weight : weights_)
            weight /= static_cast<float>(hands.size()) * static_cast<float>(rules.sides());
        race.grid_ = SideGrid(rules, outcomes_.lattice(), fineness(rules.set()), 1);
        land();
    }

    void build() {
        const bool layered = set_.max_hands > 0 && set_.max_hands <= kMostLayers;
        race_.max_hands_ = layered ? set_.max_hands : 0;
        race_.moments_ = moments(race_.max_hands_).size();
        for (int left = 1; left <= std::max(race_.max_hands_, 1); ++left) build_layer(layered ? left : 0);
    }

  private:
    struct Landing {
        int score = 0;
        bool arrived = false;  // at the target, or by a moon
        std::size_t first = 0;
        std::size_t last = 0;
    };

    void add(int outcome) {
        if (static_cast<std::size_t>(outcome) >= weights_.size()) weights_.push_back(0);
        weights_[static_cast<std::size_t>(outcome)] += 1;
    }

    void land() {
        const SideGrid& grid = race_.grid_;
        for (int n = 0; n < grid.size(); ++n)
            for (int o = 0; o < outcomes_.size(); ++o) {
                const Step& step = step_from(grid.node(n), outcomes_[o]);
                const SideStanding after = grid.after(rules_, grid.node(n), step);
                Landing landing{after.score, step.moon || after.score >= set_.target, parts_.size(), 0};
                if (!landing.arrived && grid.covers(after.score, after.sets))
                    for (const Mix::Part& part : grid.mix(after).parts) parts_.push_back(part);
                landing.last = parts_.size();
                landings_.push_back(landing);
            }
    }

    // The moments of a race that is over after `left` hands; 0 where they are not counted. The more of them a
    // hand has, the better it tells who came farther; far ahead a few hands may go by between them.
    std::vector<Moment> moments(int left) const {
        // Hands, and how far beyond the target they tell sides apart.
        static constexpr Moment kBeyond[] = {
            {1, 80}, {1, 60}, {1, 50}, {1, 45}, {1, 40}, {1, 35}, {1, 30}, {1, 25}, {1, 20}, {1, 15}, {1, 10},
            {1, 5},  {1, 0},  {2, 60}, {2, 40}, {2, 30}, {2, 20}, {2, 10}, {2, 0},  {3, 40}, {3, 20}, {3, 0},
            {4, 20}, {4, 0},  {5, 0},  {6, 0},  {7, 0},  {8, 0},  {9, 0},  {10, 0}, {11, 0}, {12, 0}, {14, 0},
            {16, 0}, {18, 0}, {20, 0}, {23, 0}, {26, 0}, {30, 0}, {35, 0}, {41, 0}, {50, 0}};
        std::vector<Moment> all;
        for (const Moment& moment : kBeyond) all.push_back({moment.hand, set_.target + moment.least});
        if (left > 0) {
            std::erase_if(all, [&](const Moment& moment) { return moment.hand >= left; });
            all.resize(std::min<std::size_t>(all.size(), kMostMoments / 2));
        }
        if (left == 0) return all;
        // The last hand: whoever has the highest score.
        const int last = kMostMoments - static_cast<int>(all.size());
        const int low = race_.grid_.node(race_.grid_.size() - 1).score;
        const int high = set_.target + 60;
        for (int i = 0; i < last; ++i) all.push_back({left, high - (high - low) * i / (last - 1)});
        return all;
    }

    // By how many have arrived after one hand, after two, and so on.
    void build_layer(int left) {
        const std::vector<Moment> all = moments(left);
        const auto nodes = static_cast<std::size_t>(race_.grid_.size());
        const std::size_t base = race_.waiting_.size();
        race_.waiting_.resize(base + nodes * race_.moments_);
        std::vector<int> leasts;
        leasts.reserve(all.size());
        for (const Moment& moment : all) leasts.push_back(moment.least);
        sort_few(std::span(leasts), std::less());
        leasts.erase(std::ranges::unique(leasts).begin(), leasts.end());
        for (const int least : leasts) {
            int last = 0;
            for (const Moment& moment : all)
                if (moment.least == least) last = std::max(last, moment.hand);
            std::vector<float> waiting = first_hand(least);
            for (int hand = 1;; ++hand) {
                for (std::size_t m = 0; m < all.size(); ++m)
                    if (all[m].hand == hand && all[m].least == least)
                        for (std::size_t n = 0; n < nodes; ++n)
                            race_.waiting_[base + n * race_.moments_ + m] = waiting[n];
                if (hand == last) break;
                waiting = next_hand(waiting);
            }
        }
    }

    std::vector<float> first_hand(int least) const {
        return each_node([&](const Landing& landing) {
            return landing.score >= least || (landing.arrived && landing.score < set_.target) ? 0.0F : 1.0F;
        });
    }

    std::vector<float> next_hand(const std::vector<float>& waiting) const {
        return each_node([&](const Landing& landing) {
            if (landing.arrived) return 0.0F;
            float sum = landing.first == landing.last ? 1.0F : 0.0F;  // one that has lost never arrives
            for (std::size_t p = landing.first; p < landing.last; ++p)
                sum += parts_[p].weight * waiting[parts_[p].node];
            return sum;
        });
    }

    template <class Value>
    std::vector<float> each_node(Value value) const {
        const auto count = static_cast<std::size_t>(outcomes_.size());
        std::vector<float> values(static_cast<std::size_t>(race_.grid_.size()));
        for (std::size_t n = 0; n < values.size(); ++n)
            for (std::size_t o = 0; o < count; ++o)
                values[n] += weights_[o] * value(landings_[n * count + o]);
        return values;
    }

    const RuleSet& set_;
    const Rules& rules_;
    Outcomes outcomes_;
    Race& race_;
    std::vector<float> weights_;  // of the outcomes
    std::vector<Landing> landings_;
    std::vector<Mix::Part> parts_;
};

Race::Race(const Rules& rules, const std::vector<TypicalHand>& hands)
    : rules_(&rules), grid_(rules, {}, Fineness::Bucketed, 1) {
    RaceBuilder(rules, hands, *this).build();
}

PerSide<float> Race::chances(const Standing& standing) const {
    assert(rules_->sides() == kRacers);
    const int layer = max_hands_ == 0 ? 0 : std::clamp(max_hands_ - standing.hands, 1, max_hands_) - 1;
    const auto nodes = static_cast<std::size_t>(grid_.size());
    std::array<std::array<float, kMostMoments>, kRacers> waiting{};
    for (int s = 0; s < kRacers; ++s) {
        const Side side = side_at(s);
        const Mix mix =
            grid_.mix({standing.scores[side], standing.bags[side], grid_.sets_of(standing, side)});
        auto& own = waiting[static_cast<std::size_t>(s)];
        for (const Mix::Part& part : mix.parts) {
            const float* row =
                waiting_.data() + (static_cast<std::size_t>(layer) * nodes + part.node) * moments_;
            for (std::size_t m = 0; m < moments_; ++m) own[m] += part.weight * row[m];
        }
    }
    // Between two moments each arrives evenly, and is the first if none of the others is there.
    PerSide<float> chances;
    std::array<float, kRacers> before{1, 1, 1, 1};
    for (std::size_t m = 0; m < moments_; ++m) {
        std::array<float, kRacers> arrives{};
        std::array<float, kRacers> on_way{};
        for (std::size_t s = 0; s < kRacers; ++s) {
            arrives[s] = before[s] - waiting[s][m];
            on_way[s] = 0.5F * (before[s] + waiting[s][m]);
            before[s] = waiting[s][m];
        }
        const float first_two = on_way[0] * on_way[1];
        const float last_two = on_way[2] * on_way[3];
        chances.items[0] += arrives[0] * on_way[1] * last_two;
        chances.items[1] += arrives[1] * on_way[0] * last_two;
        chances.items[2] += arrives[2] * on_way[3] * first_two;
        chances.items[3] += arrives[3] * on_way[2] * first_two;
    }
    return chances;
}

}  // namespace larch
