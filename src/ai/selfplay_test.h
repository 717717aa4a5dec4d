// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "ai/decide.h"
#include "rules/claim.h"
#include "rules/dealing.h"

namespace larch::test {

inline Seed seed_of(std::uint64_t number) { return derive(Seed{}, Purpose::Simulation, number); }

// A hand being bid and played, and what the seat in turn knows of it. (A table builds the real observations.)
class Watched {
  public:
    Watched(const Rules& rules, const Deal& deal, Seat dealer, const Standing& standing = {})
        : hand_(rules, deal, dealer, next_terms(rules, standing)), deal_(deal), standing_(standing) {}

    const Hand& hand() const { return hand_; }
    bool is_over() const { return hand_.phase() == HandPhase::Over; }

    // Whether anyone has given cards or laid some off.
    bool has_gifts() const { return !gifts_.empty(); }

    Observation observe() const {
        const Rules& rules = hand_.rules();
        Observation seen{.rules = &rules, .seat = hand_.turn(), .phase = hand_.phase()};
        seen.standing = standing_;
        seen.dealer = hand_.dealer();
        if (hand_.sees_cards(seen.seat)) seen.held = hand_.held(seen.seat);
        seen.legal_bids = hand_.legal_bids();
        seen.cards_to_give = hand_.cards_to_give();
        for (const Gift& gift : gifts_)
            if (gift.from == seen.seat || gift.to == seen.seat) seen.gifts.push_back(gift);
        seen.play = hand_.play_state();
        seen.played = played_;
        for (int i = 0; i < rules.seats(); ++i) {
            seen.bids[seat_at(i)] = hand_.bid_of(seat_at(i));
            seen.taken[seat_at(i)] = hand_.taken(seat_at(i));
        }
        return seen;
    }

    bool allows(const Action& action) const {
        const int actions = action.bid.has_value() + action.given.has_value() + action.card.has_value();
        if (actions + action.claims != 1) return false;
        if (action.claims) return hand_.rules().set().claim && claim_is_certain(observe());
        if (action.bid) return !hand_.refusal(hand_.turn(), *action.bid);
        if (action.given) return !hand_.refusal(hand_.turn(), *action.given);
        return !hand_.refusal(hand_.turn(), *action.card);
    }

    // Precondition: allowed.
    void act(const Action& action) {
        acted_.push_back({hand_.turn(), action});
        if (action.bid) return hand_.bid(*action.bid);
        if (action.given) {
            gifts_.push_back({hand_.turn(), hand_.receiver(), *action.given});
            return hand_.give(*action.given);
        }
        played_.push_back({hand_.turn(), *action.card});
        hand_.play(*action.card);
    }

    // Precondition: allowed.
    void claim() { hand_.award_rest(); }

    // The same hand up to now, but that two cards which the seat in turn has never seen have stood in each
    // other's place all along. Nothing when it could not have come to this so.
    std::optional<Watched> with_hidden_cards_exchanged(ChaCha& stream) const {
        const CardSet hidden = hidden_cards();
        if (hidden.empty()) return {};
        const auto draw = [&] {
            return hidden.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(hidden.size()))));
        };
        const CardSet pair = CardSet::of(draw()) | CardSet::of(draw());
        if (pair.size() != 2) return {};
        const auto exchanged = [&](CardSet cards) {
            return (cards & pair).size() == 1 ? (cards - pair) | (pair - cards) : cards;
        };
        Deal deal = deal_;
        for (CardSet& held : deal.hands.items) held = exchanged(held);
        deal.widow = exchanged(deal.widow);

        Watched other(hand_.rules(), deal, hand_.dealer(), standing_);
        for (Acted acted : acted_) {
            if (acted.action.given) acted.action.given = exchanged(*acted.action.given);
            if (other.is_over() || other.hand_.turn() != acted.seat || !other.allows(acted.action)) return {};
            other.act(acted.action);
        }
        if (other.is_over() || other.hand_.turn() != hand_.turn()) return {};
        return other;
    }

  private:
    struct Acted {
        Seat seat{};
        Action action;
    };

    CardSet hidden_cards() const {
        const Observation seen = observe();
        CardSet hidden = hand_.rules().pack() - seen.held;
        for (const Gift& gift : seen.gifts) hidden -= gift.cards;
        for (const PlayedCard& played : played_) hidden.remove(played.card);
        return hidden;
    }

    Hand hand_;
    Deal deal_;
    Standing standing_;
    std::vector<Acted> acted_;
    std::vector<Gift> gifts_;
    InlineVector<PlayedCard, 64> played_;
};

// Plays on to the end of the hand; `action_for` gives each action from the observation of its seat.
template <class ActionFor>
void play_hand(Watched& watched, ActionFor action_for) {
    while (!watched.is_over()) watched.act(action_for(watched.observe()));
}

inline Watched watch_deal(const Rules& rules, std::uint64_t number, const Standing& standing = {}) {
    ChaCha stream(seed_of(number));
    const Seat dealer = seat_at(static_cast<int>(number % static_cast<std::uint64_t>(rules.seats())));
    return {rules, deal_hand(rules, dealer, stream), dealer, standing};
}

// A match somewhere on its way, with whatever scores the rules allow it to have come to.
inline Standing random_standing(const Rules& rules, ChaCha& stream) {
    const RuleSet& set = rules.set();
    Standing standing{.hands = static_cast<int>(stream.below(3))};
    for (int s = 0; s < rules.sides(); ++s) {
        standing.scores[side_at(s)] = static_cast<int>(stream.below(800)) - 300;
        const int bags = set.bag_limit == 0 ? 30 : set.bag_limit;
        standing.bags[side_at(s)] = static_cast<int>(stream.below(static_cast<std::uint32_t>(bags)));
    }
    return standing;
}

// One of the lowest four bids there are, any legal card, any cards to give.
inline Action random_action(const Observation& seen, ChaCha& stream) {
    const auto below = [&](int end) {
        return static_cast<int>(stream.below(static_cast<std::uint32_t>(end)));
    };
    if (const LegalBids& legal = seen.legal_bids; seen.phase <= HandPhase::Raising) {
        if (legal.blind && below(2) == 0) return {.bid = Bid::look()};
        if (legal.numbers.empty() || (legal.nil && below(8) == 0))
            return {.bid = Bid{BidKind::Nil, legal.blind, 0}};
        const int tricks = legal.numbers.nth(below(std::min(4, legal.numbers.size())));
        return {.bid = Bid{BidKind::Tricks, legal.blind, tricks}};
    }
    if (seen.cards_to_give > 0) {
        CardSet given;
        while (given.size() < seen.cards_to_give) given.add(seen.held.nth(below(seen.held.size())));
        return {.given = given};
    }
    const CardSet legal = seen.legal_cards();
    return {.card = legal.nth(below(legal.size()))};
}

}  // namespace larch::test
