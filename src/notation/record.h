// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/chacha.h"
#include "base/fault.h"
#include "cards/deal.h"
#include "rules/hand.h"
#include "rules/rule_set.h"

namespace larch {

// Who sits at a seat. A bot has a level ("baseline"); a person has none.
struct Player {
    std::string name;
    std::string level;

    bool is_bot() const { return !level.empty(); }
    friend bool operator==(const Player&, const Player&) = default;
};

// How far a hand has come, so that a text that was cut off is never taken for one that goes on.
enum class HandStage : std::uint8_t { Bidding, Play, ThrownIn };

// One hand: its deal and everything that was done, in order.
struct HandRecord {
    std::optional<Seed> seed;  // that the deal came from; nothing where the deal was given
    Deal deal;
    Seat dealer{};
    std::vector<Bid> bids;       // looks and raises included
    std::vector<CardSet> gifts;  // passed to partners or laid off (2.20, 1.6)
    HandStage stage = HandStage::Bidding;
    Seat leader{};                   // to the first trick; meaningless before the play
    std::vector<Card> cards;         // as played
    std::optional<Seat> claimed_by;  // who was granted all tricks left after them (3.6)

    friend bool operator==(const HandRecord&, const HandRecord&) = default;
};

// A match as its record: what was dealt and done, from which everything else follows by the rules.
struct MatchRecord {
    std::string engine;  // name and version of the program that the bots' actions came from
    RuleSet rules;
    std::optional<Seed> seed;  // of the match: the first dealer and the seed of each hand
    PerSeat<Player> players;
    bool undone = false;  // an action was taken back at some time
    std::vector<HandRecord> hands;

    friend bool operator==(const MatchRecord&, const MatchRecord&) = default;
};

// The record in the notation of docs/notation.md; its rules are valid, and names are of at most 100 bytes
// without control characters. parse_record of it gives the same record.
std::string print_record(const MatchRecord& record);
// Reads a record. A fault names the line and what is wrong there. This checks the form, and that each deal is
// one of the rules' pack; whether the bids and cards keep to the rules is found by replaying them
// (Table::open).
Parsed<MatchRecord> parse_record(std::string_view text);

}  // namespace larch
