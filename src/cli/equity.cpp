// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/equity.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <ctime>

#include "ai/payoff.h"
#include "ai/stream.h"
#include "cli/commands.h"
#include "cli/equity_walk.h"
#include "cli/input.h"
#include "notation/rule_set_json.h"
#include "rules/random_rules.h"

namespace larch::cli {

namespace {

constexpr int kMostFullNodes = 2000;  // of a side: 64 MB a table, made in half a minute
constexpr double kWanted = 1;         // per cent of the match that a table may be off

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

// The nodes of a side of the full table.
int full_nodes(const Rules& rules, const std::vector<TypicalHand>& hands) {
    Outcomes outcomes(rules);
    for (const TypicalHand& hand : hands)
        for (int side = 0; side < rules.sides(); ++side) outcomes.add(hand, side_at(side));
    return SideGrid(rules, outcomes.lattice(), Fineness::Full, 1).size();
}

// A line for each of some rule sets drawn at random, but for those without two sides and, where tables are
// compared, those whose full one is too large; then what they come to.
int equity_of_random_rules(const EquityOptions& options) {
    const Parsed<Seed> seed = read_seed(options.seed);
    if (!seed) return complain(seed.error());
    int made = 0;
    int off = 0;
    double slowest = 0;
    for (std::uint64_t i = 0; i < options.random_rules; ++i) {
        ChaCha drawn(derive(*seed, Purpose::Simulation, i));
        const Rules rules = *Rules::make(random_rule_set(drawn));
        if (rules.sides() != 2) continue;
        const std::vector<TypicalHand> hands = hands_for(rules, options.hands);
        if (options.full && full_nodes(rules, hands) > kMostFullNodes) continue;
        const Timed made_table = make_table(rules, hands, Fineness::Bucketed);
        ++made;
        slowest = std::max(slowest, made_table.milliseconds);
        fmt::print("{:>5} {:>7} entries {:>5.0f} ms", i, made_table.table.entries(), made_table.milliseconds);
        if (options.full) {
            Stream stream(0);
            const std::vector<Place> reached = places(rules, Walk(rules, hands), 100'000, stream);
            const Timed full = make_table(rules, hands, Fineness::Full);
            const Difference difference = difference_of(reached, made_table.table, full.table);
            if (difference.greatest > kWanted) ++off;
            fmt::print(
                ", full {:>7} {:>6.0f} ms, off {:.3f} %, 99.9 of 100 below {:.2f} %, greatest {:.2f} %",
                full.table.entries(), full.milliseconds, difference.mean, difference.nearly_all,
                difference.greatest);
        }
        fmt::print("  {}\n", print_rule_differences(rules.set(), RuleSet{}));
        std::fflush(stdout);
    }
    fmt::print("{} rule sets of two sides, the slowest table made in {:.0f} ms", made, slowest);
    if (options.full) fmt::print(", {} off by more than {:.0f} %", off, kWanted);
    fmt::print("\n");
    return kFine;
}

}  // namespace

int equity(const EquityOptions& options) {
    if (options.random_rules > 0) return equity_of_random_rules(options);
    const Parsed<Rules> rules = read_rules(options.rules);
    if (!rules) return complain(rules.error());
    const std::vector<TypicalHand> hands = hands_for(*rules, options.hands);
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
