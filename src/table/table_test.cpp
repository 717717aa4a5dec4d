// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "table/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/claim.h"

namespace larch {
namespace {

Seed seed_of(std::uint8_t number) {
    Seed seed;
    seed.bytes[0] = number;
    return seed;
}

// South is a person, the others are bots.
PerSeat<Player> one_person() {
    PerSeat<Player> players;
    for (int i = 1; i < 4; ++i) players[seat_at(i)].level = "baseline";
    return players;
}

Table new_table(std::uint8_t number = 1) {
    return Table::start(Rules::classic(), seed_of(number), one_person(), "test");
}

// What the seat in turn does when it bids one and plays the first legal card.
Intent plainest(const Table& table) {
    if (table.phase() == Phase::Bidding) return MakeBid{Bid::of(1)};
    return PlayCard{table.hand().legal_cards().first()};
}

void act(Table& table, int times) {
    for (; times > 0; --times) {
        ASSERT_TRUE(table.turn());
        ASSERT_TRUE(table.apply(*table.turn(), plainest(table)));
    }
}

void play_out(Table& table) {
    while (table.turn()) act(table, 1);
}

template <class E>
const E* find(const std::vector<Event>& events) {
    for (const Event& event : events)
        if (const E* found = std::get_if<E>(&event)) return found;
    return nullptr;
}

TEST(TableStart, DealsTheFirstHandFromTheMatchSeed) {
    const Table table = new_table();
    EXPECT_EQ(table.phase(), Phase::Bidding);
    const HandRecord& hand = table.record().hands.at(0);
    EXPECT_EQ(hand.seed, derive(seed_of(1), Purpose::Hand, 1));
    ChaCha stream(*hand.seed);
    EXPECT_EQ(hand.deal, deal_cards(CardSet::plain_pack(), 4, hand.dealer, stream));
    EXPECT_EQ(table.turn(), left_of(hand.dealer, 4));
}

TEST(TableStart, DrawsEveryFirstDealerAboutEquallyOften) {
    PerSeat<int> drawn;
    for (int i = 0; i < 200; ++i) ++drawn[new_table(static_cast<std::uint8_t>(i)).hand().dealer()];
    for (int i = 0; i < 4; ++i) {
        EXPECT_GT(drawn[seat_at(i)], 30);
        EXPECT_LT(drawn[seat_at(i)], 70);
    }
}

TEST(TableFlow, GoesFromBiddingThroughThirteenTricksToTheScore) {
    Table table = new_table();
    act(table, 4);
    EXPECT_EQ(table.phase(), Phase::Play);
    act(table, 51);
    const auto last = table.apply(*table.turn(), plainest(table));
    ASSERT_TRUE(last);
    ASSERT_NE(find<TrickWon>(*last), nullptr);
    EXPECT_EQ(find<TrickWon>(*last)->number, 13);
    EXPECT_NE(find<HandScored>(*last), nullptr);
    EXPECT_EQ(table.phase(), Phase::HandOver);
    ASSERT_EQ(table.results().size(), 1u);
    for (const SideResult& side : table.results()[0].sides) {
        EXPECT_EQ(side.score_after, side.score_before + side.points);
        EXPECT_EQ(table.standing().scores[side.side], side.score_after);
    }
}

TEST(TableFlow, TheDealMovesOneSeatLeftAndEachHandHasItsOwnSeed) {
    Table table = new_table();
    const Seat first = table.hand().dealer();
    play_out(table);
    ASSERT_TRUE(table.apply(seat_at(0), NextHand{}));
    EXPECT_EQ(table.hand().dealer(), left_of(first, 4));
    EXPECT_EQ(table.record().hands[1].seed, derive(seed_of(1), Purpose::Hand, 2));
    EXPECT_NE(table.record().hands[1].deal, table.record().hands[0].deal);
}

TEST(TableFlow, EndsWhenASideReachesTheTargetAndThenTakesNothingMore) {
    RuleSet set;
    set.target = 50;
    Table table = Table::start(*Rules::make(set), seed_of(3), one_person(), "test");
    for (int hands = 0; hands < 50 && table.phase() != Phase::MatchOver; ++hands) {
        play_out(table);
        if (table.phase() == Phase::HandOver) {
            ASSERT_TRUE(table.apply(seat_at(0), NextHand{}));
        }
    }
    ASSERT_EQ(table.phase(), Phase::MatchOver);
    EXPECT_GE(table.standing().scores[*table.winner()], 50);
    const auto more = table.apply(seat_at(0), NextHand{});
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().reason, Reason::MatchIsOver);
}

TEST(TableRefusal, ChangesNothing) {
    Table table = new_table();
    act(table, 9);
    const std::uint64_t before = table.digest();
    const MatchRecord record = table.record();
    const Seat turn = *table.turn();
    const Card held_elsewhere = table.hand().held(left_of(turn, 4)).first();
    const struct {
        Seat seat;
        Intent intent;
        Reason reason;
    } cases[] = {
        {turn, MakeBid{Bid::of(3)}, Reason::NotBidding},
        {turn, PlayCard{held_elsewhere}, Reason::CardNotHeld},
        {left_of(turn, 4), PlayCard{held_elsewhere}, Reason::NotYourTurn},
        {turn, ClaimRest{}, Reason::ClaimNotCertain},
        {turn, NextHand{}, Reason::HandNotOver},
        {seat_at(5), PlayCard{held_elsewhere}, Reason::UnknownSeat},
        {seat_at(1), Undo{}, Reason::NothingToUndo},
    };
    for (const auto& [seat, intent, reason] : cases) {
        const auto result = table.apply(seat, intent);
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().reason, reason);
        EXPECT_EQ(table.digest(), before);
        EXPECT_EQ(table.record(), record);
    }
}

