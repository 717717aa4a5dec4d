// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// The shuffle as docs/notation.md specifies it, worked through without the code that deals.

#include <gtest/gtest.h>

#include <algorithm>

#include "base/chacha.h"
#include "notation/cards.h"
#include "notation/doc_example_test.h"
#include "notation/record.h"

namespace larch {
namespace {

Deal deal_as_specified(const Seed& seed, int dealer) {
    std::vector<std::string> pack;
    for (const char suit : std::string("CDHS"))
        for (const char rank : std::string("23456789TJQKA")) pack.push_back({rank, suit});
    ChaCha stream(seed);
    for (std::uint32_t i = 51; i > 0; --i) std::swap(pack[i], pack[stream.below(i + 1)]);
    std::ranges::reverse(pack);  // the top first
    Deal deal;
    for (int i = 0; i < 52; ++i)
        deal.hands[seat_at((dealer + 1 + i) % 4)].add(*parse_card(pack[static_cast<std::size_t>(i)]));
    return deal;
}

TEST(Shuffle, FollowsItsSpecification) {
    for (std::uint64_t number = 0; number < 500; ++number) {
        const Seed seed = derive(Seed{}, Purpose::Simulation, number);
        const int dealer = static_cast<int>(number % 4);
        ChaCha stream(seed);
        ASSERT_EQ(deal_cards(CardSet::plain_pack(), 4, seat_at(dealer), stream),
                  deal_as_specified(seed, dealer));
    }
}

TEST(Shuffle, GivesTheWorkedExample) {
    const Parsed<MatchRecord> record = parse_record(doc_example("pbn"));
    ASSERT_TRUE(record) << record.error().text();
    const HandRecord& first = record->hands.at(0);

    ChaCha dealer_stream(derive(*record->seed, Purpose::FirstDealer, 0));
    EXPECT_EQ(dealer_stream.below(4), 3u);
    EXPECT_EQ(first.dealer, seat_at(3));
    EXPECT_EQ(first.seed, derive(*record->seed, Purpose::Hand, 1));

    ChaCha stream(*first.seed);
    std::vector<std::uint32_t> places;
    for (std::uint32_t bound = 52; bound > 48; --bound) places.push_back(stream.below(bound));
    EXPECT_EQ(places, (std::vector<std::uint32_t>{17, 19, 41, 30}));
    EXPECT_TRUE(first.deal.hands[seat_at(0)].has(*parse_card("6D")));
    EXPECT_TRUE(first.deal.hands[seat_at(1)].has(*parse_card("8D")));
    EXPECT_TRUE(first.deal.hands[seat_at(2)].has(*parse_card("4S")));
    EXPECT_TRUE(first.deal.hands[seat_at(3)].has(*parse_card("6H")));

    EXPECT_EQ(first.deal, deal_as_specified(*first.seed, 3));
    EXPECT_EQ(record->hands.at(1).deal, deal_as_specified(derive(*record->seed, Purpose::Hand, 2), 0));
}

}  // namespace
}  // namespace larch
