// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include "rules/test_cards.h"

namespace larch {

// A hand to try things on. North deals, so East bids and leads first.
class HandTest : public testing::Test {
  protected:
    void start(const RuleSet& set, const Deal& deal = mixed_deal(), HandTerms terms = {}) {
        rules = rules_with(set);
        hand = Hand(rules, deal, kNorth, terms);
    }
    void bid(std::initializer_list<Bid> bids) {
        for (const Bid bid : bids) {
            ASSERT_FALSE(hand.refusal(hand.turn(), bid)) << bid.tricks << " of " << index(hand.turn());
            hand.bid(bid);
        }
    }
    void bid_all(Bid bid = Bid::of(3)) {
        while (hand.is_bidding()) hand.bid(bid);
    }
    void give(std::string_view text) {
        ASSERT_FALSE(hand.refusal(hand.turn(), card_set(text))) << text;
        hand.give(card_set(text));
    }
    void play(std::string_view text) {
        for (const Card card : cards(text)) {
            ASSERT_FALSE(hand.refusal(hand.turn(), card)) << text;
            last_winner = hand.play(card);
        }
    }
    void expect_refused(Seat seat, std::string_view text, const Refusal& expected) {
        const std::optional<Refusal> refusal = hand.refusal(seat, card(text));
        ASSERT_TRUE(refusal) << text;
        EXPECT_EQ(*refusal, expected) << text;
        EXPECT_EQ(hand.objection(seat, card(text)), expected.reason) << text;
    }
    // The seat in turn may not bid so.
    void expect_refused(Bid bid, Reason reason, std::string_view clause) {
        const std::optional<Refusal> refusal = hand.refusal(hand.turn(), bid);
        ASSERT_TRUE(refusal) << bid.tricks;
        EXPECT_EQ(refusal->reason, reason) << bid.tricks;
        EXPECT_EQ(refusal->clause, clause) << bid.tricks;
    }
    void expect_legal(const LegalBids& expected) {
        EXPECT_EQ(hand.legal_bids().numbers.bits(), expected.numbers.bits());
        EXPECT_EQ(hand.legal_bids().nil, expected.nil);
        EXPECT_EQ(hand.legal_bids().blind, expected.blind);
    }

    Rules rules = Rules::classic();
    Hand hand{rules, mixed_deal(), kNorth};
    std::optional<Seat> last_winner;
};

}  // namespace larch
