// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/thoughts.h"

#include "base/digest.h"
#include "bench/random_intent.h"
#include "protocol/bot.h"
#include "protocol/codec.h"
#include "protocol/hint.h"

namespace larch {

namespace {

Decision decide_in_parts(const Observation& seen, const Mind& mind, std::uint64_t seed, int parts) {
    const Plan work = plan(seen, mind, seed);
    Scores sum;
    for (int part = 0; part < parts; ++part)
        sum.add(evaluate(work, work.items * part / parts, work.items * (part + 1) / parts));
    return choose(work, sum);
}

// All that a decision says but its words, which change more often than what is meant.
void add_decision(Digest& digest, const Observation& seen, const Decision& decision) {
    Hint hint = hint_of(seen, decision, relations(*seen.rules, seen.seat));
    hint.text.clear();
    for (HintReason& reason : hint.reasons) reason.text.clear();
    if (hint.runner_up) hint.runner_up->text.clear();
    for (const char c : encode(hint).print()) digest.add(static_cast<unsigned char>(c));
    digest.add(static_cast<std::uint64_t>(decision.effective_worlds));
}

}  // namespace

Thoughts think_through(const RuleSet& set, const Seed& seed, Level level, std::size_t hands) {
    constexpr int kParts[] = {1, 2, 7};
    const Mind mind(*Rules::make(set), level);
    const bool draws_bids = set.raise_round != RaiseRound::Off;
    ChaCha stream(seed);
    Table table = Table::start(mind.rules(), seed, PerSeat<Player>(), "");
    Thoughts thoughts;
    Digest digest;
    for (std::size_t number = 0; table.phase() != Phase::MatchOver; ++number) {
        if (table.phase() == Phase::HandOver) {
            if (table.record().hands.size() == hands) break;
            [[maybe_unused]] const auto dealt = table.apply(seat_at(0), NextHand{});
            assert(dealt);
            continue;
        }
        const Seat seat = *table.turn();
        const Observation seen = table.observation(seat);
        const Decision decision =
            decide_in_parts(seen, mind, table.decision_seed(), kParts[number % std::size(kParts)]);
        add_decision(digest, seen, decision);
        if (decision.worlds > 0) thoughts.phases.insert(seen.phase);
        thoughts.claimed |= decision.action.claims;
        const bool drawn = draws_bids && seen.phase <= HandPhase::Raising;
        [[maybe_unused]] const auto done =
            table.apply(seat, drawn ? random_intent(table, stream) : intent_of(decision.action));
        assert(done && "what is decided or drawn is legal");
    }
    thoughts.digest = digest.value();
    return thoughts;
}

}  // namespace larch
