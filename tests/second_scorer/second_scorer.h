// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Sections 4 and 5 of docs/rules.md written a second time, from that page alone: plain, slow, and without a
// line in common with src/rules/, so that a mistake would have to be made twice to pass.
namespace second_scorer {

// Each axis by its name, as a rule set's JSON has it: {"bagLimit", "10"}, {"ten", "flat200"}, {"floor",
// "null"}. An axis that is missing and a value that section 4 or 5 does not know are exceptions.
using Rules = std::map<std::string, std::string>;

struct Player {
    std::string bid;  // "3", "nil", "blind-6", "blind-nil"; empty in a hand that bids itself (2.16)
    int tricks = 0;
};

enum class Contract { Made, Set, None };

struct Line {
    std::string clause;
    int points = 0;
    int bags = 0;  // more of them, or less

    friend bool operator==(const Line&, const Line&) = default;
};

// What a hand is to one side.
struct Sheet {
    std::vector<Line> lines;
    int points = 0;
    int bags = 0;   // the count after the hand
    int given = 0;  // points that its bags bring the other side (4.13)
    Contract contract = Contract::None;
    bool all_tricks = false;  // made a contract of thirteen
};

// One side from its players and its bags before the hand, without what the other side's bags bring it.
Sheet score_side(const Rules& rules, const std::vector<Player>& side, int bags);

// All sides, in the order given.
std::vector<Sheet> score_hand(const Rules& rules, const std::vector<std::vector<Player>>& sides,
                              const std::vector<int>& bags);

// Which side has won after these hands, or nothing.
std::optional<std::size_t> winner(const Rules& rules, const std::vector<std::vector<Sheet>>& hands);

}  // namespace second_scorer
