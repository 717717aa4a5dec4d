// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace larch {

// One number that changes only with behaviour: random hands, perft of some endings, games of the baseline
// with the digest of every state, under every preset and a few other rule sets; and what each level thinks
// in a few hands. The same on every compiler and machine.
std::uint64_t bench_signature();

struct Speed {
    std::string what;
    double per_second = 0;
};
// How fast this build plays, on one core: random hands with and without shuffling and scoring, with every
// invariant checked, and decisions. Takes a few seconds.
std::vector<Speed> bench_speeds();

}  // namespace larch
