// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/fault.h"
#include "cards/deal.h"
#include "rules/hand.h"

// The text forms of docs/notation.md. Everything is printed as shown there and read in either case; parsing
// what was printed gives the same again. Faults of these functions have no place ("line 12"), which the
// caller knows.
namespace larch {

// "AS", "TH", "2C"; the jokers are "LJ" and "BJ".
std::string print_card(Card card);
// Reads "AS" as well as "SA", which is PBN's order.
Parsed<Card> parse_card(std::string_view text);

// "3", "nil", "blind-6", "blind-nil", "look".
std::string print_bid(Bid bid);
// Numbers of tricks are from 0 to 99, without sign or leading zero.
Parsed<Bid> parse_bid(std::string_view text);

// The letter of a seat: at a table of four S W N E, the seats from 0; otherwise a digit.
char seat_letter(Seat seat, int seats);
Parsed<Seat> parse_seat(std::string_view text, int seats);

// "AK4.J3.T94.AT964": spades, hearts, diamonds, clubs, highest first; jokers are L and B among the spades.
std::string print_hand(CardSet hand);
Parsed<CardSet> parse_hand(std::string_view text);

// "N:AK4.J3.T94.AT964 ...": a seat, then the hands clockwise from there. Printed from N, or from 0.
std::string print_deal(const Deal& deal, int seats);
// A hand for every seat and no card twice; how many cards each has is not looked at.
Parsed<Deal> parse_deal(std::string_view text, int seats);

}  // namespace larch
