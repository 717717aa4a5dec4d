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
              "4D"},
             {"HoldsAceAndKing",
              "nothing out beats the partner's queen: ace and king are two tricks more",
              {.held = "KS 8S 4S AC KC 3C QH 9H 4H JD 8D 5D 2D", .bids = {3, 3, 3, 3}, .played = "2: QC 5C"},
              "3C"}}};
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
          "KC AC"},
         {"TakesItsLastTrickInDiamonds",
          "they are past five hundred whatever happens; the ace still makes the contract",
          {.held = "AD 6D 4C",
           .bids = {3, 2, 4, 2},
           .played =
               "1: QH 3H 4H KH 0: 4D 8D JD TD 2: 7D 9D 3D QD 1: AH TH 8H 2H 1: JH 3S 6H 5C 2: QS 6S 8S KS "
               "1: TS JS 5S 4S 2: 7S 7H 9S 2S 0: AS 5H 2C 9H 0: 6C KC 3C AC 3: 5D",
           .scores = {120, 480}},
          "AD"},
         {"TakesItsLastTrickInHearts",
          "they are past five hundred whatever happens; the ace still makes the contract",
          {.held = "AH 3H 7C",
           .bids = {3, 2, 4, 2},
           .played =
               "3: QD 3D 2D KD 2: AD 6D JD TD 2: 6H 7H TH QH 1: KC 5C 6C 3C 1: 8C 9C TC 4C 3: 9D 2S 3S 4D "
               "1: 9S KS 4S TS 2: AS QS JS 5S 2: 8S 5D 5H 7S 2: 6S 8H JH 2H 2: 4H 9H",
           .scores = {120, 480}},
          "AH"}}};
}

Kind takes_the_free_trick_beside_a_nil() {
    return {45,
            "TakesTheFreeTrickBesideANil",
            {{"WithTheNine",
              "last to play, and the nil is safe below: the nine is a trick of the four",
              {.held = "JS 8S 9D TC 9C 3C",
               .bids = {4, 3, kNil, 3},
               .played = "1: 6H 4H 5H 7H 0: JH 2H TH QH 3: 8H 2S QS KH 1: 3D 5D AD 6D 3: 9H 2C QD 3H "
                         "3: 2D KD TD JD 0: KS AS 7S TS 1: 4C 5C 6C",
               .scores = {67, 27},
               .bags = {2, 0}},
              "9C"},
             {"WithTheAceWhenTheNilIsOut",
              "the nil has thrown a heart and the eight is winning: the ace is a trick of the five",
              {.held = "KS 6S 2S 7D 6D AC 6C",
               .bids = {5, 3, kNil, 2},
               .played = "3: 3D KD QD 8D 0: AD 9D 4D 2D 0: 5D JD 9C KH 1: 4H 3H 5H 2C 3: 3C KC QC 7C 0: TD "
                         "7S AH 3S 1: 5C JH 8C",
               .scores = {30, 6},
               .bags = {6, 0}},
              "AC"},
             {"WithTheAceOverTheKing",
              "last to play, and the king is there to be taken",
              {.held = "9S AH QH TH KD JD TD 8D 7D 5D 2D 7C 5C",
               .bids = {2, 5, kNil, 3},
               .played = "1: 3H 5H KH",
               .scores = {345, 149},
               .bags = {1, 0}},
              "AH"}}};
}

Kind ruffs_no_higher_than_it_must() {
    return {46,
            "RuffsNoHigherThanItMust",
            {{"NotWithTheAce",
              "only the nil on the left and the partner are still to play: the ace takes another trick",
              {.held = "AS JS 9S 8S 7S 5S AD 9D 8D 5D",
               .bids = {6, kNil, 2, 3},
               .played = "2: 7D JD KD QD 0: 2C 5C 4C 6C 3: AH QH 2H JH 3: KH",
               .scores = {70, 51},
               .bags = {0, 1}},
              "not AS"},
             {"OverTheFour",
              "only the nil is still to play, and will stay below: any spade above the four is enough",
              {.held = "AS QS JS 9S 7S 6C",
               .bids = {5, kNil, 2, 4},
               .played = "0: 7H 6H JH 8H 2: 4C AC JC QC 3: TC KC 8C 9D 0: 2C 7C 5D 9C 3: 9H 3H 4H QH "
                         "2: 7D JD KD TD 0: 3D 2D 2S 4D 2: KH 4S",
               .scores = {59, 15},
               .bags = {2, 4}},
              "not AS"},
             {"KeepsTheKing",
              "the player on the left has led diamonds and may follow: the four is likely to be enough",
              {.held = "KS 4S 9H 8H 6H 5H",
               .bids = {3, 5, 4, kNil},
               .played = "3: 2D 3D 8D JD 2: 5C 6C AC 8C 0: 7C QC 2C JC 1: KC 4C TC 8S 0: 2H QH AH KH 2: 4D "
                         "5D 3S AD 0: 4H TH JS JH 2: 7D 6D",
               .scores = {418, 274},
               .bags = {8, 4}},
              "4S"}}};
}

