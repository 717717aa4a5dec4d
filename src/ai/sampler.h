// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/ranked.h"
#include "ai/stream.h"
#include "rules/observation.h"

namespace larch {

// One way the cards may lie, ranked: what each seat holds now, the own hand included.
using World = PerSeat<CardSet>;

// Draws worlds that a seat cannot tell from the real one, each equally likely: every hand has as many cards
// as it must, no card of a suit that its seat has shown to lack, and the cards that the own seat passed to it
// and that were not played yet. Cards withheld (a widow, or what another seat laid off) lie anywhere that the
// rules leave them. Exact, not by trial: how the cards of each suit may split is counted beforehand.
class Sampler {
  public:
    Sampler(const Ranked& ranked, const Observation& seen);

    World draw(Stream& stream) const;
    // How many worlds there are; rounded to the 53 bits of a double.
    double count() const;
    // Calls visit(world) for each, when there are at most `most`; returns whether so.
    template <class Visit>
    bool for_each(int most, Visit visit) const;
};

}  // namespace larch
