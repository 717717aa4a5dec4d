// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/inline_vector.h"
#include "rules/refusal.h"
#include "rules/rule_set.h"

namespace larch {

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
    // All of them.
    CardSet cards() const {
        CardSet all;
        for (const Card card : cards_) all.add(card);
        return all;
    }
    // The suit led; the trick is not empty.
    Suit led() const { return led_; }
    // Who is winning; the leader while the trick is empty.
    Seat winner() const { return seat_at(best_ & 7); }
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

// The cards of `legal` that are left when the rest of section 3 is heard: the opening lead, spades on the
// first trick, the duty to trump, forced play (3.7 to 3.10). Never empty unless `legal` is.
CardSet restricted_cards(const Rules& rules, CardSet legal, const PlayState& state);
// Which rule of section 3 speaks first against playing one of the cards of `held`; one does.
Reason restriction(const Rules& rules, CardSet held, const PlayState& state, Card card);

// The cards of `held` that following suit and the rule for leading spades leave (3.2, 3.5).
inline CardSet following_cards(const Rules& rules, CardSet held, const PlayState& state) {
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

// The cards of `held` that may be played. Never empty unless `held` is.
inline CardSet legal_cards(const Rules& rules, CardSet held, const PlayState& state) {
    const CardSet legal = following_cards(rules, held, state);
    return rules.restricts_play() ? restricted_cards(rules, legal, state) : legal;
}

// Who holds the lowest club that is in a hand; there always is one.
Seat lowest_club_holder(const Rules& rules, const PerSeat<CardSet>& held);
// Who leads to the first trick (3.1, 3.7).
Seat opening_leader(const Rules& rules, Seat dealer, const PerSeat<CardSet>& held);

// The play of one hand's cards, without the bids and scores around it: small enough to copy for every line of
// play that a player thinks through.
struct Cardplay {
    PerSeat<CardSet> held;
    PlayState state;
    PerSeat<std::uint8_t> taken;  // tricks
    Seat turn{};

    CardSet legal_cards(const Rules& rules) const { return larch::legal_cards(rules, held[turn], state); }
    // Whether every trick has been played.
    bool is_over(const Rules& rules) const { return state.tricks_done == rules.tricks_in_hand(); }
    // The seat in turn plays one of its legal cards; returns who won the trick if this completed it.
    std::optional<Seat> play(const Rules& rules, Card card);
};

inline std::optional<Seat> Cardplay::play(const Rules& rules, Card card) {
    assert(legal_cards(rules).has(card));
    held[turn].remove(card);
    state.trick.add(rules, turn, card);
    state.spades_broken |= rules.suit(Suit::Spades).has(card);
    if (state.trick.size() < rules.seats()) {
        turn = left_of(turn, rules.seats());
        return std::nullopt;
    }
    turn = state.trick.winner();
    ++taken[turn];
    ++state.tricks_done;
    state.trick = Trick(turn);
    return turn;
}

}  // namespace larch
