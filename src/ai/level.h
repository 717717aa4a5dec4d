// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "base/fault.h"

namespace larch {

// How well a mind plays. Baseline is a sensible player by rules that stays as it is, so that strength can be
// measured against it for ever; each other level is stronger than the one before it. The light ones do a
// quarter of the work of their namesakes, for slow devices.
enum class Level : std::uint8_t { Baseline, Easy, Medium, Hard, Expert, LightHard, LightExpert };
// Those to choose from, the weakest first but for the baseline.
std::span<const Level> levels();
// The same with less work; itself where it has little.
Level lighter(Level level);
// The level of that name; a fault names those there are.
Parsed<Level> parse_level(std::string_view name);
std::string_view name_of(Level level);

// What a player likes, so that characters differ without being weak. Nought is a player who likes nothing but
// to win.
struct Style {            // in ten-thousandths of the match
    int boldness = 0;     // that each trick of a bid is liked beyond its worth; below nought for caution
    int nil_liking = 0;   // that a nil is liked beyond its worth
    int bag_dislike = 0;  // that each bag of the own side is disliked beyond its cost

    friend bool operator==(const Style&, const Style&) = default;
};

struct NamedStyle {
    std::string_view name;
    Style style;
};
// Styles that characters can have.
std::span<const NamedStyle> styles();
// The style of that name; a fault names those there are.
Parsed<Style> parse_style(std::string_view name);

}  // namespace larch
