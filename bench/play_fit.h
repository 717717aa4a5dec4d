// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "bench/margin.h"

namespace larch {

// Calls its second argument once with every number below the first, at once where the caller likes.
using ForEachBelow = std::function<void(std::size_t, const std::function<void(std::size_t)>&)>;

// The weights with their table of play fitted anew: in hands that players by these weights play, every card
// among which one chose is played out by them, and the cells are set so that their sums tell best what one
// card came to more than another (least squares). The same arguments give the same weights however `each`
// spreads the work.
Weights fitted_play(const Ranked& ranked, const Weights& start, const Seed& seed, std::uint64_t deals,
                    const ForEachBelow& each);

}  // namespace larch
