// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <fstream>
#include <thread>

#include "base/json.h"
#include "bench/bot_hands.h"
#include "bench/hidden_cards.h"
#include "bench/random_hands.h"
#include "bench/round_trips.h"
#include "bench/self_play.h"
#include "cli/commands.h"
#include "cli/entrant.h"
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

// That the thread has worked, whatever else runs on the machine.
double thread_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

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

// What was asked for came to this under one rule set.
struct RuleSetRun {
    std::uint64_t hands = 0;
    std::uint64_t digest = 0;
    std::optional<std::string> violation;
    std::array<std::uint64_t, 6> states{};  // compared, by phase
    std::uint64_t decisions = 0;            // compared, or made and timed
    Durations durations;
    double getting_ready = 0;  // seconds that the bot's mind took

    void add(const RuleSetRun& other);
};

void RuleSetRun::add(const RuleSetRun& other) {
    hands += other.hands;
    for (std::size_t phase = 0; phase < states.size(); ++phase) states[phase] += other.states[phase];
    decisions += other.decisions;
    durations.add(other.durations);
    getting_ready = std::max(getting_ready, other.getting_ready);
}

RuleSetRun run_bots(const SimulateOptions& options, const Rules& rules, const Seed& seed) {
    const double start = thread_seconds();
    Timed bot = *(*read_entrant(options.level, 0)->under(rules))();
    RuleSetRun run;
    run.getting_ready = thread_seconds() - start;
    BotHandsTotal total = bot_hands(rules, seed, *bot.contestant, options.bot_hands);
    run.hands = total.hands;
    run.digest = total.digest;
    run.violation = std::move(total.violation);
    run.decisions = total.decisions;
    run.durations = *bot.durations;
    return run;
}

RuleSetRun run_under(const SimulateOptions& options, const Rules& rules, const Seed& seed) {
    RuleSetRun run;
    if (options.hidden > 0) {
        HiddenCardsTotal total =
            hidden_cards(rules, seed, options.hidden, *parse_level(options.level), options.decisions);
        run.hands = total.hands;
        run.digest = total.digest;
        run.violation = std::move(total.violation);
        run.states = total.states;
        run.decisions = total.decisions;
    } else if (options.bot_hands > 0) {
        run = run_bots(options, rules, seed);
    } else if (options.hands > 0) {
        RandomHandsTotal total = random_hands(rules, seed, options.hands, Checking::Everything);
        run.hands = total.hands;
        run.digest = total.digest;
        run.violation = std::move(total.violation);
    } else {
        RoundTripsTotal total = round_trips(rules, seed, options.records);
        run.hands = total.hands;
        run.digest = total.bytes;
        run.violation = std::move(total.violation);
    }
    if (run.violation)
        run.violation = fmt::format("under --rules \"{}\" with --seed {}: {}", print_rule_words(rules.set()),
                                    to_hex(seed), *run.violation);
    return run;
}

RuleSetRun run_random_rule_set(const SimulateOptions& options, const Seed& own) {
    ChaCha stream(own);
    const RuleSet set = options.hidden > 0 ? random_rule_set_with_offers(stream) : random_rule_set(stream);
    return run_under(options, *Rules::make(set), derive(own, Purpose::Simulation, 0));
}

