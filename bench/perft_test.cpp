// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/perft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace larch {
namespace {

// The rules of play once more, as plainly as they read in docs/rules.md, 3.1 to 3.5. This shares nothing with
// rules/hand.cpp but the cards' names, so that the two would have to be wrong in the same way.
struct Naive {
    struct Throw {
        std::size_t seat;
        Card card;
    };

    SpadeLead lead;
    std::vector<std::vector<Card>> hands;
    std::vector<Throw> table;
    std::size_t turn;
    bool first_trick;
    bool spade_gone;  // on an earlier trick

    static bool is_spade(Card card) { return card.suit() == Suit::Spades; }

    bool allowed(Card card) const {
        const std::vector<Card>& hand = hands[turn];
        if (!table.empty()) {
            const Suit led = table.front().card.suit();
            return card.suit() == led ||
                   std::ranges::none_of(hand, [&](Card other) { return other.suit() == led; });
        }
        if (!is_spade(card) || std::ranges::all_of(hand, is_spade)) return true;
        if (lead == SpadeLead::Any) return true;
        if (lead == SpadeLead::AfterFirst && !first_trick) return true;
        return spade_gone;
    }

    std::size_t winner() const {
        Throw best = table.front();
        for (const Throw& next : table) {
            const bool higher = next.card.suit() == best.card.suit() && next.card.rank() > best.card.rank();
            if (higher || (is_spade(next.card) && !is_spade(best.card))) best = next;
        }
        return best.seat;
    }

    Naive after(Card card) const {
        Naive next = *this;
        std::erase(next.hands[turn], card);
        next.table.push_back({turn, card});
        next.turn = (turn + 1) % 4;
        if (next.table.size() == 4) {
            next.turn = next.winner();
            for (const Throw& each : next.table) next.spade_gone |= is_spade(each.card);
            next.table.clear();
            next.first_trick = false;
        }
        return next;
    }

    std::uint64_t ways(int cards) const {
        if (cards == 0 || hands[turn].empty()) return 1;
        std::uint64_t sum = 0;
        for (const Card card : hands[turn])
            if (allowed(card)) sum += after(card).ways(cards - 1);
        return sum;
    }
};

// The same position for the plain rules. A spade that nobody holds has been played.
Naive naive(const Hand& hand) {
    Naive plain{.lead = hand.rules().set().spade_lead,
                .turn = static_cast<std::size_t>(index(hand.turn())),
                .first_trick = hand.held(hand.turn()).size() == 13};
    int spades = 0;
    for (int i = 0; i < 4; ++i) {
        plain.hands.emplace_back();
        for (const Card card : hand.held(seat_at(i))) {
            plain.hands.back().push_back(card);
            spades += Naive::is_spade(card) ? 1 : 0;
        }
    }
    plain.spade_gone = spades < 13;
    return plain;
}

struct Pinned {
    SpadeLead lead;
    std::uint8_t seed;  // every byte of it
    int held;           // cards in each hand at the start
    int cards;          // to be played
    std::uint64_t ways;
};

constexpr Pinned kPinned[] = {
    // To the end of the hand, or halfway there. Under Broken the last three start with spades unbroken.
    {SpadeLead::Broken, 0, 3, 12, 1296},
    {SpadeLead::Broken, 1, 3, 12, 528},
    {SpadeLead::Broken, 1, 4, 16, 10944},
    {SpadeLead::Broken, 3, 4, 16, 21024},
    {SpadeLead::Broken, 44, 4, 16, 35424},
    {SpadeLead::Broken, 40, 5, 20, 67200},
    {SpadeLead::AfterFirst, 0, 3, 12, 120},
    {SpadeLead::AfterFirst, 4, 3, 12, 328},
    {SpadeLead::AfterFirst, 4, 4, 16, 40776},
    {SpadeLead::AfterFirst, 1, 5, 20, 35544},
    {SpadeLead::Any, 0, 3, 12, 432},
    {SpadeLead::Any, 6, 3, 12, 640},
    {SpadeLead::Any, 2, 4, 16, 21448},
    {SpadeLead::Any, 1, 5, 10, 23071},
    // From the opening lead into the second trick, where the three rules differ on the same cards.
    {SpadeLead::Broken, 0, 13, 6, 21355},
    {SpadeLead::AfterFirst, 0, 13, 6, 29078},
    {SpadeLead::Any, 0, 13, 6, 33410},
    {SpadeLead::Broken, 1, 13, 6, 6660},
    {SpadeLead::AfterFirst, 1, 13, 6, 10120},
    {SpadeLead::Any, 1, 13, 6, 13532},
};

std::string name(const testing::TestParamInfo<Pinned>& info) {
    const Pinned& pinned = info.param;
    const char* leads[] = {"Broken", "AfterFirst", "Any"};
    return std::string(leads[static_cast<std::size_t>(pinned.lead)]) + "Seed" + std::to_string(pinned.seed) +
           "Held" + std::to_string(pinned.held);
}

class Perft : public testing::TestWithParam<Pinned> {};

TEST_P(Perft, IsThePinnedNumberAndThatOfThePlainRules) {
    const Pinned& pinned = GetParam();
    const Rules rules = Rules::make({.spade_lead = pinned.lead}).value();
    Seed seed;
    seed.bytes.fill(pinned.seed);
    const Hand hand = random_ending(rules, seed, pinned.held);
    EXPECT_EQ(perft(hand, pinned.cards), pinned.ways);
    EXPECT_EQ(naive(hand).ways(pinned.cards), pinned.ways);
}

INSTANTIATE_TEST_SUITE_P(Endings, Perft, testing::ValuesIn(kPinned), name);

TEST(PerftEnd, IsOneWhenNothingIsLeftToPlay) {
    const Rules rules = Rules::classic();
    Hand hand = random_ending(rules, Seed{}, 1);
    EXPECT_EQ(perft(hand, 0), 1U);
    EXPECT_EQ(perft(hand, 4), 1U);
    while (hand.phase() == HandPhase::Play) hand.play(hand.legal_cards().first());
    EXPECT_EQ(perft(hand, 4), 1U);
}

}  // namespace
}  // namespace larch
