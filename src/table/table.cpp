// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "table/table.h"

#include "notation/rule_set_json.h"
#include "notation/words.h"
#include "rules/claim.h"
#include "rules/dealing.h"

namespace larch {

namespace {

Seat first_dealer(const Seed& match_seed, int seats) {
    ChaCha stream(derive(match_seed, Purpose::FirstDealer, 0));
    return seat_at(static_cast<int>(stream.below(static_cast<std::uint32_t>(seats))));
}

Refusal refused(Reason reason) { return Refusal{.reason = reason}; }

std::string numbered(const char* what, std::size_t place) {
    return std::string(what) + ' ' + std::to_string(place + 1);
}

// Why a hand cannot have come as far as its record says.
std::string stage_fault(HandStage replayed, HandStage recorded) {
    if (recorded == HandStage::ThrownIn) return "its bids do not have it thrown in (rule 2.14)";
    if (replayed == HandStage::ThrownIn) return "its bids have it thrown in (rule 2.14)";
    return replayed == HandStage::Play ? "the play has begun, but is not marked so"
                                       : "the play begins before all is bid and given";
}

}  // namespace

Table::Table(const Rules& rules, MatchRecord record)
    : rules_in_words_(print_rule_words(rules.set())),
      rules_(std::make_unique<const Rules>(rules)),
      record_(std::move(record)) {}

Table Table::start(const Rules& rules, const Seed& seed, const PerSeat<Player>& players, std::string engine,
                   const Listener& on_event) {
    Table table(
        rules,
        MatchRecord{.engine = std::move(engine), .rules = rules.set(), .seed = seed, .players = players});
    std::vector<Event> events;
    table.deal_next(events);
    if (on_event) on_event(table, events);
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
        case HandPhase::Blind:
            return Phase::Blind;
        case HandPhase::Bidding:
            return Phase::Bidding;
        case HandPhase::Raising:
            return Phase::Raising;
        case HandPhase::Discard:
            return Phase::Discard;
        case HandPhase::Exchange:
            return Phase::Exchange;
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
    } else if (const auto* give = std::get_if<GiveCards>(&intent)) {
        CardSet cards;
        for (const Card card : give->cards) cards.add(card);
        auto refusal = hand_->refusal(seat, cards);
        if (!refusal && static_cast<int>(give->cards.size()) != cards.size())
            refusal = Refusal{.reason = Reason::BadMessage, .detail = "a card is named twice"};
        if (refusal) return std::unexpected(*refusal);
        remember_decision();
        give_cards(cards, events);
    } else if (const auto* play = std::get_if<PlayCard>(&intent)) {
        if (const auto refusal = hand_->refusal(seat, play->card)) return std::unexpected(*refusal);
        remember_decision();
        play_card(play->card, events);
    } else if (std::holds_alternative<ClaimRest>(intent)) {
        if (hand_->phase() != HandPhase::Play) return std::unexpected(refused(Reason::NotPlaying));
        if (seat != hand_->turn())
            return std::unexpected(
                Refusal{.reason = Reason::NotYourTurn, .seat = hand_->turn(), .clause = "3.1"});
        if (!rules_->set().claim)
            return std::unexpected(Refusal{.reason = Reason::NoClaims, .clause = "3.6"});
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

void Table::seat_bots(const std::string& level) {
    for (int i = 0; i < rules_->seats(); ++i)
        if (Player& player = record_.players[seat_at(i)]; player.is_bot()) player.level = level;
}

void Table::remember_decision() {
    const HandRecord& hand = record_.hands.back();
    decisions_.push_back({.seat = hand_->turn(),
                          .hand = record_.hands.size() - 1,
                          .bids = hand.bids.size(),
                          .gifts = hand.gifts.size(),
                          .cards = hand.cards.size(),
                          .stage = hand.stage,
                          .reveals = hand_->phase() == HandPhase::Blind});
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
    next.deal = deal_hand(*rules_, next.dealer, stream);
    begin_hand(next, events);
}

void Table::begin_hand(const HandRecord& hand, std::vector<Event>& events) {
    record_.hands.push_back({.seed = hand.seed, .deal = hand.deal, .dealer = hand.dealer});
    hand_.emplace(*rules_, hand.deal, hand.dealer, next_terms(*rules_, standing_));
    gifts_.clear();
    events.emplace_back(HandStarted{static_cast<int>(record_.hands.size()), hand.dealer});
    pass_on(HandPhase::Over, events);
}

void Table::make_bid(Bid bid, std::vector<Event>& events) {
    const Seat seat = hand_->turn();
    const HandPhase before = hand_->phase();
    if (bid.kind == BidKind::Look)
        events.emplace_back(Looked{seat});
    else if (before == HandPhase::Raising)
        events.emplace_back(BidRaised{seat, bid});
    else
        events.emplace_back(BidMade{seat, bid});
    hand_->bid(bid);
    record_.hands.back().bids.push_back(bid);
    pass_on(before, events);
}

void Table::give_cards(CardSet cards, std::vector<Event>& events) {
    const Seat seat = hand_->turn();
    const HandPhase before = hand_->phase();
    const std::optional<Seat> to = hand_->receiver();
    hand_->give(cards);
    record_.hands.back().gifts.push_back(cards);
    gifts_.push_back({seat, to, cards});
    events.emplace_back(CardsGiven{seat, to, cards.size()});
    pass_on(before, events);
}

// What follows by itself when the hand comes from one phase to the next.
void Table::pass_on(HandPhase before, std::vector<Event>& events) {
    HandRecord& record = record_.hands.back();
    if (hand_->phase() == before) return;
    if (hand_->phase() == HandPhase::Discard) events.emplace_back(WidowTaken{hand_->turn()});
    if (hand_->phase() == HandPhase::Play) {
        record.stage = HandStage::Play;
        record.leader = hand_->turn();
    }
    if (hand_->thrown_in()) {
        record.stage = HandStage::ThrownIn;
        finish_hand(events);
    }
}

void Table::play_card(Card card, std::vector<Event>& events) {
    const Seat seat = hand_->turn();
    const bool were_broken = hand_->spades_broken();
    const std::optional<Seat> winner = hand_->play(card);
    record_.hands.back().cards.push_back(card);
    events.emplace_back(CardPlayed{seat, card});
    if (!were_broken && hand_->spades_broken()) events.emplace_back(SpadesBroken{seat});
    if (!winner) return;
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
    const Standing before = standing_;
    const PerSide<SideScore> scores = add_hand(standing_, *hand_);
    const auto number = static_cast<int>(record_.hands.size());
    HandResult result{.number = number, .thrown_in = hand_->thrown_in()};
    for (int s = 0; s < rules_->sides(); ++s) {
        const Side side = side_at(s);
        const SideScore& score = scores[side];
        result.sides.push_back({.side = side,
                                .lines = {score.lines.begin(), score.lines.end()},
                                .points = score.points,
                                .score_before = before.scores[side],
                                .score_after = standing_.scores[side],
                                .bags_before = score.bags_before,
                                .bags_after = score.bags_after});
    }
    results_.push_back(std::move(result));
    if (hand_->thrown_in())
        events.emplace_back(ThrownIn{number});
    else
        events.emplace_back(HandScored{number});
    winner_ = match_winner(*rules_, standing_);
    if (winner_) events.emplace_back(MatchWon{*winner_});
}

// The latest decision of a seat that it may take back: nothing when there is none, when somebody else would
// lose by it, or when its hand was seen because of it. Where bids may be blind no hand is gone back to
// either: another score there could ask for a blind bid on the cards that were seen since.
const Table::DecisionPoint* Table::last_decision(Seat seat) const {
    for (int i = 0; i < rules_->seats(); ++i)
        if (seat_at(i) != seat && !record_.players[seat_at(i)].is_bot()) return nullptr;
    for (std::size_t i = decisions_.size(); i-- > 0;)
        if (decisions_[i].seat == seat) {
            const bool of_this_hand = decisions_[i].hand + 1 == record_.hands.size();
            if (decisions_[i].reveals || (rules_->has_blind_bids() && !of_this_hand)) return nullptr;
            return &decisions_[i];
        }
    return nullptr;
}

std::expected<std::vector<Event>, Refusal> Table::undo(Seat seat) {
    const DecisionPoint* last = last_decision(seat);
    if (!last) return std::unexpected(refused(Reason::NothingToUndo));
    const Undone undone{static_cast<int>(decisions_.data() + decisions_.size() - last)};

    MatchRecord earlier = record_;
    earlier.undone = true;
    earlier.hands.resize(last->hand + 1);
    HandRecord& hand = earlier.hands.back();
    hand.stage = last->stage;
    hand.bids.resize(last->bids);
    hand.gifts.resize(last->gifts);
    hand.cards.resize(last->cards);
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
    if (const auto wrong = deal_fault(*rules_, hand.deal)) return Fault{"deal", *wrong};
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
    // Bids and gifts are kept apart, and which comes next follows from the rules.
    std::size_t bids = 0;
    std::size_t gifts = 0;
    while (bids < hand.bids.size() || gifts < hand.gifts.size()) {
        const bool gives = hand_->cards_to_give() > 0 ? gifts < hand.gifts.size() : bids == hand.bids.size();
        const auto broken = gives ? refuses(GiveCards::of(hand.gifts[gifts]), numbered("gift", gifts))
                                  : refuses(MakeBid{hand.bids[bids]}, numbered("bid", bids));
        if (broken) return broken;
        ++(gives ? gifts : bids);
    }
    const HandRecord& replayed = record_.hands.back();
    if (replayed.stage != hand.stage) return Fault{"", stage_fault(replayed.stage, hand.stage)};
    if (hand.stage == HandStage::Play && replayed.leader != hand.leader)
        return Fault{"play", "another seat leads to the first trick (rule 3.1)"};
    for (std::size_t i = 0; i < hand.cards.size(); ++i) {
        const auto seats = static_cast<std::size_t>(rules_->seats());
        const std::string where = numbered("trick", i / seats) + ", " + numbered("card", i % seats);
        if (auto broken = refuses(PlayCard{hand.cards[i]}, where)) return broken;
    }
    if (!hand.claimed_by) return std::nullopt;
    if (turn() != hand.claimed_by) return Fault{"claim", "the claimant was not on lead"};
    return refuses(ClaimRest{}, "claim");
}

std::vector<Gift> Table::gifts_of(Seat seat) const {
    std::vector<Gift> gifts;
    for (const Gift& gift : gifts_)
        if (gift.from == seat || gift.to == seat) gifts.push_back(gift);
    return gifts;
}

Observation Table::observation(Seat seat) const {
    assert(index(seat) < rules_->seats());
    Observation seen{.rules = rules_.get(),
                     .seat = seat,
                     .phase = hand_->phase(),
                     .standing = standing_,
                     .dealer = hand_->dealer(),
                     .held = hand_->sees_cards(seat) ? hand_->held(seat) : CardSet{},
                     .play = hand_->play_state()};
    for (int i = 0; i < rules_->seats(); ++i) {
        seen.bids[seat_at(i)] = hand_->bid_of(seat_at(i));
        seen.taken[seat_at(i)] = hand_->taken(seat_at(i));
    }
    if (turn() == seat) {
        seen.legal_bids = hand_->legal_bids();
        seen.cards_to_give = hand_->cards_to_give();
    }
    for (const Gift& gift : gifts_of(seat)) seen.gifts.push_back(gift);

    for (const Trick& trick : tricks()) {
        Seat player = trick.leader();
        for (int place = 0; place < trick.size(); ++place) {
            seen.played.push_back({player, trick.card(place)});
            player = left_of(player, rules_->seats());
        }
    }
    return seen;
}

// Who played what follows from the cards in order: each trick from its leader on.
InlineVector<Trick, 32> Table::tricks() const {
    InlineVector<Trick, 32> tricks{Trick(record_.hands.back().leader)};
    Seat player = record_.hands.back().leader;
    for (const Card card : record_.hands.back().cards) {
        tricks[tricks.size() - 1].add(*rules_, player, card);
        player = left_of(player, rules_->seats());
        if (tricks.back().size() < rules_->seats()) continue;
        player = tricks.back().winner();
        tricks.push_back(Trick(player));
    }
    return tricks;
}

std::uint64_t Table::decision_seed() const {
    const HandRecord& hand = record_.hands.back();
    const Seed& match = record_.seed ? *record_.seed : hand.seed.value_or(Seed{});
    const std::uint64_t number =
        (record_.hands.size() << 16) + hand.bids.size() + hand.gifts.size() + hand.cards.size();
    return ChaCha(derive(match, Purpose::Bot, number)).next_u64();
}

std::uint64_t Table::digest() const {
    Digest digest;
    digest.add(record_.hands.size());
    for (int s = 0; s < rules_->sides(); ++s) {
        digest.add(static_cast<std::uint64_t>(std::int64_t{standing_.scores[side_at(s)]}));
        digest.add(static_cast<std::uint64_t>(standing_.bags[side_at(s)]));
        digest.add(static_cast<std::uint64_t>(standing_.sets[side_at(s)]));
        digest.add(static_cast<std::uint64_t>(standing_.sets_in_row[side_at(s)]));
    }
    digest.add(winner_ ? static_cast<std::uint64_t>(*winner_) : 255);
    if (hand_) hand_->add_to(digest);
    return digest.value();
}

}  // namespace larch
