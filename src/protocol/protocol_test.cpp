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
    EXPECT_THAT(fault_of(R"({"type":"bid","bid":{"kind":"look","blind":true,"tricks":0}})"),
                HasSubstr("to look is not a blind bid"));
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
    EXPECT_THAT(types, testing::HasSubstr("  legal_bids: LegalBids | null;\n"));
}

}  // namespace
}  // namespace larch
