// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace larch {

// A word of someone's text in quotes, as a fault repeats it: short, and in plain characters, so that nothing
// in it can steer a terminal or be cut in the middle of a letter.
inline std::string in_quotes(std::string_view word) {
    constexpr std::size_t most = 24;
    std::string text = "\"";
    for (const char c : word.substr(0, most)) text += c >= ' ' && c <= '~' ? c : '?';
    return text += word.size() > most ? "...\"" : "\"";
}

}  // namespace larch
