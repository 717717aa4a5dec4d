// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "notation/record.h"
#include "rules/observation.h"
#include "table/event.h"
#include "table/view.h"

namespace larch {

// One table: a match being played, which is its record and what follows from that record. It knows every
// card; a client gets a View and a player an Observation. It never asks a bot itself: its host does, and
// hands in the answer as an intent.
class Table {
  public:
    // Hears what happened, action by action, with the table as it stands after each.
    using Listener = std::function<void(const Table&, const std::vector<Event>&)>;
    // A new match with its first hand dealt. Every hand's seed is derived from `seed`.
    static Table start(const Rules& rules, const Seed& seed, const PerSeat<Player>& players,
                       std::string engine, const Listener& on_event = {});
    // The match of a record, replayed through the rules. A fault names the hand and the bid, card or claim
    // that breaks them.
    static Parsed<Table> open(const MatchRecord& record, const Listener& on_event = {});

    // What `seat` asks for happens, and the events are returned; or it is refused and nothing has changed.
    std::expected<std::vector<Event>, Refusal> apply(Seat seat, const Intent& intent);

    // From now on all bots play at that level.
    void seat_bots(const std::string& level);

    const Rules& rules() const { return *rules_; }
    const MatchRecord& record() const { return record_; }
    const Hand& hand() const { return *hand_; }
    Phase phase() const;
    // Whose bid or card is awaited; nothing between hands and after the match.
    std::optional<Seat> turn() const;
    // Of the match, the hand that goes on not included.
    const Standing& standing() const { return standing_; }
    std::optional<Side> winner() const { return winner_; }
    const std::vector<HandResult>& results() const { return results_; }

    // `seat` is one of the table's. An observation refers to rules(), and both end with the table and with
    // its next undo.
    View view(Seat seat) const;
    // The cards in the hand of `seat`, be they seen or not, sorted as in its view: for those who look back.
    std::vector<HeldCard> held(Seat seat) const;
    Observation observation(Seat seat) const;
    // The seed for the decision now awaited: the same again after undo, different for every decision of the
    // match.
    std::uint64_t decision_seed() const;
    // Of the whole state, hidden cards and all.
    std::uint64_t digest() const;

  private:
    // Where the record stood before a decision.
    struct DecisionPoint {
        Seat seat{};
        std::size_t hand = 0;
        std::size_t bids = 0;
        std::size_t gifts = 0;
        std::size_t cards = 0;
        HandStage stage{};
        bool reveals = false;  // it answered a blind offer, and the hand was seen after it
    };

    Table(const Rules& rules, MatchRecord record);

    void deal_next(std::vector<Event>& events);
    void begin_hand(const HandRecord& hand, std::vector<Event>& events);
    void make_bid(Bid bid, std::vector<Event>& events);
    void give_cards(CardSet cards, std::vector<Event>& events);
    void pass_on(HandPhase before, std::vector<Event>& events);
    void play_card(Card card, std::vector<Event>& events);
    void grant_claim(std::vector<Event>& events);
    void finish_hand(std::vector<Event>& events);
    void remember_decision();
    const DecisionPoint* last_decision(Seat seat) const;
    std::expected<std::vector<Event>, Refusal> undo(Seat seat);
    bool may_undo(Seat seat) const;
    std::vector<Gift> gifts_of(Seat seat) const;
    // Those of this hand, the one on the table last, be it empty.
    InlineVector<Trick, 32> tricks() const;
    std::optional<Fault> replay_hand(const HandRecord& hand, const Listener& on_event);

    std::string rules_in_words_;
    std::unique_ptr<const Rules> rules_;  // kept in one place, since hands refer to it
    MatchRecord record_;
    std::optional<Hand> hand_;  // there from the first deal on
    Standing standing_;
    std::vector<Gift> gifts_;  // of this hand
    std::vector<HandResult> results_;
    std::optional<Side> winner_;
    std::vector<DecisionPoint> decisions_;
};

}  // namespace larch
