// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <algorithm>
#include <limits>

#include "ai/policy_view.h"

// The first card of a trick.
namespace larch::policy {

namespace {

// The best of the cards offered; the first of equals.
struct Choice {
    int card = -1;
    int score = std::numeric_limits<int>::min();

    void offer(int other, int other_score) {
        card = other_score > score ? other : card;
        score = std::max(other_score, score);
    }
};

template <std::size_t kSize>
int entry(const std::array<int, kSize>& table, int place) {
    return table[static_cast<std::size_t>(std::clamp(place, 0, static_cast<int>(kSize) - 1))];
}

// Who may ruff a lead of the suit: so many opponents, so many partners.
struct Ruffers {
    int opponents = 0;
    int partners = 0;
};

Ruffers ruffers(const View& view, int s) {
    Ruffers ruffers;
    if ((view.out & view.suit(kSpades)) == 0) return ruffers;
    for (int i = 0; i < view.rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        if (seat == view.me || !view.ruffs(seat, s)) continue;
        ++(view.is_ally(seat) ? ruffers.partners : ruffers.opponents);
    }
    return ruffers;
}

bool opponents_may_have_spades(const View& view) {
    for (int i = 0; i < view.rules.seats(); ++i)
        if (!view.is_ally(seat_at(i)) && view.may_have(seat_at(i), kSpades)) return true;
    return false;
}

void offer_spades(const View& view, Bits mine, Choice& choice) {
    const Weights& weights = view.weights;
    const Bits out = view.out & view.suit(kSpades);
    const Bits sure = winners(mine, out);
    if (out == 0 || !opponents_may_have_spades(view)) {
        // Nobody but the partner is left to draw them from.
        choice.offer(out == 0 ? lowest(mine) : lowest(mine), -50);
        return;
    }
    const int drawn = count(out);
    if (sure != 0) choice.offer(highest(sure), entry(weights.lead_high_spade, drawn));
    const int length = count(view.hand & view.suit(kSpades)) - drawn / 3;
    choice.offer(lowest(mine), entry(weights.lead_low_spade, length + 1));
}

void offer_side_suit(const View& view, int s, Bits mine, Choice& choice) {
    const Weights& weights = view.weights;
    const Bits out = view.out & view.suit(s);
    const Ruffers who = ruffers(view, s);
    const int into = weights.lead_into[0] * who.opponents;
    if (const Bits sure = winners(mine, out); sure != 0)
        choice.offer(highest(sure), entry(weights.lead_winner, count(out)) + into);
    const int higher = count(out & above(highest(mine)));
    const int length = count(mine);
    int score = entry(weights.lead_low, length - 1) + into + weights.lead_into[1] * who.partners;
    if (higher == 1 && length < 4) score += weights.lead_into[2];
    if (higher == 2 && length < 4) score += weights.lead_into[3];
    choice.offer(lowest(mine), score);
}

// The card that most likely loses the trick.
int lead_losing(const View& view) {
    const auto& weights = view.weights.lead_losing;
    Choice choice;
    for (int s = 0; s < kSuits; ++s) {
        const Bits mine = view.legal & view.suit(s);
        if (mine == 0) continue;
        const Bits out = view.out & view.suit(s);
        const int low = lowest(mine);
        choice.offer(low, weights[0] * count(out & above(low)) + weights[1] * count(out & below(low)));
    }
    return choice.card;
}

}  // namespace

int lead(const View& view) {
    if (view.want <= 0) return lead_losing(view);
    Choice choice;
    for (int s = 0; s < kSuits; ++s) {
        const Bits mine = view.legal & view.suit(s);
        if (mine == 0) continue;
        if (s == kSpades)
            offer_spades(view, mine, choice);
        else
            offer_side_suit(view, s, mine, choice);
    }
    return choice.card;
}

int lead_with_own_nil(const View& view) { return lead_losing(view); }

// High cards first, and none that the partner might have to beat.
int lead_with_partners_nil(const View& view) {
    const auto partner = seat_at(lowest(static_cast<Bits>(view.nils & view.allies())));
    Choice choice;
    for (int s = 0; s < kSuits; ++s) {
        const Bits mine = view.legal & view.suit(s);
        if (mine == 0) continue;
        const Bits out = view.out & view.suit(s);
        const int high = highest(mine);
        int score = -10 * count(out & above(high)) - 2 * (s == kSpades);
        if (!view.may_have(partner, s)) score += 15;
        choice.offer(high, score);
    }
    return choice.card;
}

// Low cards of suits that the nil bidder still has.
int lead_against_nil(const View& view) {
    const Seat nil = seat_at(lowest(view.nils));
    Choice choice;
    for (int s = 0; s < kSuits; ++s) {
        const Bits mine = view.legal & view.suit(s);
        if (mine == 0 || !view.may_have(nil, s)) continue;
        const Bits out = view.out & view.suit(s);
        const int low = lowest(mine);
        if (count(out) < 2) continue;
        choice.offer(low, -6 * count(out & below(low)) + count(out & above(low)) - 4 * (s == kSpades));
    }
    return choice.card >= 0 ? choice.card : lead(view);
}

}  // namespace larch::policy
