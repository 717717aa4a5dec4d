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

// So many of certain cards.
struct Told {
    CardSet of;
    int count = 0;
};

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
        find_told();
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

    // What the bids tell of whole hands, less what was played from them.
    void find_told() {
        int left = unseen_.cards.size();
        for (int i = 0; i < rules_.seats(); ++i)
            if (seat_at(i) != seen_.seat) left -= room_[seat_at(i)];
        if (left > 0 || rules_.set().bid_mode == BidMode::Free) return;
        for (int i = 0; i < rules_.seats(); ++i) {
            const Seat seat = seat_at(i);
            if (seat == seen_.seat || !seen_.bids[seat] || may_exchange(seat)) continue;
            told_[seat] = told_by(seat, *seen_.bids[seat]);
        }
        for (const auto& [seat, card] : seen_.played)
            if (told_[seat] && told_[seat]->of.has(ranked_.rank(card))) --told_[seat]->count;
    }

    bool may_exchange(Seat seat) const {
        if (!rules_.has_exchanges() || seen_.phase < HandPhase::Exchange) return false;
        return seen_.bids[seat]->is_nil() || seen_.bids[rules_.partner_of(seat)]->is_nil();
    }

    // What a bid tells of the hand that it was made on (2.17).
    std::optional<Told> told_by(Seat seat, Bid bid) const {
        const BidMode mode = rules_.set().bid_mode;
        const bool chose_nil = bid.is_nil() && (mode == BidMode::Whiz || mode == BidMode::JokerWhiz);
        const bool free =
            mode == BidMode::JokerWhiz && seat == rules_.bidder(seen_.dealer, rules_.seats() - 1);
        switch (mode) {
            case BidMode::Mirror:
            case BidMode::Whiz:
            case BidMode::JokerWhiz:
                if (chose_nil || free) return {};
                return Told{rules_.suit(Suit::Spades), bid.tricks};
            case BidMode::Hearts:
                return Told{rules_.suit(Suit::Hearts), bid.tricks};
            case BidMode::Aces: {
                CardSet aces;
                for (const Suit suit : kEverySuit) aces.add(ranked_.rank(Card(Rank::Ace, suit)));
                return Told{aces, bid.tricks / 3};
            }
            case BidMode::Deuce:
            case BidMode::Ace: {
                if (bid == Bid::of(2)) return {};
                const Rank rank = mode == BidMode::Deuce ? Rank::Two : Rank::Ace;
                return Told{CardSet::of(ranked_.rank(Card(rank, Suit::Spades))), 0};
            }
            case BidMode::Free:
            case BidMode::Suicide:
            case BidMode::Fixed:
                return {};
        }
        assert(false);
        return {};
    }

    void add_holders() {
        const bool blind = seen_.held.empty() && seen_.phase < HandPhase::Play;
        int left = unseen_.cards.size();
        for (int i = 0; i < rules_.seats(); ++i) {
            const Seat seat = seat_at(i);
            if (seat == seen_.seat && !blind) continue;
            left -= room_[seat];
            const Told told = told_[seat].value_or(Told{});
            const CardSet may_hold = unseen_.cards - excluded_[seat];
            add_holder(seat, may_hold & told.of, told.count);
            add_holder(seat, may_hold - told.of, room_[seat] - told.count);
        }
        assert(left >= 0);
        add_holder({}, unseen_.cards, left);
    }

    void add_holder(std::optional<Seat> seat, CardSet may_hold, int room) {
        assert(room >= 0);
        if (room > 0) unseen_.holders.push_back({seat, may_hold, room});
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
    PerSeat<std::optional<Told>> told_;
};

}  // namespace

Unseen unseen_by(const Ranked& ranked, const Observation& seen) { return Reader(ranked, seen).read(); }

}  // namespace larch
