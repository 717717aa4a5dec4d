// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/contest.h"

#include <algorithm>

namespace larch {

namespace {

constexpr int kTenths = 10;
// Points of a trick in a hand that nobody bids (4.14).
constexpr int kFreeTrick = 10;

// A bag costs its share of the penalty, and more when few are left until it is due.
int worth_of_bag(const RuleSet& rules, int bags) {
    const int worth = kTenths * rules.bag_point;
    if (rules.bag_limit == 0) return worth;
    const int left = rules.bag_limit - bags % rules.bag_limit;
    const int share = kTenths * rules.bag_cost / rules.bag_limit;
    return worth - (left <= 2 ? std::max(share, kTenths * rules.bag_cost * (3 - left) / 8) : share);
}

}  // namespace

Contest contest_of(const Ranked& ranked, const PerSeat<std::optional<Bid>>& bids, const Standing& standing) {
    const Rules& rules = ranked.rules();
    Contest contest{.ranked = &ranked};
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        SeatBytes allies = 0;
        bool bids_made = false;
        for (int i = s; i < rules.seats(); i += rules.sides()) {
            const Seat seat = seat_at(i);
            contest.side[seat] = side;
            allies |= byte_of(seat);
            if (!bids[seat]) continue;
            bids_made = true;
            contest.contract[side] += bids[seat]->tricks;
            if (bids[seat]->is_nil()) contest.nils |= byte_of(seat);
        }
        // Whether the tricks of a failed nil count (4.5).
        const bool counts_nil =
            rules.set().failed_nil == FailedNil::HelpPartner && contest.contract[side] > 0;
        for (int i = s; i < rules.seats(); i += rules.sides()) {
            contest.allies[seat_at(i)] = allies;
            if (!contest.bid_nil(seat_at(i)) || counts_nil)
                contest.counting[side] |= 255 * byte_of(seat_at(i));
        }
        contest.bag_worth[side] =
            bids_made ? worth_of_bag(rules.set(), standing.bags[side]) : kTenths * kFreeTrick;
    }
    SeatBytes everyone = 0;
    for (int i = 0; i < rules.seats(); ++i) everyone |= byte_of(seat_at(i));
    for (int i = 0; i < rules.seats(); ++i)
        contest.opponents[seat_at(i)] = everyone & ~contest.allies[seat_at(i)];
    return contest;
}

}  // namespace larch
