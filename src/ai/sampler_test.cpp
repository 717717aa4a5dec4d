// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/sampler.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "ai/position_test.h"
#include "ai/selfplay_test.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

using test::random_action;
using test::watch_deal;
using test::Watched;

auto key_of(const World& world) {
    std::array<std::uint64_t, 4> key{};
    for (int i = 0; i < 4; ++i) key[static_cast<std::size_t>(i)] = world[seat_at(i)].bits();
    return key;
}
using Key = decltype(key_of({}));

World truth(const Ranked& ranked, const Watched& watched) {
    World world;
    for (int i = 0; i < 4; ++i) world[seat_at(i)] = ranked.rank(watched.hand().held(seat_at(i)));
    return world;
}

// Whether everyone could play as it did with these cards, replayed from the first trick with whole hands.
bool could_be_played(const Ranked& ranked, const Observation& seen, const World& world) {
    const Rules& rules = ranked.rules();
    Cardplay play{.held = world};
    for (const auto& [seat, card] : seen.played) play.held[seat].add(ranked.rank(card));
    CardSet clubs;
    for (int i = 0; i < 4; ++i) clubs |= play.held[seat_at(i)] & rules.suit(Suit::Clubs);
    if (rules.set().lead != OpeningLead::LeftOfDealer) {
        const Seat leader = seen.played.empty() ? seen.seat : seen.played[0].seat;
        if (!play.held[leader].has(clubs.first())) return false;
    }
    if (!seen.played.empty()) play.turn = seen.played[0].seat;
    play.state.trick = Trick(play.turn);
    for (const auto& [seat, card] : seen.played) {
        if (!play.legal_cards(rules).has(ranked.rank(card))) return false;
        play.play(rules, ranked.rank(card));
    }
    return true;
}

// Whether everyone could bid as it did with these cards, where the rules speak of cards and nobody has
// changed any.
bool could_be_bid(const Ranked& ranked, const Observation& seen, const World& world) {
    const Rules& rules = *seen.rules;
    if (rules.set().bid_mode == BidMode::Free || rules.widow_size() > 0 || rules.has_exchanges()) return true;
    Deal deal;
    for (int i = 0; i < 4; ++i) deal.hands[seat_at(i)] = ranked.print(world[seat_at(i)]);
    for (const auto& [seat, card] : seen.played) deal.hands[seat].add(card);
    Hand hand(rules, deal, seen.dealer, next_terms(rules, seen.standing));
    while (hand.is_bidding() && seen.bids[hand.turn()]) {
        const Bid bid = *seen.bids[hand.turn()];
        if (hand.refusal(hand.turn(), bid)) return false;
        hand.bid(bid);
    }
    return true;
}

// Every way to deal the hidden cards of an ending, with hands of the true sizes.
std::set<Key> worlds_by_trial(const Ranked& ranked, const Watched& watched, const Observation& seen) {
    std::set<Key> worlds;
    World world;
    world[seen.seat] = ranked.rank(seen.held);
    CardSet hidden = ranked.rules().pack() - world[seen.seat];
    for (const PlayedCard& played : seen.played) hidden.remove(ranked.rank(played.card));
    CardSet passed;
    for (const Gift& gift : seen.gifts) {
        if (!gift.to) hidden -= ranked.rank(gift.cards);
        if (gift.to && gift.from == seen.seat) passed |= ranked.rank(gift.cards);
        if (gift.to == seen.seat) passed -= ranked.rank(gift.cards);
    }
    const auto place = [&](auto& self, CardSet left) -> void {
        if (left.empty()) {
            for (int i = 0; i < 4; ++i)
                if (world[seat_at(i)].size() != watched.hand().held(seat_at(i)).size()) return;
            if (could_be_played(ranked, seen, world) && could_be_bid(ranked, seen, world))
                worlds.insert(key_of(world));
            return;
        }
        const Card card = left.first();
        left.remove(card);
        for (int i = 0; i < 4; ++i) {
            const Seat seat = seat_at(i);
            if (seat == seen.seat || (passed.has(card) && !ranked.rules().are_partners(seat, seen.seat)))
                continue;
            if (world[seat].size() == watched.hand().held(seat).size()) continue;
            world[seat].add(card);
            self(self, left);
            world[seat].remove(card);
        }
        if (!passed.has(card) && ranked.rules().widow_size() > 0) self(self, left);
    };
    place(place, hidden);
    return worlds;
}

