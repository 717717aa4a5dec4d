// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/cards.h"

#include <algorithm>
#include <optional>

#include "base/quotes.h"

namespace larch {

namespace {

constexpr std::string_view kRanks = "23456789TJQKALB";
constexpr std::string_view kSuitLetters = "CDHS";
constexpr std::string_view kFourSeats = "SWNE";
constexpr std::string_view kSeatDigits = "012345";

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

char rank_letter(Card card) { return kRanks[static_cast<std::size_t>(index(card.rank()))]; }

std::string_view seat_letters(int seats) {
    return seats == 4 ? kFourSeats : kSeatDigits.substr(0, static_cast<std::size_t>(seats));
}

// The card of a rank and a suit letter, if there is one.
std::optional<Card> card_of(char rank_letter, char suit_letter) {
    const std::size_t rank = kRanks.find(rank_letter);
    const std::size_t suit = kSuitLetters.find(suit_letter);
    if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
    const Card card(static_cast<Rank>(rank), static_cast<Suit>(suit));
    if (card.rank() >= Rank::LittleJoker && card.suit() != Suit::Spades) return std::nullopt;
    return card;
}

}  // namespace

std::string print_card(Card card) {
    const bool joker = card.rank() >= Rank::LittleJoker;
    return {rank_letter(card), joker ? 'J' : kSuitLetters[static_cast<std::size_t>(index(card.suit()))]};
}

Parsed<Card> parse_card(std::string_view text) {
    if (text.size() == 2) {
        const char first = upper(text[0]);
        const char second = upper(text[1]);
        const bool joker = first == 'L' || first == 'B';
        if (joker && second == 'J') return *card_of(first, 'S');
        if (const auto card = card_of(first, second); card && !joker) return *card;
        if (const auto card = card_of(second, first); card && card->rank() < Rank::LittleJoker) return *card;
    }
    return fault("", in_quotes(text) + " is no card");
}

std::string print_bid(Bid bid) {
    if (bid.kind == BidKind::Look) return "look";
    return (bid.blind ? "blind-" : "") + (bid.is_nil() ? "nil" : std::to_string(bid.tricks));
}

Parsed<Bid> parse_bid(std::string_view text) {
    constexpr std::string_view blind = "blind-";
    std::string word;
    for (const char c : text.substr(0, blind.size() + 4)) word += lower(c);
    if (word == "look") return Bid::look();
    Bid bid{.blind = word.starts_with(blind)};
    if (bid.blind) word.erase(0, blind.size());
    const bool digits = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    if (word == "nil")
        bid.kind = BidKind::Nil;
    else if (digits && (word.size() == 1 || (word.size() == 2 && word[0] != '0')))
        bid.tricks = std::stoi(word);
    else
        return fault("", in_quotes(text) + " is no bid");
    return bid;
}

char seat_letter(Seat seat, int seats) { return seat_letters(seats)[static_cast<std::size_t>(seat)]; }

Parsed<Seat> parse_seat(std::string_view text, int seats) {
    const std::size_t place =
        text.size() == 1 ? seat_letters(seats).find(upper(text[0])) : std::string_view::npos;
    if (place != std::string_view::npos) return seat_at(static_cast<int>(place));
    return fault("", in_quotes(text) + " is no seat; they are " + std::string(seat_letters(seats)));
}

std::string print_hand(CardSet hand) {
    std::string text;
    for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs}) {
        if (suit != Suit::Spades) text += '.';
        for (int rank = index(Rank::BigJoker); rank >= 0; --rank)
            if (const Card card(static_cast<Rank>(rank), suit); hand.has(card)) text += rank_letter(card);
    }
    return text;
}

Parsed<CardSet> parse_hand(std::string_view text) {
    CardSet hand;
    std::size_t suit = kSuits - 1;
    for (const char c : text) {
        if (c == '.') {
            if (suit-- == 0) return fault("", in_quotes(text) + " has more than four suits");
            continue;
        }
        const auto card = card_of(upper(c), kSuitLetters[suit]);
        if (!card) return fault("", in_quotes(text) + ": " + in_quotes({&c, 1}) + " is no card of that suit");
        if (hand.has(*card)) return fault("", in_quotes(text) + " has " + print_card(*card) + " twice");
        hand.add(*card);
    }
    if (suit != 0) return fault("", in_quotes(text) + " has fewer than four suits; three dots part them");
    return hand;
}

std::string print_deal(const Deal& deal, int seats) {
    const Seat first = seat_at(seats == 4 ? 2 : 0);
    std::string text{seat_letter(first, seats), ':'};
    Seat seat = first;
    do {
        if (seat != first) text += ' ';
        text += print_hand(deal.hands[seat]);
        seat = left_of(seat, seats);
    } while (seat != first);
    return text;
}

Parsed<Deal> parse_deal(std::string_view text, int seats) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return fault("", "a deal starts with a seat and a colon");
    const Parsed<Seat> first = parse_seat(text.substr(0, colon), seats);
    if (!first) return std::unexpected(first.error());
    std::string_view rest = text.substr(colon + 1);
    Deal deal;
    CardSet dealt;
    Seat seat = *first;
    for (int count = 0; count < seats; ++count, seat = left_of(seat, seats)) {
        rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(word.size());
        const Parsed<CardSet> hand = parse_hand(word);
        if (!hand)
            return fault("", std::string("hand of ") + seat_letter(seat, seats) + ": " + hand.error().what);
        if (const CardSet twice = dealt & *hand; !twice.empty())
            return fault("", print_card(twice.first()) + " is dealt twice");
        dealt |= *hand;
        deal.hands[seat] = *hand;
    }
    if (rest.find_first_not_of(' ') != std::string_view::npos)
        return fault("", "more than " + std::to_string(seats) + " hands");
    return deal;
}

}  // namespace larch
