// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/rule_set_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/chacha.h"
#include "notation/doc_example_test.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

template <class T>
std::string fault_of(const Parsed<T>& parsed) {
    return parsed ? "no fault" : parsed.error().text();
}

std::string known_presets() {
    std::string names;
    for (const Preset& named : presets()) names += (names.empty() ? "" : ", ") + std::string(named.name);
    return names;
}

TEST(RuleSetJson, PrintsEveryAxisAndItsVersion) {
    EXPECT_EQ(to_json(RuleSet{}).print() + '\n', doc_example("json"));
    RuleSet jokers = *preset("nyc");
    jokers.bid_mode = BidMode::Fixed;
    jokers.fixed_bids = Numbers::range(3, 4);
    const std::string json = to_json(jokers).print();
    EXPECT_THAT(json, testing::HasSubstr(R"("removed":"2H,2C","highTrumps":"BJ,LJ,2D,2S",)"));
    EXPECT_THAT(json, testing::HasSubstr(R"("fixedBids":"3,4",)"));
}

TEST(RuleSetJson, AndItsWordsGiveTheSameRulesBack) {
    ChaCha random{Seed{}};
    for (int i = 0; i < 2000; ++i) {
        const RuleSet set = random_rule_set(random);
        ASSERT_EQ(parse_rule_set(to_json(set).print()), set);
        ASSERT_EQ(parse_rule_words(print_rule_words(set)), set) << print_rule_words(set);
    }
    // Some rules have two names; the first is printed.
    for (const Preset& named : presets()) {
        const std::string words = print_rule_words(named.rules);
        EXPECT_EQ(preset(words), named.rules) << words;
    }
}

TEST(RuleSetJson, TakesWhatIsMissingFromThePresetOrTheDefault) {
    EXPECT_EQ(parse_rule_set("{}"), RuleSet{});
    RuleSet set;
    set.bag_limit = 5;
    set.floor = -200;
    EXPECT_EQ(parse_rule_set(R"({"bagLimit":5,"floor":-200})"), set);
    EXPECT_EQ(parse_rule_set(R"({"bidMode":"fixed","fixedBids":"3, 4"})"),
              parse_rule_words("larch-hollow bidMode=fixed fixedBids=3,4"));
    EXPECT_EQ(parse_rule_set(R"({"floor":-200,"bagLimit":5,"preset":"larch-hollow","version":1})"), set);
}

TEST(RuleSetJson, RefusesByName) {
    const std::pair<const char*, std::string> cases[] = {
        {R"({"bagLimitt":5})", "bagLimitt: is no key that is known here"},
        {R"({"BagLimit":5})", "BagLimit: is no key that is known here"},
        {R"({"bagLimit":101})", "bagLimit: must be from 0 to 100, not 101"},
        {R"({"bagLimit":-1})", "bagLimit: must be from 0 to 100, not -1"},
        {R"({"bagLimit":3.7})", "bagLimit: must be a whole number, not 3.7"},
        {R"({"bagLimit":4294967296})", "bagLimit: must be from -2147483648 to 2147483647, not 4294967296"},
        {R"({"bagLimit":1,"bagLimit":2})", "bagLimit: stands twice"},
        {R"({"players":3})", "players: must be 4, not 3"},
        {R"({"setScore":1})", "setScore: must be 0, not 1"},
        {R"({"highTrumps":"BJ,XX"})", "highTrumps: \"XX\" is no card"},
        {R"({"removed":"2C,"})", "removed: \"\" is no card"},
        {R"({"highTrumps":"BJ,LJ"})",
         "removed: must take out as many twos as highTrumps brings jokers in, which are 2 (or widow must "
         "take the "
         "cards left over)"},
        {R"({"highTrumps":"2C,2D,2H,2S,BJ,LJ,AS,AS"})", "highTrumps: names too many cards"},
        {R"({"fixedBids":"3,x"})", "fixedBids: \"x\" is not a number from 1 to 13"},
        {R"({"fixedBids":"3,blind-4"})", "fixedBids: \"blind-4\" is not a number from 1 to 13"},
        {R"({"fixedBids":31})", "fixedBids: must be from 1 to 13, not 31"},
        {R"({"fixedBids":"3"})", "fixedBids: needs bidMode fixed"},
        {R"({"nil":false,"blindNil":true})", "blindNil: needs nil"},
        {R"({"nil":1})", "nil: must be true or false, not 1"},
        {R"({"nil":null})", "nil: must be true or false, not null"},
        {R"({"teams":"triples"})", R"(teams: must be one of "pairs", "solo", not "triples")"},
        {R"({"teams":0})", R"(teams: must be one of "pairs", "solo", not 0)"},
        {R"({"floor":0})", "floor: must be from -10000 to -50, not 0; null is none"},
        {R"({"version":2})", "version: must be 1, not 2"},
        {"{\"preset\":\"\\u001b[31m\\u00e4\"}",
         "preset: there is no rule set called \"?[31m??\"; there are: " + known_presets()},
        {R"({"preset":"bridge"})",
         "preset: there is no rule set called \"bridge\"; there are: " + known_presets()},
        {R"([])", "must be an object, not a list"},
        {R"({"nil":true)",
         "line 1, column 12: syntax error while parsing object - unexpected end of input; expected '}'"},
    };
    for (const auto& [text, expected] : cases) EXPECT_EQ(fault_of(parse_rule_set(text)), expected) << text;
}

TEST(RuleSetJson, IsReadInsideOfAnotherDocument) {
    const Parsed<Json> json = parse_json(R"({"rules":{"target":10}})");
    std::optional<Fault> fault;
    JsonReader in(*json, fault);
    read_rule_set(in.item("rules"));
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->text(), "rules.target: must be from 50 to 10000, not 10");
}

TEST(RuleWords, NameThePresetAndWhatDiffers) {
    EXPECT_EQ(print_rule_words(RuleSet{}), "larch-hollow");
    RuleSet set;
    set.nil = false;
    set.spade_lead = SpadeLead::AfterFirst;
    set.floor = -200;
    EXPECT_EQ(print_rule_words(set), "larch-hollow nil=false spadeLead=afterFirst floor=-200");
    EXPECT_EQ(parse_rule_words("larch-hollow   floor=-200 spadeLead=afterFirst nil=false "), set);
    EXPECT_EQ(parse_rule_words("larch-hollow floor=null"), RuleSet{});
}

TEST(RuleWords, RefuseByName) {
    const std::pair<std::string, std::string> cases[] = {
        {"", "preset: there is no rule set called \"\"; there are: " + known_presets()},
        {"nil=false", "preset: there is no rule set called \"nil=false\"; there are: " + known_presets()},
        {"larch-hollow nil", "\"nil\" is not of the form axis=value"},
        {"larch-hollow nil=no", "nil: must be true or false, not \"no\""},
        {"larch-hollow nil=", "nil: must be true or false, not \"\""},
        {"larch-hollow target=499.5", "target: must be a whole number, not 499.5"},
        {"larch-hollow target=1", "target: must be from 50 to 10000, not 1"},
        {"larch-hollow target=[500]", "target: must be a whole number, not a list"},
        {"larch-hollow nil=true nil=false", "\"nil\" stands twice"},
        {"larch-hollow preset=larch-hollow", "\"preset\" stands twice"},
        {"larch-hollow jokers=2", "jokers: is no key that is known here"},
        {std::string(3001, 'x'), "longer than 3000 bytes"},
    };
    for (const auto& [text, expected] : cases) EXPECT_EQ(fault_of(parse_rule_words(text)), expected) << text;
}

}  // namespace
}  // namespace larch
