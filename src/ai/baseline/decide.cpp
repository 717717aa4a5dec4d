// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/decide.h"

#include <algorithm>
#include <limits>

#include "ai/baseline/gifts.h"
#include "ai/baseline/play.h"
#include "ai/baseline/promise.h"
#include "ai/baseline/trick_odds.h"

namespace larch::baseline {

namespace {

// From this chance on, a trick counts as won.
constexpr PerMille kAsGoodAsWon = 850;
// A chance worth naming as the reason for a card.
constexpr PerMille kHope = 200;

InlineVector<Bid, kMostActions> bids_of(const Observation& seen) {
    const LegalBids& legal = seen.legal_bids;
    InlineVector<Bid, kMostActions> bids;
    if (seen.phase == HandPhase::Raising) {
        bids.push_back(*seen.bids[seen.seat]);
        return bids;
    }
    for (const int tricks : legal.numbers) bids.push_back({BidKind::Tricks, legal.blind, tricks});
    if (legal.nil) bids.push_back({BidKind::Nil, legal.blind, 0});
    if (legal.blind) bids.push_back(Bid::look());
    return bids;
}

Motive motive_of_bid(const Plan& plan, Bid bid) {
    if (plan.known.seen().phase == HandPhase::Raising) return Motive::StandsByBid;
    if (bid.kind == BidKind::Look) return Motive::LooksFirst;
    if (bid.blind) return Motive::RisksBlindNil;
    if (plan.bids.size() == 1) return Motive::OnlyChoice;
    return bid.is_nil() ? Motive::BidsNil : Motive::CountsTricks;
}

Motive motive_of_giving(const Knowledge& known) {
    const Observation& seen = known.seen();
    if (known.nil_alive(seen.seat)) return Motive::PassesDanger;
    return seen.phase == HandPhase::Exchange ? Motive::SparesNil : Motive::LaysOff;
}

PerMille side_wins(const Knowledge& known, const TrickOdds& odds) {
    PerMille chance = odds.wins[known.me()];
    for (int i = 0; i < known.rules().seats(); ++i)
        if (known.is_partner(seat_at(i))) chance += odds.wins[seat_at(i)];
    return chance;
}

Motive motive_of_lead(const Plan& plan, Card card, const TrickOdds& odds) {
    const Knowledge& known = plan.known;
    if (known.above(card) == 0 && odds.wins[known.me()] > kHope) return Motive::CashesWinner;
    if (odds.wins[known.me()] > kSure / 2) return Motive::TriesToWin;
    return plan.stakes.own_trick < 0 ? Motive::Ducks : Motive::LeadsLow;
}

Motive motive_of_nil(const Plan& plan, const TrickOdds& odds) {
    const Knowledge& known = plan.known;
    for (int i = 0; i < known.rules().seats(); ++i) {
        const Seat seat = seat_at(i);
        if (seat == known.me() || !known.nil_alive(seat)) continue;
        if (known.is_partner(seat) && odds.wins[known.me()] > kSure / 2) return Motive::CoversPartnersNil;
        if (!known.is_partner(seat) && odds.wins[seat] > kHope) return Motive::AttacksNil;
    }
    return Motive::PlaysLow;
}

Motive motive_of_card(const Plan& plan, Card card, const TrickOdds& odds) {
    const Knowledge& known = plan.known;
    const Rules& rules = known.rules();
    const Trick& trick = known.seen().play.trick;
    if (plan.cards.size() == 1) return Motive::OnlyChoice;
    if (known.nil_alive(known.me())) return Motive::KeepsOwnNil;
    if (const Motive motive = motive_of_nil(plan, odds); motive != Motive::PlaysLow) return motive;
    if (trick.empty()) return motive_of_lead(plan, card, odds);
    const PerMille own = odds.wins[known.me()];
    if (own > kHope) {
        if (rules.suit_of(card) != trick.led()) return Motive::Ruffs;
        return own >= kAsGoodAsWon ? Motive::WinsTrick : Motive::TriesToWin;
    }
    if (side_wins(known, odds) > kSure / 2) return Motive::LeavesToPartner;
    return plan.stakes.own_trick < 0 ? Motive::Ducks : Motive::PlaysLow;
}

}  // namespace

void Scores::add(const Scores& part) {
    for (std::size_t i = 0; i < of.size(); ++i) of[i] += part.of[i];
}

Plan plan(const Observation& seen) {
    Plan plan{.known = Knowledge(seen)};
    plan.promised = promised_tricks(plan.known);
    if (seen.phase <= HandPhase::Raising) {
        plan.estimate = estimate_of(plan.known);
        plan.bids = bids_of(seen);
    } else if (seen.cards_to_give > 0) {
        for (const Card card : seen.held) plan.cards.push_back(card);
    } else {
        plan.stakes = stakes_of(plan.known, plan.promised);
        plan.cards = distinct_cards(plan.known);
    }
    plan.items = static_cast<int>(plan.bids.size() + plan.cards.size());
    return plan;
}

Scores evaluate(const Plan& plan, int from, int to) {
    assert(from >= 0 && to <= plan.items);
    Scores scores;
    for (int item = from; item < to; ++item) {
        const auto action = static_cast<std::size_t>(item);
        if (!plan.bids.empty())
            scores.of[action] = score_of(plan.estimate, plan.bids[action]);
        else if (plan.known.seen().cards_to_give > 0)
            scores.of[action] = worth_of_giving(plan.known, plan.cards[action]);
        else
            scores.of[action] = score_of(plan.known, plan.stakes, plan.cards[action]);
    }
    return scores;
}

namespace {

// The first of those with the best score.
std::size_t best_item(const Plan& plan, const Scores& scores) {
    return static_cast<std::size_t>(std::max_element(scores.of.begin(), scores.of.begin() + plan.items) -
                                    scores.of.begin());
}

CardSet best_to_give(const Plan& plan, Scores scores) {
    CardSet given;
    while (given.size() < plan.known.seen().cards_to_give) {
        const std::size_t best = best_item(plan, scores);
        given.add(plan.cards[best]);
        scores.of[best] = std::numeric_limits<std::int64_t>::min();
    }
    return given;
}

}  // namespace

Decision choose(const Plan& plan, const Scores& scores) {
    assert(plan.items > 0);
    Decision decision{.grounds = {.promised = plan.promised, .need = plan.stakes.need}};
    if (plan.known.seen().cards_to_give > 0) {
        decision.given = best_to_give(plan, scores);
        decision.grounds.motive = motive_of_giving(plan.known);
        return decision;
    }
    const std::size_t best = best_item(plan, scores);
    if (!plan.bids.empty()) {
        decision.bid = plan.bids[best];
        decision.grounds.motive = motive_of_bid(plan, *decision.bid);
        decision.grounds.chance = decision.bid->is_nil() ? plan.estimate.nil : 0;
        return decision;
    }
    decision.card = plan.cards[best];
    const TrickOdds odds = trick_odds(plan.known, plan.stakes, *decision.card);
    decision.grounds.motive = motive_of_card(plan, *decision.card, odds);
    decision.grounds.chance = side_wins(plan.known, odds);
    return decision;
}

Decision decide(const Observation& seen) {
    const Plan work = plan(seen);
    return choose(work, evaluate(work, 0, work.items));
}

}  // namespace larch::baseline
