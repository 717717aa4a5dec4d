// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/evidence.h"

#include <gtest/gtest.h>

#include <cmath>

#include "ai/position_test.h"
#include "ai/selfplay_test.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

using test::kNil;
using test::kNotYet;
using test::random_action;
using test::Seen;
using test::watch_deal;
using test::Watched;

World truth(const Ranked& ranked, const Watched& watched) {
    World world;
    for (int i = 0; i < 4; ++i) world[seat_at(i)] = ranked.rank(watched.hand().held(seat_at(i)));
    return world;
}

struct Table {
    explicit Table(const Rules& printed) : rules(printed), ranked(rules), model(ranked, tuned_weights()) {}

    Rules rules;
    Ranked ranked;
    BidModel model;
};

// Mean promise of what a seat holds in worlds drawn before a first lead.
Promise mean_promise(const Table& table, const std::array<int, 4>& bids, Seat seat, int tries) {
    const Seen seen({.held = "2C 6C 9C KC 2D 7D TD 3H 8H QH 4S 8S JS", .bids = bids});
    const Sampler sampler(table.ranked, *seen);
    const Evidence evidence(table.ranked, *seen, table.model);
    Stream stream(1);
    double tricks = 0;
    double nil = 0;
    double weights = 0;
    for (int i = 0; i < 600; ++i) {
        const WeightedWorld drawn = draw_weighted(sampler, evidence, tries, stream);
        const Promise promise = table.model.promise(drawn.world[seat]);
        tricks += static_cast<double>(drawn.weight) * promise.tricks;
        nil += static_cast<double>(drawn.weight) * promise.nil;
        weights += drawn.weight;
    }
    return {.tricks = static_cast<int>(tricks / weights), .nil = static_cast<int>(nil / weights)};
}

TEST(Evidence, GivesBetterHandsToWhoBidsMore) {
    const Table table(Rules::classic());
    for (const int tries : {1, 4}) {
        const auto mean = [&](int bid) { return mean_promise(table, {3, bid, 3, 3}, seat_at(1), tries); };
        EXPECT_GT(mean(3).tricks, mean(1).tricks + 300);
        EXPECT_GT(mean(5).tricks, mean(3).tricks + 300);
        EXPECT_GT(mean(kNil).nil, mean(1).nil + 60);
    }
}

TEST(Evidence, IsFairHoweverManyAreTried) {
    const Table table(Rules::classic());
    const std::array<int, 4> bids{3, 5, 2, 3};
    for (int i = 1; i < 4; ++i)
        EXPECT_NEAR(mean_promise(table, bids, seat_at(i), 1).tricks,
                    mean_promise(table, bids, seat_at(i), 8).tricks, 150);
}

// The bids are held against the hands as they were dealt, so nothing that is played later changes the weight,
// but for what one on nil kept (below).
TEST(Evidence, WeighsTheHandsThatWereBidOn) {
    ChaCha stream(Seed{});
    int hands = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        RuleSet set;
        set.nil_pass = static_cast<int>(number % 3);
        const Table table(*Rules::make(set));
        ChaCha dealt(test::seed_of(number));
        const Deal deal = deal_hand(table.rules, seat_at(0), dealt);
        Watched watched(table.rules, deal, seat_at(0));
        for (; !watched.is_over(); watched.act(random_action(watched.observe(), stream))) {
            const Observation seen = watched.observe();
            if (seen.phase != HandPhase::Play) continue;
            double expected = Evidence::kMost;
            PerSeat<std::optional<Bid>> before;
            for (int i = 0; i < 4; ++i) {
                const Seat seat = table.rules.bidder(seat_at(0), i);
                const bool one_nil =
                    seen.bids[seat]->is_nil() != seen.bids[table.rules.partner_of(seat)]->is_nil();
                const bool exchanged = set.nil_pass > 0 && one_nil;
                const CardSet hand = table.ranked.rank(deal.hands[seat]);
                if (seat != seen.seat && (!exchanged || table.rules.are_partners(seat, seen.seat)))
                    expected *= std::pow(
                        table.model.likelihood(hand, seat, *seen.bids[seat], before, seen.standing) / 255.0,
                        Evidence::kTemperEighths / 8.0);
                before[seat] = seen.bids[seat];
            }
            ++hands;
            const double weight =
                Evidence(table.ranked, seen, table.model).weight(truth(table.ranked, watched));
            int kept = 0;
            for (int i = 0; i < 4; ++i) kept += seen.bids[seat_at(i)]->is_nil() ? 1 : 0;
            while (kept > 0 && weight < expected / 2) {
                expected /= 64;
                --kept;
            }
            ASSERT_NEAR(weight, std::max(1.0, expected), 3) << number;
        }
    }
    EXPECT_GT(hands, 2000);
}

