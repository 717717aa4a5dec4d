// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/ranked.h"

#include <gtest/gtest.h>

#include "base/chacha.h"
#include "rules/cardplay.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

TEST(Ranked, LeavesThePlainPackAsItIs) {
    const Ranked ranked{Rules::classic()};
    EXPECT_EQ(ranked.rules().pack(), CardSet::plain_pack());
    EXPECT_EQ(ranked.rank(CardSet(0x1234)), CardSet(0x1234));
    EXPECT_EQ(ranked.lane(CardSet::plain_pack(), Suit::Hearts), 0x1fffU);
}

TEST(Ranked, PutsTheStrongerLaterUnderAnyRules) {
    ChaCha stream(Seed{});
    for (int number = 0; number < 500; ++number) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        const Ranked ranked(rules);
        EXPECT_EQ(ranked.print(ranked.rules().pack()), rules.pack());
        EXPECT_EQ(ranked.rank(rules.pack()), ranked.rules().pack());
        for (const Suit suit : kEverySuit) {
            EXPECT_EQ(ranked.print(ranked.rules().suit(suit)), rules.suit(suit));
            int weaker = -1;
            for (const Card card : ranked.rules().suit(suit)) {
                EXPECT_EQ(ranked.rank(ranked.print(card)), card);
                EXPECT_EQ(ranked.rules().power(card), rules.power(ranked.print(card)));
                EXPECT_GT(ranked.rules().power(card), weaker);
                weaker = ranked.rules().power(card);
            }
        }
    }
}

TEST(Ranked, AllowsTheSameCardsInPlay) {
    ChaCha stream(Seed{});
    for (int number = 0; number < 300; ++number) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        const Ranked ranked(rules);
        CardSet left = rules.pack();
        Cardplay printed;
        Cardplay relabelled;
        for (int i = 0; i < rules.seats(); ++i)
            while (printed.held[seat_at(i)].size() < rules.tricks_in_hand()) {
                const Card card =
                    left.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(left.size()))));
                left.remove(card);
                printed.held[seat_at(i)].add(card);
                relabelled.held[seat_at(i)].add(ranked.rank(card));
            }
        while (!printed.is_over(rules)) {
            const CardSet legal = printed.legal_cards(rules);
            ASSERT_EQ(ranked.rank(legal), relabelled.legal_cards(ranked.rules()));
            const Card card =
                legal.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(legal.size()))));
            ASSERT_EQ(printed.play(rules, card), relabelled.play(ranked.rules(), ranked.rank(card)));
        }
    }
}

}  // namespace
}  // namespace larch
