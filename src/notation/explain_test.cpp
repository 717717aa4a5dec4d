// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/explain.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "notation/rule_set_json.h"
#include "rules/axes.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

std::string text_of(const RuleSet& set, std::string_view axis) {
    for (const RuleInWords& rule : explain(set))
        if (rule.axis == axis) return rule.text;
    return "";
}

// A new axis, or a new value of one, has no words yet and fails here.
TEST(Explain, HasWordsOfItsOwnForEveryValueOfEveryAxis) {
    using Values = std::map<std::string, std::set<std::string>>;  // with the sentences of each
    std::map<std::string, Values> axes;
    ChaCha stream(Seed{});
    for (int round = 0; round < 4000; ++round) {
        const RuleSet set = random_rule_set(stream);
        std::map<std::string_view, std::string> texts;
        for (const RuleInWords& rule : explain(set)) texts[rule.axis] = rule.text;
        const Json json = to_json(set);
        for (const auto& [key, value] : *json.as<Json::Object>())
            if (key != "version" && !(key == "failedNil" && set.teams == Teams::Solo))
                axes[key][value.print()].insert(texts[key]);
    }
    const Json classic = to_json(RuleSet{});
    for (const auto& [key, usual] : *classic.as<Json::Object>()) {
        if (key == "version") continue;
        std::set<std::string> seen;
        for (auto& [value, texts] : axes[key]) {
            const bool silent = texts.erase("") > 0 && texts.empty();
            // One value in thousands may have met only rules under which it says nothing.
            const bool is_rare = axes[key].size() > 20;
            EXPECT_TRUE(!silent || is_rare || value == usual.print()) << key << " " << value;
            for (const std::string& text : texts)
                EXPECT_TRUE(seen.insert(text).second) << key << " " << value << ": " << text;
        }
        EXPECT_FALSE(seen.empty()) << key;
    }
}

TEST(Explain, GoesByTheClausesAndInWholeSentences) {
    for (const Preset& preset : presets()) {
        std::pair before(0, 0);
        int in_every_set = 0;
        for (const RuleInWords& rule : explain(preset.rules)) {
            const std::pair clause(rule.clause[0] - '0', std::stoi(std::string(rule.clause.substr(2))));
            EXPECT_GE(clause, before);
            before = clause;
            in_every_set += rule.axis.empty() ? 1 : 0;
            EXPECT_TRUE(rule.text.ends_with('.')) << rule.text;
            EXPECT_EQ(rule.text.find("  "), std::string::npos) << rule.text;
        }
        EXPECT_EQ(in_every_set, 7);
        EXPECT_EQ(before.first, 5);
    }
}

TEST(Explain, MarksOnlyWhatDiffersFromTheClassicGame) {
    for (const RuleInWords& rule : explain({})) EXPECT_FALSE(rule.differs) << rule.text;
    for (const RuleInWords& rule : explain({.nil_value = 60, .floor = -200}))
        EXPECT_EQ(rule.differs, rule.axis == "nilValue" || rule.axis == "floor") << rule.text;
    for (const char* name : {"mirror", "whiz", "suicide"})
        for (const RuleInWords& rule : explain(*preset(name)))
            EXPECT_FALSE(rule.differs && rule.axis == "nil") << name;
}

// Alone nothing is made or helped beside a nil, so three of four values are the same (4.5).
TEST(Explain, SaysOfAFailedNilAloneWhatTheScoreMakesOfIt) {
    const auto alone = [](FailedNil failed_nil) {
        return text_of({.teams = Teams::Solo, .failed_nil = failed_nil}, "failedNil");
    };
    const std::string bags = alone(FailedNil::Bags);
    EXPECT_EQ(alone(FailedNil::BagsIfMade), bags);
    EXPECT_EQ(alone(FailedNil::HelpPartner), bags);
    EXPECT_NE(alone(FailedNil::Nothing), bags);
    for (const RuleInWords& rule : explain({.teams = Teams::Solo, .ten = Ten::Double}))
        EXPECT_EQ(rule.text.find("of a side"), std::string::npos) << rule.text;
}

TEST(Explain, NeverContradictsItself) {
    const RuleSet behind = {.blind_nil = true, .blind_behind = 0, .blind_strict = true};
    EXPECT_EQ(text_of(behind, "blindBehind"), "");
    EXPECT_EQ(text_of(behind, "blindStrict"), "Only a side that is behind may go blind.");
    EXPECT_EQ(text_of({.blind_nil = true, .blind_strict = true}, "blindBehind"),
              "To go blind a side must be behind by 100 points.");
    EXPECT_EQ(text_of(*preset("suicide"), "minSeat"), "");
}

TEST(Explain, PassesOverWhatTheSetDoesNotUse) {
    EXPECT_EQ(text_of({}, "tenFail"), "");
    EXPECT_EQ(text_of({.ten = Ten::Flat200}, "tenFail"), "Set, it loses 200.");
    EXPECT_EQ(text_of({.bag_limit = 0}, "bagCost"), "");
    EXPECT_EQ(text_of({.blind_nil = true}, "blindBehind"),
              "To go blind a side must be behind by 100 points or more.");
}

}  // namespace
}  // namespace larch
