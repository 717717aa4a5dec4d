// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/bid_model.h"
#include "ai/contest.h"
#include "rules/observation.h"

namespace larch {

// A hand as a seat thinks it on from one of the worlds it may be in: everyone bids, gives and plays as
// players by rules do, until it is over. All cards are ranked.
struct Prospect {
    PerSeat<std::optional<Bid>> bids;
    Line line;
    CardSet withheld;  // what nobody holds and nobody has played
};

// What the seat knows of the play: the cards of the others are left out.
Line line_of(const Ranked& ranked, const Observation& seen);

// Those who have not bid yet do so, where the hand is bid at all.
void finish_bidding(const Ranked& ranked, const BidModel& model, Seat dealer, const Standing& standing,
                    Prospect& prospect);

// Whether bids of all seats are so low that the hand is given up (2.14).
bool is_thrown_in(const Rules& rules, const PerSeat<std::optional<Bid>>& bids);

// What of the giving lies behind: nothing, the widow, or all exchanges up to the one in which a seat has just
// given cards.
struct GivenSoFar {
    bool widow = false;
    std::optional<Seat> by;
};
// The rest of it: the widow is taken up and laid off, nils pass cards and get some back, and the first leader
// is in turn.
void finish_giving(const Ranked& ranked, Seat dealer, GivenSoFar so_far, Prospect& prospect);

// Why cards are given away.
enum class Giving : std::uint8_t { OwnNil, PartnersNil, Discard };
// The `count` cards of a hand that a player by rules gives; all of them when it has fewer.
CardSet cards_given(const Ranked& ranked, CardSet hand, int count, Giving why);
// The same for the seat in turn to give, from what it sees.
Giving reason_to_give(const Observation& seen);
// How gladly a card of the hand is given; the higher the better it goes.
int gladness_to_give(const Ranked& ranked, CardSet hand, Card card, Giving why);

}  // namespace larch
