// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "ai/chance.h"
#include "base/fault.h"

namespace larch {

// The numbers by which a player by rules weighs things, fitted and tuned in self-play (`larch tune`).
struct Weights {
    // Play: what each cell of a situation adds to the worth of a card, in tenths of a point
    // (ai/policy_options.h tells them apart).
    static constexpr std::size_t kPlayCells = 914;
    static constexpr std::size_t kSituations = 16;
    std::array<std::int16_t, kSituations * kPlayCells> play{};

    // Bidding. Tricks, in thousandths, that the cards of a side suit take in the mean, by which of ace, king,
    // queen and jack they hold (8, 4, 2, 1) times 8 plus their number up to 7; and those of the spades, times
    // 10 plus their number up to 9.
    std::array<int, 128> side_tricks{};
    std::array<int, 160> spade_tricks{};
    // What ruffs add: by the cards in the short suit, nought to two, times 6 plus the spades up to 5.
    std::array<int, 18> ruff_tricks{0,   450, 800, 900, 800, 650, 0,   350, 600,
                                    500, 350, 250, 0,   60,  120, 120, 80,  40};
    // From the mean to the bid, in thousandths: a mean hand; how much of what differs from it is believed;
    // what is kept back; what a trick that the others bid beyond their mean takes away, at most so much.
    std::array<int, 5> number_bid{3100, 900, 250, 130, 450};
    // The danger of a card of a nil, in thousandths: for the lowest of its suit to the fourth lowest times
    // 13, plus the cards of the suit above it up to 12; of a side suit and of spades.
    std::array<int, 52> nil_side{};
    std::array<int, 52> nil_spade{};
    // A nil is bid from this chance on, when it would be worth 100 points: without tricks; more for each
    // trick; after a partner's nil; ahead by much, behind by much; beside a partner who bids 5 and more.
    std::array<int, 6> nil_bid{530, 40, 150, 60, -60, -60};

    friend bool operator==(const Weights&, const Weights&) = default;
};

// Calls visit(name, group) for each group of weights.
template <class SomeWeights, class Visit>
void for_each_weight(SomeWeights& weights, Visit visit) {
    visit("play", weights.play);
    visit("sideTricks", weights.side_tricks);
    visit("spadeTricks", weights.spade_tricks);
    visit("ruffTricks", weights.ruff_tricks);
    visit("numberBid", weights.number_bid);
    visit("nilSide", weights.nil_side);
    visit("nilSpade", weights.nil_spade);
    visit("nilBid", weights.nil_bid);
}

// Weights from JSON: an object with a list of whole numbers for each group. A fault names the group that is
// missing, unknown or of another length.
Parsed<Weights> parse_weights(std::string_view text);
std::string print_weights(const Weights& weights);

// Those this program plays by.
const Weights& tuned_weights();

}  // namespace larch
