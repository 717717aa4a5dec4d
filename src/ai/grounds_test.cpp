// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/grounds.h"

#include <gtest/gtest.h>

#include <array>

#include "ai/position_test.h"
#include "ai/selfplay_test.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

using namespace test;

// What is claimed of an action is held against the real hands, by whoever sees all of them, and asks the
// rules what would come of it.
class Witness {
  public:
    Witness(const Hand& hand, const Observation& seen, const Action& action)
        : hand_(&hand), seen_(&seen), action_(&action), legal_(seen.legal_cards()) {}

    bool confirms(const Grounds& grounds) const {
        if (action_->claims) return grounds.ground == Ground::RestIsSure && claim_is_certain(*seen_);
        if (action_->bid) return confirms_bid(grounds);
        if (action_->given) return confirms_giving(grounds);
        return leads() ? confirms_lead(grounds) : confirms_following(grounds);
    }

  private:
    const Rules& rules() const { return hand_->rules(); }
    Seat me() const { return seen_->seat; }
    bool leads() const { return seen_->play.trick.empty(); }
    Card card() const { return *action_->card; }
    Suit suit() const { return rules().suit_of(card()); }
    bool is_partner(const Grounds& grounds) const { return rules().are_partners(me(), *grounds.seat); }
    bool is_opponent(const Grounds& grounds) const { return grounds.seat != me() && !is_partner(grounds); }
    CardSet suit_of(Seat seat, Suit suit) const { return hand_->held(seat) & rules().suit(suit); }
    CardSet own(Suit suit) const { return suit_of(me(), suit); }
    bool has_spades(Seat seat) const { return !suit_of(seat, Suit::Spades).empty(); }

    template <class Holds>
    bool for_each_other(Holds holds) const {
        for (int i = 0; i < rules().seats(); ++i)
            if (seat_at(i) != me() && !holds(seat_at(i))) return false;
        return true;
    }

    // Not seen by the seat: others' cards, and what another seat laid off.
    CardSet unseen(Suit suit) const {
        CardSet cards = rules().suit(suit) - seen_->held;
        for (const PlayedCard& played : seen_->played) cards.remove(played.card);
        for (const Gift& gift : seen_->gifts)
            if (!gift.to) cards -= gift.cards;
        return cards;
    }
    int unseen_beating(Card card) const {
        int count = 0;
        for (const Card other : unseen(rules().suit_of(card)))
            count += rules().strength(rules().suit_of(card), other) >
                     rules().strength(rules().suit_of(card), card);
        return count;
    }
    int unseen_losing(Card card) const { return unseen(rules().suit_of(card)).size() - unseen_beating(card); }

    // Who would be winning the trick after the card.
    Seat winner_after(Card card) const {
        Trick trick = seen_->play.trick;
        trick.add(rules(), me(), card);
        return trick.winner();
    }
    bool takes(Card card) const { return winner_after(card) == me(); }
    Seat winner() const { return seen_->play.trick.winner(); }
    bool is_last() const { return seen_->play.trick.size() == rules().seats() - 1; }
    bool is_to_play(Seat seat) const {
        for (int place = 0; place < seen_->play.trick.size(); ++place)
            if (seat_at((index(seen_->play.trick.leader()) + place) % rules().seats()) == seat) return false;
        return seat != me();
    }
    bool is_on_nil(Seat seat) const {
        const std::optional<Bid> bid = hand_->bid_of(seat);
        return bid && bid->is_nil() && hand_->taken(seat) == 0;
    }

