// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/hand.h"

namespace larch {

Hand::Hand(const Rules& rules, const Deal& deal, Seat dealer)
    : rules_(&rules), held_(deal.hands), dealer_(dealer), turn_(left_of(dealer, rules.seats())) {
    play_.trick = Trick(turn_);
}

std::optional<Bid> Hand::bid_of(Seat seat) const {
    const int place = places_left(left_of(dealer_, rules_->seats()), seat, rules_->seats());
    if (place >= bids_made_) return std::nullopt;
    return bids_[seat];
}

LegalBids Hand::legal_bids() const { return {1, rules_->tricks_in_hand(), rules_->set().nil}; }

std::optional<Refusal> Hand::refusal(Seat seat, Bid bid) const {
    if (phase_ != HandPhase::Bidding) return Refusal{.reason = Reason::NotBidding, .clause = "2.1"};
    if (seat != turn_) return Refusal{.reason = Reason::NotYourTurn, .seat = turn_, .clause = "2.1"};
    const LegalBids legal = legal_bids();
    if (bid.is_nil()) {
        if (legal.nil && bid.tricks == 0) return std::nullopt;
        return Refusal{
            .reason = Reason::NilNotAllowed, .least = legal.least, .most = legal.most, .clause = "2.3"};
    }
    if (bid.tricks >= legal.least && bid.tricks <= legal.most) return std::nullopt;
    return Refusal{
        .reason = Reason::BidOutOfRange, .least = legal.least, .most = legal.most, .clause = "2.2"};
}

void Hand::bid(Bid bid) {
    assert(!refusal(turn_, bid));
    bids_[turn_] = bid;
    turn_ = left_of(turn_, rules_->seats());
    if (++bids_made_ == rules_->seats()) phase_ = HandPhase::Play;
}

std::optional<Refusal> Hand::refusal(Seat seat, Card card) const {
    const std::optional<Reason> reason = objection(seat, card);
    if (!reason) return std::nullopt;
    Refusal refusal{.reason = *reason, .card = card, .clause = "3.1"};
    switch (*reason) {
        case Reason::NotYourTurn:
            refusal.seat = turn_;
            break;
        case Reason::CardNotHeld:
            refusal.clause = "3.2";
            break;
        case Reason::MustFollowSuit:
            refusal.suit = play_.trick.led();
            refusal.clause = "3.2";
            break;
        case Reason::SpadesNotBroken:
            refusal.clause = "3.5";
            break;
        default:
            break;
    }
    return refusal;
}

std::optional<Seat> Hand::play(Card card) {
    assert(phase_ == HandPhase::Play && legal_cards().has(card));
    held_[turn_].remove(card);
    play_.trick.add(*rules_, turn_, card);
    play_.spades_broken |= rules_->suit(Suit::Spades).has(card);
    if (play_.trick.size() < rules_->seats()) {
        turn_ = left_of(turn_, rules_->seats());
        return std::nullopt;
    }
    turn_ = play_.trick.winner();
    ++taken_[turn_];
    if (++play_.tricks_done == rules_->tricks_in_hand()) phase_ = HandPhase::Over;
    play_.trick = Trick(turn_);
    return turn_;
}

void Hand::award_rest() {
    assert(phase_ == HandPhase::Play && play_.trick.empty());
    const int left = rules_->tricks_in_hand() - play_.tricks_done;
    taken_[turn_] = static_cast<std::uint8_t>(taken_[turn_] + left);
    play_.tricks_done += left;
    phase_ = HandPhase::Over;
}

void Hand::add_to(Digest& digest) const {
    digest.add(static_cast<std::uint64_t>(phase_));
    digest.add(static_cast<std::uint64_t>(dealer_));
    digest.add(static_cast<std::uint64_t>(turn_));
    digest.add(bids_made_);
    for (int i = 0; i < rules_->seats(); ++i) {
        const Seat seat = seat_at(i);
        digest.add(held_[seat].bits());
        digest.add(static_cast<std::uint64_t>(bids_[seat].kind));
        digest.add(static_cast<std::uint64_t>(bids_[seat].tricks));
        digest.add(taken_[seat]);
    }
    digest.add(static_cast<std::uint64_t>(play_.tricks_done));
    digest.add(play_.spades_broken ? 1 : 0);
    digest.add(static_cast<std::uint64_t>(play_.trick.leader()));
    for (int place = 0; place < play_.trick.size(); ++place)
        digest.add(static_cast<std::uint64_t>(play_.trick.card(place).index()));
}

}  // namespace larch
