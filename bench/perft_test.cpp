// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/perft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "notation/rule_set_json.h"

namespace larch {
namespace {

// The rules of play once more, as plainly as they read in docs/rules.md, 1.2 and 3.1 to 3.5. This shares
// nothing with rules/hand.cpp but the cards' names, so that the two would have to be wrong in the same way.
struct Naive {
    struct Throw {
        std::size_t seat;
        Card card;
    };

    SpadeLead lead;
    std::vector<Card> high_trumps;
    std::vector<std::vector<Card>> hands;
    std::vector<Throw> table;
    std::size_t turn;
    bool first_trick;
    bool spade_gone;  // on an earlier trick

    bool is_high(Card card) const { return std::ranges::find(high_trumps, card) != high_trumps.end(); }
    Suit suit(Card card) const { return is_high(card) ? Suit::Spades : card.suit(); }
    bool is_spade(Card card) const { return suit(card) == Suit::Spades; }

    bool allowed(Card card) const {
        const std::vector<Card>& hand = hands[turn];
        if (!table.empty()) {
            const Suit led = suit(table.front().card);
            return suit(card) == led ||
                   std::ranges::none_of(hand, [&](Card other) { return suit(other) == led; });
        }
        if (!is_spade(card) || std::ranges::all_of(hand, [&](Card held) { return is_spade(held); }))
            return true;
        if (lead == SpadeLead::Any) return true;
        if (lead == SpadeLead::AfterFirst && !first_trick) return true;
        return spade_gone;
    }

    // Whether the first of two cards of one suit ranks above the second.
    bool above(Card card, Card other) const {
        for (const Card high : high_trumps) {
            if (high == card) return true;
            if (high == other) return false;
        }
        return card.rank() > other.rank();
    }

    std::size_t winner() const {
        Throw best = table.front();
        for (const Throw& next : table) {
            const bool higher = suit(next.card) == suit(best.card) && above(next.card, best.card);
            if (higher || (is_spade(next.card) && !is_spade(best.card))) best = next;
        }
        return best.seat;
    }

    Naive after(Card card) const {
        Naive next = *this;
        std::erase(next.hands[turn], card);
        next.table.push_back({turn, card});
        next.turn = (turn + 1) % 4;
        if (next.table.size() == 4) {
            next.turn = next.winner();
            for (const Throw& each : next.table) next.spade_gone |= is_spade(each.card);
            next.table.clear();
            next.first_trick = false;
        }
        return next;
    }

