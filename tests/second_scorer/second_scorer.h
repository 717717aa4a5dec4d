// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

// Section 4 of docs/rules.md written a second time, from that page alone: plain, slow, and without a line in
// common with src/rules/score.cpp, so that a mistake would have to be made twice to pass.
namespace second_scorer {

// What became of a trick.
enum class Fate { TowardContract, Bag, Nothing };

struct Rules {
    int nil_value;
    // Of each trick of a failed nil, by the side's contract: set, made, or none.
    Fate failed_nil[3];
    int cost_of_set;  // for each trick of the contract
    int bag_point;
    int bag_limit;
    int bag_cost;
    bool bag_carry;
};

struct Player {
    bool nil;
    int bid;
    int taken;
};

struct Score {
    int points;
    int bags;
    // "4.1 70", a line's clause and points, in the order of 4.7.
    std::vector<std::string> lines;
};

Score score(const Rules& rules, const std::vector<Player>& side, int bags);

}  // namespace second_scorer
