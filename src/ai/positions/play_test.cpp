// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// How tricks are thrown away in the play of the cards.

#include "ai/positions/written_test.h"

namespace larch::test {

namespace {

Kind takes_the_sure_trick() {
    return {21,
            "TakesTheLastTrickItNeeds",
            {{"AnAceSecondHand",
              "one more trick makes the contract, and the ace is it; later nobody may lead diamonds",
              {.held = "AD 6D 4C",
               .bids = {3, 3, 4, 3},
               .played = "1: QH 3H 4H KH 0: 4D 8D JD TD 2: 7D 9D 3D QD 1: AH TH 8H 2H 1: JH 3S 6H 5C 2: QS "
                         "6S 8S KS 1: TS JS 5S 4S 2: 7S 7H 9S 2S 0: AS 5H 2C 9H 0: 6C KC 3C AC 3: 5D"},
              "AD"},
             {"AnAceThirdHand",
              "one more trick makes the contract, and the ace is it; later nobody may lead hearts",
              {.held = "AH 3H 7C",
               .bids = {3, 3, 4, 3},
               .played = "3: QD 3D 2D KD 2: AD 6D JD TD 2: 6H 7H TH QH 1: KC 5C 6C 3C 1: 8C 9C TC 4C 3: 9D "
                         "2S 3S 4D 1: 9S KS 4S TS 2: AS QS JS 5S 2: 8S 5D 5H 7S 2: 6S 8H JH 2H 2: 4H 9H"},
              "AH"},
             {"AKingSecondHand",
              "one more trick makes the contract, and with the ace gone the king is it",
              {.held = "KC 4C 9H",
               .bids = {3, 3, 4, 3},
               .played = "3: QD 2D KD 3D 1: AD 5D 4D TD 1: 8C AC 6C 9C 2: JD 6D 7H 4S 1: KS 3S 6H AS 0: QS "
                         "TS 6S 5C 0: JS 2H 9S 7C 0: 5S 3C 7S 9D 2: 8S JC 2S 5H 2: 3H KH 4H 8H 3: TC"},
              "KC"}}};
}

Kind keeps_honours_under_the_partners() {
    return {22,
            "KeepsHonoursUnderThePartners",
            {{"AceUnderKing",
              "the king has won, and the ace takes another trick",
              {.held = "AH 7H 2H KS 8S 3S QD 9D 6D JC 8C 5C 4C",
               .bids = {4, 2, 4, 3},
               .played = "1: 3H KH 5H",
               .scores = {420, 380}},
              "7H 2H"},
             {"KingUnderAce",
              "the ace has won, and the king is the next trick in diamonds",
              {.held = "KD 7D 3D KS 8S 3S QH 9H 6H JC 8C 5C 4C",
               .bids = {4, 2, 4, 3},
               .played = "2: AD 5D",
               .scores = {420, 380}},
              "7D 3D"},
             {"QueenUnderKing",
              "the king has won, and the queen stands behind the ace",
              {.held = "QC 7C 3C KS 8S 3S QH 9H 6H JD 8D 5D 4D",
               .bids = {4, 2, 4, 3},
               .played = "1: 4C KC 6C",
               .scores = {420, 380}},
              "7C 3C"},
             {"AceUnderKingOfTwo",
              "the ace has but one card beside it, and that is enough",
              {.held = "AD 4D KS 8S 3S QH 9H 6H JC 8C 5C 4C 2C",
               .bids = {4, 2, 4, 3},
               .played = "1: 3D KD 5D",
               .scores = {420, 380}},
              "4D"}}};
}

Kind leaves_the_master_trump_out() {
    return {
        23,
        "LeavesTheMasterTrumpOut",
        {{"TheJackIsKeptBehindTheHearts",
          "the queen of spades takes a trick whenever it likes; led against it, the last trump is lost too, "
          "and the clubs with it",
          {.held = "JS AH KH QH",
           .bids = {6, 2, 3, 2},
           .played = "0: JH 4H 2H 3H 0: 9D JD QD AD 3: TC 5C 2C 4C 3: 6C 3S QC 3C 0: AS 7S 2S 5S "
                     "0: 8S TS 2D 4S 1: 8D TD 5D 6H 2: KD 4D 6S 3D 0: KS 5H 7D 9S"},
          "not JS"},
         {"TheTenIsKeptBehindTheDiamonds",
          "the jack of spades takes a trick whenever it likes; led against it, the last trump is lost too, "
          "and the clubs with it",
          {.held = "TS AD KD QD",
           .bids = {6, 3, 3, 1},
           .played = "0: QH 2H 4H 8H 0: KC 6C 2C 3C 0: 5D 6D 7D 3D 2: AH 5H 2D TH 2: JH 3H 4C 2S 1: 7S 3S AS "
                     "5S 3: KS 4S 6S 4D 3: 9H 9S TC KH 0: QS 8S 5C 7H"},
          "not TS"},
         {"TheNineIsKeptBehindTheClubs",
          "the ten of spades takes a trick whenever it likes; led against it, the last trump is lost too",
          {.held = "9S AC KC QC",
           .bids = {6, 3, 3, 1},
           .played = "3: QD JD 6D AD 2: 7D 2D 3H TD 1: KD 4D 5D 6S 0: AS 5S 4S 2S 0: JS QS 3D KS 3: 6C 5C 4C "
                     "9C 2: TH 4H JH 2H 0: 7S 8S 7H 2C 1: 8H 9H 3C 3S"},
          "not 9S"},
         {"TheJackIsKeptBehindTheKing",
          "the king of spades takes a trick whenever it likes; the king of hearts wins, or is ruffed with it "
          "and the jack wins",
          {.held = "JS KH",
           .bids = {4, 4, 2, 2},
           .played =
               "2: AD JD 2D 4D 2: 3D QD KD 5D 0: 7D 6D 4S 5S 3: AC 9C 6H 2C 3: KC QC TH 4C 3: JC 3S 7S 5C "
               "1: TD 6S 7H 2H 2: 7C 3C 8S TS 1: AH 4H JH 3H 1: 9D 5H 2S 9S 0: AS QS 8H 6C"},
          "KH"}}};
}

Kind gives_the_partner_a_ruff() {
    return {
        24,
        "GivesThePartnerARuff",
        {{"InClubs",
          "the partner has no club and a small spade that the ace would draw: it takes a trick only now",
          {.held = "4C 5D 6H",
           .bids = {3, 3, 3, 3},
           .played = "2: AH 4H 7H 4S 1: AC 3S 2C 3C 2: TH JH QH 2S 1: 8S TS QS KS 0: JS 5S 6S 3D 0: 8C KC 7S "
                     "9C 2: 8H 9H 5H 6C 3: QD 6D 8D 7D 3: JC 7C 5C 3H 3: 4D JD TD 9D"},
          "4C"},
         {"InDiamonds",
          "the partner has no diamond and a small spade that the ace would draw: it takes a trick only now",
          {.held = "4D 5C 6H",
           .bids = {3, 3, 3, 3},
           .played = "3: TC 3C 9C 6C 3: QC 8C JC 4C 3: AH 5H 8H 4H 3: 9H QH TH JH 0: JD KD 6D 2D 1: AD 4S 5D "
                     "3D 2: JS 7H 2S QS 1: 8D 3S 9D 7D 2: TS 3H 7S 5S 2: 6S 7C KS 8S"},
          "4D"},
         {"InHearts",
          "the partner has no heart and a small spade that the ace would draw: it takes a trick only now",
          {.held = "3H 5C 6D",
           .bids = {4, 3, 3, 3},
           .played = "1: TH 2S 5H 2H 2: JC 8C 6C 4C 2: TS QS 5S 9S 3: AH QH 4H 3S 2: TD JD KD 8D 0: KC 9C 2C "
                     "TC 0: 9D QD 4D 3D 1: JS 7S 4S 7C 1: KS 6S 7H 7D 1: 6H 5D 8H 9H"},
          "3H"}}};
}

Kind cashes_what_it_needs() {
    return {
        25,
        "CashesWhatItNeeds",
        {{"AceAndKing",
          "no spade is out: ace and king are the two tricks needed, and may be none once the lead is lost",
          {.held = "AD KH 4C",
           .bids = {4, 3, 4, 2},
           .played = "0: 7H 4S 2H 3H 1: QS 2S 9S AS 0: 8S JS TS KS 3: QH 4H 2D AH 2: QD KD 5D 3D 3: 9H TH 7S "
                     "5H 1: 3C 7C 6C 8C 0: 5S 9C 6D 4D 0: 3S TC 2C 6H 0: 6S 8D JC JD"},
          "not 4C"},
         {"AceAndQueen",
          "no spade is out and the king of clubs has gone: two tricks at once",
          {.held = "AC QC 5H",
           .bids = {4, 3, 4, 2},
           .played = "2: KD 3D 5D AD 1: 6C 7C 2C JC 0: KC 4C 5C 3C 0: 9D 2S TD 4D 1: QS AS 3S 5S 2: JD 7D 2D "
                     "8S 1: TS KS 6S JS 2: QH 9H 3H 6H 2: 4S 9S 8D 7S 3: 8H TH 4H 2H"},
          "not 5H"},
         {"KingAndQueen",
          "no spade is out and the ace of diamonds has gone: two tricks at once",
          {.held = "KD QD 3C",
           .bids = {4, 2, 3, 3},
           .played = "0: 9C JC TC 2C 1: 9H KH 2H 3H 2: 7H 8H AH 7S 1: QS KS AS 4S 3: AD 5D 4D 3D 3: TH 2S JS "
                     "4H 1: 6D JD 2D 7D 2: 6S 8S TS 4C 0: 9S 6C 3S 7C 0: 5S 8C 5H QH"},
          "not 3C"},
         {"TheTenBeforeTheJack",
          "no spade is out: the ten of clubs is the trick needed, the jack of diamonds loses to the king",
          {.held = "JD TC",
           .bids = {2, 2, 3, 6},
           .played =
               "1: AH 3H 4D TH 1: 2H 8H 2S QH 3: AS KS 2D 4S 3: 3S 2C 4H 8S 2: QS 5S 3C 5D 2: JS 6S 5C 5H "
               "2: 6C AC 7C JC 3: TS 8C 7H 9S 3: QC 9C KC 4C 1: JH 6H 7S KH 3: 6D AD 9D 3D"},
          "TC"}}};
}

Kind keeps_the_guard() {
    return {
        26,
        "KeepsTheGuardOfItsHonour",
        {{"OfDiamonds",
          "seat 3 has diamonds only after this spade: the guarded king takes the second, the bare one falls",
          {.held = "KD 5D 8H",
           .bids = {4, 3, 3, 3},
           .played = "1: AC 6C 5C 6S 0: KH AH 3H TH 1: TC QC 8C 4D 2: TD 6D 9D 3D 2: KC 3S TS 2C 0: KS 5S 2H "
                     "2S 0: AS 7S 2D 4S 0: 7H 6H 4H 8S 3: JS 5H 8D 7C 3: QS 9H JC JD 3: 9S"},
          "8H"},
         {"OfClubs",
          "seat 1 has clubs only after this spade: the guarded king takes the second, the bare one falls",
          {.held = "KC 3C 7D",
           .bids = {3, 3, 4, 3},
           .played = "3: 9H TH QH AH 2: JC 2C 7C 4C 2: 4H 8H KH 5H 0: KD AD 3D 2D 1: 8C 5C 9C TC 0: 7H 3S 6H "
                     "JH 1: KS AS 2S TS 2: 7S 8S QS 5S 0: 5D 6S 4D 6D 1: 9S 6C 4S 3H 1: JS 9D 2H"},
          "7D"},
         {"OfTheQueenTwiceGuarded",
          "seat 3 has hearts only after this spade: behind two small ones the queen takes the third",
          {.held = "QH 6H 4H 9D",
           .bids = {4, 3, 3, 3},
           .played = "3: TH 3H 9H JH 2: 9C JC AC 2C 0: AD 4D 5D 8D 0: 7D KD 3D 4C 1: KC QC 8H 2S 0: KS 9S 6S "
                     "3S 0: AS QS TS 5S 0: 4S 3C 5H 7S 3: 8S 2D TC 6D 3: JS"},
          "9D"}}};
}

Kind throws_in() {
    return {27,
            "MakesThemLeadIntoTheTenace",
            {{"AceAndQueen",
              "seat 3 has king and jack: thrown in or ruffing, it must lead from them or let the queen ruff",
              {.held = "AS QS 2H",
               .bids = {5, 3, 3, 2},
               .played = "2: AH JH 5H 4H 2: TD AD 2D 4D 3: QH 7H 6H 2S 2: QD KD 4S 7D 0: 9S 5S 6S 8S "
                         "0: TC KC 2C JC 1: TH 4C 9H 8H 1: AC 3C QC 5C 1: 9D JD 3D 3S 0: TS 6C 8D 7S"},
              "2H"},
             {"KingAndJack",
              "seat 3 has ace and queen: thrown in or ruffing, it must give the king its trick",
              {.held = "KS JS 4C",
               .bids = {5, 2, 2, 4},
               .played = "2: TD JD KD 9D 0: AC 6C 5C 2C 0: AH 4H 3H 9H 0: JC TC 3C QC 3: 7D 8D 5S 3D 1: JH "
                         "QH 3S KH 3: TS 4S 6S 8C 3: 8S 9S 2H 6H 0: 4D 5H AD 2D 2: QD 2S 7S TH"},
              "4C"}}};
}

Kind counts_a_suit_out() {
    return {28,
            "LeadsWhatNobodyCanBeat",
            {{"TheLastDiamond",
              "no diamond and no spade is out: the two is as good as an ace, the king is not",
              {.held = "2D KC",
               .bids = {4, 3, 3, 2},
               .played = "3: KH QH 5H 7H 3: AD 9D 3D 8D 3: JC 4C 3C 6C 3: TD QD KD 2S 2: JH 2H 9C AH "
                         "1: AS 6S 3S 4S 1: JS 8S 2C QS 0: KS 7S 4H 3H 0: TS 5D 8C 6D 0: 9S 7C TH 4D "
                         "0: 5S JD TC 7D"},
              "2D"},
             {"TheLastTwoDiamonds",
              "no diamond and no spade is out: the small ones take the two tricks needed, the king may not",
              {.held = "5D 4D KC",
               .bids = {5, 3, 3, 2},
               .played = "3: AD 7D JD 2D 3: QD KD 2S 6D 1: KH AH 4H 2C 2: JC 6C 4C 7C 2: TD 3D 8D 6S 1: AS "
                         "7S 3S 4S 1: JH QH TH TS 0: QS 8S 9S 5S 0: KS 3H 9D 3C 0: JS 5H TC 9C"},
              "5D 4D"},
             {"TheLastHeart",
              "no heart and no spade is out: the four is the trick that the contract lacks",
              {.held = "4H QC JC",
               .bids = {4, 3, 3, 3},
               .played = "0: 9H 3S 6H 3H 1: TD KD 2D 4D 2: JH QH 2H 3D 3: KH 8H 3C AH 2: AD 5D 2S QD 0: KS "
                         "AS 9S 5H 1: QS 2C 7C 7S 1: 8S 4C TH JS 0: TS 6S 6C 8C 0: 5S 4S 7H 9C"},
              "4H"}}};
}

Kind claims_what_is_sure() {
    const std::string held = "AS KS QS JS TS 9S 8S 7S 6S 5S 2S AH";
    return {49,
            "ClaimsWhatIsSure",
            {{"AllAreNeeded",
              "one spade is out, and falls under the ace: nobody needs to wait for the rest",
              {.held = held, .bids = {11, 1, 2, 1}, .played = "1: KC 9C 7C 4S"},
              "claim"},
             {"TheLastOneIsTheTenthBag",
              "as sure, but one trick too many: the two is led first, under the three",
              {.held = held, .bids = {10, 1, 2, 1}, .played = "1: KC 9C 7C 4S", .bags = {9, 0}},
              "2S"}}};
}

}  // namespace

std::vector<Kind> play_kinds() {
    return {takes_the_sure_trick(),
            keeps_honours_under_the_partners(),
            leaves_the_master_trump_out(),
            gives_the_partner_a_ruff(),
            cashes_what_it_needs(),
            keeps_the_guard(),
            throws_in(),
            counts_a_suit_out(),
            claims_what_is_sure()};
}

}  // namespace larch::test
