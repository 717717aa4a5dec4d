// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "ai/decide.h"
#include "base/fault.h"
#include "bench/bot_tally.h"
#include "table/table.h"

namespace larch {

// What a contestant does, and the chance that it gives the nil it bids; nought when it tells none.
struct Answer {
    Answer(const Action& does, PerMille nil_kept = 0) : action(does), nil(nil_kept) {}
    Action action;
    PerMille nil;
};

// Who plays in the arena, at any of its seats at once.
class Contestant {
  public:
    Contestant() = default;
    Contestant(const Contestant&) = delete;
    Contestant& operator=(const Contestant&) = delete;
    virtual ~Contestant() = default;
    // What the seat of the observation, which is in turn, does. A fault ends the match: who asked gets it.
    virtual Parsed<Answer> decide(const Observation& seen, std::uint64_t seed) = 0;
};

// What two matches on the same deals came to, with A at the seats 0 and 2 first and then at the others.
// At a table where everyone plays alone that makes two sides of each, and it is enough that one of them wins.
struct PairResult {
    std::uint64_t a_wins = 0;
    std::uint64_t b_wins = 0;
    std::uint64_t unfinished = 0;  // cut at kCutAt hands: half a win for either
    double margin = 0;             // points by which A's sides ended ahead on average, both matches added
    std::uint64_t hands = 0;
    std::array<BotTally, 2> tallies;                    // of A and of B
    std::uint64_t digest = 0;                           // of both matches
    std::array<std::optional<MatchRecord>, 2> records;  // where they were asked for

    // Of A, from 0 to 1.
    double result() const { return (static_cast<double>(a_wins) + static_cast<double>(unfinished) / 2) / 2; }
};

// What records of the arena call the two.
using Names = std::array<std::string, 2>;

// That the table refused what `who` did for the seat in turn.
Fault illegal(const Table& table, const std::string& who, const Action& action, const Refusal& refusal);

enum class Records : std::uint8_t { Drop, Keep };

// Both matches of a pair, from the same seed, to their end. A fault says who did what when.
Parsed<PairResult> play_pair(const Rules& rules, const Seed& seed, Contestant& a, Contestant& b,
                             const Names& names, Records records);

}  // namespace larch
