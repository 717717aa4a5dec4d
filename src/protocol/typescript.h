// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace larch {

// The page's types, as web/src/core/protocol.ts holds them.
std::string typescript_types();

}  // namespace larch
