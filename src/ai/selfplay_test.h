// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ai/decide.h"
#include "rules/score.h"

namespace larch::test {

inline Seed seed_of(std::uint64_t number) { return derive(Seed{}, Purpose::Simulation, number); }

// A hand in play and what the seat in turn knows of it. (A table builds the real observations.)
class Watched {
  public:
    Watched(const Rules& rules, const Deal& deal, Seat dealer) : hand_(rules, deal, dealer), deal_(deal) {}

    PerSide<int> scores;
    PerSide<int> bags;

    const Hand& hand() const { return hand_; }
    bool is_over() const { return hand_.phase() == HandPhase::Over; }

    Observation observe() const {
        const Rules& rules = hand_.rules();
        Observation seen{.rules = &rules, .seat = hand_.turn(), .phase = hand_.phase()};
        seen.scores = scores;
        seen.bags = bags;
        seen.dealer = hand_.dealer();
        seen.held = hand_.held(seen.seat);
        seen.legal_bids = hand_.legal_bids();
        seen.play = hand_.play_state();
        seen.played = played_;
        for (int i = 0; i < rules.seats(); ++i) {
            seen.bids[seat_at(i)] = hand_.bid_of(seat_at(i));
            seen.taken[seat_at(i)] = hand_.taken(seat_at(i));
        }
        return seen;
    }

    bool allows(const Decision& decision) const {
        if (decision.bid.has_value() == decision.card.has_value()) return false;
        return decision.bid ? !hand_.refusal(hand_.turn(), *decision.bid)
                            : !hand_.refusal(hand_.turn(), *decision.card);
    }

    // Precondition: allowed.
    void act(const Decision& decision) {
        if (decision.bid) {
            hand_.bid(*decision.bid);
        } else {
            played_.push_back({hand_.turn(), *decision.card});
            hand_.play(*decision.card);
        }
    }

    // The same hand up to now, but that two cards of one suit, held by two seats not in turn, have changed
    // places: the seat in turn cannot know. Nothing when the draw finds no such pair.
    std::optional<Watched> with_hidden_cards_exchanged(ChaCha& stream) const {
        const auto seats = static_cast<std::uint32_t>(hand_.rules().seats());
        const Seat a = seat_at(static_cast<int>(stream.below(seats)));
        const Seat b = seat_at(static_cast<int>(stream.below(seats)));
        const CardSet suit = hand_.rules().suit(static_cast<Suit>(stream.below(kSuits)));
        const CardSet of_a = hand_.held(a) & suit;
        const CardSet of_b = hand_.held(b) & suit;
        if (a == b || a == hand_.turn() || b == hand_.turn() || of_a.empty() || of_b.empty()) return {};
        Deal deal = deal_;
        const CardSet both = CardSet::of(of_a.first()) | CardSet::of(of_b.last());
        deal.hands[a] = (deal.hands[a] | both) - CardSet::of(of_a.first());
        deal.hands[b] = (deal.hands[b] | both) - CardSet::of(of_b.last());

        Watched other(hand_.rules(), deal, hand_.dealer());
        other.scores = scores;
        other.bags = bags;
        for (int i = 0; i < hand_.rules().seats(); ++i)
            if (const auto bid = hand_.bid_of(other.hand_.turn())) other.act({.bid = bid});
        for (const PlayedCard& played : played_) other.act({.card = played.card});
        return other;
    }

  private:
    Hand hand_;
    Deal deal_;
    InlineVector<PlayedCard, 64> played_;
};

// Plays on to the end of the hand; `decide_for` gives each decision from the observation of its seat.
template <class DecideFor>
void play_out(Watched& watched, DecideFor decide_for) {
    while (!watched.is_over()) watched.act(decide_for(watched.observe()));
}

inline Watched deal_hand(const Rules& rules, std::uint64_t number) {
    ChaCha stream(seed_of(number));
    const Seat dealer = seat_at(static_cast<int>(number % static_cast<std::uint64_t>(rules.seats())));
    return {rules, deal_cards(rules.pack(), rules.seats(), dealer, stream), dealer};
}

// Any legal bid up to four, any legal card.
inline Decision random_decision(const Observation& seen, ChaCha& stream) {
    if (seen.phase == HandPhase::Bidding)
        return {.bid = Bid::of(seen.legal_bids.least + static_cast<int>(stream.below(4)))};
    const CardSet legal = seen.legal_cards();
    return {.card = legal.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(legal.size()))))};
}

}  // namespace larch::test
