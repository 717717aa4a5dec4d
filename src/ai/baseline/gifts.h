// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/baseline/knowledge.h"

namespace larch::baseline {

// An own card's worth to whoever must give cards away; the higher the better it goes. On nil the dangerous
// ones go, beside a partner's nil the low ones, and off the hand that holds the widow those that take least.
int worth_of_giving(const Knowledge& known, Card card);

// The `count` cards that the hand would pass if it bid nil; all of them when it has fewer.
CardSet cards_to_pass(const Knowledge& known, int count);

}  // namespace larch::baseline
