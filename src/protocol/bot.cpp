// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/bot.h"

#include "notation/record_form.h"

namespace larch {

Intent intent_of(const Action& action) {
    if (action.claims) return ClaimRest{};
    if (action.bid) return MakeBid{*action.bid};
    if (action.card) return PlayCard{*action.card};
    return GiveCards::of(*action.given);
}

std::optional<Fault> seating_fault(const MatchRecord& record, Seat person) {
    if (index(person) >= record.rules.seats) return Fault{"person", "there is no such seat"};
    for (int i = 0; i < record.rules.seats; ++i) {
        const Seat seat = seat_at(i);
        const Player& player = record.players[seat];
        if (player.is_bot() == (seat == person))
            return Fault{seat_tag(seat, record.rules.seats), player.is_bot()
                                                                 ? "a bot sits where the person is to sit"
                                                                 : "another person sits there"};
        if (!player.is_bot()) continue;
        if (const auto level = parse_level(player.level); !level)
            return Fault{seat_tag(seat, record.rules.seats), level.error().what};
    }
    return std::nullopt;
}

Decision bot_decision(const Table& table, Minds& minds) {
    const Seat seat = *table.turn();
    const Parsed<Level> level = parse_level(table.record().players[seat].level);
    assert(level && "levels are checked when people and bots sit down");
    return decide(table.observation(seat), minds.of(table.rules(), *level), table.decision_seed());
}

std::vector<Event> let_bot_act(Table& table, Minds& minds) {
    auto events = table.apply(*table.turn(), intent_of(bot_decision(table, minds).action));
    assert(events && "a bot's decision is legal");
    return std::move(*events);
}

}  // namespace larch