    // Tricks that the side still owes when it takes `more`, by its score.
    bool makes_it(Side side, int more) const {
        PerSeat<SeatResult> results;
        bool given = false;
        for (int i = 0; i < rules().seats(); ++i) {
            const Seat seat = seat_at(i);
            results[seat] = {seat, hand_->bid_of(seat), hand_->taken(seat)};
            const bool counts = results[seat].bid && results[seat].bid->kind == BidKind::Tricks &&
                                results[seat].bid->tricks > 0;
            if (rules().side_of(seat) != side || !counts || given) continue;
            results[seat].taken += more;
            given = true;
        }
        return score_results(rules(), results, {})[side].result == ContractResult::Made;
    }
    Side own_side() const { return rules().side_of(me()); }
    int tricks_left() const { return rules().tricks_in_hand() - hand_->tricks_done(); }

    bool confirms_bid(const Grounds& grounds) const {
        const Bid bid = *action_->bid;
        int total = bid.tricks;
        const bool all_bid = for_each_other([&](Seat seat) {
            total += hand_->bid_of(seat).value_or(Bid{}).tricks;
            return hand_->bid_of(seat).has_value();
        });
        switch (grounds.ground) {
            case Ground::OnlyChoice:
                return seen_->legal_bids.numbers.size() + (seen_->legal_bids.nil ? 1 : 0) == 1;
            case Ground::TopCards: {
                bool holds = !grounds.cards.empty();
                for (const Card card : grounds.cards)
                    holds &= seen_->held.has(card) && for_each_other([&](Seat seat) {
                                 for (const Card other : suit_of(seat, rules().suit_of(card)))
                                     if (rules().power(other) > rules().power(card)) return false;
                                 return true;
                             });
                return holds;
            }
            case Ground::LongSpades:
                return own(Suit::Spades).size() == grounds.count && grounds.count >= 5;
            case Ground::ShortSuit:
                return own(*grounds.suit).size() == grounds.count && grounds.count <= 1 && has_spades(me());
            case Ground::HoldsSuit:
                return own(*grounds.suit).size() == grounds.count;
            case Ground::CoversPartner:
                return is_partner(grounds) && is_on_nil(*grounds.seat) && !bid.is_nil();
            case Ground::BidsPastAll:
                return all_bid && total == grounds.count && total > rules().tricks_in_hand();
            case Ground::BidsLeaveRoom:
                return all_bid && total + grounds.count == rules().tricks_in_hand();
            case Ground::ReachesTarget:
                return grounds.count == rules().set().target && for_each_other([&](Seat seat) {
                           return !rules().are_partners(me(), seat) || hand_->bid_of(seat).has_value();
                       });
            case Ground::CountsTricks:
            case Ground::NilTooRisky:
                return !bid.is_nil();
            case Ground::HighSpades:
                for (const Card card : grounds.cards)
                    if (!own(Suit::Spades).has(card) || unseen_beating(card) > 2) return false;
                return !bid.is_nil() && seen_->legal_bids.nil && !grounds.cards.empty();
            case Ground::BidsNil:
                return bid.is_nil();
            case Ground::LowSpades:
                for (const Card card : own(Suit::Spades))
                    if (grounds.cards.empty() || rules().power(card) > rules().power(grounds.cards.first()))
                        return false;
                return bid.is_nil() && (grounds.cards - own(Suit::Spades)).empty();
            case Ground::LowCards:
                for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
                    bool has_low = own(suit).empty();
                    for (const Card card : own(suit)) has_low |= unseen_losing(card) <= 3;
                    if (!has_low) return false;
                }
                return bid.is_nil();
            case Ground::PartnerBid:
                return is_partner(grounds) && hand_->bid_of(*grounds.seat)->tricks == grounds.count;
            case Ground::Behind: {
                int best = -100000;
                for (int s = 0; s < rules().sides(); ++s)
                    if (side_at(s) != own_side()) best = std::max(best, seen_->standing.scores[side_at(s)]);
                return grounds.count > 0 && seen_->standing.scores[own_side()] + grounds.count == best;
            }
            case Ground::LooksFirst:
                return bid.kind == BidKind::Look;
            case Ground::RisksBlind:
                return bid.blind;
            case Ground::StandsByBid:
                return hand_->phase() == HandPhase::Raising && hand_->bid_of(me()) == bid;
            case Ground::RaisesBid:
                return hand_->phase() == HandPhase::Raising && hand_->bid_of(me()) != bid;
            default:
                return false;
        }
    }

    bool confirms_giving(const Grounds& grounds) const {
        const CardSet given = *action_->given;
        if (!(grounds.cards - given).empty()) return false;
        switch (grounds.ground) {
            case Ground::OnlyChoice:
                return given == seen_->held;
            case Ground::PassesDanger:
                for (const Card card : grounds.cards)
                    if (unseen_losing(card) <= unseen_beating(card)) return false;
                return is_on_nil(me()) && !grounds.cards.empty();
            case Ground::SparesNil:
                for (const Card card : grounds.cards)
                    if (unseen_losing(card) >= unseen_beating(card)) return false;
                return is_partner(grounds) && is_on_nil(*grounds.seat) && !grounds.cards.empty();
            case Ground::EmptiesSuit:
                return !own(*grounds.suit).empty() && (own(*grounds.suit) - given).empty();
            case Ground::LaysOff:
                return true;
            default:
                return confirms_chance(grounds);
        }
    }

    // Of cards; how often it comes true is for many hands to say.
    bool confirms_chance(const Grounds& grounds) const {
        if (grounds.chance <= 0 || grounds.chance >= kSure) return false;
        if (grounds.ground == Ground::TrickChance)
            return hand_->phase() == HandPhase::Play && !is_last() && !is_on_nil(me());
        return grounds.ground == Ground::NilHolds && is_on_nil(grounds.seat.value_or(me())) &&
               (!grounds.seat || (is_partner(grounds) && !is_on_nil(me())));
    }

    bool confirms_lead(const Grounds& grounds) const {
        switch (grounds.ground) {
            case Ground::CashesWinner:
                return grounds.suit == suit() && for_each_other([&](Seat seat) {
                           for (const Card other : suit_of(seat, suit()))
                               if (rules().power(other) > rules().power(card())) return false;
                           return true;
                       });
            case Ground::LeadsTrump:
                return suit() == Suit::Spades && unseen(suit()).size() == grounds.count && grounds.count > 0;
            case Ground::LeadsToPartner:
                return is_partner(grounds) && grounds.suit == suit() && suit() != Suit::Spades &&
                       suit_of(*grounds.seat, suit()).empty() && !is_on_nil(*grounds.seat);
            case Ground::PartnerDiscards:
                return is_partner(grounds) && grounds.suit == suit() && is_on_nil(*grounds.seat) &&
                       suit_of(*grounds.seat, suit()).empty();
            case Ground::OnlyPartnerTrumps:
                return suit() != Suit::Spades && for_each_other([&](Seat seat) {
                           return rules().are_partners(me(), seat) || !has_spades(seat);
                       });
            case Ground::LeadsLow:
                for (const Card other : own(suit()))
                    if (rules().power(other) < rules().power(card())) return false;
                return grounds.suit == suit() && own(suit()).size() > 1;
            case Ground::LeadsAtNil:
                return is_opponent(grounds) && is_on_nil(*grounds.seat) &&
                       unseen_beating(card()) > unseen_losing(card());
            case Ground::ShieldsNil:
                return is_partner(grounds) && is_on_nil(*grounds.seat) &&
                       unseen_losing(card()) > unseen_beating(card());
            default:
                return confirms_play(grounds);
        }
    }

    bool confirms_following(const Grounds& grounds) const {
        const Suit led = seen_->play.trick.led();
        const bool can_take = !cards_that_take().empty();
        switch (grounds.ground) {
            case Ground::KeepsOwnNil:
                return is_on_nil(me()) && !takes(card());
            case Ground::HighestLoser:
                for (const Card other : legal_& rules().suit(suit()))
                    if (!takes(other) && rules().power(other) > rules().power(card())) return false;
                return is_on_nil(me()) && !takes(card()) && suit() == led;
            case Ground::ThrowsDanger:
                return is_on_nil(me()) && suit() != led && grounds.cards == CardSet::of(card()) &&
                       !takes(card()) && unseen_losing(card()) > unseen_beating(card());
            case Ground::CannotDuck:
                return is_on_nil(me()) && cards_that_take() == legal_;
            case Ground::CoversNil:
                return is_partner(grounds) && is_on_nil(*grounds.seat) && winner() == grounds.seat &&
                       takes(card());
            case Ground::ShieldsNil:
                return is_partner(grounds) && is_on_nil(*grounds.seat) && is_to_play(*grounds.seat) &&
                       takes(card());
            case Ground::AttacksNil:
                return is_opponent(grounds) && is_on_nil(*grounds.seat) &&
                       winner_after(card()) == grounds.seat;
            case Ground::Ruffs:
                return takes(card()) && suit() == Suit::Spades && led != suit() && grounds.suit == led &&
                       own(led).empty() && !spade_on_table();
            case Ground::Overruffs:
                return takes(card()) && suit() == Suit::Spades && led != suit() && spade_on_table();
            case Ground::WinsLast:
                return is_last() && takes(card());
            case Ground::WinsCheaply:
                for (const Card other : cards_that_take())
                    if (rules().strength(led, other) < rules().strength(led, card())) return false;
                return takes(card()) && cards_that_take().size() > 1;
            case Ground::HighestOut:
                return takes(card()) && grounds.suit == suit() && unseen_beating(card()) == 0;
            case Ground::LeavesToPartner:
                return is_partner(grounds) && winner_after(card()) == grounds.seat;
            case Ground::LeavesTrick:
                return is_opponent(grounds) && winner_after(card()) == grounds.seat;
            case Ground::GivesBags:
                return is_opponent(grounds) && winner_after(card()) == grounds.seat &&
                       makes_it(rules().side_of(*grounds.seat), 0);
            case Ground::CannotWin:
                return !can_take;
            case Ground::PlaysLow:
                for (const Card other : own(suit()))
                    if (rules().power(other) < rules().power(card())) return false;
                return suit() == led;
            case Ground::SavesSpades:
                return own(led).empty() && suit() != Suit::Spades && can_take &&
                       (cards_that_take() - rules().suit(Suit::Spades)).empty();
            case Ground::Discards:
                return suit() != led && suit() != Suit::Spades && grounds.suit == suit();
            default:
                return confirms_play(grounds);
        }
    }

    // What may be said of leads and of other cards.
    bool confirms_play(const Grounds& grounds) const {
        switch (grounds.ground) {
            case Ground::OnlyChoice:
                return legal_.size() == 1;
            case Ground::NoRuff:
                return suit() != Suit::Spades &&
                       for_each_other([&](Seat seat) { return !is_to_play(seat) || !has_spades(seat); });
            case Ground::EmptiesSuit:
                return grounds.suit == suit() && own(suit()).size() == 1 && has_spades(me());
            case Ground::HoldsSuit:
                return own(*grounds.suit).size() == grounds.count;
            case Ground::FewHigher:
                for (const Card other : grounds.cards)
                    if (!unseen(suit()).has(other) || rules().power(other) < rules().power(card()))
                        return false;
                return unseen_beating(card()) == grounds.cards.size() && grounds.cards.size() <= 2;
            case Ground::HigherOut:
                return grounds.suit == suit() && unseen_beating(card()) == grounds.count && grounds.count > 0;
            case Ground::NeedsTricks:
                return makes_it(own_side(), grounds.count) && !makes_it(own_side(), grounds.count - 1);
            case Ground::SetsContract: {
                const Side side = rules().side_of(*grounds.seat);
                return side != own_side() && makes_it(side, tricks_left() - grounds.count + 1) &&
                       !makes_it(side, tricks_left() - grounds.count);
            }
            case Ground::AvoidsBags: {
                const RuleSet& set = rules().set();
                return makes_it(own_side(), 0) && grounds.count >= seen_->standing.bags[own_side()] &&
                       (set.bag_to == BagTo::Opponents || (set.bag_limit > 0 && set.bag_cost > 0));
            }
            default:
                return confirms_chance(grounds);
        }
    }

    CardSet cards_that_take() const {
        CardSet winners;
        for (const Card other : legal_)
            if (takes(other)) winners.add(other);
        return winners;
    }
    bool spade_on_table() const {
        for (int place = 0; place < seen_->play.trick.size(); ++place)
            if (rules().suit_of(seen_->play.trick.card(place)) == Suit::Spades) return true;
        return false;
    }

    const Hand* hand_;
    const Observation* seen_;
    const Action* action_;
    CardSet legal_;
};

