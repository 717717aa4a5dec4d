// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

#include "cards/seat.h"

namespace larch {

// What printing and reading a record agree on.
inline constexpr const char* kRecordVersion = "1";
// Ends the bids of a hand that was given up for them.
inline constexpr const char* kThrownIn = "thrown-in";

// The name of a seat in tags: PBN's at a table of four, otherwise "Seat0" and so on.
inline std::string seat_tag(Seat seat, int seats) {
    constexpr std::array<const char*, 4> four = {"South", "West", "North", "East"};
    if (seats == 4) return four[static_cast<std::size_t>(seat)];
    return "Seat" + std::to_string(index(seat));
}

}  // namespace larch