Kind keeps_the_low_card_for_the_nil() {
    return {47,
            "KeepsTheLowCardForTheNil",
            {{"QueenUnderTheAce",
              "the partner's ace has won; the three is worth more, led at the nil",
              {.held = "AS KS TS 8S 7S 6S QD 3D 4C 3C 2C",
               .bids = {3, 2, 5, kNil},
               .played = "2: 3H 5H KH TH 0: 2H QH JH 8H 1: KD AD 9D",
               .scores = {149, 345},
               .bags = {0, 1}},
              "QD"},
             {"EightUnderTheAce",
              "the ace has won and the nil has thrown its queen; the six is the card to lead at it",
              {.held = "KS 8S JH 7H KD JD TD 8D 6D AC KC JC 8C",
               .bids = {5, 5, 1, kNil},
               .played = "1: AD 9D QD",
               .scores = {11, 142},
               .bags = {4, 6}},
              "not 6D"},
             {"JackUnderTheAce",
              "the nil threw its ten: the four may be the heart that it has to beat",
              {.held = "JS TS 6S 4S 3S JH 4H 7D 6D 2D TC 6C 4C",
               .bids = {2, 3, 4, kNil},
               .played = "1: KH AH TH"},
              "JH"},
             {"EightOfTwoUnderTheAce",
              "the partner's ace has won over the king: the four is worth more, led at the nil",
              {.held = "AS KS JS 9S 6S KH QH 8H 4H JD 8C 4C",
               .bids = {5, 3, 2, kNil},
               .played = "2: 3D 2D 4D 5D 1: KC AC TC"},
              "8C"}}};
}

Kind spends_high_cards_where_they_count() {
    return {
        48,
        "SpendsHighCardsWhereTheyCount",
        {{"TheHighestLeft",
          "ace and king are gone: the queen wins now, and may be ruffed later",
          {.held = "9S 8S KH TH 9H QD 8D 5D JC 7C 6C 2C",
           .bids = {1, 2, 6, 2},
           .played = "0: 3D 4D KD AD 3: 6D",
           .scores = {139, 239},
           .bags = {0, 2}},
          "QD"},
         {"OfASequence",
          "from king to nine the lowest of the sequence is enough to force the ace; the five forces nothing",
          {.held = "JH TH KD QD JD TD 9D 5D KC QC 5C 4C 3C", .bids = {1, 2, 4, 4}, .played = "3: 8D"},
          "not 5D"},
         {"NotTheKingUnderTheAce",
          "the ace has won: the king takes another trick, and may set them",
          {.held = "KS 5S 2S QH TH 5H",
           .bids = {3, kNil, 2, 5},
           .played = "1: 5D 2D 9D KD 0: 2H 8H 4H JH 3: KC AC QC 7C 0: 2C 3C 9C 6C 2: TC 3D 5C 8C 2: 8D "
                     "AD 4S 6D 0: 3H 6H KH AH 3: AS",
           .scores = {145, 0},
           .bags = {5, 0}},
          "not KS"}}};
}

Kind believes_what_a_nil_threw() {
    return {
        50,
        "BelievesWhatANilThrew",
        {{"NothingLeftUnderTheQueen",
          "on the queen the nil threw its four: it has neither the ten nor the nine, which the three hopes "
          "for",
          {.held = "AS KS JS 3S",
           .bids = {7, kNil, kNil, 3},
           .played = "0: TC 8C 9C 3C 0: KC 5C JC 6C 0: AH TH 8H JH 0: 3D 6D 4D TD 3: 2D 9D 7D QD 2: 7C 7S "
                     "QC 4C 3: AD JD 8D 5S 2: QS 8S 6S 4S 2: 3H QH KH 9H",
           .scores = {265, 301},
           .bags = {5, 1}},
          "AS KS JS claim"},
         {"NoJackAboveTheNine",
          "under the king the nil threw its five, so it has no jack to win with: the ace takes the trick",
          {.held = "8S 6S 5S AH 8H 7H QC",
           .bids = {3, kNil, 5, 3},
           .played = "0: 2C 4C KC 3C 2: 7D AD 5D JD 3: TH KH 5H QH 0: 7C 6C AC 9C 2: TD 6D KD 4D 0: 8C 5C KS "
                     "JC 2: 3H 9H"},
          "AH"},
         {"NoTenAboveTheNine",
          "under the ace the nil threw its two, so it has no ten to win with: the jack takes the trick",
          {.held = "QS 8S 6S 5S JC 5C 4C",
           .bids = {3, kNil, 5, 2},
           .played = "2: 5H QH 9H JH 3: 5D JD TD AD 2: 6C AC KC 2C 3: 8D KD 9D 6D 0: 6H 4H KH 2H 2: 7H 8H QC "
                     "3H 3: 9C"},
          "JC"}}};
}

}  // namespace

std::vector<Kind> read_kinds() {
    return {keeps_honours_under_a_lost_trick(),  leaves_a_partner_its_winner(),
            throws_the_highest_loser_on_nil(),   plays_for_points_when_all_is_decided(),
            takes_the_free_trick_beside_a_nil(), ruffs_no_higher_than_it_must(),
            keeps_the_low_card_for_the_nil(),    spends_high_cards_where_they_count(),
            believes_what_a_nil_threw()};
}

}  // namespace larch::test
