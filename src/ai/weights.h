// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "ai/chance.h"

namespace larch {

// The numbers by which a player by rules weighs things, tuned by self-play (`larch tune`).
struct Weights {
    static constexpr int kCount = 1;
    std::array<int, kCount> of{};

    friend bool operator==(const Weights&, const Weights&) = default;
};

// Those this program plays by.
const Weights& tuned_weights();

}  // namespace larch
