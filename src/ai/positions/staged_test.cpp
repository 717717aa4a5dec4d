// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/positions/staged_test.h"

#include <gtest/gtest.h>

#include <sstream>

namespace larch::test {

namespace {

constexpr std::string_view kRanks = "23456789TJQKA";
constexpr std::string_view kSuitLetters = "CDHS";
constexpr Seat kSelf = seat_at(0);
constexpr Seat kPartner = seat_at(2);
constexpr int kSeats = 4;

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

// The plays of a text, in order; a fault when a trick is led by another than the winner of the last one.
Parsed<std::vector<PlayedCard>> plays_in(const Rules& rules, const std::string& text) {
    std::vector<PlayedCard> plays;
    Trick trick;
    for (const std::string& word : words_of(text)) {
        if (word.back() == ':') {
            const Seat leader = seat_at(word[0] - '0');
            if (trick.size() % kSeats != 0) return fault(word, "comes in the middle of a trick");
            if (!plays.empty() && leader != trick.winner()) return fault(word, "did not win the last trick");
            trick = Trick(leader);
            continue;
        }
        if (trick.size() == kSeats) trick = Trick(trick.winner());
        const Seat seat = seat_at((index(trick.leader()) + trick.size()) % kSeats);
        const Card card = card_in(word);
        trick.add(rules, seat, card);
        plays.push_back({seat, card});
    }
    return plays;
}

// Which cards each seat was dealt as far as the position tells, and where the others may lie.
struct Known {
    PerSeat<CardSet> dealt;
    PerSeat<CardSet> barred;  // that a seat has shown not to have
    CardSet unseen;
};

Known known_from(const Rules& rules, const Written& written, const std::vector<PlayedCard>& plays) {
    Known known;
    const CardSet given = cards_in(written.given);
    const CardSet received = cards_in(written.received);
    known.dealt[kSelf] = cards_in(written.held);
    for (std::size_t at = 0; at < plays.size(); ++at) {
        const auto [seat, card] = plays[at];
        known.dealt[seat].add(card);
        const Suit led = rules.suit_of(plays[at - at % kSeats].card);
        if (rules.suit_of(card) != led) known.barred[seat] |= rules.suit(led);
    }
    known.dealt[kSelf] = (known.dealt[kSelf] | given) - received;
    known.dealt[kPartner] = (known.dealt[kPartner] | received) - given;
    known.unseen = rules.pack();
    for (int i = 0; i < kSeats; ++i) known.unseen -= known.dealt[seat_at(i)];
    return known;
}

int wants(const Rules& rules, const Known& known, int seat) {
    return rules.tricks_in_hand() - known.dealt[seat_at(seat)].size();
}

// Whether the cards left can be dealt out: no group of seats wants more than it may hold (Hall's condition).
bool can_be_dealt(const Rules& rules, const Known& known) {
    for (unsigned group = 1; group < 1U << kSeats; ++group) {
        int wanted = 0;
        CardSet open;
        for (int i = 0; i < kSeats; ++i) {
            if ((group >> i & 1) == 0) continue;
            if (wants(rules, known, i) < 0) return false;
            wanted += wants(rules, known, i);
            if (seat_at(i) != kSelf) open |= known.unseen - known.barred[seat_at(i)];
        }
        if (wanted > open.size()) return false;
    }
    return true;
}

// Gives the unseen cards to the seats that may have them, one by one. Precondition: it can be done.
void deal_out(const Rules& rules, Known& known) {
    int turn = 0;
    for (const Card card : known.unseen) {
        known.unseen.remove(card);
        for (int tries = 0; tries < kSeats; ++tries) {
            const Seat seat = seat_at(turn++ % kSeats);
            Known next = known;
            next.dealt[seat].add(card);
            if (seat == kSelf || known.barred[seat].has(card) || !can_be_dealt(rules, next)) continue;
            known = next;
            break;
        }
    }
}

Bid bid_in(int written) {
    return written == kNil ? Bid::nil() : written == kBlindNil ? Bid::blind_nil() : Bid::of(written);
}

// Before the first trick by who leads to it; before the last bid by who has bid.
Seat dealer_of(const Written& written, const std::vector<PlayedCard>& plays) {
    if (!plays.empty()) return seat_at((index(plays.front().seat) + kSeats - 1) % kSeats);
    int made = 0;
    for (const int bid : written.bids) made += bid == kNotYet ? 0 : 1;
    return seat_at((2 * kSeats - 1 - made) % kSeats);
}

Standing standing_of(const Rules& rules, const Written& written) {
    Standing standing{.hands = written.hands};
    for (int s = 0; s < rules.sides(); ++s) {
        standing.scores[side_at(s)] = written.scores[static_cast<std::size_t>(s)];
        standing.bags[side_at(s)] = written.bags[static_cast<std::size_t>(s)];
    }
    return standing;
}

// What a seat that is in turn does next; nothing where the position asks seat 0.
std::optional<Action> next_action(const Written& written, const std::vector<PlayedCard>& plays,
                                  const Observation& seen) {
    const int bid = written.bids[static_cast<std::size_t>(seen.seat)];
    switch (seen.phase) {
        case HandPhase::Blind:
            if (bid == kBlindNil) return Action{.bid = bid_in(bid)};
            if (bid == kNotYet && !written.looks) return std::nullopt;
            return Action{.bid = Bid::look()};
        case HandPhase::Bidding:
            if (bid == kNotYet) return std::nullopt;
            return Action{.bid = bid_in(bid)};
        case HandPhase::Exchange: {
            if (seen.seat == kSelf && written.given.empty()) return std::nullopt;
            if (seen.seat == kSelf) return Action{.given = cards_in(written.given)};
            if (seen.seat == kPartner) return Action{.given = cards_in(written.received)};
            CardSet given;  // the others give the same cards to and fro
            for (const Gift& gift : seen.gifts) given = gift.cards;
            while (given.size() < seen.cards_to_give) given.add((seen.held - given).first());
            return Action{.given = given};
        }
        case HandPhase::Play:
            if (seen.played.size() == plays.size()) return std::nullopt;
            return Action{.card = plays[seen.played.size()].card};
        default:
            return std::nullopt;
    }
}

}  // namespace

Staged::Staged(const Written& written) {
    Parsed<Rules> rules = Rules::make(written.set);
    if (!rules) {
        fault_ = rules.error().text();
        return;
    }
    rules_ = std::make_unique<const Rules>(*rules);
    if (prepare(written)) play_out(written);
}

bool Staged::prepare(const Written& written) {
    const auto plays = plays_in(*rules_, written.played);
    if (!plays) {
        fault_ = plays.error().text();
        return false;
    }
    Known known = known_from(*rules_, written, *plays);
    if (wants(*rules_, known, 0) != 0)
        fault_ = "seat 0 was dealt " + std::to_string(known.dealt[kSelf].size()) + " cards";
    else if (!can_be_dealt(*rules_, known))
        fault_ = "the hidden cards cannot lie so";
    if (!fault_.empty()) return false;
    deal_out(*rules_, known);
    const Deal deal{.hands = known.dealt, .widow = {}};
    const Standing standing = standing_of(*rules_, written);
    if (match_winner(*rules_, standing)) fault_ = "the match is over";
    if (const auto found = deal_fault(*rules_, deal)) fault_ = *found;
    watched_ = std::make_unique<Watched>(*rules_, deal, dealer_of(written, *plays), standing);
    return fault_.empty();
}

bool Staged::play_out(const Written& written) {
    const std::vector<PlayedCard> plays = *plays_in(*rules_, written.played);
    while (!watched_->is_over()) {
        const Observation seen = watched_->observe();
        const std::optional<Action> action = next_action(written, plays, seen);
        if (!action) break;
        if (!watched_->allows(*action)) {
            fault_ = "seat " + std::to_string(index(seen.seat)) + " may not do this: " + text_of(*action);
            return false;
        }
        watched_->act(*action);
    }
    const Observation seen = watched_->observe();
    const bool sees = seen.phase != HandPhase::Blind;
    if (watched_->is_over() || seen.seat != kSelf)
        fault_ = "it is not seat 0's turn";
    else if (seen.played.size() != plays.size())
        fault_ = "there are cards played too early";
    else if (sees && seen.held != cards_in(written.held))
        fault_ = "seat 0 holds other cards";
    return fault_.empty();
}

Card card_in(const std::string& text) {
    if (text == "BJ") return {Rank::BigJoker, Suit::Spades};
    if (text == "LJ") return {Rank::LittleJoker, Suit::Spades};
    const auto rank = kRanks.find(text.at(0));
    const auto suit = kSuitLetters.find(text.at(1));
    EXPECT_TRUE(text.size() == 2 && rank != std::string_view::npos && suit != std::string_view::npos) << text;
    return {static_cast<Rank>(rank), static_cast<Suit>(suit)};
}

CardSet cards_in(const std::string& text) {
    CardSet cards;
    for (const std::string& word : words_of(text)) {
        EXPECT_FALSE(cards.has(card_in(word))) << word << " twice";
        cards.add(card_in(word));
    }
    return cards;
}

namespace {

bool is_bid(const std::string& word, Bid bid) {
    if (word == "look") return bid == Bid::look();
    if (word == "blind") return bid == Bid::blind_nil();
    if (word == "nil") return bid == Bid::nil();
    if (bid.kind != BidKind::Tricks || bid.blind) return false;
    const int least = std::stoi(word);
    if (word.back() == '+') return bid.tricks >= least;
    const auto dash = word.find('-');
    return bid.tricks >= least &&
           bid.tricks <= (dash == std::string::npos ? least : std::stoi(word.substr(dash + 1)));
}

bool is_card(const Rules& rules, const std::string& word, Card card) {
    if (word == "claim") return false;
    if (word[0] != '*') return card == card_in(word);
    return index(rules.suit_of(card)) == static_cast<int>(kSuitLetters.find(word[1]));
}

bool is_gift(const std::string& word, CardSet given) {
    return given.has(card_in(word.substr(1))) == (word[0] == '+');
}

}  // namespace

bool answers(const Rules& rules, const std::string& answer, const Action& action) {
    std::vector<std::string> words = words_of(answer);
    const bool none = words.front() == "not";
    if (none) words.erase(words.begin());
    const auto fits = [&](const std::string& word) {
        if (action.bid) return is_bid(word, *action.bid);
        if (action.card) return is_card(rules, word, *action.card);
        return action.given && is_gift(word, *action.given);
    };
    if (action.given) return std::ranges::all_of(words, fits);
    if (action.claims) return std::ranges::find(words, "claim") != words.end();
    return std::ranges::any_of(words, fits) != none;
}

namespace {

std::string name_in(Card card) {
    if (card.rank() > Rank::Ace) return card.rank() == Rank::BigJoker ? "BJ" : "LJ";
    return {kRanks[static_cast<std::size_t>(card.rank())],
            kSuitLetters[static_cast<std::size_t>(card.suit())]};
}

}  // namespace

std::string text_of(const Action& action) {
    if (action.card) return name_in(*action.card);
    if (action.claims) return "claims";
    if (action.given) {
        std::string text = "gives";
        for (const Card card : *action.given) text += " " + name_in(card);
        return text;
    }
    const std::string blind = action.bid->blind ? "blind " : "";
    if (action.bid->kind == BidKind::Look) return "look";
    return blind + (action.bid->is_nil() ? "nil" : std::to_string(action.bid->tricks));
}

}  // namespace larch::test
