// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/chacha.h"
#include "rules/rule_set.h"

namespace larch {

struct RoundTripsTotal {
    std::uint64_t records = 0;
    std::uint64_t bytes = 0;               // of their texts
    std::optional<std::string> violation;  // the first, with the text of the record
};

// Makes `records` records of one random legal hand each, every fourth one broken off somewhere; prints, reads
// and replays each. The record read must be the one printed, and the table replayed must have the digest of
// the one played.
RoundTripsTotal round_trips(const Rules& rules, const Seed& seed, std::uint64_t records);

}  // namespace larch
