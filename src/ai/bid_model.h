// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ai/ranked.h"
#include "ai/weights.h"
#include "rules/match.h"

namespace larch {

// What a hand promises before the bidding is looked at.
struct Promise {
    int tricks = 0;    // thousandths of a trick that it will take when it tries to
    PerMille nil = 0;  // the chance that it takes none when all know it wants none
};

// How a player by rules bids: from tables made once, fast enough to be asked about every hand of every world.
class BidModel {
  public:
    // Refers to `ranked`, which must outlive it.
    BidModel(const Ranked& ranked, const Weights& weights);

    // Of the ranked cards of a whole hand (13 of them in the plain game).
    Promise promise(CardSet hand) const;
    // What such a player bids with this hand in the auction so far: nil or a number that the rules allow by
    // themselves (2.2, 2.3); who takes part of a restricted auction picks the nearest legal one.
    Bid bid(CardSet hand, Seat seat, const PerSeat<std::optional<Bid>>& so_far,
            const Standing& standing) const;
    // How likely a player with this hand would have made this bid there, from 1 to 255; blind bids say
    // nothing of the cards and look all alike.
    int likelihood(CardSet hand, Seat seat, Bid made, const PerSeat<std::optional<Bid>>& before,
                   const Standing& standing) const;

    // Where the tables of the weights speak of a hand: in spade_tricks, in side_tricks, in ruff_tricks (when
    // they do), and in nil_side or nil_spade.
    int place_of_spades(CardSet hand) const;
    int place_of_side(CardSet hand, Suit suit) const;
    std::optional<int> place_of_ruffs(CardSet hand, Suit suit) const;
    InlineVector<int, 4> places_of_nil(CardSet hand, Suit suit) const;

  private:
    // What the cards of one suit come to by themselves.
    struct SuitPromise {
        std::int16_t tricks = 0;  // thousandths
        std::int16_t safe = 0;    // chance to take no trick, in thousandths
    };
    // What the hand would bid: tricks, in thousandths, and the chance from which on it would rather bid nil.
    struct Wish {
        int tricks = 0;
        PerMille nil_from = 0;
    };

    SuitPromise weigh(std::uint64_t lane, int cards_of_suit, Suit suit) const;
    SuitPromise of_suit(CardSet hand, Suit suit) const;
    Wish wish(const Promise& promise, Seat seat, const PerSeat<std::optional<Bid>>& so_far,
              const Standing& standing) const;

    const Ranked* ranked_;
    Weights weights_;
    int longest_ = 0;                 // cards of the longest side suit
    std::vector<SuitPromise> side_;   // by lane, as if every side suit had the cards of the longest
    std::vector<SuitPromise> spade_;  // by lane; empty where the pack has too many spades
};

}  // namespace larch
