// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/tune.h"

#include <gtest/gtest.h>

#include "bench/bid_fit.h"

namespace larch {
namespace {

void forward(std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t i = 0; i < count; ++i) work(i);
}
void backward(std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t i = count; i-- > 0;) work(i);
}

double margin_of(const Ranked& ranked, const Weights& a, const Weights& b) {
    const Hopeful first(ranked, a);
    const Hopeful second(ranked, b);
    Margin margin;
    for (const DealtHand& hand : dealt_hands(ranked, Seed{}, 400))
        margin.add(duel_of(ranked, hand, first, second));
    return margin.mean() / 10;
}

TEST(Tune, GivesTheSameWeightsHoweverTheWorkIsSpread) {
    const Ranked ranked{Rules::classic()};
    const TunePlan plan{.rounds = 1, .deals = 60, .climbs = 1};
    const auto quietly = [](const TuneProgress&, const Weights&) {};
    EXPECT_EQ(tuned(ranked, tuned_weights(), plan, forward, quietly),
              tuned(ranked, tuned_weights(), plan, backward, quietly));
}

TEST(Tune, LearnsToPlayFromNothing) {
    const Ranked ranked{Rules::classic()};
    Weights nothing = tuned_weights();
    nothing.play = {};
    const Weights learnt = fitted_play(ranked, nothing, Seed{}, 200, forward);
    EXPECT_GT(margin_of(ranked, learnt, nothing), 20.0);
}

TEST(Tune, LearnsWhatHandsPromise) {
    const Ranked ranked{Rules::classic()};
    Weights nothing = tuned_weights();
    nothing.side_tricks = {};
    nothing.spade_tricks = {};
    nothing.nil_side = {};
    const Weights learnt = fitted_bids(ranked, nothing, Seed{}, 3000);
    const BidModel model(ranked, learnt);
    const auto hand = [](std::uint64_t spades, std::uint64_t hearts, std::uint64_t diamonds,
                         std::uint64_t clubs) {
        return CardSet(spades << 48 | hearts << 32 | diamonds << 16 | clubs);
    };
    // Ace and king of spades and another ace against the lowest of everything.
    const Promise strong = model.promise(hand(0x1803, 0x1007, 0x7, 0x3));
    const Promise weak = model.promise(hand(0x7, 0x7, 0xf, 0x7));
    EXPECT_GT(strong.tricks, weak.tricks + 1500);
    EXPECT_GT(weak.nil, strong.nil + 300);
}

TEST(Margin, OfTheSamePlayersIsNought) {
    const Ranked ranked{Rules::classic()};
    EXPECT_EQ(margin_of(ranked, tuned_weights(), tuned_weights()), 0.0);
}

}  // namespace
}  // namespace larch
