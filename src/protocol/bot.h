// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ai/decide.h"
#include "table/table.h"

namespace larch {

// A bot's turn, as every host of a table lets it be taken: the seat's observation in, its decision back as an
// intent.

// What is wrong with a record for a table where one person sits at `person` and bots of known levels at every
// other seat, or nothing.
std::optional<Fault> seating_fault(const MatchRecord& record, Seat person);

// What a table is asked to do when a seat decides so.
Intent intent_of(const Action& action);

// What the seat in turn decides, which is a bot's of a known level: the one that the record names for it.
Decision bot_decision(const Table& table, Minds& minds);

// The same, and what it decides happens.
std::vector<Event> let_bot_act(Table& table, Minds& minds);

}  // namespace larch
