// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/prospect.h"

namespace larch {

Line line_of(const Ranked& ranked, const Observation& seen) {
    const Rules& rules = ranked.rules();
    Line line;
    Trick trick;
    Suit led{};
    int in_trick = 0;
    for (const PlayedCard& played : seen.played) {
        const Card card = ranked.rank(played.card);
        line.gone.add(card);
        if (in_trick == 0) {
            trick = Trick(played.seat);
            led = rules.suit_of(card);
        } else if (rules.suit_of(card) != led) {
            line.voids |= byte_of(played.seat) << index(led);
        }
        trick.add(rules, played.seat, card);
        in_trick = in_trick + 1 == rules.seats() ? 0 : in_trick + 1;
    }
    line.cards.held[seen.seat] = ranked.rank(seen.held);
    line.cards.state = {in_trick > 0 ? trick : Trick(seen.seat), seen.play.tricks_done,
                        seen.play.spades_broken};
    for (int i = 0; i < rules.seats(); ++i)
        line.cards.taken[seat_at(i)] = static_cast<std::uint8_t>(seen.taken[seat_at(i)]);
    line.tricks = bytes_of(line.cards.taken);
    line.cards.turn = seen.seat;
    return line;
}

namespace {

// Whether a bid is one of the numbers that anybody may say, whatever the auction demands of it.
Bid nearest_plain_bid(const Rules& rules, Bid bid) {
    const LegalBids plain = plain_bids(rules);
    if (bid.is_nil()) {
        if (plain.nil) return bid;
        bid = Bid::of(0);
    }
    const RuleSet& set = rules.set();
    const Numbers allowed = set.bid_mode == BidMode::Fixed ? set.fixed_bids : plain.numbers;
    return Bid::of(allowed.nearest(bid.tricks));
}

}  // namespace

void finish_bidding(const Ranked& ranked, const BidModel& model, Seat dealer, const Standing& standing,
                    Prospect& prospect) {
    const Rules& rules = ranked.rules();
    if (next_terms(rules, standing).bids_itself) return;
    for (int place = 0; place < rules.seats(); ++place) {
        const Seat seat = rules.bidder(dealer, place);
        std::optional<Bid>& bid = prospect.bids[seat];
        if (bid) continue;
        const CardSet hand = prospect.line.cards.held[seat];
        bid = nearest_plain_bid(rules, model.bid(hand, seat, prospect.bids, standing));
    }
}

bool is_thrown_in(const Rules& rules, const PerSeat<std::optional<Bid>>& bids) {
    int total = 0;
    for (int i = 0; i < rules.seats(); ++i) {
        if (!bids[seat_at(i)]) return false;
        total += bids[seat_at(i)]->tricks;
    }
    return total < rules.set().min_table;
}

int gladness_to_give(const Ranked& ranked, CardSet hand, Card card, Giving why) {
    const Suit suit = ranked.rules().suit_of(card);
    const CardSet of_suit = hand & ranked.rules().suit(suit);
    const bool spade = suit == Suit::Spades;
    const CardSet lower{of_suit.bits() & (CardSet::of(card).bits() - 1)};
    // How many cards of the whole suit it beats.
    const int height = std::popcount(ranked.lane(CardSet::of(card), suit) - 1);
    switch (why) {
        case Giving::OwnNil:
            // A card is at ease when the others must play higher ones on the round in which it goes.
            return spade ? 40 + 12 * height
                         : 10 * (height - 2 * lower.size() - 2) + (of_suit.size() < 3 ? 5 : 0);
        case Giving::PartnersNil:
            return -3 * height - (spade ? 60 : 0);
        case Giving::Discard:
            return -4 * height - (spade ? 60 : 0) + (of_suit.size() < 3 ? 12 : 0);
    }
    return 0;
}

CardSet cards_given(const Ranked& ranked, CardSet hand, int count, Giving why) {
    CardSet given;
    while (given.size() < count && given != hand) {
        std::optional<Card> best;
        int most = 0;
        for (const Card card : hand - given) {
            const int gladness = gladness_to_give(ranked, hand - given, card, why);
            if (best && gladness <= most) continue;
            best = card;
            most = gladness;
        }
        given.add(*best);
    }
    return given;
}

Giving reason_to_give(const Observation& seen) {
    const std::optional<Bid>& own = seen.bids[seen.seat];
    if (own && own->is_nil()) return Giving::OwnNil;
    return seen.phase == HandPhase::Exchange ? Giving::PartnersNil : Giving::Discard;
}

namespace {

// What a seat passes to its partner for its nil.
int cards_passed(const Rules& rules, const PerSeat<std::optional<Bid>>& bids, Seat seat) {
    const std::optional<Bid>& own = bids[seat];
    const std::optional<Bid>& partners = bids[rules.partner_of(seat)];
    return own && partners && own->is_nil() ? cards_exchanged(rules, *own, *partners) : 0;
}

void take_widow(const Ranked& ranked, Seat dealer, Prospect& prospect) {
    const Rules& rules = ranked.rules();
    PerSeat<CardSet>& held = prospect.line.cards.held;
    const Seat holder = rules.set().widow == Widow::Dealer ? dealer : lowest_club_holder(rules, held);
    const bool nil = prospect.bids[holder] && prospect.bids[holder]->is_nil();
    const CardSet all = held[holder] | prospect.withheld;
    prospect.withheld = cards_given(ranked, all, rules.widow_size(), nil ? Giving::OwnNil : Giving::Discard);
    held[holder] = all - prospect.withheld;
}

void pass(const Ranked& ranked, Prospect& prospect, Seat from, Seat to, int count, Giving why) {
    PerSeat<CardSet>& held = prospect.line.cards.held;
    const CardSet given = cards_given(ranked, held[from], count, why);
    held[from] -= given;
    held[to] |= given;
}

}  // namespace

void finish_giving(const Ranked& ranked, Seat dealer, GivenSoFar so_far, Prospect& prospect) {
    const Rules& rules = ranked.rules();
    if (rules.set().widow != Widow::None && !so_far.widow) take_widow(ranked, dealer, prospect);
    bool reached = !so_far.by;
    for (int place = 0; place < rules.seats() && rules.has_exchanges(); ++place) {
        const Seat bidder = rules.bidder(dealer, place);
        const int count = cards_passed(rules, prospect.bids, bidder);
        if (count == 0) continue;
        const Seat partner = rules.partner_of(bidder);
        if (reached) pass(ranked, prospect, bidder, partner, count, Giving::OwnNil);
        if (reached || so_far.by == bidder)
            pass(ranked, prospect, partner, bidder, count, Giving::PartnersNil);
        reached |= so_far.by == bidder || so_far.by == partner;
    }
    Cardplay& cards = prospect.line.cards;
    cards.turn = opening_leader(rules, dealer, cards.held);
    cards.state.trick = Trick(cards.turn);
}

}  // namespace larch
