// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "base/json.h"
#include "bench/arena.h"
#include "bench/estimate.h"

namespace larch::cli {

// What the pairs of a duel have come to, and how it is told.
struct ArenaTotal {
    struct Player {
        BotTally tally;
        RatioMean points;  // a hand
        Durations durations;
    };

    std::optional<SequentialTest> test;
    Names names;
    RuleSet rules;
    WinRate win;       // of A
    RatioMean margin;  // points a match by which A is ahead
    std::uint64_t a_wins = 0;
    std::uint64_t b_wins = 0;
    std::uint64_t unfinished = 0;
    std::uint64_t hands = 0;
    std::array<Player, 2> players;
    Digest digest;
    double seconds = 0;

    void add(const PairResult& pair);
    // What the test has found, once it has.
    std::optional<SequentialTest::Answer> answer() const;

    // How it stands, in one line.
    std::string in_short() const;
    // For people, over several lines.
    std::string as_table() const;
    // The same in one line of JSON.
    std::string as_json() const;
};

}  // namespace larch::cli
