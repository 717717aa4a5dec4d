// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

#include "base/json.h"
#include "bench/random_hands.h"
#include "bench/round_trips.h"
#include "bench/self_play.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "notation/rule_set_json.h"
#include "rules/random_rules.h"

namespace larch::cli {

namespace {

class Stopwatch {
  public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

// Prints the figures: a line each for people, or all on one line as JSON.
void report(const Json::Object& figures, bool json) {
    if (json) {
        fmt::print("{}\n", Json(figures).print());
        return;
    }
    for (const auto& [name, value] : figures) {
        if (const double* number = value.as<double>())
            fmt::print("{:<18} {:>16.3f}\n", name, *number);
        else if (const std::string* text = value.as<std::string>())
            fmt::print("{:<18} {:>16}\n", name, *text);
        else
            fmt::print("{:<18} {:>16}\n", name, value.print());
    }
}

void add_speed(Json::Object& figures, std::uint64_t hands, double seconds) {
    figures.push_back({"hands", Json(hands)});
    figures.push_back({"seconds", Json(seconds)});
    figures.push_back({"hands_per_second", Json(seconds > 0 ? static_cast<double>(hands) / seconds : 0.0)});
}

int outcome(const std::optional<std::string>& violation) {
    if (!violation) return kFine;
    fmt::print(stderr, "larch: an invariant does not hold: {}\n", *violation);
    return kFoundWrong;
}

int simulate_random(const SimulateOptions& options, const Rules& rules, const Seed& seed) {
    const Stopwatch watch;
    const RandomHandsTotal total =
        random_hands(rules, seed, options.hands, options.check ? Checking::Everything : Checking::None);
    const double seconds = watch.seconds();
    Json::Object figures = {{"kind", "random hands"}, {"checked", options.check},
                            {"nils", total.nils},     {"nils_made", total.nils_made},
                            {"bags", total.bags},     {"digest", fmt::format("{:016x}", total.digest)}};
    add_speed(figures, total.hands, seconds);
    report(figures, options.json);
    return outcome(total.violation);
}

int simulate_records(const SimulateOptions& options, const Rules& rules, const Seed& seed) {
    const Stopwatch watch;
    const RoundTripsTotal total = round_trips(rules, seed, options.records);
    const double seconds = watch.seconds();
    Json::Object figures = {
        {"kind", "record round trips"}, {"records", total.records}, {"bytes", total.bytes}};
    add_speed(figures, total.hands, seconds);
    report(figures, options.json);
    return outcome(total.violation);
}

// What one random rule set came to.
struct RuleSetRun {
    std::uint64_t hands = 0;
    std::uint64_t digest = 0;
    std::optional<std::string> violation;
};

RuleSetRun run_rule_set(const SimulateOptions& options, const Seed& own) {
    ChaCha stream(own);
    const RuleSet set = random_rule_set(stream);
    const Rules rules = *Rules::make(set);
    const Seed seed = derive(own, Purpose::Simulation, 0);
    RuleSetRun run;
    if (options.hands > 0) {
        RandomHandsTotal total = random_hands(rules, seed, options.hands, Checking::Everything);
        run = {total.hands, total.digest, std::move(total.violation)};
    } else {
        RoundTripsTotal total = round_trips(rules, seed, options.records);
        run = {total.hands, total.bytes, std::move(total.violation)};
    }
    if (run.violation)
        run.violation = fmt::format("under --rules \"{}\" with --seed {}: {}", print_rule_words(set),
                                    to_hex(seed), *run.violation);
    return run;
}

// On all cores. Each rule set has a seed of its own and what is added up is added in their order, so the
// number of threads changes nothing; all before the first broken one are played to their end.
int simulate_rule_sets(const SimulateOptions& options, const Seed& seed) {
    const Stopwatch watch;
    std::vector<RuleSetRun> runs(options.random_rules);
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> last = options.random_rules - 1;
    const auto work = [&] {
        for (std::uint64_t i = next++; i <= last; i = next++) {
            runs[i] = run_rule_set(options, derive(seed, Purpose::Simulation, i));
            if (!runs[i].violation) continue;
            for (std::uint64_t before = last; i < before && !last.compare_exchange_weak(before, i);) {
            }
        }
    };
    {
        std::vector<std::jthread> threads(std::max(std::thread::hardware_concurrency(), 1U));
        for (std::jthread& thread : threads) thread = std::jthread(work);
    }
    runs.resize(last + 1);
    std::uint64_t hands = 0;
    Digest digest;
    for (const RuleSetRun& run : runs) {
        hands += run.hands;
        digest.add(run.digest);
    }
    const double seconds = watch.seconds();
    Json::Object figures = {
        {"kind", options.hands > 0 ? "random hands" : "record round trips"},
        {"rule_sets", static_cast<std::uint64_t>(runs.size())},
        {"digest", fmt::format("{:016x}", digest.value())},
    };
    add_speed(figures, hands, seconds);
    report(figures, options.json);
    return outcome(runs.back().violation);
}

int simulate_games(const SimulateOptions& options, const Rules& rules, const Seed& seed, Level level) {
    const Stopwatch watch;
    SelfPlayTotal total;
    for (std::uint64_t game = 0; game < options.games; ++game) {
        const Table table = self_play(rules, derive(seed, Purpose::Simulation, game), level, total);
        if (options.save.empty()) continue;
        const std::string path = fmt::format("{}/match-{}.pbn", options.save, game + 1);
        std::ofstream file(path, std::ios::binary);
        file << print_record(table.record());
        file.close();
        if (!file) return complain({path, "it could not be written"});
    }
    const double seconds = watch.seconds();
    Json::Object figures = {
        {"kind", "matches between bots"},
        {"level", options.level},
        {"games", total.games},
        {"unfinished", total.unfinished},
        {"hands_per_game", share(total.hands, total.games)},
        {"mean_bid", share(total.tricks_bid, total.bids)},
        {"nil_rate", share(total.nils, total.bids)},
        {"nil_success", share(total.nils_made, total.nils)},
        {"contracts_made", share(total.contracts_made, total.contracts)},
        {"bags_per_side", share(total.bags, static_cast<std::uint64_t>(rules.sides()) * total.hands)},
        {"us_per_decision", 1e6 * seconds / static_cast<double>(std::max<std::uint64_t>(total.decisions, 1))},
        {"digest", fmt::format("{:016x}", total.digest)}};
    add_speed(figures, total.hands, seconds);
    report(figures, options.json);
    return kFine;
}

}  // namespace

int simulate(const SimulateOptions& options) {
    const int kinds =
        (options.games > 0 ? 1 : 0) + (options.hands > 0 ? 1 : 0) + (options.records > 0 ? 1 : 0);
    if (kinds != 1)
        return complain({"simulate", "name one of --games N, --hands N --random and --records N"});
    const bool many_rules = options.random_rules > 0;
    if (many_rules && options.games > 0)
        return complain({"--random-rules", "it goes with --hands N or --records N"});
    if (options.hands > 0 && !options.random && !many_rules)
        return complain(
            {"--hands", "independent hands are played at random: add --random, or use --games N for bots"});
    if (options.random && options.hands == 0) return complain({"--random", "it goes with --hands N"});
    if (!options.save.empty() && options.games == 0) return complain({"--save", "it goes with --games N"});
    if (options.check && options.hands == 0) return complain({"--check", "it goes with --hands N --random"});
    const Parsed<Seed> seed = read_seed(options.seed);
    if (!seed) return complain(seed.error());
    const Parsed<Rules> rules = read_rules(options.rules);
    if (!rules) return complain(rules.error());
    const Parsed<Level> level = parse_level(options.level);
    if (!level) return complain({"--level", level.error().what});

    if (many_rules) return simulate_rule_sets(options, *seed);
    if (options.hands > 0) return simulate_random(options, *rules, *seed);
    if (options.records > 0) return simulate_records(options, *rules, *seed);
    return simulate_games(options, *rules, *seed, *level);
}

}  // namespace larch::cli
