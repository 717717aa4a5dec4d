// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/hand.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "rules/dealing.h"
#include "rules/hand_fixture_test.h"
#include "rules/match.h"
#include "rules/random_rules.h"

// The hand as a whole: its digest, and what holds under any rules. Its parts are in bidding_test.cpp,
// exchange_test.cpp and play_test.cpp.
namespace larch {
namespace {

std::uint64_t digest_of(const Hand& hand) {
    Digest sum;
    hand.add_to(sum);
    return sum.value();
}

CardSet some_of(CardSet cards, int count, ChaCha& stream) {
    CardSet some;
    for (; count > 0; --count) {
        const auto place = static_cast<int>(stream.below(static_cast<std::uint32_t>(cards.size())));
        some.add(Card::at(select_bit(cards.bits(), place)));
        cards -= some;
    }
    return some;
}

// The seat in turn does any one thing that it may.
void act(Hand& hand, ChaCha& stream) {
    if (hand.is_bidding()) {
        const LegalBids legal = hand.legal_bids();
        std::vector<Bid> bids;
        if (legal.blind) bids.push_back(Bid::look());
        if (legal.nil) bids.push_back({BidKind::Nil, legal.blind, 0});
        for (const int tricks : legal.numbers) bids.push_back({BidKind::Tricks, legal.blind, tricks});
        hand.bid(bids[stream.below(static_cast<std::uint32_t>(bids.size()))]);
    } else if (const int count = hand.cards_to_give()) {
        hand.give(some_of(hand.held(hand.turn()), count, stream));
    } else {
        hand.play(some_of(hand.legal_cards(), 1, stream).first());
    }
}

TEST_F(HandTest, ItsDigestChangesWithEveryAction) {
    ChaCha stream{Seed{}};
    start({.blind_nil = true, .raise_round = RaiseRound::Side, .nil_pass = 2, .blind_pass = 1}, mixed_deal(),
          {.may_go_blind = 0b1111});
    std::vector<std::uint64_t> seen{digest_of(hand)};
    while (hand.phase() != HandPhase::Over) {
        act(hand, stream);
        seen.push_back(digest_of(hand));
    }
    EXPECT_GE(seen.size(), 1 + 4 + 52);
    std::ranges::sort(seen);
    EXPECT_EQ(std::ranges::adjacent_find(seen), seen.end());
}

TEST_F(HandTest, ItsDigestTellsBidsHiddenCardsAndDealersApart) {
    const auto digest = [&](Seat dealer, Bid bid, const Deal& deal, std::string_view trick) {
        Hand other(rules, deal, dealer);
        while (other.phase() == HandPhase::Bidding) other.bid(bid);
        for (const Card card : cards(trick)) other.play(card);
        return digest_of(other);
    };
    const std::uint64_t one = digest(kNorth, Bid::of(1), mixed_deal(), "CA C8 C6 C2");
    EXPECT_EQ(digest(kNorth, Bid::of(1), mixed_deal(), "CA C8 C6 C2"), one);
    EXPECT_NE(digest(kNorth, Bid::of(2), mixed_deal(), "CA C8 C6 C2"), one);
    EXPECT_NE(digest(kNorth, Bid::nil(), mixed_deal(), "CA C8 C6 C2"), one);
    // The same four cards and the same winner, though South dealt.
    EXPECT_NE(digest(kSouth, Bid::of(1), mixed_deal(), "C6 C2 CA C8"), one);
    Deal swapped = mixed_deal();
    std::swap(swapped.hands[kNorth], swapped.hands[kSouth]);
    EXPECT_NE(digest(kNorth, Bid::of(1), swapped, ""), digest(kNorth, Bid::of(1), mixed_deal(), ""));
}

TEST_F(HandTest, ItsDigestTellsABlindBidFromTheSameOneSeen) {
    const RuleSet set{.blind_nil = true, .blind_bid_min = 5};
    const auto digest = [&](std::initializer_list<Bid> bids) {
        start(set, mixed_deal(), {.may_go_blind = 0b1000});
        bid(bids);
        return digest_of(hand);
    };
    EXPECT_NE(digest({Bid::blind_nil()}), digest({Bid::look(), Bid::nil()}));
    EXPECT_NE(digest({Bid::blind_of(6)}), digest({Bid::look(), Bid::of(6)}));
    EXPECT_NE(digest({}), digest({Bid::look()}));
    start(set, mixed_deal(), {.may_go_blind = 0b0010});
    const std::uint64_t west_is_asked = digest_of(hand);
    start(set);
    EXPECT_NE(digest_of(hand), west_is_asked);
}

// Hands under random rule sets, in a random standing, played by chance.
class AnyRules : public testing::Test {
  protected:
    template <class Visit>
    void for_each_hand(int count, Visit visit) {
        for (int i = 0; i < count; ++i) {
            const Rules rules = rules_with(random_rule_set(stream));
            Standing standing{.hands = static_cast<int>(stream.below(3))};
            for (int s = 0; s < rules.sides(); ++s) {
                standing.scores[side_at(s)] = random_number(stream, -300, 300);
                const int limit = rules.set().bag_limit;
                standing.bags[side_at(s)] = random_number(stream, 0, limit == 0 ? 100 : limit - 1);
            }
            const Seat dealer = seat_at(static_cast<int>(stream.below(4)));
            Hand hand(rules, deal_hand(rules, dealer, stream), dealer, next_terms(rules, standing));
            visit(hand, standing);
            if (HasFailure()) {
                ADD_FAILURE() << "rule set " << i;
                return;
            }
        }
    }
    static constexpr int kHands = 1500;

