// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/decide.h"
#include "table/table.h"

namespace larch {

// What each seat is called in the middle of a sentence: "Constance", "your partner".
using SeatNames = PerSeat<std::string>;
// By where they sit: "the player on your left". The reader is "you".
SeatNames relations(const Rules& rules, Seat reader);

// One reason in words and as data; what the particulars mean, ai/reason.h says beside each ground.
struct HintReason {
    Ground ground{};
    std::string text;  // a whole sentence
    std::vector<Card> cards;
    std::optional<Seat> seat;
    std::optional<Suit> suit;
    int count = 0;
    int tenths = 0;
    PerMille chance = 0;
};

struct HintRunnerUp {
    Intent action;
    std::string text;
    int points = 0;  // tenths of a point that it costs in this hand
    Equity equity = 0;
};

// A decision for people: what to do and why.
struct Hint {
    Intent action;
    std::string text;                 // "Play the three of spades."
    std::vector<HintReason> reasons;  // the first weighs most
    std::optional<HintRunnerUp> runner_up;
    Equity equity = 0;  // chance to win the match; 0 when nobody reckoned it
    int worlds = 0;     // layouts of the hidden cards that were looked at
};

// `decision` is one for `seen`. The sentences speak to the seat that decides.
Hint hint_of(const Observation& seen, const Decision& decision, const SeatNames& names);

// The level that people are given hints by: the strongest there is that answers at once.
Level hint_level();

// What a player of that level would do in the place of the seat in turn; there is one.
Hint hint_at(const Table& table, Level level, Minds& minds, const SeatNames& names);

}  // namespace larch
