// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "fuzz.h"
#include "notation/rule_set_json.h"

namespace larch {
namespace {

// Both forms give back whatever was read from either.
void check(const Parsed<RuleSet>& set) {
    if (!set) {
        require(!set.error().what.empty(), "a fault says what is wrong");
        return;
    }
    require(Rules::make(*set).has_value(), "what is read is valid");
    const Parsed<RuleSet> from_json = parse_rule_set(to_json(*set).print());
    require(from_json && *from_json == *set, "its JSON is read as the same");
    const Parsed<RuleSet> from_words = parse_rule_words(print_rule_words(*set));
    require(from_words && *from_words == *set, "its words are read as the same");
}

}  // namespace
}  // namespace larch

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = larch::text_of(data, size);
    larch::check(larch::parse_rule_set(text));
    larch::check(larch::parse_rule_words(text));
    return 0;
}
