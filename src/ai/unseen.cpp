// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/unseen.h"

namespace larch {

namespace {

// Of the cards in `others`, those that a seat which chose to play `card` cannot have held beside it. Each
// rule of section 3 that forbids a card does so for one other card held (3.2 for any of the suit led, 3.10
// for a lower one of its suit), so that to look at the others one by one is to look at all hands.
CardSet excluded_by(const Rules& rules, Card card, CardSet others, const PlayState& state) {
    const bool by_suit = !rules.restricts_play();
    if (by_suit && !state.trick.empty()) {
        const Suit led = state.trick.led();
        return rules.suit_of(card) == led ? CardSet{} : others & rules.suit(led);
    }
    if (by_suit && rules.suit_of(card) != Suit::Spades) return {};
    CardSet excluded;
    for (const Card other : others)
        if (!legal_cards(rules, CardSet::of(card) | CardSet::of(other), state).has(card)) excluded.add(other);
    return excluded;
}

class Reader {
  public:
    Reader(const Ranked& ranked, const Observation& seen)
        : ranked_(ranked), rules_(ranked.rules()), seen_(seen) {}

    Unseen read() {
        place_gifts();
        CardSet known = ranked_.rank(seen_.held) | laid_off_;
        for (const PlayedCard& played : seen_.played) {
            const Card card = ranked_.rank(played.card);
            known.add(card);
            with_partner_.remove(card);
            --room_[played.seat];
        }
        unseen_.placed[seen_.seat] = ranked_.rank(seen_.held);
        if (partner_) {
            unseen_.placed[*partner_] = with_partner_;
            room_[*partner_] -= with_partner_.size();
        }
        unseen_.cards = rules_.pack() - known - with_partner_;
        find_excluded();
        add_holders();
        return unseen_;
    }

  private:
    // Where the cards are that the own seat passed, and how many cards each seat has before any is played.
    void place_gifts() {
        for (int i = 0; i < rules_.seats(); ++i) room_[seat_at(i)] = rules_.tricks_in_hand();
        for (const Gift& gift : seen_.gifts) {
            const CardSet cards = ranked_.rank(gift.cards);
            if (!gift.to) {
                laid_off_ |= cards;
                continue;
            }
            room_[gift.from] -= cards.size();
            room_[*gift.to] += cards.size();
            partner_ = gift.from == seen_.seat ? *gift.to : gift.from;
            with_partner_ = gift.from == seen_.seat ? with_partner_ | cards : with_partner_ - cards;
        }
    }

    void find_excluded() {
        if (seen_.phase != HandPhase::Play) return;
        if (rules_.set().lead != OpeningLead::LeftOfDealer) exclude_lower_clubs();
        PlayState state;
        for (const auto& [seat, printed] : seen_.played) {
            const Card card = ranked_.rank(printed);
            if (state.trick.empty()) state.trick = Trick(seat);
            if (seat != seen_.seat)
                excluded_[seat] |= excluded_by(rules_, card, unseen_.cards - excluded_[seat], state);
            state.trick.add(rules_, seat, card);
            state.spades_broken |= rules_.suit_of(card) == Suit::Spades;
            if (state.trick.size() < rules_.seats()) continue;
            state.trick = {};
            ++state.tricks_done;
        }
    }

    // The play opens with the lowest club in a hand.
    void exclude_lower_clubs() {
        const CardSet clubs = rules_.suit(Suit::Clubs);
        const Card lowest = seen_.played.empty() ? (ranked_.rank(seen_.held) & clubs).first()
                                                 : ranked_.rank(seen_.played[0].card);
        const CardSet lower = clubs & CardSet(CardSet::of(lowest).bits() - 1);
        for (CardSet& excluded : excluded_.items) excluded |= lower;
    }

    void add_holders() {
        const bool blind = seen_.held.empty() && seen_.phase < HandPhase::Play;
        int left = unseen_.cards.size();
        for (int i = 0; i < rules_.seats(); ++i) {
            const Seat seat = seat_at(i);
            if ((seat == seen_.seat && !blind) || room_[seat] == 0) continue;
            unseen_.holders.push_back({seat, unseen_.cards - excluded_[seat], room_[seat]});
            left -= room_[seat];
        }
        assert(left >= 0);
        if (left > 0) unseen_.holders.push_back({{}, unseen_.cards, left});
    }

    const Ranked& ranked_;
    const Rules& rules_;
    const Observation& seen_;
    Unseen unseen_;
    std::optional<Seat> partner_;  // with whom the own seat has exchanged cards
    CardSet with_partner_;
    CardSet laid_off_;
    PerSeat<int> room_;
    PerSeat<CardSet> excluded_;
};

}  // namespace

Unseen unseen_by(const Ranked& ranked, const Observation& seen) { return Reader(ranked, seen).read(); }

}  // namespace larch
