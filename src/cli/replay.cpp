// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/narrate.h"

namespace larch::cli {

namespace {

struct Options {
    std::string file;
    bool quiet = false;
    bool digests = false;
};

int replay(const Options& options) {
    const Parsed<std::string> text = read_file(options.file);
    if (!text) return complain(text.error());
    const Parsed<MatchRecord> record = parse_record(*text);
    if (!record) return complain({options.file, record.error().text()});
    const auto say = [&](const Table& table, const std::vector<Event>& events) {
        for (const Event& event : events) {
            const std::string line = tell(table, event);
            if (!options.quiet && !line.empty()) fmt::print("{}\n", line);
        }
        const bool dealt = !events.empty() && std::holds_alternative<HandStarted>(events.back());
        if (options.digests && !dealt) fmt::print("{:016x}\n", table.digest());
    };
    const Parsed<Table> table = Table::open(*record, say);
    if (!table) return complain({options.file, table.error().text()});
    fmt::print("The record keeps to the rules: {}, {}. Digest {:016x}.\n",
               counted(static_cast<int>(record->hands.size()), "hand"),
               table->winner() ? "won by " + side_name(*table, *table->winner()) : "not finished",
               table->digest());
    return kFine;
}

}  // namespace

void add_replay(CLI::App& app, int& code) {
    CLI::App* command = app.add_subcommand(
        "replay", "Play a record through the rules and say what happened, or where it is wrong");
    const auto options = std::make_shared<Options>();
    command->add_option("FILE", options->file, "The record; - for standard input")->required();
    command->add_flag("--quiet", options->quiet, "Only the outcome");
    command->add_flag("--digests", options->digests, "The state's digest after every action");
    command->callback([options, &code] { code = replay(*options); });
}

}  // namespace larch::cli
