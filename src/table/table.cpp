// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "table/table.h"

#include "notation/words.h"
#include "table/claim.h"

namespace larch {

namespace {

Seat first_dealer(const Seed& match_seed, int seats) {
    ChaCha stream(derive(match_seed, Purpose::FirstDealer, 0));
    return seat_at(static_cast<int>(stream.below(static_cast<std::uint32_t>(seats))));
}

Refusal refused(Reason reason) { return Refusal{.reason = reason}; }

}  // namespace

Table::Table(const Rules& rules, MatchRecord record)
    : rules_(std::make_unique<const Rules>(rules)), record_(std::move(record)) {}

Table Table::start(const Rules& rules, const Seed& seed, const PerSeat<Player>& players, std::string engine) {
    Table table(
        rules,
        MatchRecord{.engine = std::move(engine), .rules = rules.set(), .seed = seed, .players = players});
    std::vector<Event> events;
    table.deal_next(events);
    return table;
}

Parsed<Table> Table::open(const MatchRecord& record, const Listener& on_event) {
    Parsed<Rules> rules = Rules::make(record.rules);
    if (!rules) return std::unexpected(rules.error());
    if (record.hands.empty()) return fault("", "the record has no hand");
    MatchRecord head = record;
    head.hands.clear();
    Table table(*rules, std::move(head));
    for (std::size_t i = 0; i < record.hands.size(); ++i) {
        const std::string where = "hand " + std::to_string(i + 1);
        if (i > 0 && table.phase() == Phase::MatchOver) return fault(where, "the match was over before it");
        if (i > 0 && table.phase() != Phase::HandOver)
            return fault(where, "the hand before it was not finished");
        if (std::optional<Fault> broken = table.replay_hand(record.hands[i], on_event))
            return fault(where + (broken->where.empty() ? "" : ", " + broken->where), broken->what);
    }
    return table;
}

Phase Table::phase() const {
    if (winner_) return Phase::MatchOver;
    switch (hand_->phase()) {
        case HandPhase::Bidding:
            return Phase::Bidding;
        case HandPhase::Play:
            return Phase::Play;
        case HandPhase::Over:
            break;
    }
    return Phase::HandOver;
}

std::optional<Seat> Table::turn() const {
    if (hand_->phase() == HandPhase::Over) return std::nullopt;
    return hand_->turn();
}

std::expected<std::vector<Event>, Refusal> Table::apply(Seat seat, const Intent& intent) {
    if (index(seat) >= rules_->seats()) return std::unexpected(refused(Reason::UnknownSeat));
    std::vector<Event> events;
    if (const auto* make = std::get_if<MakeBid>(&intent)) {
        if (const auto refusal = hand_->refusal(seat, make->bid)) return std::unexpected(*refusal);
        remember_decision();
        make_bid(make->bid, events);
    } else if (const auto* play = std::get_if<PlayCard>(&intent)) {
        if (const auto refusal = hand_->refusal(seat, play->card)) return std::unexpected(*refusal);
        remember_decision();
        play_card(play->card, events);
    } else if (std::holds_alternative<ClaimRest>(intent)) {
        if (hand_->phase() != HandPhase::Play) return std::unexpected(refused(Reason::NotPlaying));
        if (seat != hand_->turn())
            return std::unexpected(
                Refusal{.reason = Reason::NotYourTurn, .seat = hand_->turn(), .clause = "3.1"});
        if (!claim_is_certain(observation(seat)))
            return std::unexpected(Refusal{.reason = Reason::ClaimNotCertain, .clause = "3.6"});
        remember_decision();
        grant_claim(events);
    } else if (std::holds_alternative<NextHand>(intent)) {
        if (winner_) return std::unexpected(Refusal{.reason = Reason::MatchIsOver, .clause = "5.3"});
        if (hand_->phase() != HandPhase::Over) return std::unexpected(refused(Reason::HandNotOver));
        deal_next(events);
    } else {
        return undo(seat);
    }
    return events;
}

void Table::remember_decision() {
    const HandRecord& hand = record_.hands.back();
    decisions_.push_back({hand_->turn(), record_.hands.size() - 1, hand.bids.size(), hand.cards.size()});
}

void Table::deal_next(std::vector<Event>& events) {
    const auto number = record_.hands.size() + 1;
    HandRecord next;
    if (record_.hands.empty()) {
        assert(record_.seed && "only open() goes on without a seed of the match");
        next.dealer = first_dealer(*record_.seed, rules_->seats());
        events.emplace_back(MatchStarted{});
    } else {
        next.dealer = left_of(record_.hands.back().dealer, rules_->seats());
    }
    // A record of given deals has no seed of the match; what follows them is derived from the digest of the
    // match so far.
    Seed parent = record_.seed.value_or(Seed{});
    if (!record_.seed) {
        const std::uint64_t so_far = digest();
        for (std::size_t i = 0; i < 8; ++i) parent.bytes[i] = static_cast<std::uint8_t>(so_far >> (8 * i));
    }
    next.seed = derive(parent, Purpose::Hand, number);
    ChaCha stream(*next.seed);
    next.deal = deal_cards(rules_->pack(), rules_->seats(), next.dealer, stream);
    begin_hand(next, events);
}

void Table::begin_hand(const HandRecord& hand, std::vector<Event>& events) {
    record_.hands.push_back({.seed = hand.seed, .deal = hand.deal, .dealer = hand.dealer});
    hand_.emplace(*rules_, hand.deal, hand.dealer);
    last_trick_.reset();
    events.emplace_back(HandStarted{static_cast<int>(record_.hands.size()), hand.dealer});
}

void Table::make_bid(Bid bid, std::vector<Event>& events) {
    events.emplace_back(BidMade{hand_->turn(), bid});
    hand_->bid(bid);
    record_.hands.back().bids.push_back(bid);
}

void Table::play_card(Card card, std::vector<Event>& events) {
    const Seat seat = hand_->turn();
    const bool were_broken = hand_->spades_broken();
    Trick trick = hand_->trick();
    trick.add(*rules_, seat, card);

    const std::optional<Seat> winner = hand_->play(card);
    record_.hands.back().cards.push_back(card);
    events.emplace_back(CardPlayed{seat, card});
    if (!were_broken && hand_->spades_broken()) events.emplace_back(SpadesBroken{seat});
    if (!winner) return;
    last_trick_ = trick;
    events.emplace_back(TrickWon{*winner, hand_->tricks_done()});
    if (hand_->phase() == HandPhase::Over) finish_hand(events);
}

void Table::grant_claim(std::vector<Event>& events) {
    const Seat seat = hand_->turn();
    events.emplace_back(ClaimGranted{seat, rules_->tricks_in_hand() - hand_->tricks_done()});
    hand_->award_rest();
    record_.hands.back().claimed_by = seat;
    finish_hand(events);
}

void Table::finish_hand(std::vector<Event>& events) {
    const PerSide<SideScore> scores = score_hand(*hand_, bags_);
    HandResult result{.number = static_cast<int>(record_.hands.size())};
    for (int s = 0; s < rules_->sides(); ++s) {
        const Side side = side_at(s);
        const SideScore& score = scores[side];
        result.sides.push_back({.side = side,
                                .lines = {score.lines.begin(), score.lines.end()},
                                .points = score.points,
                                .score_before = scores_[side],
                                .score_after = scores_[side] + score.points,
                                .bags_before = score.bags_before,
                                .bags_after = score.bags_after});
        scores_[side] += score.points;
        bags_[side] = score.bags_after;
    }
    results_.push_back(std::move(result));
    events.emplace_back(HandScored{static_cast<int>(record_.hands.size())});
    winner_ = match_winner(*rules_, scores_);
    if (winner_) events.emplace_back(MatchWon{*winner_});
}

bool Table::may_undo(Seat seat) const {
    bool decided = false;
    for (const DecisionPoint& decision : decisions_) decided |= decision.seat == seat;
    for (int i = 0; i < rules_->seats(); ++i)
        if (seat_at(i) != seat && !record_.players[seat_at(i)].is_bot()) return false;
    return decided;
}

std::expected<std::vector<Event>, Refusal> Table::undo(Seat seat) {
    if (!may_undo(seat)) return std::unexpected(refused(Reason::NothingToUndo));
    std::size_t last = decisions_.size() - 1;
    while (decisions_[last].seat != seat) --last;
    const Undone undone{static_cast<int>(decisions_.size() - last)};

    MatchRecord earlier = record_;
    earlier.undone = true;
    earlier.hands.resize(decisions_[last].hand + 1);
    HandRecord& hand = earlier.hands.back();
    hand.bids.resize(decisions_[last].bids);
    hand.cards.resize(decisions_[last].cards);
    hand.claimed_by.reset();
    Parsed<Table> table = open(earlier);
    assert(table && "a record cut short still keeps to the rules");
    *this = std::move(*table);
    return std::vector<Event>{undone};
}

std::optional<Fault> Table::replay_hand(const HandRecord& hand, const Listener& on_event) {
    if (index(hand.dealer) >= rules_->seats()) return Fault{"dealer", "there is no such seat"};
    if (!record_.hands.empty() && hand.dealer != left_of(record_.hands.back().dealer, rules_->seats()))
        return Fault{"dealer", "the deal passes to the left after each hand (rule 1.3)"};
    CardSet dealt;
    for (int i = 0; i < rules_->seats(); ++i) {
        const CardSet held = hand.deal.hands[seat_at(i)];
        if (held.size() != rules_->tricks_in_hand() || !(held & dealt).empty() ||
            !(held - rules_->pack()).empty())
            return Fault{"deal", "it is not a deal of this pack"};
        dealt |= held;
    }
    std::vector<Event> events;
    begin_hand(hand, events);
    if (on_event) on_event(*this, events);
    const auto refuses = [&](const Intent& intent, const std::string& where) -> std::optional<Fault> {
        const std::optional<Seat> seat = turn();
        if (!seat) return Fault{where, "the hand was over before it"};
        const auto done = apply(*seat, intent);
        if (done && on_event) on_event(*this, *done);
        if (done) return std::nullopt;
        const Refusal& refusal = done.error();
        return Fault{where, refusal_text(refusal)};
    };
    for (std::size_t i = 0; i < hand.bids.size(); ++i)
        if (auto broken = refuses(MakeBid{hand.bids[i]}, "bid " + std::to_string(i + 1))) return broken;
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
        const auto seats = static_cast<std::size_t>(rules_->seats());
        const std::string where =
            "trick " + std::to_string(i / seats + 1) + ", card " + std::to_string(i % seats + 1);
        if (auto broken = refuses(PlayCard{hand.cards[i]}, where)) return broken;
    }
    if (!hand.claimed_by) return std::nullopt;
    if (turn() != hand.claimed_by) return Fault{"claim", "the claimant was not on lead"};
    return refuses(ClaimRest{}, "claim");
}

