// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "ai/level.h"
#include "base/chacha.h"
#include "table/table.h"

// The proof that nobody is told, or decides by, what it may not know: what a seat gets is the same whatever
// the hidden cards are.
namespace larch {

// Drawn from all that are valid, with offers of blind bids more often than chance would have them: they are
// where a seat may not even know its own cards.
RuleSet random_rule_set_with_offers(ChaCha& stream);

// The same match but for two cards of a suit, hidden from the seat in different places, that were dealt the
// other way round. Nothing where the draw finds none, or where the course of the hand would not be legal.
std::optional<Table> with_hidden_cards_exchanged(const Table& table, Seat seat, ChaCha& stream);

// Sums over states of a table, each compared with one that a seat cannot tell from it.
struct HiddenCardsTotal {
    std::uint64_t hands = 0;
    std::array<std::uint64_t, 6> states{};  // by phase, from Phase::Blind to Phase::Play
    std::uint64_t before_an_answer = 0;     // of these, those where the seat may not see its own cards
    std::uint64_t decisions = 0;            // that were compared too
    std::uint64_t digest = 0;               // of all states
    std::optional<std::string> violation;   // the first difference

    std::uint64_t all_states() const;
};

// Plays matches under the rules, by a sensible player and at random in turns, and compares what a seat is
// sent (the bytes of its view) and what its bot is given (the observation) in `states` states; in `decisions`
// of them, spread evenly and no more than there are states, also what a bot of the level decides there and
// the hint that it makes. Fewer where the rules hardly ever leave two cards to exchange.
HiddenCardsTotal hidden_cards(const Rules& rules, const Seed& seed, std::uint64_t states, Level level,
                              std::uint64_t decisions);

}  // namespace larch
