// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// What public programs are known to get wrong when they bid, and when they pass cards for a nil.

#include "ai/positions/written_test.h"

namespace larch::test {

namespace {

constexpr std::array<int, 4> kOpening{kNotYet, kNotYet, kNotYet, kNotYet};

Kind bids_in_full_beside_a_nil() {
    return {5,
            "BidsInFullBesideAPartnersNil",
            {{"FiveTopCards",
              "two top spades, two top hearts and an ace: five tricks whatever the partner has bid",
              {.held = "AS KS 8S 4S AH KH 7H AC 9C 4C 8D 6D 2D", .bids = {kNotYet, kNotYet, kNil, 3}},
              "4-6"},
             {"SixTricks",
              "the honours of four suits; to bid less only makes bags",
              {.held = "AS QS JS 5S KH QH 3H AD KD 4D AC 8C 2C", .bids = {kNotYet, kNotYet, kNil, 3}},
              "5-7"},
             {"AfterAllOthers",
              "four sure tricks and more to come, with seven bid by the others: there is room for five",
              {.held = "AS KS TS 4S 2S AD KD 6D QH 7H 3H 9C 4C", .bids = {kNotYet, 4, kNil, 3}},
              "4-6"}}};
}

Kind nil_beside_a_partners_eight() {
    return {6,
            "NilBesideAPartnersEight",
            {{"NothingAboveANine",
              "one more trick is worth ten, a nil a hundred, and the partner will win nearly everything",
              {.held = "8S 4S 2S 9H 6H 3H 2H 8D 5D 2D 9C 7C 3C", .bids = {kNotYet, kNotYet, 8, 2}},
              "nil"},
             {"AJackWithLowCardsBelow",
              "the jack has three low hearts to hide behind",
              {.held = "6S 3S JH 7H 4H 2H TD 6D 3D 9C 5C 4C 2C", .bids = {kNotYet, kNotYet, 7, 3}},
              "nil"},
             {"LastToBid",
              "the others have bid twelve: a trick would be hard to take and easy to lose",
              {.held = "5S 2S TH 8H 5H 3H QD 7D 4D 2D 8C 6C 3C", .bids = {kNotYet, 3, 8, 1}},
              "nil"}}};
}

Kind no_risky_nil() {
    const std::string risky = "9S 7S 4S KH 9H 6H JD 9D 7D TC 8C 6C 4C";
    return {
        7,
        "NoRiskyNil",
        {{"FarAhead",
          "a broken nil would give the others their only chance",
          {.held = risky, .bids = kOpening, .scores = {420, 150}},
          "1 2"},
         {"WhenOneTrickWins",
          "one and the partner's four reach five hundred",
          {.held = risky, .bids = {kNotYet, 3, 4, 3}, .scores = {460, 100}},
          "1"},
         {"AgainstABlindNil",
          "one and the partner's four reach five hundred, and a broken nil would be one more chance for "
          "theirs",
          {.set = blind_rules(),
           .held = "JS 9S 7S 4S KH 9H 6H JD 9D 7D TC 8C 6C",
           .bids = {kNotYet, kNotYet, 4, kBlindNil},
           .scores = {450, 150}},
          "1 2"},
         {"AgainstABlindNilAtLevelScores",
          "two hundred points hang on the blind nil, and cards are needed against it",
          {.set = blind_rules(),
           .held = "JS 9S 7S 4S KH 9H 6H JD 9D 7D TC 8C 6C",
           .bids = {kNotYet, kNotYet, 4, kBlindNil},
           .scores = {250, 250}},
          "1 2"},
         {"AgainstABlindNilLate",
          "a contract wins the match if the blind nil is broken; a second nil beside it would be for them",
          {.set = blind_rules(),
           .held = "JS 9S 7S 4S KH 9H 6H JD 9D 7D TC 8C 6C",
           .bids = {kNotYet, kNotYet, 4, kBlindNil},
           .scores = {450, 450}},
          "1 2"}}};
}

Kind passes_for_a_nil() {
    return {
        15,
        "PassesForANil",
        {{"AceAndKingOfSpades",
          "nothing can be above them",
          {.set = blind_rules(),
           .held = "AS KS 6S 3S QH 6H 4H 9D 6D 4D 8C 4C 2C",
           .bids = {kBlindNil, 3, 4, 3}},
          "+AS +KS"},
         {"TheQueenOfSpadesAndTheBareKing",
          "neither has a low card to hide behind for long",
          {.set = blind_rules(),
           .held = "QS 6S 3S KC QH 9H 4H 3H 9D 6D 4D 3D 2D",
           .bids = {kBlindNil, 3, 4, 3}},
          "+QS +KC"},
         {"TheKingOfSpadesFirst",
          "nothing is as dangerous as the king of spades",
          {.set = blind_rules(),
           .held = "KS 4S 2S QH 9H 3H 2H 8D 5D 3D 7C 5C 2C",
           .bids = {kBlindNil, 3, 5, 3}},
          "+KS"},
         {"ABlindNilGivesAceAndKing",
          "the ace of spades cannot lose, and the bare king of clubs nearly never does",
          {.set = blind_rules(),
           .held = "AS 9S 3S TH 8H 5H 2H 9D 6D 4D 3D KC 2D",
           .bids = {kBlindNil, 3, 5, 3},
           .scores = {100, 300}},
          "+AS +KC"},
         {"ThePartnerGivesLowCardsBack",
          "low cards are what the nil can hide behind; high ones would break it",
          {.set = blind_rules(),
           .held = "QS 8S 2S AH KH 7H 3H AD QD 6D 2D AC KC QC JC",
           .bids = {4, 3, kBlindNil, 3},
           .received = "QS AD"},
          "-QS -8S -AH -KH -AD -QD -AC -KC -QC -JC"},
         {"ANilThatIsNotBlind",
          "one card is passed: the king of spades",
          {.set = {.nil_pass = 1}, .held = "KS 4S 2S QH 9H 3H 2H 8D 5D 3D 7C 5C 2C", .bids = {kNil, 3, 5, 3}},
          "+KS"}}};
}

Kind bids_nil_on_nil_hands() {
    return {17,
            "BidsNilOnNilHandsOnly",
            {{"LowEverywhere",
              "a low card in every suit and two small spades",
              {.held = "7S 3S 8H 5H 3H 2H 9D 6D 4D 2D 8C 4C 2C", .bids = kOpening},
              "nil"},
             {"NotWithTheAceOfSpades",
              "the ace of spades always takes a trick",
              {.held = "AS 3S 8H 5H 3H 2H 9D 6D 4D 2D 8C 4C 2C", .bids = kOpening},
              "not nil"},
             {"NotWithTheKingOfSpades",
              "only the ace is above the king",
              {.held = "KS JS 5S 3S 9H 5H 3H TD 6D 4D 8C 5C 2C", .bids = kOpening},
              "not nil"},
             {"NotWithQueenAndTenOfSpades",
              "two high spades do not both slip under ace and king",
              {.held = "QS TS 8S 3S 9H 5H 3H TD 6D 4D 8C 5C 2C", .bids = kOpening},
              "not nil"},
             {"NotWithLongHighHearts",
              "the hearts have no low card to hide behind",
              {.held = "7S 3S AH KH QH JH TH 6D 4D 2D 8C 4C 2C", .bids = kOpening},
              "not nil"},
             {"NotWithTheQueenAndNoLowSpade",
              "queen, nine and eight: one of them will stand when the spades are led",
              {.held = "QS 9S 8S 8H 5H 3H 2H 9D 6D 4D 8C 4C 2C", .bids = kOpening},
              "not nil"},
             {"NotWithLongMiddlingHearts",
              "five hearts from the eight up, and low cards nowhere else either",
              {.held = "TS 7S QH JH TH 9H 8H 8D 6D 5D 8C 5C 4C", .bids = kOpening},
              "not nil"}}};
}

Kind bids_for_the_match() {
    const std::string usual = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D";
    return {19,
            "BidsForTheMatch",
            {{"NoMoreThanTheTargetAsks",
              "one beside the partner's two reaches five hundred, and hardly fails with a hand of three",
              {.held = usual, .bids = {kNotYet, kNotYet, 2, 3}, .scores = {470, 300}},
              "1"},
             {"TwoWhenTwoWin",
              "two beside the partner's three reach 505; a third would only add danger",
              {.held = "AS QS 8S 4S AH QH 7H KC 9C 4C 8D 6D 2D",
               .bids = {kNotYet, 3, 3, 3},
               .scores = {455, 360}},
              "2"},
             {"OneMoreWhenTheyAreAboutToWin",
              "they reach five hundred with six; only seven tricks bid and made pass them",
              {.held = usual, .bids = {kNotYet, 3, 3, 3}, .scores = {435, 440}},
              "4"},
             {"ADesperateNil",
              "their six wins the match; a nil and the partner's four is more than that, nothing else is",
              {.held = "9S 6S QH 9H 6H 4H JD 8D 5D TC 7C 5C 3C",
               .bids = {kNotYet, 3, 4, 3},
               .scores = {380, 450}},
              "nil"}}};
}

Kind minds_the_total() {
    const std::string usual = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D";
    const std::string held = "AS KS QS 4S KH 7H 2H 9D 6D 3D TC 8C 4C";
    return {20,
            "MindsTheTotalOfTheBids",
            {{"LessAfterFourteen",
              "with fourteen bid somebody will be set: a hand of three tricks may take one or two",
              {.held = usual, .bids = {kNotYet, 5, 5, 4}},
              "1-2"},
             {"LessWithoutAnAce",
              "queens and kings look like three tricks, but the others have bid fourteen",
              {.held = "QS 8S 4S KH QH 7H KC 9C 4C 8D 6D 5D 2D", .bids = {kNotYet, 5, 5, 4}},
              "1-2"},
             {"MoreAfterFour",
              "with four bid there are tricks to spare, and what is not bid becomes bags",
              {.held = "AS 8S 4S 2S AH KH 7H KC 9C 4C 8D 6D 5D", .bids = {kNotYet, 2, 1, 1}},
              "4-6"},
             {"MoreAfterFive",
              "with five bid there are tricks to spare, and what is not bid becomes bags",
              {.held = "AS 8S 4S 2S AH QH 7H KC 9C 4C 8D 6D 5D", .bids = {kNotYet, 2, 1, 2}},
              "4 5"},
             {"LeavesTheBagAfterEight",
              "with eight bid there are tricks for everyone: one that the queen takes is one bag less for "
              "this side",
              {.held = held, .bids = {2, 2, 2, 2}, .played = "1: QH 3H 4H", .bags = {7, 7}},
              "7H 2H"},
             {"TakesItAfterFifteen",
              "the same hand with fifteen bid: somebody will be set, and each trick is fought for",
              {.held = held, .bids = {4, 4, 3, 4}, .played = "1: QH 3H 4H", .bags = {7, 7}},
              "KH"}}};
}

}  // namespace

std::vector<Kind> known_bids() {
    return {bids_in_full_beside_a_nil(), nil_beside_a_partners_eight(), no_risky_nil(),   passes_for_a_nil(),
            bids_nil_on_nil_hands(),     bids_for_the_match(),          minds_the_total()};
}

}  // namespace larch::test
