// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/search.h"

#include <algorithm>

#include "ai/endgame.h"
#include "ai/policy.h"
#include "ai/prospect.h"

namespace larch {

namespace {

// Tricks of a seat's side beyond those that its numbers promise.
int tricks_over(const Contest& contest, const PerSeat<std::uint8_t>& taken, Seat seat) {
    int tricks = -contest.contract[contest.side[seat]];
    for (int i = 0; i < contest.ranked->rules().seats(); ++i)
        if ((contest.allies[seat] & byte_of(seat_at(i))) != 0) tricks += taken[seat_at(i)];
    return std::max(tricks, 0);
}

Ending after_playing(const Plan& plan, const World& world, const Action& action) {
    const Rules& rules = plan.mind->ranked().rules();
    const Seat seat = plan.seen->seat;
    Line line = plan.line;
    Cardplay& cards = line.cards;
    cards.held = world;
    Seat taker = seat;
    if (action.claims) {
        const int left = rules.tricks_in_hand() - cards.state.tricks_done;
        cards.taken[cards.turn] = static_cast<std::uint8_t>(cards.taken[cards.turn] + left);
    } else {
        line.play(rules, plan.mind->ranked().rank(*action.card));
        const bool open = !cards.state.trick.empty();
        const int left = rules.tricks_in_hand() - cards.state.tricks_done;
        if (left <= plan.mind->budget().exact_tricks && rules.sides() == 2) {
            const OpenEnding best = best_ending(rules, *plan.payoffs, cards, rules.side_of(seat));
            taker = open ? best.first : cards.turn;
            cards.taken = best.taken;
        } else {
            if (open) play_trick(plan.contest, line, plan.mind->weights());
            taker = cards.turn;
            play_out(plan.contest, line, plan.mind->weights());
        }
    }
    return {plan.payoffs->of(cards.taken), plan.nil && cards.taken[*plan.nil] == 0,
            tricks_over(plan.contest, cards.taken, seat), rules.side_of(taker) == rules.side_of(seat)};
}

// From the bidding on, or from giving cards away.
Ending after_deciding(const Plan& plan, const World& world, const Action& action) {
    const Observation& seen = *plan.seen;
    const Mind& mind = *plan.mind;
    const Ranked& ranked = mind.ranked();
    Prospect prospect{.bids = seen.bids, .line = plan.line};
    PerSeat<CardSet>& held = prospect.line.cards.held;
    held = world;
    prospect.withheld = ranked.rules().pack();
    for (int i = 0; i < ranked.rules().seats(); ++i) prospect.withheld -= held[seat_at(i)];

    GivenSoFar so_far{.widow = seen.phase == HandPhase::Exchange || seen.phase == HandPhase::Discard ||
                               ranked.rules().set().widow_discard == WidowDiscard::BeforeBids};
    std::optional<Seat> nil = plan.nil;
    if (action.bid) {
        if (action.bid->kind != BidKind::Look) prospect.bids[seen.seat] = action.bid;
        if (action.bid->is_nil()) nil = seen.seat;
    } else {
        const CardSet given = ranked.rank(*action.given);
        held[seen.seat] -= given;
        if (seen.phase == HandPhase::Exchange) {
            held[ranked.rules().partner_of(seen.seat)] |= given;
            so_far.by = seen.seat;
        } else {
            prospect.withheld |= given;
        }
    }
    finish_bidding(ranked, mind.bid_model(), seen.dealer, seen.standing, prospect);
    if (is_thrown_in(ranked.rules(), prospect.bids)) {
        Standing standing = seen.standing;
        ++standing.hands;
        const Seat next = left_of(seen.dealer, ranked.rules().seats());
        return {{mind.equity().chance(standing, next, mind.rules().side_of(seen.seat)), 0}, false};
    }
    finish_giving(ranked, seen.dealer, so_far, prospect);
    const Contest contest = contest_of(ranked, prospect.bids, seen.standing);
    play_out(contest, prospect.line, mind.weights());
    PerSeat<SeatResult> results;
    for (int i = 0; i < ranked.rules().seats(); ++i) {
        const Seat seat = seat_at(i);
        results[seat] = {seat, prospect.bids[seat], prospect.line.cards.taken[seat]};
    }
    return {payoff(mind.rules(), mind.equity(), seen.standing, seen.dealer, results,
                   mind.rules().side_of(seen.seat)),
            nil && prospect.line.cards.taken[*nil] == 0,
            tricks_over(contest, prospect.line.cards.taken, seen.seat)};
}

}  // namespace

Ending ending_of(const Plan& plan, const World& world, const Action& action) {
    return plan.seen->phase == HandPhase::Play ? after_playing(plan, world, action)
                                               : after_deciding(plan, world, action);
}

}  // namespace larch
