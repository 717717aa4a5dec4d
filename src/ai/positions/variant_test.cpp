// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// What is different where the rules are.

#include "ai/positions/written_test.h"

namespace larch::test {

namespace {

Kind plays_alone() {
    return {39,
            "PlaysAlone",
            {{"TakesTheTrickFromTheSeatOpposite",
              "nobody is a partner here: the ace takes the trick that the king was about to",
              {.set = solo_rules(),
               .held = "AH 7H 2H KS 8S 3S QD 9D 6D JC 8C 5C 4C",
               .bids = {3, 3, 3, 3},
               .played = "1: 3H KH 5H"},
              "AH"},
             {"RuffsTheAceOfTheSeatOpposite",
              "the ace of hearts is not a partner's; a spade takes it",
              {.set = solo_rules(),
               .held = "JS 8S 3S KD QD 8D 4D QC 9C 7C 5C 3C 2C",
               .bids = {3, 3, 3, 3},
               .played = "1: 4H AH 9H"},
              "*S"},
             {"SetsTheLeader",
              "the leader needs both tricks, and wins the match with them: a bag is a small price",
              {.set = solo_rules(),
               .held = "KH 3H",
               .bids = {3, 3, 4, 2},
               .played = "1: 8D 2D 5D 9D 0: AD 3D 6D 7D 0: KD TD 4C 4S 3: KC 2C 3C AC 2: AS 7S 5S 2S "
                         "2: QH 6H 2H 7H 2: KS TS 8S 6S 2: QC 6C 7C 5C 2: JH TH AH 8H 0: 4D JD 3S QS "
                         "3: TC 9S JS 8C 1: 9H 4H 5H",
               .scores = {380, 470, 350, 390},
               .bags = {3, 2, 4, 1}},
              "KH"}}};
}

Kind knows_the_odd_trumps() {
    return {40,
            "KnowsTheOddTrumps",
            {{"RuffsLowAndKeepsTheJoker",
              "last to play, the three is enough; the joker takes any trick it likes",
              {.set = odd_trump_rules(),
               .held = "BJ 9S 3S AH QH 8H 4H QC 9C 7C 5C 3C 4C",
               .bids = {4, 2, 4, 3},
               .played = "1: KD 4D AD",
               .scores = {420, 380}},
              "3S"},
             {"KeepsTheDeuceThatIsATrump",
              "the two of diamonds is the third best trump; the four of spades is enough here",
              {.set = odd_trump_rules(),
               .held = "2D 9S 4S AH QH 8H 4H QC 9C 7C 5C 3C 4C",
               .bids = {4, 2, 4, 3},
               .played = "1: KD 4D AD",
               .scores = {420, 380}},
              "4S"},
             {"NoNilOnTwosThatAreTrumps",
              "the two of diamonds and the two of spades look low and are the third and fourth best trumps",
              {.set = odd_trump_rules(),
               .held = "2D 2S 5S 3S 9H 5H 4H TD 6D 4D 8C 5C 3C",
               .bids = {kNotYet, kNotYet, kNotYet, kNotYet}},
              "not nil"},
             {"NilWithoutThem",
              "low in every suit, the two small spades too",
              {.set = odd_trump_rules(),
               .held = "6S 3S 8H 5H 4H 3H 9D 6D 4D 3D 8C 4C 3C",
               .bids = {kNotYet, kNotYet, kNotYet, kNotYet}},
              "nil"},
             {"CountsTheTopTrumps",
              "four trumps that nothing beats, and an ace",
              {.set = odd_trump_rules(),
               .held = "BJ LJ 2D 2S AH 8H 4H QC 9C 7C 5D 4D 3D",
               .bids = {kNotYet, kNotYet, kNotYet, kNotYet}},
              "4-6"}}};
}

}  // namespace

std::vector<Kind> variant_kinds() { return {plays_alone(), knows_the_odd_trumps()}; }

}  // namespace larch::test
