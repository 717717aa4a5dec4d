// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/hand.h"
#include "rules/score.h"

namespace larch {

// What one seat may see of a table: the only way from a table to a client. Two tables that differ only in
// cards hidden from the seat give equal views.

enum class Phase : std::uint8_t { Blind, Bidding, Raising, Discard, Exchange, Play, HandOver, MatchOver };

struct HeldCard {
    Card card;
    std::optional<Refusal>
        refusal;  // why it may not be played now; nothing when it may, or when it is not this seat's turn
};

struct SeatView {
    Seat seat{};
    Side side{};
    bool is_bot = false;
    int cards_left = 0;
    std::optional<Bid> bid;
    int tricks = 0;  // taken
};

struct SideView {
    Side side{};
    std::optional<int> contract;  // tricks promised so far; nothing before the side's first bid
    int tricks = 0;               // taken that count toward the contract
    int score = 0;                // points
    int bags = 0;
    int sets = 0;
};

// What a seat must give now.
struct GiveView {
    int count = 0;           // cards
    std::optional<Seat> to;  // a partner; nothing when they are laid off
};

struct TrickView {
    Seat leader{};
    std::optional<Suit> led;  // what must be followed; nothing while empty
    std::vector<PlayedCard> plays;
    std::optional<Seat> winner;  // who is winning, or has won; nothing while empty
};

struct SideResult {
    Side side{};
    std::vector<ScoreLine> lines;
    int points = 0;
    int score_before = 0;
    int score_after = 0;
    int bags_before = 0;
    int bags_after = 0;
};

struct HandResult {
    int number = 0;
    bool thrown_in = false;  // and so without lines
    std::vector<SideResult> sides;
};

struct Permissions {
    bool undo = false;
    bool claim = false;
    bool next_hand = false;
};

struct View {
    Seat seat{};        // whose view this is
    std::string rules;  // in words: "pagat target=300"
    Phase phase{};
    std::optional<Seat> turn;
    Seat dealer{};
    int hand_number = 0;
    int trick_number = 0;  // of the trick on the table, from 1
    int tricks_in_hand = 0;
    int target = 0;
    std::optional<int> floor;
    int max_hands = 0;  // after which the match ends; 0 for any number
    int max_sets = 0;   // contracts not made that lose the match; 0 for any number
    std::vector<SeatView> seats;
    std::vector<SideView> sides;
    bool hand_hidden = false;    // dealt, but not to be seen before the seat has answered (2.9)
    std::vector<HeldCard> hand;  // as one sorts cards: red and black in turn, spades last, high cards first
    std::optional<LegalBids> legal_bids;
    std::optional<GiveView> give;
    std::vector<Card> given;      // by this seat in this hand, or laid off
    std::vector<Card> received;   // from its partner
    std::vector<HeldCard> shown;  // laid open by whoever was granted the rest of this hand
    TrickView trick;
    std::vector<TrickView> tricks;  // of this hand, those that are over, oldest first
    bool spades_broken = false;
    std::vector<HandResult> results;
    std::optional<Side> winner;
    Permissions can;
    bool undone = false;
};

}  // namespace larch
