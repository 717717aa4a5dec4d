// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/dealing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/test_cards.h"

namespace larch {
namespace {

using testing::HasSubstr;

TEST(Dealing, IsOneShuffleWhereEveryDealStands_1_5) {
    ChaCha one{Seed{}};
    ChaCha other{Seed{}};
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(deal_hand(Rules::classic(), kNorth, one),
                  deal_cards(CardSet::plain_pack(), 4, kNorth, other));
}

// The deal that stands is the first of the same stream that does.
void expect_redeals(const RuleSet& set, int deals, bool (*stands)(const Rules&, CardSet)) {
    const Rules rules = rules_with(set);
    ChaCha one{Seed{}};
    ChaCha other{Seed{}};
    int again = 0;
    for (int i = 0; i < deals; ++i) {
        const Deal deal = deal_hand(rules, kNorth, one);
        EXPECT_FALSE(deal_fault(rules, deal));
        while (true) {
            const Deal next = deal_cards(rules.pack(), 4, kNorth, other);
            bool all_stand = true;
            for (int s = 0; s < 4; ++s) all_stand &= stands(rules, next.hands[seat_at(s)]);
            if (all_stand) {
                ASSERT_EQ(next, deal);
                break;
            }
            ASSERT_THAT(deal_fault(rules, next).value(), HasSubstr("1.5"));
            ++again;
        }
    }
    EXPECT_GT(again, 0);
}

TEST(Dealing, AHandWithoutASpadeIsDealtAgain_1_5) {
    const auto has_spade = [](const Rules& rules, CardSet held) {
        return !(held & rules.suit(Suit::Spades)).empty();
    };
    expect_redeals({.redeal = Redeal::NoSpade}, 200, has_spade);
    expect_redeals({.high_trumps = card_list("H2 C2"), .redeal = Redeal::NoSpade}, 400, has_spade);
}

TEST(Dealing, AHandWithoutACourtCardIsDealtAgain_1_5) {
    expect_redeals({.redeal = Redeal::NoCourt}, 200, [](const Rules&, CardSet held) {
        return !(held & card_set("CJ CQ CK DJ DQ DK HJ HQ HK SJ SQ SK")).empty();
    });
}

TEST(Dealing, LeavesTwoCardsForTheWidow_1_6) {
    const Rules rules = rules_with({.high_trumps = card_list("BJ LJ"), .widow = Widow::Dealer});
    ChaCha stream{Seed{}};
    const Deal deal = deal_hand(rules, kNorth, stream);
    EXPECT_EQ(deal.widow.size(), 2);
    EXPECT_FALSE(deal_fault(rules, deal));
}

TEST(Dealing, ADealNeedsEachCardOfThePackOnce_1_4) {
    const Rules rules = Rules::classic();
    EXPECT_FALSE(deal_fault(rules, one_suit_each()));
    const auto fault = [&](Seat seat, std::string_view without, std::string_view with) {
        Deal deal = one_suit_each();
        deal.hands[seat] -= card_set(without);
        deal.hands[seat] |= card_set(with);
        return deal_fault(rules, deal).value();
    };
    EXPECT_THAT(fault(kEast, "D2", "C2"), HasSubstr("twice"));
    EXPECT_THAT(fault(kEast, "D2", ""), HasSubstr("12 cards instead of 13"));
    EXPECT_THAT(fault(kEast, "D2", "BJ"), HasSubstr("pack"));
}

}  // namespace
}  // namespace larch