// Seat 1 is on nil. Where it followed with the four under the queen it is not thought to hold what lies
// between them; where it led the four, anything goes.
TEST(Evidence, ExpectsANilToThrowItsHighestLoser) {
    const Table table(Rules::classic());
    const auto seen_after = [](const char* played) {
        return Seen(
            {.held = "2C 6C 9C KC 2D 7D TD 3H 8H 4S 8S JS", .bids = {3, kNil, 3, 3}, .played = played});
    };
    const Seen followed = seen_after("3:QH 0:2H 1:4H 2:5H");
    const Seen led = seen_after("1:4H 2:5H 3:QH 0:2H");
    const Evidence of_follower(table.ranked, *followed, table.model);
    const Evidence of_leader(table.ranked, *led, table.model);
    const Sampler sampler(table.ranked, *followed);
    Stream stream(1);
    int kept = 0;
    for (int i = 0; i < 200; ++i) {
        const World world = sampler.draw(stream);
        const bool keeps = !(world[seat_at(1)] & test::cards_of("6H 7H 9H TH JH")).empty();
        kept += keeps ? 1 : 0;
        const int weight = of_leader.weight(world);
        EXPECT_EQ(of_follower.weight(world), keeps ? std::max(1, weight / 64) : weight);
    }
    EXPECT_GT(kept, 20);
    EXPECT_LT(kept, 190);
}

TEST(Evidence, WeighsTheSameWhateverTheHiddenCardsAre) {
    ChaCha stream(Seed{});
    int compared = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        const Table table(*Rules::make(random_rule_set(stream)));
        Watched watched = watch_deal(table.rules, number);
        for (; !watched.is_over(); watched.act(random_action(watched.observe(), stream))) {
            if (stream.below(6) > 0) continue;
            const auto other = watched.with_hidden_cards_exchanged(stream);
            if (!other) continue;
            ++compared;
            const Observation seen = watched.observe();
            const Observation seen_so = other->observe();
            const Sampler sampler(table.ranked, seen);
            Stream draws(number);
            const World world = sampler.draw(draws);
            const int weight = Evidence(table.ranked, seen, table.model).weight(world);
            EXPECT_GE(weight, 1);
            EXPECT_EQ(weight, Evidence(table.ranked, seen_so, table.model).weight(world));
        }
    }
    EXPECT_GT(compared, 100);
}

TEST(Evidence, MakesNothingOfBidsThatWereNoChoice) {
    const auto is_silent = [](const RuleSet& set) {
        const Table table(*Rules::make(set));
        const Seen seen({.set = set, .held = "2C 6C 9C KC 2D 7D TD 3H 8H QH 4S 8S JS"});
        return Evidence(table.ranked, *seen, table.model).is_silent();
    };
    EXPECT_FALSE(is_silent({}));
    EXPECT_TRUE(is_silent({.bid_mode = BidMode::Mirror}));
    EXPECT_TRUE(is_silent({.bid_mode = BidMode::Whiz}));
    EXPECT_FALSE(is_silent({.bid_mode = BidMode::Ace}));
}

// With a minimum of four, four may be bid on anything weaker too.
TEST(Evidence, TakesAForcedNumberForALowerOne) {
    const auto mean = [](int least) {
        return mean_promise(Table(*Rules::make({.min_seat = least})), {kNotYet, 4, kNotYet, kNotYet},
                            seat_at(1), 1)
            .tricks;
    };
    EXPECT_LT(mean(4), mean(1) - 300);
}

TEST(Evidence, CountsTheWorldsThatTheWeightsAreWorth) {
    EXPECT_EQ(effective_count(0, 0), 0);
    EXPECT_EQ(effective_count(4 * 30, 4 * 30 * 30), 4);
    EXPECT_EQ(effective_count(1000 + 1, 1000 * 1000 + 1), 1);
}

}  // namespace
}  // namespace larch
