// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ai/ranked.h"
#include "rules/observation.h"

namespace larch {

// One way the cards may lie, ranked: what each seat holds now, the own hand included.
using World = PerSeat<CardSet>;

// Someone who has some of the cards that a seat cannot place.
struct Holder {
    std::optional<Seat> seat;  // nobody's: withheld, a widow or what another seat laid off (1.6)
    CardSet may_hold;          // of the unplaced cards
    int room = 0;              // how many of them it has
};

// Every other seat can be two: one for the cards whose number it has told, one for its others.
inline constexpr int kMaxHolders = 2 * kMaxSeats + 1;

// What a seat does not know, ranked: where the unplaced cards lie. Every way to give each holder as many as
// it has room for, of those that it may hold, agrees with all that is taken into account:
// - how many cards each seat holds; cards passed to a partner and not played since (2.20); what the own seat
//   laid off, and the widow that it took up (1.6);
// - every card played: whoever held another card that the rules (all of section 3) would then have made it
//   play instead does not have that card; nor has anyone a club below the lowest that opened the play (3.7);
// - bids that tell the number of certain cards (2.17), but of who has exchanged cards since, and where cards
//   are withheld.
// Left out, so that there are more ways than there could be: redeals (1.5), all else that bids say, and that
// who takes the widow up for the lowest club (1.6) held one lower than all others'.
struct Unseen {
    World placed;  // the cards that the seat knows the place of
    CardSet cards;
    InlineVector<Holder, kMaxHolders> holders;
};

// `seen` is the observation of a seat in turn. Before it may see its own cards it is a holder like the
// others.
Unseen unseen_by(const Ranked& ranked, const Observation& seen);

}  // namespace larch
