// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "ai/action.h"
#include "ai/baseline/decide.h"
#include "ai/contest.h"
#include "ai/evidence.h"
#include "ai/mind.h"
#include "ai/payoff.h"
#include "ai/reason.h"
#include "ai/sampler.h"
#include "rules/observation.h"

namespace larch {

// The best of the other actions, and what it would cost to do it instead. Nought or more, but for what is
// within the noise of thinking. Where no worlds were looked at, since all that may be played comes to the
// same in this trick, it is the card nearest to that played, for nothing.
struct RunnerUp {
    Action action;
    int points = 0;     // tenths of a point of this hand
    Equity equity = 0;  // chance to win the match

    friend bool operator==(const RunnerUp&, const RunnerUp&) = default;
};

struct Decision {
    Action action;
    InlineVector<Grounds, 6> grounds;   // the first weighs most; at least one
    std::optional<RunnerUp> runner_up;  // of players who look at worlds, where there is a choice
    Equity equity = 0;         // chance that the own side wins the match so; 0 when nobody reckoned it
    int worlds = 0;            // how many were looked at; 0 for players by rules
    int effective_worlds = 0;  // how many equally likely ones they are worth

    friend bool operator==(const Decision&, const Decision&) = default;
};

// What there is to choose from, and the work to do so: the items, numbered from 0, are worlds that the seat
// may be in (or, for players by rules, the actions). Refers to the observation and the mind, which must
// outlive it.
struct Plan {
    const Observation* seen = nullptr;
    const Mind* mind = nullptr;
    std::uint64_t seed = 0;
    Actions actions;
    std::size_t preferred = 0;  // of the actions: what a player by rules does
    int items = 0;
    bool every_world = false;  // there are so few that each is an item, and none is drawn
    // Who has bid nil and taken no trick: the seat itself, or else a partner.
    std::optional<Seat> nil;

    std::optional<baseline::Plan> baseline;
    // Of players who look at worlds. Nothing of the three once there is but one action.
    std::optional<Sampler> sampler;
    std::optional<Evidence> evidence;
    std::optional<Payoffs> payoffs;  // when the bids are known
    Contest contest;                 // when the bids are known
    Line line;
};

// Differences of equity times weights whose squares are summed: in so many millionths and so many of weight,
// that the squares of all a budget's worlds fit into their word.
inline constexpr Equity kFine = 100;
inline constexpr int kCoarse = 256;
inline constexpr int kSquareUnit = kFine * kCoarse;

// What an action came to in some of the worlds: their weight, and by weight all else.
struct Sums {
    std::int64_t weight = 0;
    std::int64_t value = 0;  // equity; of a player by rules, whatever it goes by
    std::int64_t points = 0;
    std::int64_t over = 0;  // tricks of the own side beyond its contract

    void add(const Sums& part);
};

// What one action came to, summed over worlds. Whole numbers, so that any split adds up to the same.
struct ActionScore {
    Sums kept;                 // of the worlds in which the nil is kept, that it bids or the plan watches,
    Sums others;               // and of all others
    std::int64_t tricks = 0;   // weight of the worlds in which the own side takes this trick
    std::uint64_t square = 0;  // of what it is above the preferred action by weight, in kSquareUnit
};

struct Scores {
    std::array<ActionScore, kMostActions> of{};
    std::int64_t weight = 0;
    std::int64_t weight_squares = 0;

    void add(const Scores& part);
};

// `seen` is the observation of a seat in turn, under the rules of the mind.
Plan plan(const Observation& seen, const Mind& mind, std::uint64_t seed);
// Evaluates the items from `from` up to but without `to`.
Scores evaluate(const Plan& plan, int from, int to);
// The action that the scores of all items speak for, with its grounds.
Decision choose(const Plan& plan, const Scores& scores);

// The three in one: the decision of the seat whose observation this is. Always legal; the same arguments give
// the same answer everywhere.
Decision decide(const Observation& seen, const Mind& mind, std::uint64_t seed);

}  // namespace larch
