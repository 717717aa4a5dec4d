// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <span>

namespace larch {

// Sums of long rows of numbers go several at a time: where this is compiled for size, no compiler would do it
// by itself.
using Four [[gnu::vector_size(16)]] = float;
using FourInts [[gnu::vector_size(16)]] = int;

inline Four load(const float* numbers) {
    Four four;
    std::memcpy(&four, numbers, sizeof four);
    return four;
}
inline FourInts load(const int* numbers) {
    FourInts four;
    std::memcpy(&four, numbers, sizeof four);
    return four;
}
inline void put(float* numbers, Four four) { std::memcpy(numbers, &four, sizeof four); }

// The number where the mask says so, and nought elsewhere.
inline Four where(FourInts mask, float number) { return (Four)((FourInts)(Four{} + number) & mask); }

inline void add_scaled(float* sums, const float* numbers, std::size_t count, float weight) {
    std::size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        const Four low = load(sums + i) + weight * load(numbers + i);
        const Four high = load(sums + i + 4) + weight * load(numbers + i + 4);
        put(sums + i, low);
        put(sums + i + 4, high);
    }
    for (; i < count; ++i) sums[i] += weight * numbers[i];
}

// Numbers, and how much they count in a sum.
struct Term {
    const float* numbers = nullptr;
    float weight = 0;
};

inline void sum_up(std::span<const Term> terms, float* sums, std::size_t from, std::size_t to) {
    std::size_t i = from;
    for (; i + 16 <= to; i += 16) {
        Four a{};
        Four b{};
        Four c{};
        Four d{};
        for (const Term& term : terms) {
            a += term.weight * load(term.numbers + i);
            b += term.weight * load(term.numbers + i + 4);
            c += term.weight * load(term.numbers + i + 8);
            d += term.weight * load(term.numbers + i + 12);
        }
        put(sums + i, a);
        put(sums + i + 4, b);
        put(sums + i + 8, c);
        put(sums + i + 12, d);
    }
    for (; i < to; ++i) {
        sums[i] = 0;
        for (const Term& term : terms) sums[i] += term.weight * term.numbers[i];
    }
}

// What four rows have at four places in a row: of the numbers by row those by place, and the other way.
inline std::array<Four, 4> turned(const std::array<Four, 4>& rows) {
    const Four low_ab = __builtin_shufflevector(rows[0], rows[1], 0, 4, 1, 5);
    const Four low_cd = __builtin_shufflevector(rows[2], rows[3], 0, 4, 1, 5);
    const Four high_ab = __builtin_shufflevector(rows[0], rows[1], 2, 6, 3, 7);
    const Four high_cd = __builtin_shufflevector(rows[2], rows[3], 2, 6, 3, 7);
    return {__builtin_shufflevector(low_ab, low_cd, 0, 1, 4, 5),
            __builtin_shufflevector(low_ab, low_cd, 2, 3, 6, 7),
            __builtin_shufflevector(high_ab, high_cd, 0, 1, 4, 5),
            __builtin_shufflevector(high_ab, high_cd, 2, 3, 6, 7)};
}

}  // namespace larch