TEST(TableUndo, GoesBackToBeforeThePersonsLastDecision) {
    Table table = new_table();
    while (table.turn() != seat_at(0)) act(table, 1);
    const std::uint64_t before = table.digest();
    act(table, 3);
    const auto undone = table.apply(seat_at(0), Undo{});
    ASSERT_TRUE(undone);
    EXPECT_EQ(find<Undone>(*undone)->actions, 3);
    EXPECT_EQ(table.digest(), before);
    EXPECT_TRUE(table.record().undone);
    EXPECT_TRUE(table.view(seat_at(0)).undone);
}

TEST(TableUndo, CrossesTricksBidsAndHandsBackToTheFirstBid) {
    Table table = new_table();
    while (table.turn() != seat_at(0)) act(table, 1);
    const std::uint64_t first = table.digest();
    play_out(table);
    ASSERT_TRUE(table.apply(seat_at(0), NextHand{}));
    act(table, 10);
    int steps = 0;
    while (table.view(seat_at(0)).can.undo) {
        ASSERT_TRUE(table.apply(seat_at(0), Undo{}));
        ++steps;
    }
    EXPECT_GE(steps, 14);
    EXPECT_EQ(table.digest(), first);
    EXPECT_EQ(table.apply(seat_at(0), Undo{}).error().reason, Reason::NothingToUndo);
}

TEST(TableUndo, IsRefusedWhereOtherPeopleSit) {
    Table table = Table::start(Rules::classic(), seed_of(1), {}, "test");
    act(table, 8);
    EXPECT_FALSE(table.view(seat_at(0)).can.undo);
    EXPECT_EQ(table.apply(seat_at(0), Undo{}).error().reason, Reason::NothingToUndo);
}

TEST(TableOpen, ReplaysEveryPrefixOfAMatchToTheSameState) {
    Table table = new_table(7);
    for (int i = 0; i < 130; ++i) {
        if (table.turn())
            act(table, 1);
        else
            ASSERT_TRUE(table.apply(seat_at(0), NextHand{}));
        const Parsed<Table> again = Table::open(table.record());
        ASSERT_TRUE(again) << again.error().text();
        ASSERT_EQ(again->digest(), table.digest());
        ASSERT_EQ(again->record(), table.record());
    }
}

