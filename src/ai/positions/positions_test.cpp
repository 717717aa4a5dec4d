// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

// The written positions, asked of the levels that should know better than a program by rules.
// docs/positions.md lists them.

#include <gtest/gtest.h>

#include "ai/positions/staged_test.h"

namespace larch::test {

void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.number << " " << kind.name; }

namespace {

std::vector<Kind> all_kinds() {
    std::vector<Kind> all;
    for (const auto& theme : {known_plays(), known_bids(), play_kinds(), nil_kinds(), match_kinds(),
                              variant_kinds(), read_kinds()})
        all.insert(all.end(), theme.begin(), theme.end());
    return all;
}

constexpr std::uint64_t kSeeds = 3;

// Minds are dear to make, and the cases of many kinds share their rules.
const Mind& mind_for(const Rules& rules, Level level) {
    static std::vector<std::unique_ptr<const Mind>> minds;
    for (const auto& mind : minds)
        if (mind->level() == level && mind->rules().set() == rules.set()) return *mind;
    return *minds.emplace_back(std::make_unique<const Mind>(rules, level));
}

void ask(const Kind& kind, Level level) {
    for (const Case& asked : kind.cases) {
        SCOPED_TRACE(asked.title + ": " + asked.why);
        const Staged staged(asked.at);
        ASSERT_EQ(staged.fault(), "");
        const Observation seen = staged.watched().observe();
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
            const Action action = decide(seen, mind_for(*seen.rules, level), seed).action;
            EXPECT_TRUE(staged.watched().allows(action));
            EXPECT_TRUE(answers(*seen.rules, asked.answer, action))
                << text_of(action) << " with seed " << seed << ", the answer is: " << asked.answer;
        }
    }
}

// All ways to take so many of the cards.
std::vector<CardSet> sets_of(CardSet cards, int size) {
    if (size == 0) return {CardSet()};
    std::vector<CardSet> sets;
    while (cards.size() >= size) {
        const Card first = cards.first();
        cards.remove(first);
        for (const CardSet others : sets_of(cards, size - 1)) sets.push_back(others | CardSet::of(first));
    }
    return sets;
}

std::vector<Action> legal_actions(const Watched& watched) {
    const Observation seen = watched.observe();
    std::vector<Action> legal;
    if (seen.phase == HandPhase::Play) {
        if (const Action claim{.claims = true}; watched.allows(claim)) legal.push_back(claim);
        for (const Card card : seen.legal_cards()) legal.push_back({.card = card});
    } else if (seen.cards_to_give > 0) {
        for (const CardSet given : sets_of(seen.held, seen.cards_to_give)) legal.push_back({.given = given});
    } else {
        const LegalBids& bids = seen.legal_bids;
        for (const int tricks : bids.numbers)
            legal.push_back({.bid = Bid{BidKind::Tricks, bids.blind, tricks}});
        if (bids.nil) legal.push_back({.bid = Bid{BidKind::Nil, bids.blind, 0}});
        if (bids.blind) legal.push_back({.bid = Bid::look()});
    }
    return legal;
}

// The share of what is legal that a case accepts.
double luck_with(const Case& asked) {
    const Staged staged(asked.at);
    EXPECT_EQ(staged.fault(), "") << asked.title;
    const std::vector<Action> legal = legal_actions(staged.watched());
    const Rules& rules = staged.watched().hand().rules();
    const auto accepted = std::ranges::count_if(
        legal, [&](const Action& action) { return answers(rules, asked.answer, action); });
    return static_cast<double>(accepted) / static_cast<double>(legal.size());
}

class AtHard : public testing::TestWithParam<Kind> {};
class AtExpert : public testing::TestWithParam<Kind> {};
TEST_P(AtHard, Answers) { ask(GetParam(), Level::Hard); }
TEST_P(AtExpert, Answers) { ask(GetParam(), Level::Expert); }

std::string name_in_test(const testing::TestParamInfo<Kind>& info) {
    return (info.param.number < 10 ? "0" : "") + std::to_string(info.param.number) + info.param.name;
}

INSTANTIATE_TEST_SUITE_P(Position, AtHard, testing::ValuesIn(all_kinds()), name_in_test);
INSTANTIATE_TEST_SUITE_P(Position, AtExpert, testing::ValuesIn(all_kinds()), name_in_test);

// A kind is asked by several hands, each of which a player could pass by luck.
TEST(WrittenPosition, IsHardlyAnsweredByLuckInAllHandsOfAKind) {
    for (const Kind& kind : all_kinds()) {
        EXPECT_GT(kind.cases.size(), 1U) << kind.number << " " << kind.name;
        double luck = 1;
        for (const Case& asked : kind.cases) luck *= luck_with(asked);
        EXPECT_GT(luck, 0) << kind.number << " " << kind.name;
        EXPECT_LE(luck, 0.25) << kind.number << " " << kind.name;
    }
}

TEST(WrittenPosition, ThatCouldNotArise) {
    const auto fault = [](const Written& written) { return Staged(written).fault(); };
    const std::string held = "9S 6S 3S KD JD 8D 4D QC 9C 7C 5C 3C 2C";
    EXPECT_EQ(fault({.held = held, .played = "2: AH 5H"}), "");
    EXPECT_NE(fault({.held = held + " 2H", .played = "2: AH 5H"}), "");           // fourteen cards
    EXPECT_NE(fault({.held = held, .played = "2: KD 5H"}), "");                   // a card in two hands
    EXPECT_NE(fault({.held = held, .played = "2: AH"}), "");                      // another's turn
    EXPECT_NE(fault({.held = held, .played = "2: AS 5S"}), "");                   // spades not broken
    EXPECT_NE(fault({.held = held, .bids = {3, 3, 3, kNotYet}}), "");             // bids out of turn
    EXPECT_NE(fault({.held = held, .played = "2: AH 5H", .scores = {500}}), "");  // the match is over
    const std::string rest = "9S 6S KD JD 8D 4D QC 9C 7C 5C 3C 2C";
    EXPECT_EQ(fault({.held = rest, .played = "2: AH 5H 3S 6H"}), "");
    EXPECT_NE(fault({.held = rest, .played = "2: AH 5H 3S 6H 2: KH 3H"}), "");  // led by another
    EXPECT_NE(fault({.held = rest, .played = "1: KH 5H AH 3S 0: KC 4H"}), "");  // seat 1 shows a void
}

TEST(WrittenAnswer, NamesWhatFits) {
    const Rules rules = Rules::classic();
    const auto fits = [&](const char* answer, const Action& action) {
        return answers(rules, answer, action);
    };
    EXPECT_TRUE(fits("2C *S", {.card = card_in("9S")}));
    EXPECT_FALSE(fits("2C *S", {.card = card_in("9H")}));
    EXPECT_FALSE(fits("not 2C *S", {.card = card_in("2C")}));
    EXPECT_TRUE(fits("2 4+", {.bid = Bid::of(5)}));
    EXPECT_FALSE(fits("2 4+", {.bid = Bid::of(3)}));
    EXPECT_FALSE(fits("2-4", {.bid = Bid::nil()}));
    EXPECT_FALSE(fits("nil", {.bid = Bid::blind_nil()}));
    EXPECT_TRUE(fits("+AS -2C", {.given = cards_in("AS KH")}));
    EXPECT_FALSE(fits("+AS -2C", {.given = cards_in("AS 2C")}));
}

}  // namespace
}  // namespace larch::test
