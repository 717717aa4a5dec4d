// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/contest.h"

#include <algorithm>

#include "rules/score.h"

namespace larch {

namespace {

constexpr int kTenths = 10;
// Points of a trick in a hand that nobody bids (4.14).
constexpr int kFreeTrick = 10;
// A contract that takes its side to the target decides the match: as if it were worth so many points more.
constexpr int kMatchPoints = 100;

using Results = InlineVector<SeatResult, kMaxSeats>;

// Made just so against one trick short, by the score of those who bid a number.
int contract_swing(const Rules& rules, Results bidders, int contract, int score) {
    bidders[0].taken = contract;
    const SideScore made = score_side(rules, {bidders.begin(), bidders.end()}, 0);
    bidders[0].taken = contract - 1;
    const SideScore broken = score_side(rules, {bidders.begin(), bidders.end()}, 0);
    const bool wins =
        score + made.points >= rules.set().target || (made.moon && rules.set().moon == Moon::WinsGame);
    return made.points - broken.points + (wins ? kMatchPoints : 0);
}

// A bag costs its share of the penalty, and more when few are left until it is due.
int worth_of_bag(const RuleSet& rules, int bags) {
    const int worth = kTenths * rules.bag_point;
    if (rules.bag_limit == 0) return worth;
    const int left = rules.bag_limit - bags % rules.bag_limit;
    const int share = kTenths * rules.bag_cost / rules.bag_limit;
    return worth - (left <= 2 ? std::max(share, kTenths * rules.bag_cost * (3 - left) / 8) : share);
}

int nil_swing(const RuleSet& rules, const Results& results) {
    int worth = 0;
    int plain = 0;
    for (const SeatResult& result : results) {
        if (!result.bid->is_nil()) continue;
        plain += !result.bid->blind;
        worth = std::max(worth, 2 * (result.bid->blind ? rules.blind_nil_value : rules.nil_value));
    }
    if (rules.double_nil == DoubleNil::Special && plain > 1 && plain == static_cast<int>(results.size()))
        return 6 * rules.nil_value;
    return worth;
}

}  // namespace

Contest contest_of(const Ranked& ranked, const PerSeat<std::optional<Bid>>& bids, const Standing& standing) {
    const Rules& rules = ranked.rules();
    Contest contest{.ranked = &ranked};
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        Results all;
        Results bidders;
        SeatBits allies = 0;
        for (int i = s; i < rules.seats(); i += rules.sides()) {
            const Seat seat = seat_at(i);
            contest.side[seat] = side;
            allies |= bit_of(seat);
            if (!bids[seat]) continue;
            all.push_back({seat, bids[seat], 0});
            contest.contract[side] += bids[seat]->tricks;
            if (bids[seat]->is_nil())
                contest.nils |= bit_of(seat);
            else
                bidders.push_back(all.back());
        }
        for (int i = s; i < rules.seats(); i += rules.sides()) contest.allies[seat_at(i)] = allies;
        contest.counts_nil[side] =
            rules.set().failed_nil == FailedNil::HelpPartner && contest.contract[side] > 0;
        for (int i = s; i < rules.seats(); i += rules.sides())
            if (!contest.bid_nil(seat_at(i)) || contest.counts_nil[side])
                contest.counting[side] |= 255 * byte_of(seat_at(i));
        contest.bag_worth[side] =
            all.empty() ? kTenths * kFreeTrick : worth_of_bag(rules.set(), standing.bags[side]);
        contest.nil_worth[side] = nil_swing(rules.set(), all);
        if (contest.contract[side] > 0)
            contest.trick_worth[side] =
                contract_swing(rules, bidders, contest.contract[side], standing.scores[side]);
    }
    for (int i = 0; i < rules.seats(); ++i)
        for (int j = 0; j < rules.seats(); ++j) {
            if (i == j) continue;
            const bool allied = (contest.allies[seat_at(i)] & bit_of(seat_at(j))) != 0;
            (allied ? contest.partners : contest.opponents)[seat_at(i)] |= byte_of(seat_at(j));
        }
    return contest;
}

}  // namespace larch
