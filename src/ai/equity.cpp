// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/equity.h"

#include <algorithm>
#include <cmath>

namespace larch {

namespace {

Equity rounded(float chance) {
    const auto equity = static_cast<Equity>(std::lround(chance * static_cast<float>(kCertain)));
    return std::clamp(equity, 0, kCertain);
}

// Millionths of the whole; the first sides get what rounding leaves.
PerSide<Equity> shares(const PerSide<float>& chances, int sides) {
    float whole = 0;
    for (int s = 0; s < sides; ++s) whole += chances[side_at(s)];
    PerSide<Equity> shares;
    Equity left = kCertain;
    for (int s = 0; s < sides; ++s) {
        shares[side_at(s)] = whole > 0 ? rounded(chances[side_at(s)] / whole) : kCertain / sides;
        left -= shares[side_at(s)];
    }
    for (int s = 0; left != 0; s = (s + 1) % sides) {
        Equity& share = shares[side_at(s)];
        const Equity change = left > 0 ? 1 : -1;
        if (share + change < 0) continue;
        share += change;
        left -= change;
    }
    return shares;
}

}  // namespace

EquityTable::EquityTable(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness)
    : rules_(&rules) {
    if (rules.sides() == 2)
        duel_.emplace(rules, hands, fineness);
    else
        race_.emplace(rules, hands);
}

Equity EquityTable::chance(const Standing& standing, Seat dealer, Side side) const {
    if (const std::optional<Side> winner = match_winner(*rules_, standing))
        return *winner == side ? kCertain : 0;
    if (race_) return shares(race_->chances(standing), rules_->sides())[side];
    const Side dealing = rules_->side_of(dealer);
    const Equity equity = rounded(duel_->chance(standing, dealing));
    return side == dealing ? equity : kCertain - equity;
}

}  // namespace larch
