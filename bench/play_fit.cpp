// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/play_fit.h"

#include <algorithm>
#include <cmath>

#include "ai/policy.h"
#include "ai/policy_options.h"
#include "ai/stream.h"

namespace larch {

namespace {

using policy::kCells;

// The three kinds of choice have cells of their own.
constexpr std::array<int, 4> kKinds{0, policy::kFollowKind.start, policy::kVoidKind.start, kCells};
constexpr int kKindCount = 3;
// Cells are drawn toward nought as if by so many pairs of cards that made no difference.
constexpr double kInertia = 400;

// The sums that least squares need, over pairs of cards of one choice; whole numbers, so that their order
// does not matter.
class Sums {
  public:
    explicit Sums(int cells)
        : cells_(cells),
          products_(static_cast<std::size_t>(cells) * static_cast<std::size_t>(cells)),
          gains_(static_cast<std::size_t>(cells)) {}

    void add_product(int a, int b, std::int64_t weight) { products_[at(a, b)] += weight; }
    void add_gain(int a, std::int64_t weight) { gains_[static_cast<std::size_t>(a)] += weight; }
    void add(const Sums& other) {
        for (std::size_t i = 0; i < products_.size(); ++i) products_[i] += other.products_[i];
        for (std::size_t i = 0; i < gains_.size(); ++i) gains_[i] += other.gains_[i];
    }

    // By Cholesky's decomposition.
    std::vector<double> solved() const {
        const auto n = static_cast<std::size_t>(cells_);
        std::vector<double> lower(n * n);
        std::vector<double> x(n);
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = 0; j <= i; ++j) {
                double sum = static_cast<double>(products_[i * n + j]) + (i == j ? kInertia : 0);
                for (std::size_t k = 0; k < j; ++k) sum -= lower[i * n + k] * lower[j * n + k];
                lower[i * n + j] = i == j ? std::sqrt(sum) : sum / lower[j * n + j];
            }
        for (std::size_t i = 0; i < n; ++i) {
            double sum = static_cast<double>(gains_[i]);
            for (std::size_t k = 0; k < i; ++k) sum -= lower[i * n + k] * x[k];
            x[i] = sum / lower[i * n + i];
        }
        for (std::size_t i = n; i-- > 0;) {
            double sum = x[i];
            for (std::size_t k = i + 1; k < n; ++k) sum -= lower[k * n + i] * x[k];
            x[i] = sum / lower[i * n + i];
        }
        return x;
    }

  private:
    std::size_t at(int a, int b) const {
        return static_cast<std::size_t>(a) * static_cast<std::size_t>(cells_) + static_cast<std::size_t>(b);
    }

    int cells_;
    std::vector<std::int64_t> products_;
    std::vector<std::int64_t> gains_;
};

// One for each situation and kind of choice.
class AllSums {
  public:
    AllSums() {
        for (std::size_t situation = 0; situation < Weights::kSituations; ++situation)
            for (std::size_t kind = 0; kind < kKindCount; ++kind)
                sums_.emplace_back(kKinds[kind + 1] - kKinds[kind]);
    }
    Sums& of(int situation, int kind) {
        const int place = situation * kKindCount + kind;
        return sums_[static_cast<std::size_t>(place)];
    }
    void add(const AllSums& other) {
        for (std::size_t i = 0; i < sums_.size(); ++i) sums_[i].add(other.sums_[i]);
    }

  private:
    std::vector<Sums> sums_;
};

struct Option {
    Card card;
    InlineVector<std::int16_t, 24> cells;
    int worth = 0;
};

class Recorder {
  public:
    using Part = InlineVector<std::int16_t, 24>;

    void add(Part& part, int cell, bool counts) const {
        if (counts) part.push_back(static_cast<std::int16_t>(cell));
    }
    void offer(int card, const Part& part, bool counts) {
        if (counts) options.push_back({.card = Card::at(card), .cells = part});
    }

