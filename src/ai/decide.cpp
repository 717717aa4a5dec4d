// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/decide.h"

#include <algorithm>

#include "ai/actions.h"
#include "ai/grounds.h"
#include "ai/prospect.h"
#include "ai/search.h"
#include "ai/verdict.h"

namespace larch {

namespace {

Actions actions_of(const baseline::Plan& plan) {
    Actions actions;
    for (const Bid bid : plan.bids) actions.push_back({.bid = bid});
    for (const Card card : plan.cards) actions.push_back({.card = card});
    return actions;
}

Scores evaluate_as_baseline(const Plan& plan, int from, int to) {
    const baseline::Scores values = baseline::evaluate(*plan.baseline, from, to);
    Scores scores;
    for (std::size_t action = 0; action < kMostActions; ++action)
        scores.of[action].others.value = values.of[action];
    return scores;
}

Decision choose_as_baseline(const Plan& plan, const Scores& scores) {
    baseline::Scores values;
    for (std::size_t action = 0; action < kMostActions; ++action)
        values.of[action] = scores.of[action].others.value;
    const baseline::Decision decided = baseline::choose(*plan.baseline, values);
    Decision decision{.action = {.bid = decided.bid, .given = decided.given, .card = decided.card}};
    Reckoned reckoned;
    if (decided.bid && decided.bid->kind == BidKind::Tricks) reckoned.promise = decided.grounds.promised;
    if (decided.bid && decided.bid->is_nil()) reckoned.nil = decided.grounds.chance;
    decision.grounds = grounds_of(*plan.seen, decision.action, reckoned);
    return decision;
}

// A beginner counts the tricks of its side: it minds no bags and attacks no nil,
void simplify(Contest& contest, Seat own) {
    contest.nils &= contest.allies[own];
    for (int& worth : contest.bag_worth.items) worth = 10;
}

// and goes by the trick on the table alone.
void forget(Line& line) {
    line.gone = line.cards.state.trick.cards();
    line.voids = 0;
}

std::optional<Seat> nil_to_watch(const Contest& contest, const Line& line, Seat own) {
    const SeatBytes kept = contest.nils & contest.allies[own] & ~some_of(line.tricks);
    if (kept == 0) return std::nullopt;
    return (kept & byte_of(own)) != 0 ? own : seat_at(std::countr_zero(kept) / 8);
}

Choices choices_of(const Plan& plan) {
    const Observation& seen = *plan.seen;
    if (seen.phase <= HandPhase::Raising) return bids_worth_thinking(seen, *plan.mind);
    if (seen.cards_to_give > 0) return gifts_worth_thinking(seen, *plan.mind);
    return plays_worth_thinking(seen, *plan.mind, plan.contest, plan.line);
}

// How many worlds a decision is worth. A hand that has become short, or a choice among few cards, is thought
// over in more of them for about the same work; endings that are searched once the card is played are not.
int worlds_for(const Plan& plan) {
    constexpr int kMostTimes = 4;
    const Budget& budget = plan.mind->budget();
    if (plan.seen->phase <= HandPhase::Raising) return budget.bid_worlds;
    if (plan.seen->phase != HandPhase::Play) return budget.play_worlds;
    const int tricks = plan.mind->rules().tricks_in_hand();
    const int left = tricks - plan.line.cards.state.tricks_done;
    const bool ends_trick = plan.line.cards.state.trick.size() + 1 == plan.mind->rules().seats();
    if (left - (ends_trick ? 1 : 0) <= budget.exact_tricks) return budget.exact_worlds;
    const int plays = left * static_cast<int>(plan.actions.size());
    return budget.play_worlds * std::clamp(tricks * tricks, plays, kMostTimes * plays) / plays;
}

}  // namespace

void Sums::add(const Sums& part) {
    weight += part.weight;
    value += part.value;
    points += part.points;
    over += part.over;
}

void Scores::add(const Scores& part) {
    for (std::size_t i = 0; i < of.size(); ++i) {
        of[i].kept.add(part.of[i].kept);
        of[i].others.add(part.of[i].others);
        of[i].tricks += part.of[i].tricks;
        of[i].square += part.of[i].square;
    }
    weight += part.weight;
    weight_squares += part.weight_squares;
}

Plan plan(const Observation& seen, const Mind& mind, std::uint64_t seed) {
    assert(seen.rules->set() == mind.rules().set());
    Plan plan{.seen = &seen, .mind = &mind, .seed = seed};
    if (mind.level() == Level::Baseline) {
        plan.baseline = baseline::plan(seen);
        plan.actions = actions_of(*plan.baseline);
        plan.items = plan.baseline->items;
        return plan;
    }
    const Ranked& ranked = mind.ranked();
    const bool bids_known =
        seen.phase == HandPhase::Play || seen.phase == HandPhase::Exchange ||
        (seen.phase == HandPhase::Discard && seen.rules->set().widow_discard == WidowDiscard::AfterBids);
    plan.line = line_of(ranked, seen);
    if (bids_known) {
        plan.contest = contest_of(ranked, seen.bids, seen.standing);
        plan.nil = nil_to_watch(plan.contest, plan.line, seen.seat);
    }
    if (mind.budget().simple) {
        simplify(plan.contest, seen.seat);
        forget(plan.line);
    }
    const Choices choices = choices_of(plan);
    plan.actions = choices.actions;
    plan.preferred = choices.preferred;
    const int worlds = worlds_for(plan);
    if (worlds == 0 || plan.actions.size() == 1) return plan;
    plan.sampler.emplace(ranked, seen);
    plan.every_world = plan.sampler->count() <= worlds;
    plan.items = plan.every_world ? static_cast<int>(plan.sampler->count()) : worlds;
    plan.evidence.emplace(ranked, seen, mind.bid_model());
    if (bids_known)
        plan.payoffs.emplace(mind.rules(), mind.equity(), seen.standing, seen.dealer, seen.bids,
                             mind.rules().side_of(seen.seat));
    return plan;
}

namespace {

WeightedWorld world_of(const Plan& plan, int item) {
    if (plan.every_world) {
        const World world = plan.sampler->world(item);
        return {world, plan.evidence->weight(world)};
    }
    constexpr int kTimesForNils = 4;
    Stream stream(plan.seed, static_cast<std::uint64_t>(item));
    const int tries = plan.mind->budget().draws * (plan.evidence->has_heard_nils() ? kTimesForNils : 1);
    return draw_weighted(*plan.sampler, *plan.evidence, tries, stream);
}

void add_world(const Plan& plan, int item, Scores& scores) {
    const WeightedWorld drawn = world_of(plan, item);
    const std::int64_t weight = drawn.weight;
    std::array<Ending, kMostActions> endings;
    for (std::size_t i = 0; i < plan.actions.size(); ++i)
        endings[i] = ending_of(plan, drawn.world, plan.actions[i]);
    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
        const Payoff& payoff = endings[i].payoff;
        ActionScore& score = scores.of[i];
        (endings[i].nil_kept ? score.kept : score.others)
            .add({weight, weight * payoff.equity, weight * payoff.points, weight * endings[i].over});
        score.tricks += endings[i].trick ? weight : 0;
        const std::int64_t above = std::max<std::int64_t>(weight / kCoarse, 1) *
                                   ((payoff.equity - endings[plan.preferred].payoff.equity) / kFine);
        score.square += static_cast<std::uint64_t>(above * above);
    }
    scores.weight += weight;
    scores.weight_squares += weight * weight;
}

}  // namespace

