// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/score.h"

namespace larch {

std::string ScoreLine::clause() const {
    switch (kind) {
        case LineKind::ContractMade:
            return "4.1";
        // Without a contract made, bags come from a failed nil alone.
        case LineKind::Overtricks:
            return bid > 0 && taken == bid + bags ? "4.2" : "4.5";
        case LineKind::ContractSet:
            return "4.3";
        case LineKind::NilMade:
        case LineKind::NilFailed:
            return "4.4";
        case LineKind::BagPenalty:
            return "4.6";
    }
    assert(false);
    return "";
}

Tally tally(const RuleSet& rules, std::span<const SeatResult> results) {
    Tally tally;
    for (const SeatResult& result : results) {
        tally.contract += result.bid.tricks;
        (result.bid.is_nil() ? tally.nil_taken : tally.taken) += result.taken;
    }
    if (rules.failed_nil == FailedNil::HelpPartner && tally.contract > 0) {
        tally.taken += tally.nil_taken;
        tally.nil_taken = 0;
    }
    return tally;
}

SideScore score_side(const RuleSet& rules, std::span<const SeatResult> results, int bags_before) {
    SideScore score{.bags_before = bags_before, .bags_after = bags_before};
    const auto add = [&](const ScoreLine& line) {
        score.lines.push_back(line);
        score.points += line.points;
        score.bags_after += line.bags;
    };

    const Tally count = tally(rules, results);
    const bool made = count.taken >= count.contract;

    if (count.contract > 0) {
        if (made)
            add({.kind = LineKind::ContractMade,
                 .points = 10 * count.contract,
                 .bid = count.contract,
                 .taken = count.taken});
        else
            add({.kind = LineKind::ContractSet,
                 .points = rules.set_cost == SetCost::TenATrick ? -10 * count.contract : 0,
                 .bid = count.contract,
                 .taken = count.taken});
    }

    const bool nil_tricks_count =
        rules.failed_nil != FailedNil::Nothing && (made || rules.failed_nil != FailedNil::BagsIfMade);
    const int nil_bags = nil_tricks_count ? count.nil_taken : 0;
    const int over = (made ? count.taken - count.contract : 0) + nil_bags;
    if (over > 0)
        add({.kind = LineKind::Overtricks,
             .points = over * rules.bag_point,
             .bags = over,
             .bid = count.contract,
             .taken = count.taken + nil_bags});

    for (const SeatResult& result : results) {
        if (!result.bid.is_nil()) continue;
        const bool kept = result.taken == 0;
        add({.kind = kept ? LineKind::NilMade : LineKind::NilFailed,
             .seat = result.seat,
             .points = kept ? rules.nil_value : -rules.nil_value,
             .taken = result.taken});
    }

    if (rules.bag_limit > 0 && score.bags_after >= rules.bag_limit) {
        const int times = rules.bag_carry ? score.bags_after / rules.bag_limit : 1;
        const int dropped = rules.bag_carry ? times * rules.bag_limit : score.bags_after;
        add({.kind = LineKind::BagPenalty, .points = -times * rules.bag_cost, .bags = -dropped});
    }
    return score;
}

PerSide<SideScore> score_hand(const Hand& hand, const PerSide<int>& bags_before) {
    assert(hand.phase() == HandPhase::Over);
    const Rules& rules = hand.rules();
    PerSide<SideScore> scores;
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        InlineVector<SeatResult, kMaxSeats> results;
        for (int i = s; i < rules.seats(); i += rules.sides())
            results.push_back({seat_at(i), *hand.bid_of(seat_at(i)), hand.taken(seat_at(i))});
        scores[side] = score_side(rules.set(), {results.begin(), results.end()}, bags_before[side]);
    }
    return scores;
}

std::optional<Side> match_winner(const Rules& rules, const PerSide<int>& scores) {
    bool ended = false;
    Side best = side_at(0);
    bool tied = false;
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        ended |=
            scores[side] >= rules.set().target || (rules.set().floor && scores[side] <= *rules.set().floor);
        if (s == 0) continue;
        if (scores[side] > scores[best]) {
            best = side;
            tied = false;
        } else if (scores[side] == scores[best]) {
            tied = true;
        }
    }
    if (!ended || tied) return std::nullopt;
    return best;
}

}  // namespace larch
