// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/sampler.h"

namespace larch {

Sampler::Sampler(const Unseen& unseen)
    : placed_(unseen.placed), pool_({unseen.holders.begin(), unseen.holders.size()}, unseen.cards) {
    for (const Holder& holder : unseen.holders) seats_.push_back(holder.seat);
}

World Sampler::world(const Pool::Hands& hands) const {
    World world = placed_;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (seats_[i]) world[*seats_[i]] |= hands[i];
    return world;
}

}  // namespace larch
