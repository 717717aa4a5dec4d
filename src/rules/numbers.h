// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "cards/card.h"

namespace larch {

// A set of small numbers, from 0 to 31: the numbers of tricks that may be bid.
class Numbers {
  public:
    constexpr Numbers() = default;
    constexpr explicit Numbers(std::uint32_t bits) : bits_(bits) {}
    static constexpr Numbers of(int number) { return Numbers(std::uint32_t{1} << number); }
    // From least to most; none when least is above most.
    static constexpr Numbers range(int least, int most) {
        assert(least >= 0 && most < 32);
        if (least > most) return {};
        return Numbers((std::uint32_t{2} << most) - (std::uint32_t{1} << least));
    }

    constexpr std::uint32_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has(int number) const { return number >= 0 && number < 32 && (bits_ >> number & 1) != 0; }
    constexpr void add(int number) { bits_ |= of(number).bits_; }
    // The lowest and highest; the set is not empty.
    constexpr int least() const { return std::countr_zero(bits_); }
    constexpr int most() const { return 31 - std::countl_zero(bits_); }
    // The number closest to `wanted`, the lower of two as close; the set is not empty.
    constexpr int nearest(int wanted) const {
        int best = least();
        for (const int number : *this)
            if (number <= wanted || number - wanted < wanted - best) best = number;
        return best;
    }
    // The number with `place` others below it; the set holds more than `place`.
    int nth(int place) const { return select_bit(bits_, place); }

    friend constexpr Numbers operator&(Numbers a, Numbers b) { return Numbers(a.bits_ & b.bits_); }
    friend constexpr Numbers operator-(Numbers a, Numbers b) { return Numbers(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(Numbers, Numbers) = default;

    // for (int number : numbers), the lowest first.
    class Iterator {
      public:
        constexpr explicit Iterator(std::uint32_t rest) : rest_(rest) {}
        constexpr int operator*() const { return std::countr_zero(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint32_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint32_t bits_ = 0;
};

}  // namespace larch
