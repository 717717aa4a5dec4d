// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/bidding.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "ai/baseline/gifts.h"
#include "ai/baseline/promise.h"
#include "ai/baseline/stakes.h"

namespace larch::baseline {

namespace {

// The promise counts each card's chance by itself; hands that bid it whole would be set a little too often.
constexpr int kCaution = 130;
// Strong hands take a little less than they count, weak ones a little more.
constexpr PerMille kSpread = 700;
// What the average seat bids.
constexpr int kUsualBid = 2950;
// Each trick that the others bid more than usual is a sign that fewer are left for this hand.
constexpr PerMille kTrustInBids = 130;
constexpr int kMostByBids = 450;

// A side so near the target reaches it with an ordinary hand.
constexpr int kNearTarget = 120;
// What a hand may overbid when the match is lost otherwise.
constexpr int kStretch = 1500;

// A nil is asked to hold with this chance when all else is even ...
constexpr PerMille kNilEven = 520;
// ... and more for each trick that the hand would give up,
constexpr PerMille kNilATrick = 35;
// after a partner's nil, which this hand would have to cover,
constexpr PerMille kNilAfterPartner = 150;
// with a lead to protect, less when far behind,
constexpr PerMille kNilByScore = 80;
constexpr int kFarBehind = 150;
// still less when only a nil can stop the opponents from winning,
constexpr PerMille kNilLastChance = 120;
// and less when a strong partner covers it and the alternative is to bid next to nothing.
constexpr PerMille kNilStrongPartner = 130;
constexpr int kStrongBid = 5;
constexpr int kPoorHand = 1700;
// Where one of two partners must bid nil, the other's hand is seldom better suited than this.
constexpr PerMille kNilOrPartner = 200;
// A nil that the hand does not want costs like a number so far off, and more the less likely it is to hold.
constexpr int kUnwantedNil = 3000;
// Nought promises nothing, and earns nothing.
constexpr int kNought = 1000;
// Blind numbers are for braver minds.
constexpr int kBlindNumber = 100'000;
// Four spades are one too many to duck.
constexpr int kMostNilSpades = 3;

int side_bid(const Knowledge& known, Side side) {
    int tricks = 0;
    for (int i = index(side); i < known.rules().seats(); i += known.rules().sides())
        tricks += known.seen().bids[seat_at(i)].value_or(Bid{}).tricks;
    return tricks;
}

// The best of the opposing sides' values.
int best_opposing(const Knowledge& known, const PerSide<int>& values) {
    const Side ours = known.rules().side_of(known.me());
    int best = std::numeric_limits<int>::min();
    for (int s = 0; s < known.rules().sides(); ++s)
        if (side_at(s) != ours) best = std::max(best, values[side_at(s)]);
    return best;
}

// The score that each side reaches if it makes what it bids.
PerSide<int> prospects(const Knowledge& known) {
    const Rules& rules = known.rules();
    PerSide<int> prospects = known.seen().standing.scores;
    for (int i = 0; i < rules.seats(); ++i) {
        const auto& bid = known.seen().bids[seat_at(i)];
        prospects[rules.side_of(seat_at(i))] += bid ? points_for(rules.set(), *bid) : 10 * kUsualBid / kSure;
    }
    return prospects;
}

int best_opposing_prospect(const Knowledge& known) { return best_opposing(known, prospects(known)); }

// The opponents are about to win, and a usual hand leaves the own side far behind them.
bool needs_miracle(const Knowledge& known) {
    const PerSide<int> reached = prospects(known);
    const int theirs = best_opposing(known, reached);
    return theirs >= known.rules().set().target &&
           reached[known.rules().side_of(known.me())] + kFarBehind <= theirs;
}

// The least that this hand must bid for its side to pass both the target and the opponents in this hand, in
// tricks; 0 when the partner's bid is enough.
int bid_to_win(const Knowledge& known) {
    const Side ours = known.rules().side_of(known.me());
    const int goal = std::max(known.rules().set().target, best_opposing_prospect(known) + 1);
    const int missing = goal - known.seen().standing.scores[ours] - 10 * side_bid(known, ours);
    return missing > 0 ? (missing + 9) / 10 : 0;
}

// Others' bids tell how many tricks there are to be had: the last to bid knows almost all.
int by_others_bids(const Knowledge& known) {
    int surplus = 0;
    for (int i = 0; i < known.rules().seats(); ++i) {
        const auto& bid = known.seen().bids[seat_at(i)];
        if (!bid || bid->is_nil()) continue;
        surplus += bid->tricks * kSure - kUsualBid;
    }
    return std::clamp(-both(surplus, kTrustInBids), -kMostByBids, kMostByBids);
}

// At the end of a match the bid that wins it counts for more than what the hand might take.
int by_score(const Knowledge& known, int tricks) {
    const int target = known.rules().set().target;
    const int wins = bid_to_win(known) * kSure;
    if (wins <= tricks) {
        const Side ours = known.rules().side_of(known.me());
        const bool in_reach = known.seen().standing.scores[ours] + kNearTarget >= target;
        return in_reach && wins > 0 ? wins : tricks;
    }
    const bool last_chance = best_opposing_prospect(known) >= target;
    return last_chance && wins <= tricks + kStretch ? wins : tricks;
}

// What a nil would pass to the partner (2.20).
CardSet passed_on_nil(const Knowledge& known) {
    for (int i = 0; i < known.rules().seats(); ++i) {
        const auto& bid = known.seen().bids[seat_at(i)];
        if (known.is_partner(seat_at(i)) && bid && bid->is_nil()) return {};
    }
    return cards_to_pass(known, known.rules().set().nil_pass);
}

bool is_nil_hand(const Knowledge& known, CardSet without) {
    int spades = 0;
    for (const Card card : known.own(Suit::Spades)) {
        if (without.has(card)) continue;
        if (breaks_any_nil(known, card) || ++spades > kMostNilSpades) return false;
    }
    return true;
}

PerMille nil_wanted(const Knowledge& known, int tricks) {
    if (known.rules().set().bid_mode == BidMode::Suicide) return kNilOrPartner;
    const Observation& seen = known.seen();
    const Side ours = known.rules().side_of(known.me());
    const PerSide<int>& scores = seen.standing.scores;
    const int ahead = scores[ours] - best_opposing(known, scores);
    PerMille wanted = kNilEven + both(tricks, kNilATrick);
    if (ahead <= -kFarBehind) wanted -= kNilByScore;
    if (ahead >= kFarBehind) wanted += kNilByScore;
    const bool last_chance = best_opposing_prospect(known) >= known.rules().set().target;
    if (last_chance && bid_to_win(known) * kSure > tricks + kStretch) wanted -= kNilLastChance;
    for (int i = 0; i < known.rules().seats(); ++i) {
        const Seat seat = seat_at(i);
        if (!known.is_partner(seat) || !seen.bids[seat]) continue;
        if (seen.bids[seat]->is_nil()) wanted += kNilAfterPartner;
        if (seen.bids[seat]->tricks >= kStrongBid && tricks <= kPoorHand) wanted -= kNilStrongPartner;
    }
    return wanted;
}

}  // namespace

Estimate estimate_of(const Knowledge& known) {
    Estimate estimate;
    if (known.seen().phase == HandPhase::Blind) {
        estimate.needs_miracle = needs_miracle(known);
        return estimate;
    }
    const int counted = promised_tricks(known);
    const int promise = kUsualBid + both(counted - kUsualBid, kSpread) - kCaution;
    const int most = known.rules().tricks_in_hand() - side_bid(known, known.rules().side_of(known.me()));
    estimate.tricks = std::min(by_score(known, promise + by_others_bids(known)), most * kSure);
    if (!known.seen().legal_bids.nil) return estimate;
    if (const CardSet passed = passed_on_nil(known); is_nil_hand(known, passed)) {
        estimate.nil = not_so(nil_danger(known, passed));
        estimate.nil_wanted = nil_wanted(known, promise);
    }
    return estimate;
}

int score_of(const Estimate& estimate, Bid bid) {
    if (bid.kind == BidKind::Look) return 0;
    if (bid.blind) return bid.is_nil() && estimate.needs_miracle ? 1 : -kBlindNumber;
    if (bid.is_nil())
        return estimate.nil >= estimate.nil_wanted ? 1 + estimate.nil
                                                   : -kUnwantedNil - both(kUnwantedNil, not_so(estimate.nil));
    return -std::abs(bid.tricks * kSure - estimate.tricks) - (bid.tricks == 0 ? kNought : 0);
}

}  // namespace larch::baseline