// South holds every spade and is on lead: North deals to East, and so on, so West deals here.
MatchRecord all_the_spades() {
    MatchRecord record{.engine = "test", .players = one_person()};
    HandRecord hand{.dealer = seat_at(3)};
    const Suit suits[] = {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};
    for (int i = 0; i < 4; ++i) hand.deal.hands[seat_at(i)] = CardSet::printed(suits[i]);
    hand.bids = {Bid::of(10), Bid::nil(), Bid::nil(), Bid::of(1)};
    hand.stage = HandStage::Play;
    hand.leader = seat_at(0);
    record.hands.push_back(hand);
    return record;
}

TEST(TableClaim_3_6, IsGrantedScoredRecordedAndTakenBack) {
    Table table = *Table::open(all_the_spades());
    const std::uint64_t before = table.digest();
    ASSERT_TRUE(table.view(seat_at(0)).can.claim);
    EXPECT_FALSE(table.view(seat_at(2)).can.claim);
    EXPECT_TRUE(table.view(seat_at(2)).shown.empty());

    const auto granted = table.apply(seat_at(0), ClaimRest{});
    ASSERT_TRUE(granted);
    ASSERT_NE(find<ClaimGranted>(*granted), nullptr);
    EXPECT_EQ(find<ClaimGranted>(*granted)->tricks, 13);
    EXPECT_EQ(table.view(seat_at(2)).shown.size(), 13U);
    EXPECT_NE(find<HandScored>(*granted), nullptr);
    EXPECT_EQ(table.hand().taken(seat_at(0)), 13);
    EXPECT_EQ(table.standing().scores[side_at(0)], 100 + 3 + 100);
    EXPECT_EQ(table.record().hands[0].claimed_by, seat_at(0));

    const Parsed<MatchRecord> read = parse_record(print_record(table.record()));
    ASSERT_TRUE(read) << read.error().text();
    const Parsed<Table> again = Table::open(*read);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(again->digest(), table.digest());

    ASSERT_TRUE(table.apply(seat_at(0), Undo{}));
    EXPECT_EQ(table.digest(), before);
    EXPECT_FALSE(table.record().hands[0].claimed_by);
}

TEST(TableOpen, TellsEveryEventAgain) {
    Table table = new_table();
    int told = 0;
    act(table, 56);
    const Parsed<Table> again = Table::open(
        table.record(),
        [&](const Table&, const std::vector<Event>& events) { told += static_cast<int>(events.size()); });
    ASSERT_TRUE(again);
    // The deal, 4 bids, 52 cards, 13 tricks, the score, and spades broken once.
    EXPECT_EQ(told, 1 + 4 + 52 + 13 + 1 + 1);
}

TEST(TableOpen, SaysWhereARecordBreaksTheRules) {
    Table table = new_table();
    act(table, 20);
    const auto fault_of = [&](auto&& spoil) {
        MatchRecord record = table.record();
        spoil(record);
        const Parsed<Table> opened = Table::open(record);
        return opened ? std::string("opened") : opened.error().text();
    };
    EXPECT_THAT(fault_of([](MatchRecord& r) { r.hands[0].bids[1] = Bid::of(14); }),
                testing::StartsWith("hand 1, bid 2: A bid here is a number from 1 to 13"));
    EXPECT_THAT(fault_of([](MatchRecord& r) { r.hands[0].cards[6] = r.hands[0].cards[5]; }),
                testing::StartsWith("hand 1, trick 2, card 3: The hand does not hold"));
    EXPECT_THAT(fault_of([](MatchRecord& r) { r.hands.push_back(r.hands[0]); }),
                testing::StartsWith("hand 2: the hand before it was not finished"));
    EXPECT_THAT(fault_of([](MatchRecord& r) { r.hands[0].deal.hands[seat_at(0)] = CardSet(); }),
                testing::StartsWith("hand 1, deal: "));
    EXPECT_THAT(fault_of([](MatchRecord& r) { r.hands[0].claimed_by = seat_at(2); }),
                testing::StartsWith("hand 1, claim: "));
    EXPECT_THAT(fault_of([](MatchRecord& r) {
                    Table over = new_table();
                    play_out(over);
                    r = over.record();
                    r.hands.push_back(r.hands[0]);
                }),
                testing::StartsWith("hand 2, dealer: the deal passes to the left"));
    EXPECT_THAT(fault_of([](MatchRecord& r) { r.hands.clear(); }),
                testing::StartsWith("the record has no hand"));
    EXPECT_THAT(fault_of([](MatchRecord& r) { r.rules.bag_limit = -1; }), testing::StartsWith("bagLimit: "));
}

