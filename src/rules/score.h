// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "base/inline_vector.h"
#include "rules/clause.h"
#include "rules/hand.h"

namespace larch {

enum class LineKind : std::uint8_t {
    ContractMade,
    ContractSet,
    TenBonus,
    Overtricks,
    BlindBidMade,
    BlindBidFailed,
    NilMade,
    NilFailed,
    BlindNilMade,
    BlindNilFailed,
    DoubleNilMade,
    DoubleNilFailed,
    FreeTricks,  // of a hand that nobody bid
    BagPenalty,
    BagGift,  // points for the other side's bags
};

// One named line of a side's score for a hand.
struct ScoreLine {
    LineKind kind{};
    Clause clause;             // that the line follows
    std::optional<Seat> seat;  // the bidder of a nil or blind bid
    int points = 0;
    int bags = 0;   // added (overtricks) or taken away (penalty: negative)
    int bid = 0;    // tricks promised
    int taken = 0;  // tricks that counted

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

enum class ContractResult : std::uint8_t { None, Made, Set };

// A side's score for one hand. The points of the lines add up to `points`, their bags to the difference of
// the bag counts.
struct SideScore {
    InlineVector<ScoreLine, 5 + kMaxSeats / 2> lines;  // at most three seats make a side of several
    int points = 0;
    int bags_before = 0;
    int bags_after = 0;
    int given = 0;  // points that its bags are worth to the other side (4.13)
    ContractResult result = ContractResult::None;
    bool moon = false;  // made a contract of all tricks where that is a moon (4.9)

    friend bool operator==(const SideScore&, const SideScore&) = default;
};

// What one seat promised and took; without a bid in a hand that bids itself (2.16).
struct SeatResult {
    Seat seat{};
    std::optional<Bid> bid;
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
// docs/rules.md). What it gives to the other side is not yet a line there.
SideScore score_side(const Rules& rules, std::span<const SeatResult> results, int bags_before);

// The scores of all sides from what each seat promised and took.
PerSide<SideScore> score_results(const Rules& rules, const PerSeat<SeatResult>& results,
                                 const PerSide<int>& bags_before);

// The scores of all sides for a hand that is over; no lines when it was thrown in (2.14).
PerSide<SideScore> score_hand(const Hand& hand, const PerSide<int>& bags_before);

}  // namespace larch