// Scores and bags that a match may come to.
Standing random_standing(const Rules& rules, ChaCha& stream) {
    Standing standing;
    for (int s = 0; s < rules.sides(); ++s) {
        standing.scores[side_at(s)] = 10 * static_cast<int>(stream.below(40)) - 50;
        standing.bags[side_at(s)] = static_cast<int>(stream.below(10));
    }
    return standing;
}

// How often each ground was said, and none that is not true.
class Said {
  public:
    void hear(const Watched& watched, const Observation& seen, const Action& action,
              const InlineVector<Grounds, 6>& all) {
        EXPECT_FALSE(all.empty());
        for (const Grounds& grounds : all) {
            ++times_[static_cast<std::size_t>(grounds.ground)];
            if (grounds.ground == Ground::TooCloseToCall) continue;
            EXPECT_TRUE(Witness(watched.hand(), seen, action).confirms(grounds))
                << "ground " << static_cast<int>(grounds.ground) << " of seat " << index(seen.seat)
                << " with " << seen.played.size() << " cards played";
        }
    }
    void expect_every_ground() const {
        for (int ground = 0; ground < kGrounds; ++ground)
            EXPECT_GT(times_[static_cast<std::size_t>(ground)], 0)
                << "nothing ever called for ground " << ground;
    }

