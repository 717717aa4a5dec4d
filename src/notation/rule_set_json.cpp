// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/rule_set_json.h"

#include <algorithm>
#include <vector>

#include "base/quotes.h"
#include "notation/cards.h"
#include "rules/axes.h"

namespace larch {

namespace {

constexpr int kVersion = 1;
constexpr std::size_t kMaxListedCards = 7;  // what a CardList holds
constexpr int kMostTricks = 13;

// Lists are written as one word, so that they stand in a rule set in words too: "BJ,LJ,2D,2S", "3,4".
template <class List, class Print>
std::string joined(const List& list, Print print) {
    std::string text;
    for (const auto& item : list) text += (text.empty() ? "" : ",") + print(item);
    return text;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty() || !words.empty()) {
        const std::size_t end = text.find(',');
        words.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    return words;
}

Json value_of(int number) { return number; }
Json value_of(bool yes) { return yes; }
Json value_of(const std::optional<int>& number) { return number ? Json(*number) : Json(); }
Json value_of(const CardList& cards) { return joined(cards, print_card); }
Json value_of(Numbers numbers) {
    return joined(numbers, [](int number) { return std::to_string(number); });
}
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
void read(const JsonReader& in, CardList& cards) {
    cards.clear();
    const std::string text = in.text(100);
    for (const std::string_view word : words_of(text)) {
        const Parsed<Card> card = parse_card(word);
        if (!card) return in.refuse(card.error().what);
        if (cards.size() == kMaxListedCards) return in.refuse("names too many cards");
        cards.push_back(*card);
    }
}
void read(const JsonReader& in, Numbers& numbers) {
    numbers = {};
    // A single number in a rule set in words is a number in JSON.
    if (in.is_number()) return numbers.add(in.whole(1, kMostTricks));
    const std::string text = in.text(100);
    for (const std::string_view word : words_of(text)) {
        const Parsed<Bid> number = parse_bid(word);
        if (!number || number->kind != BidKind::Tricks || number->blind || number->tricks < 1 ||
            number->tricks > kMostTricks)
            return in.refuse(in_quotes(word) + " is not a number from 1 to " + std::to_string(kMostTricks));
        numbers.add(number->tricks);
    }
}
// Elsewhere a set that costs nothing is often written as the number of points it costs.
void read(const JsonReader& in, SetScore& axis) {
    axis = in.is_number() ? (in.whole(0, 0), SetScore::Nothing)
                          : static_cast<SetScore>(in.one_of(kNames<SetScore>));
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

}  // namespace

Json to_json(const RuleSet& set) {
    Json json = Json::object({{"version", kVersion}});
    for_each_axis(
        set, [&](const Axis& axis, const auto& value) { json.add(std::string(axis.key), value_of(value)); });
    return json;
}

namespace {

Json list_of(auto&& items) {
    Json::List list;
    for (const auto& item : items) list.emplace_back(item);
    return Json(std::move(list));
}

template <class T>
void describe(Json& json, const Axis& axis, const T& value) {
    using Value = std::remove_cvref_t<T>;
    constexpr bool has_range =
        std::same_as<Value, int> || std::same_as<Value, std::optional<int>> || std::same_as<Value, Numbers>;
    const char* kind = "flag";
    if constexpr (std::same_as<Value, int>) kind = "number";
    if constexpr (std::same_as<Value, std::optional<int>>) kind = "optional";
    if constexpr (std::same_as<Value, Numbers>) kind = "numbers";
    if constexpr (std::same_as<Value, CardList>) kind = "cards";
    if constexpr (std::is_enum_v<Value>) kind = "choice";
    json.add("kind", kind);
    json.add("value", value_of(value));
    if constexpr (has_range) {
        json.add("least", axis.least);
        json.add("most", axis.most);
        json.add("usual", list_of(axis.usual));
    }
    if constexpr (std::is_enum_v<Value>) json.add("values", list_of(kNames<Value>));
}

}  // namespace

Json describe_axes() {
    Json::List axes;
    for_each_axis(presets().front().rules, [&](const Axis& axis, const auto& value) {
        Json json = Json::object({{"key", axis.key}, {"clause", axis.clause}});
        describe(json, axis, value);
        axes.push_back(std::move(json));
    });
    return Json(std::move(axes));
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
    for_each_axis(set, [&](const Axis& axis, auto& value) {
        if (const auto item = in.optional_item(axis.key)) read(*item, value);
    });
    in.finish();
    if (in.failed()) return {};
    if (const Parsed<Rules> rules = Rules::make(set); !rules)
        in.refuse_item(rules.error().where, rules.error().what);
    return set;
}

Parsed<RuleSet> parse_rule_set(std::string_view text) {
    const Parsed<Json> json = parse_json(text);
    if (!json) return std::unexpected(json.error());
    return rule_set_from(*json);
}

namespace {

// "key=value" for each axis in which a set differs from another.
std::string differences(const Json& set, const Json& from) {
    std::string words;
    for (std::size_t i = 0; i < set.as<Json::Object>()->size(); ++i) {
        const auto& [key, value] = (*set.as<Json::Object>())[i];
        if (value == (*from.as<Json::Object>())[i].value) continue;
        const std::string* name = value.as<std::string>();
        words += (words.empty() ? "" : " ") + key + '=' + (name ? *name : value.print());
    }
    return words;
}

}  // namespace

std::string print_rule_differences(const RuleSet& set, const RuleSet& from) {
    return differences(to_json(set), to_json(from));
}

std::string print_rule_words(const RuleSet& set) {
    const Json json = to_json(set);
    std::string best;
    for (const Preset& preset : presets()) {
        const std::string axes = differences(json, to_json(preset.rules));
        const std::string words = std::string(preset.name) + (axes.empty() ? "" : " ") + axes;
        if (best.empty() || std::ranges::count(words, '=') < std::ranges::count(best, '=')) best = words;
    }
    return best;
}

Parsed<RuleSet> parse_rule_words(std::string_view words) {
    if (words.size() > kMaxRuleWords)
        return fault("", "longer than " + std::to_string(kMaxRuleWords) + " bytes");
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
