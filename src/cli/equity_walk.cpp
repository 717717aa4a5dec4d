// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/equity_walk.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#include "ai/mind.h"

namespace larch::cli {

namespace {

constexpr int kMostHandsPlayed = 400;  // of one match

}  // namespace

std::vector<TypicalHand> hands_for(const Rules& rules, int count) {
    const Ranked ranked(rules);
    return typical_hands(ranked, BidModel(ranked, tuned_weights()), tuned_weights(), count);
}

void Walk::step(Standing& standing, Seat& dealer, Stream& stream) const {
    const TypicalHand& hand = hands_[stream.below(static_cast<std::uint32_t>(hands_.size()))];
    const int turn = index(dealer) - index(hand.dealer) + rules_.seats();
    PerSeat<SeatResult> results;
    for (int i = 0; i < rules_.seats(); ++i) {
        const Seat seat = seat_at((i + turn) % rules_.seats());
        results[seat] = hand.results[seat_at(i)];
        results[seat].seat = seat;
    }
    add_scores(rules_, standing, score_results(rules_, results, standing.bags));
    dealer = left_of(dealer, rules_.seats());
}

PerSide<double> Walk::play_on(const Standing& from, Seat dealer, int times, Stream& stream) const {
    PerSide<double> won;
    for (int i = 0; i < times; ++i) {
        Standing standing = from;
        Seat next = dealer;
        std::optional<Side> winner;
        for (int hand = 0; !winner && hand < kMostHandsPlayed; ++hand) {
            step(standing, next, stream);
            winner = match_winner(rules_, standing);
        }
        for (int s = 0; s < rules_.sides(); ++s)
            won[side_at(s)] += winner ? (*winner == side_at(s) ? 1.0 : 0.0) : 1.0 / rules_.sides();
    }
    for (double& share : won.items) share /= times;
    return won;
}

std::vector<Place> places(const Rules& rules, const Walk& walk, int count, Stream& stream) {
    std::vector<Place> all;
    while (static_cast<int>(all.size()) < count) {
        Place place{.standing = {}, .dealer = seat_at(static_cast<int>(stream.below(4)))};
        for (int hand = 0; hand < kMostHandsPlayed && !match_winner(rules, place.standing); ++hand) {
            all.push_back(place);
            walk.step(place.standing, place.dealer, stream);
        }
    }
    all.resize(static_cast<std::size_t>(count));
    return all;
}

Timed make_table(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness) {
    const std::clock_t start = std::clock();
    EquityTable table(rules, hands, fineness);
    return {std::move(table), 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC};
}

Difference difference_of(const std::vector<Place>& reached, const EquityTable& table,
                         const EquityTable& full) {
    Difference difference;
    std::vector<double> all;
    all.reserve(reached.size());
    for (const Place& place : reached) {
        const Equity ours = table.chance(place.standing, place.dealer, side_at(0));
        const double off = per_cent(std::abs(ours - full.chance(place.standing, place.dealer, side_at(0))));
        all.push_back(off);
        difference.mean += off / static_cast<double>(reached.size());
        if (off <= difference.greatest) continue;
        difference.greatest = off;
        difference.worst = place;
    }
    std::ranges::sort(all);
    difference.nearly_all = all[all.size() * 999 / 1000];
    return difference;
}

}  // namespace larch::cli