  private:
    std::array<int, kGrounds> times_{};
};

// Random actions under any rules, which lead to all that can be seen of a position.
void hear_random_play(Said& said) {
    ChaCha stream(seed_of(1));
    for (std::uint64_t number = 0; number < 400; ++number) {
        const Rules rules = number % 4 == 0 ? Rules::classic() : *Rules::make(random_rule_set(stream));
        Watched watched = watch_deal(rules, number, random_standing(rules, stream));
        play_hand(watched, [&](const Observation& seen) {
            const Action action = random_action(seen, stream);
            said.hear(watched, seen, action, grounds_of(seen, action));
            return action;
        });
    }
}

// Decisions of a player who looks at worlds, with all that it has reckoned. Bids are random where `wild`, so
// that nils and blind ones come up.
void hear_decisions(Said& said, const RuleSet& set, int hands, bool wild) {
    const Rules rules = *Rules::make(set);
    const Mind mind(rules, Level::LightHard);
    ChaCha stream(seed_of(2));
    for (int number = 0; number < hands; ++number) {
        Watched watched = watch_deal(rules, static_cast<std::uint64_t>(number));
        while (!watched.is_over()) {
            const Observation seen = watched.observe();
            const Decision decision = decide(seen, mind, 1);
            said.hear(watched, seen, decision.action, decision.grounds);
            if (decision.action.claims)
                watched.claim();
            else
                watched.act(wild && seen.phase <= HandPhase::Raising ? random_action(seen, stream)
                                                                     : decision.action);
        }
    }
}

