// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/narrate.h"
#include "notation/rule_set_json.h"

namespace larch::cli {

namespace {

// "axis=value" for all in which a rule set differs from the classic game.
std::string differences(const RuleSet& set) {
    const Json json = to_json(set);
    const Json classic = to_json(RuleSet{});
    std::string text;
    for (std::size_t i = 0; i < json.as<Json::Object>()->size(); ++i) {
        const auto& [key, value] = (*json.as<Json::Object>())[i];
        if (value == (*classic.as<Json::Object>())[i].value) continue;
        const std::string* name = value.as<std::string>();
        text += (text.empty() ? "" : " ") + key + "=" + (name ? *name : value.print());
    }
    return text.empty() ? "the classic game" : text;
}

}  // namespace

int list_rules() {
    for (const Preset& preset : presets()) fmt::print("{:<18} {}\n", preset.name, differences(preset.rules));
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
    fmt::print("{}\n", tell_rules(*set));
    return kFine;
}

}  // namespace larch::cli
