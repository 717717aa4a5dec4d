// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include <vector>

#include "cards/deal.h"

namespace larch {
namespace {

Seed seed_of(std::uint8_t byte) {
    Seed seed;
    seed.bytes.fill(byte);
    return seed;
}

std::vector<Card> plain_order() {
    std::vector<Card> cards;
    for (int suit = 0; suit < kSuits; ++suit)
        for (int rank = index(Rank::Two); rank <= index(Rank::Ace); ++rank)
            cards.emplace_back(static_cast<Rank>(rank), static_cast<Suit>(suit));
    return cards;
}

TEST(Pack_1_2, HoldsEachRankOfEachSuitOnce) {
    const std::vector<Card> cards = plain_order();
    CardSet pack;
    for (const Card card : cards) pack.add(card);
    EXPECT_EQ(pack, CardSet::plain_pack());
    EXPECT_EQ(CardSet::plain_pack().size(), 52);
    for (int suit = 0; suit < kSuits; ++suit)
        EXPECT_EQ(CardSet::printed(static_cast<Suit>(suit)).size(), 13) << suit;
}

TEST(Card, KnowsItsSuitAndRank) {
    for (const Card card : plain_order()) {
        EXPECT_EQ(Card(card.rank(), card.suit()), card);
        EXPECT_EQ(Card::at(card.index()), card);
        EXPECT_TRUE(CardSet::printed(card.suit()).has(card));
    }
    EXPECT_EQ(Card(Rank::BigJoker, Suit::Spades).index(), 62);
}

TEST(CardSet, IsWalkedInPrintedOrder) {
    std::vector<Card> walked;
    for (const Card card : CardSet::plain_pack()) walked.push_back(card);
    EXPECT_EQ(walked, plain_order());
    EXPECT_EQ(CardSet::plain_pack().first(), Card(Rank::Two, Suit::Clubs));
    EXPECT_EQ(CardSet::plain_pack().last(), Card(Rank::Ace, Suit::Spades));
}

TEST(CardSet, AddsRemovesAndCombines) {
    const Card king(Rank::King, Suit::Hearts);
    const Card two(Rank::Two, Suit::Clubs);
    CardSet set;
    EXPECT_TRUE(set.empty());
    set.add(king);
    set.add(king);
    set.add(two);
    EXPECT_EQ(set.size(), 2);
    EXPECT_EQ(set & CardSet::printed(Suit::Hearts), CardSet::of(king));
    EXPECT_EQ(set - CardSet::of(king), CardSet::of(two));
    EXPECT_EQ(set - CardSet::printed(Suit::Hearts), CardSet::of(two));
    EXPECT_EQ(CardSet::of(king) | CardSet::of(two), set);
    set.remove(two);
    set.remove(two);
    EXPECT_EQ(set, CardSet::of(king));
}

TEST(CardSet, NthIsTheOneReachedByWalking) {
    ChaCha stream(seed_of(1));
    for (int round = 0; round < 20'000; ++round) {
        // Sparse, even and dense sets, and all 64 places, not those of the plain pack alone.
        std::uint64_t bits = stream.next_u64();
        if (round % 3 == 0) bits &= stream.next_u64() & stream.next_u64();
        if (round % 3 == 1) bits |= stream.next_u64() | stream.next_u64();
        const CardSet set(bits);
        int place = 0;
        for (const Card card : set) {
            // The machine's own instruction and the way of those without one.
            ASSERT_EQ(set.nth(place), card) << std::hex << bits;
            ASSERT_EQ(select_bit_broadword(bits, place), card.index()) << std::hex << bits;
            ++place;
        }
        ASSERT_EQ(place, set.size());
    }
    for (int place = 0; place < 64; ++place) {
        EXPECT_EQ(CardSet(~std::uint64_t{0}).nth(place).index(), place);
        EXPECT_EQ(CardSet(std::uint64_t{1} << place).nth(0).index(), place);
    }
}

TEST(Seat_1_1, GoesRoundClockwise) {
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        Seat seat = seat_at(0);
        for (int place = 0; place < seats; ++place) {
            EXPECT_EQ(places_left(seat_at(0), seat, seats), place);
            EXPECT_EQ(places_left(seat, seat_at(0), seats), (seats - place) % seats);
            seat = left_of(seat, seats);
        }
        EXPECT_EQ(seat, seat_at(0)) << seats;
    }
}

// The first bytes of the ChaCha20 stream of an all-zero key are 76 b8 e0 ad a0 f1 3d 90 (RFC 8439, A.1), so
// the 16-bit numbers are b876, ade0, f1a0, 903d, and below(5), below(4), below(3), below(2) are the whole
// parts of 5 * b876/10000 = 3.60, 4 * ade0/10000 = 2.71, 3 * f1a0/10000 = 2.83, 2 * 903d/10000 = 1.12.
TEST(Deal_1_4, FollowsTheStreamAsWorkedByHand) {
    const auto club = [](Rank rank) { return CardSet::of(Card(rank, Suit::Clubs)); };
    const CardSet pack =
        club(Rank::Two) | club(Rank::Three) | club(Rank::Four) | club(Rank::Five) | club(Rank::Six);
    ChaCha stream{Seed{}};
    const Deal deal = deal_cards(pack, 2, seat_at(0), stream);
    // 2 3 4 5 6: place 4 changes with 3, and the five is dealt; place 3 (now the six) changes with 2, and the
    // four is dealt; then the six and the three lie where they stay. The two would need a full round.
    EXPECT_EQ(deal.hands[seat_at(1)], club(Rank::Five) | club(Rank::Six));
    EXPECT_EQ(deal.hands[seat_at(0)], club(Rank::Four) | club(Rank::Three));
}

TEST(Deal_1_4, GivesEachCardToOneSeatAndAllTheSameNumber) {
    ChaCha stream(seed_of(2));
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        for (int round = 0; round < 500; ++round) {
            const Deal deal = deal_cards(CardSet::plain_pack(), seats, seat_at(round % seats), stream);
            CardSet all;
            int cards = 0;
            for (int i = 0; i < kMaxSeats; ++i) {
                const CardSet hand = deal.hands[seat_at(i)];
                ASSERT_EQ(hand.size(), i < seats ? 52 / seats : 0);
                all |= hand;
                cards += hand.size();
            }
            ASSERT_EQ(all.size(), cards);
            ASSERT_EQ(all & CardSet::plain_pack(), all);
        }
    }
}

