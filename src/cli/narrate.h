// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "table/table.h"

namespace larch::cli {

// The table in plain sentences, for a terminal or a screen reader.

// A seat by its player's name, or "Seat 2".
std::string seat_name(const Table& table, Seat seat);
// Everyone of a side: "You and Constance".
std::string side_name(const Table& table, Side side);
// One event, as a sentence without a line break; empty for what needs no words.
std::string tell(const Table& table, const Event& event);
// The score of a hand in named lines, a side after the other.
std::string score_sheet(const Table& table, const HandResult& result);
// A hand, not empty, with its suits in words: "Spades BJ A K 4, hearts J 3."
std::string tell_hand(const Rules& rules, const std::vector<HeldCard>& hand);
// "the two of hearts and the ace of clubs".
std::string tell_cards(const std::vector<Card>& cards);
// "1 to 4, 6 or nil": what may be bid.
std::string tell_bids(const LegalBids& legal);
// A trick as played: "Cornelius 4D, Constance AD".
std::string tell_trick(const Table& table, const TrickView& trick);
// A rule set by sections, a sentence a line with its clause; a star marks what differs from the classic game.
// Headed by `name`.
std::string tell_rules(const RuleSet& set, const std::string& name);

}  // namespace larch::cli
