// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/bot_hands.h"

#include "bench/self_play.h"
#include "protocol/bot.h"

namespace larch {

namespace {

// What the bot does for the seat in turn happens, or is told as a fault.
std::optional<Fault> let_act(Table& table, Contestant& bot) {
    const Seat seat = *table.turn();
    const Parsed<Answer> answer = bot.decide(table.observation(seat), table.decision_seed());
    if (!answer) return answer.error();
    const auto events = table.apply(seat, intent_of(answer->action));
    if (!events) return illegal(table, "the bot", answer->action, events.error());
    return std::nullopt;
}

}  // namespace

BotHandsTotal bot_hands(const Rules& rules, const Seed& seed, Contestant& bot, std::uint64_t hands) {
    BotHandsTotal total;
    Digest digest;
    for (std::uint64_t match = 0; total.hands < hands; ++match) {
        Table table = Table::start(rules, derive(seed, Purpose::Simulation, match), {}, "");
        while (total.hands < hands) {
            ++total.decisions;
            if (const auto wrong = let_act(table, bot)) {
                total.violation = wrong->text() + "\n" + print_record(table.record());
                return total;
            }
            if (table.turn()) continue;
            ++total.hands;
            digest.add(table.digest());
            if (table.phase() == Phase::MatchOver || table.record().hands.size() == kCutAt) break;
            [[maybe_unused]] const auto dealt = table.apply(seat_at(0), NextHand{});
            assert(dealt);
        }
    }
    total.digest = digest.value();
    return total;
}

}  // namespace larch
