// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/rule_set.h"

#include <string>

namespace larch {

namespace {

constexpr Preset kPresets[] = {{"larch-hollow", RuleSet{}}};

struct Range {
    const char* key;
    int value;
    int least;
    int most;
};

}  // namespace

std::span<const Preset> presets() { return kPresets; }

Parsed<RuleSet> preset(std::string_view name) {
    std::string known;
    for (const Preset& preset : kPresets) {
        if (preset.name == name) return preset.rules;
        if (!known.empty()) known += ", ";
        known += preset.name;
    }
    return fault("rules", "there is no rule set called \"" + std::string(name.substr(0, 40)) +
                              "\"; there is: " + known);
}

Parsed<Rules> Rules::make(const RuleSet& set) {
    const Range ranges[] = {
        {"seats", set.seats, 4, 4},         {"nilValue", set.nil_value, 0, 1000},
        {"bagPoint", set.bag_point, 0, 1},  {"bagLimit", set.bag_limit, 0, 100},
        {"bagCost", set.bag_cost, 0, 1000}, {"target", set.target, 50, 10000},
    };
    for (const Range& range : ranges) {
        if (range.value >= range.least && range.value <= range.most) continue;
        if (range.least == range.most)
            return fault(range.key,
                         "must be " + std::to_string(range.least) + ", not " + std::to_string(range.value));
        return fault(range.key, "must be from " + std::to_string(range.least) + " to " +
                                    std::to_string(range.most) + ", not " + std::to_string(range.value));
    }
    if (set.floor && (*set.floor > -50 || *set.floor < -10000))
        return fault("floor",
                     "must be from -10000 to -50 or null for none, not " + std::to_string(*set.floor));
    return Rules(set);
}

Rules Rules::classic() { return Rules(RuleSet{}); }

Rules::Rules(const RuleSet& set)
    : set_(set), sides_(set.teams == Teams::Solo ? set.seats : set.seats / 2), pack_(CardSet::plain_pack()) {
    tricks_ = pack_.size() / set.seats;
    for (const Card card : pack_) {
        const auto place = static_cast<std::size_t>(card.index());
        suit_of_[place] = card.suit();
        suits_[static_cast<std::size_t>(card.suit())].add(card);
        const int power = 1 + index(card.rank());
        for (std::size_t led = 0; led < kSuits; ++led) {
            if (card.suit() == Suit::Spades)
                strength_[led][place] = static_cast<std::uint8_t>(kTrump + power);
            else if (card.suit() == static_cast<Suit>(led))
                strength_[led][place] = static_cast<std::uint8_t>(power);
        }
    }
}

}  // namespace larch
