// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// What the score of the match asks for.

#include "ai/positions/written_test.h"
#include "rules/rule_set.h"

namespace larch::test {

namespace {

Kind avoids_the_tenth_bag() {
    return {35,
            "AvoidsItsTenthBag",
            {{"TheJackUnderTheQueen",
              "nine bags, the contract made: the jack goes under the queen, the two will win nothing",
              {.held = "JH 2H",
               .bids = {3, 3, 3, 2},
               .played = "0: AH KH 8H TH 0: AD 8D 3D 2D 0: 9D KD 7D 5D 1: JC AC 2C 3C 2: JD TD 6D 4D "
                         "2: QD 6S 9S QS 1: 7S TS KS AS 0: 7C 3S 4C QC 1: 2S 3H 8S JS 0: 5C 5S TC KC "
                         "1: 4S 7H 6H 9C 1: QH 4H 5H",
               .scores = {300, 300},
               .bags = {9, 3}},
              "JH"},
             {"TheAceOnALostTrick",
              "nine bags, the contract made: the ace of diamonds goes while somebody else wins",
              {.held = "AD 2C 3H",
               .bids = {4, 3, 2, 1},
               .played = "1: 8D 2D 7D 3D 1: TC 4C QC KC 0: AC 3C 8C 6C 0: QH 6H 2H TH 0: AH 7H KH 9H 0: 8H "
                         "5S 7S JH 2: JS 6S 9S KS 1: 3S QS 4D AS 0: 4H 4S 5D 9D 1: 8S 2S JC 5H 1: TS 6D KD",
               .scores = {300, 300},
               .bags = {9, 3}},
              "AD"},
             {"TheQueenUnderTheKing",
              "nine bags, the contract made: the queen goes under the king, the three will win nothing",
              {.held = "QH 3H 2D",
               .bids = {3, 2, 3, 2},
               .played = "1: AC 9C 4C 4S 0: AH 7H 2H JH 0: TS JS KS 5S 2: KC 5C TD 2C 2: 8S 4D 9S AS 1: 7S "
                         "QS 6C 6H 2: QC JC 8D 3C 2: QD KD 7D 2S 1: 3S 3D 9D TH 1: 6S 5D AD 8H 1: KH 4H 5H",
               .scores = {300, 300},
               .bags = {9, 3}},
              "QH"}}};
}

Kind bids_for_the_last_hand() {
    const std::string usual = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D";
    return {
        36,
        "BidsForTheLastHand",
        {{"OneMoreToPass",
          "they will have 315; only seven tricks bid and made are more",
          {.set = short_rules(), .held = usual, .bids = {kNotYet, 3, 3, 2}, .scores = {250, 265}, .hands = 3},
          "4"},
         {"TheLeastWhenAhead",
          "they can come to 280 at most: three tricks keep the lead, a set contract loses it",
          {.set = short_rules(),
           .held = "KS QS 8S 4S AH QH 7H AC 9C 4C 8D 6D 2D",
           .bids = {kNotYet, 4, 2, 4},
           .scores = {300, 200},
           .hands = 3},
          "1 2"},
         {"ANilWhenBehind",
          "they will have 320; of all bids only a nil is worth enough, however doubtful",
          {.set = short_rules(),
           .held = "9S 6S QH 9H 6H 4H JD 8D 5D TC 7C 5C 3C",
           .bids = {kNotYet, 3, 5, 3},
           .scores = {190, 260},
           .hands = 3},
          "nil"}}};
}

Kind minds_the_floor() {
    return {
        37,
        "MindsTheFloor",
        {{"NoDoubtfulNilAboveIt",
          "a broken nil ends the match below the floor; one trick beside the partner's four does not",
          {.set = blind_rules(),
           .held = "JS 7S 4S KH 9H 6H JD 9D 7D TC 8C 6C 5C",
           .bids = {kNotYet, 3, 4, 3},
           .scores = {-130, -100}},
          "1 2"},
         {"SetsThemDownToIt",
          "the others fall to the floor when they miss one of the three tricks that are left",
          {.set = blind_rules(),
           .held = "KH 3H 8D",
           .bids = {3, 3, 2, 3},
           .played = "1: KC AC 3C 2D 2: KD TD 5D 4D 2: 8H QH AH 6H 0: AD 9D 7D 8S 3: QC 4S 4C 2C "
                     "0: AS 9S 2S JS 0: TH 7H JH 2H 2: 5S KS 6S TS 3: 6C 3S 7C 5C 0: 7S QS 3D 8C 1: 9H 4H 5H",
           .scores = {100, -145},
           .bags = {6, 2}},
          "KH"}}};
}

Kind spoils_what_it_cannot_win() {
    const std::string history =
        "3: KC 5C TC 3C 3: QD 3D 7D 4D 3: TD 4S AD 6D 0: 9H KH 6H 2H 1: JS 3S 5S KS 0: AS 2S 8S 2D "
        "0: 9C AC 7C 2C 1: TS 8D 5D 6S 1: QS 8C 4H 7S 1: 9S JH 8H TH 1: QH 5H 7H";
    return {
        38,
        "SpoilsWhatItCannotWin",
        {{"SetsThemThoughSetItself",
          "its own contract is lost, but so is theirs when the ace takes this trick",
          {.held = "AH 3H 4C", .bids = {4, 6, 3, 4}, .played = history, .scores = {300, 400}},
          "AH"},
         {"GivesTheTenthBagThoughSetItself",
          "its own contract is lost, and their tenth bag costs them a hundred: let them have the rest",
          {.held = "AH 3H 4C", .bids = {4, 3, 3, 4}, .played = history, .scores = {300, 380}, .bags = {2, 7}},
          "3H"}}};
}

}  // namespace

std::vector<Kind> match_kinds() {
    return {avoids_the_tenth_bag(), bids_for_the_last_hand(), minds_the_floor(), spoils_what_it_cannot_win()};
}

}  // namespace larch::test
