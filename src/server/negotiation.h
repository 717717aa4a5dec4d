// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace larch::server {

// How a body is packed, the smaller the later: what is chosen among equals.
enum class Coding { Identity, Gzip, Brotli };

// The name of a coding in Content-Encoding; empty for identity.
[[nodiscard]] std::string_view name_of(Coding coding);

// How welcome a coding is by an Accept-Encoding field, in thousandths (RFC 9110, 12.5.3); 0 is refused.
// Identity is welcome a little unless it is refused; an element that is malformed counts as absent.
[[nodiscard]] int quality(std::string_view accept_encoding, Coding coding);

}  // namespace larch::server
