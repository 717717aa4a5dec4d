// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/inline_vector.h"
#include "rules/hand.h"

namespace larch {

enum class LineKind : std::uint8_t { ContractMade, ContractSet, Overtricks, NilMade, NilFailed, BagPenalty };

// One named line of a side's score for a hand.
struct ScoreLine {
    LineKind kind{};
    std::optional<Seat> seat;  // the nil bidder of a nil line
    int points = 0;
    int bags = 0;   // added (overtricks) or taken away (penalty: negative)
    int bid = 0;    // tricks promised
    int taken = 0;  // tricks that counted

    // The clause of docs/rules.md that the line follows: "4.1".
    std::string clause() const;

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

// A side's score for one hand. The points of the lines add up to `points`, their bags to the difference of
// the bag counts.
struct SideScore {
    InlineVector<ScoreLine, 3 + kMaxSeats> lines;
    int points = 0;
    int bags_before = 0;
    int bags_after = 0;

    friend bool operator==(const SideScore&, const SideScore&) = default;
};

// What one seat promised and took.
struct SeatResult {
    Seat seat{};
    Bid bid;
    int taken = 0;
};

// The tricks of a side as its contract and its bags see them (2.4, 4.5).
struct Tally {
    int contract = 0;   // tricks promised by those who bid a number
    int taken = 0;      // tricks that count toward the contract
    int nil_taken = 0;  // tricks of failed nils that do not
};
Tally tally(const RuleSet& rules, std::span<const SeatResult> results);

// The score of one side from the results of its seats and its bags before the hand (section 4 of
// docs/rules.md).
SideScore score_side(const RuleSet& rules, std::span<const SeatResult> results, int bags_before);

// The scores of all sides for a hand that is over.
PerSide<SideScore> score_hand(const Hand& hand, const PerSide<int>& bags_before);

// The side that has won with these scores, or nothing while the match goes on (section 5).
std::optional<Side> match_winner(const Rules& rules, const PerSide<int>& scores);

}  // namespace larch
