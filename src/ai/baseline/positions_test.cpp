// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// Positions that programs are known to get wrong, each with the answer of a good player and why.

#include <gtest/gtest.h>

#include "ai/baseline/baseline_test.h"

namespace larch::baseline {
namespace {

TEST(Position01, DoesNotRuffAPartnersAce) {
    // The ace of hearts is good; a club costs nothing.
    const Card card = card_played({.held = "9S 6S 3S KD JD 8D 4D QC 9C 7C 5C 3C 2C", .played = "2:AH 3:5H"});
    EXPECT_NE(card.suit(), Suit::Spades);
}

TEST(Position02, LastToPlayRuffsLow) {
    // Any spade wins; the three is enough.
    EXPECT_EQ(card_played({.held = "KS 9S 3S AH QH 8H 4H QC 9C 7C 5C 3C 2C", .played = "1:KD 2:4D 3:AD"}),
              card_of("3S"));
}

TEST(Position02, LastToPlayOverruffsWithTheCheapestWinner) {
    EXPECT_EQ(card_played({.held = "KS 9S 3S AH QH 8H 4H QC 9C 7C 5C 3C 2C", .played = "1:KD 2:4D 3:7S"}),
              card_of("9S"));
}

TEST(Position03, CoversAPartnersNil) {
    // The partner's nine is winning: take it over.
    const Card card = card_played({.held = "KS 9S 3S AH QH 8H 4H KC TC 3C 6D 5D 2D",
                                   .bids = {4, 3, kNil, 3},
                                   .played = "1:4C 2:9C 3:5C"});
    EXPECT_TRUE(is_one_of(card, "TC KC"));
}

TEST(Position03, LetsTheNilGoWhenItIsBrokenAlready) {
    // The nil took the first trick, so its nine may win this one; the king is kept for the contract.
    const Card card = card_played({.held = "KS 9S 3S AH QH 8H 4H KC TC 3C 6D",
                                   .bids = {4, 3, kNil, 3},
                                   .played = "1:3D 2:TD 3:8D 0:2D 2:9H 3:5H 0:3H 1:6H 2:9C 3:5C"});
    EXPECT_NE(card, card_of("KC"));
}

TEST(Position04, TakesWhatItsContractNeedsBesideAnOpponentsNil) {
    // Seat 1 is on nil and plays last; the contract wins the match, so the trick is worth more than the small
    // chance that the six would leave it to the nil.
    const Card card = card_played({.held = "KS 9S 3S AH QH 8H 4H KD 6D JC 7C 5C 3C",
                                   .bids = {3, kNil, 3, 5},
                                   .played = "2:4D 3:TD",
                                   .scores = {450, 420}});
    EXPECT_EQ(card, card_of("KD"));
}

TEST(Position05, BidsItsOwnTricksBesideAPartnersNil) {
    // Two spade honours, two aces: four or more, nil or no nil across the table.
    const std::string hand = "AS KS 8S 4S AH KH 7H AC 9C 4C 8D 6D 2D";
    const Bid beside_nil = bid_made({.held = hand, .bids = {kNotYet, kNotYet, kNil, 3}});
    const Bid beside_three = bid_made({.held = hand, .bids = {kNotYet, kNotYet, 3, 3}});
    EXPECT_GE(beside_nil.tricks, 4);
    EXPECT_GE(beside_nil.tricks, beside_three.tricks);
}

TEST(Position06, NilBeatsOneBesideAPartnersEight) {
    EXPECT_TRUE(bid_made({.held = "8S 4S 2S 9H 6H 3H 2H 8D 5D 2D 9C 7C 3C", .bids = {kNotYet, kNotYet, 8, 2}})
                    .is_nil());
}

TEST(Position07, RisksADoubtfulNilWhenBehindAndNotWhenFarAhead) {
    const std::string hand = "8S 5S QH 9H 6H 4H JD 8D 5D TC 7C 5C 3C";
    const std::array<int, 4> opening{kNotYet, kNotYet, kNotYet, kNotYet};
    EXPECT_FALSE(bid_made({.held = hand, .bids = opening, .scores = {320, 0}}).is_nil());
    EXPECT_TRUE(bid_made({.held = hand, .bids = opening, .scores = {0, 320}}).is_nil());
}

TEST(Position08, DoesNotPullThePartnersLastSpades) {
    // Both opponents have shown out of spades.
    const Card card = card_played({.set = {.spade_lead = SpadeLead::Any},
                                   .held = "KS QS 4S AH KH 7H 3H QD 8D 5D 9C 6C",
                                   .bids = {5, 2, 3, 2},
                                   .played = "0:AS 1:2H 2:5S 3:2D"});
    EXPECT_NE(card.suit(), Suit::Spades);
}

// Two tricks to each side, all of clubs and diamonds; both sides have promised two.
constexpr const char* kTwoEach =
    "0:AC 1:2C 2:3C 3:4C 0:5C 1:6C 2:KC 3:7C 2:8C 3:QC 0:9C 1:TC 3:AD 0:2D 1:3D 2:4D ";

TEST(Position09, ABagThatSetsTheOpponentsIsWorthTaking) {
    // The contract of two is made; the opponents need every trick of the nine left.
    const Stakes stakes = stakes_in(
        {.held = "KH 3H 9D 7D 6D 5D 8S 4S 2S", .bids = {1, 5, 1, 6}, .played = kTwoEach, .bags = {4, 0}});
    EXPECT_GT(stakes.own_trick, 0);
}

TEST(Position10, KeepsTheAceThatSetsATen) {
    // The trick is lost to a ruff; the ace will win a later one.
    const Card card = card_played(
        {.held = "AH 9H 2H 9S 6S 3S JD 8D 5D 2D TC 7C 6C", .bids = {1, 5, 1, 5}, .played = "2:4H 3:2S"});
    EXPECT_NE(card, card_of("AH"));
}

TEST(Position11, GivesAwayTheBagThatBringsThePenalty) {
    EXPECT_EQ(card_played({.held = "KH 3H 9D 7D 6D 5D 8S 4S",
                           .bids = {1, 1, 1, 1},
                           .played = std::string(kTwoEach) + "3:6H 0:4H 1:8H 2:5H 1:9H 2:7H 3:TH",
                           .bags = {3, 9}}),
              card_of("3H"));
}

TEST(Position11, DoesNotDuckWhereBagsAreFree) {
    Position position{.held = "KH 3H 9D 7D 6D 5D 8S 4S",
                      .bids = {1, 1, 1, 1},
                      .played = std::string(kTwoEach) + "3:6H 0:4H 1:8H 2:5H 1:9H 2:7H 3:TH",
                      .bags = {3, 9}};
    position.set.bag_limit = 0;
    EXPECT_EQ(card_played(position), card_of("KH"));
}

TEST(Position12, ThirdHandPlaysHighEnough) {
    // The partner led low and the four would lose to anything: the king may win or force out the ace.
    const Card card = card_played({.held = "KH 7H 2H KS 8S 3S QD 9D 6D JC 8C 5C 4C", .played = "2:4H 3:6H"});
    EXPECT_EQ(card, card_of("KH"));
}

TEST(Position13, CashesHighSpadesWhileOnlyOneOtherHandHasAny) {
    // All five tricks left are needed and only seat 1 still has spades: draw them before the hearts run.
    const Card card = card_played({.set = {.spade_lead = SpadeLead::Any},
                                   .held = "AS KS AH KH QH",
                                   .bids = {12, 1, 1, 1},
                                   .played = "0:AC 1:2C 2:3C 3:4C 0:KC 1:5C 2:6C 3:7C 0:QC 1:8C 2:9C 3:TC "
                                             "0:AD 1:2D 2:3D 3:4D 0:KD 1:5D 2:6D 3:7D "
                                             "0:QS 1:2S 2:3S 3:4S 0:JS 1:5S 2:2H 3:3H 0:TS 1:6S 2:4H 3:5H"});
    EXPECT_EQ(card.suit(), Suit::Spades);
}

TEST(Position14, LeadsHighIntoAPartnersNil) {
    // A low lead would leave the nil to its fate.
    const Card card =
        card_played({.held = "AH KH 4H 3H AD TD 5D KS 7S 4S KC 6C 3C", .bids = {5, 3, kNil, 3}});
    EXPECT_GE(index(card.rank()), index(Rank::Ten));
}

TEST(Position14, GoesOnFromTheTopAndNotWithALowCard) {
    const Card card = card_played({.held = "KH QH 3H AD TD 5D KS 7S 4S KC 6C 2C",
                                   .bids = {5, 3, kNil, 3},
                                   .played = "0:AH 1:5H 2:TH 3:6H"});
    EXPECT_NE(card, card_of("3H"));
}

TEST(Position16, OnNilAndVoidDiscardsTheDanger) {
    // Out of clubs, the queen of hearts can go; a spade would win the trick.
    EXPECT_EQ(card_played({.held = "5S 3S QH 4H 3H 2H 9D 7D 5D 4D 3D 2D",
                           .bids = {kNil, 3, 4, 3},
                           .played = "3:AC 0:TC 1:4C 2:5C 3:KC"}),
              card_of("QH"));
}

TEST(Position16, OnNilPlaysTheHighestCardThatLoses) {
    EXPECT_EQ(card_played({.held = "5S 3S QH JH 4H 2H 9D 7D 5D 4D 3C 2C 2D",
                           .bids = {kNil, 3, 4, 3},
                           .played = "2:5H 3:KH"}),
              card_of("JH"));  // the jack stands for the queen too: nothing lies between them
}

TEST(Position17, BidsNilOnANilHandOnly) {
    const std::array<int, 4> opening{kNotYet, kNotYet, kNotYet, kNotYet};
    EXPECT_TRUE(bid_made({.held = "7S 3S 8H 5H 3H 2H 9D 6D 4D 2D 8C 4C 2C", .bids = opening}).is_nil());
    for (const char* honour : {"AS", "KS", "QS"}) {
        const std::string hand = std::string(honour) + " 3S 8H 5H 3H 2H 9D 6D 4D 2D 8C 4C 2C";
        EXPECT_FALSE(bid_made({.held = hand, .bids = opening}).is_nil()) << honour;
    }
    // Long high hearts without a low one.
    EXPECT_FALSE(bid_made({.held = "7S 3S AH KH QH JH TH 6D 4D 2D 8C 4C 2C", .bids = opening}).is_nil());
    // Four spades.
    EXPECT_FALSE(bid_made({.held = "9S 8S 7S 3S 5H 3H 2H 6D 4D 2D 8C 4C 2C", .bids = opening}).is_nil());
}

TEST(Position17, NeverBidsNilWhereTheRulesHaveNone) {
    const Bid bid = bid_made({.set = {.nil = false},
                              .held = "7S 3S 8H 5H 3H 2H 9D 6D 4D 2D 8C 4C 2C",
                              .bids = {kNotYet, kNotYet, kNotYet, kNotYet}});
    EXPECT_EQ(bid, Bid::of(1));
}

TEST(Position18, DoesNotLeadTheKingIntoTheAce) {
    // The opponents need one more trick for their contract; the ace is theirs to take.
    const Card card = card_played({.held = "KD 4D 9S 6S 3S JH 8H 5H 2H TC 7C 6C 3C", .bids = {2, 4, 3, 4}});
    EXPECT_NE(card, card_of("KD"));
}

TEST(Position19, BidsNoMoreThanTheTargetAsks) {
    // At 470 beside a partner's two, a bid of one is enough when ahead, whatever the hand could take.
    const std::string hand = "AS KS 8S 4S AH KH 7H AC 9C 4C 8D 6D 2D";
    const std::array<int, 4> bids{kNotYet, kNotYet, 2, 3};
    EXPECT_EQ(bid_made({.held = hand, .bids = bids, .scores = {470, 300}}), Bid::of(1));
    EXPECT_GE(bid_made({.held = hand, .bids = bids, .scores = {300, 470}}).tricks, 4);
}

TEST(Position19, StretchesABidWhenTheOpponentsAreAboutToWin) {
    // They reach 500 with what they have bid; one trick more than the usual bid passes them.
    const std::string hand = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D";
    const Bid usual = bid_made({.held = hand, .bids = {kNotYet, 3, 3, 3}});
    const int score = 501 - 10 * (usual.tricks + 1 + 3);
    EXPECT_EQ(bid_made({.held = hand, .bids = {kNotYet, 3, 3, 3}, .scores = {score, 440}}).tricks,
              usual.tricks + 1);
}

TEST(Position20, TheLastBidderMindsTheTotal) {
    const std::string hand = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D";
    const Bid after_high = bid_made({.held = hand, .bids = {kNotYet, 4, 4, 4}});
    const Bid after_low = bid_made({.held = hand, .bids = {kNotYet, 2, 2, 2}});
    EXPECT_LT(after_high.tricks, after_low.tricks);
}

}  // namespace
}  // namespace larch::baseline
