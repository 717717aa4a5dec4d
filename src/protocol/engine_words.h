// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Words of the engine protocol that its two halves share.
namespace larch::engine_words {

inline constexpr std::string_view kHello = "HELLO";
inline constexpr std::string_view kError = "ERROR";
inline constexpr std::string_view kFullKeyword = "ASK";
// By HandPhase.
inline constexpr std::array<std::string_view, 6> kPhases = {"blind",   "bidding",  "raising",
                                                            "discard", "exchange", "play"};

// The words of a line, which blanks part.
inline std::vector<std::string> split(std::string_view line) {
    std::vector<std::string> words;
    constexpr std::string_view blanks = " \t\r";
    for (std::size_t at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
    }
    return words;
}

// 16 hexadecimal digits.
inline std::string print_seed(std::uint64_t seed) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[seed >> shift & 15];
    return text;
}
inline std::optional<std::uint64_t> parse_seed(std::string_view text) {
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed, 16);
    if (text.size() != 16 || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return seed;
}

}  // namespace larch::engine_words
