// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include "base/json.h"
#include "bench/perft.h"
#include "bench/report.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "protocol/typescript.h"

namespace larch::cli {

namespace {

struct PerftOptions {
    int cards = 4;
    int count = 1;
    std::string seed = "1";
    std::string rules = "larch-hollow";
};

int run_perft(const PerftOptions& options) {
    const Parsed<Seed> seed = read_seed(options.seed);
    if (!seed) return complain(seed.error());
    const Parsed<Rules> rules = read_rules(options.rules);
    if (!rules) return complain(rules.error());
    for (int i = 0; i < options.count; ++i) {
        const Seed ending = derive(*seed, Purpose::Simulation, static_cast<std::uint64_t>(i));
        const Hand hand = random_ending(*rules, ending, options.cards);
        fmt::print("{} {:>16}\n", to_hex(ending), perft(hand, options.cards * rules->seats()));
    }
    return kFine;
}

}  // namespace

void add_perft(CLI::App& app, int& code) {
    CLI::App* command =
        app.add_subcommand("perft", "Count the ways to play out random endings, a test of the legal cards");
    const auto options = std::make_shared<PerftOptions>();
    command->add_option("--cards", options->cards, "Cards left to each seat")
        ->check(CLI::Range(1, 6))
        ->capture_default_str();
    command->add_option("--count", options->count, "How many endings")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "A whole number or 64 hexadecimal digits")
        ->capture_default_str();
    command->add_option("--rules", options->rules, "A preset, with axes that differ, or JSON")
        ->capture_default_str();
    command->callback([options, &code] { code = run_perft(*options); });
}

void add_bench(CLI::App& app, int& code) {
    CLI::App* command =
        app.add_subcommand("bench", "Print the signature of this build's behaviour, and its speeds");
    const auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "End in one line of JSON");
    command->callback([json, &code] {
        const std::string signature = fmt::format("{:016x}", bench_signature());
        Json::Object figures = {{"signature", signature}};
        if (!*json) fmt::print("signature {}\n", signature);
        for (const Speed& speed : bench_speeds()) {
            if (!*json) fmt::print("{:<34} {:>12.0f} a second\n", speed.what, speed.per_second);
            figures.push_back({speed.what, speed.per_second});
        }
        if (*json) fmt::print("{}\n", Json(figures).print());
        code = kFine;
    });
}

void add_schema(CLI::App& app, int& code) {
    CLI::App* command = app.add_subcommand("schema", "Print the protocol's types as TypeScript");
    command->callback([&code] {
        fmt::print("{}", typescript_types());
        code = kFine;
    });
}

}  // namespace larch::cli
