// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/claim.h"

#include <gtest/gtest.h>

#include "notation/cards.h"
#include "rules/random_rules.h"
#include "table/table.h"

namespace larch {
namespace {

const Rules& classic() {
    static const Rules rules = Rules::classic();
    return rules;
}

CardSet hand_of(const char* text) {
    const Parsed<CardSet> hand = parse_hand(text);
    EXPECT_TRUE(hand) << text;
    return *hand;
}

// South is on lead holding `held`; the other three hold `unseen` between them, and all else has been played.
Observation on_lead(const char* held, const char* unseen, bool broken = true) {
    Observation seen;
    seen.rules = &classic();
    seen.phase = HandPhase::Play;
    seen.held = hand_of(held);
    for (int i = 0; i < 4; ++i) seen.bids[seat_at(i)] = Bid::of(3);
    const CardSet played = classic().pack() - seen.held - hand_of(unseen);
    for (const Card card : played) seen.played.push_back({seat_at(1), card});
    seen.play.trick = Trick(seat_at(0));
    seen.play.tricks_done = played.size() / 4;
    seen.play.spades_broken = broken;
    return seen;
}

TEST(Claim_3_6, TopTrumpsAloneAreCertain) {
    EXPECT_TRUE(claim_is_certain(on_lead("AKQ...", "J98.AKQ.AKQ.AKQ")));
}

TEST(Claim_3_6, ALoserAmongThemIsNot) {
    EXPECT_FALSE(claim_is_certain(on_lead("AKQJ.2..", "T9.AKQ.AKQ.AKQ234")));
    EXPECT_FALSE(claim_is_certain(on_lead("AKT...", "QJ9.AKQ.AKQ.AKQ")));
}

TEST(Claim_3_6, SideWinnersAreSafeOnceTrumpsCanBeDrawn) {
    EXPECT_TRUE(claim_is_certain(on_lead("AK.A..", "32.KQJ.A.AKQ")));
    EXPECT_FALSE(claim_is_certain(on_lead("A.AK..", "32.QJT.A.AKQ")));
}

TEST(Claim_3_6, TrumpsThatMayNotBeLedYetDrawNothing) {
    EXPECT_FALSE(claim_is_certain(on_lead("AK.A..", "32.KQJ.A.AKQ", false)));
    EXPECT_TRUE(claim_is_certain(on_lead("AKQ...", "J98.AKQ.AKQ.AKQ", false)));
}

TEST(Claim_3_6, LongCardsBelowTheTopRunWhenEnoughAreAbove) {
    EXPECT_TRUE(claim_is_certain(on_lead(".AK2..", ".43.AKQ2.JT9")));
    EXPECT_FALSE(claim_is_certain(on_lead(".AK2..", ".543.AKQ.JT9")));
}

TEST(Claim_3_6, ANilBidderClaimsNothing) {
    Observation seen = on_lead("AKQ...", "J98.AKQ.AKQ.AKQ");
    seen.bids[seat_at(0)] = Bid::nil();
    EXPECT_FALSE(claim_is_certain(seen));
}

TEST(Claim_3_6, OnlyTheLeaderIsCertain) {
    Observation seen = on_lead("AKQ...", "J98.AKQ.AKQ.AKQ");
    seen.play.trick = Trick(seat_at(3));
    seen.play.trick.add(classic(), seat_at(3), *parse_card("JS"));
    EXPECT_FALSE(claim_is_certain(seen));
}

// The first legal bid, the lowest cards to give, any legal card.
Intent random_intent(const Hand& hand, ChaCha& stream) {
    const CardSet held = hand.held(hand.turn());
    if (hand.is_bidding()) {
        const LegalBids legal = hand.legal_bids();
        if (legal.blind) return MakeBid{Bid::look()};
        return MakeBid{legal.numbers.empty() ? Bid::nil() : Bid::of(legal.numbers.least())};
    }
    if (hand.cards_to_give() > 0) {
        GiveCards give;
        for (int place = 0; place < hand.cards_to_give(); ++place) give.cards.push_back(held.nth(place));
        return give;
    }
    const CardSet legal = hand.legal_cards();
    return PlayCard{legal.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(legal.size()))))};
}

