// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/tune.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ai/stream.h"
#include "bench/bid_fit.h"

namespace larch {

namespace {

// A change must promise so many standard errors to be kept, and is given up below the other bound.
constexpr double kKeep = 2.5;
constexpr double kSurely = 4;
constexpr double kGiveUp = 0.3;
constexpr int kCandidates = 8;             // a step
constexpr std::int64_t kFirstLook = 1024;  // deals
constexpr std::int64_t kLastLook = 16384;
constexpr std::uint64_t kPool = 32768;  // deals dealt once for all steps
constexpr std::uint64_t kToCompare = 10000;

// The weights that duels decide on.
std::vector<int*> climbed(Weights& weights) {
    std::vector<int*> all;
    all.reserve(weights.number_bid.size() + weights.nil_bid.size());
    for (int& weight : weights.number_bid) all.push_back(&weight);
    for (int& weight : weights.nil_bid) all.push_back(&weight);
    return all;
}

struct Change {
    std::size_t which = 0;
    int by = 0;
};

Change drawn_change(Weights weights, Stream& stream) {
    const std::vector<int*> all = climbed(weights);
    const auto which = static_cast<std::size_t>(stream.below(static_cast<std::uint32_t>(all.size())));
    const int scale = std::max(16, std::abs(*all[which]) / 4);
    const int by = static_cast<int>(stream.below(static_cast<std::uint32_t>(2 * scale))) - scale;
    return {which, by < 0 ? by : by + 1};
}

Weights with(Weights weights, const Change& change) {
    *climbed(weights)[change.which] += change.by;
    return weights;
}

// Whether the challenger does better beyond noise; most that do not are given up early.
bool is_better(const Ranked& ranked, const std::vector<DealtHand>& pool, std::uint64_t offset,
               const Hopeful& challenger, const Hopeful& champion) {
    Margin margin;
    for (std::int64_t look = kFirstLook; look <= kLastLook; look *= 2) {
        while (margin.hands < look)
            margin.add(duel_of(ranked,
                               pool[(offset + static_cast<std::uint64_t>(margin.hands)) % pool.size()],
                               challenger, champion));
        const double error = std::sqrt(margin.variance());
        if (margin.mean() <= kGiveUp * error) return false;
        if (margin.mean() > kSurely * error) return true;
    }
    return margin.mean() > kKeep * std::sqrt(margin.variance());
}

// Returns how many changes were kept.
int climb(const Ranked& ranked, const std::vector<DealtHand>& pool, int steps, Stream stream,
          const ForEachBelow& each, Weights& best) {
    int kept = 0;
    for (int step = 0; step < steps; ++step) {
        const Hopeful champion(ranked, best);
        const std::uint64_t offset = stream.next() % pool.size();
        std::vector<Change> changes;
        changes.reserve(kCandidates);
        for (int i = 0; i < kCandidates; ++i) changes.push_back(drawn_change(best, stream));
        std::vector<std::uint8_t> better(changes.size());
        each(changes.size(), [&](std::size_t i) {
            better[i] = is_better(ranked, pool, offset, Hopeful(ranked, with(best, changes[i])), champion);
        });
        std::vector<bool> moved(climbed(best).size());
        for (std::size_t i = 0; i < changes.size(); ++i) {
            if (better[i] == 0 || moved[changes[i].which]) continue;
            moved[changes[i].which] = true;
            best = with(best, changes[i]);
            ++kept;
        }
    }
    return kept;
}

}  // namespace

Weights tuned(const Ranked& ranked, const Weights& start, const TunePlan& plan, const ForEachBelow& each,
              const std::function<void(const TuneProgress&, const Weights&)>& report) {
    Weights best = start;
    const std::vector<DealtHand> pool = dealt_hands(ranked, plan.seed, kPool);
    for (int round = 0; round < plan.rounds; ++round) {
        const Weights before = best;
        const auto number = static_cast<std::uint64_t>(round) + 1;
        const Seed seed = derive(plan.seed, Purpose::Simulation, kPool + number);
        best = fitted_play(ranked, best, seed, plan.deals, each);
        best = fitted_bids(ranked, best, seed, plan.deals);
        TuneProgress progress{.round = round};
        progress.kept = climb(ranked, pool, plan.climbs, Stream(plan.seed.bytes[0], number), each, best);
        Margin margin;
        const Hopeful now(ranked, best);
        const Hopeful then(ranked, before);
        for (std::uint64_t i = 0; i < kToCompare; ++i)
            margin.add(duel_of(ranked, dealt_hand(ranked, seed, plan.deals + i), now, then));
        progress.gain = margin.mean() / 10;
        progress.error = 2 * std::sqrt(margin.variance()) / 10;
        report(progress, best);
    }
    return best;
}

}  // namespace larch
