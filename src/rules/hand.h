// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/digest.h"
#include "base/inline_vector.h"
#include "cards/deal.h"
#include "rules/refusal.h"
#include "rules/rule_set.h"

namespace larch {

enum class BidKind : std::uint8_t { Tricks, Nil };

// A promise: so many tricks, or none (2.2, 2.3).
struct Bid {
    BidKind kind = BidKind::Tricks;
    int tricks = 0;

    static constexpr Bid nil() { return {BidKind::Nil, 0}; }
    static constexpr Bid of(int tricks) { return {BidKind::Tricks, tricks}; }
    constexpr bool is_nil() const { return kind == BidKind::Nil; }
    friend bool operator==(const Bid&, const Bid&) = default;
};

// Which bids a seat may make now.
struct LegalBids {
    int least = 1;
    int most = 0;
    bool nil = false;

    friend bool operator==(const LegalBids&, const LegalBids&) = default;
};

struct PlayedCard {
    Seat seat{};
    Card card;

    friend bool operator==(const PlayedCard&, const PlayedCard&) = default;
};

// The cards on the table, in the order played, and which of them is winning (3.3).
class Trick {
  public:
    Trick() = default;
    explicit Trick(Seat leader) : leader_(leader), best_(index(leader)) {}

    void add(const Rules& rules, Seat seat, Card card) {
        if (cards_.empty()) led_ = rules.suit_of(card);
        const int key = rules.strength(led_, card) * 8 + index(seat);
        best_ = key > best_ ? key : best_;
        cards_.push_back(card);
    }

    Seat leader() const { return leader_; }
    bool empty() const { return cards_.empty(); }
    int size() const { return static_cast<int>(cards_.size()); }
    // The card played by the seat `place` places after the leader.
    Card card(int place) const { return cards_[static_cast<std::size_t>(place)]; }
    // The suit led; the trick is not empty.
    Suit led() const { return led_; }
    // Who is winning; the leader while the trick is empty.
    Seat winner() const { return seat_at(best_ % 8); }
    // The card that is winning; the trick is not empty.
    Card winning_card(const Rules& rules) const {
        return card(places_left(leader_, winner(), rules.seats()));
    }

    friend bool operator==(const Trick&, const Trick&) = default;

  private:
    InlineVector<Card, kMaxSeats> cards_;
    Seat leader_{};
    Suit led_{};
    int best_ = 0;  // the winning strength times 8, plus its seat: one comparison, no branch
};

// What all can see that decides which cards may be played.
struct PlayState {
    Trick trick;
    int tricks_done = 0;
    bool spades_broken = false;

    friend bool operator==(const PlayState&, const PlayState&) = default;
};

// The cards of `held` that may be played (3.2, 3.4, 3.5). Never empty unless `held` is.
inline CardSet legal_cards(const Rules& rules, CardSet held, const PlayState& state) {
    if (!state.trick.empty()) {
        const CardSet following = held & rules.suit(state.trick.led());
        return following.empty() ? held : following;
    }
    const SpadeLead rule = rules.set().spade_lead;
    if (rule == SpadeLead::Any || state.spades_broken ||
        (rule == SpadeLead::AfterFirst && state.tricks_done > 0))
        return held;
    const CardSet others = held - rules.suit(Suit::Spades);
    return others.empty() ? held : others;
}

enum class HandPhase : std::uint8_t { Bidding, Play, Over };

// One deal being bid and played: the state that the rules of one hand need, small enough to copy for every
// line of play that a player thinks through. It refers to `rules`, which must outlive it.
class Hand {
  public:
    Hand(const Rules& rules, const Deal& deal, Seat dealer);

    const Rules& rules() const { return *rules_; }
    HandPhase phase() const { return phase_; }
    Seat dealer() const { return dealer_; }
    // Whose turn it is; meaningless once the hand is over.
    Seat turn() const { return turn_; }
    CardSet held(Seat seat) const { return held_[seat]; }

    // The bid of a seat, or nothing before it has bid.
    std::optional<Bid> bid_of(Seat seat) const;
    // What the seat in turn may bid (2.2, 2.3).
    LegalBids legal_bids() const;
    // Why `seat` may not bid so now, or nothing when it may.
    std::optional<Refusal> refusal(Seat seat, Bid bid) const;
    // The seat in turn bids. Precondition: not refused.
    void bid(Bid bid);

    // The cards the seat in turn may play.
    CardSet legal_cards() const { return larch::legal_cards(*rules_, held_[turn_], play_); }
    // What speaks against `seat` playing the card now, or nothing when it may: refusal without its
    // particulars, for those who ask about every card.
    std::optional<Reason> objection(Seat seat, Card card) const;
    // Why `seat` may not play the card now, or nothing when it may.
    std::optional<Refusal> refusal(Seat seat, Card card) const;
    // The seat in turn plays a card; returns who won the trick if this card completed it.
    // Precondition: not refused.
    std::optional<Seat> play(Card card);
    // The seat on lead takes every trick that is left (3.6). Precondition: the claim is proven.
    void award_rest();

    const Trick& trick() const { return play_.trick; }
    const PlayState& play_state() const { return play_; }
    int tricks_done() const { return play_.tricks_done; }
    bool spades_broken() const { return play_.spades_broken; }
    int taken(Seat seat) const { return taken_[seat]; }

    void add_to(Digest& digest) const;

  private:
    const Rules* rules_;
    PerSeat<CardSet> held_;
    PerSeat<Bid> bids_;
    PerSeat<std::uint8_t> taken_;
    PlayState play_;
    HandPhase phase_ = HandPhase::Bidding;
    Seat dealer_;
    Seat turn_;
    std::uint8_t bids_made_ = 0;
};

inline std::optional<Reason> Hand::objection(Seat seat, Card card) const {
    if (phase_ != HandPhase::Play) return Reason::NotPlaying;
    if (seat != turn_) return Reason::NotYourTurn;
    if (legal_cards().has(card)) return std::nullopt;
    if (!held_[seat].has(card)) return Reason::CardNotHeld;
    return play_.trick.empty() ? Reason::SpadesNotBroken : Reason::MustFollowSuit;
}

}  // namespace larch
