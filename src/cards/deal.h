// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/chacha.h"
#include "cards/card.h"
#include "cards/seat.h"

namespace larch {

// What every seat holds before the first card, and what is left over.
struct Deal {
    PerSeat<CardSet> hands;
    CardSet widow;

    friend bool operator==(const Deal&, const Deal&) = default;
};

// Shuffles `pack` and deals it out singly, clockwise from the dealer's left, until no full round is left;
// what remains is the widow. Fisher-Yates: the pack in printed order (clubs first, twos first); for i from
// the last place down to 1, place i is exchanged with place below(i + 1). The pack's last place is the top
// card, dealt first. `seats` is from 2 to 6. (docs/notation.md has the same in full, so that anyone can
// repeat a deal.)
Deal deal_cards(CardSet pack, int seats, Seat dealer, ChaCha& stream);

}  // namespace larch
