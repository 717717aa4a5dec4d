// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/json.h"
#include "rules/rule_set.h"

// The text forms of a rule set (docs/notation.md). What is read has been found valid (Rules::make).
namespace larch {

// Every axis by its name, and the version of this form: {"version":1,"players":4,...}.
Json to_json(const RuleSet& set);
// An axis that is missing is that of the rule set named by "preset", or else of the default one.
RuleSet read_rule_set(JsonReader in);
Parsed<RuleSet> parse_rule_set(std::string_view json);

// What settings and help are made from, a list with an object for each axis: its "key", "clause", "kind"
// ("flag", "number", "optional", "choice", "cards", "numbers") and default "value"; for numbers "least",
// "most" and the "usual" ones, for a choice its "values".
Json describe_axes();

// The longest that words can be, in bytes; every valid rule set stays far below.
inline constexpr std::size_t kMaxRuleWords = 3000;
// The same in few words, for a command line or a record: a preset, then the axes that differ from it:
// "larch-hollow bagLimit=5 floor=-200".
std::string print_rule_words(const RuleSet& set);
// The axes alone in which a set differs from another; empty when it is the same.
std::string print_rule_differences(const RuleSet& set, const RuleSet& from);
Parsed<RuleSet> parse_rule_words(std::string_view words);

}  // namespace larch
