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
    // The world of a number from 0 up to but without count(), which is below 2^31; each once.
    World world(int number) const;

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

    World placed_;
    std::vector<Part> parts_;
};

}  // namespace larch
