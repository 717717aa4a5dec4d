// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// How nils are lost, and let off.

#include "ai/positions/written_test.h"

namespace larch::test {

namespace {

Kind leaves_the_trick_to_the_nil() {
    return {29,
            "LeavesTheTrickToTheNil",
            {{"ItsOpeningLead",
              "the nil's eight is winning and nobody else can beat it any more: the two leaves it there",
              {.held = "KH 7H 2H KS 8S 3S QD 9D 6D JC 8C 5C 4C",
               .bids = {3, kNil, 3, 4},
               .played = "1: 8H 4H 3H"},
              "7H 2H"},
             {"AfterThePartnerDucked",
              "the nine of the nil is winning; the top clubs are kept",
              {.held = "AC KC 2C KS 8S 3S QD 9D 6D JH 8H 5H 4H",
               .bids = {4, 3, 3, kNil},
               .played = "1: 7C 4C 9C"},
              "2C"},
             {"WithoutARuff",
              "the ten of the nil is winning; a spade would save it",
              {.held = "KS QS 8S 3S QD 9D 6D JH 8H 5H 4H 3H 2H",
               .bids = {3, 4, 4, kNil},
               .played = "1: 8C 5C TC"},
              "not *S"}}};
}

Kind leads_under_the_nil() {
    return {
        30,
        "LeadsUnderTheNil",
        {{"InHearts",
          "the nil has the last heart besides the two, and would throw it on the ace of diamonds",
          {.held = "2H AD",
           .bids = {4, kNil, 3, 3},
           .played = "2: TC AC 7S 5C 0: KS 3S 2S 6S 0: JD 7D 3D KD 3: AH 3H 4H 5H 3: 7H JH KH 4S 2: AS 5S QS "
                     "JS 2: JC 2C 4D 3C 2: QC 8C TD 9C 2: 6D 5D 9D 6H 0: QH TH 6C 9S 3: 8S TS 8H 2D"},
          "2H"},
         {"InClubs",
          "the nil has the last club besides the two, and would throw it on the ace of hearts",
          {.held = "2C AH",
           .bids = {4, kNil, 3, 4},
           .played = "1: QC 5C 6C KC 0: JH 2H 5H QH 3: JC 3C 4C 9C 3: AD 4D 2D 3D 3: 9D KD JD 6D 0: TC AC 3S "
                     "5S 3: TS JS 4S 2S 0: 9S 6S KS 7S 2: AS 8S 7C 7H 2: QS 3H 9H 8D 2: 6H 4H TH TD"},
          "2C"},
         {"InDiamonds",
          "the nil on the right has the last diamond besides the three, and would throw it on the king of "
          "hearts",
          {.held = "3D KH",
           .bids = {4, 3, 3, kNil},
           .played = "0: AD QD 4D 2D 0: KD 3S 6D 5D 1: AS TS 2S 5S 1: AH 5H JH 4H 1: TC KC 3C 6C 2: AC 2C JC "
                     "8C 2: KS 4S 9D 6S 2: JS 9S 7D 7S 2: QS 8S TH 2H 2: 7H 9C QH 3H 0: JD 8H 4C TD"},
          "3D"}}};
}

Kind throws_the_spade_under_the_ruff() {
    return {31,
            "ThrowsTheNilsSpadeUnderARuff",
            {{"NineUnderJack",
              "everything else is low: the nine is the one danger, and the jack takes this trick",
              {.held = "9S 2S 5H 4H 3H 2H 6D 5D 4D 3D 2D",
               .bids = {kNil, 3, 4, 4},
               .played = "1: KC 9C AC 2C 3: 4C 3C QC 8C 1: TC 7C JS"},
              "9S"},
             {"TenUnderQueen",
              "the queen takes this trick; the ten may have to take another",
              {.held = "TS 4S 6H 5H 4H 3H 2H 8D 6D 5D 3D 2D",
               .bids = {kNil, 3, 4, 4},
               .played = "3: 4C 2C 5C KC 2: AC QS"},
              "TS"}}};
}

Kind covers_cheaply() {
    return {32,
            "CoversWithoutWaste",
            {{"TheTenLastHand",
              "the ten is enough over the partner's nine; the ace covers a later trick",
              {.held = "KS 9S 3S AH QH 8H 4H AC TC 3C 6D 5D 2D",
               .bids = {5, 3, kNil, 3},
               .played = "1: 4C 9C 5C"},
              "TC"},
             {"TheLowSpadeLastHand",
              "any spade takes the partner's ten over",
              {.held = "AS 3S AH KH QH 8H 4H AC KC TC 3C 6C 5C",
               .bids = {6, 3, kNil, 3},
               .played = "1: 4D TD 5D"},
              "3S"}}};
}

Kind broken_nils() {
    const std::string history =
        "0: AC KC 7C 3C 0: JH 9H KH 4H 2: KD 9D 4D 2D 2: 7D 7S AD 5D 3: AS QS 4S 2S 3: KS 2H 6S 3S "
        "3: 9S 2C 8S TS 2: JS 4C 6C 8D 2: 5S 8H TH TD 2: 6D 5C JC JD 1: QD 3D 6H QC 1: QH 5H 7H";
    return {
        33,
        "KnowsWhatABrokenNilsTricksAre",
        {{"BagsAtNine",
          "the nil is lost, the partner's five are made, and another trick is the tenth bag",
          {.held = "AH 3H", .bids = {kNil, 2, 5, 3}, .played = history, .scores = {250, 250}, .bags = {8, 2}},
          "3H"},
         {"HelpWhereTheyCount",
          "here the tricks of a lost nil count for the partner, who lacks one",
          {.set = short_rules(),
           .held = "AH 3H",
           .bids = {kNil, 3, 7, 3},
           .played = history,
           .scores = {250, 250},
           .hands = 1},
          "AH"},
         {"NothingLeftToAttack",
          "the opponent's nil is lost already: the king is the trick that the contract lacks",
          {.held = "KH 3H 9C",
           .bids = {3, kNil, 3, 4},
           .played = "0: AH 2H TH 9H 0: TD 3D 9D QD 3: KD 5S 2D 5D 0: QC 3C 6C 2C 0: KC JC AC 8C 2: AD 4D 4C "
                     "7D 2: TS KS 6S 3S 3: AS 9S 8S 4S 3: QH 6H 7H JH 3: 2S JS QS 7S 1: 8H 4H 5H"},
          "KH"}}};
}

Kind blind_nils() {
    return {34,
            "BidsBlindNilOnlyWhenAllElseIsLost",
            {{"NotWhileTheMatchIsOpen",
              "level, with three hands to go: most hands cannot be nils, and two hundred are lost with them",
              {.set = short_rules(),
               .held = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D",
               .bids = {kNotYet, kNotYet, kNotYet, kNotYet},
               .scores = {60, 70},
               .hands = 1,
               .looks = false},
              "look"},
             {"NotWhenAhead",
              "ahead in the last hand there is nothing to gamble for",
              {.set = short_rules(),
               .held = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D",
               .bids = {kNotYet, kNotYet, 4, 3},
               .scores = {330, 250},
               .hands = 3,
               .looks = false},
              "look"},
             {"WhenTheyNeedTwoTricks",
              "the others need two tricks; nothing but two hundred points in this hand can pass them",
              {.set = blind_rules(),
               .held = "8S 5S QH 9H 6H 4H JD 8D 5D TC 7C 5C 3C",
               .bids = {kNotYet, 2, 5, 2},
               .scores = {290, 480},
               .looks = false},
              "blind"}}};
}

}  // namespace

std::vector<Kind> nil_kinds() {
    return {leaves_the_trick_to_the_nil(),
            leads_under_the_nil(),
            throws_the_spade_under_the_ruff(),
            covers_cheaply(),
            broken_nils(),
            blind_nils()};
}

}  // namespace larch::test