TEST(Deal_1_4, IsTheSameFromTheSameStreamAndTurnsWithTheDealer) {
    const auto dealt = [](std::uint8_t byte, int dealer) {
        ChaCha stream(seed_of(byte));
        return deal_cards(CardSet::plain_pack(), 4, seat_at(dealer), stream);
    };
    EXPECT_EQ(dealt(3, 0), dealt(3, 0));
    EXPECT_NE(dealt(3, 0), dealt(4, 0));
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(dealt(3, 0).hands[seat_at(i)], dealt(3, 1).hands[left_of(seat_at(i), 4)]);
}

// For each card, how often each seat got it. Chi-square with three degrees of freedom is above 25 once in
// 65,000 times by chance; the seed is fixed, so this either holds or does not.
TEST(Deal_1_4, GivesEachCardToEachSeatEquallyOften) {
    constexpr int kDeals = 100'000;
    ChaCha stream(seed_of(5));
    std::array<std::array<int, 4>, 64> counts{};
    for (int round = 0; round < kDeals; ++round) {
        const Deal deal = deal_cards(CardSet::plain_pack(), 4, seat_at(0), stream);
        for (std::size_t seat = 0; seat < 4; ++seat)
            for (const Card card : deal.hands.items[seat])
                ++counts[static_cast<std::size_t>(card.index())][seat];
    }
    for (const Card card : CardSet::plain_pack()) {
        double chi_square = 0;
        for (const int count : counts[static_cast<std::size_t>(card.index())]) {
            const double off = count - kDeals / 4.0;
            chi_square += off * off / (kDeals / 4.0);
        }
        EXPECT_LT(chi_square, 25) << card.index();
    }
}

}  // namespace
}  // namespace larch
