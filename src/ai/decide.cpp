// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/decide.h"

#include "ai/baseline/decide.h"

namespace larch {

namespace {

Ground ground_of(baseline::Motive motive) {
    switch (motive) {
        using enum baseline::Motive;
        case CountsTricks:
            return Ground::CountsTricks;
        case BidsNil:
            return Ground::BidsNil;
        case LooksFirst:
            return Ground::LooksFirst;
        case RisksBlindNil:
            return Ground::RisksBlind;
        case StandsByBid:
            return Ground::StandsByBid;
        case PassesDanger:
            return Ground::PassesDanger;
        case SparesNil:
            return Ground::SparesNil;
        case LaysOff:
            return Ground::LaysOff;
        case OnlyChoice:
            return Ground::OnlyChoice;
        case KeepsOwnNil:
            return Ground::KeepsOwnNil;
        case CoversPartnersNil:
            return Ground::CoversNil;
        case AttacksNil:
            return Ground::AttacksNil;
        case CashesWinner:
            return Ground::CashesWinner;
        case LeadsLow:
            return Ground::LeadsLow;
        case WinsTrick:
            return Ground::WinsCheaply;
        case TriesToWin:
            return Ground::PlaysHigh;
        case Ruffs:
            return Ground::Ruffs;
        case LeavesToPartner:
            return Ground::LeavesToPartner;
        case Ducks:
            return Ground::AvoidsBags;
        case PlaysLow:
            return Ground::PlaysLow;
    }
    assert(false);
    return Ground::PlaysLow;
}

Decision decide_as_baseline(const Observation& seen) {
    const baseline::Decision decided = baseline::decide(seen);
    Decision decision{.action = {.bid = decided.bid, .given = decided.given, .card = decided.card}};
    decision.grounds.push_back({.ground = ground_of(decided.grounds.motive),
                                .tenths = decided.grounds.promised / 100,
                                .chance = decided.grounds.chance});
    return decision;
}

}  // namespace

Decision decide(const Observation& seen, const Mind& mind, [[maybe_unused]] std::uint64_t seed) {
    assert(seen.rules->set() == mind.rules().set());
    return decide_as_baseline(seen);
}

}  // namespace larch
