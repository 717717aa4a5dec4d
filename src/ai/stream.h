// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace larch {

// Random numbers for thinking, where nothing depends on nobody foreseeing them: SplitMix64 (Steele, Lea,
// Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014). Deals use ChaCha.
class Stream {
  public:
    explicit constexpr Stream(std::uint64_t seed) : state_(seed) {}
    // The stream of one numbered thing under a seed: of a world, say.
    constexpr Stream(std::uint64_t seed, std::uint64_t number) : state_(mixed(seed) ^ mixed(~number)) {}

    constexpr std::uint64_t next() { return mixed(state_ += 0x9e3779b97f4a7c15ULL); }
    // A number from 0 to bound - 1; bound is below 2^32. Off from even by less than bound / 2^32.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
    }
    // A number from 0 up to but without 1, a multiple of 2^-53.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  private:
    static constexpr std::uint64_t mixed(std::uint64_t x) {
        x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ULL;
        x = (x ^ x >> 27) * 0x94d049bb133111ebULL;
        return x ^ x >> 31;
    }

    std::uint64_t state_;
};

}  // namespace larch
