// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/stream.h"
#include "ai/unseen.h"

namespace larch {

// Cards that some holders have between them, and all the ways they may have them. Cards that the same holders
// may hold are of one kind; how many of each kind each holder gets decides how many ways there are, and those
// splits are counted beforehand, so that a way drawn is exactly as likely as any other.
class Pool {
  public:
    // What each holder gets, in the order they were given.
    using Hands = std::array<CardSet, kMaxHolders>;

    // Every card may be held by someone, and the rooms add up to the number of cards; at least one way
    // exists.
    Pool(std::span<const Holder> holders, CardSet cards);

    // How many ways there are; exact up to 2^53, rounded above.
    double ways() const { return ways_[entry(shares_[0], start_, 0)]; }
    // Any way, as likely as any other.
    Hands draw(Stream& stream) const;
    // The ways by number, from 0 to ways() - 1; there are no more than 2^31.
    Hands way(int number) const;

  private:
    using Rooms = std::array<std::uint8_t, kMaxHolders>;
    struct Kind {
        std::uint16_t holders = 0;  // a bit for each that may hold such cards
        std::uint8_t size = 0;
    };
    // Choosing how many of a kind one of its holders gets. The first chooses from the whole kind, the last
    // gets what is left.
    struct Share {
        std::uint8_t holder = 0;
        bool first = false;
        bool last = false;
        std::uint8_t size = 0;  // of the kind
        int entries = 0;        // where in ways_ its entries begin

        // The last follows from the others, and needs no entries.
        bool follows() const { return last && !first; }
    };

    void sort_cards(std::span<const Holder> holders, CardSet cards);
    void plan_shares();
    double count(std::size_t chosen, int state, Rooms& rooms, int left);
    double count_last_kind(const Rooms& rooms) const;
    double ways_on(std::size_t chosen, int state, const Rooms& rooms, int left) const;
    std::size_t entry(const Share& share, int state, int left) const {
        const int place = share.entries + state + (share.first ? 0 : left * states_);
        return static_cast<std::size_t>(place);
    }
    template <class Pick>
    Hands deal(Pick& pick) const;

    std::size_t holders_ = 0;
    Rooms rooms_{};
    std::array<std::uint8_t, 64> cards_{};  // kind after kind
    InlineVector<Kind, 64> kinds_;          // the one that most may hold is the last
    InlineVector<Share, 255> shares_;       // the last stands for the whole last kind
    // A state is the room that is left, in mixed radix; that of the roomiest holder follows from the others'.
    std::array<int, kMaxHolders> stride_{};
    int states_ = 1;
    int start_ = 0;
    // The ways to go on when a share is to be chosen, by state, and by the cards left of the kind where that
    // is not all of it; below nought what cannot be reached.
    std::vector<double> ways_;
};

}  // namespace larch
