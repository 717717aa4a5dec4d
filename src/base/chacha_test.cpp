// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "base/chacha.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <algorithm>
#include <vector>

namespace larch {
namespace {

using Bytes = std::vector<std::uint8_t>;

std::string hex(const Bytes& bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

// So many bytes of the stream, an even number.
Bytes bytes_of(const ChaCha& start, std::size_t count) {
    ChaCha stream = start;
    Bytes bytes;
    while (bytes.size() < count) {
        const std::uint16_t two = stream.next_u16();
        bytes.push_back(static_cast<std::uint8_t>(two));
        bytes.push_back(static_cast<std::uint8_t>(two >> 8));
    }
    return bytes;
}

Seed counting_seed() {
    Seed seed;
    for (std::size_t i = 0; i < 32; ++i) seed.bytes[i] = static_cast<std::uint8_t>(i);
    return seed;
}

TEST(ChaCha, GivesTheBlockOfRfc8439Section232) {
    EXPECT_EQ(hex(bytes_of(ChaCha(counting_seed(), {0x09000000, 0x4a000000, 0}, 1), 64)),
              "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
              "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST(ChaCha, EncryptsAsInRfc8439Section242) {
    const std::string_view text =
        "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
        "sunscreen "
        "would be it.";
    Bytes bytes = bytes_of(ChaCha(counting_seed(), {0, 0x4a000000, 0}, 1), text.size());
    for (std::size_t i = 0; i < text.size(); ++i) bytes[i] ^= static_cast<std::uint8_t>(text[i]);
    EXPECT_EQ(hex(bytes),
              "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b"
              "f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8"
              "07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736"
              "5af90bbf74a35be6b40b8eedf2785e42874d");
}

TEST(ChaCha, GivesTheBlocksOfRfc8439AppendixA1) {
    EXPECT_EQ(hex(bytes_of(ChaCha(Seed{}), 64)),
              "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
              "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    EXPECT_EQ(hex(bytes_of(ChaCha(Seed{}, {}, 1), 64)),
              "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
              "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
    Seed key;
    key.bytes[31] = 1;
    EXPECT_EQ(hex(bytes_of(ChaCha(key, {}, 1), 64)),
              "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
              "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
    key = {};
    key.bytes[1] = 0xff;
    EXPECT_EQ(hex(bytes_of(ChaCha(key, {}, 2), 64)),
              "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
              "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
    EXPECT_EQ(hex(bytes_of(ChaCha(Seed{}, {0, 0, 0x02000000}), 64)),
              "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
              "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d");
}

TEST(ChaCha, StaysWithLibsodiumOverManyBlocks) {
    ASSERT_GE(sodium_init(), 0);
    const Seed key = counting_seed();
    const ChaCha::Nonce nonce = {0x03020100, 0x07060504, 0x0b0a0908};
    const Bytes nonce_bytes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    const Bytes zeros(100'000);
    for (const std::uint32_t counter : {0u, 1u, 7u, 4'000'000'000u}) {
        Bytes theirs(zeros.size());
        crypto_stream_chacha20_ietf_xor_ic(theirs.data(), zeros.data(), zeros.size(), nonce_bytes.data(),
                                           counter, key.bytes.data());
        EXPECT_EQ(bytes_of(ChaCha(key, nonce, counter), zeros.size()), theirs) << counter;
    }
}

TEST(ChaCha, NumbersAreLittleEndian) {
    ChaCha stream{Seed{}};
    EXPECT_EQ(stream.next_u16(), 0xb876);
    EXPECT_EQ(stream.next_u64(), 0x5d40903df1a0ade0u);
}

// What docs/notation.md says of it, in other words: v * bound / 65536, except where the remainder is below
// 65536 mod bound.
std::uint32_t below_as_specified(ChaCha& stream, std::uint32_t bound) {
    while (true) {
        const std::uint32_t product = stream.next_u16() * bound;
        if (product % 65536 >= 65536 % bound) return product / 65536;
    }
}

TEST(Below, FollowsItsSpecificationForEveryKindOfBound) {
    for (const std::uint32_t bound :
         {1u, 2u, 3u, 4u, 52u, 104u, 255u, 256u, 32767u, 32768u, 32769u, 40000u, 65535u, 65536u}) {
        ChaCha ours{counting_seed()};
        ChaCha specified{counting_seed()};
        for (int i = 0; i < 2000; ++i) {
            const std::uint32_t value = ours.below(bound);
            ASSERT_LT(value, bound);
            ASSERT_EQ(value, below_as_specified(specified, bound)) << bound;
        }
        EXPECT_EQ(ours.next_u16(), specified.next_u16()) << "the same draws were used for " << bound;
    }
}

// With the draws that are refused, each result comes from the same number of the 65536 draws.
TEST(Below, IsExactlyFair) {
    for (const std::uint32_t bound : {3u, 7u, 51u, 52u, 1000u, 49152u}) {
        std::vector<std::uint32_t> draws(bound);
        for (std::uint32_t draw = 0; draw < 65536; ++draw)
            if (draw * bound % 65536 >= 65536 % bound) ++draws[draw * bound / 65536];
        EXPECT_EQ(std::ranges::count(draws, 65536 / bound), bound);
    }
}

TEST(Below, IsEvenInPractice) {
    ChaCha stream{counting_seed()};
    for (const std::uint32_t bound : {13u, 52u, 49152u}) {
        constexpr std::uint32_t buckets = 13;
        constexpr int per_bucket = 10'000;
        std::array<int, buckets> counts{};
        const std::uint32_t width = bound / buckets;
        for (int i = 0; i < per_bucket * static_cast<int>(buckets);) {
            const std::uint32_t bucket = stream.below(bound) / width;
            if (bucket >= buckets) continue;
            ++counts[bucket];
            ++i;
        }
        double chi_square = 0;
        for (const int count : counts) {
            const double off = count - per_bucket;
            chi_square += off * off / per_bucket;
        }
        EXPECT_LT(chi_square, 32.9) << "beyond 99.9 % for 12 degrees of freedom, bound " << bound;
    }
}

TEST(Seed, IsReadAndPrintedInHexadecimal) {
    const std::string text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    EXPECT_EQ(to_hex(counting_seed()), text);
    EXPECT_EQ(parse_seed(text), counting_seed());
    std::string shouted = text;
    std::ranges::transform(shouted, shouted.begin(),
                           [](char c) { return c >= 'a' ? static_cast<char>(c - 32) : c; });
    EXPECT_EQ(parse_seed(shouted), counting_seed());
    EXPECT_EQ(parse_seed("12").error().text(), "a seed is 64 hexadecimal digits, not 2");
    EXPECT_EQ(parse_seed(text.substr(0, 62) + "0g").error().text(),
              "a seed is made of hexadecimal digits; digit 64 is not one");
}

TEST(Derive, IsTheStreamUnderPurposeAndNumber) {
    const Seed parent = counting_seed();
    const Seed child = derive(parent, Purpose::Hand, 0x0000000300000002);
    EXPECT_EQ(Bytes(child.bytes.begin(), child.bytes.end()), bytes_of(ChaCha(parent, {2, 2, 3}), 32));
}

TEST(Derive, GivesEveryPurposeAndNumberItsOwn) {
    std::vector<std::string> seeds;
    for (const Purpose purpose : {Purpose::FirstDealer, Purpose::Hand, Purpose::Bot, Purpose::Simulation})
        for (std::uint64_t number = 0; number < 100; ++number)
            seeds.push_back(to_hex(derive(counting_seed(), purpose, number << 30)));
    std::ranges::sort(seeds);
    EXPECT_EQ(std::ranges::adjacent_find(seeds), seeds.end());
}

}  // namespace
}  // namespace larch
