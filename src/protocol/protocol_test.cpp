// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/bot.h"
#include "protocol/codec.h"
#include "protocol/typescript.h"
#include "rules/random_rules.h"

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
    EXPECT_THAT(types, testing::HasSubstr("  last_trick: TrickView | null;\n"));
}

// Law 3: the bytes sent to a seat and the observation of its bot do not depend on cards hidden from it.
// A table in the middle of a random match under rules of every kind, with offers of blind bids more often
// than chance would have them.
Table random_table(ChaCha& stream) {
    RuleSet set = random_rule_set(stream);
    if (stream.below(2) == 0 && set.bid_mode == BidMode::Free && set.nil) {
        set.blind_nil = true;
        set.blind_behind = 0;
        if (!Rules::make(set)) set = {.blind_nil = true, .blind_behind = 0};
    }
    PerSeat<Player> players;
    for (int i = 0; i < 4; ++i) players[seat_at(i)].level = "baseline";
    Table table =
        Table::start(*Rules::make(set), derive(Seed{}, Purpose::Simulation, stream.next_u64()), players, "");
    Minds minds;
    const bool early = stream.below(2) == 0;
    for (std::uint32_t actions = stream.below(early ? 9 : 140); actions > 0; --actions) {
        if (table.phase() == Phase::MatchOver) break;
        if (table.phase() == Phase::HandOver) {
            EXPECT_TRUE(table.apply(seat_at(0), NextHand{}));
        } else {
            let_bot_act(table, minds);
        }
    }
    return table;
}

// The cards of the hand that goes on that a seat cannot know, with the places they lie in: a seat, or the
// widow.
std::vector<CardSet> hidden_from(const Table& table, Seat seat) {
    const Hand& hand = table.hand();
    CardSet known;
    const View view = table.view(seat);
    for (const Card card : view.given) known.add(card);
    for (const Card card : view.received) known.add(card);
    for (const Card card : table.record().hands.back().cards) known.add(card);
    std::vector<CardSet> hidden;
    for (int i = 0; i < 4; ++i) {
        const bool own = seat_at(i) == seat && hand.sees_cards(seat);
        hidden.push_back(own ? CardSet{} : hand.held(seat_at(i)) - known);
    }
    hidden.push_back(hand.widow() - known);
    return hidden;
}

// The same match but for two cards of a suit, hidden from the seat in different places, that were dealt the
// other way round. Nothing where the draw finds none, or where the course of the hand would not be legal.
std::optional<Table> with_hidden_cards_exchanged(const Table& table, Seat seat, ChaCha& stream) {
    const CardSet suit = table.rules().suit(static_cast<Suit>(stream.below(4)));
    std::vector<CardSet> places;
    for (const CardSet hidden : hidden_from(table, seat))
        if (!(hidden & suit).empty()) places.push_back(hidden & suit);
    if (places.size() < 2) return std::nullopt;
    const auto count = static_cast<std::uint32_t>(places.size());
    const std::uint32_t place = stream.below(count);
    const CardSet first = places[place];
    const CardSet second = places[(place + 1 + stream.below(count - 1)) % count];
    const CardSet both = CardSet::of(first.first()) | CardSet::of(second.last());
    MatchRecord other = table.record();
    HandRecord& hand = other.hands.back();
    const auto exchange = [&](CardSet& cards) {
        if ((cards & both).size() == 1) cards = (cards | both) - (cards & both);
    };
    for (int i = 0; i < 4; ++i) exchange(hand.deal.hands[seat_at(i)]);
    exchange(hand.deal.widow);
    for (CardSet& gift : hand.gifts) exchange(gift);
    hand.seed.reset();
    Parsed<Table> changed = Table::open(other);
    if (!changed || changed->digest() == table.digest()) return std::nullopt;
    return std::move(*changed);
}

TEST(Protocol, SendsTheSameBytesWhateverTheHiddenCardsAre) {
    ChaCha stream(Seed{});
    std::array<int, 8> compared{};
    int before_an_answer = 0;
    for (int round = 0; round < 4000; ++round) {
        const Table table = random_table(stream);
        const Seat seat = seat_at(static_cast<int>(stream.below(4)));
        const std::optional<Table> changed = with_hidden_cards_exchanged(table, seat, stream);
        if (!changed) continue;
        ASSERT_EQ(encode(Updated{1, {}, changed->view(seat)}).print(),
                  encode(Updated{1, {}, table.view(seat)}).print());
        const Observation seen = table.observation(seat);
        Observation same = changed->observation(seat);
        same.rules = seen.rules;
        ASSERT_EQ(seen, same) << print_record(table.record());
        if (table.turn() == seat) {
            const Mind mind(*seen.rules, Level::Baseline);
            const Decision decision = decide(seen, mind, 1);
            ASSERT_EQ(decision, decide(same, mind, 1));
            const SeatNames names = relations(*seen.rules, seat);
            ASSERT_EQ(encode(hint_of(seen, decision, names)), encode(hint_of(same, decision, names)));
        }
        ++compared[static_cast<std::size_t>(table.phase())];
        before_an_answer += table.hand().sees_cards(seat) ? 0 : 1;
    }
    for (const Phase phase :
         {Phase::Blind, Phase::Bidding, Phase::Raising, Phase::Discard, Phase::Exchange, Phase::Play})
        EXPECT_GT(compared[static_cast<std::size_t>(phase)], 3) << static_cast<int>(phase);
    EXPECT_GT(before_an_answer, 50);
}

}  // namespace
}  // namespace larch
