// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/decide.h"
#include "rules/score.h"

namespace larch::test {

// What the seat in turn knows, gathered while a hand is bid and played. (A table builds the real ones.)
class Watched {
  public:
    Watched(const Rules& rules, const Deal& deal, Seat dealer) : hand_(rules, deal, dealer) {}

    const Hand& hand() const { return hand_; }
    PerSide<int> scores;
    PerSide<int> bags;

    Observation observe() const {
        const Rules& rules = hand_.rules();
        Observation seen;
        seen.rules = &rules;
        seen.seat = hand_.turn();
        seen.phase = hand_.phase();
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

    // Precondition: legal.
    void act(const Decision& decision) {
        if (decision.bid) {
            hand_.bid(*decision.bid);
        } else {
            played_.push_back({hand_.turn(), *decision.card});
            hand_.play(*decision.card);
        }
    }

    bool is_legal(const Decision& decision) const {
        if (decision.bid.has_value() == decision.card.has_value()) return false;
        return decision.bid ? !hand_.refusal(hand_.turn(), *decision.bid)
                            : !hand_.refusal(hand_.turn(), *decision.card);
    }

  private:
    Hand hand_;
    InlineVector<PlayedCard, 64> played_;
};

inline Seed seed_of(std::uint64_t number) { return derive(Seed{}, Purpose::Simulation, number); }

}  // namespace larch::test
