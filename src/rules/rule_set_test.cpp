// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/rule_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "rules/test_cards.h"

namespace larch {
namespace {

using testing::HasSubstr;

constexpr int kHuge = std::numeric_limits<int>::max();
constexpr int kHugeBelow = std::numeric_limits<int>::min();

struct Axis {
    const char* key;
    std::function<void(RuleSet&, int)> set;
    std::vector<int> good;
    std::vector<int> bad;
};

std::vector<Axis> numeric_axes() {
    return {
        {"seats", [](RuleSet& r, int n) { r.seats = n; }, {4}, {0, 2, 3, 5, 6, 7, kHuge, kHugeBelow}},
        {"nilValue",
         [](RuleSet& r, int n) { r.nil_value = n; },
         {0, 50, 1000},
         {-1, 1001, kHuge, kHugeBelow}},
        {"bagPoint", [](RuleSet& r, int n) { r.bag_point = n; }, {0, 1}, {-1, 2, kHuge, kHugeBelow}},
        {"bagLimit", [](RuleSet& r, int n) { r.bag_limit = n; }, {0, 1, 100}, {-1, 101, kHuge, kHugeBelow}},
        {"bagCost", [](RuleSet& r, int n) { r.bag_cost = n; }, {0, 1000}, {-1, 1001, kHuge, kHugeBelow}},
        {"target", [](RuleSet& r, int n) { r.target = n; }, {50, 500, 10000}, {49, 10001, kHuge, kHugeBelow}},
        {"floor",
         [](RuleSet& r, int n) { r.floor = n; },
         {-50, -200, -10000},
         {-49, 0, 500, -10001, kHuge, kHugeBelow}},
    };
}

TEST(RuleSet, EachNumberHasItsRange) {
    for (const Axis& axis : numeric_axes()) {
        for (const int value : axis.good) {
            RuleSet set;
            axis.set(set, value);
            const Parsed<Rules> rules = Rules::make(set);
            ASSERT_TRUE(rules) << axis.key << ' ' << value << ' ' << rules.error().text();
            EXPECT_EQ(rules->set(), set);
        }
    }
}

TEST(RuleSet, AFaultNamesTheAxisAndTheValueAndWhatItMayBe) {
    for (const Axis& axis : numeric_axes()) {
        for (const int value : axis.bad) {
            RuleSet set;
            axis.set(set, value);
            const Parsed<Rules> rules = Rules::make(set);
            ASSERT_FALSE(rules) << axis.key << ' ' << value;
            EXPECT_EQ(rules.error().where, axis.key);
            EXPECT_THAT(rules.error().what, HasSubstr(std::to_string(value)));
            EXPECT_THAT(rules.error().what, HasSubstr(std::to_string(axis.good.front())));
            EXPECT_THAT(rules.error().what, HasSubstr(std::to_string(axis.good.back())));
        }
    }
}

TEST(Preset, IsFoundByNameAndValid) {
    ASSERT_FALSE(presets().empty());
    EXPECT_EQ(presets().front().name, "larch-hollow");
    EXPECT_EQ(presets().front().rules, RuleSet{});
    for (const Preset& each : presets()) {
        EXPECT_EQ(preset(each.name).value(), each.rules);
        EXPECT_TRUE(Rules::make(each.rules)) << each.name;
    }
}

TEST(Preset, AnUnknownNameIsRefusedWithThoseThereAre) {
    const Parsed<RuleSet> found = preset("Larch-Hollow");
    ASSERT_FALSE(found);
    EXPECT_THAT(found.error().what, HasSubstr("\"Larch-Hollow\""));
    for (const Preset& each : presets()) EXPECT_THAT(found.error().what, HasSubstr(std::string(each.name)));
}

TEST(Rules, OppositeSeatsArePartners_1_1) {
    const Rules rules = Rules::classic();
    EXPECT_EQ(rules.seats(), 4);
    EXPECT_EQ(rules.sides(), 2);
    EXPECT_EQ(rules.side_of(kNorth), rules.side_of(kSouth));
    EXPECT_EQ(rules.side_of(kEast), rules.side_of(kWest));
    EXPECT_NE(rules.side_of(kNorth), rules.side_of(kEast));
    EXPECT_TRUE(rules.are_partners(kEast, kWest));
    EXPECT_FALSE(rules.are_partners(kEast, kSouth));
    EXPECT_FALSE(rules.are_partners(kEast, kEast));
}

TEST(Rules, AloneEverySeatIsASide_1_1) {
    const Rules rules = Rules::make({.teams = Teams::Solo}).value();
    EXPECT_EQ(rules.sides(), 4);
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(index(rules.side_of(seat_at(i))), i);
        for (int j = 0; j < 4; ++j) EXPECT_FALSE(rules.are_partners(seat_at(i), seat_at(j)));
    }
}

TEST(Rules, TheAceIsHighAndTheTwoLowInEachSuit_1_2) {
    const Rules rules = Rules::classic();
    EXPECT_EQ(rules.pack(), CardSet::plain_pack());
    EXPECT_EQ(rules.tricks_in_hand(), 13);
    CardSet all;
    for (int s = 0; s < kSuits; ++s) {
        const auto suit = static_cast<Suit>(s);
        EXPECT_EQ(rules.suit(suit), CardSet::printed(suit));
        all |= rules.suit(suit);
        int below = 0;
        for (const Card card : rules.suit(suit)) {
            EXPECT_EQ(rules.suit_of(card), suit);
            EXPECT_GT(rules.power(card), below);
            below = rules.power(card);
        }
    }
    EXPECT_EQ(all, rules.pack());
}

TEST(Rules, ACardIsWorthSomethingOnlyInItsSuitOrAsASpade_3_3) {
    const Rules rules = Rules::classic();
    for (int led = 0; led < kSuits; ++led) {
        for (const Card card : rules.pack()) {
            const int strength = rules.strength(static_cast<Suit>(led), card);
            const bool can_win = card.suit() == Suit::Spades || index(card.suit()) == led;
            EXPECT_EQ(strength > 0, can_win) << led << ' ' << card.index();
        }
        if (static_cast<Suit>(led) == Suit::Spades) continue;
        const Card ace(Rank::Ace, static_cast<Suit>(led));
        EXPECT_GT(rules.strength(static_cast<Suit>(led), card("S2")),
                  rules.strength(static_cast<Suit>(led), ace));
    }
}

}  // namespace
}  // namespace larch
