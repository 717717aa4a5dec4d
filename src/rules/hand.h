// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/digest.h"
#include "cards/deal.h"
#include "rules/cardplay.h"

namespace larch {

// Tricks and Nil promise; to look is to answer that one bids only when the cards are seen (2.9).
enum class BidKind : std::uint8_t { Tricks, Nil, Look };

// What a seat says in the bidding: so many tricks, none (2.2, 2.3), or that it looks at its cards first.
struct Bid {
    BidKind kind = BidKind::Tricks;
    bool blind = false;  // made before the cards were seen
    int tricks = 0;

    static constexpr Bid nil() { return {BidKind::Nil, false, 0}; }
    static constexpr Bid of(int tricks) { return {BidKind::Tricks, false, tricks}; }
    static constexpr Bid blind_nil() { return {BidKind::Nil, true, 0}; }
    static constexpr Bid blind_of(int tricks) { return {BidKind::Tricks, true, tricks}; }
    static constexpr Bid look() { return {BidKind::Look, false, 0}; }
    constexpr bool is_nil() const { return kind == BidKind::Nil; }
    friend bool operator==(const Bid&, const Bid&) = default;
};

// Which bids a seat may make now. When they are blind, its other answer is to look.
struct LegalBids {
    Numbers numbers;
    bool nil = false;
    bool blind = false;

    bool has(Bid bid) const {
        if (bid.kind == BidKind::Look) return blind && !bid.blind && bid.tricks == 0;
        if (bid.blind != blind) return false;
        return bid.is_nil() ? nil && bid.tricks == 0 : numbers.has(bid.tricks);
    }
    // A bid that commits to something, be it only one.
    bool empty() const { return numbers.empty() && !nil; }
    friend bool operator==(const LegalBids&, const LegalBids&) = default;
};

// What anyone may bid where nothing else restricts the bids (2.2, 2.3, 2.5).
inline LegalBids plain_bids(const Rules& rules) {
    const RuleSet& set = rules.set();
    const int least = set.zero_means == ZeroMeans::Zero ? 0 : set.min_seat;
    return {.numbers = Numbers::range(least, rules.tricks_in_hand()), .nil = set.nil};
}

// How many cards two partners give each other for the nil of one of them, who passes first; none for the nil
// of neither or of both (2.20).
inline int cards_exchanged(const Rules& rules, Bid one, Bid other) {
    if (one.is_nil() == other.is_nil()) return 0;
    return (one.is_nil() ? one : other).blind ? rules.set().blind_pass : rules.set().nil_pass;
}

// Cards that a seat passed to its partner, or laid off when there is no receiver (2.20, 1.6).
struct Gift {
    Seat from{};
    std::optional<Seat> to;
    CardSet cards;

    friend bool operator==(const Gift&, const Gift&) = default;
};

struct PlayedCard {
    Seat seat{};
    Card card;

    friend bool operator==(const PlayedCard&, const PlayedCard&) = default;
};

// What is awaited. Blind: whether the seat in turn bids before it sees its cards. Discard: the widow's holder
// lays off as many cards as it took up. Exchange: cards for a partner, on a nil.
enum class HandPhase : std::uint8_t { Blind, Bidding, Raising, Discard, Exchange, Play, Over };

// What the match so far means for a hand's bidding.
struct HandTerms {
    std::uint8_t may_go_blind = 0;  // a bit for each seat that stands so that it may (2.8)
    bool bids_itself = false;       // nobody bids (2.16)

    friend bool operator==(const HandTerms&, const HandTerms&) = default;
};

// One deal being bid and played: the state that the rules of one hand need, small enough to copy for every
// line of play that a player thinks through. It refers to `rules`, which must outlive it.
class Hand {
  public:
    Hand(const Rules& rules, const Deal& deal, Seat dealer, HandTerms terms = {});

    const Rules& rules() const { return *rules_; }
    HandPhase phase() const { return phase_; }
    Seat dealer() const { return dealer_; }
    // Whose turn it is; meaningless once the hand is over.
    Seat turn() const { return cards_.turn; }
    CardSet held(Seat seat) const { return cards_.held[seat]; }
    // The cards that nobody holds: the widow, then what was laid off (1.6).
    CardSet widow() const { return widow_; }
    // Whether the seat may know its cards: not before it has answered, when it may bid blind, and not before
    // all have when they are asked ahead of the deal (2.9).
    bool sees_cards(Seat seat) const { return stage_ != Stage::BlindAnswers && has_answered(seat); }
    bool is_bidding() const { return phase_ <= HandPhase::Raising; }
    // Whether the hand was given up for its low bids (2.14); it is over then, and scores nothing.
    bool thrown_in() const { return thrown_in_; }
    bool bids_itself() const { return bids_itself_; }

