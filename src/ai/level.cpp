// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/level.h"

#include <cassert>
#include <string>

#include "base/quotes.h"

namespace larch {

namespace {

constexpr Level kLevels[] = {Level::Easy,     Level::Medium,    Level::Hard,       Level::Expert,
                             Level::Baseline, Level::LightHard, Level::LightExpert};
constexpr std::size_t kToChooseFrom = 5;

constexpr NamedStyle kStyles[] = {
    {"cautious", {.boldness = -60}},
    {"bold", {.boldness = 60}},
    {"nil-happy", {.nil_liking = 300}},
    {"bag-shy", {.bag_dislike = 60}},
};

}  // namespace

std::span<const Level> levels() { return std::span(kLevels).first(kToChooseFrom); }

Level lighter(Level level) {
    if (level == Level::Hard) return Level::LightHard;
    return level == Level::Expert ? Level::LightExpert : level;
}

Parsed<Level> parse_level(std::string_view name) {
    std::string known;
    for (const Level level : kLevels) {
        if (name_of(level) == name) return level;
        known += known.empty() ? "" : ", ";
        known += name_of(level);
    }
    return fault("level", "there is no level called " + in_quotes(name) + "; there are: " + known);
}

std::span<const NamedStyle> styles() { return kStyles; }

Parsed<Style> parse_style(std::string_view name) {
    std::string known;
    for (const NamedStyle& style : kStyles) {
        if (style.name == name) return style.style;
        known += known.empty() ? "" : ", ";
        known += style.name;
    }
    return fault("style", "there is no style called " + in_quotes(name) + "; there are: " + known);
}

std::string_view name_of(Level level) {
    switch (level) {
        case Level::Baseline:
            return "baseline";
        case Level::Easy:
            return "easy";
        case Level::Medium:
            return "medium";
        case Level::Hard:
            return "hard";
        case Level::Expert:
            return "expert";
        case Level::LightHard:
            return "light-hard";
        case Level::LightExpert:
            return "light-expert";
    }
    assert(false);
    return "";
}

}  // namespace larch
