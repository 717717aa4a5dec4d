// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/round_trips.h"

#include "bench/random_hands.h"
#include "table/claim.h"
#include "table/table.h"

namespace larch {

namespace {

// Legal, at random; the rest is claimed in half the places where it may be.
Intent random_intent(const Table& table, ChaCha& stream) {
    const Hand& hand = table.hand();
    if (hand.phase() == HandPhase::Bidding) return MakeBid{random_bid(hand.legal_bids(), stream)};
    if (hand.trick().empty() && claim_is_certain(table.observation(hand.turn())) && stream.below(2) == 0)
        return ClaimRest{};
    return PlayCard{random_card(hand.legal_cards(), stream)};
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

}  // namespace

RoundTripsTotal round_trips(const Rules& rules, const Seed& seed, std::uint64_t records) {
    ChaCha stream(seed);
    RoundTripsTotal total;
    while (total.records < records && !total.violation) {
        Table table = Table::start(rules, derive(seed, Purpose::Simulation, total.records), {}, "larch");
        const std::uint32_t all = static_cast<std::uint32_t>(rules.seats() + rules.pack().size());
        std::uint32_t actions = total.records % 4 == 3 ? stream.below(all) : all;
        while (actions-- > 0 && table.turn()) {
            [[maybe_unused]] const auto done = table.apply(*table.turn(), random_intent(table, stream));
            assert(done);
        }
        const std::string text = print_record(table.record());
        if (auto broken = broken_round_trip(table, text)) total.violation = *broken + "\n" + text;
        total.bytes += text.size();
        ++total.records;
    }
    return total;
}

}  // namespace larch
