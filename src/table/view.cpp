// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "table/view.h"

#include <algorithm>

#include "base/sort_few.h"
#include "rules/claim.h"
#include "table/table.h"

namespace larch {

namespace {

constexpr Suit kSortOrder[] = {Suit::Diamonds, Suit::Clubs, Suit::Hearts, Suit::Spades};

std::vector<HeldCard> sorted_hand(const Table& table, CardSet held, Seat seat) {
    const Hand& hand = table.hand();
    const Rules& rules = table.rules();
    const bool is_to_play = table.phase() == Phase::Play && table.turn() == seat;
    std::vector<HeldCard> cards;
    for (const Suit suit : kSortOrder) {
        const std::size_t first = cards.size();
        for (const Card card : held& rules.suit(suit))
            cards.push_back({card, is_to_play ? hand.refusal(seat, card) : std::nullopt});
        sort_few(std::span(cards).subspan(first), [&](const HeldCard& a, const HeldCard& b) {
            return rules.power(a.card) > rules.power(b.card);
        });
    }
    return cards;
}

TrickView trick_view(const Trick& trick, int seats) {
    TrickView view{.leader = trick.leader()};
    Seat seat = trick.leader();
    for (int place = 0; place < trick.size(); ++place) {
        view.plays.push_back({seat, trick.card(place)});
        seat = left_of(seat, seats);
    }
    if (!trick.empty()) {
        view.led = trick.led();
        view.winner = trick.winner();
    }
    return view;
}

SideView side_view(const Table& table, Side side) {
    const Hand& hand = table.hand();
    const Rules& rules = table.rules();
    const Standing& standing = table.standing();
    SideView view{.side = side,
                  .score = standing.scores[side],
                  .bags = standing.bags[side],
                  .sets = standing.sets[side]};
    InlineVector<SeatResult, kMaxSeats> results;
    for (int i = index(side); i < rules.seats(); i += rules.sides())
        if (const std::optional<Bid> bid = hand.bid_of(seat_at(i)); bid || hand.bids_itself())
            results.push_back({seat_at(i), bid, hand.taken(seat_at(i))});
    if (results.empty()) return view;
    const Tally count = tally(rules.set(), {results.begin(), results.end()});
    if (!hand.bids_itself()) view.contract = count.contract;
    view.tricks = count.taken;
    return view;
}

}  // namespace

std::vector<HeldCard> Table::held(Seat seat) const { return sorted_hand(*this, hand_->held(seat), seat); }

View Table::view(Seat seat) const {
    const int seats = rules_->seats();
    const bool sees_cards = hand_->sees_cards(seat);
    const std::optional<Seat> claimant = record_.hands.back().claimed_by;
    View view{.seat = seat,
              .rules = rules_in_words_,
              .phase = phase(),
              .turn = turn(),
              .dealer = hand_->dealer(),
              .hand_number = static_cast<int>(record_.hands.size()),
              .trick_number = std::min(hand_->tricks_done() + 1, rules_->tricks_in_hand()),
              .tricks_in_hand = rules_->tricks_in_hand(),
              .target = rules_->set().target,
              .floor = rules_->set().floor,
              .max_hands = rules_->set().max_hands,
              .max_sets = rules_->set().max_sets,
              .hand_hidden = !sees_cards,
              .hand = sees_cards ? held(seat) : std::vector<HeldCard>{},
              .shown = claimant ? held(*claimant) : std::vector<HeldCard>{},
              .trick = trick_view(hand_->trick(), seats),
              .spades_broken = hand_->spades_broken(),
              .results = results_,
              .winner = winner_,
              .undone = record_.undone};
    for (int i = 0; i < seats; ++i) {
        const Seat other = seat_at(i);
        view.seats.push_back({.seat = other,
                              .side = rules_->side_of(other),
                              .is_bot = record_.players[other].is_bot(),
                              .cards_left = hand_->held(other).size(),
                              .bid = hand_->bid_of(other),
                              .tricks = hand_->taken(other)});
    }
    for (int s = 0; s < rules_->sides(); ++s) view.sides.push_back(side_view(*this, side_at(s)));
    for (const Trick& trick : tricks())
        if (trick.size() == seats) view.tricks.push_back(trick_view(trick, seats));

    const bool in_turn = turn() == seat;
    if (in_turn && hand_->is_bidding()) view.legal_bids = hand_->legal_bids();
    if (in_turn && hand_->cards_to_give() > 0) view.give = {hand_->cards_to_give(), hand_->receiver()};
    for (const Gift& gift : gifts_of(seat))
        for (const HeldCard& held : sorted_hand(*this, gift.cards, seat))
            (gift.from == seat ? view.given : view.received).push_back(held.card);
    view.can = {.undo = last_decision(seat) != nullptr,
                .claim = in_turn && rules_->set().claim && claim_is_certain(observation(seat)),
                .next_hand = view.phase == Phase::HandOver};
    return view;
}

}  // namespace larch
