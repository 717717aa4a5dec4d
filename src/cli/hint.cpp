// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/narrate.h"
#include "notation/words.h"
#include "protocol/codec.h"
#include "protocol/hint.h"

namespace larch::cli {

namespace {

// A decision of a record: the hand and which of its actions, both from 1.
struct Place {
    std::size_t hand = 0;
    std::size_t action = 0;
};

// The action that a table awaits.
Place place_of(const Table& table) {
    const HandRecord& hand = table.record().hands.back();
    return {table.record().hands.size(), hand.bids.size() + hand.gifts.size() + hand.cards.size() + 1};
}

SeatNames names_for(const Table& table, Seat reader) {
    SeatNames names = relations(table.rules(), reader);
    for (int i = 0; i < table.rules().seats(); ++i) {
        const std::string& name = table.record().players[seat_at(i)].name;
        if (!name.empty() && seat_at(i) != reader) names[seat_at(i)] = name;
    }
    return names;
}

// All only where that is certain, and some where there is a chance.
std::string times_in_a_hundred(Equity equity) {
    constexpr Equity kOne = kCertain / 100;
    const int most = equity < kCertain ? 99 : 100;
    return counted(std::clamp((equity + kOne / 2) / kOne, 1, most), "time");
}

std::string worlds_in_words(const Decision& decision) {
    if (decision.worlds == 1) return "The hidden cards can lie in one way only.";
    return fmt::format("It looked at {} layouts of the hidden cards, worth {} equally likely ones.",
                       decision.worlds, decision.effective_worlds);
}

void print_hint(const Table& table, Level level, bool as_json) {
    const Mind mind(table.rules(), level);
    const Seat seat = *table.turn();
    const Place place = place_of(table);
    const Observation seen = table.observation(seat);
    const Decision decision = decide(seen, mind, table.decision_seed());
    const Hint hint = hint_of(seen, decision, names_for(table, seat));
    if (as_json) {
        Json object = Json::object({{"hand", place.hand}, {"action", place.action}});
        object.add("seat", index(seat));
        object.add("level", name_of(level));
        object.add("effective_worlds", decision.effective_worlds);
        object.add("hint", encode(hint));
        fmt::print("{}\n", object.print());
        return;
    }
    fmt::print("Hand {}, action {}: {} is in turn.\n{}\n", place.hand, place.action, seat_name(table, seat),
               hint.text);
    for (const HintReason& reason : hint.reasons) fmt::print("{}\n", reason.text);
    if (hint.runner_up) fmt::print("{}\n", hint.runner_up->text);
    if (hint.equity > 0) fmt::print("The match is won so {} in 100.\n", times_in_a_hundred(hint.equity));
    if (decision.worlds > 0) fmt::print("{}\n", worlds_in_words(decision));
}

}  // namespace

int hint(const HintOptions& options) {
    const Parsed<Level> level = options.level.empty() ? hint_level() : parse_level(options.level);
    if (!level) return complain(level.error());
    const Parsed<std::string> text = read_file(options.file);
    if (!text) return complain(text.error());
    const std::string name = file_name(options.file);
    const Parsed<MatchRecord> record = parse_record(*text);
    if (!record) return complain({name, record.error().text()});

    bool found = false;
    const auto hint_there = [&](const Table& table, const std::vector<Event>&) {
        const Place place = place_of(table);
        if (found || !table.turn() || place.hand != options.hand || place.action != options.action) return;
        found = true;
        print_hint(table, *level, options.json);
    };
    const Parsed<Table> table = Table::open(*record, hint_there);
    if (!table) return complain({name, table.error().text()});
    if (found) return kFine;
    if (options.hand > 0)
        return complain({name, fmt::format("it has no action {} in hand {}", options.action, options.hand)});
    if (!table->turn())
        return complain({name, "nobody is in turn at its end; --hand and --action name another place"});
    print_hint(*table, *level, options.json);
    return kFine;
}

}  // namespace larch::cli