TEST(Grounds, AreTrueOfWhateverIsDone) {
    Said said;
    hear_random_play(said);
    hear_decisions(said, RuleSet{}, 3, false);
    hear_decisions(said, rules_with_everything(), 4, true);
    said.expect_every_ground();
}

// The chance of each card to take the trick for its side, held against the tricks that were taken.
TEST(Grounds, TellChancesThatComeTrue) {
    const Rules rules = Rules::classic();
    const Mind mind(rules, Level::LightHard);
    PerMille told = 0;
    int cards = 0;
    int taken = 0;
    for (std::uint64_t number = 0; number < 5; ++number) {
        Watched watched = watch_deal(rules, number);
        PerSide<int> waiting;  // who was told a chance of the trick on the table
        while (!watched.is_over()) {
            const Observation seen = watched.observe();
            const Decision decision = decide(seen, mind, number);
            for (const Grounds& grounds : decision.grounds) {
                if (grounds.ground != Ground::TrickChance) continue;
                told += grounds.chance;
                ++cards;
                ++waiting[rules.side_of(seen.seat)];
            }
            if (decision.action.claims) {
                watched.claim();
                continue;
            }
            const int done = watched.hand().tricks_done();
            watched.act(decision.action);
            if (watched.hand().tricks_done() == done) continue;
            taken += waiting[rules.side_of(watched.hand().play_state().trick.leader())];
            waiting = {};
        }
    }
    EXPECT_GT(cards, 60);
    EXPECT_NEAR(told, kSure * taken, kSure * cards / 10);
}

