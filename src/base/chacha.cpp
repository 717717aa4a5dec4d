// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "base/chacha.h"

#include <bit>
#include <cstring>

namespace larch {

static_assert(std::endian::native == std::endian::little);

namespace {

// One lane a block: the compiler turns each line into vector instructions on every target.
using Lanes = std::uint32_t __attribute__((vector_size(32)));

// Vectors are passed by reference, as no calling convention is agreed for them.
void mix(Lanes& sum, const Lanes& addend, Lanes& turned, unsigned bits) {
    sum += addend;
    turned ^= sum;
    turned = (turned << bits) | (turned >> (32 - bits));
}

void quarter_round(Lanes& a, Lanes& b, Lanes& c, Lanes& d) {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

}  // namespace

std::string to_hex(const Seed& seed) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const unsigned byte : seed.bytes) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

Parsed<Seed> parse_seed(std::string_view hex) {
    Seed seed;
    if (hex.size() != 64)
        return fault("", "a seed is 64 hexadecimal digits, not " + std::to_string(hex.size()));
    for (std::size_t i = 0; i < 64; ++i) {
        const int digit = hex_digit(hex[i]);
        if (digit < 0)
            return fault(
                "", "a seed is made of hexadecimal digits; digit " + std::to_string(i + 1) + " is not one");
        seed.bytes[i / 2] = static_cast<std::uint8_t>(seed.bytes[i / 2] * 16 + digit);
    }
    return seed;
}

ChaCha::ChaCha(const Seed& key, const Nonce& nonce, std::uint32_t counter) {
    state_ = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < 32; ++i) state_[4 + i / 4] |= std::uint32_t{key.bytes[i]} << (8 * (i % 4));
    state_[12] = counter;
    for (std::size_t i = 0; i < 3; ++i) state_[13 + i] = nonce[i];
}

void ChaCha::refill() {
    std::array<Lanes, 16> start;
    for (std::size_t i = 0; i < 16; ++i) start[i] = Lanes{} + state_[i];
    for (std::uint32_t lane = 0; lane < kBlocks; ++lane) start[12][lane] += lane;
    std::array<Lanes, 16> x = start;
    for (int round = 0; round < 10; ++round) {
        for (std::size_t i = 0; i < 4; ++i) quarter_round(x[i], x[4 + i], x[8 + i], x[12 + i]);
        for (std::size_t i = 0; i < 4; ++i)
            quarter_round(x[i], x[4 + (i + 1) % 4], x[8 + (i + 2) % 4], x[12 + (i + 3) % 4]);
    }
    for (std::size_t i = 0; i < 16; ++i) {
        const Lanes word = x[i] + start[i];
        for (std::size_t lane = 0; lane < kBlocks; ++lane) {
            const std::uint32_t value = word[lane];
            std::memcpy(&buffer_[lane * 32 + 2 * i], &value, sizeof value);
        }
    }
    state_[12] += kBlocks;
    position_ = 0;
}

Seed derive(const Seed& parent, Purpose purpose, std::uint64_t number) {
    ChaCha stream(parent, {static_cast<std::uint32_t>(purpose), static_cast<std::uint32_t>(number),
                           static_cast<std::uint32_t>(number >> 32)});
    Seed seed;
    for (std::size_t i = 0; i < 32; i += 2) {
        const std::uint16_t two = stream.next_u16();
        seed.bytes[i] = static_cast<std::uint8_t>(two);
        seed.bytes[i + 1] = static_cast<std::uint8_t>(two >> 8);
    }
    return seed;
}

}  // namespace larch
