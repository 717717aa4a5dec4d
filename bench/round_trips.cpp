// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/round_trips.h"

#include "bench/random_hands.h"
#include "bench/random_intent.h"
#include "table/table.h"

namespace larch {

namespace {

constexpr Seat kPerson{};  // whose actions are taken back now and then

std::optional<std::string> broken_bidding(const Hand& hand) {
    if (!hand.is_bidding()) return std::nullopt;
    const LegalBids legal = hand.legal_bids();
    const auto is_broken = [&](Bid bid) {
        return legal.has(bid) == hand.refusal(hand.turn(), bid).has_value();
    };
    for (const bool blind : {false, true})
        for (int tricks = -1; tricks <= 14; ++tricks)
            for (const BidKind kind : {BidKind::Tricks, BidKind::Nil, BidKind::Look})
                if (is_broken({kind, blind, tricks})) return "legal bids and accepted bids differ";
    return std::nullopt;
}

std::optional<std::string> broken_round_trip(const Table& table, const std::string& text) {
    const Parsed<MatchRecord> record = parse_record(text);
    if (!record) return "it was not read: " + record.error().text();
    if (*record != table.record()) return "another record was read";
    const Parsed<Table> replayed = Table::open(*record);
    if (!replayed) return "it was not replayed: " + replayed.error().text();
    if (replayed->digest() != table.digest()) return "it was replayed to another state";
    return std::nullopt;
}

// What the person has just done is taken back, unless it answered a blind offer.
std::optional<std::string> broken_undo(Table& table, std::uint64_t before, bool answered_blind) {
    if (table.apply(kPerson, Undo{}).has_value() == answered_blind)
        return answered_blind ? "a blind answer was taken back" : "an action could not be taken back";
    if (!answered_blind && table.digest() != before) return "taking back led to another state";
    return std::nullopt;
}

PerSeat<Player> one_person(const Rules& rules) {
    PerSeat<Player> players;
    for (int i = 0; i < rules.seats(); ++i)
        if (seat_at(i) != kPerson) players[seat_at(i)].level = "baseline";
    return players;
}

}  // namespace

RoundTripsTotal round_trips(const Rules& rules, const Seed& seed, std::uint64_t hands) {
    constexpr std::uint32_t kUsualActions = 600;  // of a match that is broken off
    ChaCha stream(seed);
    RoundTripsTotal total;
    while (total.hands < hands && !total.violation) {
        Table table =
            Table::start(rules, derive(seed, Purpose::Simulation, total.records), one_person(rules), "larch");
        const bool breaks_off = total.records % 4 == 3;
        std::uint32_t actions = breaks_off ? stream.below(kUsualActions) : ~0U;
        const std::uint64_t most_hands =
            std::min(hands - total.hands, static_cast<std::uint64_t>(kRandomMatchCutAt));
        while (actions-- > 0 && table.phase() != Phase::MatchOver && !total.violation) {
            if (table.phase() == Phase::HandOver && table.record().hands.size() == most_hands) break;
            total.violation = broken_bidding(table.hand());
            const bool between = table.phase() == Phase::HandOver;
            // Only while a match is short: to take back is to play it all again.
            const bool takes_back =
                table.record().hands.size() <= 3 && table.turn() == kPerson && stream.below(16) == 0;
            const bool answers_blind = table.phase() == Phase::Blind;
            const std::uint64_t before = takes_back ? table.digest() : 0;
            [[maybe_unused]] const auto done = between
                                                   ? table.apply(seat_at(0), NextHand{})
                                                   : table.apply(*table.turn(), random_intent(table, stream));
            assert(done);
            if (takes_back && !total.violation) total.violation = broken_undo(table, before, answers_blind);
        }
        const std::string text = print_record(table.record());
        if (auto broken = broken_round_trip(table, text)) total.violation = *broken + "\n" + text;
        total.bytes += text.size();
        total.hands += table.record().hands.size();
        ++total.records;
    }
    return total;
}

}  // namespace larch