    std::uint64_t ways(int cards) const {
        if (cards == 0 || hands[turn].empty()) return 1;
        std::uint64_t sum = 0;
        for (const Card card : hands[turn])
            if (allowed(card)) sum += after(card).ways(cards - 1);
        return sum;
    }
};

// The same position for the plain rules. A spade that nobody holds has been played.
Naive naive(const Hand& hand) {
    const RuleSet& set = hand.rules().set();
    Naive plain{.lead = set.spade_lead,
                .high_trumps = {set.high_trumps.begin(), set.high_trumps.end()},
                .turn = static_cast<std::size_t>(index(hand.turn())),
                .first_trick = hand.held(hand.turn()).size() == 13};
    int spades = 0;
    for (int i = 0; i < 4; ++i) {
        plain.hands.emplace_back();
        for (const Card card : hand.held(seat_at(i))) {
            plain.hands.back().push_back(card);
            spades += plain.is_spade(card) ? 1 : 0;
        }
    }
    plain.spade_gone = spades < hand.rules().suit(Suit::Spades).size();
    return plain;
}

struct Pinned {
    SpadeLead lead;
    std::uint8_t seed;  // every byte of it
    int held;           // cards in each hand at the start
    int cards;          // to be played
    std::uint64_t ways;
};

constexpr Pinned kPinned[] = {
    // To the end of the hand, or halfway there. Under Broken the last three start with spades unbroken.
    {SpadeLead::Broken, 0, 3, 12, 1296},
    {SpadeLead::Broken, 1, 3, 12, 528},
    {SpadeLead::Broken, 1, 4, 16, 10944},
    {SpadeLead::Broken, 3, 4, 16, 21024},
    {SpadeLead::Broken, 44, 4, 16, 35424},
    {SpadeLead::Broken, 40, 5, 20, 67200},
    {SpadeLead::AfterFirst, 0, 3, 12, 120},
    {SpadeLead::AfterFirst, 4, 3, 12, 328},
    {SpadeLead::AfterFirst, 4, 4, 16, 40776},
    {SpadeLead::AfterFirst, 1, 5, 20, 35544},
    {SpadeLead::Any, 0, 3, 12, 432},
    {SpadeLead::Any, 6, 3, 12, 640},
    {SpadeLead::Any, 2, 4, 16, 21448},
    {SpadeLead::Any, 1, 5, 10, 23071},
    // From the opening lead into the second trick, where the three rules differ on the same cards.
    {SpadeLead::Broken, 0, 13, 6, 21355},
    {SpadeLead::AfterFirst, 0, 13, 6, 29078},
    {SpadeLead::Any, 0, 13, 6, 33410},
    {SpadeLead::Broken, 1, 13, 6, 6660},
    {SpadeLead::AfterFirst, 1, 13, 6, 10120},
    {SpadeLead::Any, 1, 13, 6, 13532},
};

std::string name(const testing::TestParamInfo<Pinned>& info) {
    const Pinned& pinned = info.param;
    const char* leads[] = {"Broken", "AfterFirst", "Any"};
    return std::string(leads[static_cast<std::size_t>(pinned.lead)]) + "Seed" + std::to_string(pinned.seed) +
           "Held" + std::to_string(pinned.held);
}

class Perft : public testing::TestWithParam<Pinned> {};

TEST_P(Perft, IsThePinnedNumberAndThatOfThePlainRules) {
    const Pinned& pinned = GetParam();
    const Rules rules = Rules::make({.spade_lead = pinned.lead}).value();
    Seed seed;
    seed.bytes.fill(pinned.seed);
    const Hand hand = random_ending(rules, seed, pinned.held);
    EXPECT_EQ(perft(hand, pinned.cards), pinned.ways);
    EXPECT_EQ(naive(hand).ways(pinned.cards), pinned.ways);
}

INSTANTIATE_TEST_SUITE_P(Endings, Perft, testing::ValuesIn(kPinned), name);

// For each preset, from the opening lead and from endings of four and five cards.
struct PinnedPreset {
    const char* preset;
    std::array<std::uint64_t, 3> ways;
};

constexpr PinnedPreset kPinnedPresets[] = {
    {"larch-hollow", {6384, 21600, 177192}},
    {"arena13-teams", {6384, 21600, 177192}},
    {"arena13-cutthroat", {6384, 21600, 177192}},
    {"24-7", {6384, 21600, 177192}},
    {"pagat", {6384, 21600, 177192}},
    {"online-classic", {6384, 21600, 177192}},
    {"msn", {6384, 21600, 177192}},
    {"bicycle", {6384, 21600, 177192}},
    {"trickster-default", {6384, 21600, 177192}},
    {"nyc", {3160, 40416, 71016}},
    {"tournament", {10356, 11232, 27048}},
    {"mirror", {6384, 21600, 177192}},
    {"whiz", {6384, 21600, 177192}},
    {"suicide", {6384, 21600, 177192}},
    {"solo", {6384, 21600, 177192}},
    {"quick", {6384, 21600, 177192}},
};

constexpr std::array<std::pair<int, int>, 3> kHeldAndPlayed = {{{13, 6}, {4, 16}, {5, 10}}};

class PresetPerft : public testing::TestWithParam<PinnedPreset> {};

TEST_P(PresetPerft, IsThePinnedNumberAndThatOfThePlainRules) {
    const Parsed<RuleSet> set = preset(GetParam().preset);
    ASSERT_TRUE(set);
    const Rules rules = Rules::make(*set).value();
    for (std::size_t i = 0; i < kHeldAndPlayed.size(); ++i) {
        const auto [held, played] = kHeldAndPlayed[i];
        const Hand hand = random_ending(rules, derive(Seed{}, Purpose::Simulation, i), held);
        EXPECT_EQ(perft(hand, played), GetParam().ways[i]);
        EXPECT_EQ(naive(hand).ways(played), GetParam().ways[i]);
    }
}

std::string preset_name(const testing::TestParamInfo<PinnedPreset>& info) {
    std::string text = info.param.preset;
    std::ranges::replace(text, '-', '_');
    return text;
}

INSTANTIATE_TEST_SUITE_P(Presets, PresetPerft, testing::ValuesIn(kPinnedPresets), preset_name);

TEST(PresetPerft, HasEveryPreset) {
    std::vector<std::string_view> pinned;
    for (const PinnedPreset& each : kPinnedPresets) pinned.emplace_back(each.preset);
    std::vector<std::string_view> known;
    for (const Preset& each : presets()) known.push_back(each.name);
    EXPECT_EQ(pinned, known);
}

// The rest of section 3, which the plain rules above leave out: the numbers alone.
struct PinnedRestriction {
    const char* rules;
    std::uint64_t ways;
};

constexpr PinnedRestriction kPinnedRestrictions[] = {
    {"larch-hollow lead=lowestClub", 1746},
    {"larch-hollow lead=allLowestClubs", 213},
    {"larch-hollow trumpFirstTrick=false", 61759},
    {"larch-hollow mustTrump=true", 40145},
    {"larch-hollow spadeLead=any forcedPlay=screamer", 48825},
    {"larch-hollow spadeLead=any forcedPlay=assassin", 5472},
    {"larch-hollow forcedPlay=lowball", 20},
    {"larch-hollow highTrumps=2D,2H,2C,2S forcedPlay=highball", 18},
};

TEST(Perft, OfRestrictedPlayIsThePinnedNumber) {
    for (const PinnedRestriction& pinned : kPinnedRestrictions) {
        const Parsed<RuleSet> set = parse_rule_words(pinned.rules);
        ASSERT_TRUE(set) << set.error().text();
        const Rules rules = Rules::make(*set).value();
        EXPECT_EQ(perft(random_ending(rules, Seed{}, 13), 7), pinned.ways) << pinned.rules;
    }
}

TEST(PerftEnd, IsOneWhenNothingIsLeftToPlay) {
    const Rules rules = Rules::classic();
    Hand hand = random_ending(rules, Seed{}, 1);
    EXPECT_EQ(perft(hand, 0), 1U);
    EXPECT_EQ(perft(hand, 4), 1U);
    while (hand.phase() == HandPhase::Play) hand.play(hand.legal_cards().first());
    EXPECT_EQ(perft(hand, 4), 1U);
}

}  // namespace
}  // namespace larch
