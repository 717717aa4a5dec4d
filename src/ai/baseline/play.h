// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/baseline/stakes.h"

namespace larch::baseline {

// The cards worth telling apart: of own cards that no card in another hand or on the table comes between, the
// lowest stands for all.
Cards distinct_cards(const Knowledge& known);

// What playing a card is worth to the own side, in ten-thousandths of a point; only differences matter.
int score_of(const Knowledge& known, const Stakes& stakes, Card card);

}  // namespace larch::baseline