// On all cores. Each rule set has a seed of its own and what is added up is added in their order, so the
// number of threads changes nothing; all before the first broken one are played to their end.
std::vector<RuleSetRun> run_random_rule_sets(const SimulateOptions& options, const Seed& seed) {
    std::vector<RuleSetRun> runs(options.random_rules);
    std::atomic<std::uint64_t> next = 0;
    std::atomic<std::uint64_t> last = options.random_rules - 1;
    const auto work = [&] {
        for (std::uint64_t i = next++; i <= last; i = next++) {
            runs[i] = run_random_rule_set(options, derive(seed, Purpose::Simulation, i));
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
    return runs;
}

void add_states(Json::Object& figures, const SimulateOptions& options, const RuleSetRun& sum) {
    static constexpr std::array<const char*, 6> kPhases = {"blind",   "bidding",  "raising",
                                                           "discard", "exchange", "play"};
    std::uint64_t all = 0;
    for (const std::uint64_t states : sum.states) all += states;
    figures.push_back({"states", Json(all)});
    for (std::size_t phase = 0; phase < kPhases.size(); ++phase)
        figures.push_back({fmt::format("states_{}", kPhases[phase]), Json(sum.states[phase])});
    if (options.decisions > 0) figures.push_back({"level", Json(options.level)});
    figures.push_back({"decisions", Json(sum.decisions)});
}

void add_decisions(Json::Object& figures, const SimulateOptions& options, const RuleSetRun& sum) {
    figures.push_back({"level", Json(options.level)});
    figures.push_back({"decisions", Json(sum.decisions)});
    figures.push_back({"us_per_decision", Json(1000 * sum.durations.mean_ms())});
    figures.push_back({"p99_us", Json(1000 * sum.durations.quantile_ms(0.99))});
    figures.push_back({"slowest_ready_s", Json(sum.getting_ready)});
}

// Under many rule sets, or under one.
int simulate_rule_sets(const SimulateOptions& options, const Rules& rules, const Seed& seed) {
    const Stopwatch watch;
    const std::vector<RuleSetRun> runs = options.random_rules > 0
                                             ? run_random_rule_sets(options, seed)
                                             : std::vector{run_under(options, rules, seed)};
    RuleSetRun sum;
    Digest digest;
    for (const RuleSetRun& run : runs) {
        sum.add(run);
        digest.add(run.digest);
    }
    const double seconds = watch.seconds();
    const char* kind = options.hidden > 0      ? "exchanged hidden cards"
                       : options.bot_hands > 0 ? "hands between bots"
                       : options.hands > 0     ? "random hands"
                                               : "record round trips";
    Json::Object figures = {{"kind", kind}, {"rule_sets", static_cast<std::uint64_t>(runs.size())}};
    if (options.hidden > 0) add_states(figures, options, sum);
    if (options.bot_hands > 0) add_decisions(figures, options, sum);
    figures.push_back({"digest", Json(fmt::format("{:016x}", digest.value()))});
    add_speed(figures, sum.hands, seconds);
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
    const BotTally& bots = total.bots;
    Json::Object figures = {
        {"kind", "matches between bots"},
        {"level", options.level},
        {"games", total.games},
        {"unfinished", total.unfinished},
        {"hands_per_game", share(total.hands, total.games)},
        {"mean_bid", share(bots.tricks_bid, bots.bids)},
        {"nil_rate", share(bots.nils + bots.blind_nils, bots.bids)},
        {"nil_success", share(bots.nils_made + bots.blind_nils_made, bots.nils + bots.blind_nils)},
        {"nil_forecast", share(bots.nils_forecast, bots.forecasts) / kSure},
        {"first_hand_nil_rate", share(bots.first_hand_nils, bots.first_hand_bids)},
        {"contracts_made", share(bots.contracts_made, bots.contracts)},
        {"bags_per_side", share(bots.bags, bots.hands)},
        {"us_per_decision", 1e6 * seconds / static_cast<double>(std::max<std::uint64_t>(bots.decisions, 1))},
        {"digest", fmt::format("{:016x}", total.digest)}};
    add_speed(figures, total.hands, seconds);
    report(figures, options.json);
    return kFine;
}

}  // namespace

int simulate(const SimulateOptions& options) {
    int kinds = 0;
    for (const std::uint64_t asked :
         {options.games, options.hands, options.records, options.bot_hands, options.hidden})
        kinds += asked > 0 ? 1 : 0;
    if (kinds != 1)
        return complain({"simulate",
                         "name one of --games N, --hands N --random, --records N, --bot-hands N and "
                         "--hidden N"});
    const bool many_rules = options.random_rules > 0;
    if (many_rules && options.games > 0)
        return complain(
            {"--random-rules", "it goes with --hands N, --records N, --bot-hands N or --hidden N"});
    if (options.decisions > options.hidden)
        return complain({"--decisions", "there are no more than the states of --hidden"});
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

    if (many_rules || options.bot_hands > 0 || options.hidden > 0)
        return simulate_rule_sets(options, *rules, *seed);
    if (options.hands > 0) return simulate_random(options, *rules, *seed);
    if (options.records > 0) return simulate_records(options, *rules, *seed);
    return simulate_games(options, *rules, *seed, *level);
}

}  // namespace larch::cli
