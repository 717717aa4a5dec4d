// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/bot.h"
#include "protocol/codec.h"
#include "protocol/typescript.h"

namespace larch {
namespace {

std::string fault_of(const char* message) {
    const Parsed<Json> json = parse_json(message);
    EXPECT_TRUE(json) << message;
    const Parsed<Intent> intent = decode_intent(*json);
    return intent ? "accepted" : intent.error().text();
}

TEST(Protocol, ReadsEveryIntentItWrites) {
    const Intent intents[] = {MakeBid{Bid::of(4)},
                              MakeBid{Bid::nil()},
                              MakeBid{Bid::blind_of(6)},
                              MakeBid{Bid::look()},
                              GiveCards{{Card(Rank::Ten, Suit::Hearts), Card(Rank::BigJoker, Suit::Spades)}},
                              PlayCard{Card(Rank::Ten, Suit::Hearts)},
                              ClaimRest{},
                              NextHand{},
                              Undo{}};
    for (const Intent& intent : intents) {
        const Json json = encode(intent);
        const Parsed<Intent> read = decode_intent(json);
        ASSERT_TRUE(read) << json.print() << read.error().text();
        EXPECT_EQ(read->index(), intent.index());
        EXPECT_EQ(encode(*read), json);
    }
    EXPECT_EQ(encode(intents[0]).print(),
              R"({"type":"bid","bid":{"kind":"tricks","blind":false,"tricks":4}})");
    EXPECT_EQ(encode(intents[4]).print(), R"({"type":"give","cards":["TH","BJ"]})");
    EXPECT_EQ(encode(intents[5]).print(), R"({"type":"play","card":"TH"})");
}

TEST(Protocol, SaysWhereAnIntentIsWrong) {
    using testing::HasSubstr;
    EXPECT_THAT(fault_of(R"({})"), HasSubstr("type"));
    EXPECT_THAT(fault_of(R"({"type":"fold"})"), HasSubstr("type"));
    EXPECT_THAT(fault_of(R"({"type":"play"})"), HasSubstr("card"));
    EXPECT_THAT(fault_of(R"({"type":"play","card":"1S"})"), HasSubstr("card"));
    EXPECT_THAT(fault_of(R"({"type":"play","card":7})"), HasSubstr("card"));
    EXPECT_THAT(fault_of(R"({"type":"play","card":"AS","seat":2})"), HasSubstr("seat"));
    EXPECT_THAT(fault_of(R"({"type":"bid","bid":{"kind":"tricks","blind":false,"tricks":3.5}})"),
                HasSubstr("bid.tricks"));
    EXPECT_THAT(fault_of(R"({"type":"bid","bid":{"kind":"boast","blind":false,"tricks":3}})"),
                HasSubstr("bid.kind"));
    EXPECT_THAT(fault_of(R"({"type":"bid","bid":3})"), HasSubstr("bid"));
    EXPECT_THAT(fault_of(R"({"type":"bid","bid":{"kind":"nil","blind":false,"tricks":4}})"),
                HasSubstr("tricks must be 0 but for a number"));
    EXPECT_THAT(fault_of(R"({"type":"bid","bid":{"kind":"nil","blind":1,"tricks":0}})"),
                HasSubstr("bid.blind"));
    EXPECT_THAT(fault_of(R"({"type":"give","cards":["AS","1S"]})"), HasSubstr("cards[1]"));
    EXPECT_THAT(fault_of(R"({"type":"give","cards":"AS"})"), HasSubstr("cards"));
    EXPECT_THAT(fault_of(R"([])"), HasSubstr("object"));
}

TEST(Protocol, WritesARefusalWithEveryFieldAndNullForWhatDoesNotApply) {
    const Refusal refusal{.reason = Reason::MustFollowSuit,
                          .card = Card(Rank::Two, Suit::Clubs),
                          .suit = Suit::Hearts,
                          .clause = "3.2"};
    EXPECT_THAT(
        encode(Refused{refusal, {}}).print(),
        testing::StartsWith(
            R"({"type":"refused","refusal":{"reason":"must_follow_suit","card":"2C","suit":"H","seat":null,)"
            R"("least":null,"most":null,"detail":null,"clause":"3.2"},"view":{"seat":0,)"));
}

TEST(Protocol, WritesEventsWithTheirTypeFirst) {
    const Json json = encode(
        Updated{7, {CardPlayed{seat_at(2), Card(Rank::Ace, Suit::Spades)}, SpadesBroken{seat_at(2)}}, {}});
    EXPECT_THAT(json.print(), testing::StartsWith(
                                  R"({"type":"update","sequence":7,"events":[{"type":"card_played","seat":2,)"
                                  R"("card":"AS"},{"type":"spades_broken","seat":2}],"view":{"seat":0,)"));
}

TEST(Protocol, GeneratesTypesThatNameEveryAlternative) {
    const std::string types = typescript_types();
    EXPECT_THAT(types, testing::HasSubstr("  | { type: \"bid\"; bid: Bid }\n"));
    EXPECT_THAT(types, testing::HasSubstr("  floor: number | null;\n"));
    EXPECT_THAT(types, testing::HasSubstr("  clause: string;\n"));
    EXPECT_THAT(types, testing::HasSubstr("  last_trick: TrickView | null;\n"));
}

// Law 3: the bytes sent to a seat and the observation of its bot do not depend on cards hidden from it.
TEST(Protocol, SendsTheSameBytesWhateverTheHiddenCardsAre) {
    ChaCha stream(Seed{});
    int compared = 0;
    for (std::uint64_t round = 0; round < 400; ++round) {
        PerSeat<Player> players;
        for (int i = 0; i < 4; ++i) players[seat_at(i)].level = "baseline";
        Table table =
            Table::start(Rules::classic(), derive(Seed{}, Purpose::Simulation, round), players, "test");
        for (std::uint32_t actions = stream.below(56); actions > 0 && table.turn(); --actions)
            let_bot_act(table);
        const Seat seat = seat_at(static_cast<int>(stream.below(4)));

        // Cards not played yet go round among the three other hands, suit by suit, so that the course stays
        // legal.
        MatchRecord other = table.record();
        PerSeat<CardSet>& hands = other.hands[0].deal.hands;
        for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
            std::vector<std::pair<Seat, Card>> hidden;
            for (int i = 0; i < 4; ++i)
                if (seat_at(i) != seat)
                    for (const Card card : table.hand().held(seat_at(i)) & CardSet::printed(suit))
                        hidden.push_back({seat_at(i), card});
            for (const auto& [holder, card] : hidden) hands[holder].remove(card);
            const std::size_t shift =
                hidden.empty() ? 0 : stream.below(static_cast<std::uint32_t>(hidden.size()));
            for (std::size_t i = 0; i < hidden.size(); ++i)
                hands[hidden[i].first].add(hidden[(i + shift) % hidden.size()].second);
        }
        if (hands == table.record().hands[0].deal.hands) continue;
        other.hands[0].seed.reset();
        const Parsed<Table> permuted = Table::open(other);
        ASSERT_TRUE(permuted) << permuted.error().text();
        ASSERT_NE(permuted->digest(), table.digest());
        ASSERT_EQ(encode(Updated{1, {}, permuted->view(seat)}).print(),
                  encode(Updated{1, {}, table.view(seat)}).print());

        const Observation seen = table.observation(seat);
        Observation same = permuted->observation(seat);
        same.rules = seen.rules;
        ASSERT_EQ(seen, same);
        if (table.turn() == seat) {
            const Decision mine = decide(seen, Level::Baseline, 1);
            const Decision theirs = decide(same, Level::Baseline, 1);
            ASSERT_EQ(mine.bid, theirs.bid);
            ASSERT_EQ(mine.card, theirs.card);
        }
        ++compared;
    }
    EXPECT_GT(compared, 300);
}

}  // namespace
}  // namespace larch
