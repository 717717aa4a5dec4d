// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/position.h"

#include <string>

#include "ai/unseen.h"
#include "notation/cards.h"

namespace larch {

namespace {

using MaybeFault = std::optional<Fault>;

class Checker {
  public:
    Checker(Observation& seen, Seat leader, std::span<const Card> cards)
        : seen_(seen), rules_(*seen.rules), set_(rules_.set()), leader_(leader), cards_(cards) {}

    MaybeFault check() {
        using Part = MaybeFault (Checker::*)();
        constexpr Part kParts[] = {&Checker::match, &Checker::bids,   &Checker::phase, &Checker::legal_bids,
                                   &Checker::gifts, &Checker::places, &Checker::play,  &Checker::unseen};
        for (const Part part : kParts)
            if (MaybeFault found = (this->*part)()) return found;
        return std::nullopt;
    }

  private:
    bool plays() const { return seen_.phase == HandPhase::Play; }
    Seat partner() const { return rules_.partner_of(seen_.seat); }
    std::optional<Bid> own_bid() const { return seen_.bids[seen_.seat]; }

    // The match goes on, and bags are no more than they may become.
    MaybeFault match() {
        const Standing& standing = seen_.standing;
        for (int s = 0; s < rules_.sides(); ++s)
            if (set_.bag_limit > 0 && standing.bags[side_at(s)] >= set_.bag_limit)
                return Fault{"bags", "must be below the limit of " + std::to_string(set_.bag_limit)};
        if (match_winner(rules_, standing)) return Fault{"scores", "the match is over"};
        return std::nullopt;
    }

    // How many cards the partners give each other, the bidder of a nil first (2.20).
    int cards_each_way() const {
        if (!rules_.has_exchanges() || seen_.phase < HandPhase::Exchange) return 0;
        const std::optional<Bid> own = own_bid();
        const std::optional<Bid> other = seen_.bids[partner()];
        return own && other ? cards_exchanged(rules_, *own, *other) : 0;
    }
    // How many of the two gifts have been made when the seat is in turn.
    int gifts_made() const {
        if (cards_each_way() == 0) return 0;
        return plays() ? 2 : own_bid()->is_nil() ? 0 : 1;
    }
    // Whether the seat has laid the widow off by now; nothing where that depends on another's cards.
    std::optional<bool> has_laid_off() const {
        if (set_.widow == Widow::LowestClub) return std::nullopt;
        const bool first = set_.widow_discard == WidowDiscard::BeforeBids;
        return set_.widow == Widow::Dealer && seen_.dealer == seen_.seat &&
               seen_.phase != HandPhase::Discard && (first || seen_.phase > HandPhase::Discard);
    }

    int bids_made() const {
        int made = 0;
        for (int i = 0; i < rules_.seats(); ++i) made += seen_.bids[seat_at(i)] ? 1 : 0;
        return made;
    }

    MaybeFault bids() {
        for (int i = 0; i < rules_.seats(); ++i) {
            const std::optional<Bid>& bid = seen_.bids[seat_at(i)];
            if (!bid) continue;
            const bool numbered = bid->kind == BidKind::Tricks;
            const bool known = bid->is_nil() ? set_.nil && (!bid->blind || set_.blind_nil)
                                             : numbered && bid->tricks <= rules_.tricks_in_hand() &&
                                                   (bid->tricks > 0 || set_.zero_means == ZeroMeans::Zero) &&
                                                   (!bid->blind || set_.blind_bid_min > 0);
            if (!known) return Fault{"bids", "the rules do not have " + print_bid(*bid)};
        }
        const bool nobody_bids = set_.first_hand_free && seen_.standing.hands == 0;
        const bool during = seen_.phase == HandPhase::Blind || seen_.phase == HandPhase::Bidding;
        const bool before =
            seen_.phase == HandPhase::Discard && set_.widow_discard == WidowDiscard::BeforeBids;
        if (nobody_bids || before)
            return bids_made() == 0 && seen_.phase > HandPhase::Raising ? MaybeFault{}
                                                                        : Fault{"bids", "nobody bids here"};
        if (during) return own_bid() ? Fault{"bids", "the seat has bid already"} : MaybeFault{};
        return bids_made() == rules_.seats() ? MaybeFault{} : Fault{"bids", "all have bid before this phase"};
    }