    ChaCha stream{Seed{}};
};

TEST_F(AnyRules, WhoeverIsInTurnCanAct) {
    int overs = 0;
    for_each_hand(kHands, [&](Hand& hand, Standing&) {
        int actions = 0;
        while (hand.phase() != HandPhase::Over) {
            ASSERT_LE(++actions, 12 + 1 + 4 + 52);
            if (hand.is_bidding()) {
                ASSERT_FALSE(hand.legal_bids().empty());
                ASSERT_EQ(hand.legal_bids().blind, hand.phase() == HandPhase::Blind);
                ASSERT_NE(hand.sees_cards(hand.turn()), hand.phase() == HandPhase::Blind);
            } else if (hand.phase() == HandPhase::Play) {
                ASSERT_FALSE(hand.legal_cards().empty());
                ASSERT_EQ(hand.cards_to_give(), 0);
            } else {
                ASSERT_GT(hand.cards_to_give(), 0);
                ASSERT_GE(hand.held(hand.turn()).size(), hand.cards_to_give());
            }
            act(hand, stream);
        }
        int taken = 0;
        for (int i = 0; i < 4; ++i) {
            taken += hand.taken(seat_at(i));
            EXPECT_TRUE(hand.sees_cards(seat_at(i)));
            EXPECT_EQ(hand.bid_of(seat_at(i)).has_value(), !hand.bids_itself());
        }
        EXPECT_EQ(taken, hand.thrown_in() ? 0 : 13);
        ++overs;
    });
    EXPECT_EQ(overs, kHands);
}

TEST_F(AnyRules, ABidIsAcceptedIfItIsLegal) {
    std::vector<Bid> bids{Bid::nil(), Bid::blind_nil(), Bid::look()};
    for (int tricks = 0; tricks <= 14; ++tricks) {
        bids.push_back(Bid::of(tricks));
        bids.push_back(Bid::blind_of(tricks));
    }
    for_each_hand(kHands, [&](Hand& hand, Standing&) {
        for (; hand.phase() < HandPhase::Play; act(hand, stream)) {
            const LegalBids legal = hand.legal_bids();
            for (const Bid bid : bids) {
                const std::optional<Refusal> refusal = hand.refusal(hand.turn(), bid);
                ASSERT_EQ(refusal.has_value(), !legal.has(bid)) << bid.tricks;
                if (refusal) {
                    ASSERT_TRUE(refusal->clause);
                }
                for (int i = 0; i < 4; ++i)
                    if (seat_at(i) != hand.turn()) {
                        ASSERT_TRUE(hand.refusal(seat_at(i), bid));
                    }
            }
        }
    });
}

TEST_F(AnyRules, ACardIsAcceptedIfItIsLegal) {
    for_each_hand(kHands / 5, [&](Hand& hand, Standing&) {
        for (; hand.phase() != HandPhase::Over; act(hand, stream)) {
            const CardSet legal = hand.phase() == HandPhase::Play ? hand.legal_cards() : CardSet{};
            ASSERT_EQ(legal & hand.held(hand.turn()), legal);
            for (const Card card : hand.rules().pack()) {
                for (int i = 0; i < 4; ++i) {
                    const std::optional<Refusal> refusal = hand.refusal(seat_at(i), card);
                    ASSERT_EQ(!refusal, seat_at(i) == hand.turn() && legal.has(card)) << card.index();
                    ASSERT_EQ(hand.objection(seat_at(i), card),
                              refusal ? std::optional(refusal->reason) : std::nullopt);
                }
            }
        }
    });
}

TEST_F(AnyRules, EveryReasonForRefusingACardOrABidComesUp) {
    std::vector<Reason> seen;
    for_each_hand(kHands, [&](Hand& hand, Standing&) {
        for (; hand.phase() != HandPhase::Over; act(hand, stream)) {
            for (const Card card : hand.rules().pack())
                if (const auto reason = hand.objection(hand.turn(), card)) seen.push_back(*reason);
            for (const Bid bid : {Bid::of(0), Bid::of(4), Bid::nil(), Bid::blind_nil()})
                if (const auto refusal = hand.refusal(hand.turn(), bid)) seen.push_back(refusal->reason);
            std::ranges::sort(seen);
            seen.erase(std::ranges::unique(seen).begin(), seen.end());
        }
    });
    for (const Reason reason :
         {Reason::NotBidding, Reason::NotPlaying, Reason::BidOutOfRange, Reason::NilNotAllowed,
          Reason::TotalForbidden, Reason::AnswerBlindFirst, Reason::BlindNotOffered, Reason::CardNotHeld,
          Reason::MustFollowSuit, Reason::SpadesNotBroken, Reason::MustPlayLowestClub,
          Reason::NoSpadeOnFirstTrick, Reason::MustTrump, Reason::SpadesLast, Reason::SpadesFirst,
          Reason::LowestOfSuitOnly, Reason::HighestOfSuitOnly})
        EXPECT_TRUE(std::ranges::binary_search(seen, reason)) << static_cast<int>(reason);
}

TEST_F(AnyRules, TheLinesOfEveryScoreAddUp_4_7) {
    for_each_hand(kHands, [&](Hand& hand, Standing& standing) {
        while (hand.phase() != HandPhase::Over) act(hand, stream);
        const Standing before = standing;
        const PerSide<SideScore> scores = add_hand(standing, hand);
        EXPECT_EQ(standing.hands, before.hands + 1);
        for (int s = 0; s < hand.rules().sides(); ++s) {
            const Side side = side_at(s);
            int points = 0;
            int bags = before.bags[side];
            for (const ScoreLine& line : scores[side].lines) {
                points += line.points;
                bags += line.bags;
                EXPECT_FALSE(line.clause == Clause());
            }
            EXPECT_EQ(points, scores[side].points);
            EXPECT_EQ(points, standing.scores[side] - before.scores[side]);
            EXPECT_EQ(bags, scores[side].bags_after);
            EXPECT_EQ(bags, standing.bags[side]);
            EXPECT_GE(bags, 0);
            if (const int limit = hand.rules().set().bag_limit; limit > 0) {
                EXPECT_LT(bags, limit);
            }
            if (hand.thrown_in()) {
                EXPECT_TRUE(scores[side].lines.empty());
            }
        }
    });
}

}  // namespace
}  // namespace larch
