// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/bot_tally.h"

namespace larch {

void BotTally::add(const BotTally& other) {
    decisions += other.decisions;
    hands += other.hands;
    bids += other.bids;
    tricks_bid += other.tricks_bid;
    nils += other.nils;
    nils_made += other.nils_made;
    forecasts += other.forecasts;
    nils_forecast += other.nils_forecast;
    first_hand_bids += other.first_hand_bids;
    first_hand_nils += other.first_hand_nils;
    blind_nils += other.blind_nils;
    blind_nils_made += other.blind_nils_made;
    contracts += other.contracts;
    contracts_made += other.contracts_made;
    bags += other.bags;
    points += other.points;
}

void BotTally::count_decision(const Action& action, PerMille nil) {
    ++decisions;
    if (!action.bid || !action.bid->is_nil() || action.bid->blind || nil == 0) return;
    ++forecasts;
    nils_forecast += static_cast<std::uint64_t>(nil);
}

void BotTally::count_bid(const Table& table, Seat seat) {
    const Hand& hand = table.hand();
    const std::optional<Bid> bid = hand.bid_of(seat);
    if (!bid) return;
    ++bids;
    if (table.results().size() == 1) {
        ++first_hand_bids;
        if (bid->is_nil() && !bid->blind) ++first_hand_nils;
    }
    tricks_bid += static_cast<std::uint64_t>(bid->tricks);
    if (!bid->is_nil() || hand.thrown_in()) return;
    ++(bid->blind ? blind_nils : nils);
    if (hand.taken(seat) == 0) ++(bid->blind ? blind_nils_made : nils_made);
}

void BotTally::count_side(const SideResult& side) {
    ++hands;
    points += side.points;
    for (const ScoreLine& line : side.lines) {
        const bool made = line.kind == LineKind::ContractMade;
        if (made || line.kind == LineKind::ContractSet) ++contracts;
        if (made) ++contracts_made;
        if (line.kind == LineKind::Overtricks) bags += static_cast<std::uint64_t>(line.bags);
    }
}

PerMille nil_chance(const Decision& decision) {
    for (const Grounds& grounds : decision.grounds)
        if (grounds.ground == Ground::BidsNil) return grounds.chance;
    return 0;
}

}  // namespace larch
