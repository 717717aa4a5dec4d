// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>

#include "ai/weights.h"

// What the player by rules tells cards apart by: the cells of its table of weights, and the classes of
// numbers that lead to them. Private to the policy and to its fitting.
namespace larch::policy {

// A table with so many cells by each of the numbers that tell them apart; the first begins at `start`.
struct Cells {
    int start = 0;
    int size = 0;
    constexpr int end() const { return start + size; }
};
constexpr Cells after(Cells other, int size) { return {other.end(), size}; }

// Leads: a side suit or spades come first in most of them.
inline constexpr Cells kLeadAbove{0, 12};
inline constexpr Cells kLeadBelow = after(kLeadAbove, 12);
inline constexpr Cells kLeadOut = after(kLeadBelow, 28);
inline constexpr Cells kLeadLength = after(kLeadOut, 24);
inline constexpr Cells kLeadKept = after(kLeadLength, 12);
inline constexpr Cells kLeadTouching = after(kLeadKept, 8);
inline constexpr Cells kLeadRuffers = after(kLeadTouching, 12);
inline constexpr Cells kLeadSurplus = after(kLeadRuffers, 12);
inline constexpr Cells kLeadSide = after(kLeadSurplus, 8);
inline constexpr Cells kLeadAlone = after(kLeadSide, 2);
inline constexpr Cells kLeadState = after(kLeadAlone, 80);
inline constexpr Cells kLeadNilSuit = after(kLeadState, 16);
inline constexpr Cells kLeadNilRank = after(kLeadNilSuit, 18);
// Cards of the suit led: whether they beat the best comes in most of them.
inline constexpr Cells kFollowKind = after(kLeadNilRank, 36);
inline constexpr Cells kFollowRisk = after(kFollowKind, 72);
inline constexpr Cells kFollowCost = after(kFollowRisk, 48);
inline constexpr Cells kFollowLength = after(kFollowCost, 20);
inline constexpr Cells kFollowRuffers = after(kFollowLength, 6);
inline constexpr Cells kFollowState = after(kFollowRuffers, 120);
inline constexpr Cells kFollowKept = after(kFollowState, 10);
inline constexpr Cells kFollowNil = after(kFollowKept, 48);
// Cards of other suits: whether they ruff comes in most of them.
inline constexpr Cells kVoidKind = after(kFollowNil, 90);
inline constexpr Cells kVoidRuffRank = after(kVoidKind, 36);
inline constexpr Cells kVoidSpades = after(kVoidRuffRank, 10);
inline constexpr Cells kVoidBest = after(kVoidSpades, 48);
inline constexpr Cells kVoidSuit = after(kVoidBest, 32);
inline constexpr Cells kVoidCard = after(kVoidSuit, 32);
inline constexpr Cells kVoidRuffers = after(kVoidCard, 6);
inline constexpr Cells kVoidState = after(kVoidRuffers, 40);
inline constexpr Cells kVoidNil = after(kVoidState, 12);
inline constexpr Cells kVoidNilSuit = after(kVoidNil, 4);

inline constexpr int kCells = kVoidNilSuit.end();
static_assert(kCells == static_cast<int>(Weights::kPlayCells));
// Situations: no nil that still holds, one's own, the partner's, an opponent's; times 4, plus 2 when the own
// side wants tricks, 1 when the others do.
static_assert(Weights::kSituations == 16);

// Numbers of cards in classes: the first holds 0 and what follows, each other begins with one of `kStarts`.
// By table, since sums of comparisons took a twentieth of the time of a rollout.
template <int... kStarts>
inline constexpr auto kClasses = [] {
    std::array<std::uint8_t, 32> classes{};
    for (std::size_t n = 0; n < classes.size(); ++n)
        classes[n] = static_cast<std::uint8_t>((... + (static_cast<int>(n) >= kStarts ? 1 : 0)));
    return classes;
}();
template <int... kStarts>
int class_of(int n) {
    assert(n >= 0 && n < 32);
    return kClasses<kStarts...>[static_cast<std::size_t>(n)];
}
inline int third(int n) { return class_of<1, 3>(n); }                 // 0, 1 to 2, more
inline int fourth(int n) { return class_of<1, 2, 3>(n); }             // 0, 1, 2, more
inline int sixth(int n) { return class_of<1, 2, 3, 4, 6>(n); }        // 0, 1, 2, 3, 4 to 5, more
inline int seventh(int n) { return class_of<1, 3, 5, 7, 9, 11>(n); }  // 0, 1 to 2, 3 to 4 ... 11 up

}  // namespace larch::policy
