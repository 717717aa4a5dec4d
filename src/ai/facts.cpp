// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/facts.h"

#include <algorithm>
#include <limits>

#include "rules/score.h"

namespace larch {

Facts::Facts(const Observation& seen) : seen_(&seen), out_(rules().pack() - seen.held) {
    for (const Gift& gift : seen.gifts)
        if (!gift.to) out_ -= gift.cards;
    Suit led{};
    for (std::size_t i = 0; i < seen.played.size(); ++i) {
        const auto& [seat, card] = seen.played[i];
        const Suit suit = rules().suit_of(card);
        if (i % static_cast<std::size_t>(seats()) == 0) led = suit;
        if (suit != led) shown_[seat] |= static_cast<std::uint8_t>(1 << index(led));
        out_.remove(card);
    }
}

CardSet Facts::above(Card card) const {
    CardSet stronger;
    for (const Card other : out(rules().suit_of(card)))
        if (rules().power(other) > rules().power(card)) stronger.add(other);
    return stronger;
}

SideFacts Facts::side(Side side) const {
    InlineVector<SeatResult, kMaxSeats> results;
    for (int i = index(side); i < seats(); i += rules().sides())
        results.push_back({seat_at(i), seen_->bids[seat_at(i)], seen_->taken[seat_at(i)]});
    const std::span<const SeatResult> span(results.begin(), results.end());
    const Tally count = tally(rules().set(), span);
    SideFacts facts{.contract = count.contract, .need = count.contract - count.taken};
    facts.bags = seen_->standing.bags[side];
    const SideScore score = score_side(rules(), span, 0);
    for (const ScoreLine& line : score.lines) facts.bags += std::max(0, line.bags);
    const RuleSet& set = rules().set();
    facts.pays_bags = set.bag_to == BagTo::Opponents || (set.bag_limit > 0 && set.bag_cost > 0);
    return facts;
}

int Facts::behind() const {
    int best = std::numeric_limits<int>::min();
    const Side own = rules().side_of(me());
    for (int s = 0; s < rules().sides(); ++s)
        if (side_at(s) != own) best = std::max(best, seen_->standing.scores[side_at(s)]);
    return best - seen_->standing.scores[own];
}

}  // namespace larch
