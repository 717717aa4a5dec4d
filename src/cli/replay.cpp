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

// The record again from the start, saying each event as it happens.
void tell_match(const MatchRecord& record, const Options& options) {
    MatchRecord part = record;
    part.hands.clear();
    for (const HandRecord& hand : record.hands) {
        part.hands.push_back({.seed = hand.seed, .deal = hand.deal, .dealer = hand.dealer});
        Table table = Table::open(part).value();
        const auto say = [&](const Event& event) {
            const std::string text = tell(table, event);
            if (!options.quiet && !text.empty()) fmt::print("{}\n", text);
        };
        const auto act = [&](const Intent& intent) {
            const std::vector<Event> events = table.apply(*table.turn(), intent).value();
            for (const Event& event : events) say(event);
            if (options.digests) fmt::print("{:016x}\n", table.digest());
        };
        say(HandStarted{static_cast<int>(part.hands.size()), hand.dealer});
        for (const Bid bid : hand.bids) act(MakeBid{bid});
        for (const Card card : hand.cards) act(PlayCard{card});
        if (hand.claimed_by) act(ClaimRest{});
        part.hands.back() = hand;
    }
}

int replay(const Options& options) {
    const Parsed<std::string> text = read_file(options.file);
    if (!text) return complain(text.error());
    const Parsed<MatchRecord> record = parse_record(*text);
    if (!record) return complain({options.file, record.error().text()});
    const Parsed<Table> table = Table::open(*record);
    if (!table) return complain({options.file, table.error().text()});
    tell_match(*record, options);
    fmt::print("The record keeps to the rules: {} hands, {}. Digest {:016x}.\n", record->hands.size(),
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
