// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/self_play.h"

#include "base/version.h"
#include "protocol/bot.h"

namespace larch {

namespace {

void count_results(const Table& table, SelfPlayTotal& total) {
    for (const HandRecord& hand : table.record().hands) {
        for (const Bid& bid : hand.bids) {
            if (bid.kind == BidKind::Look) continue;
            ++total.bids;
            total.tricks_bid += static_cast<std::uint64_t>(bid.tricks);
        }
    }
    for (const HandResult& result : table.results()) {
        for (const SideResult& side : result.sides) {
            for (const ScoreLine& line : side.lines) {
                switch (line.kind) {
                    case LineKind::NilMade:
                    case LineKind::BlindNilMade:
                        ++total.nils_made;
                        [[fallthrough]];
                    case LineKind::NilFailed:
                    case LineKind::BlindNilFailed:
                        ++total.nils;
                        break;
                    case LineKind::ContractMade:
                        ++total.contracts_made;
                        [[fallthrough]];
                    case LineKind::ContractSet:
                        ++total.contracts;
                        break;
                    case LineKind::Overtricks:
                        total.bags += static_cast<std::uint64_t>(line.bags);
                        break;
                    default:
                        break;
                }
            }
        }
    }
}

}  // namespace

Table self_play(const Rules& rules, const Seed& seed, Level level, SelfPlayTotal& total) {
    Minds minds;
    PerSeat<Player> players;
    for (int i = 0; i < rules.seats(); ++i) players[seat_at(i)].level = name_of(level);
    Table table = Table::start(rules, seed, players, kEngine);

    Digest digest;
    digest.add(total.digest);
    while (table.phase() != Phase::MatchOver) {
        if (table.phase() == Phase::HandOver) {
            if (table.record().hands.size() == kCutAt) break;
            [[maybe_unused]] const auto dealt = table.apply(seat_at(0), NextHand{});
            assert(dealt);
        } else {
            ++total.decisions;
            let_bot_act(table, minds);
        }
        digest.add(table.digest());
    }
    ++total.games;
    if (table.phase() != Phase::MatchOver) ++total.unfinished;
    total.hands += table.results().size();
    total.digest = digest.value();
    count_results(table, total);
    return table;
}

}  // namespace larch
