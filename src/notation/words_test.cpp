// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/words.h"

#include <gtest/gtest.h>

namespace larch {
namespace {

TEST(Words, NameCardsAndBids) {
    EXPECT_EQ(card_name(Card(Rank::Ace, Suit::Spades)), "the ace of spades");
    EXPECT_EQ(card_name(Card(Rank::Two, Suit::Clubs)), "the two of clubs");
    EXPECT_EQ(card_name(Card(Rank::BigJoker, Suit::Spades)), "the big joker");
    EXPECT_EQ(bid_name(Bid::nil()), "nil");
    EXPECT_EQ(bid_name(Bid::of(1)), "1 trick");
    EXPECT_EQ(bid_name(Bid::of(4)), "4 tricks");
}

TEST(Words, CountAndList) {
    EXPECT_EQ(counted(1, "bag"), "1 bag");
    EXPECT_EQ(counted(0, "bag"), "0 bags");
    EXPECT_EQ(listed({}), "");
    EXPECT_EQ(listed({"3"}), "3");
    EXPECT_EQ(listed({"3", "5", "nil"}, "or"), "3, 5 or nil");
}

TEST(Words, SayWhyNotWithTheClause) {
    EXPECT_EQ(refusal_text({.reason = Reason::MustFollowSuit,
                            .card = Card(Rank::Two, Suit::Clubs),
                            .suit = Suit::Hearts,
                            .clause = "3.2"}),
              "Hearts were led and must be followed; the two of clubs does not follow (rule 3.2).");
    EXPECT_EQ(refusal_text({.reason = Reason::BidOutOfRange, .least = 1, .most = 13, .clause = "2.2"}),
              "A bid here is a number from 1 to 13 (rule 2.2).");
    EXPECT_EQ(refusal_text({.reason = Reason::BadMessage, .detail = "card: \"1S\" is no card"}),
              "The message was not understood: card: \"1S\" is no card.");
    EXPECT_EQ(refusal_text({.reason = Reason::HandNotOver}), "The hand is not over.");
    EXPECT_EQ(refusal_text({.reason = Reason::WrongNumberOfCards, .least = 2, .most = 2, .clause = "2.20"}),
              "Exactly 2 cards must be named (rule 2.20).");
}

TEST(Words, TellAScoreLine) {
    EXPECT_EQ(line_text({.kind = LineKind::ContractMade, .bid = 7, .taken = 9}), "Contract of 7 made with 9");
    EXPECT_EQ(line_text({.kind = LineKind::Overtricks, .bags = 2}), "2 bags");
    EXPECT_EQ(line_text({.kind = LineKind::NilFailed, .taken = 1}), "Nil failed by 1 trick");
    EXPECT_EQ(line_text({.kind = LineKind::BagPenalty, .points = -100, .bags = -10}), "Penalty for 10 bags");
    EXPECT_EQ(line_text({.kind = LineKind::BagPenalty, .bags = -10}), "10 bags taken off");
    EXPECT_EQ(line_text({.kind = LineKind::BlindBidMade, .bid = 6}), "Blind bid of 6 made");
    EXPECT_EQ(line_text({.kind = LineKind::FreeTricks, .taken = 1}), "1 trick without a bid");
}

}  // namespace
}  // namespace larch