    // The bid of a seat, or nothing before it has bid.
    std::optional<Bid> bid_of(Seat seat) const {
        if ((has_bid_ & bit(seat)) == 0) return std::nullopt;
        return bids_[seat];
    }
    // What the seat in turn may bid; empty when the hand is not being bid.
    LegalBids legal_bids() const {
        if (phase_ == HandPhase::Bidding && !rules_->restricts_bids()) return plain_bids(*rules_);
        return narrowed_bids();
    }
    // Why `seat` may not bid so now, or nothing when it may.
    std::optional<Refusal> refusal(Seat seat, Bid bid) const;
    // The seat in turn bids, or raises its bid, or stands by it. Precondition: not refused.
    void bid(Bid bid);

    // How many cards the seat in turn gives to its partner or lays off; 0 when that is not awaited.
    int cards_to_give() const;
    // Who gets them; nothing when they are laid off.
    std::optional<Seat> receiver() const;
    // Why `seat` may not give these cards now, or nothing when it may.
    std::optional<Refusal> refusal(Seat seat, CardSet given) const;
    // The seat in turn gives cards, or lays them off. Precondition: not refused.
    void give(CardSet given);

    // The cards the seat in turn may play.
    CardSet legal_cards() const { return cards_.legal_cards(*rules_); }
    // What speaks against `seat` playing the card now, or nothing when it may: refusal without its
    // particulars, for those who ask about every card.
    std::optional<Reason> objection(Seat seat, Card card) const;
    // Why `seat` may not play the card now, or nothing when it may.
    std::optional<Refusal> refusal(Seat seat, Card card) const;
    // The seat in turn plays a card; returns who won the trick if this card completed it.
    // Precondition: not refused.
    std::optional<Seat> play(Card card);
    // The seat on lead takes every trick that is left (3.6). Precondition: the claim is proven.
    void award_rest();

    const Trick& trick() const { return cards_.state.trick; }
    const PlayState& play_state() const { return cards_.state; }
    int tricks_done() const { return cards_.state.tricks_done; }
    bool spades_broken() const { return cards_.state.spades_broken; }
    int taken(Seat seat) const { return cards_.taken[seat]; }

    void add_to(Digest& digest) const;

  private:
    // The hand's parts in their order; most are skipped when the rules do not have them.
    enum class Stage : std::uint8_t { WidowFirst, BlindAnswers, Auction, Raises, Widow, Exchanges, Play };

    static constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1 << index(seat)); }
    LegalBids narrowed_bids() const;
    struct Partners;
    Partners partners_of(Seat seat) const;
    template <class Visit>
    void narrow_bids(Seat seat, bool blind, Visit visit) const;
    template <class Visit>
    void narrow_dictated_bids(Seat seat, Visit visit) const;
    template <class Visit>
    void narrow_raises(Visit visit) const;
    template <class Visit>
    void narrow_awaited_bids(Visit visit) const;
    bool has_answered(Seat seat) const { return (hidden_ & bit(seat)) == 0; }
    LegalBids blind_bids(Seat seat) const;  // what the seat may bid blind when it is asked now
    bool await_blind_answer(Seat seat);
    Refusal blind_not_offered(Seat seat, Bid bid) const;
    bool may_raise(Seat seat) const;
    int cards_passed_by(Seat seat) const;

    void settle();
    bool awaits_in_stage();
    bool await(HandPhase phase, Seat seat);
    bool await_widow();
    bool await_exchange();
    void start_play();
    void end_bidding();

    const Rules* rules_;
    Cardplay cards_;
    CardSet widow_;
    PerSeat<Bid> bids_;
    HandPhase phase_ = HandPhase::Bidding;
    Stage stage_ = Stage::WidowFirst;
    int place_ = 0;             // how far the stage has come
    bool returning_ = false;    // the exchange's second half: the partner gives back
    std::uint8_t has_bid_ = 0;  // a bit for each seat
    std::uint8_t hidden_ = 0;   // a bit for each seat that has not yet answered
    bool bids_itself_ = false;
    bool thrown_in_ = false;
    Seat dealer_;
};

inline std::optional<Reason> Hand::objection(Seat seat, Card card) const {
    if (phase_ != HandPhase::Play) return Reason::NotPlaying;
    if (seat != cards_.turn) return Reason::NotYourTurn;
    if (legal_cards().has(card)) return std::nullopt;
    if (!cards_.held[seat].has(card)) return Reason::CardNotHeld;
    if (rules_->restricts_play()) return restriction(*rules_, cards_.held[seat], cards_.state, card);
    return cards_.state.trick.empty() ? Reason::SpadesNotBroken : Reason::MustFollowSuit;
}

}  // namespace larch
