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
    std::uint64_t hands = 0;
    std::uint64_t bytes = 0;               // of the records' texts
    std::optional<std::string> violation;  // the first, with the text of the record
};

// Plays random legal matches, cut at kRandomMatchCutAt hands and every fourth one broken off somewhere
// before, until `hands` hands were begun; prints, reads and replays the record of each. The record read must
// be the one printed, and the table replayed must have the digest of the one played. On the way, whoever is
// in turn is refused every bid that is not legal and no other, and one seat now and then takes back what it
// did.
RoundTripsTotal round_trips(const Rules& rules, const Seed& seed, std::uint64_t hands);

}  // namespace larch
