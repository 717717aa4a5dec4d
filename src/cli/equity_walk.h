// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ai/equity.h"
#include "ai/stream.h"

namespace larch::cli {

inline double per_cent(double equity) { return 100 * equity / kCertain; }

// The typical hands that a mind would make a table from, so many of them.
std::vector<TypicalHand> hands_for(const Rules& rules, int count);

// A match goes on by a typical hand drawn at random. Dealers are not chosen: a hand is turned until the one
// it needs has dealt.
class Walk {
  public:
    Walk(const Rules& rules, const std::vector<TypicalHand>& hands) : rules_(rules), hands_(hands) {}

    void step(Standing& standing, Seat& dealer, Stream& stream) const;
    // How often each side wins of `times` matches that go on from here.
    PerSide<double> play_on(const Standing& from, Seat dealer, int times, Stream& stream) const;

  private:
    const Rules& rules_;
    const std::vector<TypicalHand>& hands_;
};

struct Place {
    Standing standing;
    Seat dealer{};
};

// Standings that matches pass through, with the chances that hands of equal players give them.
std::vector<Place> places(const Rules& rules, const Walk& walk, int count, Stream& stream);

struct Timed {
    EquityTable table;
    double milliseconds = 0;  // of processor time
};

Timed make_table(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness);

// How far the chances of two tables are apart, in per cent of the match.
struct Difference {
    double mean = 0;
    double nearly_all = 0;  // 99.9 of 100 are no greater
    double greatest = 0;
    Place worst;
};

Difference difference_of(const std::vector<Place>& reached, const EquityTable& table,
                         const EquityTable& full);

}  // namespace larch::cli
