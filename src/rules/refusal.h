// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "cards/card.h"
#include "cards/seat.h"

namespace larch {

enum class Reason : std::uint8_t {
    NotYourTurn,
    NotBidding,
    NotPlaying,
    BidOutOfRange,
    NilNotAllowed,
    TotalForbidden,    // the bids may not add up to the tricks of the hand
    AnswerBlindFirst,  // bid blind, or look at the cards
    BlindNotOffered,
    NotGiving,  // no cards are passed or laid off now
    WrongNumberOfCards,
    CardNotHeld,
    MustFollowSuit,
    SpadesNotBroken,
    MustPlayLowestClub,
    NoSpadeOnFirstTrick,
    MustTrump,
    SpadesLast,   // while another suit may be played
    SpadesFirst,  // while a spade may be played
    LowestOfSuitOnly,
    HighestOfSuitOnly,
    HandNotOver,
    MatchIsOver,
    NothingToUndo,
    NoClaims,
    ClaimNotCertain,
    UnknownSeat,
    BadMessage,
};

// Why something was refused, with its particulars; what does not apply is empty. Whatever was refused
// changed nothing.
struct Refusal {
    Reason reason{};
    std::optional<Card> card;
    std::optional<Suit> suit;  // the suit to be followed
    std::optional<Seat> seat;  // whose turn it is
    std::optional<int> least;  // the lowest and highest number that would do
    std::optional<int> most;
    std::optional<std::string> detail;  // for Reason::BadMessage: where and what
    std::optional<std::string> clause;  // of docs/rules.md

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace larch
