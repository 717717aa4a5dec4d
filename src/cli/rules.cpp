// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/narrate.h"
#include "notation/rule_set_json.h"

namespace larch::cli {

int list_rules() {
    for (const Preset& preset : presets()) {
        const std::string words = print_rule_differences(preset.rules, RuleSet{});
        fmt::print("{:<18} {}\n", preset.name, words.empty() ? "the classic game" : words);
    }
    return kFine;
}

int show_rules(const RulesOptions& options) {
    const Parsed<RuleSet> set = read_rules_or_file(options.source);
    if (!set) return complain(set.error());
    if (options.words) {
        fmt::print("{}\n", print_rule_words(*set));
        return kFine;
    }
    const char* between = "{\n  ";
    const Json json = to_json(*set);
    for (const auto& [key, value] : *json.as<Json::Object>()) {
        fmt::print("{}{}: {}", between, Json(key).print(), value.print());
        between = ",\n  ";
    }
    fmt::print("\n}}\n");
    return kFine;
}

int check_rules(const RulesOptions& options) {
    const Parsed<RuleSet> set = read_rules_or_file(options.source);
    if (!set) return complain(set.error());
    fmt::print("Valid: {}\n", print_rule_words(*set));
    return kFine;
}

int explain_rules(const RulesOptions& options) {
    const Parsed<RuleSet> set = read_rules_or_file(options.source);
    if (!set) return complain(set.error());
    fmt::print("{}\n", tell_rules(*set, preset(options.source) ? options.source : print_rule_words(*set)));
    return kFine;
}

}  // namespace larch::cli
