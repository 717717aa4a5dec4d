// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

namespace larch::baseline {

// A chance in thousandths, and tricks in thousandths of a trick: the players' minds reckon in whole numbers,
// so that every machine finds the same.
using PerMille = int;
inline constexpr PerMille kSure = 1000;

constexpr PerMille both(PerMille a, PerMille b) { return a * b / kSure; }
constexpr PerMille not_so(PerMille chance) { return kSure - chance; }

// The chance that one hand of `size` cards holds fewer than `count` of `cards` certain cards, when these lie
// anywhere in `hands` hands of that size (it is one of them). Beyond the table's ends the nearest entry.
PerMille fewer_than(int count, int cards, int size, int hands);

// The normal curve, for results that are spread by many small chances, at `tricks` from the middle when the
// spread is `deviation`, both in thousandths of a trick: the chance to end in the one trick around there ...
PerMille chance_of_exactly(int tricks, int deviation);
// ... and to end below it.
PerMille chance_below(int tricks, int deviation);

}  // namespace larch::baseline
