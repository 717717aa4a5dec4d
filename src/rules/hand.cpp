// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/hand.h"

#include <string>

namespace larch {

Hand::Hand(const Rules& rules, const Deal& deal, Seat dealer, HandTerms terms)
    : rules_(&rules),
      cards_{.held = deal.hands, .turn = dealer},
      widow_(deal.widow),
      hidden_(terms.may_go_blind),
      bids_itself_(terms.bids_itself),
      dealer_(dealer) {
    settle();
}

// The order of things. An action is followed by settle(), which finds what is awaited next.

void Hand::settle() {
    while (!awaits_in_stage()) {
        stage_ = static_cast<Stage>(static_cast<int>(stage_) + 1);
        place_ = 0;
    }
}

bool Hand::await(HandPhase phase, Seat seat) {
    phase_ = phase;
    cards_.turn = seat;
    return true;
}

bool Hand::awaits_in_stage() {
    const RuleSet& set = rules_->set();
    switch (stage_) {
        case Stage::WidowFirst:
            return set.widow_discard == WidowDiscard::BeforeBids && await_widow();
        case Stage::BlindAnswers:
            if (set.blind_phase == BlindPhase::PreDeal)
                for (; place_ < rules_->seats(); ++place_)
                    if (await_blind_answer(rules_->bidder(dealer_, place_))) return true;
            return false;
        case Stage::Auction:
            if (bids_itself_) return false;
            for (; place_ < rules_->seats(); ++place_) {
                const Seat seat = rules_->bidder(dealer_, place_);
                if (has_bid_ & bit(seat)) continue;
                return await_blind_answer(seat) || await(HandPhase::Bidding, seat);
            }
            return false;
        case Stage::Raises:
            if (set.raise_round != RaiseRound::Off && !bids_itself_)
                for (; place_ < rules_->seats(); ++place_)
                    if (const Seat seat = rules_->raiser(dealer_, place_); may_raise(seat))
                        return await(HandPhase::Raising, seat);
            end_bidding();
            return thrown_in_;
        case Stage::Widow:
            return set.widow_discard == WidowDiscard::AfterBids && await_widow();
        case Stage::Exchanges:
            return rules_->has_exchanges() && await_exchange();
        case Stage::Play:
            start_play();
            break;
    }
    return true;
}

// A seat that has nothing left to bid blind is not asked.
bool Hand::await_blind_answer(Seat seat) {
    if (!has_answered(seat) && !blind_bids(seat).empty()) return await(HandPhase::Blind, seat);
    hidden_ &= static_cast<std::uint8_t>(~bit(seat));
    return false;
}

// The widow's holder takes it up at once.
bool Hand::await_widow() {
    const Widow widow = rules_->set().widow;
    if (widow == Widow::None || place_ > 0) return false;
    const Seat holder = widow == Widow::Dealer ? dealer_ : lowest_club_holder(*rules_, cards_.held);
    cards_.held[holder] |= widow_;
    widow_ = {};
    return await(HandPhase::Discard, holder);
}

// Of the two partners it is the bidder of the nil who begins.
int Hand::cards_passed_by(Seat seat) const {
    if (!bids_[seat].is_nil()) return 0;
    return cards_exchanged(*rules_, bids_[seat], bids_[rules_->partner_of(seat)]);
}

bool Hand::await_exchange() {
    for (; place_ < rules_->seats(); ++place_) {
        const Seat bidder = rules_->bidder(dealer_, place_);
        if (cards_passed_by(bidder) > 0)
            return await(HandPhase::Exchange, returning_ ? rules_->partner_of(bidder) : bidder);
    }
    return false;
}

void Hand::end_bidding() {
    if (bids_itself_ || rules_->set().min_table == 0) return;
    int total = 0;
    for (int i = 0; i < rules_->seats(); ++i) total += bids_[seat_at(i)].tricks;
    if (total >= rules_->set().min_table) return;
    thrown_in_ = true;
    phase_ = HandPhase::Over;
}

void Hand::start_play() {
    phase_ = HandPhase::Play;
    cards_.turn = opening_leader(*rules_, dealer_, cards_.held);
    cards_.state.trick = Trick(cards_.turn);
}

// Giving cards away.

int Hand::cards_to_give() const {
    if (phase_ == HandPhase::Discard) return rules_->widow_size();
    if (phase_ == HandPhase::Exchange) return cards_passed_by(rules_->bidder(dealer_, place_));
    return 0;
}

std::optional<Seat> Hand::receiver() const {
    if (phase_ != HandPhase::Exchange) return std::nullopt;
    const Seat bidder = rules_->bidder(dealer_, place_);
    return returning_ ? bidder : rules_->partner_of(bidder);
}

std::optional<Refusal> Hand::refusal(Seat seat, CardSet given) const {
    const int count = cards_to_give();
    const char* clause = phase_ == HandPhase::Discard ? "1.6" : "2.20";
    if (count == 0) return Refusal{.reason = Reason::NotGiving, .clause = "2.20"};
    if (seat != cards_.turn)
        return Refusal{.reason = Reason::NotYourTurn, .seat = cards_.turn, .clause = clause};
    if (const CardSet foreign = given - cards_.held[seat]; !foreign.empty())
        return Refusal{.reason = Reason::CardNotHeld, .card = foreign.first(), .clause = clause};
    if (given.size() != count)
        return Refusal{.reason = Reason::WrongNumberOfCards, .least = count, .most = count, .clause = clause};
    return std::nullopt;
}

void Hand::give(CardSet given) {
    assert(!refusal(cards_.turn, given));
    const std::optional<Seat> to = receiver();
    cards_.held[cards_.turn] -= given;
    if (to) {
        cards_.held[*to] |= given;
        returning_ = !returning_;
        if (!returning_) ++place_;
    } else {
        widow_ = given;
        ++place_;
    }
    settle();
}

// Playing cards.

namespace {

CardSet one_of_each_suit(const Rules& rules, CardSet cards, Card (*pick)(const Rules&, CardSet)) {
    CardSet picked;
    for (const Suit suit : kEverySuit)
        if (const CardSet of_suit = cards & rules.suit(suit); !of_suit.empty())
            picked.add(pick(rules, of_suit));
    return picked;
}

// Calls visit(cards, reason) with what is left after each rule that leaves less, in order.
template <class Visit>
void narrow_cards(const Rules& rules, CardSet legal, const PlayState& state, Visit visit) {
    const RuleSet& set = rules.set();
    const auto narrow = [&](CardSet to, Reason reason) {
        to &= legal;
        if (to.empty() || to == legal) return;
        legal = to;
        visit(legal, reason);
    };
    const CardSet spades = rules.suit(Suit::Spades);
    const bool leading = state.trick.empty();
    const bool first = state.tricks_done == 0;
    const CardSet clubs = legal & rules.suit(Suit::Clubs);
    if (first && set.lead != OpeningLead::LeftOfDealer && !clubs.empty() &&
        (leading || set.lead == OpeningLead::AllLowestClubs))
        narrow(CardSet::of(clubs.first()), Reason::MustPlayLowestClub);
    if (first && !set.trump_first_trick) narrow(legal - spades, Reason::NoSpadeOnFirstTrick);
    if (set.must_trump && !leading && (legal & rules.suit(state.trick.led())).empty())
        narrow(spades, Reason::MustTrump);
    switch (set.forced_play) {
        case ForcedPlay::None:
            break;
        case ForcedPlay::Screamer:
            narrow(legal - spades, Reason::SpadesLast);
            break;
        case ForcedPlay::Assassin:
            narrow(spades, Reason::SpadesFirst);
            break;
        case ForcedPlay::Lowball:
            narrow(one_of_each_suit(rules, legal, weakest), Reason::LowestOfSuitOnly);
            break;
        case ForcedPlay::Highball:
            narrow(one_of_each_suit(rules, legal, strongest), Reason::HighestOfSuitOnly);
            break;
    }
}

}  // namespace

Seat lowest_club_holder(const Rules& rules, const PerSeat<CardSet>& held) {
    CardSet clubs;
    for (const CardSet hand : held.items) clubs |= hand & rules.suit(Suit::Clubs);
    Seat holder{};
    while (!held[holder].has(clubs.first())) holder = left_of(holder, rules.seats());
    return holder;
}

Seat opening_leader(const Rules& rules, Seat dealer, const PerSeat<CardSet>& held) {
    if (rules.set().lead == OpeningLead::LeftOfDealer) return left_of(dealer, rules.seats());
    return lowest_club_holder(rules, held);
}

CardSet restricted_cards(const Rules& rules, CardSet legal, const PlayState& state) {
    narrow_cards(rules, legal, state, [&](CardSet left, Reason) { legal = left; });
    return legal;
}

Reason restriction(const Rules& rules, CardSet held, const PlayState& state, Card card) {
    const CardSet following = following_cards(rules, held, state);
    if (!following.has(card)) return state.trick.empty() ? Reason::SpadesNotBroken : Reason::MustFollowSuit;
    std::optional<Reason> found;
    narrow_cards(rules, following, state, [&](CardSet left, Reason reason) {
        if (!found && !left.has(card)) found = reason;
    });
    assert(found);
    return *found;
}

namespace {

const char* clause_of(Reason reason) {
    switch (reason) {
        case Reason::CardNotHeld:
        case Reason::MustFollowSuit:
            return "3.2";
        case Reason::SpadesNotBroken:
            return "3.5";
        case Reason::MustPlayLowestClub:
            return "3.7";
        case Reason::NoSpadeOnFirstTrick:
            return "3.8";
        case Reason::MustTrump:
            return "3.9";
        case Reason::SpadesLast:
        case Reason::SpadesFirst:
        case Reason::LowestOfSuitOnly:
        case Reason::HighestOfSuitOnly:
            return "3.10";
        default:
            return "3.1";
    }
}

}  // namespace

std::optional<Refusal> Hand::refusal(Seat seat, Card card) const {
    const std::optional<Reason> reason = objection(seat, card);
    if (!reason) return std::nullopt;
    Refusal refusal{.reason = *reason, .card = card, .clause = clause_of(*reason)};
    if (*reason == Reason::NotYourTurn) refusal.seat = cards_.turn;
    if (*reason == Reason::MustFollowSuit) refusal.suit = cards_.state.trick.led();
    return refusal;
}

std::optional<Seat> Hand::play(Card card) {
    assert(phase_ == HandPhase::Play);
    const std::optional<Seat> winner = cards_.play(*rules_, card);
    if (cards_.is_over(*rules_)) phase_ = HandPhase::Over;
    return winner;
}

void Hand::award_rest() {
    assert(phase_ == HandPhase::Play && cards_.state.trick.empty());
    const int left = rules_->tricks_in_hand() - cards_.state.tricks_done;
    cards_.taken[cards_.turn] = static_cast<std::uint8_t>(cards_.taken[cards_.turn] + left);
    cards_.state.tricks_done += left;
    phase_ = HandPhase::Over;
}

void Hand::add_to(Digest& digest) const {
    digest.add(static_cast<std::uint64_t>(phase_));
    digest.add(static_cast<std::uint64_t>(dealer_));
    digest.add(static_cast<std::uint64_t>(cards_.turn));
    digest.add(static_cast<std::uint64_t>(stage_) << 16 | static_cast<std::uint64_t>(place_) << 8 |
               static_cast<std::uint64_t>(returning_) << 1 | static_cast<std::uint64_t>(thrown_in_));
    digest.add(static_cast<std::uint64_t>(has_bid_) << 8 | hidden_);
    digest.add(widow_.bits());
    for (int i = 0; i < rules_->seats(); ++i) {
        const Seat seat = seat_at(i);
        digest.add(cards_.held[seat].bits());
        digest.add(static_cast<std::uint64_t>(bids_[seat].kind) + (bids_[seat].blind ? 8 : 0));
        digest.add(static_cast<std::uint64_t>(bids_[seat].tricks));
        digest.add(cards_.taken[seat]);
    }
    digest.add(static_cast<std::uint64_t>(cards_.state.tricks_done));
    digest.add(cards_.state.spades_broken ? 1 : 0);
    digest.add(static_cast<std::uint64_t>(cards_.state.trick.leader()));
    for (int place = 0; place < cards_.state.trick.size(); ++place)
        digest.add(static_cast<std::uint64_t>(cards_.state.trick.card(place).index()));
}

}  // namespace larch
