// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

namespace larch {

// What records name as the program that began them, and `larch --version` prints.
inline constexpr const char* kEngine = "larch 0.1.0";

}  // namespace larch
