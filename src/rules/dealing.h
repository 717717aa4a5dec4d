// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "base/chacha.h"
#include "cards/deal.h"
#include "rules/rule_set.h"

namespace larch {

// Shuffles and deals the pack of these rules (1.4). A deal that they do not let stand is shuffled and dealt
// again from the same stream (1.5).
Deal deal_hand(const Rules& rules, Seat dealer, ChaCha& stream);

// What is wrong with a deal for these rules, in a phrase, or nothing: every card of the pack once, so many to
// each seat, and none that would be dealt again.
std::optional<std::string> deal_fault(const Rules& rules, const Deal& deal);

}  // namespace larch
