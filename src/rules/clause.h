// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace larch {

// A clause of docs/rules.md, written as there: Clause("4.10").
class Clause {
  public:
    constexpr Clause() = default;
    consteval Clause(const char* text) {
        section_ = read(text);
        ++text;  // the dot
        number_ = read(text);
    }

    std::string text() const { return std::to_string(section_) + '.' + std::to_string(number_); }
    friend bool operator==(const Clause&, const Clause&) = default;

  private:
    static consteval std::uint8_t read(const char*& text) {
        int number = 0;
        while (*text >= '0' && *text <= '9') number = 10 * number + (*text++ - '0');
        return static_cast<std::uint8_t>(number);
    }

    std::uint8_t section_ = 0;
    std::uint8_t number_ = 0;
};

}  // namespace larch
