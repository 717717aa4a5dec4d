// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/odds.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace larch::baseline {

namespace {

constexpr int kMostCount = 5;
constexpr int kMostCards = 15;
constexpr int kMostSize = 17;
constexpr int kMostHands = 5;

using ByCount = std::array<std::int16_t, kMostCount>;
using ByCards = std::array<ByCount, kMostCards + 1>;
using BySize = std::array<ByCards, kMostSize + 1>;

// The certain cards are laid down one after the other, each on one of the places still free.
constexpr ByCards spread(int size, int hands) {
    constexpr std::int64_t kWhole = std::int64_t{1} << 40;
    ByCards table{};
    std::array<std::int64_t, kMostCount> holds{kWhole};  // holds[n]: the chance of exactly n so far
    for (int laid = 0; laid <= kMostCards; ++laid) {
        std::int64_t sum = 0;
        for (std::size_t n = 0; n < kMostCount; ++n) {
            sum += holds[n];
            table[static_cast<std::size_t>(laid)][n] =
                static_cast<std::int16_t>((sum * kSure + kWhole / 2) / kWhole);
        }
        const std::int64_t free_places = size * hands - laid;
        if (free_places <= 0) continue;
        for (std::size_t n = kMostCount; n-- > 0;) {
            const std::int64_t gets_none =
                free_places - std::max<std::int64_t>(0, size - static_cast<int>(n));
            holds[n] = holds[n] / free_places * gets_none;
            if (n == 0) continue;
            const std::int64_t gets_one = std::max<std::int64_t>(0, size - static_cast<int>(n - 1));
            holds[n] += holds[n - 1] / free_places * gets_one;
        }
    }
    return table;
}

constexpr std::array<BySize, kMostHands> make_table() {
    std::array<BySize, kMostHands> table{};
    for (int hands = 1; hands <= kMostHands; ++hands)
        for (int size = 0; size <= kMostSize; ++size)
            table[static_cast<std::size_t>(hands - 1)][static_cast<std::size_t>(size)] = spread(size, hands);
    return table;
}

constexpr std::array<BySize, kMostHands> kFewer = make_table();

constexpr std::size_t within(int value, int least, int most) {
    return static_cast<std::size_t>(std::clamp(value, least, most));
}

// The normal curve at quarters of its deviation: density in thousandths, and what lies above.
constexpr std::array<int, 14> kDensity{399, 387, 352, 301, 242, 183, 130, 86, 54, 32, 18, 9, 4, 0};
constexpr std::array<int, 14> kTail{500, 401, 309, 227, 159, 106, 67, 40, 23, 12, 6, 3, 1, 0};

std::size_t quarters(int distance, int deviation) {
    return within((4 * distance + deviation / 2) / deviation, 0, 13);
}

}  // namespace

PerMille fewer_than(int count, int cards, int size, int hands) {
    if (count <= 0) return 0;
    return kFewer[within(hands, 1, kMostHands) - 1][within(size, 0, kMostSize)][within(cards, 0, kMostCards)]
                 [within(count, 1, kMostCount) - 1];
}

PerMille chance_of_exactly(int tricks, int deviation) {
    return std::min(kSure, kDensity[quarters(std::abs(tricks), deviation)] * kSure / deviation);
}

PerMille chance_below(int tricks, int deviation) {
    const PerMille tail = kTail[quarters(std::abs(tricks), deviation)];
    return tricks < 0 ? tail : not_so(tail);
}

}  // namespace larch::baseline
