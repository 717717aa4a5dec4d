// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/inline_vector.h"
#include "rules/hand.h"

namespace larch {

// All that one seat knows, and nothing else: its own cards, and what everyone at the table has seen.
// A player is given one of these and never the state itself. It refers to `rules`, which must outlive it.
struct Observation {
    const Rules* rules = nullptr;
    Seat seat{};  // whose knowledge this is; to decide it must be in turn
    HandPhase phase = HandPhase::Bidding;

    int hand_number = 1;
    PerSide<int> scores;
    PerSide<int> bags;

    Seat dealer{};
    CardSet held;
    PerSeat<std::optional<Bid>> bids;
    LegalBids legal_bids;  // while bidding

    PlayState play;
    PerSeat<int> taken;                   // tricks
    InlineVector<PlayedCard, 64> played;  // every card of this hand, in order, the current trick's included

    friend bool operator==(const Observation&, const Observation&) = default;

    CardSet legal_cards() const { return larch::legal_cards(*rules, held, play); }
};

}  // namespace larch
