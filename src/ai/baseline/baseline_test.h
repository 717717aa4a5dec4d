// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/baseline/decide.h"
#include "ai/baseline/promise.h"
#include "ai/position_test.h"

// The baseline in written positions.
namespace larch::baseline {

using namespace test;

// What tricks are worth in a position.
inline Stakes stakes_in(const Position& position) {
    const Seen seen(position);
    const Knowledge known(*seen);
    return stakes_of(known, promised_tricks(known));
}

inline Card card_played(const Position& position) {
    const Seen seen(position);
    return *decide(*seen).card;
}
inline Bid bid_made(const Position& position) { return *decide(*Seen(position)).bid; }

}  // namespace larch::baseline
