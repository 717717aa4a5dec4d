// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// What public programs are known to get wrong in the play.

#include "ai/positions/written_test.h"

namespace larch::test {

namespace {

Kind leaves_the_partners_trick() {
    return {
        1,
        "LeavesThePartnersTrick",
        {{"AnAceThirdHand",
          "the ace of hearts is good; a spade on it would take a trick that is won already",
          {.held = "9S 6S 3S KD JD 8D 4D QC 9C 7C 5C 3C 2C",
           .bids = {3, 3, 5, 2},
           .played = "2: AH 5H",
           .scores = {420, 380}},
          "not *S"},
         {"AKingLastHand",
          "the partner's king has won; any diamond or club does",
          {.held = "JS 8S 2S KD JD 8D 4D QC 9C 7C 5C 3C 2C",
           .bids = {3, 3, 5, 2},
           .played = "1: 7H KH 9H",
           .scores = {420, 380}},
          "not *S"},
         {"ARuffLastHand",
          "the partner's nine of spades has won; overruffing it wins nothing",
          {.held = "QS JS 3S KD JD 8D 4D QH 9H 7H 5H 3H 2H",
           .bids = {3, 3, 5, 2},
           .played = "1: KC 9S AC",
           .scores = {420, 380}},
          "not *S"},
         {"TheMasterTrumpIsASecondTrick",
          "the queen of hearts and the ace of spades are the two tricks needed, but not on each other",
          {.held = "AS 9C 8C 7C",
           .bids = {4, 3, 4, 2},
           .played = "2: AD JD TD 4D 2: QD 5S 8D 6D 3: AH 8H 2H 4H 3: 7S JS TS 8S 0: KD 7D 2D 3S "
                     "3: JH 4S 3H KH 0: 6C 3C 2C 5C 0: 6S 9S QS 7H 2: KS 9H 2S 6H 2: QH 5H"},
          "not AS"},
         {"ANineWhereEverySpadeIsNeeded",
          "every spade of this side takes a trick of its own, and all five tricks are needed: none for the "
          "nine",
          {.held = "AS JS 7S 4S 6D",
           .bids = {3, 2, 4, 2},
           .played =
               "0: TC 3C KC AC 3: 7C 2C QC 4C 1: 9C JC 5C 3D 2: 8H 2H QH AH 1: JH 4H KH 7H 3: 2D 8D 8S JD "
               "1: TH 5S 4D 9H 2: 6S 2S 3S KS 1: 6H 9S 5D"},
          "6D"}}};
}

Kind ruffs_low_last_hand() {
    return {2,
            "RuffsLowLastHand",
            {{"AnySpadeWins",
              "last to play, the three is enough",
              {.held = "KS 9S 3S AH QH 8H 4H QC 9C 7C 5C 3C 2C", .played = "1: KD 4D AD"},
              "3S"},
             {"TheFiveAndTheAceAreTwoTricks",
              "two tricks are needed: the five takes this one, the ace the other; the king of spades is out",
              {.held = "AS 5S 9D",
               .bids = {4, 3, 4, 2},
               .played = "3: KH 9H 5H 3H 3: 6D AD 5D 7D 0: AC 4C 5C 2C 0: TH AH 6S 7H 2: KD QD 3D 2D 2: TS "
                         "QS 4S 8S 3: 8C 2S QC 9C 0: JH 4H JC 6H 0: 7S JS 9S 3S 1: 8H TC 6C 4D 1: KC 3C 7C"},
              "5S"},
             {"TheNineAndTheAceAreTwoTricks",
              "the nine is enough over the six; the ace is needed over the jack",
              {.held = "AS 9S 4D",
               .bids = {4, 3, 4, 2},
               .played = "0: AC 3C 6C 9C 0: 3H 9H 4H 2H 1: JC TC KC 2C 3: AH 4S KH 5H 0: 7S 8S QS KS 3: QD "
                         "5D JD AD 2: 6H 8H 5S QH 0: TS 9D 3S 2S 0: 5C 7C 8C 7H 2: 2D 6D 3D TD 1: QC 4C 6S"},
              "9S"},
             {"TheSixAndTheKingAreTwoTricks",
              "two tricks are needed: the six takes this one, the king the other; the queen is out",
              {.held = "KS 6S 8H",
               .bids = {4, 3, 4, 2},
               .played = "0: AH 7H 4H 6H 0: 9D QD 3D TD 1: KC AC 3C TC 2: JC 6C 5H 2C 2: JD 4D 3H KD 1: TH "
                         "9H KH 2H 3: 6D 5S 8D 7D 0: 9S JS AS 8S 2: QC 4C 3S 5C 0: 4S TS 2S 7S 1: AD 2D 5D"},
              "6S"}}};
}

Kind covers_a_partners_nil() {
    const std::string against_the_contract =
        "3: AC 2C 8C QC 3: KC 3C 4H JC 3: 5C 8S 5H TC 0: KS 6S 3S 4S 0: QS 7S 2S 5S 0: 3H AH 9C TH "
        "1: TD 8D AD 4D 3: 9S TS 6H 7C 0: 9D 7H 7D QD 3: 4C";
    return {
        3,
        "CoversAPartnersNil",
        {{"LastHandOverTheNine",
          "the partner's nine is winning: take it over",
          {.held = "KS 9S 3S AH QH 8H 4H KC TC 3C 6D 5D 2D",
           .bids = {4, 3, kNil, 3},
           .played = "1: 4C 9C 5C"},
          "TC KC"},
         {"SecondHandBeforeTheNil",
          "the partner plays after an opponent who will stay low: go high now",
          {.held = "KS 9S 3S AH QH 8H 4H QD KD 4D 6C 5C 2C", .bids = {4, 3, kNil, 4}, .played = "3: 7D"},
          "QD KD"},
         {"RuffsTheNilsTrick",
          "the partner's ten is winning, and only a spade can take it over",
          {.held = "AS KS 9S 3S AH QH 8H 4H AC TC 3C 6C 5C",
           .bids = {6, 3, kNil, 3},
           .played = "1: 4D TD 5D"},
          "*S"},
         {"NotWhereTheNilIsSafe",
          "the partner has nothing but clubs left and lies below the jack; the queen would be the tenth bag",
          {.held = "QC 2C",
           .bids = {4, 4, kNil, 3},
           .played =
               "3: AH QH 6H 5H 3: KH 5S 9H 3H 0: KS 3S 4S 2S 0: AS 7S 9S TS 0: 7C 8C 9C TC 3: KD 4D TD 7D 3: "
               "TH 8S JH 8D 0: 2D AD QD 5D 1: JS 6S 4H 3C 1: QS AC 2H 3D 1: JD KC 7H 6D 1: JC 4C 5C",
           .scores = {300, 300},
           .bags = {9, 2}},
          "2C"},
         {"TheContractForADearerNil",
          "the ace over the four and the six that the partner may have to play saves the nil; then the jack "
          "of spades "
          "ruffs a diamond and the seven are missed, which costs less",
          {.held = "AS KD JD 2H", .bids = {7, 3, kNil, 2}, .played = against_the_contract},
          "AS"},
         {"NotForACheaperNil",
          "the same with a nil of fifty: the ace draws the jack later, and the seven are worth more",
          {.set = {.nil_value = 50},
           .held = "AS KD JD 2H",
           .bids = {7, 3, kNil, 2},
           .played = against_the_contract},
          "2H"}}};
}

Kind wins_what_it_needs_beside_a_nil() {
    return {
        4,
        "MakesItsContractBesideAnOpponentsNil",
        {{"TheKingForTheMatch",
          "the contract wins the match, so the king is played for it and not kept below the nil",
          {.held = "KS 9S 3S AH QH 8H 4H KD 6D JC 7C 5C 3C",
           .bids = {4, kNil, 4, 5},
           .played = "2: 4D TD",
           .scores = {420, 300}},
          "KD"},
         {"TheAceForTheMatch",
          "a jack that the nil cannot be made to beat is no reason to keep an ace that the match needs",
          {.held = "QS 9S 3S KH 8H 4H 2H KD 6D 5D AC 5C 4C",
           .bids = {4, kNil, 4, 4},
           .played = "2: 3C JC",
           .scores = {420, 250}},
          "AC"},
         {"TheLastTrickOfTheContract",
          "the king is the sixth trick, and six win the match; the nil does not matter then",
          {.held = "KH 2H 3C",
           .bids = {3, kNil, 3, 5},
           .played = "0: AH 6H 9H 4H 0: QC 2C 5C KC 3: AC 7C 6C JC 3: 6D 5S 2D KD 0: AS 6S 3S 2S "
                     "0: JS 9S TS KS 3: QS 4S 3D 7H 3: 8S 7S TC 8H 3: 4D 3H TD JD 2: AD 9D JH QD 2: 5H TH",
           .scores = {440, 250}},
          "KH"},
         {"TheKingAtLevelScores",
          "also where it does not win the match: the king is one of the eight that are bid, and the nil has "
          "low "
          "diamonds more often than not",
          {.held = "KS 9S 3S AH QH 8H 4H KD 6D JC 7C 5C 3C",
           .bids = {4, kNil, 4, 5},
           .played = "2: 4D TD",
           .scores = {250, 250}},
          "KD"},
         {"TheLastTrickAtLevelScores",
          "the king is the sixth trick, and the contract is worth more than a last chance at the nil",
          {.held = "KH 2H 3C",
           .bids = {3, kNil, 3, 5},
           .played = "0: AH 6H 9H 4H 0: QC 2C 5C KC 3: AC 7C 6C JC 3: 6D 5S 2D KD 0: AS 6S 3S 2S "
                     "0: JS 9S TS KS 3: QS 4S 3D 7H 3: 8S 7S TC 8H 3: 4D 3H TD JD 2: AD 9D JH QD 2: 5H TH",
           .scores = {250, 250}},
          "KH"}}};
}

Kind spares_the_partners_spades() {
    return {
        8,
        "SparesThePartnersSpades",
        {{"ForACrossruff",
          "the four spades of this side take four tricks when nobody leads one",
          {.held = "KS 7S AH 9C 8C 4C",
           .bids = {5, 2, 4, 2},
           .played = "3: TD 2D 3D 4D 3: 7H 6H 4H 3H 3: 6C JC 5C 9D 0: 2C 7C 2S 3C 2: AS 4S 8S 9S 2: 3S "
                     "2H 6S 5H 0: TS 8H 5S 5D"},
          "not *S"},
         {"ForAnotherCrossruff",
          "this side has four spades and the others none: each is a trick of its own",
          {.held = "KS 8S TH 9H AD",
           .bids = {5, 2, 4, 2},
           .played = "1: 9D 7D 2D 6D 1: 4C 7C TC 2C 3: JC 9C 3C 5C 3: 8H JH 2H 8C 0: 5H 6H 2S 7H 2: AS "
                     "9S 3S 5S 2: TS 3D 6S 4H 2: 4S 8D 7S 3H"},
          "not *S"},
         {"TheLastTwoTrumpsTakeTwoTricks",
          "the ace and the partner's jack take a trick each unless they fall together",
          {.held = "AS 8H 7H",
           .bids = {4, 3, 3, 3},
           .played = "0: JC 4C 2C QC 3: KH 2H 9H AH 2: TC 5C 6C 7C 2: 9C 8C 4H 4S 1: JH 6H 3H 5H "
                     "1: QS 9S 2S 3S 1: JD 7D 5D AD 0: 8S TS 7S KS 3: 8D 6D 3D TD 2: 5S 9D 6S 4D"},
          "not AS"},
         {"ForTheLastTwoTricks",
          "the partner ruffs the heart with its last spade, and the ace takes the other trick that is needed",
          {.held = "AS 6H",
           .bids = {4, 1, 4, 3},
           .played =
               "3: AC 8C 4C 3C 3: AD 5D 3D 4D 3: 5H AH 2H 7H 0: 8D KD TD 2D 1: KH 3S 9H 3H 2: 5S 7S QS JS "
               "0: 8H TH 6S 8S 3: KC TC 7C 5C 3: QD 2S JD 9S 2: KS 2C 4S 9C 2: JC 6D QC 4H"},
          "6H"}}};
}

Kind takes_the_bag_that_hurts() {
    return {
        9,
        "TakesTheBagThatHurts",
        {{"ItSetsTheLeaders",
          "the others need all three tricks that are left, and five hundred is theirs with them",
          {.held = "KH 3H 8D",
           .bids = {3, 3, 2, 3},
           .played = "1: KC AC 3C 2D 2: KD TD 5D 4D 2: 8H QH AH 6H 0: AD 9D 7D 8S 3: QC 4S 4C 2C "
                     "0: AS 9S 2S JS 0: TH 7H JH 2H 2: 5S KS 6S TS 3: 6C 3S 7C 5C 0: 7S QS 3D 8C 1: 9H 4H 5H",
           .scores = {380, 440},
           .bags = {5, 2}},
          "KH"},
         {"ItKeepsThemBelowTheTarget",
          "they stand at 498 with their contract: the last two tricks would be the two points they lack",
          {.held = "KH 3H",
           .bids = {4, 1, 3, 2},
           .played = "1: 8D 2D 5D 9D 0: AD 3D 6D 7D 0: KD TD 4C 4S 3: KC 2C 3C AC 2: AS 7S 5S 2S "
                     "2: QH 6H 2H 7H 2: KS TS 8S 6S 2: QC 6C 7C 5C 2: JH TH AH 8H 0: 4D JD 3S QS "
                     "3: TC 9S JS 8C 1: 9H 4H 5H",
           .scores = {400, 468},
           .bags = {3, 2}},
          "KH"},
         {"ItSetsTheLeadersInDiamonds",
          "they need every trick that is left: the queen is the one that sets them",
          {.held = "QD 3D 8H",
           .bids = {3, 3, 3, 3},
           .played = "2: AH 2H 5H 3H 2: JD KD 4D 6D 3: 9H TH 7H 2C 0: AC TC 5C 3C 0: QH 6H 7D 4H 0: KH 4S KS "
                     "JH 2: AS TS 7S 6S 2: QS 8D JS 5S 2: 3S 9D 6C 8S 1: 9S 2S AD 8C 1: TD 2D 5D",
           .scores = {380, 440},
           .bags = {5, 2}},
          "QD"}}};
}

Kind keeps_the_ace_that_sets() {
    return {
        10,
        "SetsATenWithTheSureAce",
        {{"NotUnderARuff",
          "the trick is lost to a ruff; the ace will win a later one",
          {.held = "AH 9H 2H 9S 6S 3S JD 8D 5D 2D TC 7C 6C", .bids = {1, 5, 1, 5}, .played = "2: 4H 2S"},
          "9H 2H"},
         {"NotUnderALastHandRuff",
          "seven or four, the trick is gone; the ace is kept for one that is not",
          {.held = "AC 7C 4C 8S 5S QH 9H 6H 3H TD 7D 5D 2D", .bids = {1, 6, 1, 5}, .played = "1: QC 3C 2S"},
          "7C 4C"},
         {"NowWhenItSets",
          "they need every trick: the ace wins this one, and may never win another",
          {.held = "AH 5H 8C 7C",
           .bids = {1, 5, 2, 5},
           .played = "3: TH 2H 9H JH 2: QD 5S 7S 3D 0: AS 9S 4S QS 0: TS 5C 6S JS 3: KS 3S 5D 4D 3: 8S 2S 6D "
                     "3H 3: 4C 6C AC 3C 1: KD 7D 2C 7H 1: AD 8D 4H 8H 1: QH 6H KH"},
          "AH"}}};
}

Kind gives_the_bag_that_costs() {
    const std::string two_left =
        "1: AC 4C 2C QC 1: 9D JD AD 2D 3: KC 6S 8C JC 0: KD 4D QD 7D 0: AS 4S 2S TS 0: QH 6H 3H 8H "
        "0: 8D 6D JH 3C 0: TD 5S QS 5H 2: JS 7H 8S KS 1: 9S 3S 9C 3D 1: 7S AH TC 5D 1: 9H 4H TH";
    return {
        11,
        "GivesAwayTheBagThatCosts",
        {{"DucksTheKing",
          "their tenth bag costs them a hundred; the king would take this trick and the next",
          {.held = "KH 2H", .bids = {3, 3, 3, 2}, .played = two_left, .scores = {380, 420}, .bags = {2, 9}},
          "2H"},
         {"DoesNotRuff",
          "the ruff and the nine of diamonds would spare them their tenth bag",
          {.held = "6S 9D",
           .bids = {3, 3, 3, 2},
           .played = "0: JC QC 4C 5C 1: AD 6D 7D 2D 1: QD KD JD 3D 2: TD 2S 5D 4D 3: AH 7S 2H 7H "
                     "0: AC 8C 2C 6C 0: 8D 4S 8S 3H 2: KH 9H 9C 8H 2: QS 3S 9S AS 1: QH TH JH TS "
                     "0: JS KS TC 5S 1: KC 3C 7C",
           .scores = {380, 420},
           .bags = {2, 9}},
          "9D"},
         {"TakesItWhereBagsCostNothing",
          "bags are only points here, and one more point is the match",
          {.set = short_rules(),
           .held = "KH 2H",
           .bids = {3, 3, 3, 2},
           .played = two_left,
           .scores = {439, 420},
           .bags = {2, 9},
           .hands = 1},
          "KH"}}};
}

Kind third_hand_high() {
    return {12,
            "PlaysHighThirdHand",
            {{"TheKing",
              "the partner led low and a seven would lose to anything: the king wins or forces the ace out",
              {.held = "KH 7H 2H KS 8S 3S QD 9D 6D JC 8C 5C 4C", .bids = {3, 3, 3, 3}, .played = "2: 4H 6H"},
              "KH"},
             {"OneOfQueenAndJack",
              "the queen or the jack makes the last hand spend an honour; the three lets an eight win",
              {.held = "QD JD 3D AS 8S 5S KH 9H 6H JC 8C 5C 4C", .bids = {3, 3, 3, 3}, .played = "2: 4D 7D"},
              "QD JD"},
             {"TheAce",
              "with thirteen tricks promised nobody can afford to let a ten win",
              {.held = "AC 8C 2C KS 9S 4S QD 9D 6D JH 8H 5H 4H", .bids = {4, 3, 3, 3}, .played = "2: 5C 9C"},
              "AC"}}};
}

Kind cashes_high_spades() {
    return {13,
            "DrawsTheLastTrumpsWhenShort",
            {{"TwoSpadesInOneHand",
              "all five tricks are needed, and the hearts run only when seat 1 has no spade left",
              {.set = {.claim = false},
               .held = "AS KS AH KH QH",
               .bids = {7, 1, 4, 1},
               .played = "0: 4H 2H 7H 8H 3: AD 6D 4D 3D 3: 4C 3C 6C 7C 2: AC 2C 3H KC 2: KD 2D 6S QD "
                         "0: QS 2S 3S TS 0: JS 4S 5D 5H 0: 9S 5S 6H 5C"},
              "*S"},
             {"JackAndTenInOneHand",
              "king and queen draw both spades of seat 3; then the ace of diamonds is the third trick",
              {.held = "KS QS AD 5C",
               .bids = {6, 2, 3, 2},
               .played = "0: QD 5D 4D KD 3: QH 4S 3H 2H 0: AC 6C 3C 4C 0: JD 8D 2D 3D 0: 9D 5S TD 4H "
                         "1: KH AH 6H 2C 2: 7H 2S 3S 5H 0: 8S TC 9S AS 3: 6S 7S JC 7D"},
              "*S"},
             {"ForBothHearts",
              "all four tricks are needed: with jack and ten drawn the hearts cannot be ruffed",
              {.set = {.claim = false},
               .held = "AS QS KH QH",
               .bids = {6, 1, 4, 2},
               .played = "1: QC KC 3C 6C 2: 9D JD QD 2D 0: JH AH 2H 8H 1: TH 7H 7C 3H 1: 9H 9S 4C 4H 2: KS "
                         "2S 7S 6S 2: 5D TD 8D 3D 3: 3S 5S 6H 4D 0: 8S 5H 2C 4S"},
              "*S"}}};
}

Kind leads_down_beside_a_nil() {
    return {
        14,
        "NoLowLeadIntoAPartnersNil",
        {{"OpensHigh",
          "a low lead would leave the nil to its fate",
          {.held = "AH KH 4H 3H AD TD 5D KS 7S 4S KC 6C 3C", .bids = {5, 3, kNil, 3}},
          "not 4H 3H 5D 6C 3C"},
         {"GoesOnFromTheTop",
          "a low heart after the ace would ask the partner to stay below it",
          {.held = "KH QH 3H AD TD 5D KS 7S 4S KC 6C 2C",
           .bids = {5, 3, kNil, 3},
           .played = "0: AH 5H TH 6H"},
          "not 3H"},
         {"CashesBeforeTheLowClub",
          "on the diamonds the partner throws its last club; before them it might have to win with it",
          {.held = "AD KD 4C",
           .bids = {5, 3, kNil, 3},
           .played = "3: AH 4H 9H 2H 3: JD QD 6D 3D 0: 7D 2S 4D 5D 1: AC 3C QC JC 1: KH 3H 5H 7H 1: JS "
                     "9S 3S KS 0: TS 5S 2D AS 3: 8S QS 6S 8D 0: 7S 2C TC 6C 0: 4S 8C KC TD"},
          "AD KD"},
         {"TheKingForTheOneDiamond",
          "the nil may have one of the diamonds between: under the king it goes, on the six or five it takes "
          "the trick",
          {.held = "KD 6D 5D",
           .bids = {6, 3, kNil, 2},
           .played =
               "2: 3H AH 5H KH 3: 6H QH 2H JH 0: 8C 9C 7C TC 3: 2C 5S 6S KC 1: 7H 8H 9D 9H 0: AS 3S 4S 8S "
               "0: KS 9S 2S 4D 0: QS TS TH 2D 0: JS 4H QD AC 0: 7S AD TD QC"},
          "KD"}}};
}

Kind throws_the_danger_on_a_nil() {
    return {
        16,
        "ThrowsTheDangerOnANil",
        {{"TheQueenWhenVoid",
          "out of clubs, the queen of hearts can go; a spade would win the trick",
          {.held = "5S 3S 2S QH 8H 6H 9D 7D 5D 4D 3D 2D",
           .bids = {kNil, 3, 4, 3},
           .played = "3: AC TC 4C 5C 3: KC"},
          "QH"},
         {"TheJackUnderTheKing",
          "queen or jack are gone for good under the king",
          {.held = "5S 3S QH JH 4H 2H 9D 7D 5D 4D 3C 2C 2D", .bids = {kNil, 3, 4, 3}, .played = "2: 5H KH"},
          "QH JH"},
         {"TheTenUnderTheAceOfSpades",
          "the ten goes under the ace; the four is safe later",
          {.held = "TS 4S QH 8H 4H 2H 9D 7D 5D 4D 2D 2C",
           .bids = {kNil, 3, 4, 4},
           .played = "3: AC 3C KC 5S 2: QS AS"},
          "TS"},
         {"TheKingWhenVoid",
          "out of clubs: the king of hearts goes before a heart is led, a spade might win the trick",
          {.held = "7S 3S 2S KH 9H 6H 9D 7D 5D 3D 2D",
           .bids = {kNil, 3, 4, 3},
           .played = "3: AC TC 4C 5C 3: KC QC 6C 7C 3: JC"},
          "KH"},
         {"TheAceWhenVoid",
          "out of clubs: the ace of diamonds cannot lose any other way",
          {.held = "6S 5S 2S AD 8D 4D 9H 7H 5H 3H 2H",
           .bids = {kNil, 4, 3, 3},
           .played = "1: AC TC 4C 5C 1: KC QC 6C 7C 1: JC 9C 8C"},
          "AD"}}};
}

Kind keeps_the_king_from_the_ace() {
    return {
        18,
        "DoesNotLeadTheKingIntoTheAce",
        {{"FromKingAndFour",
          "the ace is out, and a king led is a king lost",
          {.held = "KD 4D 9S 6S 3S JH 8H 5H 2H TC 7C 6C 3C", .bids = {2, 4, 3, 4}},
          "not KD"},
         {"FromKingAndFive",
          "the others need few tricks; the king is one that they do not have yet",
          {.held = "KC 5C JS 8S 2S QH 9H 6H 3H 9D 7D 5D 2D", .bids = {2, 3, 4, 3}},
          "not KC"},
         {"FromKingThird",
          "it takes a trick when the suit is led by somebody else",
          {.held = "KH 7H 3H QS 7S 4S JD 8D 5D 2D 9C 6C 4C", .bids = {2, 4, 3, 4}},
          "not KH"},
         {"WhenTheyLackOneTrick",
          "on the seven of clubs the partner throws its heart, and it ruffs both of ours: they never get the "
          "one trick they need",
          {.held = "KH 5H 7C",
           .bids = {3, 2, 4, 2},
           .played =
               "0: KC AC 3C 2C 1: 8D TD KD 6D 3: 9C QC 5C 4D 0: 4C JC 2S 8C 2: 3S AS 7S 5S 3: AD JD 5D 4S "
               "2: KS 2D 8S 9S 2: JS 3D QS 6C 0: TC 8H 3H 7D 0: QD 9H 6H 9D"},
          "7C"}}};
}

}  // namespace

std::vector<Kind> known_plays() {
    return {leaves_the_partners_trick(),
            ruffs_low_last_hand(),
            covers_a_partners_nil(),
            wins_what_it_needs_beside_a_nil(),
            spares_the_partners_spades(),
            takes_the_bag_that_hurts(),
            keeps_the_ace_that_sets(),
            gives_the_bag_that_costs(),
            third_hand_high(),
            cashes_high_spades(),
            leads_down_beside_a_nil(),
            throws_the_danger_on_a_nil(),
            keeps_the_king_from_the_ace()};
}

}  // namespace larch::test
