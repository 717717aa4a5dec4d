// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "base/fault.h"
#include "rules/observation.h"

namespace larch {

// Completes an observation that someone wrote down: what follows from the cards played is worked out, and all
// is compared with all. A player trusts its observation, so nothing is taken that could not have come about.
//
// `seen` has everything but `play`, `taken` and `played`; `leader` led the first of `cards`, or is to. A
// fault names the field of docs/engine-protocol.md. After it `seen` is in no particular state.
std::optional<Fault> complete_position(Observation& seen, Seat leader, std::span<const Card> cards);

}  // namespace larch
