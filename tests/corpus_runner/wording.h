// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/match.h"

// The words of tests/corpus/README.md: how a line is taken apart, and how what was found is written to be
// compared with it.
namespace larch {

using Words = std::vector<std::string_view>;
// What is wrong with a line, or nothing.
using Trouble = std::optional<std::string>;

// Without the blanks at both ends.
std::string_view trim(std::string_view text);
// The part before the first `mark`; `rest` keeps what comes after it.
std::string_view cut(std::string_view& rest, char mark);
// What blanks part.
Words split(std::string_view text);
std::string quoted(std::string_view word);
// Says what was expected and what was found when they differ.
Trouble compare(std::string_view expected, std::string_view found);

// "MustFollowSuit".
std::string reason_name(Reason reason);
// "raising".
std::string_view phase_name(HandPhase phase);
// What a line of the sheet is called: "blind nil made".
std::string_view line_name(LineKind kind);
// "1 to 3, 5, 6 or nil", with " blind" after it where the bid is blind; "nothing".
std::string print_bids(const LegalBids& bids);
// "+72 bags 2: made 7 +70, bags 2 +2"; "gives 50" after the bags where the other side gets so much.
std::string print_score(const SideScore& score, int seats);

}  // namespace larch
