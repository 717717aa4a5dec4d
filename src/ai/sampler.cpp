// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/sampler.h"

namespace larch {

Sampler::Sampler(const Unseen& unseen) : placed_(unseen.placed) {
    CardSet left = unseen.cards;
    while (!left.empty()) {
        // All that one card is connected with by holders.
        CardSet cards = CardSet::of(left.first());
        for (CardSet before; before != cards;) {
            before = cards;
            for (const Holder& holder : unseen.holders)
                if (!(holder.may_hold & cards).empty()) cards |= holder.may_hold;
        }
        left -= cards;
        InlineVector<Holder, kMaxHolders> holders;
        InlineVector<std::optional<Seat>, kMaxHolders> seats;
        for (const Holder& holder : unseen.holders) {
            if ((holder.may_hold & cards).empty()) continue;
            holders.push_back(holder);
            seats.push_back(holder.seat);
        }
        parts_.push_back({seats, Pool({holders.begin(), holders.size()}, cards)});
    }
}

double Sampler::count() const {
    double count = 1;
    for (const Part& part : parts_) count *= part.pool.ways();
    return count;
}

World Sampler::world(int number) const {
    World world = placed_;
    for (const Part& part : parts_) {
        const int ways = static_cast<int>(part.pool.ways());
        part.add_to(world, part.pool.way(number % ways));
        number /= ways;
    }
    return world;
}

}  // namespace larch
