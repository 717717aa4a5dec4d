// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ai/knowledge.h"

namespace larch {

// A card that is about to leave the own hand.
struct Leaving {
    Card card;
    Suit led;         // in the trick that it goes to
    int to_play = 0;  // seats that will still play to it
};

// How many tricks, in thousandths, the own hand promises to take from now on, or after the trick that one of
// its cards goes to: honours by guards and by the chance of a ruff, spades by rank and length, ruffs.
int promised_tricks(const Knowledge& known, std::optional<Leaving> leaving = {});

// The chance that a hand which must take no trick is made to take one in a later trick, without one of its
// cards if that is given.
PerMille nil_danger(const Knowledge& known, std::optional<Card> without = {});

}  // namespace larch
