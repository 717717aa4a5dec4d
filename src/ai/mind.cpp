// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/mind.h"

#include "ai/policy.h"
#include "ai/prospect.h"
#include "cards/deal.h"

namespace larch {

namespace {

// What a light level looks at is this part of what its namesake does.
constexpr int kLightPart = 4;

Budget light(Budget budget) {
    budget.bid_worlds /= kLightPart;
    budget.play_worlds /= kLightPart;
    budget.exact_worlds /= kLightPart;
    budget.typical_hands /= kLightPart;
    return budget;
}

}  // namespace

Budget budget_of(Level level) {
    switch (level) {
        case Level::Baseline:
        case Level::Medium:
            return {};
        case Level::Easy:
            return {.simple = true};
        case Level::Hard:
            return {
                .bid_worlds = 400, .play_worlds = 400, .exact_worlds = 200, .draws = 4, .exact_tricks = 4};
        case Level::Expert:
            return {
                .bid_worlds = 1200, .play_worlds = 1200, .exact_worlds = 600, .draws = 4, .exact_tricks = 4};
        case Level::LightHard:
            return light(budget_of(Level::Hard));
        case Level::LightExpert:
            return light(budget_of(Level::Expert));
    }
    return {};
}

Mind::Mind(const Rules& rules, Level level, const Style& style, const Weights& weights)
    : rules_(std::make_unique<const Rules>(rules)),
      ranked_(std::make_unique<const Ranked>(rules)),
      level_(level),
      style_(style),
      budget_(budget_of(level)),
      weights_(weights),
      bid_model_(std::make_unique<const BidModel>(*ranked_, weights)) {
    if (budget_.play_worlds == 0) return;
    equity_ = std::make_unique<const EquityTable>(
        *rules_, typical_hands(*ranked_, *bid_model_, weights_, budget_.typical_hands));
}

std::vector<TypicalHand> typical_hands(const Ranked& ranked, const BidModel& model, const Weights& weights,
                                       int count) {
    const Rules& rules = ranked.rules();
    std::vector<TypicalHand> hands;
    hands.reserve(static_cast<std::size_t>(count));
    // The rules of the first hand may be its own; the second is like all others.
    const Standing standing{.hands = 1};
    // Hands that would be thrown in for low bids are no end of one (2.14); where most would, all are taken.
    for (int number = 0; static_cast<int>(hands.size()) < count; ++number) {
        ChaCha stream(derive(Seed{}, Purpose::Simulation, static_cast<std::uint64_t>(number)));
        TypicalHand typical{.results = {}, .dealer = seat_at(number % rules.seats())};
        const Deal deal = deal_cards(rules.pack(), rules.seats(), typical.dealer, stream);
        Prospect prospect;
        prospect.line.cards.held = deal.hands;
        prospect.withheld = deal.widow;
        finish_bidding(ranked, model, typical.dealer, standing, prospect);
        if (number < 8 * count && is_thrown_in(rules, prospect.bids)) continue;
        finish_giving(ranked, typical.dealer, {}, prospect);
        play_out(contest_of(ranked, prospect.bids, standing), prospect.line, weights);
        for (int i = 0; i < rules.seats(); ++i) {
            const Seat seat = seat_at(i);
            typical.results[seat] = {seat, prospect.bids[seat], prospect.line.cards.taken[seat]};
        }
        hands.push_back(typical);
    }
    return hands;
}

const Mind& Minds::of(const Rules& rules, Level level) {
    if (!minds_.empty() && !(minds_.front()->rules().set() == rules.set())) minds_.clear();
    for (const auto& mind : minds_)
        if (mind->level() == level) return *mind;
    return *minds_.emplace_back(std::make_unique<const Mind>(rules, level));
}

}  // namespace larch
