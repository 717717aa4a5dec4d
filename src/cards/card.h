// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace larch {

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };
inline constexpr int kSuits = 4;
inline constexpr Suit kEverySuit[] = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
constexpr int index(Suit suit) { return static_cast<int>(suit); }

// As printed. Jokers are printed in the lane of the spades, which they always belong to.
enum class Rank : std::uint8_t {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
    LittleJoker,
    BigJoker
};
constexpr int index(Rank rank) { return static_cast<int>(rank); }

// A card as printed: its place in a lane of 16 for each suit. What it counts as is for the rules to say:
// the two of diamonds can be a spade.
class Card {
  public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : index_(static_cast<std::uint8_t>(larch::index(suit) * 16 + larch::index(rank))) {}
    static constexpr Card at(int index) {
        assert(index >= 0 && index < 64);
        Card card;
        card.index_ = static_cast<std::uint8_t>(index);
        return card;
    }

    constexpr int index() const { return index_; }
    constexpr Suit suit() const { return static_cast<Suit>(index_ / 16); }
    constexpr Rank rank() const { return static_cast<Rank>(index_ % 16); }

    friend constexpr auto operator<=>(Card, Card) = default;

  private:
    std::uint8_t index_ = 0;
};

// The position of the set bit with `place` set bits below it; there are more than `place`. Free of branches,
// which random play would mispredict.
inline int select_bit_broadword(std::uint64_t bits, int place) {
    constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
    std::uint64_t sums = bits - (bits >> 1 & 0x55 * kOnes);
    sums = (sums & 0x33 * kOnes) + (sums >> 2 & 0x33 * kOnes);
    sums = ((sums + (sums >> 4)) & 0x0f * kOnes) * kOnes;  // set bits up to and with each byte
    const auto wanted = static_cast<std::uint64_t>(place) * kOnes;
    const int byte = 8 * std::popcount(((wanted | 0x80 * kOnes) - sums) & 0x80 * kOnes);
    std::uint64_t rest = bits >> byte;
    int left = place - static_cast<int>((sums << 8) >> byte & 0xff);
    int at = byte;
    for (int width = 4; width > 0; width /= 2) {
        const int below = std::popcount(rest & ((std::uint64_t{1} << width) - 1));
        const int beyond = left >= below ? width : 0;
        left -= beyond ? below : 0;
        rest >>= beyond;
        at += beyond;
    }
    return at;
}

// The same, in one instruction where the machine has it.
inline int select_bit(std::uint64_t bits, int place) {
#ifdef __BMI2__
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << place, bits));
#else
    return select_bit_broadword(bits, place);
#endif
}

// A set of cards of one pack: one bit a card. (A second pack will be a second word.)
class CardSet {
  public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}

    static constexpr CardSet of(Card card) { return CardSet(std::uint64_t{1} << card.index()); }
    // The thirteen cards printed with a suit.
    static constexpr CardSet printed(Suit suit) {
        return CardSet(std::uint64_t{0x1fff} << (16 * larch::index(suit)));
    }
    // The plain pack of 52.
    static constexpr CardSet plain_pack() { return CardSet(0x1fff'1fff'1fff'1fffULL); }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool has(Card card) const { return (bits_ >> card.index() & 1) != 0; }
    constexpr void add(Card card) { bits_ |= of(card).bits_; }
    constexpr void remove(Card card) { bits_ &= ~of(card).bits_; }

    // The lowest and highest by printed place; the set is not empty.
    constexpr Card first() const {
        assert(!empty());
        return Card::at(std::countr_zero(bits_));
    }
    constexpr Card last() const {
        assert(!empty());
        return Card::at(63 - std::countl_zero(bits_));
    }
    // The card with `place` others before it, from 0; the set holds more than `place`.
    Card nth(int place) const {
        assert(place >= 0 && place < size());
        return Card::at(select_bit(bits_, place));
    }

    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    // for (Card card : set), lowest printed place first.
    class Iterator {
      public:
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Card operator*() const { return Card::at(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint64_t bits_ = 0;
};

}  // namespace larch
