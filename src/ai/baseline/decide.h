// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "ai/baseline/bidding.h"
#include "ai/baseline/stakes.h"
#include "rules/observation.h"

namespace larch::baseline {

// What a decision was made for.
enum class Motive : std::uint8_t {
    CountsTricks,       // bids what the hand promises
    BidsNil,            // the hand can hope to take nothing
    LooksFirst,         // would rather bid on seen cards
    RisksBlindNil,      // nothing else can still turn the match
    StandsByBid,        // raises nothing
    PassesDanger,       // gives away what could break its own nil
    SparesNil,          // gives what does a partner's nil least harm
    LaysOff,            // keeps what takes tricks
    OnlyChoice,         // nothing else may be bid or played
    KeepsOwnNil,        // stays below, or throws what could win later
    CoversPartnersNil,  // takes what the partner might be made to take
    AttacksNil,         // leaves the trick to a nil bidder
    CashesWinner,       // leads a card that nobody can beat in its suit
    LeadsLow,           // starts a suit without spending a winner
    WinsTrick,          // takes it, as cheaply as that goes
    TriesToWin,         // plays high enough to have a chance
    Ruffs,              // takes a side suit with a spade
    LeavesToPartner,    // the partner's card is good
    Ducks,              // wants no trick: they would be bags
    PlaysLow,           // cannot win or would pay too much
};

// A decision's grounds as data, for whoever explains it.
struct Grounds {
    Motive motive{};
    int promised = 0;     // thousandths of tricks that the hand promised before it
    PerMille chance = 0;  // that the nil holds (bidding one), that the own side wins this trick (playing)
    int need = 0;         // tricks the own side still needs

    friend bool operator==(const Grounds&, const Grounds&) = default;
};

// Exactly one of a bid, cards to pass or lay off, and a card to play.
struct Decision {
    std::optional<Bid> bid;
    std::optional<CardSet> given;
    std::optional<Card> card;
    Grounds grounds;
};

inline constexpr std::size_t kMostActions = 32;

// What there is to choose from, and the work to do so: the items are numbered 0 to items - 1. Where several
// cards are to be given, each is an item. Refers to the observation, which must outlive it.
struct Plan {
    Knowledge known;
    int promised = 0;
    Estimate estimate;                     // while bidding
    Stakes stakes;                         // while playing
    InlineVector<Bid, kMostActions> bids;  // one of these two is empty
    Cards cards;
    int items = 0;
};

// The score of each action from the items evaluated so far; parts are added, in any split of the items.
struct Scores {
    std::array<std::int64_t, kMostActions> of{};

    void add(const Scores& part);
};

// `seen` is the observation of a seat in turn.
Plan plan(const Observation& seen);
// Evaluates the items from `from` up to but without `to`.
Scores evaluate(const Plan& plan, int from, int to);
// The action with the best score of all items, or the best cards to give.
Decision choose(const Plan& plan, const Scores& scores);

// The three in one: the decision of the seat whose observation this is. Always legal.
Decision decide(const Observation& seen);

}  // namespace larch::baseline
