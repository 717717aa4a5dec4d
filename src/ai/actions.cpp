// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/actions.h"

#include <algorithm>

#include "ai/policy.h"
#include "ai/prospect.h"
#include "rules/claim.h"

namespace larch {

namespace {

// Numbers below and above the one by rules that are worth a thought.
constexpr int kBelow = 2;
constexpr int kAbove = 3;
// Of the gifts that differ in one card from those by rules.
constexpr int kSpareGifts = 5;
constexpr std::size_t kMostGifts = 24;

std::size_t place_of(const Actions& actions, const Action& wanted) {
    const auto* found = std::find(actions.begin(), actions.end(), wanted);
    return found == actions.end() ? 0 : static_cast<std::size_t>(found - actions.begin());
}

Choices blind_bids(const LegalBids& legal) {
    Choices choices;
    choices.actions.push_back({.bid = Bid::look()});
    if (legal.nil) choices.actions.push_back({.bid = Bid::blind_nil()});
    for (const int number : legal.numbers) {
        if (number > legal.numbers.least() + kAbove) break;
        choices.actions.push_back({.bid = Bid::blind_of(number)});
    }
    return choices;
}

// Whether a card would not take the trick as it stands, which is not empty.
bool loses(const Rules& rules, const Trick& trick, Card card) {
    return rules.strength(trick.led(), card) < rules.strength(trick.led(), trick.winning_card(rules));
}

// What is certain of the trick when the seat in turn plays a card.
enum class Fate : std::uint8_t {
    Open,
    Settled,  // it is lost to the card, or won by a partner on no nil whatever the seat plays of the suit
    Taken,    // the card, played last, wins it
};

Fate fate_of(const Contest& contest, const Line& line, Card card) {
    const Rules& rules = contest.ranked->rules();
    const Cardplay& cards = line.cards;
    const Trick& trick = cards.state.trick;
    if (loses(rules, trick, card)) return Fate::Settled;
    const bool partners = (contest.allies[cards.turn] & byte_of(trick.winner())) != 0;
    if (partners && rules.suit_of(card) == trick.led() && !contest.bid_nil(trick.winner())) {
        const CardSet out = (rules.pack() - line.gone - cards.held[cards.turn]) & rules.suit(trick.led());
        if (out.empty() || out.last() < trick.winning_card(rules)) return Fate::Settled;
    }
    return trick.size() + 1 == rules.seats() ? Fate::Taken : Fate::Open;
}

// The card, or another of its suit that comes to the same in this trick and is better spent: a side that
// needs tricks keeps the higher ones, and a nil gets rid of them. Where others are on nil, or bags cost more
// than tricks bring, higher cards may be worth less than low ones.
Card without_waste(const Contest& contest, const Line& line, Card card) {
    const Rules& rules = contest.ranked->rules();
    const Cardplay& cards = line.cards;
    if (cards.state.trick.empty()) return card;
    const auto keeps_nil = [&](Seat seat) { return contest.bid_nil(seat) && cards.taken[seat] == 0; };
    const bool on_nil = keeps_nil(cards.turn);
    if (on_nil) {
        if (!loses(rules, cards.state.trick, card)) return card;
    } else {
        for (int i = 0; i < rules.seats(); ++i)
            if (keeps_nil(seat_at(i))) return card;
        const Side side = contest.side[cards.turn];
        if (contest.contract[side] <= sum_of(line.tricks & contest.counting[side])) return card;
    }
    const Fate fate = fate_of(contest, line, card);
    if (fate == Fate::Open) return card;
    Card best = card;
    for (const Card other : cards.legal_cards(rules) & rules.suit(rules.suit_of(card)))
        if ((on_nil ? other > best && loses(rules, cards.state.trick, other) : other < best) &&
            fate_of(contest, line, other) == fate)
            best = other;
    return best;
}

// Whether a card led from the hand could lose to one that is out.
bool can_lose(const Rules& rules, CardSet hand, CardSet out) {
    const CardSet spades = rules.suit(Suit::Spades);
    bool can = !(out & spades).empty() && !(hand - spades).empty();
    for (const Suit suit : kEverySuit) {
        const CardSet own = hand & rules.suit(suit);
        const CardSet others = out & rules.suit(suit);
        can |= !own.empty() && !others.empty() && own.first() < others.last();
    }
    return can;
}

// A beginner bids what its hand promises by itself, keeps nothing back, and bids nil only when nothing speaks
// against.
Bid beginners_bid(const Promise& promise) {
    constexpr PerMille kSureNil = 900;
    if (promise.nil >= kSureNil) return Bid::nil();
    return Bid::of(std::max((promise.tricks + 500) / 1000, 1));
}

Bid bid_by_rules(const Observation& seen, const Mind& mind) {
    if (seen.phase == HandPhase::Raising) return *seen.bids[seen.seat];
    const CardSet hand = mind.ranked().rank(seen.held);
    if (mind.budget().simple) return beginners_bid(mind.bid_model().promise(hand));
    return mind.bid_model().bid(hand, seen.seat, seen.bids, seen.standing);
}

}  // namespace

Choices bids_worth_thinking(const Observation& seen, const Mind& mind) {
    const LegalBids& legal = seen.legal_bids;
    if (legal.blind) return blind_bids(legal);
    Choices choices;
    const Bid by_rules = bid_by_rules(seen, mind);
    Action preferred;
    if (!legal.numbers.empty()) {
        const CardSet hand = mind.ranked().rank(seen.held);
        const int promised = (mind.bid_model().promise(hand).tricks + 500) / 1000;
        const int middle = legal.numbers.nearest(by_rules.is_nil() ? promised : by_rules.tricks);
        for (const int number : legal.numbers)
            if (number >= middle - kBelow && number <= middle + kAbove)
                choices.actions.push_back({.bid = Bid::of(number)});
        preferred.bid = Bid::of(middle);
    }
    if (legal.nil) {
        choices.actions.push_back({.bid = Bid::nil()});
        if (by_rules.is_nil() || !preferred.bid) preferred.bid = Bid::nil();
    }
    choices.preferred = place_of(choices.actions, preferred);
    return choices;
}

Choices gifts_worth_thinking(const Observation& seen, const Mind& mind) {
    const Ranked& ranked = mind.ranked();
    const CardSet hand = ranked.rank(seen.held);
    const Giving why = reason_to_give(seen);
    const CardSet usual = cards_given(ranked, hand, seen.cards_to_give, why);
    Choices choices;
    choices.actions.push_back({.given = ranked.print(usual)});
    const CardSet spare =
        cards_given(ranked, hand - usual, std::min(kSpareGifts, (hand - usual).size()), why);
    for (const Card out : usual)
        for (const Card in : spare) {
            if (choices.actions.size() == kMostGifts) return choices;
            choices.actions.push_back({.given = ranked.print((usual - CardSet::of(out)) | CardSet::of(in))});
        }
    return choices;
}

Choices plays_worth_thinking(const Observation& seen, const Mind& mind, const Contest& contest,
                             const Line& line) {
    const Ranked& ranked = mind.ranked();
    const Rules& rules = ranked.rules();
    const CardSet legal = line.cards.legal_cards(rules);
    const Card preferred = without_waste(contest, line, policy_card(contest, line, mind.weights()));
    CardSet worth;
    for (const Card card : legal) worth.add(without_waste(contest, line, card));
    const CardSet elsewhere =
        (rules.pack() - line.cards.held[seen.seat] - line.gone) | line.cards.state.trick.cards();
    const CardSet distinct = distinct_cards(rules, worth, elsewhere);
    Card stands_for_it = preferred;
    for (const Card card : distinct& rules.suit(rules.suit_of(preferred)))
        if (card <= preferred) stands_for_it = card;
    Choices choices;
    for (const Card card : distinct) {
        if (card == stands_for_it) choices.preferred = choices.actions.size();
        choices.actions.push_back({.card = ranked.print(card == stands_for_it ? preferred : card)});
    }
    if (seen.rules->set().claim && seen.held.size() > 1 && claim_is_certain(seen)) {
        // A trick that could be lost may be a bag the less.
        if (!mind.budget().simple && !can_lose(rules, line.cards.held[seen.seat], elsewhere))
            choices.preferred = choices.actions.size();
        choices.actions.push_back({.claims = true});
    }
    return choices;
}

}  // namespace larch
