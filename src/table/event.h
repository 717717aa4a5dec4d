// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "rules/hand.h"

namespace larch {

// What happened at a table, in the order it happened. Nothing here is secret from any seat.
struct MatchStarted {
    friend bool operator==(const MatchStarted&, const MatchStarted&) = default;
};
struct HandStarted {
    int number = 0;  // of the hand in the match, from 1
    Seat dealer{};
    friend bool operator==(const HandStarted&, const HandStarted&) = default;
};
struct BidMade {
    Seat seat{};
    Bid bid;
    friend bool operator==(const BidMade&, const BidMade&) = default;
};
struct Looked {  // at its cards, instead of bidding blind
    Seat seat{};
    friend bool operator==(const Looked&, const Looked&) = default;
};
struct BidRaised {  // or left as it was
    Seat seat{};
    Bid bid;
    friend bool operator==(const BidRaised&, const BidRaised&) = default;
};
struct WidowTaken {
    Seat seat{};
    friend bool operator==(const WidowTaken&, const WidowTaken&) = default;
};
struct CardsGiven {
    Seat seat{};
    std::optional<Seat> to;  // a partner; nothing when they were laid off
    int count = 0;
    friend bool operator==(const CardsGiven&, const CardsGiven&) = default;
};
struct ThrownIn {
    int number = 0;  // of the hand
    friend bool operator==(const ThrownIn&, const ThrownIn&) = default;
};
struct CardPlayed {
    Seat seat{};
    Card card;
    friend bool operator==(const CardPlayed&, const CardPlayed&) = default;
};
struct SpadesBroken {
    Seat seat{};
    friend bool operator==(const SpadesBroken&, const SpadesBroken&) = default;
};
struct TrickWon {
    Seat seat{};
    int number = 0;  // of the trick in the hand, from 1
    friend bool operator==(const TrickWon&, const TrickWon&) = default;
};
struct ClaimGranted {
    Seat seat{};
    int tricks = 0;  // awarded by it
    friend bool operator==(const ClaimGranted&, const ClaimGranted&) = default;
};
struct HandScored {
    int number = 0;
    friend bool operator==(const HandScored&, const HandScored&) = default;
};
struct MatchWon {
    Side side{};
    friend bool operator==(const MatchWon&, const MatchWon&) = default;
};
struct Undone {
    int actions = 0;  // bids, cards and claims taken back
    friend bool operator==(const Undone&, const Undone&) = default;
};

using Event =
    std::variant<MatchStarted, HandStarted, Looked, BidMade, BidRaised, WidowTaken, CardsGiven, ThrownIn,
                 CardPlayed, SpadesBroken, TrickWon, ClaimGranted, HandScored, MatchWon, Undone>;

// What a seat asks of the table.
struct MakeBid {
    Bid bid;
};
struct GiveCards {  // to the partner, or laid off, as the table asks
    std::vector<Card> cards;

    static GiveCards of(CardSet set) {
        GiveCards give;
        for (const Card card : set) give.cards.push_back(card);
        return give;
    }
};
struct PlayCard {
    Card card;
};
struct ClaimRest {};
struct NextHand {};
struct Undo {};

using Intent = std::variant<MakeBid, GiveCards, PlayCard, ClaimRest, NextHand, Undo>;

}  // namespace larch
