// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace larch::server {

// The path of a request target, percent-decoded and without its query; "/" is "/index.html". Nothing for a
// target that is no path: a bad escape, or neither "/..." nor "http://host/...". The path is good for looking
// up only: it may hold "..", NUL or anything else.
[[nodiscard]] std::optional<std::string> path_of(std::string_view target);

}  // namespace larch::server