void expect_uniform(const Sampler& sampler, const std::set<Key>& worlds, int draws) {
    std::map<Key, int> seen;
    Stream stream(1);
    for (int i = 0; i < draws; ++i) ++seen[key_of(sampler.draw(stream))];
    const double expected = static_cast<double>(draws) / static_cast<double>(worlds.size());
    double chi_squared = 0;
    for (const Key& world : worlds) {
        const double off = (seen.contains(world) ? seen[world] : 0) - expected;
        chi_squared += off * off / expected;
    }
    EXPECT_EQ(seen.size(), worlds.size());
    const auto freedom = static_cast<double>(worlds.size() - 1);
    EXPECT_LT(chi_squared, freedom + 5 * std::sqrt(2 * freedom) + 5);
}

// What must hold of every world: hands of the true sizes, no card twice, and of the own cards those seen.
void expect_sound(const Ranked& ranked, const Watched& watched, const Observation& seen, const World& world) {
    CardSet dealt;
    for (const PlayedCard& played : seen.played) dealt.add(ranked.rank(played.card));
    for (int i = 0; i < 4; ++i) {
        ASSERT_EQ(world[seat_at(i)].size(), watched.hand().held(seat_at(i)).size());
        ASSERT_TRUE((world[seat_at(i)] & dealt).empty());
        dealt |= world[seat_at(i)];
    }
    ASSERT_TRUE((dealt - ranked.rules().pack()).empty());
    ASSERT_TRUE(seen.held.empty() || world[seen.seat] == ranked.rank(seen.held));
    ASSERT_TRUE(seen.phase != HandPhase::Play || could_be_played(ranked, seen, world));
    ASSERT_TRUE(could_be_bid(ranked, seen, world));
}

// Whether a world is one of those that the sampler draws from.
bool is_possible(const Unseen& unseen, const World& world) {
    CardSet left = unseen.cards;
    for (int i = 0; i < 4; ++i) {
        const CardSet placed = unseen.placed[seat_at(i)];
        CardSet extra = world[seat_at(i)] - placed;
        if (!(placed - world[seat_at(i)]).empty() || !(extra - left).empty()) return false;
        left -= extra;
        for (const Holder& holder : unseen.holders) {
            if (holder.seat != seat_at(i)) continue;
            if ((extra & holder.may_hold).size() != holder.room) return false;
            extra -= holder.may_hold;
        }
        if (!extra.empty()) return false;
    }
    return true;
}

// A hand, in a match that stands so that some may bid blind.
template <class Visit>
void visit_moments(const Rules& rules, int number, int one_in, ChaCha& stream, Visit visit) {
    const Ranked ranked(rules);
    Standing standing{.hands = 2};
    standing.scores[side_at(1)] = number % 3 == 0 ? 400 : 0;
    Watched watched = watch_deal(rules, static_cast<std::uint64_t>(number), standing);
    for (; !watched.is_over(); watched.act(random_action(watched.observe(), stream)))
        if (stream.below(static_cast<std::uint32_t>(one_in)) == 0) visit(ranked, watched);
}

template <class Visit>
void visit_random_moments(int hands, int one_in, Visit visit) {
    ChaCha stream(Seed{});
    for (int number = 0; number < hands; ++number) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        visit_moments(rules, number, one_in, stream, visit);
    }
}

bool is_ending(const Observation& seen) {
    return seen.phase == HandPhase::Play && seen.play.tricks_done >= 10;
}

void expect_every_world(const Ranked& ranked, const Watched& watched, const Observation& seen) {
    const Sampler sampler(ranked, seen);
    const std::set<Key> worlds = worlds_by_trial(ranked, watched, seen);
    ASSERT_EQ(sampler.count(), static_cast<double>(worlds.size()));
    std::set<Key> visited;
    for (int number = 0; number < sampler.count(); ++number) visited.insert(key_of(sampler.world(number)));
    ASSERT_EQ(visited, worlds);
}

// Where some bids tell of cards, but of hands that have changed since.
bool tells_cards_partly(const Rules& rules) {
    return rules.set().bid_mode != BidMode::Free && (rules.widow_size() > 0 || rules.has_exchanges());
}

