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

    World draw(Stream& stream) const {
        World world = placed_;
        for (const Part& part : parts_) part.add_to(world, part.pool.draw(stream));
        return world;
    }
    // How many worlds there are; exact up to 2^53, rounded above.
    double count() const;
    // Calls visit(world) for each, always in the same order, when there are at most `most`, which is below
    // 2^31; returns whether so.
    template <class Visit>
    bool for_each(int most, Visit visit) const {
        if (count() > most) return false;
        for (int number = 0; number < count(); ++number) visit(world(number));
        return true;
    }

  private:
    // Holders with the cards that they and nobody else may hold.
    struct Part {
        void add_to(World& world, const Pool::Hands& hands) const {
            for (std::size_t i = 0; i < seats.size(); ++i)
                if (seats[i]) world[*seats[i]] |= hands[i];
        }

        InlineVector<std::optional<Seat>, kMaxHolders> seats;  // of the pool's holders
        Pool pool;
    };

    World world(int number) const;

    World placed_;
    std::vector<Part> parts_;
};

}  // namespace larch
