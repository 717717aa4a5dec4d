// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "rules/observation.h"

namespace larch {

// How a side stands in the hand so far.
struct SideFacts {
    int contract = 0;        // tricks promised; 0 with none
    int need = 0;            // tricks it still must take for it; 0 or less when it is made
    int bags = 0;            // those it came with and those of this hand
    bool pays_bags = false;  // an overtrick costs it something, or gives to the others
};

// What follows from an observation without any guess. Refers to it, and it must outlive this.
class Facts {
  public:
    explicit Facts(const Observation& seen);

    const Observation& seen() const { return *seen_; }
    const Rules& rules() const { return *seen_->rules; }
    Seat me() const { return seen_->seat; }
    int seats() const { return rules().seats(); }
    bool is_partner(Seat seat) const { return rules().are_partners(me(), seat); }

    // Cards that the seat has not seen, and those of them that count as the suit.
    CardSet out() const { return out_; }
    CardSet out(Suit suit) const { return out_ & rules().suit(suit); }
    // Cards out that beat the card within its suit; how many there lose to it.
    CardSet above(Card card) const;
    int below(Card card) const { return out(rules().suit_of(card)).size() - above(card).size(); }
    CardSet own(Suit suit) const { return seen_->held & rules().suit(suit); }
    CardSet own_spades() const { return own(Suit::Spades); }

    // Another seat has shown that it does not have the suit, or no card of it is out.
    bool is_void(Seat seat, Suit suit) const {
        return (shown_[seat] >> index(suit) & 1) != 0 || out(suit).empty();
    }
    // Has bid nil and taken no trick yet.
    bool nil_alive(Seat seat) const {
        return seen_->bids[seat] && seen_->bids[seat]->is_nil() && seen_->taken[seat] == 0;
    }
    // Has yet to play to the trick after the own seat.
    bool plays_later(Seat seat) const {
        return seat != me() &&
               places_left(seen_->play.trick.leader(), seat, seats()) > seen_->play.trick.size();
    }
    // Tricks not complete, the one on the table included.
    int tricks_left() const { return rules().tricks_in_hand() - seen_->play.tricks_done; }
    SideFacts side(Side side) const;
    // Points that the own side is behind the best other; below nought when it is ahead.
    int behind() const;

  private:
    const Observation* seen_;
    CardSet out_;
    PerSeat<std::uint8_t> shown_;  // a bit for each suit
};

}  // namespace larch
