// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string_view>

// The small grammar that header fields share.
namespace larch::server {

[[nodiscard]] inline std::string_view trimmed(std::string_view text) {
    const auto first = std::min(text.find_first_not_of(" \t"), text.size());
    return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

[[nodiscard]] inline bool equal_ignoring_case(std::string_view left, std::string_view right) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::ranges::equal(left, right, {}, lower, lower);
}

// Calls visit with each element of a comma-separated field, trimmed.
template <class Visit>
void for_each_element(std::string_view field, Visit visit) {
    while (!field.empty()) {
        const auto comma = std::min(field.find(','), field.size());
        visit(trimmed(field.substr(0, comma)));
        field.remove_prefix(std::min(comma + 1, field.size()));
    }
}

}  // namespace larch::server
