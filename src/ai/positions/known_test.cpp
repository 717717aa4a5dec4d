// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// What public programs are known to get wrong.

#include "ai/positions/written_test.h"

namespace larch::test {

namespace {

constexpr std::array<int, 4> kOpening{kNotYet, kNotYet, kNotYet, kNotYet};

Kind leaves_the_partners_trick() {
    return {1,
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
              "not AS"}}};
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
          "2C"}}};
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
          "KH"}}};
}

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
    return {7,
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
              "1 2"}}};
}

Kind spares_the_partners_spades() {
    return {8,
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
              "not AS"}}};
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
    return {14,
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
              "AD KD"}}};
}

Kind passes_for_a_nil() {
    return {15,
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
              "-QS -8S -AH -KH -AD -QD -AC -KC -QC -JC"}}};
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
          "TS"}}};
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
              "not nil"}}};
}

Kind keeps_the_king_from_the_ace() {
    return {18,
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
              "not KH"}}};
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
              "4 5"}}};
}

}  // namespace

std::vector<Kind> known_kinds() {
    return {leaves_the_partners_trick(),
            ruffs_low_last_hand(),
            covers_a_partners_nil(),
            wins_what_it_needs_beside_a_nil(),
            bids_in_full_beside_a_nil(),
            nil_beside_a_partners_eight(),
            no_risky_nil(),
            spares_the_partners_spades(),
            takes_the_bag_that_hurts(),
            keeps_the_ace_that_sets(),
            gives_the_bag_that_costs(),
            third_hand_high(),
            cashes_high_spades(),
            leads_down_beside_a_nil(),
            passes_for_a_nil(),
            throws_the_danger_on_a_nil(),
            bids_nil_on_nil_hands(),
            keeps_the_king_from_the_ace(),
            bids_for_the_match(),
            minds_the_total()};
}

}  // namespace larch::test
