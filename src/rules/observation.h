// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/inline_vector.h"
#include "rules/match.h"

namespace larch {

// All that one seat knows, and nothing else: its own cards, and what everyone at the table has seen.
// A player is given one of these and never the state itself. It refers to `rules`, which must outlive it.
struct Observation {
    const Rules* rules = nullptr;
    Seat seat{};  // whose knowledge this is; to decide it must be in turn
    HandPhase phase = HandPhase::Bidding;

    Standing standing;  // of the match before this hand

    Seat dealer{};
    CardSet held;  // empty before it may be seen (2.9)
    PerSeat<std::optional<Bid>> bids;
    LegalBids legal_bids;         // while bidding
    int cards_to_give = 0;        // cards it must pass or lay off now
    InlineVector<Gift, 4> gifts;  // that it made or got (2.20), and what it laid off (1.6)

    PlayState play;
    PerSeat<int> taken;                   // tricks
    InlineVector<PlayedCard, 64> played;  // every card of this hand, in order, the current trick's included

    friend bool operator==(const Observation&, const Observation&) = default;

    CardSet legal_cards() const { return larch::legal_cards(*rules, held, play); }
};

}  // namespace larch