InlineVector<Grounds, 6> grounds_for(const Position& position, const Action& action,
                                     const Reckoned& reckoned = {}) {
    return grounds_of(*Seen(position), action, reckoned);
}

TEST(Grounds, BeginWithTheMostTelling) {
    const auto last =
        grounds_for({.held = "AH 9H 3H 2H AS KS QS 2S AD KD 2C 3C 4C", .played = "1:5H 2:6H 3:8H"},
                    {.card = card_of("9H")});
    ASSERT_GE(last.size(), 2U);
    EXPECT_EQ(last[0].ground, Ground::WinsLast);
    EXPECT_EQ(last[1].ground, Ground::WinsCheaply);

    const auto cover = grounds_for({.held = "AH 9H 3H 2H AS KS QS 2S AD KD 2C 3C 4C",
                                    .bids = {4, 3, kNil, 3},
                                    .played = "1:5H 2:6H 3:4H"},
                                   {.card = card_of("9H")});
    EXPECT_EQ(cover[0], (Grounds{.ground = Ground::CoversNil, .seat = seat_at(2)}));

    const auto alone =
        grounds_for({.held = "AH AS KS QS 9S 8S 2S AD KD 5D 2C 3C 4C", .played = "1:5H 2:6H 3:8H"},
                    {.card = card_of("AH")});
    ASSERT_EQ(alone.size(), 1U);
    EXPECT_EQ(alone[0].ground, Ground::OnlyChoice);
}

TEST(Grounds, TellWhatWasReckoned) {
    const Position opening{.held = "KS 8S 4S AH QH 7H KC 9C 4C 8D 6D 5D 2D",
                           .bids = {kNotYet, kNotYet, kNotYet, kNotYet}};
    const auto bid = grounds_for(opening, {.bid = Bid::of(3)}, {.promise = 3260, .nil = 90, .close = true});
    EXPECT_EQ(bid[0], (Grounds{.ground = Ground::CountsTricks, .tenths = 33}));
    EXPECT_EQ(bid[bid.size() - 1].ground, Ground::TooCloseToCall);
    const auto nil = grounds_for(opening, {.bid = Bid::nil()}, {.nil = 90});
    EXPECT_EQ(nil[0], (Grounds{.ground = Ground::BidsNil, .chance = 90}));
    const auto claim = grounds_for(opening, {.claims = true});
    EXPECT_EQ(claim[0].ground, Ground::RestIsSure);
}

}  // namespace
}  // namespace larch
