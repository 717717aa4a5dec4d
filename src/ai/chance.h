// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

namespace larch {

// A chance in thousandths.
using PerMille = int;
inline constexpr PerMille kSure = 1000;

// A chance to win the match in millionths: fine enough that sums over worlds stay exact in whole numbers.
using Equity = int;
inline constexpr Equity kCertain = 1'000'000;

}  // namespace larch
