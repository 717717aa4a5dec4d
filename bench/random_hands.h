// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/chacha.h"
#include "rules/match.h"

namespace larch {

// A bid or a card drawn evenly from the legal ones (to look is one where bids are blind); so many of the
// cards.
Bid random_bid(const LegalBids& legal, ChaCha& stream);
Card random_card(CardSet legal, ChaCha& stream);
CardSet random_cards(CardSet held, int count, ChaCha& stream);

// Where random matches are cut: random play may never reach a target.
inline constexpr int kRandomMatchCutAt = 60;  // hands

// Sums over random hands, one match after the other: every bid, gift and card drawn evenly from the legal
// ones.
struct RandomHandsTotal {
    std::uint64_t hands = 0;
    std::uint64_t matches = 0;  // that came to an end
    std::uint64_t points = 0;   // added up over all sides, modulo 2^64
    std::uint64_t bags = 0;
    std::uint64_t nils = 0;
    std::uint64_t nils_made = 0;
    std::uint64_t digest = 0;
    // The first broken invariant, or nothing. Only Checking::Everything looks for one.
    std::optional<std::string> violation;
};

enum class Checking : std::uint8_t { None, Everything };

// Shuffles, deals, bids, plays and scores `hands` hands. The same seed gives the same total everywhere.
RandomHandsTotal random_hands(const Rules& rules, const Seed& seed, std::uint64_t hands, Checking checking);

// The same without shuffling and scoring: deals are prepared on construction, and play() bids and plays them.
class PreparedHands {
  public:
    PreparedHands(const Rules& rules, const Seed& seed);
    RandomHandsTotal play(std::uint64_t hands);

  private:
    static constexpr std::size_t kDeals = 1024;

    const Rules* rules_;
    ChaCha stream_;
    std::array<Deal, kDeals> deals_;
};

}  // namespace larch
