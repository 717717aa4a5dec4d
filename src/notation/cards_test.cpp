// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/cards.h"

#include <gtest/gtest.h>

namespace larch {
namespace {

template <class T>
std::string fault_of(const Parsed<T>& parsed) {
    return parsed ? "no fault" : parsed.error().text();
}

TEST(CardText, IsRankAndSuit) {
    EXPECT_EQ(print_card(Card(Rank::Ace, Suit::Spades)), "AS");
    EXPECT_EQ(print_card(Card(Rank::Ten, Suit::Hearts)), "TH");
    EXPECT_EQ(print_card(Card(Rank::Two, Suit::Clubs)), "2C");
    EXPECT_EQ(print_card(Card(Rank::Jack, Suit::Diamonds)), "JD");
    EXPECT_EQ(print_card(Card(Rank::LittleJoker, Suit::Spades)), "LJ");
    EXPECT_EQ(print_card(Card(Rank::BigJoker, Suit::Spades)), "BJ");
}

TEST(CardText, IsReadInEitherCaseAndOrder) {
    CardSet pack = CardSet::plain_pack();
    pack.add(Card(Rank::LittleJoker, Suit::Spades));
    pack.add(Card(Rank::BigJoker, Suit::Spades));
    for (const Card card : pack) {
        std::string text = print_card(card);
        EXPECT_EQ(parse_card(text), card);
        for (char& c : text) c = static_cast<char>(std::tolower(c));
        EXPECT_EQ(parse_card(text), card);
        if (card.rank() < Rank::LittleJoker) {
            EXPECT_EQ(parse_card(std::string(text.rbegin(), text.rend())), card);
        }
    }
}

TEST(CardText, RefusesEverythingElse) {
    for (const char* text : {"", "A", "ASS", "1S", "10S", "AX", "SS", "AA", "LS", "SL", "BS", "JL", "JB",
                             "JJ", "LB", "LH", "A ", "-"})
        EXPECT_EQ(fault_of(parse_card(text)), '"' + std::string(text) + "\" is no card");
    EXPECT_EQ(fault_of(parse_card("\x1b\xff")), "\"??\" is no card");
    EXPECT_EQ(fault_of(parse_card(std::string(5000, 'x'))), '"' + std::string(24, 'x') + "...\" is no card");
}

TEST(BidText, IsANumberOrNil) {
    EXPECT_EQ(print_bid(Bid::of(13)), "13");
    EXPECT_EQ(print_bid(Bid::nil()), "nil");
    for (int tricks = 0; tricks < 100; ++tricks)
        EXPECT_EQ(parse_bid(print_bid(Bid::of(tricks))), Bid::of(tricks));
    EXPECT_EQ(parse_bid("NIL"), Bid::nil());
    for (const char* text : {"", "-1", "+1", "03", "100", "3.5", "three", "ni", "nill", "3 "})
        EXPECT_EQ(fault_of(parse_bid(text)), '"' + std::string(text) + "\" is no bid");
}

TEST(SeatText, IsALetterAtATableOfFourAndADigitElsewhere) {
    EXPECT_EQ(seat_letter(seat_at(0), 4), 'S');
    EXPECT_EQ(seat_letter(seat_at(1), 4), 'W');
    EXPECT_EQ(seat_letter(seat_at(2), 4), 'N');
    EXPECT_EQ(seat_letter(seat_at(3), 4), 'E');
    EXPECT_EQ(seat_letter(seat_at(5), 6), '5');
    EXPECT_EQ(parse_seat("n", 4), seat_at(2));
    EXPECT_EQ(parse_seat("2", 3), seat_at(2));
    EXPECT_EQ(fault_of(parse_seat("3", 3)), "\"3\" is no seat; they are 012");
    EXPECT_EQ(fault_of(parse_seat("NE", 4)), "\"NE\" is no seat; they are SWNE");
    EXPECT_EQ(fault_of(parse_seat("", 4)), "\"\" is no seat; they are SWNE");
}

TEST(HandText, GivesSpadesHeartsDiamondsClubsHighestFirst) {
    const Parsed<CardSet> hand = parse_hand("4kA.3j.T94.AT964");
    ASSERT_TRUE(hand);
    EXPECT_EQ(hand->size(), 13);
    EXPECT_EQ(print_hand(*hand), "AK4.J3.T94.AT964");
    EXPECT_EQ(print_hand(CardSet()), "...");
    EXPECT_EQ(parse_hand("..."), CardSet());
    EXPECT_EQ(print_hand(*parse_hand("lAb..2.")), "BLA..2.");
    EXPECT_EQ(print_hand(CardSet::plain_pack()), "AKQJT98765432.AKQJT98765432.AKQJT98765432.AKQJT98765432");
}

TEST(HandText, RefusesWhatIsNoHand) {
    EXPECT_EQ(fault_of(parse_hand("A.K.Q")), "\"A.K.Q\" has fewer than four suits; three dots part them");
    EXPECT_EQ(fault_of(parse_hand("")), "\"\" has fewer than four suits; three dots part them");
    EXPECT_EQ(fault_of(parse_hand("A.K.Q.J.T")), "\"A.K.Q.J.T\" has more than four suits");
    EXPECT_EQ(fault_of(parse_hand("AA...")), "\"AA...\" has AS twice");
    EXPECT_EQ(fault_of(parse_hand("A.L..")), "\"A.L..\": \"L\" is no card of that suit");
    EXPECT_EQ(fault_of(parse_hand("A1...")), "\"A1...\": \"1\" is no card of that suit");
}

TEST(DealText, GoesClockwiseFromTheSeatNamed) {
    const std::string text = "N:A... .A.. ..A. ...A";
    const Parsed<Deal> deal = parse_deal(text, 4);
    ASSERT_TRUE(deal);
    EXPECT_EQ(deal->hands[seat_at(2)], CardSet::of(Card(Rank::Ace, Suit::Spades)));
    EXPECT_EQ(deal->hands[seat_at(3)], CardSet::of(Card(Rank::Ace, Suit::Hearts)));
    EXPECT_EQ(deal->hands[seat_at(0)], CardSet::of(Card(Rank::Ace, Suit::Diamonds)));
    EXPECT_EQ(deal->hands[seat_at(1)], CardSet::of(Card(Rank::Ace, Suit::Clubs)));
    EXPECT_EQ(print_deal(*deal, 4), text);
    EXPECT_EQ(parse_deal("s: ..a.  ...a  a... .a.. ", 4), *deal);
    EXPECT_EQ(print_deal(*parse_deal("1:K... Q... A...", 3), 3), "0:A... K... Q...");
}

TEST(DealText, RefusesWhatIsNoDeal) {
    EXPECT_EQ(fault_of(parse_deal("A... .A.. ..A. ...A", 4)), "a deal starts with a seat and a colon");
    EXPECT_EQ(fault_of(parse_deal("X:... ... ... ...", 4)), "\"X\" is no seat; they are SWNE");
    EXPECT_EQ(fault_of(parse_deal("N:A... .A.. ..A.", 4)),
              "hand of W: \"\" has fewer than four suits; three dots part them");
    EXPECT_EQ(fault_of(parse_deal("N:A... A... ... ...", 4)), "AS is dealt twice");
    EXPECT_EQ(fault_of(parse_deal("N:... ... ... ... ...", 4)), "more than 4 hands");
}

}  // namespace
}  // namespace larch
