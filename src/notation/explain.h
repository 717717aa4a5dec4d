// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/rule_set.h"

namespace larch {

// One rule in a plain sentence or two.
struct RuleInWords {
    std::string_view axis;    // that it tells of, by its key; empty for a rule that is the same in every set
    std::string_view clause;  // of docs/rules.md
    std::string text;
    bool differs = false;  // from the classic game
};

// The rules of a valid set for people, in the order of the clauses. What the set does not use is passed over.
std::vector<RuleInWords> explain(const RuleSet& set);

}  // namespace larch
