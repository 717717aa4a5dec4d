// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/self_play.h"

#include "base/version.h"
#include "protocol/bot.h"

namespace larch {

namespace {

void count_hand(const Table& table, BotTally& bots) {
    for (int i = 0; i < table.rules().seats(); ++i) bots.count_bid(table, seat_at(i));
    for (const SideResult& side : table.results().back().sides) bots.count_side(side);
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
            const Decision decision = bot_decision(table, minds);
            total.bots.count_decision(decision.action, nil_chance(decision));
            [[maybe_unused]] const auto events = table.apply(*table.turn(), intent_of(decision.action));
            assert(events && "a bot's decision is legal");
            if (!table.turn()) count_hand(table, total.bots);
        }
        digest.add(table.digest());
    }
    ++total.games;
    if (table.phase() != Phase::MatchOver) ++total.unfinished;
    total.hands += table.results().size();
    total.digest = digest.value();
    return table;
}

}  // namespace larch
