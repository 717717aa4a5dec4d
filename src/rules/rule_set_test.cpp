// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/rule_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <limits>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "rules/random_rules.h"
#include "rules/test_cards.h"

namespace larch {
namespace {

using testing::HasSubstr;

constexpr int kHuge = std::numeric_limits<int>::max();
constexpr int kHugeBelow = std::numeric_limits<int>::min();

void expect_fault(const RuleSet& set, std::string_view axis) {
    const Parsed<Rules> rules = Rules::make(set);
    ASSERT_FALSE(rules) << axis;
    EXPECT_EQ(rules.error().where, axis) << rules.error().text();
    EXPECT_FALSE(rules.error().what.empty());
}

template <class Value>
constexpr bool kIsNumber = std::is_same_v<Value, int> || std::is_same_v<Value, std::optional<int>>;

// Calls check(axis, set, number) with the set's one axis that is a number at each of numbers(axis).
template <class Numbers, class Check>
void for_each_number(Numbers numbers, Check check) {
    RuleSet set{.blind_nil = true};  // some axes need it
    for_each_axis(set, [&]<class Value>(const Axis& axis, Value& value) {
        if constexpr (kIsNumber<Value>) {
            const Value usual = value;
            for (const int number : numbers(axis)) {
                value = number;
                check(axis, set, number);
            }
            value = usual;
        }
    });
}

TEST(RuleSet, EachNumberHasItsRange) {
    for_each_number([](const Axis& axis) { return std::vector{axis.least, axis.most}; },
                    [](const Axis& axis, const RuleSet& set, int number) {
                        const Parsed<Rules> rules = Rules::make(set);
                        ASSERT_TRUE(rules) << axis.key << ' ' << number << ' ' << rules.error().text();
                        EXPECT_EQ(rules->set(), set);
                    });
}

TEST(RuleSet, AFaultNamesTheAxisAndTheValueAndWhatItMayBe) {
    for_each_number(
        [](const Axis& axis) { return std::vector{axis.least - 1, axis.most + 1, kHuge, kHugeBelow}; },
        [](const Axis& axis, const RuleSet& set, int number) {
            expect_fault(set, axis.key);
            for (const int said : {number, axis.least, axis.most})
                EXPECT_THAT(Rules::make(set).error().what, HasSubstr(std::to_string(said)));
        });
}

TEST(RuleSet, FixedBidsAreFromOneToThirteen_2_19) {
    EXPECT_TRUE(Rules::make({.bid_mode = BidMode::Fixed, .fixed_bids = Numbers::range(1, 13)}));
    expect_fault({.bid_mode = BidMode::Fixed, .fixed_bids = numbers({0, 3})}, "fixedBids");
    expect_fault({.bid_mode = BidMode::Fixed, .fixed_bids = numbers({3, 14})}, "fixedBids");
    expect_fault({.bid_mode = BidMode::Fixed, .fixed_bids = numbers({31})}, "fixedBids");
}

TEST(RuleSet, NumbersThatTablesUseAreInTheRange) {
    RuleSet set;
    for_each_axis(set, [](const Axis& axis, const auto&) {
        for (const int number : axis.usual) {
            EXPECT_GE(number, axis.least) << axis.key;
            EXPECT_LE(number, axis.most) << axis.key;
        }
    });
}

TEST(RuleSet, WhatContradictsIsRefusedByName) {
    const auto solo = [](RuleSet set) {
        set.teams = Teams::Solo;
        return set;
    };
    const auto mode = [](BidMode value, RuleSet set = {}) {
        set.bid_mode = value;
        return set;
    };
    const CardList jokers = card_list("BJ LJ");
    const CardList two_twos = card_list("C2 D2");
    const std::vector<std::pair<const char*, RuleSet>> refused = {
        {"removed", {.removed = card_list("C3")}},
        {"removed", {.removed = card_list("C2 C2"), .high_trumps = jokers}},
        {"removed", {.removed = card_list("BJ")}},
        {"removed", {.removed = card_list("C2")}},
        {"removed", {.high_trumps = jokers}},
        {"removed", {.removed = card_list("C2 D2 H2"), .high_trumps = jokers}},
        {"highTrumps", {.high_trumps = card_list("SK")}},
        {"highTrumps", {.high_trumps = card_list("HA")}},
        {"highTrumps", {.high_trumps = card_list("H2 H2")}},
        {"highTrumps", {.removed = two_twos, .high_trumps = card_list("BJ LJ D2")}},
        {"widow", {.widow = Widow::Dealer}},
        {"widow", {.high_trumps = card_list("BJ"), .widow = Widow::LowestClub}},
        {"widow", {.removed = two_twos, .high_trumps = jokers, .widow = Widow::Dealer}},

        {"order", solo({.order = BidOrder::NonDealingSide})},
        {"doubleNil", solo({.double_nil = DoubleNil::Forbid})},
        {"doubleNil", solo({.double_nil = DoubleNil::Special})},
        {"blindBoth", solo({.blind_both = false})},
        {"minTeam", solo({.min_team = 4})},
        {"nilPartnerMin", solo({.nil_partner_min = 4})},
        {"raiseRound", solo({.raise_round = RaiseRound::Side})},
        {"bidMode", solo({.bid_mode = BidMode::Suicide})},
        {"nilPass", solo({.nil_pass = 1})},
        {"blindPass", solo({.blind_nil = true, .blind_pass = 1})},
        {"bagTo", solo({.bag_to = BagTo::Opponents})},

        {"bidMode", mode(BidMode::Mirror, {.nil = false})},
        {"bidMode", mode(BidMode::Whiz, {.nil = false})},
        {"bidMode", mode(BidMode::JokerWhiz, {.nil = false})},
        {"bidMode", mode(BidMode::Hearts, {.nil = false})},
        {"bidMode", mode(BidMode::Aces, {.nil = false})},
        {"bidMode", mode(BidMode::Suicide, {.nil = false})},
        {"bidMode", mode(BidMode::Deuce, {.removed = card_list("S2"), .high_trumps = card_list("BJ")})},
        {"fixedBids", mode(BidMode::Fixed, {.nil = false})},
        {"fixedBids", {.fixed_bids = numbers({4})}},
        {"blindNil", mode(BidMode::Deuce, {.blind_nil = true})},
        {"blindBidMin", mode(BidMode::Deuce, {.blind_bid_min = 6})},
        {"zeroMeans", mode(BidMode::Deuce, {.zero_means = ZeroMeans::Zero})},
        {"minTeam", mode(BidMode::Deuce, {.min_team = 4})},
        {"forbidTotal", mode(BidMode::Deuce, {.forbid_total = true})},
        {"minTable", mode(BidMode::Deuce, {.min_table = 11})},
        {"raiseRound", mode(BidMode::Deuce, {.raise_round = RaiseRound::PlusOne})},
        {"minSeat", mode(BidMode::Ace, {.min_seat = 2})},
        {"nilPartnerMin", mode(BidMode::Ace, {.nil_partner_min = 4})},
        {"doubleNil", mode(BidMode::Mirror, {.double_nil = DoubleNil::Forbid})},
        {"doubleNil", mode(BidMode::JokerWhiz, {.double_nil = DoubleNil::Forbid})},
        {"doubleNil", mode(BidMode::Fixed, {.double_nil = DoubleNil::Forbid})},

        {"blindNil", {.nil = false, .blind_nil = true}},
        {"nilPass", {.nil = false, .nil_pass = 2}},
        {"blindPass", {.blind_pass = 2}},
        {"blindPass", {.blind_bid_min = 6, .blind_pass = 2}},
        {"minSeat", {.min_seat = 2, .zero_means = ZeroMeans::Zero}},
        {"forbidTotal", {.forbid_total = true, .raise_round = RaiseRound::Side}},
        {"widowDiscard",
         {.high_trumps = jokers,
          .widow = Widow::Dealer,
          .widow_discard = WidowDiscard::BeforeBids,
          .blind_bid_min = 6}},
        {"mustTrump", {.must_trump = true, .forced_play = ForcedPlay::Screamer}},
        {"maxSetsInRow", {.max_sets_in_row = true}},
    };
    for (const auto& [axis, set] : refused) expect_fault(set, axis);
}

TEST(RuleSet, WhatLooksLikeAContradictionButIsNoneIsTaken) {
    for (const RuleSet& set : std::vector<RuleSet>{
             {.teams = Teams::Solo, .blind_nil = true, .raise_round = RaiseRound::PlusOne},
             {.teams = Teams::Solo, .forbid_total = true, .min_table = 13},
             {.widow_discard = WidowDiscard::BeforeBids, .blind_nil = true},
             {.nil = false, .bid_mode = BidMode::Deuce},
             {.nil = false, .bid_mode = BidMode::Fixed, .fixed_bids = numbers({4})},
             {.double_nil = DoubleNil::Forbid, .nil_partner_min = 4, .bid_mode = BidMode::Suicide},
             {.nil = false, .zero_means = ZeroMeans::Zero, .blind_bid_min = 6},
             {.trump_first_trick = false, .must_trump = true, .forced_play = ForcedPlay::Assassin}})
        EXPECT_TRUE(Rules::make(set)) << Rules::make(set).error().text();
}

// Every value of every axis: the choices, the flags, both ends of a range, nothing, and the lists' lengths.
TEST(RuleSet, ARandomOneIsValidAndReachesEveryValue) {
    std::map<std::string_view, std::set<int>> seen;
    const auto value_of = []<class Value>(const Value& value) {
        if constexpr (std::is_same_v<Value, std::optional<int>>)
            return value.value_or(0);
        else if constexpr (std::is_same_v<Value, Numbers> || std::is_same_v<Value, CardList>)
            return static_cast<int>(value.size());
        else
            return static_cast<int>(value);
    };
    ChaCha stream{Seed{}};
    for (int i = 0; i < 5000; ++i) {
        const RuleSet set = random_rule_set(stream);
        ASSERT_TRUE(Rules::make(set));
        for_each_axis(set,
                      [&](const Axis& axis, const auto& value) { seen[axis.key].insert(value_of(value)); });
    }
    const RuleSet classic;
    for_each_axis(classic, [&]<class Value>(const Axis& axis, const Value& usual) {
        const std::set<int>& values = seen[axis.key];
        EXPECT_TRUE(values.contains(value_of(usual))) << axis.key;
        if constexpr (kIsNumber<Value>) {
            EXPECT_TRUE(values.contains(axis.least)) << axis.key;
            EXPECT_TRUE(values.contains(axis.most)) << axis.key;
            if (axis.most - axis.least < 14) {
                EXPECT_EQ(values.size(), static_cast<std::size_t>(axis.most - axis.least + 1)) << axis.key;
            }
        } else if constexpr (std::is_enum_v<Value>) {
            EXPECT_EQ(values.size(), kNames<Value>.size()) << axis.key;
        } else {
            EXPECT_GE(values.size(), 2U) << axis.key;
        }
    });
    EXPECT_EQ(seen["highTrumps"].size(), 8U);
    EXPECT_EQ(seen["removed"].size(), 3U);
    EXPECT_GE(seen["fixedBids"].size(), 9U);
}

// docs/rules.md under one clause.
std::string section(std::string_view clause) {
    std::ifstream file(LARCH_SOURCE_DIR "/docs/rules.md");
    std::string line;
    std::string text;
    bool inside = false;
    while (std::getline(file, line)) {
        if (line.starts_with("##")) inside = line.starts_with("### " + std::string(clause) + " ");
        if (inside) text += line + '\n';
    }
    return text;
}

std::string in_ticks(std::string_view text) { return '`' + std::string(text) + '`'; }
std::string in_ticks(int number) { return in_ticks(std::to_string(number)); }

TEST(Axes, EachIsInTheRulesUnderItsClauseWithItsValues) {
    std::set<std::string_view> keys;
    const RuleSet classic;
    for_each_axis(classic, [&]<class Value>(const Axis& axis, const Value& usual) {
        EXPECT_TRUE(keys.insert(axis.key).second) << axis.key;
        const std::string text = section(axis.clause);
        EXPECT_THAT(text, HasSubstr("- Axis " + in_ticks(axis.key))) << axis.key;
        if constexpr (std::is_same_v<Value, int>) {
            for (const int number : {usual, axis.least, axis.most})
                EXPECT_THAT(text, HasSubstr(in_ticks(number))) << axis.key;
        } else if constexpr (std::is_same_v<Value, bool>) {
            EXPECT_THAT(text, HasSubstr(in_ticks(axis.key) + ": " + in_ticks(usual ? "true" : "false")))
                << axis.key;
        } else if constexpr (std::is_enum_v<Value>) {
            for (const std::string_view name : kNames<Value>)
                EXPECT_THAT(text, HasSubstr("`\"" + std::string(name) + "\"`")) << axis.key;
            const std::string_view name = kNames<Value>[static_cast<std::size_t>(usual)];
            EXPECT_THAT(text, HasSubstr("`\"" + std::string(name) + "\"` (default)")) << axis.key;
        }
    });
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

// As the table of presets in docs/rules.md writes it.
template <class Value>
std::string in_table(const Value& value) {
    std::ostringstream text;
    if constexpr (std::is_enum_v<Value>) {
        text << kNames<Value>[static_cast<std::size_t>(value)];
    } else if constexpr (std::is_same_v<Value, std::optional<int>>) {
        text << value.value_or(0);
    } else if constexpr (std::is_same_v<Value, CardList>) {
        const char* comma = "";
        for (const Card card : value) {
            text << std::exchange(comma, ",") << "23456789TJQKALB"[index(card.rank())];
            text << (card.rank() > Rank::Ace ? 'J' : "CDHS"[index(card.suit())]);
        }
    } else if constexpr (std::is_same_v<Value, Numbers>) {
        for (const int number : value) text << number << ' ';
    } else {
        text << std::boolalpha << value;
    }
    return text.str();
}

TEST(Preset, DiffersAsTheRulesSayAndInNothingElse) {
    std::ifstream file(LARCH_SOURCE_DIR "/docs/rules.md");
    std::map<std::string, std::string> rows;
    for (std::string line; std::getline(file, line);)
        if (const std::size_t end = line.find("` | "); line.starts_with("| `") && end != std::string::npos)
            rows.emplace(line.substr(3, end - 3), line.substr(end));
    for (const Preset& each : presets()) {
        const std::string& row = rows[std::string(each.name)];
        EXPECT_FALSE(row.empty()) << each.name;
        std::map<std::string_view, std::string> usual;
        for_each_axis(presets().front().rules,
                      [&](const Axis& axis, const auto& value) { usual[axis.key] = in_table(value); });
        for_each_axis(each.rules, [&](const Axis& axis, const auto& value) {
            const std::string entry = in_ticks(axis.key) + ' ';
            if (in_table(value) == usual[axis.key])
                EXPECT_THAT(row, testing::Not(HasSubstr(entry))) << each.name;
            else
                EXPECT_THAT(row, HasSubstr(entry + in_table(value))) << each.name;
        });
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
    EXPECT_EQ(rules.partner_of(kEast), kWest);
    EXPECT_EQ(rules.partner_of(kNorth), kSouth);
}

TEST(Rules, AloneEverySeatIsASide_1_1) {
    const Rules rules = rules_with({.teams = Teams::Solo});
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
    EXPECT_EQ(rules.widow_size(), 0);
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

TEST(Rules, HighTrumpsStandAboveAllOtherSpadesInTheirOrder_1_2) {
    const std::vector<std::pair<RuleSet, const char*>> sets = {
        {{.removed = card_list("C2 D2"), .high_trumps = card_list("BJ LJ")}, "BJ LJ SA SK S2"},
        {{.removed = card_list("H2 C2"), .high_trumps = card_list("BJ LJ D2 S2")}, "BJ LJ D2 S2 SA SK S3"},
        {{.removed = card_list("H2 C2"), .high_trumps = card_list("BJ LJ S2 D2")}, "BJ LJ S2 D2 SA SK S3"},
        {{.removed = card_list("H2 D2"), .high_trumps = card_list("BJ LJ S2")}, "BJ LJ S2 SA SK S3"},
        {{.high_trumps = card_list("H2 C2 D2 S2")}, "H2 C2 D2 S2 SA SK S3"},
        {{.removed = card_list("S2"), .high_trumps = card_list("LJ")}, "LJ SA SK S3"},
        {{.high_trumps = card_list("S2 SA H2")}, "S2 SA H2 SK SQ S3"},
    };
    for (const auto& [set, order] : sets) {
        const Rules rules = rules_with(set);
        EXPECT_EQ(rules.pack().size(), 52) << order;
        EXPECT_EQ(rules.tricks_in_hand(), 13) << order;
        const CardSet spades = rules.suit(Suit::Spades);
        EXPECT_EQ(strongest(rules, spades), cards(order).front()) << order;
        EXPECT_EQ(weakest(rules, spades), cards(order).back()) << order;
        int above = kHuge;
        for (const Card card : cards(order)) {
            EXPECT_EQ(rules.suit_of(card), Suit::Spades) << order;
            EXPECT_TRUE(spades.has(card)) << order;
            EXPECT_LT(rules.power(card), above) << order;
            above = rules.power(card);
        }
        CardSet all;
        for (int s = 0; s < kSuits; ++s) {
            const CardSet suit = rules.suit(static_cast<Suit>(s));
            EXPECT_TRUE((all & suit).empty()) << order;
            all |= suit;
        }
        EXPECT_EQ(all, rules.pack()) << order;
        for (const Card card : set.removed) EXPECT_FALSE(all.has(card)) << order;
    }
}

TEST(Rules, FiftyFourCardsLeaveTwoForTheWidow_1_6) {
    const Rules rules = rules_with({.high_trumps = card_list("BJ LJ"), .widow = Widow::Dealer});
    EXPECT_EQ(rules.pack().size(), 54);
    EXPECT_EQ(rules.tricks_in_hand(), 13);
    EXPECT_EQ(rules.widow_size(), 2);
}

TEST(Rules, ACardIsWorthSomethingOnlyInItsSuitOrAsASpade_3_3) {
    for (const RuleSet& set : {RuleSet{}, RuleSet{.high_trumps = card_list("H2 C2")}}) {
        const Rules rules = rules_with(set);
        for (int led = 0; led < kSuits; ++led) {
            const auto suit = static_cast<Suit>(led);
            for (const Card card : rules.pack()) {
                const bool can_win = rules.suit_of(card) == Suit::Spades || rules.suit_of(card) == suit;
                EXPECT_EQ(rules.strength(suit, card) > 0, can_win) << led << ' ' << card.index();
            }
            if (suit == Suit::Spades) continue;
            EXPECT_GT(rules.strength(suit, weakest(rules, rules.suit(Suit::Spades))),
                      rules.strength(suit, Card(Rank::Ace, suit)));
        }
    }
}

}  // namespace
}  // namespace larch
