// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/baseline/knowledge.h"

namespace larch::baseline {

// What a trick of this hand is worth to the own side, in tenths of a point, by who takes it. Contracts still
// open, sets in reach, bags and their penalty are all in it; a trick can be worth less than nothing.
struct Stakes {
    PerSeat<int> trick;
    // Besides, when it is the first of a seat that has bid nil.
    PerSeat<int> breaks_nil;
    // Besides, for the own side when this trick makes its contract or, lost, breaks it: no reckoning of later
    // tricks is as sure.
    int settles_contract = 0;
    // Whose side has made its contract and would pay for more tricks.
    PerSeat<bool> dreads_bags;
    // One more trick for the own hand in place of an opponent's.
    int own_trick = 0;
    // Tricks the own side must still take to make its contract; 0 or less when it is made.
    int need = 0;
};

// `promised`: the tricks, in thousandths, that the own hand expects from now on.
Stakes stakes_of(const Knowledge& known, int promised);

// What a bid that is kept brings its side, in points: the seat's share of a contract, or a nil.
int points_for(const RuleSet& rules, Bid bid);

// The tricks a seat has promised and not yet taken; 0 when it has bid nil, or has not bid.
int still_owed(const Observation& seen, Seat seat);

}  // namespace larch::baseline
