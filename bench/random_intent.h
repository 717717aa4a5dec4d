// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/chacha.h"
#include "table/table.h"

namespace larch {

// What the seat in turn might do, at random among what is legal; the rest is claimed in half the places where
// it may be.
Intent random_intent(const Table& table, ChaCha& stream);

}  // namespace larch