    // That the rules have this phase, and what is to be given in it.
    MaybeFault phase() {
        const auto given = [&](int wanted) {
            return seen_.cards_to_give == wanted
                       ? MaybeFault{}
                       : Fault{"give", "must be " + std::to_string(wanted) + " here"};
        };
        switch (seen_.phase) {
            case HandPhase::Blind:
                if (!rules_.has_blind_bids())
                    return Fault{"phase", "nothing may be bid blind by these rules"};
                break;
            case HandPhase::Raising:
                if (set_.raise_round == RaiseRound::Off)
                    return Fault{"phase", "no bid may be raised by these rules"};
                if (own_bid()->is_nil() || own_bid()->blind) return Fault{"bids", "that bid is not raised"};
                break;
            case HandPhase::Discard:
                if (set_.widow == Widow::None) return Fault{"phase", "there is no widow by these rules"};
                if (set_.widow == Widow::Dealer && seen_.seat != seen_.dealer)
                    return Fault{"dealer", "it is the dealer who takes the widow"};
                return given(rules_.widow_size());
            case HandPhase::Exchange:
                if (cards_each_way() == 0) return Fault{"phase", "nothing is exchanged on these bids"};
                return given(cards_each_way());
            default:
                break;
        }
        return given(0);
    }

    MaybeFault legal_bids() {
        const LegalBids& legal = seen_.legal_bids;
        if (seen_.phase > HandPhase::Raising) return std::nullopt;
        if (legal.empty()) return Fault{"legal", "there is no bid"};
        if (legal.blind != (seen_.phase == HandPhase::Blind))
            return Fault{"legal", "bids are blind in the phase \"blind\" and in no other"};
        if (!legal.numbers.empty() && legal.numbers.most() > rules_.tricks_in_hand())
            return Fault{"legal", "a bid is above the tricks of a hand"};
        if (seen_.phase == HandPhase::Raising && !legal.has(*own_bid()))
            return Fault{"legal", "the own bid may stand"};
        return std::nullopt;
    }

    // Follows the cards that went between the partners, and what was laid off.
    MaybeFault gifts() {
        int exchanged = 0;
        for (const Gift& gift : seen_.gifts) {
            const int size = gift.cards.size();
            if (!(gift.cards - rules_.pack()).empty()) return Fault{"gifts", "a card is not in the pack"};
            if (!gift.to) {
                if (gift.from != seen_.seat || set_.widow == Widow::None || size != rules_.widow_size() ||
                    !laid_off_.empty() || seen_.phase == HandPhase::Discard)
                    return Fault{"gifts", "nothing like this is laid off"};
                laid_off_ = gift.cards;
                continue;
            }
            const bool own = gift.from == seen_.seat;
            ++exchanged;
            if (exchanged > gifts_made() || size != cards_each_way() ||
                own != (own_bid()->is_nil() == (exchanged == 1)) ||
                gift.from != (own ? seen_.seat : partner()) || *gift.to != (own ? partner() : seen_.seat))
                return Fault{"gifts", "nothing like this is exchanged"};
            balance_ += own ? -size : size;
            CardSet& from = own ? got_ : passed_;
            CardSet& to = own ? passed_ : got_;
            from -= gift.cards;
            to |= gift.cards;
        }
        if (exchanged < gifts_made()) return Fault{"gifts", "cards were exchanged before this"};
        if (has_laid_off().value_or(!laid_off_.empty()) == laid_off_.empty())
            return Fault{"gifts", "it is the dealer who lays the widow off"};
        if (!(laid_off_ & (passed_ | got_)).empty())
            return Fault{"gifts", "a card was laid off and exchanged"};
        return std::nullopt;
    }

    // Every card is in one place.
    MaybeFault places() {
        CardSet played;
        if (!plays() && !cards_.empty()) return Fault{"played", "no card has been played in this phase"};
        for (const Card card : cards_) {
            if (!rules_.pack().has(card) || played.has(card))
                return Fault{"played", print_card(card) + " is not in the pack, or twice there"};
            played.add(card);
        }
        const CardSet held = seen_.held;
        if (!(held - rules_.pack()).empty()) return Fault{"hand", "a card is not in the pack"};
        if (!(held & played).empty()) return Fault{"hand", "a card was played already"};
        if (!(laid_off_ & (held | played)).empty())
            return Fault{"gifts", "a card that was laid off came back"};
        if (!(passed_ & held).empty()) return Fault{"gifts", "a card that was given away is in the hand"};
        if (!(got_ - held - played).empty())
            return Fault{"gifts", "a card that was given to the seat is gone"};
        return std::nullopt;
    }

