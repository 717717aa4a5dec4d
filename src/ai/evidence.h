// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/bid_model.h"
#include "ai/sampler.h"

namespace larch {

// What the others' bids say of where the cards lie: how well each world goes with them. Every bid is held
// against the hand that it was made on: that of the world with the cards since played, and without what an
// exchange with the own seat changed (2.20). Nothing is made of a bid that was blind, that the cards or the
// partner left no choice in (2.17 to 2.19), or whose maker has since changed cards with someone else: the
// nil exchange of other partners, and the widow taken up by the dealer after the bids (1.6). Of a bid that
// was raised (2.15) only the last number is known, and taken for the first.
//
// Of play one thing is heard: whoever is on nil and has to follow suit gets rid of the highest card that
// stays below the trick. A world in which it had a higher one is less likely.
class Evidence {
  public:
    // The power to which a likelihood is raised before it counts, in eighths. Less says less of the hands,
    // more leaves fewer worlds that count; how a hand may be bid is already modelled broadly.
    static constexpr int kTemperEighths = 8;
    // The weight of a world that goes with all bids as well as can be.
    static constexpr int kMost = 1 << 20;

    // `seen` is the observation of a seat in turn. Refers to all three, which must outlive it.
    Evidence(const Ranked& ranked, const Observation& seen, const BidModel& model);

    // Whether nothing says anything, so that all worlds weigh the same.
    bool is_silent() const { return clues_.empty() && !has_heard_nils(); }
    // Whether the play of one on nil says something. Then few worlds weigh much, and it takes more tries to
    // draw one.
    bool has_heard_nils() const { return not_thrown_ != PerSeat<CardSet>{}; }
    // How much a world counts beside others, from 1 to kMost.
    int weight(const World& world) const;

  private:
    struct Clue {
        Seat seat{};
        Bid made;
        PerSeat<std::optional<Bid>> before;
        int forced = 0;    // the rules may have asked for so many tricks at least
        CardSet had;       // what it held then and no more
        CardSet received;  // what it has come to hold since
    };

    void watch_nils();
    bool says_something(Seat seat, const PerSeat<std::optional<Bid>>& before) const;
    bool has_exchange(Seat seat) const;
    int forced_tricks(Seat seat, const PerSeat<std::optional<Bid>>& before) const;
    void trace_cards(Clue& clue) const;
    int likelihood(const Clue& clue, CardSet hand) const;

    const Ranked* ranked_;
    const BidModel* model_;
    const Observation* seen_;
    InlineVector<Clue, kMaxSeats> clues_;
    PerSeat<CardSet> not_thrown_;  // by one on nil who would have, had it held them
};

struct WeightedWorld {
    World world;
    int weight = 0;
};

// One of so many worlds drawn, each picked in proportion to its weight. What it stands for is kept in the
// weight that is left to it, the mean of all: so each draw is fair by itself, however the draws are shared
// out. At least one try, at most some hundred.
WeightedWorld draw_weighted(const Sampler& sampler, const Evidence& evidence, int tries, Stream& stream);

// How many worlds of equal weight are worth as much as those with this sum of weights and sum of their
// squares; 0 of none.
int effective_count(std::int64_t sum, std::int64_t sum_of_squares);

}  // namespace larch
