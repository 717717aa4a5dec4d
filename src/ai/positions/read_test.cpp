// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// What was found wrong when hands of equal players were read card by card (docs/hands.md).

#include "ai/positions/written_test.h"

namespace larch::test {

namespace {

Kind keeps_honours_under_a_lost_trick() {
    return {41,
            "KeepsHonoursUnderALostTrick",
            {{"TheJackOfFive",
              "the ace has won; a jack from five may yet be a trick, the two never",
              {.held = "4S 3S AH KH JD 9D 6D 5D 2D 8C 7C 6C 3C",
               .bids = {2, 2, 3, 4},
               .played = "2: TD AD",
               .scores = {323, 361},
               .bags = {3, 1}},
              "2D"},
             {"TheJackOfThree",
              "the king has won; jack and ten are worth a trick together",
              {.held = "QS 8S 4S JH TH 2H JD 7D 6D 4D 2D AC 4C",
               .bids = {2, 3, 3, 3},
               .played = "2: 4H KH",
               .scores = {71, 50},
               .bags = {1, 0}},
              "2H"}}};
}

Kind leaves_a_partner_its_winner() {
    return {42,
            "LeavesAPartnerItsWinner",
            {{"HoldsAllThatBeatsIt",
              "nothing out beats the partner's jack: the four goes under it and the honours stay",
              {.held = "KS 9S 7S AD KD QD 8D 5D 4D KC 9C 3C",
               .bids = {4, 3, 3, 1},
               .played = "1: 4H KH 9H 2H 2: JD TD",
               .scores = {255, 193},
               .bags = {5, 3}},
              "4D"}}};
}

Kind throws_the_highest_loser_on_nil() {
    return {43,
            "ThrowsTheHighestLoserOnNil",
            {{"TheQueenUnderTheKing",
              "last to play: the queen of clubs could take a trick later and goes for nothing now",
              {.held = "8S 6S 5S 7H 2H KD 5D 3D AC QC 9C 8C 2C",
               .bids = {kNil, 3, 5, 1},
               .played = "1: 4C KC TC",
               .scores = {70, 51},
               .bags = {0, 1}},
              "QC"},
             {"TheNineUnderTheAce",
              "the partner's ace has the trick, whatever is still played",
              {.held = "4S 9H 7H 6H 4H 2H TD 4D AC 7C 3C",
               .bids = {kNil, 2, 3, 6},
               .played = "1: 7D JD KD QD 3: 2C 5C 4C 6C 2: AH QH",
               .scores = {51, 70},
               .bags = {1, 0}},
              "9H"}}};
}

Kind plays_for_points_when_all_is_decided() {
    return {
        44,
        "PlaysForPointsWhenAllIsDecided",
        {{"StillTriesItsContract",
          "the match is as good as lost, and three tricks are still to be had: the jack is not given away",
          {.held = "KS 7S KH AC KC 7C",
           .bids = {3, 1, 2, 3},
           .played = "2: 3C 2C QC TC 0: 5H AH 3H 4H 1: 2D AD 3D 5D 2: 7D 6H QD KD 1: JD 4D 9H 6D "
                     "1: TD 4C TH 9D 1: 7H QH 8S 2H 3: JC",
           .scores = {298, 483},
           .bags = {8, 3}},
          "KC AC"}}};
}

}  // namespace

std::vector<Kind> read_kinds() {
    return {keeps_honours_under_a_lost_trick(), leaves_a_partner_its_winner(),
            throws_the_highest_loser_on_nil(), plays_for_points_when_all_is_decided()};
}

}  // namespace larch::test
