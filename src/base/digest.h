// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace larch {

// A running 64-bit digest (FNV-1a over little-endian bytes) of a state or of a course of events. It tells
// whether two runs did the same; it is not meant to withstand an attacker.
class Digest {
  public:
    constexpr void add(std::uint64_t value) {
        for (int i = 0; i < 8; ++i) {
            value_ = (value_ ^ (value & 0xff)) * 0x100000001b3ULL;
            value >>= 8;
        }
    }
    constexpr std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

}  // namespace larch
