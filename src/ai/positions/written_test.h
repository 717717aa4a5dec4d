// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <vector>

#include "ai/decide.h"

// Positions a strong player knows the answer to, written as short texts. Cards are written like "TS" for the
// ten of spades; the jokers are "BJ" and "LJ".
namespace larch::test {

inline constexpr int kNil = 0;
inline constexpr int kNotYet = -1;
inline constexpr int kBlindNil = -2;

// The rules beside the classic ones: few sets with much in each, since a mind for another set is dear to
// make. Blind nil is always offered, with two cards passed for it; a floor ends the match.
inline RuleSet blind_rules() {
    return {.blind_nil = true, .blind_behind = 0, .blind_pass = 2, .floor = -200};
}
// Four hands, bags are harmless, the tricks of a lost nil help the partner, blind nil without passing.
inline RuleSet short_rules() {
    return {.blind_nil = true,
            .blind_behind = 0,
            .failed_nil = FailedNil::HelpPartner,
            .bag_limit = 0,
            .max_hands = 4};
}
// Everyone is alone.
inline RuleSet solo_rules() { return {.teams = Teams::Solo}; }
// Jokers and two deuces above the ace of spades.
inline RuleSet odd_trump_rules() {
    RuleSet set;
    set.removed = {Card(Rank::Two, Suit::Hearts), Card(Rank::Two, Suit::Clubs)};
    set.high_trumps = {Card(Rank::BigJoker, Suit::Spades), Card(Rank::LittleJoker, Suit::Spades),
                       Card(Rank::Two, Suit::Diamonds), Card(Rank::Two, Suit::Spades)};
    return set;
}

// What seat 0 knows when it is its turn; its partner is seat 2, to its left sits seat 1.
struct Written {
    RuleSet set{};
    std::string held;                     // before bidding has looked, what it would see
    std::array<int, 4> bids{3, 3, 3, 3};  // by seat
    std::string played{};         // trick by trick, "1: AC 2C 3C 4C 1: KC": who leads and the cards in turn
    std::array<int, 4> scores{};  // by side; seat 0's is the first
    std::array<int, 4> bags{};    // by side
    int hands = 4;                // of the match, over
    std::string given{};          // by seat 0 to its partner
    std::string received{};       // by seat 0 from its partner
    bool looks = true;            // rather than bid blind; false asks for that very decision
};

struct Case {
    std::string title;
    std::string why;  // a strong player answers so
    Written at;
    // What seat 0 may do, any of: "3S", "*C" for any club, "claim", "nil", "4", "4+", "4-6", "look", "blind
    // nil"; behind "not", none of these. Of cards to give: "+AS" is among them, "-2C" is not, all of these.
    std::string answer;
};

struct Kind {
    int number;
    std::string name;
    std::vector<Case> cases;
};

// All kinds, by theme.
std::vector<Kind> known_plays();    // those that public programs get wrong, 1 to 20, in the play
std::vector<Kind> known_bids();     // and before it
std::vector<Kind> play_kinds();     // of the play of the cards
std::vector<Kind> nil_kinds();      // of nils, their cover and what is exchanged for them
std::vector<Kind> match_kinds();    // where the score decides
std::vector<Kind> variant_kinds();  // of rules beyond the classic game
std::vector<Kind> read_kinds();     // that were found by reading hands

}  // namespace larch::test
