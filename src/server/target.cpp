// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/target.h"

#include <algorithm>
#include <charconv>

namespace larch::server {
namespace {

std::optional<std::string> percent_decoded(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        if (text.front() != '%') {
            out += text.front();
            text.remove_prefix(1);
            continue;
        }
        if (text.size() < 3) return std::nullopt;
        unsigned char byte = 0;
        const auto [end, error] = std::from_chars(text.data() + 1, text.data() + 3, byte, 16);
        if (error != std::errc{} || end != text.data() + 3) return std::nullopt;
        out += static_cast<char>(byte);
        text.remove_prefix(3);
    }
    return out;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
    constexpr std::string_view kScheme = "http://";
    if (target.starts_with(kScheme))
        target.remove_prefix(std::min(target.find('/', kScheme.size()), target.size()));
    target = target.substr(0, target.find_first_of("?#"));
    if (!target.starts_with('/')) return std::nullopt;
    auto path = percent_decoded(target);
    return path == "/" ? "/index.html" : path;
}

}  // namespace larch::server
