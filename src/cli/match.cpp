// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <atomic>
#include <charconv>
#include <chrono>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>

#include "base/quotes.h"
#include "cli/arena_report.h"
#include "cli/commands.h"
#include "cli/entrant.h"
#include "cli/input.h"
#include "notation/rule_set_json.h"
#include "protocol/engine.h"

namespace larch::cli {

namespace {

// Two win rates as typed: "0.5:0.55".
Parsed<std::optional<SequentialTest>> read_test(const MatchOptions& options) {
    if (options.sprt.empty()) return std::nullopt;
    SequentialTest test{.alpha = options.alpha, .beta = options.beta};
    const char* end = options.sprt.data() + options.sprt.size();
    const auto [colon, low_error] = std::from_chars(options.sprt.data(), end, test.low);
    const bool has_high = low_error == std::errc{} && colon != end && *colon == ':';
    const auto [last, high_error] = std::from_chars(has_high ? colon + 1 : end, end, test.high);
    if (!has_high || high_error != std::errc{} || last != end || !(test.low > 0) || !(test.low < test.high) ||
        !(test.high < 1))
        return fault("--sprt", in_quotes(options.sprt) +
                                   " is not two win rates between 0 and 1, the lower one first: 0.5:0.55");
    return test;
}

std::optional<Fault> save(const MatchRecord& record, const std::string& folder, std::uint64_t pair,
                          char which) {
    const std::string path = fmt::format("{}/match-{}{}.pbn", folder, pair + 1, which);
    std::ofstream file(path, std::ios::binary);
    file << print_record(record);
    file.close();
    if (!file) return Fault{path, "it could not be written"};
    return std::nullopt;
}

// Where the threads hand in their pairs. They are counted in their order, whoever was first, so that the
// number of threads changes nothing; what comes after the pair that ended a test is passed over.
class Ledger {
  public:
    Ledger(const MatchOptions& options, const std::optional<SequentialTest>& test)
        : options_(&options), total_{.test = test} {}

    bool is_closed() const { return closed_; }

    void hand_in(std::uint64_t number, PairResult pair) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(number, std::move(pair));
        while (!closed_ && !waiting_.empty() && waiting_.begin()->first == total_.win.pairs()) {
            count(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
        }
    }
    void fail(Fault fault) {
        const std::lock_guard lock(mutex_);
        if (closed_) return;
        fault_ = std::move(fault);
        closed_ = true;
    }

    // Once all threads are done.
    ArenaTotal& total() { return total_; }
    const std::optional<Fault>& fault() const { return fault_; }

  private:
    void count(const PairResult& pair) {
        for (const std::size_t i : {0U, 1U}) {
            if (!pair.records[i] || fault_) continue;
            fault_ = save(*pair.records[i], options_->save, total_.win.pairs(), i == 0 ? 'a' : 'b');
        }
        total_.add(pair);
        closed_ = fault_ || total_.win.pairs() == options_->pairs || total_.answer();
        if (options_->progress > 0 && total_.win.pairs() % options_->progress == 0)
            fmt::print(stderr, "{}\n", total_.in_short());
    }

    const MatchOptions* options_;
    std::mutex mutex_;
    std::map<std::uint64_t, PairResult> waiting_;
    ArenaTotal total_;
    std::optional<Fault> fault_;
    std::atomic<bool> closed_ = false;
};

// One thread's share: pairs of the next numbers, until the ledger is closed.
void play_pairs(const MatchOptions& options, const Rules& rules, const Seed& seed, const Names& names,
                const std::array<MakeContestant, 2>& makers, std::atomic<std::uint64_t>& next, Ledger& ledger,
                std::array<Durations, 2>& durations) {
    std::array<Timed, 2> players;
    for (const std::size_t i : {0U, 1U}) {
        Parsed<Timed> made = makers[i]();
        if (!made) return ledger.fail(made.error());
        players[i] = std::move(*made);
    }
    const Records records = options.save.empty() ? Records::Drop : Records::Keep;
    for (std::uint64_t i = next++; i < options.pairs && !ledger.is_closed(); i = next++) {
        auto pair = play_pair(rules, derive(seed, Purpose::Simulation, i), *players[0].contestant,
                              *players[1].contestant, names, records);
        if (!pair) return ledger.fail(pair.error());
        ledger.hand_in(i, std::move(*pair));
    }
    for (const std::size_t i : {0U, 1U}) durations[i] = *players[i].durations;
}

int play_arena(const MatchOptions& options, const Rules& rules, const Seed& seed,
               const std::array<Entrant, 2>& entrants, const std::optional<SequentialTest>& test) {
    std::array<MakeContestant, 2> makers;
    for (const std::size_t i : {0U, 1U}) {
        Parsed<MakeContestant> maker = entrants[i].under(rules);
        if (!maker) return complain(maker.error());
        makers[i] = std::move(*maker);
    }
    const auto start = std::chrono::steady_clock::now();
    const Names names = {entrants[0].name, entrants[1].name};
    const std::uint64_t cores =
        options.threads > 0 ? options.threads : std::max(std::thread::hardware_concurrency(), 1U);
    Ledger ledger(options, test);
    std::atomic<std::uint64_t> next = 0;
    std::vector<std::array<Durations, 2>> durations(std::min(cores, options.pairs));
    {
        std::vector<std::jthread> threads;
        threads.reserve(durations.size());
        for (std::array<Durations, 2>& own : durations)
            threads.emplace_back([&] { play_pairs(options, rules, seed, names, makers, next, ledger, own); });
    }
    if (ledger.fault()) return complain(*ledger.fault());
    ArenaTotal& total = ledger.total();
    for (const std::array<Durations, 2>& own : durations)
        for (const std::size_t i : {0U, 1U}) total.players[i].durations.add(own[i]);
    total.names = names;
    total.rules = rules.set();
    total.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    fmt::print("{}", options.json ? total.as_json() + "\n" : total.as_table());
    return kFine;
}

}  // namespace

int match(const MatchOptions& options) {
    const Parsed<Seed> seed = read_seed(options.seed);
    if (!seed) return complain(seed.error());
    const auto test = read_test(options);
    if (!test) return complain(test.error());
    std::array<Entrant, 2> entrants;
    for (const std::size_t i : {0U, 1U}) {
        Parsed<Entrant> entrant = read_entrant(i == 0 ? options.a : options.b, options.patience);
        if (!entrant) return complain(entrant.error());
        entrants[i] = std::move(*entrant);
    }
    // Where the rules are left open, an engine that knows one game only is met there.
    const bool basic = entrants[0].only_basic || entrants[1].only_basic;
    const std::string by_default = basic ? print_rule_words(basic_rules()) : "larch-hollow";
    const Parsed<Rules> rules = read_rules(options.rules.empty() ? by_default : options.rules);
    if (!rules) return complain(rules.error());
    return play_arena(options, *rules, *seed, entrants, *test);
}

}  // namespace larch::cli
