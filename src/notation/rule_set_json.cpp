// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/rule_set_json.h"

#include <algorithm>
#include <array>

#include "notation/cards.h"

namespace larch {

namespace {

constexpr int kVersion = 1;

// The names of an axis's values, in the order of its enumerators.
template <class Axis>
constexpr int kNames = 0;
template <>
constexpr std::array<std::string_view, 2> kNames<Teams> = {"pairs", "solo"};
template <>
constexpr std::array<std::string_view, 4> kNames<FailedNil> = {"bags", "bagsIfMade", "helpPartner",
                                                               "nothing"};
template <>
constexpr std::array<std::string_view, 2> kNames<SetCost> = {"tenATrick", "nothing"};
template <>
constexpr std::array<std::string_view, 3> kNames<SpadeLead> = {"broken", "afterFirst", "any"};

// The one list of axes: both directions go through it.
template <class Set, class Visit>
void for_each_axis(Set& set, Visit visit) {
    visit("seats", set.seats);
    visit("teams", set.teams);
    visit("nil", set.nil);
    visit("nilValue", set.nil_value);
    visit("failedNil", set.failed_nil);
    visit("setCost", set.set_cost);
    visit("bagPoint", set.bag_point);
    visit("bagLimit", set.bag_limit);
    visit("bagCost", set.bag_cost);
    visit("bagCarry", set.bag_carry);
    visit("spadeLead", set.spade_lead);
    visit("target", set.target);
    visit("floor", set.floor);
}

Json value_of(int number) { return number; }
Json value_of(bool yes) { return yes; }
Json value_of(const std::optional<int>& number) { return number ? Json(*number) : Json(); }
template <class Axis>
    requires std::is_enum_v<Axis>
Json value_of(Axis axis) {
    return kNames<Axis>[static_cast<std::size_t>(axis)];
}

void read(const JsonReader& in, int& number) { number = in.whole(); }
void read(const JsonReader& in, bool& yes) { yes = in.boolean(); }
void read(const JsonReader& in, std::optional<int>& number) {
    number = in.is_null() ? std::nullopt : std::optional(in.whole());
}
template <class Axis>
    requires std::is_enum_v<Axis>
void read(const JsonReader& in, Axis& axis) {
    axis = static_cast<Axis>(in.one_of(kNames<Axis>));
}

Parsed<RuleSet> rule_set_from(const Json& json) {
    std::optional<Fault> fault;
    const RuleSet set = read_rule_set(JsonReader(json, fault));
    if (fault) return std::unexpected(*fault);
    return set;
}

// "key=value" for each axis in which a set differs from another, with spaces between.
std::string differences(const RuleSet& set, const RuleSet& from) {
    const Json json = to_json(set);
    const Json other = to_json(from);
    std::string words;
    for (std::size_t i = 0; i < json.as<Json::Object>()->size(); ++i) {
        const auto& [key, value] = (*json.as<Json::Object>())[i];
        if (value == (*other.as<Json::Object>())[i].value) continue;
        const std::string* name = value.as<std::string>();
        words += ' ' + key + '=' + (name ? *name : value.print());
    }
    return words;
}

}  // namespace

Json to_json(const RuleSet& set) {
    Json json = Json::object({{"version", kVersion}});
    for_each_axis(set, [&](const char* key, const auto& axis) { json.add(key, value_of(axis)); });
    return json;
}

RuleSet read_rule_set(JsonReader in) {
    RuleSet set = presets().front().rules;
    if (const auto version = in.optional_item("version")) version->whole(kVersion, kVersion);
    if (const auto name = in.optional_item("preset")) {
        const Parsed<RuleSet> named = preset(name->text());
        if (named)
            set = *named;
        else
            name->refuse(named.error().what);
    }
    for_each_axis(set, [&](const char* key, auto& axis) {
        if (const auto value = in.optional_item(key)) read(*value, axis);
    });
    in.finish();
    if (in.failed()) return {};
    if (const Parsed<Rules> rules = Rules::make(set); !rules) {
        const auto axis = in.optional_item(rules.error().where);
        axis ? axis->refuse(rules.error().what) : in.refuse(rules.error().text());
    }
    return set;
}

Parsed<RuleSet> parse_rule_set(std::string_view text) {
    const Parsed<Json> json = parse_json(text);
    if (!json) return std::unexpected(json.error());
    return rule_set_from(*json);
}

std::string print_rule_words(const RuleSet& set) {
    std::string best;
    for (const Preset& preset : presets()) {
        const std::string words = std::string(preset.name) + differences(set, preset.rules);
        if (best.empty() || std::ranges::count(words, '=') < std::ranges::count(best, '=')) best = words;
    }
    return best;
}

Parsed<RuleSet> parse_rule_words(std::string_view words) {
    constexpr std::size_t most = 1000;  // bytes
    if (words.size() > most) return fault("", "longer than " + std::to_string(most) + " bytes");
    const std::size_t end = std::min(words.find(' '), words.size());
    Json::Object axes = {{"preset", words.substr(0, end)}};
    while (true) {
        words.remove_prefix(std::min(words.find_first_of(' '), words.size()));
        words.remove_prefix(std::min(words.find_first_not_of(' '), words.size()));
        if (words.empty()) break;
        const std::string_view word = words.substr(0, words.find(' '));
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos)
            return fault("", in_quotes(word) + " is not of the form axis=value");
        const std::string_view key = word.substr(0, equals);
        if (std::ranges::find(axes, key, &Json::Member::key) != axes.end())
            return fault("", in_quotes(key) + " stands twice");
        // A number, a truth value or null as in JSON; anything else is a name.
        const std::string_view value = word.substr(equals + 1);
        const Parsed<Json> json = parse_json(value);
        axes.push_back({std::string(key), json ? *json : Json(value)});
    }
    return rule_set_from(Json(std::move(axes)));
}

}  // namespace larch
