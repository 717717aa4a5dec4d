// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/narrate.h"
#include "notation/words.h"

namespace larch::cli {

int replay(const ReplayOptions& options) {
    const Parsed<std::string> text = read_file(options.file);
    if (!text) return complain(text.error());
    const Parsed<MatchRecord> record = parse_record(*text);
    if (!record) return complain({file_name(options.file), record.error().text()});
    const auto say = [&](const Table& table, const std::vector<Event>& events) {
        const bool first = table.record().hands.size() == 1 && !events.empty() &&
                           std::holds_alternative<HandStarted>(events.front());
        if (first && !options.quiet) fmt::print("{}\n", tell(table, MatchStarted{}));
        for (const Event& event : events) {
            const std::string line = tell(table, event);
            if (!options.quiet && !line.empty()) fmt::print("{}\n", line);
        }
        const bool dealt = !events.empty() && std::holds_alternative<HandStarted>(events.back());
        if (options.digests && !dealt) fmt::print("{:016x}\n", table.digest());
    };
    const Parsed<Table> table = Table::open(*record, say);
    if (!table) return complain({file_name(options.file), table.error().text()});
    fmt::print("The record keeps to the rules: {}, {}. Digest {:016x}.\n",
               counted(static_cast<int>(record->hands.size()), "hand"),
               table->winner() ? "won by " + side_name(*table, *table->winner()) : "not finished",
               table->digest());
    return kFine;
}

}  // namespace larch::cli