Scores evaluate(const Plan& plan, int from, int to) {
    assert(from >= 0 && to <= plan.items);
    if (plan.baseline) return evaluate_as_baseline(plan, from, to);
    Scores scores;
    for (int item = from; item < to; ++item) add_world(plan, item, scores);
    return scores;
}

namespace {

// Of a choice among cards that come to the same in this trick, so that one alone was worth a thought.
std::optional<RunnerUp> equal_to(const Plan& plan, Card card) {
    const Ranked& ranked = plan.mind->ranked();
    const CardSet legal = plan.line.cards.legal_cards(ranked.rules());
    const CardSet played = CardSet::of(ranked.rank(card));
    if (legal == played) return std::nullopt;
    const CardSet above = legal & CardSet(~played.bits() & ~(played.bits() - 1));
    const Card nearest = above.empty() ? (legal - played).last() : above.first();
    return RunnerUp{.action = {.card = ranked.print(nearest)}};
}

Decision decide_by_rules(const Plan& plan) {
    Decision decision{.action = plan.actions[plan.preferred]};
    if (decision.action.card && plan.mind->budget().play_worlds > 0)
        decision.runner_up = equal_to(plan, *decision.action.card);
    Reckoned reckoned;
    if (decision.action.bid && !plan.seen->held.empty()) {
        const Promise promise = plan.mind->bid_model().promise(plan.mind->ranked().rank(plan.seen->held));
        reckoned = {.promise = promise.tricks, .nil = promise.nil};
    }
    decision.grounds = grounds_of(*plan.seen, decision.action, reckoned);
    return decision;
}

}  // namespace

Decision choose(const Plan& plan, const Scores& scores) {
    assert(!plan.actions.empty());
    if (plan.baseline) return choose_as_baseline(plan, scores);
    if (plan.items == 0) return decide_by_rules(plan);
    return Verdict(plan, scores).decision();
}

Decision decide(const Observation& seen, const Mind& mind, std::uint64_t seed) {
    const Plan work = plan(seen, mind, seed);
    return choose(work, evaluate(work, 0, work.items));
}

}  // namespace larch
