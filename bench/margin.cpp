// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/margin.h"

#include "ai/policy.h"
#include "rules/dealing.h"

namespace larch {

DealtHand dealt_hand(const Ranked& ranked, const Seed& seed, std::uint64_t number) {
    const Rules& rules = ranked.rules();
    DealtHand hand;
    ChaCha stream(derive(seed, Purpose::Simulation, number));
    hand.dealer = seat_at(static_cast<int>(number % static_cast<std::uint64_t>(rules.seats())));
    const Deal deal = deal_cards(rules.pack(), rules.seats(), hand.dealer, stream);
    for (int i = 0; i < rules.seats(); ++i) hand.line.cards.held[seat_at(i)] = deal.hands[seat_at(i)];
    hand.line.cards.turn = left_of(hand.dealer, rules.seats());
    hand.line.cards.state.trick = Trick(hand.line.cards.turn);
    return hand;
}

std::vector<DealtHand> dealt_hands(const Ranked& ranked, const Seed& seed, std::uint64_t count) {
    std::vector<DealtHand> hands;
    hands.reserve(static_cast<std::size_t>(count));
    for (std::uint64_t number = 0; number < count; ++number)
        hands.push_back(dealt_hand(ranked, seed, number));
    return hands;
}

Bids auction(const Ranked& ranked, const DealtHand& hand, const PerSide<const Hopeful*>& players) {
    const Rules& rules = ranked.rules();
    Bids bids;
    for (int place = 0; place < rules.seats(); ++place) {
        const Seat seat = rules.bidder(hand.dealer, place);
        bids[seat] =
            players[rules.side_of(seat)]->bids().bid(hand.line.cards.held[seat], seat, bids, Standing{});
    }
    return bids;
}

namespace {

int worth(const RuleSet& set, const SideScore& score) {
    int tenths = 10 * score.points;
    if (set.bag_limit > 0)
        tenths -= 10 * set.bag_cost * (score.bags_after - score.bags_before) / set.bag_limit;
    return tenths;
}

}  // namespace

int worth_of(const Ranked& ranked, const Bids& bids, const PerSeat<std::uint8_t>& taken, Side side) {
    const Rules& rules = ranked.rules();
    PerSeat<SeatResult> results;
    for (int i = 0; i < rules.seats(); ++i)
        results[seat_at(i)] = {seat_at(i), bids[seat_at(i)], taken[seat_at(i)]};
    const PerSide<SideScore> scores = score_results(rules, results, {});
    int others = 0;
    for (int s = 0; s < rules.sides(); ++s)
        if (side_at(s) != side) others += worth(rules.set(), scores[side_at(s)]);
    return worth(rules.set(), scores[side]) - others / (rules.sides() - 1);
}

int duel(const Ranked& ranked, const DealtHand& hand, const PerSide<const Hopeful*>& players) {
    const Rules& rules = ranked.rules();
    const Bids bids = auction(ranked, hand, players);
    const Contest contest = contest_of(ranked, bids, Standing{});
    Line line = hand.line;
    while (!line.cards.is_over(rules))
        line.play(rules, policy_card(contest, line, players[contest.side[line.cards.turn]]->weights()));
    return worth_of(ranked, bids, line.cards.taken, side_at(0));
}

int duel_of(const Ranked& ranked, const DealtHand& hand, const Hopeful& a, const Hopeful& b) {
    PerSide<const Hopeful*> as_first;
    PerSide<const Hopeful*> as_others;
    for (int s = 0; s < ranked.rules().sides(); ++s) {
        as_first[side_at(s)] = s == 0 ? &a : &b;
        as_others[side_at(s)] = s == 0 ? &b : &a;
    }
    return (duel(ranked, hand, as_first) - duel(ranked, hand, as_others)) / 2;
}

}  // namespace larch
