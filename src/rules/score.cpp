// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/score.h"

#include <algorithm>

namespace larch {

Tally tally(const RuleSet& rules, std::span<const SeatResult> results) {
    Tally tally;
    for (const SeatResult& result : results) {
        const Bid bid = result.bid.value_or(Bid{});
        tally.contract += bid.tricks;
        (bid.is_nil() ? tally.nil_taken : tally.taken) += result.taken;
    }
    if (rules.failed_nil == FailedNil::HelpPartner && tally.contract > 0) {
        tally.taken += tally.nil_taken;
        tally.nil_taken = 0;
    }
    return tally;
}

namespace {

using Results = std::span<const SeatResult>;

// Writes the sheet of one side, line by line in the order of 4.7.
class Sheet {
  public:
    // `score` has nothing but its bags yet.
    Sheet(const Rules& rules, Results results, SideScore& score)
        : rules_(rules), set_(rules.set()), results_(results), count_(tally(set_, results)), score_(score) {}

    void write() {
        if (!results_.front().bid) {
            add({.kind = LineKind::FreeTricks,
                 .clause = "4.14",
                 .points = 10 * count_.taken,
                 .taken = count_.taken});
            return;
        }
        const bool made = count_.taken >= count_.contract;
        if (count_.contract > 0) made ? contract_made() : contract_set();
        overtricks(made);
        blind_bids(made);
        nils();
        bag_penalty();
    }

  private:
    void add(const ScoreLine& line) {
        score_.lines.push_back(line);
        score_.points += line.points;
        score_.bags_after += line.bags;
    }

    bool is_ten() const {
        if (set_.ten == Ten::Off) return false;
        if (set_.ten_scope == TenScope::Team) return count_.contract >= 10;
        return std::ranges::any_of(results_,
                                   [](const SeatResult& result) { return result.bid->tricks >= 10; });
    }

    void contract_made() {
        score_.result = ContractResult::Made;
        score_.moon = set_.moon != Moon::Off && count_.contract == rules_.tricks_in_hand();
        ScoreLine line{.kind = LineKind::ContractMade,
                       .clause = "4.1",
                       .points = 10 * count_.contract,
                       .bid = count_.contract,
                       .taken = count_.taken};
        const bool ten = is_ten() && !(score_.moon && set_.moon == Moon::Score);
        if (score_.moon) {
            line.clause = "4.9";
            if (set_.moon == Moon::Score) line.points = set_.moon_score;
        } else if (ten && set_.ten != Ten::Bonus50) {
            line.clause = "4.8";
        }
        if (ten && set_.ten == Ten::Flat200) line.points = 200;
        if (ten && set_.ten == Ten::Double) line.points *= 2;
        add(line);
        if (ten && set_.ten == Ten::Bonus50)
            add({.kind = LineKind::TenBonus, .clause = "4.8", .points = 50, .bid = count_.contract});
    }

    void contract_set() {
        score_.result = ContractResult::Set;
        ScoreLine line{
            .kind = LineKind::ContractSet, .clause = "4.3", .bid = count_.contract, .taken = count_.taken};
        if (set_.set_score == SetScore::TenATrick) line.points = -10 * count_.contract;
        if (set_.set_score == SetScore::Shortfall) line.points = -10 * (count_.contract - count_.taken);
        if (is_ten() && set_.ten != Ten::Bonus50) {
            line.clause = "4.8";
            line.points = set_.ten == Ten::Flat200 ? -set_.ten_fail : 2 * line.points;
        }
        add(line);
    }

    void overtricks(bool made) {
        const bool nil_tricks_count =
            set_.failed_nil != FailedNil::Nothing && (made || set_.failed_nil != FailedNil::BagsIfMade);
        const int nil_bags = nil_tricks_count ? count_.nil_taken : 0;
        const int over = (made ? count_.taken - count_.contract : 0) + nil_bags;
        if (over == 0) return;
        const bool made_contract = made && count_.contract > 0;
        add({.kind = LineKind::Overtricks,
             .clause = made_contract || over > nil_bags ? Clause("4.2") : Clause("4.5"),
             .points = over * set_.bag_point,
             .bags = over,
             .bid = count_.contract,
             .taken = count_.taken + nil_bags});
    }

