// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/decide.h"

#include "ai/baseline/decide.h"
#include "ai/grounds.h"

namespace larch {

namespace {

Decision decide_as_baseline(const Observation& seen) {
    const baseline::Decision decided = baseline::decide(seen);
    Decision decision{.action = {.bid = decided.bid, .given = decided.given, .card = decided.card}};
    Reckoned reckoned;
    if (decided.bid && decided.bid->kind == BidKind::Tricks) reckoned.promise = decided.grounds.promised;
    if (decided.bid && decided.bid->is_nil()) reckoned.nil = decided.grounds.chance;
    decision.grounds = grounds_of(seen, decision.action, reckoned);
    return decision;
}

}  // namespace

Decision decide(const Observation& seen, [[maybe_unused]] const Mind& mind,
                [[maybe_unused]] std::uint64_t seed) {
    assert(seen.rules->set() == mind.rules().set());
    return decide_as_baseline(seen);
}

}  // namespace larch