    InlineVector<Option, 16> options;
};

void learn(AllSums& all, int situation, const Recorder& choice) {
    const int first = *choice.options[0].cells.begin();
    int kind = 0;
    while (first >= kKinds[static_cast<std::size_t>(kind) + 1]) ++kind;
    Sums& sums = all.of(situation, kind);
    const int start = kKinds[static_cast<std::size_t>(kind)];
    const auto n = static_cast<std::int64_t>(choice.options.size());
    // Of all pairs: n times the sum of the squares, less the square of the sum.
    std::array<std::int32_t, 512> total{};
    InlineVector<std::int16_t, 256> used;
    std::int64_t worth = 0;
    for (const Option& option : choice.options) worth += option.worth;
    for (const Option& option : choice.options)
        for (const std::int16_t a : option.cells) {
            for (const std::int16_t b : option.cells) sums.add_product(a - start, b - start, n);
            sums.add_gain(a - start, n * option.worth - worth);
            if (total[static_cast<std::size_t>(a - start)]++ == 0) used.push_back(a);
        }
    for (const std::int16_t a : used)
        for (const std::int16_t b : used)
            sums.add_product(a - start, b - start,
                             -std::int64_t{total[static_cast<std::size_t>(a - start)]} *
                                 total[static_cast<std::size_t>(b - start)]);
}

// Bids as the players make them, but now and then something else, for the hands that come of that.
Bids bids_for(const Ranked& ranked, const DealtHand& hand, const Hopeful& player, Stream& stream) {
    const Rules& rules = ranked.rules();
    Bids bids;
    if (stream.below(16) == 0) return bids;
    for (int place = 0; place < rules.seats(); ++place) {
        const Seat seat = rules.bidder(hand.dealer, place);
        const CardSet held = hand.line.cards.held[seat];
        Bid bid = player.bids().bid(held, seat, bids, Standing{});
        if (!bid.is_nil() && stream.below(4) == 0)
            bid.tricks = std::clamp(bid.tricks + (stream.below(2) == 0 ? 1 : -1), 1, rules.tricks_in_hand());
        if (!bid.is_nil() && stream.below(8) == 0 && player.bids().promise(held).nil > 200) bid = Bid::nil();
        bids[seat] = bid;
    }
    return bids;
}

void play_and_learn(const Ranked& ranked, const DealtHand& hand, const Hopeful& player, Stream stream,
                    AllSums& sums) {
    const Rules& rules = ranked.rules();
    const Bids bids = bids_for(ranked, hand, player, stream);
    const Contest contest = contest_of(ranked, bids, Standing{});
    Line line = hand.line;
    while (!line.cards.is_over(rules)) {
        const CardSet legal = line.cards.legal_cards(rules);
        Card card = legal.first();
        if (legal.size() > 1) {
            const policy::View view = policy::view_of(contest, line, legal);
            Recorder choice;
            policy::Options(view, choice).visit();
            if (choice.options.size() > 1) {
                for (Option& option : choice.options) {
                    Line other = line;
                    other.play(rules, option.card);
                    play_out(contest, other, player.weights());
                    option.worth = worth_of(ranked, bids, other.cards.taken, contest.side[view.me]);
                }
                learn(sums, view.situation, choice);
            }
            card = stream.below(16) == 0
                       ? choice.options[stream.below(static_cast<std::uint32_t>(choice.options.size()))].card
                       : policy_card(contest, line, player.weights());
        }
        line.play(rules, card);
    }
}

}  // namespace

Weights fitted_play(const Ranked& ranked, const Weights& start, const Seed& seed, std::uint64_t deals,
                    const ForEachBelow& each) {
    const Hopeful player(ranked, start);
    // Few lots, since each has sums of its own.
    std::vector<AllSums> lots(2);
    each(lots.size(), [&](std::size_t lot) {
        for (std::uint64_t number = lot; number < deals; number += lots.size())
            play_and_learn(ranked, dealt_hand(ranked, seed, number), player, Stream(seed.bytes[0], number),
                           lots[lot]);
    });
    AllSums& sums = lots[0];
    for (std::size_t lot = 1; lot < lots.size(); ++lot) sums.add(lots[lot]);
    Weights weights = start;
    for (int situation = 0; situation < static_cast<int>(Weights::kSituations); ++situation)
        for (int kind = 0; kind < kKindCount; ++kind) {
            const std::vector<double> cells = sums.of(situation, kind).solved();
            for (std::size_t i = 0; i < cells.size(); ++i) {
                // Half the way from what was: the noise of rounds evens out.
                std::int16_t& cell =
                    weights.play[static_cast<std::size_t>(situation * kCells +
                                                          kKinds[static_cast<std::size_t>(kind)]) +
                                 i];
                const double moved = std::clamp((cell + cells[i]) / 2, -8000.0, 8000.0);
                cell = static_cast<std::int16_t>(moved < 0 ? moved - 0.5 : moved + 0.5);
            }
        }
    return weights;
}

}  // namespace larch