    // Plays the cards again. Of another's hand only the cards that it certainly held are known, and those
    // suffice to see that it broke a rule.
    MaybeFault play() {
        PerSeat<CardSet> known;
        known[seen_.seat] = seen_.held;
        if (!seen_.gifts.empty() && rules_.has_exchanges()) known[partner()] = passed_;
        if (MaybeFault found = seat_cards(known)) return found;
        if (plays()) seen_.play.trick = Trick(leader_);
        for (const PlayedCard& played : seen_.played) {
            CardSet& hand = known[played.seat];
            if (!legal_cards(rules_, hand, seen_.play).has(played.card))
                return Fault{"played", print_card(played.card) + " was against the rules of play"};
            hand.remove(played.card);
            add_to_trick(played);
        }
        const bool right_turn = !plays() || turn_ == seen_.seat;
        return right_turn ? MaybeFault{} : Fault{"seat", "another seat is in turn"};
    }

    // Says who played what, and adds it to what they held.
    MaybeFault seat_cards(PerSeat<CardSet>& known) {
        Trick trick(leader_);
        turn_ = leader_;
        for (const Card card : cards_) {
            for (int i = 0; i < rules_.seats(); ++i)
                if (seat_at(i) != turn_ && known[seat_at(i)].has(card))
                    return Fault{"played", print_card(card) + " was in another hand"};
            known[turn_].add(card);
            trick.add(rules_, turn_, card);
            seen_.played.push_back({turn_, card});
            turn_ = left_of(turn_, rules_.seats());
            if (trick.size() < rules_.seats()) continue;
            turn_ = trick.winner();
            trick = Trick(turn_);
        }
        return hand_size();
    }

    MaybeFault hand_size() const {
        int own = rules_.tricks_in_hand() + balance_;
        if (seen_.phase == HandPhase::Discard) own += rules_.widow_size();
        for (const PlayedCard& played : seen_.played) own -= played.seat == seen_.seat ? 1 : 0;
        if (seen_.phase == HandPhase::Blind) own = 0;
        if (seen_.held.size() == own && (own > 0 || !plays())) return std::nullopt;
        return Fault{"hand", "must be " + std::to_string(own) + " cards"};
    }

    void add_to_trick(const PlayedCard& played) {
        PlayState& state = seen_.play;
        state.trick.add(rules_, played.seat, played.card);
        state.spades_broken |= rules_.suit_of(played.card) == Suit::Spades;
        if (state.trick.size() < rules_.seats()) return;
        const Seat winner = state.trick.winner();
        ++seen_.taken[winner];
        ++state.tricks_done;
        state.trick = Trick(winner);
    }

    // Some deal agrees with all of it: whatever holders one takes, the cards that only they may hold are no
    // more than they have room for (Hall's theorem).
    MaybeFault unseen() {
        if (plays() && set_.lead != OpeningLead::LeftOfDealer) {
            const CardSet lead = cards_.empty() ? seen_.held : CardSet::of(cards_[0]);
            if ((lead & rules_.suit(Suit::Clubs)).empty())
                return Fault{"leader", "the play opens with a club"};
        }
        const Unseen unseen = unseen_by(Ranked(rules_), seen_);
        const auto holders = unseen.holders.size();
        for (std::size_t chosen = 0; chosen < std::size_t{1} << holders; ++chosen) {
            CardSet others;
            int room = 0;
            for (std::size_t i = 0; i < holders; ++i) {
                const bool is_chosen = (chosen >> i & 1) != 0;
                if (is_chosen)
                    room += unseen.holders[i].room;
                else
                    others |= unseen.holders[i].may_hold;
            }
            if ((unseen.cards - others).size() > room)
                return Fault{"played", "no deal leads to this by the rules of play"};
        }
        return std::nullopt;
    }

    Observation& seen_;
    const Rules& rules_;
    const RuleSet& set_;
    Seat leader_;
    std::span<const Card> cards_;
    CardSet laid_off_;
    CardSet passed_;   // from the own seat to the partner, and with it since
    CardSet got_;      // from the partner, and not given back
    int balance_ = 0;  // cards got less cards given
    Seat turn_{};
};

}  // namespace

std::optional<Fault> complete_position(Observation& seen, Seat leader, std::span<const Card> cards) {
    return Checker(seen, leader, cards).check();
}

}  // namespace larch