Observation Table::observation(Seat seat) const {
    assert(index(seat) < rules_->seats());
    Observation seen{.rules = rules_.get(),
                     .seat = seat,
                     .phase = hand_->phase(),
                     .hand_number = static_cast<int>(record_.hands.size()),
                     .scores = scores_,
                     .bags = bags_,
                     .dealer = hand_->dealer(),
                     .held = hand_->held(seat),
                     .play = hand_->play_state()};
    for (int i = 0; i < rules_->seats(); ++i) {
        seen.bids[seat_at(i)] = hand_->bid_of(seat_at(i));
        seen.taken[seat_at(i)] = hand_->taken(seat_at(i));
    }
    if (turn() == seat && hand_->phase() == HandPhase::Bidding) seen.legal_bids = hand_->legal_bids();

    // Who played what follows from the cards in order: each trick from its leader on.
    Trick trick(left_of(hand_->dealer(), rules_->seats()));
    Seat player = trick.leader();
    for (const Card card : record_.hands.back().cards) {
        trick.add(*rules_, player, card);
        seen.played.push_back({player, card});
        player = left_of(player, rules_->seats());
        if (trick.size() < rules_->seats()) continue;
        player = trick.winner();
        trick = Trick(player);
    }
    return seen;
}

std::uint64_t Table::decision_seed() const {
    const HandRecord& hand = record_.hands.back();
    const Seed& match = record_.seed ? *record_.seed : hand.seed.value_or(Seed{});
    const std::uint64_t number = (record_.hands.size() << 16) + hand.bids.size() + hand.cards.size();
    return ChaCha(derive(match, Purpose::Bot, number)).next_u64();
}

std::uint64_t Table::digest() const {
    Digest digest;
    digest.add(record_.hands.size());
    for (int s = 0; s < rules_->sides(); ++s) {
        digest.add(static_cast<std::uint64_t>(std::int64_t{scores_[side_at(s)]}));
        digest.add(static_cast<std::uint64_t>(bags_[side_at(s)]));
    }
    digest.add(winner_ ? static_cast<std::uint64_t>(*winner_) : 255);
    if (hand_) hand_->add_to(digest);
    return digest.value();
}

}  // namespace larch
