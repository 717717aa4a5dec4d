// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/odds.h"
#include "rules/observation.h"

namespace larch {

// Some cards of one hand, in an order that means something.
using Cards = InlineVector<Card, 32>;

// What follows for a seat from the cards it has seen. It refers to the observation, which must outlive it.
class Knowledge {
  public:
    explicit Knowledge(const Observation& seen);

    const Observation& seen() const { return *seen_; }
    const Rules& rules() const { return *seen_->rules; }
    Seat me() const { return seen_->seat; }
    bool is_partner(Seat seat) const { return rules().are_partners(me(), seat); }

    // Own cards that count as a suit, the strongest first.
    const Cards& own(Suit suit) const { return own_[at(suit)]; }
    // How many cards of the suit the other hands hold between them.
    int out(Suit suit) const { return out_[at(suit)].size(); }
    // How many cards in the other hands beat this one within its suit, and how many it beats. The card is in
    // the own hand or on the table.
    int above(Card card) const { return above_[static_cast<std::size_t>(card.index())]; }
    int below(Card card) const { return out(rules().suit_of(card)) - above(card); }

    // Whether another seat may still hold the suit: it has shown no void, and some are out.
    bool may_hold(Seat seat, Suit suit) const { return (voids_[seat] >> index(suit) & 1) == 0; }
    // The chance that another seat holds fewer than `count` of `cards` certain unseen cards of a suit.
    PerMille has_fewer(Seat seat, Suit suit, int count, int cards) const {
        if (!may_hold(seat, suit)) return count > 0 ? kSure : 0;
        return fewer_than(count, cards, seen_->held.size(), holders_[at(suit)]);
    }
    PerMille has_none(Seat seat, Suit suit, int cards) const { return has_fewer(seat, suit, 1, cards); }
    PerMille is_void(Seat seat, Suit suit) const { return has_none(seat, suit, out(suit)); }
    // Tricks not yet complete, the one on the table included.
    int tricks_left() const { return rules().tricks_in_hand() - seen_->play.tricks_done; }
    // Has bid nil and taken no trick yet.
    bool nil_alive(Seat seat) const {
        return seen_->bids[seat] && seen_->bids[seat]->is_nil() && seen_->taken[seat] == 0;
    }

  private:
    static std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }
    void note_voids();
    int count_above(Card card) const;

    const Observation* seen_;
    std::array<CardSet, kSuits> out_{};
    std::array<Cards, kSuits> own_{};
    std::array<int, kSuits> holders_{};  // other seats that may hold the suit
    std::array<std::uint8_t, 64> above_{};
    PerSeat<std::uint8_t> voids_;  // a bit for each suit
};

// The strongest card of a set that lies within one suit; the set is not empty.
Card strongest(const Rules& rules, CardSet cards);

}  // namespace larch
