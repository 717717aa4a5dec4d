// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "ai/decide.h"
#include "table/table.h"

// Whole matches between bots, kept as records with the digest of the state after every action beside them. A
// difference is a change of behaviour: tools/update_golden makes them anew, to be read as a diff.

namespace larch {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

CardSet set_of(const std::vector<Card>& cards) {
    CardSet set;
    for (const Card card : cards) set.add(card);
    return set;
}

class Golden : public testing::TestWithParam<std::string> {
  protected:
    fs::path path(const char* extension) const {
        return fs::path(LARCH_SOURCE_DIR) / "tests/golden" / (GetParam() + extension);
    }
};

TEST_P(Golden, ReplaysToTheSameStatesAndIsPlayedTheSameAgain) {
    const std::string text = text_of(path(".pbn"));
    const Parsed<MatchRecord> record = parse_record(text);
    ASSERT_TRUE(record) << record.error().text();
    EXPECT_EQ(print_record(*record), text);
    ASSERT_TRUE(record->seed);

    std::istringstream digests(text_of(path(".digests")));
    Table table = Table::start(*Rules::make(record->rules), *record->seed, record->players, record->engine);
    Minds minds;
    const auto act = [&](const Intent& intent, const std::string& where) {
        std::uint64_t expected = 0;
        ASSERT_TRUE(digests >> std::hex >> expected) << where;
        if (!std::holds_alternative<ClaimRest>(intent)) {
            // The baseline is frozen: it still decides as it did when the record was made.
            const Level level = *parse_level(table.record().players[*table.turn()].level);
            const Decision decision = decide(table.observation(*table.turn()), minds.of(table.rules(), level),
                                             table.decision_seed());
            if (const auto* bid = std::get_if<MakeBid>(&intent)) {
                ASSERT_EQ(decision.action.bid, bid->bid) << where;
            } else if (const auto* give = std::get_if<GiveCards>(&intent)) {
                ASSERT_EQ(decision.action.given, set_of(give->cards)) << where;
            } else {
                ASSERT_EQ(decision.action.card, std::get<PlayCard>(intent).card) << where;
            }
        }
        ASSERT_TRUE(table.apply(*table.turn(), intent)) << where;
        ASSERT_EQ(table.digest(), expected) << where;
    };
    for (std::size_t h = 0; h < record->hands.size(); ++h) {
        const HandRecord& hand = record->hands[h];
        if (h > 0) {
            ASSERT_TRUE(table.apply(seat_at(0), NextHand{}));
        }
        ASSERT_EQ(table.record().hands[h].deal, hand.deal);
        std::size_t action = 0;
        const auto where = [&] {
            return "hand " + std::to_string(h + 1) + ", action " + std::to_string(++action);
        };
        std::size_t bids = 0;
        std::size_t gifts = 0;
        while (bids < hand.bids.size() || gifts < hand.gifts.size()) {
            if (table.hand().cards_to_give() > 0)
                ASSERT_NO_FATAL_FAILURE(act(GiveCards::of(hand.gifts[gifts++]), where()));
            else
                ASSERT_NO_FATAL_FAILURE(act(MakeBid{hand.bids[bids++]}, where()));
        }
        for (const Card card : hand.cards) ASSERT_NO_FATAL_FAILURE(act(PlayCard{card}, where()));
        if (hand.claimed_by) {
            ASSERT_NO_FATAL_FAILURE(act(ClaimRest{}, where()));
        }
    }
    EXPECT_EQ(table.phase(), Phase::MatchOver);
    EXPECT_EQ(table.record(), *record);
}

std::vector<std::string> records() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(fs::path(LARCH_SOURCE_DIR) / "tests/golden"))
        if (entry.path().extension() == ".pbn") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

INSTANTIATE_TEST_SUITE_P(Records, Golden, testing::ValuesIn(records()), [](const auto& param) {
    std::string name = param.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace larch
