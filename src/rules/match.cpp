// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/match.h"

#include <algorithm>
#include <limits>

namespace larch {

namespace {

// How far a side is behind the one that counts for blind bids; below nought when it is ahead.
int points_behind(const Rules& rules, const PerSide<int>& scores, Side side) {
    std::optional<int> other;
    for (int s = 0; s < rules.sides(); ++s) {
        if (side_at(s) == side) continue;
        const int score = scores[side_at(s)];
        if (!other)
            other = score;
        else
            other = rules.set().behind_whom == BehindWhom::Leader ? std::max(*other, score)
                                                                  : std::min(*other, score);
    }
    return *other - scores[side];
}

bool may_go_blind(const Rules& rules, const Standing& standing, Side side) {
    const RuleSet& set = rules.set();
    if (set.blind_after_hand1 && standing.hands == 0) return false;
    if (set.blind_behind == 0 && !set.blind_strict) return true;
    const int behind = points_behind(rules, standing.scores, side);
    return set.blind_strict ? behind > set.blind_behind : behind >= set.blind_behind;
}

bool has_lost(const RuleSet& set, const Standing& standing, Side side) {
    const int sets = set.max_sets_in_row ? standing.sets_in_row[side] : standing.sets[side];
    if (set.max_sets > 0 && sets >= set.max_sets) return true;
    return set.floor && set.floor_result == FloorResult::Loses && standing.scores[side] <= *set.floor;
}

// Whether a side is ahead of another: by points, and where the tie rule says so by its bags.
bool is_ahead(const RuleSet& set, const Standing& standing, Side side, Side other) {
    if (standing.scores[side] != standing.scores[other])
        return standing.scores[side] > standing.scores[other];
    return set.tie == Tie::FewerBags && standing.bags[side] < standing.bags[other];
}

// The side ahead of all others among those that have not lost, or among all when every one has.
std::optional<Side> leader(const Rules& rules, const Standing& standing) {
    const RuleSet& set = rules.set();
    bool all_lost = true;
    for (int s = 0; s < rules.sides(); ++s) all_lost &= has_lost(set, standing, side_at(s));
    std::optional<Side> best;
    bool tied = false;
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        if (!all_lost && has_lost(set, standing, side)) continue;
        if (!best || is_ahead(set, standing, side, *best)) {
            best = side;
            tied = false;
        } else if (!is_ahead(set, standing, *best, side)) {
            tied = true;
        }
    }
    return tied ? std::nullopt : best;
}

bool has_ended(const Rules& rules, const Standing& standing) {
    const RuleSet& set = rules.set();
    if (set.max_hands > 0 && standing.hands >= set.max_hands) return true;
    int best = std::numeric_limits<int>::min();
    int second = best;
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        const int score = standing.scores[side];
        if (score >= set.target || (set.floor && score <= *set.floor) || has_lost(set, standing, side))
            return true;
        second = std::max(second, std::min(best, score));
        best = std::max(best, score);
    }
    return set.spread > 0 && best - second >= set.spread;
}

}  // namespace

HandTerms next_terms(const Rules& rules, const Standing& standing) {
    HandTerms terms;
    terms.bids_itself = rules.set().first_hand_free && standing.hands == 0;
    if (terms.bids_itself || !rules.has_blind_bids()) return terms;
    for (int i = 0; i < rules.seats(); ++i)
        if (may_go_blind(rules, standing, rules.side_of(seat_at(i))))
            terms.may_go_blind |= static_cast<std::uint8_t>(1 << i);
    return terms;
}

void add_scores(const Rules& rules, Standing& standing, const PerSide<SideScore>& scores) {
    ++standing.hands;
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        const SideScore& score = scores[side];
        standing.scores[side] += score.points;
        standing.bags[side] = score.bags_after;
        if (score.result == ContractResult::Set) {
            ++standing.sets[side];
            ++standing.sets_in_row[side];
        } else if (score.result == ContractResult::Made) {
            standing.sets_in_row[side] = 0;
        }
        if (score.moon && rules.set().moon == Moon::WinsGame) standing.moon = side;
    }
}

PerSide<SideScore> add_hand(Standing& standing, const Hand& hand) {
    const PerSide<SideScore> scores = score_hand(hand, standing.bags);
    add_scores(hand.rules(), standing, scores);
    return scores;
}

std::optional<Side> match_winner(const Rules& rules, const Standing& standing) {
    if (standing.moon) return standing.moon;
    if (!has_ended(rules, standing)) return std::nullopt;
    return leader(rules, standing);
}

}  // namespace larch