// Whether the claimant can take every trick against all play of the others: by trying everything.
bool takes_all(const Hand& hand, Seat claimant) {
    if (hand.held(hand.turn()).empty()) return true;
    const bool mine = hand.turn() == claimant;
    for (const Card card : hand.legal_cards()) {
        Hand next = hand;
        const std::optional<Seat> winner = next.play(card);
        const bool good = (!winner || *winner == claimant) && takes_all(next, claimant);
        if (good == mine) return mine;
    }
    return !mine;
}

// Soundness: a granted claim holds in random layouts, against every defence.
TEST(Claim_3_6, WhatIsGrantedHoldsInEveryLayoutTried) {
    ChaCha stream(Seed{});
    int granted = 0;
    for (int round = 0; round < 4000; ++round) {
        // Three cards each; the claimant's are drawn from the top so that claims are often good.
        std::array<Card, 12> cards;
        CardSet rest = classic().pack();
        for (std::size_t i = 0; i < 12; ++i) {
            CardSet from = rest;
            if (i < 3)
                for (const Card card : rest)
                    if (card.rank() < Rank::Queen) from.remove(card);
            cards[i] = from.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(from.size()))));
            rest.remove(cards[i]);
        }
        Observation seen;
        seen.rules = &classic();
        seen.phase = HandPhase::Play;
        for (std::size_t i = 0; i < 3; ++i) seen.held.add(cards[i]);
        for (const Card card : rest) seen.played.push_back({seat_at(1), card});
        for (int i = 0; i < 4; ++i) seen.bids[seat_at(i)] = Bid::of(1);
        seen.play.tricks_done = 10;
        seen.play.spades_broken = round % 2 == 0;
        if (!claim_is_certain(seen)) continue;
        ++granted;
        for (int layout = 0; layout < 6; ++layout) {
            for (std::size_t i = 11; i > 3; --i)
                std::swap(cards[i], cards[3 + stream.below(static_cast<std::uint32_t>(i - 2))]);
            Deal deal;
            for (std::size_t i = 0; i < 12; ++i) deal.hands[seat_at(static_cast<int>(i / 3))].add(cards[i]);
            Hand hand(classic(), deal, seat_at(3));
            for (int i = 0; i < 4; ++i) hand.bid(Bid::of(1));
            if (seen.play.spades_broken) {
                RuleSet any;
                any.spade_lead = SpadeLead::Any;
                const Rules broken = *Rules::make(any);
                Hand free(broken, deal, seat_at(3));
                for (int i = 0; i < 4; ++i) free.bid(Bid::of(1));
                ASSERT_TRUE(takes_all(free, seat_at(0)));
            } else {
                ASSERT_TRUE(takes_all(hand, seat_at(0)));
            }
        }
    }
    EXPECT_GT(granted, 50);
}

TEST(Claim_3_6, CardsPassedToThePartnerAreNotGone) {
    Observation seen = on_lead("AQ...", "KJ.5.AK.Q");
    ASSERT_FALSE(claim_is_certain(seen));  // the king is out
    seen.gifts.push_back({seat_at(0), seat_at(2), CardSet::of(*parse_card("KS"))});
    EXPECT_FALSE(claim_is_certain(seen));
    seen.gifts[0].to.reset();  // laid off
    EXPECT_TRUE(claim_is_certain(seen));
}

// Soundness under rules of every kind: in the hands in which a claim is granted, it holds against every play.
TEST(Claim_3_6, WhatIsGrantedHoldsUnderAnyRules) {
    constexpr int most_cards = 4;  // in each hand: all their plays are tried
    ChaCha stream(Seed{});
    int granted = 0;
    for (int round = 0; round < 3000; ++round) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        Table table = Table::start(rules, derive(Seed{}, Purpose::Simulation, stream.next_u64()), {}, "");
        while (table.turn()) {
            const Hand& hand = table.hand();
            const Seat seat = *table.turn();
            const bool few = hand.phase() == HandPhase::Play && hand.held(seat).size() <= most_cards;
            if (few && claim_is_certain(table.observation(seat))) {
                ++granted;
                ASSERT_TRUE(takes_all(hand, seat)) << print_record(table.record());
            }
            ASSERT_TRUE(table.apply(seat, random_intent(hand, stream)));
        }
    }
    EXPECT_GT(granted, 1000);
}

}  // namespace
}  // namespace larch
