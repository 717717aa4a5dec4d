// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <algorithm>

#include "rules/hand.h"

namespace larch {

// What a seat's partners have bid so far.
struct Hand::Partners {
    int tricks = 0;
    int weakest = 0;  // the lowest number bid, when there is one
    bool any_number = false;
    bool any_nil = false;
    bool any_blind_nil = false;
    bool all_have_bid = true;
};

Hand::Partners Hand::partners_of(Seat seat) const {
    Partners partners;
    for (int i = 0; i < rules_->seats(); ++i) {
        const Seat other = seat_at(i);
        if (!rules_->are_partners(seat, other)) continue;
        if (!(has_bid_ & bit(other))) {
            partners.all_have_bid = false;
            continue;
        }
        const Bid bid = bids_[other];
        if (bid.is_nil()) {
            partners.any_nil = true;
            partners.any_blind_nil |= bid.blind;
            continue;
        }
        partners.weakest = partners.any_number ? std::min(partners.weakest, bid.tricks) : bid.tricks;
        partners.any_number = true;
        partners.tricks += bid.tricks;
    }
    return partners;
}

namespace {

// The bids that are left, rule by rule; each rule that takes some away is reported with its reason.
template <class Visit>
class Narrowing {
  public:
    Narrowing(LegalBids bids, Visit& visit) : bids_(bids), visit_(visit) {}
    void numbers(Numbers allowed, const char* clause, Reason reason = Reason::BidOutOfRange) {
        if ((bids_.numbers & allowed) == bids_.numbers) return;
        bids_.numbers = bids_.numbers & allowed;
        visit_(bids_, reason, clause);
    }
    void nil(bool allowed, const char* clause, Reason reason = Reason::NilNotAllowed) {
        if (allowed || !bids_.nil) return;
        bids_.nil = false;
        visit_(bids_, reason, clause);
    }