TEST(TableView, SortsTheHandWithSpadesLastAndHighCardsFirst) {
    const Table table = new_table();
    const View view = table.view(seat_at(0));
    ASSERT_EQ(view.hand.size(), 13u);
    const Suit order[] = {Suit::Diamonds, Suit::Clubs, Suit::Hearts, Suit::Spades};
    const auto place = [&](Card card) {
        return std::find(std::begin(order), std::end(order), card.suit()) - std::begin(order);
    };
    for (std::size_t i = 1; i < 13; ++i) {
        const Card left = view.hand[i - 1].card;
        const Card right = view.hand[i].card;
        EXPECT_TRUE(place(left) < place(right) ||
                    (left.suit() == right.suit() && left.rank() > right.rank()));
    }
}

TEST(TableView, GivesTheReasonForEveryCardThatMayNotBePlayed) {
    for (int number = 0; number < 50; ++number) {
        Table table = new_table(static_cast<std::uint8_t>(number));
        act(table, 4 + number % 40);
        if (!table.turn()) continue;
        const Seat seat = *table.turn();
        for (const HeldCard& held : table.view(seat).hand) {
            Table copy = *Table::open(table.record());
            const auto played = copy.apply(seat, PlayCard{held.card});
            EXPECT_EQ(played.has_value(), !held.refusal.has_value());
            if (!played) {
                EXPECT_EQ(played.error(), *held.refusal);
            }
        }
        for (const HeldCard& held : table.view(left_of(seat, 4)).hand) EXPECT_FALSE(held.refusal);
    }
}

TEST(TableView, KeepsEveryTrickUntilTheNextHand) {
    Table table = new_table();
    act(table, 7);
    EXPECT_TRUE(table.view(seat_at(0)).tricks.empty());
    act(table, 1);
    const View view = table.view(seat_at(0));
    ASSERT_EQ(view.tricks.size(), 1u);
    EXPECT_EQ(view.tricks[0].plays.size(), 4u);
    EXPECT_EQ(view.tricks[0].winner, table.turn());
    act(table, 4);
    EXPECT_EQ(table.view(seat_at(0)).tricks.size(), 2u);
    EXPECT_EQ(table.view(seat_at(0)).tricks[1].leader, view.tricks[0].winner);
    play_out(table);
    ASSERT_TRUE(table.apply(seat_at(0), NextHand{}));
    EXPECT_TRUE(table.view(seat_at(0)).tricks.empty());
}

// Another score in an earlier hand could bring an offer to bid blind on cards that were seen since.
TEST(TableUndo_2_9, GoesBackToNoEarlierHandWhereBidsMayBeBlind) {
    for (const bool blind : {false, true}) {
        RuleSet set;
        set.blind_nil = blind;
        Table table = Table::start(*Rules::make(set), seed_of(1), one_person(), "test");
        play_out(table);
        EXPECT_TRUE(table.view(seat_at(0)).can.undo);  // the hand is over, and the next not dealt
        ASSERT_TRUE(table.apply(seat_at(0), NextHand{}));
        EXPECT_EQ(table.view(seat_at(0)).can.undo, !blind);
        while (table.turn() != seat_at(0)) act(table, 1);
        act(table, 1);
        ASSERT_TRUE(table.apply(seat_at(0), Undo{}));  // the bid of this hand
        EXPECT_EQ(table.apply(seat_at(0), Undo{}).has_value(), !blind);
    }
}

}  // namespace
}  // namespace larch
