// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/bid_fit.h"

#include <algorithm>

#include "ai/policy.h"

namespace larch {

namespace {

constexpr Suit kSideSuits[] = {Suit::Clubs, Suit::Diamonds, Suit::Hearts};
// A cell of a table is drawn toward what it was as if by so many hands.
constexpr double kInertia = 20;

// One hand, as the places in all tables that speak of it, and what it came to.
struct Sample {
    InlineVector<std::uint16_t, 20> cells;
    double outcome = 0;
};

// Tables end to end, as fractions.
class Cells {
  public:
    template <std::size_t kSize>
    std::size_t append(const std::array<int, kSize>& table) {
        const std::size_t start = value.size();
        for (const int entry : table) value.push_back(entry / 1000.0);
        return start;
    }
    template <std::size_t kSize>
    void copy_back(std::size_t start, std::array<int, kSize>& table) const {
        for (std::size_t i = 0; i < kSize; ++i) {
            const double entry = 1000.0 * value[start + i];
            table[i] = static_cast<int>(entry < 0 ? entry - 0.5 : entry + 0.5);
        }
    }

    std::vector<double> value;
};

// Each cell in turn takes the value that leaves no error in the mean over its hands (backfitting).
void fit_sums(Cells& cells, const std::vector<Sample>& samples, int rounds) {
    const std::vector<double> start = cells.value;
    std::vector<double> error(cells.value.size());
    std::vector<double> weight(cells.value.size());
    for (int round = 0; round < rounds; ++round) {
        std::ranges::fill(error, 0.0);
        std::ranges::fill(weight, 0.0);
        for (const Sample& sample : samples) {
            double rest = sample.outcome;
            for (const std::uint16_t cell : sample.cells) rest -= cells.value[cell];
            for (const std::uint16_t cell : sample.cells) {
                error[cell] += rest;
                weight[cell] += 1;
            }
        }
        // All cells move at once, so each goes only its share of the way.
        for (std::size_t i = 0; i < cells.value.size(); ++i)
            cells.value[i] +=
                (error[i] + kInertia * (start[i] - cells.value[i])) / 8 / (weight[i] + kInertia);
    }
}

// The same where the outcome is a product of one less each cell.
void fit_products(Cells& cells, const std::vector<Sample>& samples, int rounds) {
    const std::vector<double> start = cells.value;
    std::vector<double> seen(cells.value.size());
    std::vector<double> expected(cells.value.size());
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < cells.value.size(); ++i) {
            seen[i] = kInertia * (1 - start[i]);
            expected[i] = kInertia * (1 - cells.value[i]);
        }
        for (const Sample& sample : samples) {
            double product = 1;
            for (const std::uint16_t cell : sample.cells) product *= 1 - cells.value[cell];
            for (const std::uint16_t cell : sample.cells) {
                seen[cell] += sample.outcome;
                expected[cell] += product;
            }
        }
        for (std::size_t i = 0; i < cells.value.size(); ++i) {
            const double ratio = expected[i] > 0 ? seen[i] / expected[i] : 1;
            const double safe = (1 - cells.value[i]) * (1 + (ratio - 1) / 16);
            cells.value[i] = 1 - std::clamp(safe, 0.001, 1.0);
        }
    }
}

void play_all(const Contest& contest, Line& line, const Weights& weights) {
    play_out(contest, line, weights);
}

}  // namespace

Weights fitted_tricks(const Ranked& ranked, Weights weights, const Seed& seed, std::uint64_t deals) {
    const Rules& rules = ranked.rules();
    const BidModel model(ranked, weights);
    Cells cells;
    const std::size_t sides = cells.append(weights.side_tricks);
    const std::size_t spades = cells.append(weights.spade_tricks);
    const std::size_t ruffs = cells.append(weights.ruff_tricks);
    const Contest contest = contest_of(ranked, {}, Standing{});
    std::vector<Sample> samples;
    for (std::uint64_t number = 0; number < deals; ++number) {
        const DealtHand hand = dealt_hand(ranked, seed, number);
        Line line = hand.line;
        play_all(contest, line, weights);
        for (int i = 0; i < rules.seats(); ++i) {
            const CardSet held = hand.line.cards.held[seat_at(i)];
            Sample sample{.outcome = static_cast<double>(line.cards.taken[seat_at(i)])};
            const auto add = [&](std::size_t start, int place) {
                sample.cells.push_back(static_cast<std::uint16_t>(start + static_cast<std::size_t>(place)));
            };
            add(spades, model.place_of_spades(held));
            for (const Suit suit : kSideSuits) {
                add(sides, model.place_of_side(held, suit));
                if (const auto place = model.place_of_ruffs(held, suit)) add(ruffs, *place);
            }
            samples.push_back(sample);
        }
    }
    fit_sums(cells, samples, 160);
    cells.copy_back(sides, weights.side_tricks);
    cells.copy_back(spades, weights.spade_tricks);
    cells.copy_back(ruffs, weights.ruff_tricks);
    return weights;
}

Weights fitted_nils(const Ranked& ranked, Weights weights, const Seed& seed, std::uint64_t deals) {
    const Rules& rules = ranked.rules();
    const Hopeful player(ranked, weights);
    // Every fit starts from the same guess, or faults of play long mended would linger in rare cells.
    for (std::size_t i = 0; i < weights.nil_side.size(); ++i) {
        const int above = static_cast<int>(i % 13);
        weights.nil_side[i] = 500 / (1 + above) / (1 + above);
        weights.nil_spade[i] = 998 / (1 + above);
    }
    Cells cells;
    const std::size_t sides = cells.append(weights.nil_side);
    const std::size_t spades = cells.append(weights.nil_spade);
    std::vector<Sample> samples;
    for (std::uint64_t number = 0; number < deals; ++number) {
        const DealtHand hand = dealt_hand(ranked, seed, number);
        // The seat that a nil suits best bids it, wherever it is to the dealer.
        Seat nil{};
        PerMille best = -1;
        for (int i = 0; i < rules.seats(); ++i) {
            const PerMille safe = player.bids().promise(hand.line.cards.held[seat_at(i)]).nil;
            if (safe > best) {
                best = safe;
                nil = seat_at(i);
            }
        }
        Bids bids;
        bids[nil] = Bid::nil();
        for (int place = 0; place < rules.seats(); ++place) {
            const Seat seat = rules.bidder(hand.dealer, place);
            if (seat == nil) continue;
            Bid bid = player.bids().bid(hand.line.cards.held[seat], seat, bids, Standing{});
            bids[seat] = bid.is_nil() ? Bid::of(1) : bid;
        }
        Line line = hand.line;
        play_all(contest_of(ranked, bids, Standing{}), line, weights);
        Sample sample{.outcome = line.cards.taken[nil] == 0 ? 1.0 : 0.0};
        for (int s = 0; s < kSuits; ++s)
            for (const int place :
                 player.bids().places_of_nil(hand.line.cards.held[nil], static_cast<Suit>(s)))
                sample.cells.push_back(static_cast<std::uint16_t>(
                    (s == index(Suit::Spades) ? spades : sides) + static_cast<std::size_t>(place)));
        samples.push_back(sample);
    }
    fit_products(cells, samples, 500);
    cells.copy_back(sides, weights.nil_side);
    cells.copy_back(spades, weights.nil_spade);
    return weights;
}

Weights fitted_bids(const Ranked& ranked, const Weights& start, const Seed& seed, std::uint64_t deals) {
    return fitted_nils(ranked, fitted_tricks(ranked, start, seed, deals), seed, deals);
}

}  // namespace larch
