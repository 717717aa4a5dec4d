// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "rules/observation.h"

// Written positions, as one seat knows them.
namespace larch::test {

inline Card card_of(std::string_view name) {
    constexpr std::string_view kRanks = "23456789TJQKA";
    constexpr std::string_view kSuitLetters = "CDHS";
    return {static_cast<Rank>(kRanks.find(name[0])), static_cast<Suit>(kSuitLetters.find(name[1]))};
}

inline CardSet cards_of(const std::string& names) {
    CardSet cards;
    std::istringstream words(names);
    for (std::string word; words >> word;) cards.add(card_of(word));
    return cards;
}

inline constexpr int kNil = 0;
inline constexpr int kNotYet = -1;

// What seat 0 knows; its partner is seat 2, to its left sits seat 1.
struct Position {
    RuleSet set{};
    std::string held;
    std::array<int, 4> bids{3, 3, 3, 3};  // by seat
    std::string played{};                 // "1:5H 2:7H", every card of the hand so far, by whom
    std::array<int, 2> scores{0, 0};      // of seat 0's side, of the others
    std::array<int, 2> bags{0, 0};
    // What is unlike the play of a hand, or unlike free bidding before it.
    std::optional<HandPhase> phase{};
    std::optional<LegalBids> legal{};
    int to_give = 0;
    std::string given{};     // by seat 0 to its partner
    std::string laid_off{};  // by seat 0
};

class Seen {
  public:
    explicit Seen(const Position& position) : rules_(*Rules::make(position.set)) {
        seen_.rules = &rules_;
        seen_.seat = seat_at(0);
        seen_.phase = HandPhase::Play;
        seen_.held = cards_of(position.held);
        for (int i = 0; i < 4; ++i) {
            const int bid = position.bids[static_cast<std::size_t>(i)];
            if (bid == kNotYet)
                seen_.phase = HandPhase::Bidding;
            else
                seen_.bids[seat_at(i)] = bid == kNil ? Bid::nil() : Bid::of(bid);
        }
        for (int s = 0; s < rules_.sides(); ++s) {
            seen_.standing.scores[side_at(s)] = position.scores[static_cast<std::size_t>(s % 2)];
            seen_.standing.bags[side_at(s)] = position.bags[static_cast<std::size_t>(s % 2)];
        }
        seen_.phase = position.phase.value_or(seen_.phase);
        seen_.legal_bids =
            position.legal.value_or(LegalBids{.numbers = Numbers::range(1, 13), .nil = position.set.nil});
        seen_.cards_to_give = position.to_give;
        if (!position.given.empty())
            seen_.gifts.push_back({seat_at(0), seat_at(2), cards_of(position.given)});
        if (!position.laid_off.empty()) seen_.gifts.push_back({seat_at(0), {}, cards_of(position.laid_off)});
        std::istringstream words(position.played);
        for (std::string word; words >> word;) play(seat_at(word[0] - '0'), card_of(word.substr(2)));
        EXPECT_TRUE(seen_.phase != HandPhase::Play || seen_.held.size() == 13 - seen_.play.tricks_done)
            << "a position with a wrong number of cards";
    }
    Seen(const Seen&) = delete;

    const Observation& operator*() const { return seen_; }

  private:
    void play(Seat seat, Card card) {
        seen_.played.push_back({seat, card});
        Trick& trick = seen_.play.trick;
        if (trick.empty()) trick = Trick(seat);
        trick.add(rules_, seat, card);
        seen_.play.spades_broken |= rules_.suit_of(card) == Suit::Spades;
        if (trick.size() < 4) return;
        ++seen_.taken[trick.winner()];
        ++seen_.play.tricks_done;
        trick = Trick(trick.winner());
    }

    Rules rules_;
    Observation seen_;
};

inline bool is_one_of(Card card, const std::string& names) { return cards_of(names).has(card); }

}  // namespace larch::test
