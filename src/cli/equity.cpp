// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/equity.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <ctime>

#include "ai/mind.h"
#include "ai/payoff.h"
#include "ai/stream.h"
#include "cli/commands.h"
#include "cli/equity_walk.h"
#include "cli/input.h"

namespace larch::cli {

namespace {

// The chance of the side that deals next at scores from the lowest to the target.
void print_grid(const Rules& rules, const EquityTable& table) {
    const int target = rules.set().target;
    fmt::print(
        "chance to win of the side that deals next, in per cent, by its score (down) and the others'\n     "
        " ");
    std::vector<int> scores;
    for (int i = -2; i < 10; ++i) scores.push_back(target * i / 10);
    scores.push_back(target - 10);
    for (const int theirs : scores) fmt::print("{:>6}", theirs);
    fmt::print("\n");
    for (const int ours : scores) {
        fmt::print("{:>6}", ours);
        for (const int theirs : scores) {
            Standing standing{
                .hands = 1, .scores = {}, .bags = {}, .sets = {}, .sets_in_row = {}, .moon = {}};
            for (int s = 0; s < rules.sides(); ++s) standing.scores[side_at(s)] = s == 0 ? ours : theirs;
            fmt::print("{:>6.1f}", per_cent(table.chance(standing, seat_at(0), side_at(0))));
        }
        fmt::print("\n");
    }
}

void print_difference(const std::vector<Place>& reached, const EquityTable& table, const EquityTable& full) {
    const Difference difference = difference_of(reached, table, full);
    fmt::print(
        "bucketed against full, {} standings: mean {:.3f} %, 99.9 of 100 below {:.3f} %, greatest {:.3f} %\n",
        reached.size(), difference.mean, difference.nearly_all, difference.greatest);
    const Standing& at = difference.worst.standing;
    fmt::print("  greatest at {} to {} points, {} to {} bags, side {} deals\n", at.scores[side_at(0)],
               at.scores[side_at(1)], at.bags[side_at(0)], at.bags[side_at(1)],
               index(difference.worst.dealer) % 2);
}

// Against the same hands played on at random; what chance alone would differ by is told beside it.
void print_sampled(const Rules& rules, const Walk& walk, const std::vector<Place>& reached,
                   const EquityTable& table, int times, Stream& stream) {
    double squares = 0;
    double noise = 0;
    double greatest = 0;
    double spread = 0;
    double count = 0;
    Place worst;
    for (const Place& place : reached) {
        const PerSide<double> won = walk.play_on(place.standing, place.dealer, times, stream);
        for (int s = 0; s < rules.sides(); ++s) {
            const double share = won[side_at(s)];
            const double difference =
                table.chance(place.standing, place.dealer, side_at(s)) / static_cast<double>(kCertain) -
                share;
            squares += difference * difference;
            noise += share * (1 - share) / times;
            spread += (share - 1.0 / rules.sides()) * (share - 1.0 / rules.sides());
            count += 1;
            if (std::abs(difference) <= greatest) continue;
            greatest = std::abs(difference);
            worst = place;
        }
    }
    fmt::print(
        "against {} matches played on from each of {} standings: RMS {:.3f} %, of which chance {:.3f} %; "
        "greatest {:.3f} % (chances differ by {:.1f} %)\n",
        times, reached.size(), 100 * std::sqrt(squares / count), 100 * std::sqrt(noise / count),
        100 * greatest, 100 * std::sqrt(spread / count));
    fmt::print("  greatest at");
    for (int s = 0; s < rules.sides(); ++s)
        fmt::print(" {} ({} bags)", worst.standing.scores[side_at(s)], worst.standing.bags[side_at(s)]);
    fmt::print(" after {} hands, seat {} deals\n", worst.standing.hands, index(worst.dealer));
}

void print_speed(const std::vector<Place>& reached, const EquityTable& table) {
    const std::clock_t start = std::clock();
    std::int64_t sum = 0;
    constexpr int kRounds = 20;
    for (int round = 0; round < kRounds; ++round)
        for (const Place& place : reached) sum += table.chance(place.standing, place.dealer, side_at(0));
    const double taken = 1e9 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    const double asked = kRounds * static_cast<double>(reached.size());
    fmt::print("{:.0f} ns a question; mean chance of side 0 {:.2f} %\n", taken / asked,
               per_cent(static_cast<double>(sum) / asked));
}

// How long it takes to work out what a hand is worth by how its tricks fall.
void print_payoff_speed(const Rules& rules, const std::vector<TypicalHand>& hands,
                        const std::vector<Place>& reached, const EquityTable& table) {
    constexpr std::size_t kHands = 1000;
    const std::clock_t start = std::clock();
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < kHands; ++i) {
        const Place& place = reached[i % reached.size()];
        PerSeat<std::optional<Bid>> bids;
        for (int s = 0; s < rules.seats(); ++s)
            bids[seat_at(s)] = hands[i % hands.size()].results[seat_at(s)].bid;
        const Payoffs payoffs(rules, table, place.standing, place.dealer, bids, side_at(0));
        sum += payoffs.of({{3, 3, 3, 4}}).points;
    }
    const double taken = 1e6 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    fmt::print("{:.1f} us for the payoffs of a hand (points in the mean {:.1f})\n", taken / kHands,
               static_cast<double>(sum) / kHands);
}

}  // namespace

int equity(const EquityOptions& options) {
    if (options.random_rules > 0) return equity_of_random_rules(options);
    const Parsed<Rules> rules = read_rules(options.rules);
    if (!rules) return complain(rules.error());
    const Ranked ranked(*rules);
    const std::vector<TypicalHand> hands =
        typical_hands(ranked, BidModel(ranked, tuned_weights()), tuned_weights(), options.hands);
    const Walk walk(*rules, hands);
    Stream stream(0);
    const Timed made = make_table(*rules, hands, Fineness::Bucketed);
    fmt::print("{} typical hands, {} entries, made in {:.0f} ms\n", hands.size(), made.table.entries(),
               made.milliseconds);
    print_grid(*rules, made.table);
    const std::vector<Place> reached = places(*rules, walk, 100'000, stream);
    print_speed(reached, made.table);
    print_payoff_speed(*rules, hands, reached, made.table);
    if (options.full) {
        const Timed full = make_table(*rules, hands, Fineness::Full);
        fmt::print("full table: {} entries, made in {:.0f} ms\n", full.table.entries(), full.milliseconds);
        print_difference(reached, made.table, full.table);
        if (options.sampled > 0)
            print_sampled(*rules, walk, places(*rules, walk, options.standings, stream), full.table,
                          options.sampled, stream);
    }
    if (options.sampled > 0)
        print_sampled(*rules, walk, places(*rules, walk, options.standings, stream), made.table,
                      options.sampled, stream);
    return kFine;
}

}  // namespace larch::cli