  private:
    LegalBids bids_;
    Visit& visit_;
};

constexpr LegalBids everything(bool blind) { return {.numbers = Numbers(~0U), .nil = true, .blind = blind}; }

int count_aces(CardSet held) {
    int aces = 0;
    for (const Card card : held) aces += card.rank() == Rank::Ace ? 1 : 0;
    return aces;
}

Numbers exactly(int number) { return number > 0 ? Numbers::of(number) : Numbers{}; }

}  // namespace

// Calls visit(bids, reason, clause) with what is left after each rule that leaves less, for a seat that is
// asked for a bid now: the last is all that it may bid.
template <class Visit>
void Hand::narrow_bids(Seat seat, bool blind, Visit visit) const {
    const RuleSet& set = rules_->set();
    if (set.bid_mode != BidMode::Free) return narrow_dictated_bids(seat, visit);

    const int most = rules_->tricks_in_hand();
    const Partners partners = partners_of(seat);
    Narrowing left(everything(blind), visit);
    if (blind) {
        const bool numbers = set.blind_bid_min > 0;
        const int least = std::max(set.blind_bid_min, set.min_seat);
        left.numbers(numbers ? Numbers::range(least, most) : Numbers{}, "2.10");
        left.nil(set.blind_nil, "2.7");
    } else {
        left.numbers(plain_bids(*rules_).numbers, "2.2");
        left.nil(set.nil, "2.3");
    }
    left.nil(!(set.double_nil == DoubleNil::Forbid && partners.any_nil), "2.6");
    if (blind) left.nil(set.blind_both || !partners.any_blind_nil, "2.7");
    if (set.min_team > 0 && partners.all_have_bid) {
        const bool needs_board = set.board_nil == BoardNil::NeedsBoard;
        if (needs_board || !partners.any_nil)
            left.numbers(Numbers::range(std::max(0, set.min_team - partners.tricks), most), "2.11");
        left.nil(!needs_board || partners.tricks >= set.min_team, "2.11");
    }
    if (set.nil_partner_min > 0) {
        if (partners.any_nil) left.numbers(Numbers::range(set.nil_partner_min, most), "2.12");
        left.nil(!partners.any_number || partners.weakest >= set.nil_partner_min, "2.12");
    }
    if (set.forbid_total) {
        int total = 0;
        int waiting = 0;
        for (int i = 0; i < rules_->seats(); ++i) {
            total += bids_[seat_at(i)].tricks;
            waiting += (has_bid_ & bit(seat_at(i))) ? 0 : 1;
        }
        if (waiting > 1) return;
        if (total <= most)
            left.numbers(Numbers::range(0, most) - Numbers::of(most - total), "2.13", Reason::TotalForbidden);
        left.nil(total != most, "2.13", Reason::TotalForbidden);
    }
}

template <class Visit>
void Hand::narrow_raises(Visit visit) const {
    const int bid = bids_[cards_.turn].tricks;
    const bool by_one = rules_->set().raise_round == RaiseRound::PlusOne;
    Narrowing left(everything(false), visit);
    left.numbers(Numbers::range(bid, by_one ? bid + 1 : rules_->tricks_in_hand()), "2.15");
    left.nil(false, "2.15");
}

// Where the cards, the partner or a list say what may be bid.
template <class Visit>
void Hand::narrow_dictated_bids(Seat seat, Visit visit) const {
    const RuleSet& set = rules_->set();
    const Numbers any = Numbers::range(set.min_seat, rules_->tricks_in_hand());
    const Partners partners = partners_of(seat);
    const CardSet held = cards_.held[seat];
    Narrowing left(everything(false), visit);
    left.numbers(any, "2.2");
    left.nil(set.nil, "2.3");
    LegalBids bids{.numbers = any, .nil = set.nil};
    const char* clause = "2.17";
    const auto counted = [&](int number) {
        bids.numbers = exactly(number);
        bids.nil = number == 0;
    };
    switch (set.bid_mode) {
        case BidMode::Free:
            break;
        case BidMode::Suicide:
            clause = "2.18";
            bids.numbers = partners.any_number
                               ? Numbers{}
                               : any & Numbers::range(set.nil_partner_min, rules_->tricks_in_hand());
            bids.nil = !partners.any_nil;
            break;
        case BidMode::JokerWhiz:
            if (seat == rules_->bidder(dealer_, rules_->seats() - 1)) break;
            [[fallthrough]];
        case BidMode::Whiz:
            bids.numbers = exactly((held & rules_->suit(Suit::Spades)).size());
            break;
        case BidMode::Mirror:
            counted((held & rules_->suit(Suit::Spades)).size());
            break;
        case BidMode::Hearts:
            counted((held & rules_->suit(Suit::Hearts)).size());
            break;
        case BidMode::Aces:
            counted(3 * count_aces(held));
            break;
        case BidMode::Deuce:
        case BidMode::Ace: {
            const Rank rank = set.bid_mode == BidMode::Deuce ? Rank::Two : Rank::Ace;
            if (held.has(Card(rank, Suit::Spades))) bids = {.numbers = Numbers::of(2)};
            break;
        }
        case BidMode::Fixed:
            clause = "2.19";
            bids.numbers = set.fixed_bids;
            break;
    }
    left.numbers(bids.numbers, clause);
    left.nil(bids.nil, clause);
    left.nil(!(set.double_nil == DoubleNil::Forbid && partners.any_nil), "2.6");
}

template <class Visit>
void Hand::narrow_awaited_bids(Visit visit) const {
    if (phase_ == HandPhase::Raising) return narrow_raises(visit);
    narrow_bids(cards_.turn, phase_ == HandPhase::Blind, visit);
}

LegalBids Hand::narrowed_bids() const {
    LegalBids legal;
    if (is_bidding()) narrow_awaited_bids([&](const LegalBids& left, Reason, const char*) { legal = left; });
    return legal;
}

LegalBids Hand::blind_bids(Seat seat) const {
    LegalBids legal;
    narrow_bids(seat, true, [&](const LegalBids& left, Reason, const char*) { legal = left; });
    return legal;
}

// The clause that stands against a blind bid where none is asked for: that which forbids this bid, or else
// the one that says who is asked.
Refusal Hand::blind_not_offered(Seat seat, Bid bid) const {
    Refusal refusal{.reason = Reason::BlindNotOffered, .clause = "2.8"};
    if (bid.kind == BidKind::Look || !rules_->has_blind_bids()) return refusal;
    bool forbidden = false;
    narrow_bids(seat, true, [&](const LegalBids& left, Reason, const char* clause) {
        if (forbidden || left.has(bid)) return;
        forbidden = true;
        refusal.clause = clause;
    });
    return refusal;
}

std::optional<Refusal> Hand::refusal(Seat seat, Bid bid) const {
    if (!is_bidding()) return Refusal{.reason = Reason::NotBidding, .clause = "2.1"};
    if (seat != cards_.turn)
        return Refusal{.reason = Reason::NotYourTurn, .seat = cards_.turn, .clause = "2.1"};
    const LegalBids legal = legal_bids();
    if (legal.has(bid)) return std::nullopt;
    if (bid.kind == BidKind::Look || (bid.blind && !legal.blind)) return blind_not_offered(seat, bid);
    if (!bid.blind && legal.blind) return Refusal{.reason = Reason::AnswerBlindFirst, .clause = "2.9"};
    std::optional<Refusal> refusal;
    // A nil with a number beside it is none by any rules.
    if (bid.is_nil() && bid.tricks != 0) refusal = Refusal{.reason = Reason::NilNotAllowed, .clause = "2.3"};
    narrow_awaited_bids([&](const LegalBids& left, Reason reason, const char* clause) {
        if (!refusal && !left.has(bid)) refusal = Refusal{.reason = reason, .clause = clause};
    });
    if (!legal.numbers.empty()) {
        refusal->least = legal.numbers.least();
        refusal->most = legal.numbers.most();
    }
    return refusal;
}

bool Hand::may_raise(Seat seat) const {
    return bids_[seat].kind == BidKind::Tricks && !bids_[seat].blind &&
           bids_[seat].tricks < rules_->tricks_in_hand();
}

void Hand::bid(Bid bid) {
    assert(!refusal(cards_.turn, bid));
    hidden_ &= static_cast<std::uint8_t>(~bit(cards_.turn));
    if (bid.kind != BidKind::Look) {
        bids_[cards_.turn] = bid;
        has_bid_ |= bit(cards_.turn);
        ++place_;
    }
    // The usual case without the walk: the next to bid follows from the order alone.
    if (stage_ == Stage::Auction && place_ < rules_->seats() && !rules_->has_blind_bids())
        cards_.turn = rules_->bidder(dealer_, place_);
    else
        settle();
}

}  // namespace larch
