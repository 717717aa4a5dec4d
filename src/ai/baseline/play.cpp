// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/play.h"

#include <algorithm>

#include "ai/baseline/promise.h"
#include "ai/baseline/trick_odds.h"

namespace larch::baseline {

namespace {

// A card of the trick on the table that lies between two own cards makes them different.
bool table_divides(const Knowledge& known, Card high, Card low) {
    const Rules& rules = known.rules();
    const Trick& trick = known.seen().play.trick;
    for (int place = 0; place < trick.size(); ++place) {
        const Card card = trick.card(place);
        if (rules.suit_of(card) == rules.suit_of(low) && rules.power(card) < rules.power(high) &&
            rules.power(card) > rules.power(low))
            return true;
    }
    return false;
}

// In ten-thousandths of a point, as the score is.
// What settles cards that are otherwise even: spend low ones before high ones and spades last; on nil the
// other way round.
constexpr int kHabit = 40;
// Pulling a partner's last spades while the opponents have none.
constexpr int kPullsPartnersSpades = 60'000;
// Beating a partner's card that nobody else will beat, while the side still needs tricks.
constexpr int kTakesFromPartner = 150'000;

// Drawing an opponent's spades with a spade that nobody beats saves side winners from a ruff: in thousandths
// of a trick.
constexpr int kDrawsSpades = 80;

// Whether a card takes a trick that a partner is as good as sure to win.
bool takes_from_partner(const Knowledge& known, Card card) {
    const Rules& rules = known.rules();
    const Trick& trick = known.seen().play.trick;
    if (trick.empty() || !known.is_partner(trick.winner()) || known.nil_alive(trick.winner())) return false;
    const Card winning = trick.winning_card(rules);
    const bool is_last = trick.size() == rules.seats() - 1;
    const bool stands = is_last || (rules.suit_of(winning) == trick.led() && known.above(winning) == 0);
    return stands && rules.strength(trick.led(), card) > rules.strength(trick.led(), winning);
}

// Who besides the own hand may still hold spades.
struct SpadeHolders {
    bool partner = false;
    bool opponent = false;
};

SpadeHolders spade_holders(const Knowledge& known) {
    SpadeHolders holders;
    for (int i = 0; i < known.rules().seats(); ++i) {
        const Seat seat = seat_at(i);
        if (seat == known.me() || !known.may_hold(seat, Suit::Spades)) continue;
        (known.is_partner(seat) ? holders.partner : holders.opponent) = true;
    }
    return holders;
}

Leaving leaving(const Knowledge& known, Card card) {
    const Trick& trick = known.seen().play.trick;
    return {card, trick.empty() ? known.rules().suit_of(card) : trick.led(),
            known.rules().seats() - 1 - trick.size()};
}

// What a spade lead is worth beyond its trick, by whose spades it brings down.
int worth_of_drawing(const Knowledge& known, const Stakes& stakes, Card card) {
    const bool leads = known.seen().play.trick.empty();
    if (!leads || known.rules().suit_of(card) != Suit::Spades) return 0;
    const auto [partner, opponent] = spade_holders(known);
    if (partner && !opponent) return -kPullsPartnersSpades;
    if (opponent && !partner && known.above(card) == 0) return kDrawsSpades * std::max(0, stakes.own_trick);
    return 0;
}

}  // namespace

Cards distinct_cards(const Knowledge& known) {
    const CardSet legal = known.seen().legal_cards();
    Cards cards;
    for (int s = 0; s < kSuits; ++s) {
        const auto& own = known.own(static_cast<Suit>(s));
        for (std::size_t i = 0; i < own.size(); ++i) {
            if (!legal.has(own[i])) continue;
            const bool equals_next = i + 1 < own.size() && legal.has(own[i + 1]) &&
                                     known.above(own[i]) == known.above(own[i + 1]) &&
                                     !table_divides(known, own[i], own[i + 1]);
            if (!equals_next) cards.push_back(own[i]);
        }
    }
    return cards;
}

int score_of(const Knowledge& known, const Stakes& stakes, Card card) {
    const Rules& rules = known.rules();
    const TrickOdds odds = trick_odds(known, stakes, card);
    int score = 0;
    for (int i = 0; i < rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        score += odds.gains[seat] * stakes.trick[seat] + odds.wins[seat] * stakes.breaks_nil[seat];
        if (seat == known.me() || (known.is_partner(seat) && !known.nil_alive(seat)))
            score += odds.wins[seat] * stakes.settles_contract;
    }
    const Seat me = known.me();
    if (known.nil_alive(me)) {
        const PerMille breaks_later = both(not_so(odds.wins[me]), nil_danger(known, CardSet::of(card)));
        return score + breaks_later * stakes.breaks_nil[me] + kHabit * known.dearness(card);
    }
    score += promised_tricks(known, leaving(known, card)) * stakes.own_trick;
    score += worth_of_drawing(known, stakes, card);
    if (stakes.need > 0 && takes_from_partner(known, card)) score -= kTakesFromPartner;
    return score - kHabit * known.dearness(card);
}

}  // namespace larch::baseline
