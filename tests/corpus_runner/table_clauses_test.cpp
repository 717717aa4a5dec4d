// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/cards.h"
#include "protocol/codec.h"
#include "table/table.h"

// Clauses of docs/rules.md that an example cannot show, since they are about what a seat sees of a table and
// what it may ask of one. tests/corpus/README.md names them.
namespace larch {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Seat kSouth = seat_at(0);
constexpr Seat kWest = seat_at(1);
constexpr Seat kNorth = seat_at(2);
constexpr Seat kEast = seat_at(3);
constexpr const char* kDeal = "N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62";

Card card(const char* text) { return *parse_card(text); }

// North deals these hands, and what they leave of the pack is the widow. South is a person.
Table dealt(const RuleSet& rules, const std::string& hands) {
    MatchRecord record{.engine = "test", .rules = rules};
    for (const Seat seat : {kWest, kNorth, kEast}) record.players[seat].level = "baseline";
    Deal deal = *parse_deal(hands, 4);
    deal.widow = Rules::make(rules)->pack();
    for (int i = 0; i < 4; ++i) deal.widow -= deal.hands[seat_at(i)];
    record.hands.push_back({.deal = deal, .dealer = kNorth});
    return *Table::open(record);
}

void act(Table& table, std::initializer_list<Intent> intents) {
    for (const Intent& intent : intents) ASSERT_TRUE(table.apply(*table.turn(), intent));
}

std::string bytes(const Table& table, Seat seat) { return encode(Updated{1, {}, table.view(seat)}).print(); }

// Why it is refused, or nothing when it was done.
std::optional<Reason> reason_for(Table& table, Seat seat, const Intent& intent) {
    const auto result = table.apply(seat, intent);
    if (result) return std::nullopt;
    return result.error().reason;
}

RuleSet with_widow() {
    RuleSet rules{.widow = Widow::Dealer};
    for (const char* joker : {"BJ", "LJ"}) rules.high_trumps.push_back(card(joker));
    return rules;
}

// Twice the same fifteen cards, of which another two were the widow, and another two are laid off.
TEST(TableClause, NobodyElseSeesTheWidowOrWhatWasLaidOff_1_6) {
    Table jokers = dealt(with_widow(), kDeal);
    Table clubs =
        dealt(with_widow(), "N:BLAT62.J73.Q84.K K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62");
    for (Table* table : {&jokers, &clubs})
        for (int bid = 0; bid < 4; ++bid) act(*table, {MakeBid{Bid::of(3)}});
    EXPECT_EQ(bytes(jokers, kNorth), bytes(clubs, kNorth));
    act(jokers, {GiveCards{{card("LJ"), card("2S")}}});
    act(clubs, {GiveCards{{card("KC"), card("AS")}}});
    for (const Seat seat : {kSouth, kWest, kEast}) EXPECT_EQ(bytes(jokers, seat), bytes(clubs, seat));
    EXPECT_THAT(jokers.view(kNorth).given, ElementsAre(card("LJ"), card("2S")));
    EXPECT_THAT(jokers.view(kSouth).received, IsEmpty());
}

TEST(TableClause, ALookAtTheCardsIsNotTakenBack_2_9) {
    Table table = dealt({.blind_nil = true, .blind_behind = 0}, kDeal);
    act(table, {MakeBid{Bid::look()}, MakeBid{Bid::of(3)}});
    EXPECT_THAT(table.view(kSouth).hand, IsEmpty());
    act(table, {MakeBid{Bid::look()}});
    EXPECT_THAT(table.view(kSouth).hand, testing::SizeIs(13));
    EXPECT_EQ(reason_for(table, kSouth, Undo{}), Reason::NothingToUndo);
    // The bid after it is, as far as the look.
    act(table, {MakeBid{Bid::of(3)}});
    ASSERT_TRUE(table.apply(kSouth, Undo{}));
    EXPECT_EQ(table.phase(), Phase::Bidding);
    EXPECT_EQ(table.turn(), kSouth);
    EXPECT_EQ(reason_for(table, kSouth, Undo{}), Reason::NothingToUndo);
}

TEST(TableClause, ABlindBidIsNotTakenBack_2_9) {
    Table table = dealt({.blind_nil = true, .blind_behind = 0}, kDeal);
    act(table, {MakeBid{Bid::look()}, MakeBid{Bid::of(3)}, MakeBid{Bid::blind_nil()}});
    EXPECT_EQ(reason_for(table, kSouth, Undo{}), Reason::NothingToUndo);
}

// Twice the same deal with other cards exchanged.
TEST(TableClause, OnlyThePartnersSeeWhatTheyExchange_2_20) {
    Table one = dealt({.nil_pass = 2}, kDeal);
    Table other = dealt({.nil_pass = 2}, kDeal);
    for (Table* table : {&one, &other})
        act(*table, {MakeBid{Bid::of(3)}, MakeBid{Bid::nil()}, MakeBid{Bid::of(3)}, MakeBid{Bid::of(4)}});
    act(one, {GiveCards{{card("QS"), card("KH")}}, GiveCards{{card("2S"), card("3H")}}});
    act(other, {GiveCards{{card("8S"), card("AD")}}, GiveCards{{card("8S"), card("4D")}}});
    for (const Seat seat : {kWest, kEast}) EXPECT_EQ(bytes(one, seat), bytes(other, seat));
    EXPECT_THAT(one.view(kSouth).given, ElementsAre(card("KH"), card("QS")));
    EXPECT_THAT(one.view(kSouth).received, ElementsAre(card("3H"), card("2S")));
    EXPECT_THAT(one.view(kNorth).received, ElementsAre(card("KH"), card("QS")));
    EXPECT_THAT(one.view(kNorth).given, ElementsAre(card("3H"), card("2S")));
}

TEST(TableClause, ACardNamedTwiceIsNoGift_2_20) {
    Table table = dealt({.nil_pass = 2}, kDeal);
    act(table, {MakeBid{Bid::of(3)}, MakeBid{Bid::nil()}, MakeBid{Bid::of(3)}, MakeBid{Bid::of(4)}});
    const GiveCards twice{{card("QS"), card("KH"), card("QS")}};
    EXPECT_EQ(reason_for(table, kSouth, twice), Reason::BadMessage);
}

TEST(TableClause, NobodyClaimsWhereTheRulesKnowNoClaims_3_6) {
    Table table = dealt({.claim = false}, kDeal);
    for (int bid = 0; bid < 4; ++bid) act(table, {MakeBid{Bid::of(3)}});
    EXPECT_EQ(reason_for(table, kEast, ClaimRest{}), Reason::NoClaims);
    EXPECT_FALSE(table.view(kEast).can.claim);
}

}  // namespace
}  // namespace larch
