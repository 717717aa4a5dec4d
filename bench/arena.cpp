// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/arena.h"

#include "base/version.h"
#include "bench/self_play.h"
#include "notation/cards.h"
#include "notation/words.h"
#include "protocol/bot.h"

namespace larch {

namespace {

// Which contestant, 0 for A and 1 for B, sits at a seat, or has a side (which is of seats of one parity).
struct Seating {
    int a_at = 0;  // A's seats are those of this parity

    std::size_t at(int seat_or_side) const { return seat_or_side % 2 == a_at ? 0 : 1; }
};

void count_hand(const Table& table, Seating seating, PairResult& pair) {
    ++pair.hands;
    for (int i = 0; i < table.rules().seats(); ++i) pair.tallies[seating.at(i)].count_bid(table, seat_at(i));
    for (const SideResult& side : table.results().back().sides)
        pair.tallies[seating.at(index(side.side))].count_side(side);
}

void count_outcome(const Table& table, Seating seating, PairResult& pair) {
    if (!table.winner())
        ++pair.unfinished;
    else
        ++(seating.at(index(*table.winner())) == 0 ? pair.a_wins : pair.b_wins);
    const int sides = table.rules().sides();
    for (int s = 0; s < sides; ++s) {
        const double points = table.standing().scores[side_at(s)] * 2.0 / sides;
        pair.margin += seating.at(s) == 0 ? points : -points;
    }
}

std::string text_of(const Action& action) {
    if (action.claims) return "claim";
    if (action.bid) return print_bid(*action.bid);
    if (action.card) return print_card(*action.card);
    return print_hand(*action.given);
}

// One match to its end or to kCutAt hands, added to the pair.
std::optional<Fault> play_match(const Rules& rules, const Seed& seed, Seating seating,
                                const std::array<Contestant*, 2>& contestants, const Names& names,
                                PairResult& pair, std::optional<MatchRecord>* record) {
    PerSeat<Player> players;
    for (int i = 0; i < rules.seats(); ++i) players[seat_at(i)].level = names[seating.at(i)];
    Table table = Table::start(rules, seed, players, kEngine);
    Digest digest;
    digest.add(pair.digest);
    while (table.phase() != Phase::MatchOver) {
        if (table.phase() == Phase::HandOver) {
            if (table.record().hands.size() == kCutAt) break;
            [[maybe_unused]] const auto dealt = table.apply(seat_at(0), NextHand{});
            assert(dealt);
            continue;
        }
        const Seat seat = *table.turn();
        const std::size_t who = seating.at(index(seat));
        const auto answer = contestants[who]->decide(table.observation(seat), table.decision_seed());
        if (!answer) return answer.error();
        pair.tallies[who].count_decision(answer->action, answer->nil);
        const auto events = table.apply(seat, intent_of(answer->action));
        if (!events) return illegal(table, names[who], answer->action, events.error());
        if (table.turn()) continue;
        digest.add(table.digest());
        count_hand(table, seating, pair);
    }
    count_outcome(table, seating, pair);
    pair.digest = digest.value();
    if (record) *record = table.record();
    return std::nullopt;
}

}  // namespace

Fault illegal(const Table& table, const std::string& who, const Action& action, const Refusal& refusal) {
    const Seat seat = *table.turn();
    return {who, "answered " + text_of(action) + " at seat " + std::to_string(index(seat)) + " in hand " +
                     std::to_string(table.record().hands.size()) +
                     ", which may not be: " + refusal_text(refusal)};
}

Parsed<PairResult> play_pair(const Rules& rules, const Seed& seed, Contestant& a, Contestant& b,
                             const Names& names, Records records) {
    PairResult pair;
    for (const int a_at : {0, 1}) {
        std::optional<MatchRecord>* record =
            records == Records::Keep ? &pair.records[static_cast<std::size_t>(a_at)] : nullptr;
        if (auto wrong = play_match(rules, seed, Seating{a_at}, {&a, &b}, names, pair, record))
            return std::unexpected(*wrong);
    }
    return pair;
}

}  // namespace larch