    void blind_bids(bool made) {
        for (const SeatResult& result : results_) {
            if (!result.bid->blind || result.bid->is_nil()) continue;
            if (!made && set_.blind_bid_fail == 1) continue;
            const int points = 10 * result.bid->tricks;
            add({.kind = made ? LineKind::BlindBidMade : LineKind::BlindBidFailed,
                 .clause = "4.11",
                 .seat = result.seat,
                 .points = made ? points : -points,
                 .bid = result.bid->tricks});
        }
    }

    void nils() {
        const bool all_plain =
            std::ranges::all_of(results_, [](const SeatResult& result) { return result.bid == Bid::nil(); });
        if (set_.double_nil == DoubleNil::Special && all_plain && results_.size() > 1) {
            const bool kept = count_.nil_taken == 0;
            add({.kind = kept ? LineKind::DoubleNilMade : LineKind::DoubleNilFailed,
                 .clause = "4.12",
                 .points = kept ? 4 * set_.nil_value : -2 * set_.nil_value,
                 .taken = count_.nil_taken});
            return;
        }
        for (const SeatResult& result : results_) {
            if (!result.bid->is_nil()) continue;
            const bool kept = result.taken == 0;
            const bool blind = result.bid->blind;
            const int value = blind ? set_.blind_nil_value : set_.nil_value;
            const LineKind made = blind ? LineKind::BlindNilMade : LineKind::NilMade;
            const LineKind failed = blind ? LineKind::BlindNilFailed : LineKind::NilFailed;
            add({.kind = kept ? made : failed,
                 .clause = blind ? Clause("4.10") : Clause("4.4"),
                 .seat = result.seat,
                 .points = kept ? value : -value,
                 .taken = result.taken});
        }
    }

    void bag_penalty() {
        if (set_.bag_limit == 0 || score_.bags_after < set_.bag_limit) return;
        const int times = set_.bag_carry ? score_.bags_after / set_.bag_limit : 1;
        const int dropped = set_.bag_carry ? times * set_.bag_limit : score_.bags_after;
        const int cost = times * set_.bag_cost;
        const bool to_opponents = set_.bag_to == BagTo::Opponents;
        if (to_opponents) score_.given = cost;
        add({.kind = LineKind::BagPenalty,
             .clause = to_opponents ? Clause("4.13") : Clause("4.6"),
             .points = to_opponents ? 0 : -cost,
             .bags = -dropped});
    }

    const Rules& rules_;
    const RuleSet& set_;
    Results results_;
    Tally count_;
    SideScore& score_;
};

}  // namespace

SideScore score_side(const Rules& rules, std::span<const SeatResult> results, int bags_before) {
    assert(!results.empty());
    SideScore score{.bags_before = bags_before, .bags_after = bags_before};
    Sheet(rules, results, score).write();
    return score;
}

PerSide<SideScore> score_results(const Rules& rules, const PerSeat<SeatResult>& results,
                                 const PerSide<int>& bags_before) {
    PerSide<SideScore> scores;
    for (int s = 0; s < rules.sides(); ++s) {
        InlineVector<SeatResult, kMaxSeats> own;
        for (int i = s; i < rules.seats(); i += rules.sides()) own.push_back(results[seat_at(i)]);
        scores[side_at(s)] = score_side(rules, {own.begin(), own.end()}, bags_before[side_at(s)]);
    }
    // Only where there are two sides are bags given away.
    for (int s = 0; s < 2; ++s) {
        const int given = scores[side_at(1 - s)].given;
        if (given == 0) continue;
        SideScore& score = scores[side_at(s)];
        score.lines.push_back({.kind = LineKind::BagGift, .clause = "4.13", .points = given});
        score.points += given;
    }
    return scores;
}

PerSide<SideScore> score_hand(const Hand& hand, const PerSide<int>& bags_before) {
    assert(hand.phase() == HandPhase::Over);
    const Rules& rules = hand.rules();
    if (hand.thrown_in()) {
        PerSide<SideScore> scores;
        for (int s = 0; s < rules.sides(); ++s)
            scores[side_at(s)].bags_before = scores[side_at(s)].bags_after = bags_before[side_at(s)];
        return scores;
    }
    PerSeat<SeatResult> results;
    for (int i = 0; i < rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        results[seat] = {seat, hand.bid_of(seat), hand.taken(seat)};
    }
    return score_results(rules, results, bags_before);
}

}  // namespace larch
