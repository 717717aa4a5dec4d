// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/stakes.h"

#include <algorithm>

#include "rules/score.h"

namespace larch::baseline {

namespace {

constexpr int kTenths = 10;
// Points of a trick: of a contract, of one that is missing (4.3), of a hand that nobody bid (4.14).
constexpr int kTrickPoints = 10;
// A contract that takes its side to the target decides the match: as if it were worth so many points more.
constexpr int kMatchPoints = 100;
// The bag that brings the penalty costs most of it; the rest would have come due with a later one.
constexpr PerMille kPenaltyNow = 320;
// How often a contract fails, or holds, against all that the reckoning of later tricks says.
constexpr PerMille kUnsure = 220;
// An opponent's nil may fail without our help.
constexpr PerMille kNilHolds = 850;
// An opponent who has what it promised still takes some tricks.
constexpr int kIdleShare = 400;

// How far, in thousandths of a trick, the tricks a side takes lie from what is expected, by tricks left.
int deviation(int tricks_left) {
    constexpr std::array<int, 8> kDeviation{450, 450, 650, 780, 880, 960, 1030, 1090};
    return tricks_left < 8 ? kDeviation[static_cast<std::size_t>(tricks_left)] : 1150;
}

using Results = InlineVector<SeatResult, kMaxSeats>;

// A side's promises and what has come of them.
struct Contract {
    int bid = 0;
    int taken = 0;  // toward it
    int bags = 0;   // of this hand, so far
    int swing = 0;  // what making it rather than not means to the side, in points; 0 when it is settled
    int need() const { return bid - taken; }
};

// Made just so against one trick short, by the score of those who bid a number.
int swing_of(const Knowledge& known, Side side, Results bidders) {
    const Rules& rules = known.rules();
    int promised = 0;
    for (SeatResult& bidder : bidders) {
        promised += bidder.bid->tricks;
        bidder.taken = 0;
    }
    bidders[0].taken = promised;
    const SideScore made = score_side(rules, {bidders.begin(), bidders.end()}, 0);
    bidders[0].taken = promised - 1;
    const SideScore broken = score_side(rules, {bidders.begin(), bidders.end()}, 0);
    const bool wins = known.seen().standing.scores[side] + made.points >= rules.set().target ||
                      (made.moon && rules.set().moon == Moon::WinsGame);
    return made.points - broken.points + (wins ? kMatchPoints : 0);
}

Contract contract_of(const Knowledge& known, Side side) {
    const Rules& rules = known.rules();
    Results results;
    Results bidders;
    for (int i = index(side); i < rules.seats(); i += rules.sides()) {
        const Seat seat = seat_at(i);
        results.push_back({seat, known.seen().bids[seat], known.seen().taken[seat]});
        if (results.back().bid && !results.back().bid->is_nil()) bidders.push_back(results.back());
    }
    const Tally count = tally(rules.set(), {results.begin(), results.end()});
    Contract contract{.bid = count.contract, .taken = count.taken};
    const bool nil_tricks_are_bags = rules.set().failed_nil != FailedNil::Nothing;
    contract.bags = std::max(0, -contract.need()) + (nil_tricks_are_bags ? count.nil_taken : 0);
    if (contract.need() > 0 && contract.need() <= known.tricks_left())
        contract.swing = swing_of(known, side, bidders);
    return contract;
}

// (A penalty that the other side is given, 4.13, costs as much as one that is paid.)
int bag_worth(const RuleSet& rules, int bags) {
    int worth = kTenths * rules.bag_point;
    if (rules.bag_limit == 0) return worth;
    const bool brings_penalty = bags % rules.bag_limit + 1 == rules.bag_limit;
    return worth -
           kTenths * (brings_penalty ? both(rules.bag_cost, kPenaltyNow) : rules.bag_cost / rules.bag_limit);
}

// What breaking a nil bidder's nil means to its side, in points.
int nil_swing(const Knowledge& known, Seat seat) {
    const RuleSet& rules = known.rules().set();
    const Bid bid = *known.seen().bids[seat];
    if (rules.double_nil == DoubleNil::Special && bid == Bid::nil()) {
        const Seat partner = known.rules().partner_of(seat);
        if (known.seen().bids[partner] == bid) return known.nil_alive(partner) ? 6 * rules.nil_value : 0;
    }
    return 2 * points_for(rules, bid);
}

// What one more trick toward the contract is worth to the side itself.
int contract_trick(const Knowledge& known, Side side, const Contract& contract, int expected) {
    const RuleSet& rules = known.rules().set();
    const int need = contract.need();
    const int bag = bag_worth(rules, known.seen().standing.bags[side] + contract.bags);
    const int when_set = rules.set_score == SetScore::Shortfall ? kTrickPoints * kTenths : 0;
    if (need <= 0) return bag;
    if (need > known.tricks_left()) return when_set;
    const int spare = expected - need * kSure;
    const int spread = deviation(known.tricks_left());
    // Half a trick on: what is expected counts the trick in question as half won.
    const PerMille decides = chance_of_exactly(spare + kSure / 2, spread);
    const PerMille makes = chance_below(spare, spread);
    return both(contract.swing * kTenths, decides) + both(bag, makes) + both(when_set, not_so(makes));
}

// The tricks each side may expect: the own hand's promise, for a partner what it still owes and its share of
// the tricks nobody has promised, for the opponents the rest.
PerSide<int> expected_tricks(const Knowledge& known, int promised) {
    const Rules& rules = known.rules();
    const Side ours = rules.side_of(known.me());
    int unpromised = known.tricks_left();
    int takers = 0;
    int opponents_weight = 0;
    for (int i = 0; i < rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        unpromised -= still_owed(known.seen(), seat);
        takers += !known.nil_alive(seat);
        if (rules.side_of(seat) != ours)
            opponents_weight += still_owed(known.seen(), seat) * kSure + kIdleShare;
    }
    PerSide<int> expected;
    expected[ours] = promised;
    for (int i = 0; i < rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        if (!known.is_partner(seat) || known.nil_alive(seat)) continue;
        const int share = still_owed(known.seen(), seat) * kSure + unpromised * kSure / takers;
        expected[ours] += std::max(0, share);
    }
    const int all = known.tricks_left() * kSure;
    expected[ours] = std::min(expected[ours], all);
    for (int i = 0; i < rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        if (rules.side_of(seat) == ours) continue;
        const int weight = still_owed(known.seen(), seat) * kSure + kIdleShare;
        expected[rules.side_of(seat)] += (all - expected[ours]) * weight / opponents_weight;
    }
    return expected;
}

}  // namespace

int points_for(const RuleSet& rules, Bid bid) {
    if (bid.is_nil()) return bid.blind ? rules.blind_nil_value : rules.nil_value;
    return kTrickPoints * bid.tricks * (bid.blind ? 2 : 1);
}

int still_owed(const Observation& seen, Seat seat) {
    return std::max(0, seen.bids[seat].value_or(Bid{}).tricks - seen.taken[seat]);
}

Stakes stakes_of(const Knowledge& known, int promised) {
    const Rules& rules = known.rules();
    const Side ours = rules.side_of(known.me());
    const PerSide<int> expected = expected_tricks(known, promised);
    PerSide<Contract> contracts;
    for (int s = 0; s < rules.sides(); ++s) contracts[side_at(s)] = contract_of(known, side_at(s));
    Stakes stakes;
    int opponents = 0;
    int theirs = 0;
    for (int i = 0; i < rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        const Side side = rules.side_of(seat);
        const Contract& contract = contracts[side];
        const int sign = side == ours ? 1 : -1;
        const std::optional<Bid>& bid = known.seen().bids[seat];
        const bool is_nil = bid && bid->is_nil();
        const bool only_bags =
            is_nil && (rules.set().failed_nil != FailedNil::HelpPartner || contract.bid == 0);
        if (!bid)
            stakes.trick[seat] = sign * kTrickPoints * kTenths;
        else if (!only_bags)
            stakes.trick[seat] = sign * contract_trick(known, side, contract, expected[side]);
        else if (rules.set().failed_nil != FailedNil::Nothing)
            stakes.trick[seat] =
                sign * bag_worth(rules.set(), known.seen().standing.bags[side] + contract.bags);
        stakes.dreads_bags[seat] = contract.need() <= 0 && sign * stakes.trick[seat] < 0;
        if (known.nil_alive(seat)) {
            const int swing = nil_swing(known, seat) * kTenths;
            stakes.breaks_nil[seat] = side == ours ? -swing : both(swing, kNilHolds);
        }
        if (side == ours) {
            stakes.need = contract.need();
            if (stakes.need == 1 || stakes.need == known.tricks_left())
                stakes.settles_contract = both(contract.swing * kTenths, kUnsure);
        } else {
            ++opponents;
            theirs += stakes.trick[seat];
        }
    }
    stakes.own_trick = stakes.trick[known.me()] - theirs / opponents;
    return stakes;
}

}  // namespace larch::baseline
