// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/chacha.h"
#include "rules/hand.h"

namespace larch {

// In how many different ways the next `cards` cards can be played, or all that are left if those are fewer.
// The hand is being played or over. A wrong number of legal cards anywhere below shows in the count.
std::uint64_t perft(const Hand& hand, int cards);

// A hand being played with `cards` cards left to every seat, from 1 to 13, and none on the table: dealt from
// `seed` with seat 0 as dealer, bid and played at random. The same seed gives the same ending everywhere.
Hand random_ending(const Rules& rules, const Seed& seed, int cards);

}  // namespace larch
