// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "tests/second_scorer/second_scorer.h"

#include <gtest/gtest.h>

#include "base/chacha.h"
#include "rules/score.h"

namespace larch {
namespace {

using second_scorer::Fate;

// A number from least to most, each equally likely.
int draw(ChaCha& stream, int least, int most) {
    return least + static_cast<int>(stream.below(static_cast<std::uint32_t>(most - least + 1)));
}

RuleSet random_rules(ChaCha& stream) {
    RuleSet set;
    set.teams = static_cast<Teams>(draw(stream, 0, 1));
    set.nil_value = draw(stream, 0, 20) * 50;
    set.failed_nil = static_cast<FailedNil>(draw(stream, 0, 3));
    set.set_cost = static_cast<SetCost>(draw(stream, 0, 1));
    set.bag_point = draw(stream, 0, 1);
    set.bag_limit = draw(stream, 0, 12);
    set.bag_cost = draw(stream, 0, 150);
    set.bag_carry = draw(stream, 0, 1) == 1;
    return set;
}

// The axes as clauses 4.3 and 4.5 put them.
second_scorer::Rules second_rules(const RuleSet& set) {
    second_scorer::Rules rules{.nil_value = set.nil_value,
                               .failed_nil = {},
                               .cost_of_set = set.set_cost == SetCost::TenATrick ? 10 : 0,
                               .bag_point = set.bag_point,
                               .bag_limit = set.bag_limit,
                               .bag_cost = set.bag_cost,
                               .bag_carry = set.bag_carry};
    constexpr Fate fates[4][3] = {
        // set, made, no contract
        {Fate::Bag, Fate::Bag, Fate::Bag},
        {Fate::Nothing, Fate::Bag, Fate::Bag},
        {Fate::TowardContract, Fate::TowardContract, Fate::Bag},
        {Fate::Nothing, Fate::Nothing, Fate::Nothing},
    };
    for (int i = 0; i < 3; ++i) rules.failed_nil[i] = fates[static_cast<int>(set.failed_nil)][i];
    return rules;
}

TEST(SecondScorer, AgreesOnRandomResultsUnderRandomRules) {
    ChaCha stream(Seed{});
    for (int round = 0; round < 200'000; ++round) {
        const RuleSet set = random_rules(stream);
        ASSERT_TRUE(Rules::make(set));
        const int players = set.teams == Teams::Pairs ? 2 : 1;
        InlineVector<SeatResult, kMaxSeats> results;
        std::vector<second_scorer::Player> side;
        std::string text;
        int left = 13;
        for (int i = 0; i < players; ++i) {
            const bool nil = draw(stream, 0, 2) == 0;
            // Mostly bids and tricks near each other, as at a table.
            const int bid = nil ? 0 : draw(stream, 1, draw(stream, 0, 3) == 0 ? 13 : 5);
            const int taken = draw(stream, 0, std::min(left, draw(stream, 0, 3) == 0 ? 13 : 5));
            left -= taken;
            results.push_back({seat_at(2 * i), nil ? Bid::nil() : Bid::of(bid), taken});
            side.push_back({nil, bid, taken});
            text += (nil ? "nil" : std::to_string(bid)) + '/' + std::to_string(taken) + ' ';
        }
        const int bags = draw(stream, 0, set.bag_limit == 0 ? 30 : set.bag_limit - 1);

        const SideScore first = score_side(set, {results.begin(), results.end()}, bags);
        std::vector<std::string> lines;
        for (const ScoreLine& line : first.lines)
            lines.push_back(line.clause() + ' ' + std::to_string(line.points));
        const second_scorer::Score second = second_scorer::score(second_rules(set), side, bags);
        text += "bags " + std::to_string(bags) + ", round " + std::to_string(round);
        ASSERT_EQ(lines, second.lines) << text;
        ASSERT_EQ(first.points, second.points) << text;
        ASSERT_EQ(first.bags_after, second.bags) << text;
    }
}

}  // namespace
}  // namespace larch
