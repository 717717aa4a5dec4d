// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/baseline/odds.h"
#include "rules/observation.h"

namespace larch::baseline {

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
    // How many cards of the suit the other hands hold between them, and the widow that another seat laid off.
    int out(Suit suit) const { return out_[at(suit)].size(); }
    // How many cards in the other hands beat this one within its suit, and how many it beats. The card is in
    // the own hand or on the table.
    int above(Card card) const { return above_[static_cast<std::size_t>(card.index())]; }
    int below(Card card) const { return out(rules().suit_of(card)) - above(card); }
    // How dear a card is when nothing else tells cards apart: by rank, any spade above all others.
    int dearness(Card card) const {
        return rules().power(card) + (rules().suit_of(card) == Suit::Spades ? kSpadeIsDearer : 0);
    }

    // Whether another seat may still hold the suit: it has shown no void, and some are out.
    bool may_hold(Seat seat, Suit suit) const { return (voids_[seat] >> index(suit) & 1) == 0; }
    // The chance that another seat holds fewer than `count` of `cards` certain unseen cards of a suit.
    PerMille has_fewer(Seat seat, Suit suit, int count, int cards) const {
        if (!may_hold(seat, suit)) return count > 0 ? kSure : 0;
        const int placed = cards == out(suit) ? with_partner_[at(suit)] : 0;
        return fewer_than(is_partner(seat) ? count - placed : count, cards - placed, hand_size_,
                          holders_[at(suit)]);
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
    static constexpr int kSpadeIsDearer = 16;

    static std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }
    void note_voids();
    int count_above(Card card) const;

    const Observation* seen_;
    int hand_size_ = 0;  // cards in another hand
    std::array<CardSet, kSuits> out_{};
    std::array<Cards, kSuits> own_{};
    std::array<int, kSuits> holders_{};       // other seats that may hold the suit
    std::array<int, kSuits> with_partner_{};  // cards passed to the partner, and still there
    std::array<std::uint8_t, 64> above_{};
    PerSeat<std::uint8_t> voids_;  // a bit for each suit
};

}  // namespace larch::baseline
