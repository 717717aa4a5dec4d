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

int perft_endings(const PerftOptions& options) {
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

int bench(const BenchOptions& options) {
    const std::string signature = fmt::format("{:016x}", bench_signature());
    Json::Object figures = {{"signature", signature}};
    if (!options.json) fmt::print("signature {}\n", signature);
    for (const Speed& speed : bench_speeds()) {
        if (!options.json) fmt::print("{:<34} {:>12.0f} a second\n", speed.what, speed.per_second);
        figures.push_back({speed.what, speed.per_second});
    }
    if (options.json) fmt::print("{}\n", Json(figures).print());
    return kFine;
}

int schema() {
    fmt::print("{}", typescript_types());
    return kFine;
}

}  // namespace larch::cli
