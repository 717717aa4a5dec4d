// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/pool.h"
#include "ai/unseen.h"

namespace larch {

// Draws worlds that a seat cannot tell from the real one by what Unseen takes into account, each equally
// likely. Made once for a decision; a world costs a fraction of a microsecond and no memory.
class Sampler {
  public:
    // `seen` is the observation of a seat in turn.
    Sampler(const Ranked& ranked, const Observation& seen) : Sampler(unseen_by(ranked, seen)) {}
    explicit Sampler(const Unseen& unseen);

    World draw(Stream& stream) const { return world(pool_.draw(stream)); }
    // How many worlds there are; exact up to 2^53, rounded above.
    double count() const { return pool_.ways(); }
    // Calls visit(world) for each, always in the same order, when there are at most `most`, which is below
    // 2^31; returns whether so.
    template <class Visit>
    bool for_each(int most, Visit visit) const {
        if (count() > most) return false;
        for (int number = 0; number < count(); ++number) visit(world(pool_.way(number)));
        return true;
    }

  private:
    World world(const Pool::Hands& hands) const;

    World placed_;
    InlineVector<std::optional<Seat>, kMaxHolders> seats_;  // of the pool's holders
    Pool pool_;
};

}  // namespace larch
