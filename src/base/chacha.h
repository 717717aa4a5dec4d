// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "base/fault.h"

namespace larch {

// 256 bits that decide everything random about a match or a deal.
struct Seed {
    std::array<std::uint8_t, 32> bytes{};

    friend bool operator==(const Seed&, const Seed&) = default;
};

// 64 lower-case hexadecimal digits.
std::string to_hex(const Seed& seed);
// Exactly 64 hexadecimal digits of either case; anything else is a fault.
Parsed<Seed> parse_seed(std::string_view hex);

// The ChaCha20 key stream of RFC 8439: key, 96-bit nonce, 32-bit block counter from 0.
class ChaCha {
  public:
    using Nonce = std::array<std::uint32_t, 3>;

    explicit ChaCha(const Seed& key, const Nonce& nonce = {}, std::uint32_t counter = 0);

    // The next two bytes of the stream, little-endian.
    std::uint16_t next_u16() {
        if (position_ == kWords) refill();
        return buffer_[position_++];
    }
    std::uint64_t next_u64() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 16) value |= std::uint64_t{next_u16()} << shift;
        return value;
    }

    // A number from 0 to bound - 1, each equally likely: Lemire's multiplication with rejection, on 16 bits.
    // bound is from 1 to 65536.
    std::uint32_t below(std::uint32_t bound) {
        std::uint32_t product = next_u16() * bound;
        if (std::uint32_t fraction = product & 0xffff; fraction < bound) {
            const std::uint32_t unfair = 0x10000 % bound;
            while (fraction < unfair) {
                product = next_u16() * bound;
                fraction = product & 0xffff;
            }
        }
        return product >> 16;
    }

  private:
    static constexpr std::size_t kBlocks = 8;  // computed at once, one in each vector lane
    static constexpr std::size_t kWords = kBlocks * 32;

    void refill();

    std::array<std::uint32_t, 16> state_{};
    alignas(64) std::array<std::uint16_t, kWords> buffer_{};
    std::size_t position_ = kWords;
};

// The seed of one numbered thing under another seed: a hand of a match, say. The 32 bytes of the ChaCha20
// stream with the parent as key and (purpose, number) as nonce. Different purposes never share a stream.
enum class Purpose : std::uint32_t { FirstDealer = 1, Hand = 2, Bot = 3, Simulation = 4 };
Seed derive(const Seed& parent, Purpose purpose, std::uint64_t number);

}  // namespace larch
