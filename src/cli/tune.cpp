// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <thread>
#include <vector>

#include "bench/tune.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "notation/rule_set_json.h"

namespace larch::cli {

namespace {

void on_threads(std::uint64_t threads, std::size_t count, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> all;
    all.reserve(threads);
    for (std::uint64_t i = 0; i < threads; ++i)
        all.emplace_back([&] {
            for (std::size_t number = next++; number < count; number = next++) work(number);
        });
}

// The lines of a list are kept short, for diffs that can be read.
std::string in_lines(const std::string& json) {
    std::string text;
    std::size_t line = 0;
    for (const char c : json) {
        text += c;
        ++line;
        if (c == '[' || (c == ',' && line > 100) || text.ends_with("],")) {
            text += '\n';
            line = 0;
        }
    }
    return text;
}

// Lists of JSON as what C++ makes Weights of: in braces, without their names.
std::string as_initializer(const std::string& json) {
    std::string text;
    bool in_name = false;
    for (const char c : json) {
        if (c == '"') in_name = !in_name;
        if (in_name || c == '"' || c == ':') continue;
        text += c == '[' ? '{' : c == ']' ? '}' : c;
    }
    return text;
}

Parsed<Weights> weights_to_start(const std::string& path) {
    if (path.empty()) return Weights{};
    if (path == "shipped") return tuned_weights();
    const Parsed<std::string> file = read_file(path);
    if (!file) return std::unexpected(file.error());
    Parsed<Weights> weights = parse_weights(*file);
    if (!weights) return fault(file_name(path), weights.error().text());
    return weights;
}

// The command that makes these weights again.
std::string command_of(const TuneOptions& options, const Rules& rules) {
    const std::string command =
        fmt::format("larch tune --rounds {} --deals {} --climbs {} --seed {} --rules '{}'", options.rounds,
                    options.deals, options.climbs, options.seed, print_rule_words(rules.set()));
    return options.weights.empty() ? command : command + fmt::format(" --weights '{}'", options.weights);
}

}  // namespace

int tune(const TuneOptions& options) {
    const Parsed<Rules> rules = read_rules(options.rules);
    if (!rules) return complain(rules.error());
    const Parsed<Seed> seed = read_seed(options.seed);
    if (!seed) return complain(seed.error());
    const Parsed<Weights> start = weights_to_start(options.weights);
    if (!start) return complain(start.error());
    const std::uint64_t threads =
        options.threads > 0 ? options.threads : std::max(std::thread::hardware_concurrency(), 1U);

    const Ranked ranked(*rules);
    const TunePlan plan{
        .seed = *seed, .rounds = options.rounds, .deals = options.deals, .climbs = options.climbs};
    const Weights best = tuned(
        ranked, *start, plan, [&](std::size_t count, const auto& work) { on_threads(threads, count, work); },
        [](const TuneProgress& progress, const Weights&) {
            fmt::print(stderr, "Round {}: {:+.2f} points a hand (within {:.2f}), {} changes of bids kept.\n",
                       progress.round + 1, progress.gain, progress.error, progress.kept);
        });
    const std::string text = in_lines(print_weights(best));
    if (options.write.empty()) {
        fmt::print("{}\n", text);
        return kFine;
    }
    std::ofstream file(options.write);
    file << "// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors\n"
         << "// SPDX-License-Identifier: MIT\n"
         << "// " << command_of(options, *rules) << '\n'
         << "constexpr Weights kTuned" << as_initializer(text) << ";\n";
    file.close();
    if (!file) return complain({options.write, "cannot be written"});
    return kFine;
}

}  // namespace larch::cli