TEST(Sampler, KnowsEveryWorldOfAnEndingAndNoOther) {
    int endings = 0;
    visit_random_moments(150, 1, [&](const Ranked& ranked, const Watched& watched) {
        const Observation seen = watched.observe();
        if (!is_ending(seen) || tells_cards_partly(*seen.rules) || HasFatalFailure()) return;
        ++endings;
        expect_every_world(ranked, watched, seen);
    });
    EXPECT_GT(endings, 1000);
}

TEST(Sampler, KnowsEveryWorldWhereCardsWerePassedOrLaidOff) {
    RuleSet widow;
    widow.high_trumps = {Card(Rank::BigJoker, Suit::Spades), Card(Rank::LittleJoker, Suit::Spades)};
    widow.widow = Widow::Dealer;
    const RuleSet sets[] = {{.nil_pass = 2}, {.blind_nil = true, .blind_behind = 0, .blind_pass = 1}, widow};
    for (const RuleSet& set : sets) {
        const Rules rules = *Rules::make(set);
        ChaCha stream(Seed{});
        int told = 0;    // endings in which the seat in turn gave cards, got some or laid them off
        int untold = 0;  // endings in which it only knows that others did
        for (int number = 0; number < 24; ++number)
            visit_moments(rules, number, 4, stream, [&](const Ranked& ranked, const Watched& watched) {
                const Observation seen = watched.observe();
                if (!is_ending(seen) || !watched.has_gifts() || HasFatalFailure()) return;
                ++(seen.gifts.empty() ? untold : told);
                expect_every_world(ranked, watched, seen);
            });
        EXPECT_GT(told, 10) << set.nil_pass << ' ' << set.blind_pass;
        EXPECT_GT(untold, 10) << set.nil_pass << ' ' << set.blind_pass;
    }
}

TEST(Sampler, DrawsEveryWorldOfAnEndingEquallyOften) {
    int endings = 0;
    visit_random_moments(40, 5, [&](const Ranked& ranked, const Watched& watched) {
        const Observation seen = watched.observe();
        if (seen.phase != HandPhase::Play || seen.play.tricks_done < 9 || tells_cards_partly(*seen.rules))
            return;
        const Sampler sampler(ranked, seen);
        if (sampler.count() > 500) return;
        ++endings;
        expect_uniform(sampler, worlds_by_trial(ranked, watched, seen), 20'000);
    });
    EXPECT_GT(endings, 50);
}

TEST(Sampler, DrawsSoundWorldsAtAnyMomentAndHoldsTheRealOnePossible) {
    std::set<HandPhase> phases;
    visit_random_moments(600, 4, [&](const Ranked& ranked, const Watched& watched) {
        const Observation seen = watched.observe();
        phases.insert(seen.phase);
        const Unseen unseen = unseen_by(ranked, seen);
        ASSERT_TRUE(is_possible(unseen, truth(ranked, watched)));
        const Sampler sampler(unseen);
        ASSERT_GE(sampler.count(), 1);
        Stream stream(3);
        for (int i = 0; i < 3; ++i) {
            const World world = sampler.draw(stream);
            expect_sound(ranked, watched, seen, world);
            ASSERT_TRUE(is_possible(unseen, world));
        }
    });
    EXPECT_EQ(phases.size(), 6U);
}

TEST(Sampler, DrawsTheSameWhateverTheHiddenCardsAre) {
    ChaCha stream(Seed{});
    int compared = 0;
    visit_random_moments(300, 10, [&](const Ranked& ranked, const Watched& watched) {
        const auto other = watched.with_hidden_cards_exchanged(stream);
        if (!other) return;
        ++compared;
        const Sampler one(ranked, watched.observe());
        const Sampler two(ranked, other->observe());
        EXPECT_EQ(one.count(), two.count());
        Stream first(5);
        Stream second(5);
        for (int i = 0; i < 5; ++i) EXPECT_EQ(one.draw(first), two.draw(second));
    });
    EXPECT_GT(compared, 500);
}

TEST(Sampler, CountsTheDealsOfAFirstLead) {
    const test::Seen seen({.held = "2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 2S 3S"});
    const Ranked ranked(Rules::classic());
    const double deals = 8'122'425'444.0 * 10'400'600.0;  // 39 over 13 times 26 over 13
    EXPECT_EQ(Sampler(ranked, *seen).count(), deals);
}

}  // namespace
}  // namespace larch
