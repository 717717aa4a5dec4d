// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ai/baseline/knowledge.h"

namespace larch::baseline {

// A card that is about to leave the own hand.
struct Leaving {
    Card card;
    Suit led;         // in the trick that it goes to
    int to_play = 0;  // seats that will still play to it
};

// How many tricks, in thousandths, the own hand promises to take from now on, or after the trick that one of
// its cards goes to: honours by guards and by the chance of a ruff, spades by rank and length, ruffs.
int promised_tricks(const Knowledge& known, std::optional<Leaving> leaving = {});

// The chance that a hand which must take no trick is made to take one in a later trick, without some of its
// cards if they are given: in one suit, and in all.
PerMille nil_danger_in(const Knowledge& known, Suit suit, CardSet without = {});
PerMille nil_danger(const Knowledge& known, CardSet without = {});
// Whether no nil should be bid with this card in hand: the ace, king or queen of spades, or what stands in
// their places.
bool breaks_any_nil(const Knowledge& known, Card card);

}  // namespace larch::baseline
