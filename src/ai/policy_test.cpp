// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/policy.h"

#include <gtest/gtest.h>

#include "ai/bid_model.h"
#include "ai/stream.h"
#include "rules/dealing.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

// The ranked hands of a deal, as if no seat gave any away.
Line dealt_line(const Ranked& ranked, std::uint64_t number) {
    ChaCha stream(derive(Seed{}, Purpose::Simulation, number));
    const int seats = ranked.rules().seats();
    Line line;
    line.cards.turn = seat_at(static_cast<int>(number % static_cast<std::uint64_t>(seats)));
    line.cards.state.trick = Trick(line.cards.turn);
    CardSet left = ranked.rules().pack();
    for (int i = 0; i < seats; ++i)
        while (line.cards.held[seat_at(i)].size() < ranked.rules().tricks_in_hand()) {
            const Card card =
                left.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(left.size()))));
            left.remove(card);
            line.cards.held[seat_at(i)].add(card);
        }
    return line;
}

PerSeat<std::optional<Bid>> auction(const Ranked& ranked, const Line& line, const Standing& standing) {
    const BidModel model(ranked, tuned_weights());
    PerSeat<std::optional<Bid>> bids;
    for (int place = 0; place < ranked.rules().seats(); ++place) {
        const Seat seat = ranked.rules().bidder(line.cards.turn, place);
        bids[seat] = model.bid(line.cards.held[seat], seat, bids, standing);
    }
    return bids;
}

TEST(Policy, PlaysLegalCardsUnderAnyRules) {
    ChaCha stream(Seed{});
    for (std::uint64_t number = 0; number < 400; ++number) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        const Ranked ranked(rules);
        Line line = dealt_line(ranked, number);
        PerSeat<std::optional<Bid>> bids;
        if (number % 5 > 0) bids = auction(ranked, line, {});
        const Contest contest = contest_of(ranked, bids, {});
        while (!line.cards.is_over(ranked.rules())) {
            const Card card = policy_card(contest, line, tuned_weights());
            ASSERT_TRUE(line.cards.legal_cards(ranked.rules()).has(card)) << number;
            line.play(ranked.rules(), card);
        }
    }
}

// Two hidden cards change places: the seat in turn cannot know, and plays the same.
TEST(Policy, LooksAtNoHiddenCard) {
    const Ranked ranked{Rules::classic()};
    Stream stream(1);
    int compared = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        Line line = dealt_line(ranked, number);
        const Contest contest = contest_of(ranked, auction(ranked, line, {}), {});
        while (!line.cards.is_over(ranked.rules())) {
            const Card card = policy_card(contest, line, tuned_weights());
            Line other = line;
            const CardSet hidden = ranked.rules().pack() - line.gone - line.cards.held[line.cards.turn];
            const auto draw = [&] {
                return hidden.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(hidden.size()))));
            };
            if (!hidden.empty()) {
                const Card a = draw();
                const Card b = draw();
                for (int i = 0; i < 4; ++i) {
                    CardSet& held = other.cards.held[seat_at(i)];
                    if (held.has(a) == held.has(b)) continue;
                    held = held.has(a) ? (held - CardSet::of(a)) | CardSet::of(b)
                                       : (held - CardSet::of(b)) | CardSet::of(a);
                    ++compared;
                }
            }
            ASSERT_EQ(policy_card(contest, other, tuned_weights()), card) << number;
            line.play(ranked.rules(), card);
        }
    }
    EXPECT_GT(compared, 5000);
}

}  // namespace
}  // namespace larch
