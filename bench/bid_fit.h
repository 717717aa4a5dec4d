// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "bench/margin.h"

namespace larch {

// The weights with their tables of tricks (side_tricks, spade_tricks, ruff_tricks) and of nil dangers
// (nil_side, nil_spade) fitted to what hands come to when players by these weights play them: tricks in hands
// that nobody bids, nils in hands where one seat is made to bid it. `deals` for each of the two.
Weights fitted_bids(const Ranked& ranked, const Weights& start, const Seed& seed, std::uint64_t deals);

}  // namespace larch
