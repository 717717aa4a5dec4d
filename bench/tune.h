// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "bench/play_fit.h"

namespace larch {

struct TunePlan {
    Seed seed;
    int rounds = 3;               // of fitting play and then bids
    std::uint64_t deals = 50000;  // to fit to, in each round
    int climbs = 30;              // steps of the climb that follows each round
};

struct TuneProgress {
    int round = 0;
    double gain = 0;   // of the latest round against the one before, in points a hand
    double error = 0;  // two standard errors of that
    int kept = 0;      // changes kept by the climb
};

// Weights tuned in self-play: each round fits the table of play (fitted_play), then the tables of promises
// (fitted_bids), then climbs: some changes of the few weights that turn promises into bids are tried in duels
// on the same hands with the sides swapped, and all that do better beyond noise are kept. The measure is the
// margin of points a hand with bags at their share of the penalty. The same plan gives the same weights
// however `each` spreads the work.
Weights tuned(const Ranked& ranked, const Weights& start, const TunePlan& plan, const ForEachBelow& each,
              const std::function<void(const TuneProgress&, const Weights&)>& report);

}  // namespace larch
