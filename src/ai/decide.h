// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "ai/mind.h"
#include "ai/reason.h"
#include "rules/observation.h"

namespace larch {

// What a seat may do when it is in turn: exactly one of a bid, cards to give, a card to play and a claim of
// all tricks that are left.
struct Action {
    std::optional<Bid> bid;
    std::optional<CardSet> given;
    std::optional<Card> card;
    bool claims = false;

    friend bool operator==(const Action&, const Action&) = default;
};

// The best of the other actions, and what it would cost to do it instead. Nought or more, but for what is
// within the noise of thinking.
struct RunnerUp {
    Action action;
    int points = 0;     // tenths of a point of this hand
    Equity equity = 0;  // chance to win the match

    friend bool operator==(const RunnerUp&, const RunnerUp&) = default;
};

struct Decision {
    Action action;
    InlineVector<Grounds, 6> grounds;  // the first weighs most; at least one
    std::optional<RunnerUp> runner_up;
    Equity equity = 0;         // chance that the own side wins the match so; 0 when nobody reckoned it
    int worlds = 0;            // how many were looked at; 0 for players by rules
    int effective_worlds = 0;  // how many equally likely ones they are worth

    friend bool operator==(const Decision&, const Decision&) = default;
};

inline constexpr std::size_t kMostActions = 32;

// `seen` is the observation of a seat in turn. Returns the decision of that seat: always legal; the same
// arguments give the same answer everywhere.
Decision decide(const Observation& seen, const Mind& mind, std::uint64_t seed);

}  // namespace larch
