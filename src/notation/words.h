// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "rules/hand.h"
#include "rules/score.h"

namespace larch {

// English for the terminal and for faults. (The page has its own catalogue, since it will speak other
// languages.)

// "1 bag", "2 bags".
std::string counted(int count, const char* one);
// "a, b and c".
std::string listed(const std::vector<std::string>& items, const char* last = "and");
// "the ace of spades", "the big joker".
std::string card_name(Card card);
// "spades".
std::string suit_name(Suit suit);
// "nil", "1 trick", "4 tricks".
std::string bid_name(Bid bid);
// Why not, in one sentence that ends with the clause of docs/rules.md where there is one.
std::string refusal_text(const Refusal& refusal);
// "Contract of 7 made with 9".
std::string line_text(const ScoreLine& line);

}  // namespace larch
