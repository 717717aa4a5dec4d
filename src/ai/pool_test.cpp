// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/pool.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "base/chacha.h"

namespace larch {
namespace {

struct Task {
    InlineVector<Holder, kMaxHolders> holders;
    CardSet cards;

    Pool pool() const { return {{holders.begin(), holders.size()}, cards}; }
};

// Up to six holders with rooms and forbidden cards such that one way exists at least.
Task random_task(ChaCha& stream) {
    const auto below = [&](int end) {
        return static_cast<int>(stream.below(static_cast<std::uint32_t>(end)));
    };
    Task task;
    std::array<CardSet, 6> dealt;
    const int holders = 1 + below(6);
    for (int left = 1 + below(8); left > 0; --left) {
        const Card card = (CardSet(~std::uint64_t{0}) - task.cards).nth(below(64 - task.cards.size()));
        task.cards.add(card);
        dealt[static_cast<std::size_t>(below(holders))].add(card);
    }
    const int forbids_one_in = 1 + below(4);
    for (int i = 0; i < holders; ++i) {
        const CardSet hand = dealt[static_cast<std::size_t>(i)];
        Holder holder{.may_hold = hand, .room = hand.size()};
        for (const Card card : task.cards - hand)
            if (below(forbids_one_in) > 0) holder.may_hold.add(card);
        task.holders.push_back(holder);
    }
    return task;
}

using Key = std::array<std::uint64_t, kMaxHolders>;

Key key_of(const Pool::Hands& hands) {
    Key key{};
    for (std::size_t i = 0; i < hands.size(); ++i) key[i] = hands[i].bits();
    return key;
}

void visit_ways(const Task& task, CardSet left, Pool::Hands& hands, std::set<Key>& ways) {
    if (left.empty()) {
        ways.insert(key_of(hands));
        return;
    }
    const Card card = left.first();
    left.remove(card);
    for (std::size_t i = 0; i < task.holders.size(); ++i) {
        if (!task.holders[i].may_hold.has(card) || hands[i].size() == task.holders[i].room) continue;
        hands[i].add(card);
        visit_ways(task, left, hands, ways);
        hands[i].remove(card);
    }
}

std::set<Key> ways_by_trial(const Task& task) {
    std::set<Key> ways;
    Pool::Hands hands{};
    visit_ways(task, task.cards, hands, ways);
    return ways;
}

TEST(Pool, NumbersEveryWayOnce) {
    ChaCha stream(Seed{});
    std::size_t most = 0;
    for (int number = 0; number < 600; ++number) {
        const Task task = random_task(stream);
        const Pool pool = task.pool();
        const std::set<Key> ways = ways_by_trial(task);
        most = std::max(most, ways.size());
        ASSERT_EQ(pool.ways(), static_cast<double>(ways.size()));
        std::set<Key> numbered;
        for (int i = 0; i < pool.ways(); ++i) numbered.insert(key_of(pool.way(i)));
        ASSERT_EQ(numbered, ways);
    }
    EXPECT_GT(most, 1000U);
}

TEST(Pool, DrawsEveryWayEquallyOften) {
    ChaCha stream(Seed{});
    Stream draws(1);
    for (int number = 0; number < 150; ++number) {
        const Task task = random_task(stream);
        const Pool pool = task.pool();
        if (pool.ways() > 100) continue;
        std::map<Key, int> drawn;
        for (const Key& way : ways_by_trial(task)) drawn[way] = 0;
        const std::size_t ways = drawn.size();
        constexpr int kEach = 200;
        for (std::size_t i = 0; i < ways * kEach; ++i) ++drawn[key_of(pool.draw(draws))];
        ASSERT_EQ(drawn.size(), ways);
        double chi_squared = 0;
        for (const auto& [way, times] : drawn) chi_squared += (times - kEach) * (times - kEach) * 1.0 / kEach;
        const auto freedom = static_cast<double>(ways - 1);
        EXPECT_LT(chi_squared, freedom + 5 * std::sqrt(2 * freedom) + 5);
    }
}

}  // namespace
}  // namespace larch
