// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/grounds.h"

#include "ai/facts.h"
#include "rules/score.h"

namespace larch {

namespace {

// More would not be read.
constexpr std::size_t kMostNamed = 3;

class Case {
  public:
    Case(const Facts& facts, const Reckoned& reckoned) : facts_(&facts), reckoned_(&reckoned) {}

    const Facts& facts() const { return *facts_; }
    const Reckoned& reckoned() const { return *reckoned_; }
    bool empty() const { return grounds_.empty(); }
    // (Out of line: it is called from everywhere, and the page waits for every byte.)
    [[gnu::noinline]] void add(const Grounds& grounds) {
        if (grounds_.size() + (last_ ? 1 : 0) < kMostNamed) grounds_.push_back(grounds);
    }
    void add_if(bool speaks, const Grounds& grounds) {
        if (speaks) add(grounds);
    }
    // What is said at the end, whatever comes before.
    void end_with(const Grounds& grounds) { last_ = grounds; }
    InlineVector<Grounds, 6> take() const {
        InlineVector<Grounds, 6> all = grounds_;
        if (last_) all.push_back(*last_);
        if (reckoned_->close) all.push_back({.ground = Ground::TooCloseToCall});
        return all;
    }

  private:
    const Facts* facts_;
    const Reckoned* reckoned_;
    InlineVector<Grounds, 6> grounds_;
    std::optional<Grounds> last_;
};

// Every other seat that `wanted` holds for, clockwise.
template <class Wanted>
InlineVector<Seat, kMaxSeats> seats_where(const Facts& facts, Wanted wanted) {
    InlineVector<Seat, kMaxSeats> found;
    Seat seat = facts.me();
    for (int i = 1; i < facts.seats(); ++i) {
        seat = left_of(seat, facts.seats());
        if (wanted(seat)) found.push_back(seat);
    }
    return found;
}

InlineVector<Seat, kMaxSeats> live_nils(const Facts& facts) {
    return seats_where(facts, [&](Seat seat) { return facts.nil_alive(seat); });
}

// Ends with how likely the cards do what they are for, unless that is certain: a nil of the side is kept, or
// else it takes the trick.
void end_with_chance(Case& about) {
    const Facts& facts = about.facts();
    const Reckoned& reckoned = about.reckoned();
    const auto is_open = [](std::optional<PerMille> chance) {
        return chance && *chance > 0 && *chance < kSure;
    };
    const bool own = facts.nil_alive(facts.me());
    const auto partners =
        seats_where(facts, [&](Seat seat) { return facts.is_partner(seat) && facts.nil_alive(seat); });
    if (is_open(reckoned.nil) && (own || !partners.empty()))
        about.end_with({.ground = Ground::NilHolds,
                        .seat = own ? std::optional<Seat>() : partners[0],
                        .chance = *reckoned.nil});
    else if (is_open(reckoned.trick) && !own)
        about.end_with({.ground = Ground::TrickChance, .chance = *reckoned.trick});
}

// More of the cards out lose to it than beat it.
bool is_high(const Facts& facts, Card card) { return facts.below(card) > facts.above(card).size(); }
bool is_low(const Facts& facts, Card card) { return facts.below(card) < facts.above(card).size(); }

// Bids.

// From so many on spades take tricks by their number.
constexpr int kManySpades = 5;
// Spades that so many or fewer beat are no company for a nil.
constexpr int kFewAbove = 2;
// A low card has so few of its suit below it that it seldom takes a trick.
constexpr int kFewBelow = 3;
// Who bids more than this does not think of nil, nor who would hardly ever keep one.
constexpr int kSmallBid = 2;
constexpr PerMille kNilInSight = 200;
// A lead or a lack of so many points colours a bid.
constexpr int kFarBehind = 100;

CardSet top_cards(const Facts& facts) {
    CardSet top;
    for (const Card card : facts.seen().held)
        if (facts.above(card).empty()) top.add(card);
    return top;
}

CardSet high_spades(const Facts& facts) {
    CardSet high;
    for (const Card card : facts.own_spades())
        if (facts.above(card).size() <= kFewAbove) high.add(card);
    return high;
}

bool has_low_cards(const Facts& facts) {
    for (const Suit suit : kEverySuit) {
        const CardSet own = facts.own(suit);
        if (!own.empty() && facts.below(weakest(facts.rules(), own)) > kFewBelow) return false;
    }
    return true;
}

// The side's points when each of its seats keeps its bid to the trick, or nothing while one has not bid.
std::optional<int> points_if_kept(const Facts& facts, Bid bid) {
    InlineVector<SeatResult, kMaxSeats> results;
    const Side side = facts.rules().side_of(facts.me());
    for (int i = index(side); i < facts.seats(); i += facts.rules().sides()) {
        const Seat seat = seat_at(i);
        const std::optional<Bid> made = seat == facts.me() ? bid : facts.seen().bids[seat];
        if (!made) return std::nullopt;
        results.push_back({seat, made, made->tricks});
    }
    return score_side(facts.rules(), {results.begin(), results.end()}, facts.seen().standing.bags[side])
        .points;
}

void add_total(Case& about, Bid bid) {
    const Facts& facts = about.facts();
    int total = bid.tricks;
    for (const Seat seat : seats_where(facts, [](Seat) { return true; })) {
        if (!facts.seen().bids[seat]) return;
        total += facts.seen().bids[seat]->tricks;
    }
    const int tricks = facts.rules().tricks_in_hand();
    about.add_if(total > tricks, {.ground = Ground::BidsPastAll, .count = total});
    about.add_if(total <= tricks - 3, {.ground = Ground::BidsLeaveRoom, .count = tricks - total});
}

void add_target(Case& about, Bid bid) {
    const Facts& facts = about.facts();
    const int target = facts.rules().set().target;
    const int score = facts.seen().standing.scores[facts.rules().side_of(facts.me())];
    const std::optional<int> points = points_if_kept(facts, bid);
    about.add_if(points && *points > 0 && score < target && score + *points >= target,
                 {.ground = Ground::ReachesTarget, .count = target});
}

void add_shape(Case& about) {
    const Facts& facts = about.facts();
    const CardSet spades = facts.own_spades();
    about.add_if(spades.size() >= kManySpades, {.ground = Ground::LongSpades, .count = spades.size()});
    if (spades.size() < 2) return;
    for (const Suit suit : kEverySuit) {
        if (suit == Suit::Spades || facts.own(suit).size() > 1 || facts.out(suit).empty()) continue;
        return about.add({.ground = Ground::ShortSuit, .suit = suit, .count = facts.own(suit).size()});
    }
}

void add_number(Case& about, Bid bid) {
    const Facts& facts = about.facts();
    for (const Seat seat : live_nils(facts))
        about.add_if(facts.is_partner(seat), {.ground = Ground::CoversPartner, .seat = seat});
    if (about.reckoned().promise)
        about.add({.ground = Ground::CountsTricks, .tenths = (*about.reckoned().promise + 50) / 100});
    const CardSet top = top_cards(facts);
    about.add_if(!top.empty() && top.size() <= 4, {.ground = Ground::TopCards, .cards = top});
    add_target(about, bid);
    add_total(about, bid);
    const std::optional<PerMille> nil = about.reckoned().nil;
    const bool in_sight = bid.tricks <= kSmallBid || nil.value_or(0) >= kNilInSight;
    if (facts.seen().legal_bids.nil && in_sight) {
        about.add_if(nil.has_value(), {.ground = Ground::NilTooRisky, .chance = nil.value_or(0)});
        const CardSet high = high_spades(facts);
        about.add_if(!high.empty(), {.ground = Ground::HighSpades, .cards = high});
    }
    add_shape(about);
    about.add_if(about.empty(),
                 {.ground = Ground::HoldsSuit, .suit = Suit::Spades, .count = facts.own_spades().size()});
}

void add_nil(Case& about, Bid bid) {
    const Facts& facts = about.facts();
    about.add({.ground = Ground::BidsNil, .chance = about.reckoned().nil.value_or(0)});
    const CardSet spades = facts.own_spades();
    if (high_spades(facts).empty()) {
        CardSet highest;
        if (!spades.empty()) highest.add(strongest(facts.rules(), spades));
        about.add({.ground = Ground::LowSpades, .cards = highest});
    }
    about.add_if(has_low_cards(facts), {.ground = Ground::LowCards});
    for (const Seat seat : seats_where(facts, [&](Seat other) { return facts.is_partner(other); })) {
        const std::optional<Bid> made = facts.seen().bids[seat];
        about.add_if(made && made->tricks > 3,
                     {.ground = Ground::PartnerBid, .seat = seat, .count = made ? made->tricks : 0});
    }
    about.add_if(facts.behind() >= kFarBehind, {.ground = Ground::Behind, .count = facts.behind()});
    add_target(about, bid);
}

void add_bid(Case& about, Bid bid) {
    const Facts& facts = about.facts();
    const LegalBids& legal = facts.seen().legal_bids;
    if (facts.seen().phase == HandPhase::Raising) {
        const bool stands = facts.seen().bids[facts.me()] == bid;
        return about.add({.ground = stands ? Ground::StandsByBid : Ground::RaisesBid});
    }
    const std::optional<PerMille> nil = about.reckoned().nil;
    if (bid.kind == BidKind::Look) {
        about.add({.ground = Ground::LooksFirst});
        return about.add_if(nil.has_value(), {.ground = Ground::NilTooRisky, .chance = nil.value_or(0)});
    }
    if (bid.blind) {
        about.add({.ground = Ground::RisksBlind});
        about.add_if(bid.is_nil() && nil.value_or(0) > 0,
                     {.ground = Ground::BidsNil, .chance = nil.value_or(0)});
        return about.add_if(facts.behind() > 0, {.ground = Ground::Behind, .count = facts.behind()});
    }
    if (legal.numbers.size() + (legal.nil ? 1 : 0) == 1) return about.add({.ground = Ground::OnlyChoice});
    if (bid.is_nil()) return add_nil(about, bid);
    add_number(about, bid);
}

// Cards to give away.

void add_given(Case& about, CardSet given) {
    const Facts& facts = about.facts();
    if (given == facts.seen().held) return about.add({.ground = Ground::OnlyChoice});
    end_with_chance(about);
    CardSet high;
    CardSet low;
    for (const Card card : given) {
        if (is_high(facts, card)) high.add(card);
        if (is_low(facts, card)) low.add(card);
    }
    if (facts.nil_alive(facts.me())) {
        about.add_if(!high.empty(), {.ground = Ground::PassesDanger, .cards = high});
    } else if (facts.seen().phase == HandPhase::Exchange) {
        for (const Seat seat : live_nils(facts))
            about.add_if(facts.is_partner(seat) && !low.empty(),
                         {.ground = Ground::SparesNil, .cards = low, .seat = seat});
    }
    const CardSet kept = facts.seen().held - given;
    for (const Suit suit : kEverySuit) {
        const CardSet own = facts.own(suit);
        about.add_if(!own.empty() && (own & kept).empty(), {.ground = Ground::EmptiesSuit, .suit = suit});
    }
    about.add_if(about.empty(), {.ground = Ground::LaysOff});
}

// Cards to play.

// A contract that needs so few tricks, or can spare fewer, is worth a word.
constexpr int kFewTricks = 3;
// A card that more cards beat than this seldom takes the trick.
constexpr int kFewHigher = 2;

// A card about to be played, and what it means for the trick.
struct Playing {
    Playing(const Facts& facts, Card played)
        : card(played),
          suit(facts.rules().suit_of(played)),
          legal(facts.seen().legal_cards()),
          above(facts.above(played)),
          leads(facts.seen().play.trick.empty()),
          last(facts.seen().play.trick.size() + 1 == facts.seats()) {
        if (leads) return;
        const Trick& trick = facts.seen().play.trick;
        const int best = facts.rules().strength(trick.led(), trick.winning_card(facts.rules()));
        for (const Card other : legal)
            if (facts.rules().strength(trick.led(), other) > best) winners.add(other);
        wins = winners.has(card);
        follows = suit == trick.led();
    }

    Card card;
    Suit suit;
    CardSet legal;
    CardSet above;    // cards out that beat it in its suit
    CardSet winners;  // legal cards that beat the trick so far
    bool leads;
    bool last;
    bool wins = false;     // beats the trick so far
    bool follows = false;  // the suit led
};

// Nobody who is still to play has a spade.
bool nobody_ruffs(const Facts& facts) {
    return seats_where(
               facts,
               [&](Seat seat) { return facts.plays_later(seat) && !facts.is_void(seat, Suit::Spades); })
        .empty();
}

bool is_lowest_own(const Facts& facts, const Playing& play) {
    const CardSet own = facts.own(play.suit);
    return own.size() > 1 && weakest(facts.rules(), own) == play.card;
}

void add_higher(Case& about, const Playing& play) {
    const int higher = play.above.size();
    if (higher > 0 && higher <= kFewHigher) about.add({.ground = Ground::FewHigher, .cards = play.above});
    if (higher > kFewHigher) about.add({.ground = Ground::HigherOut, .suit = play.suit, .count = higher});
}

void add_emptying(Case& about, const Playing& play) {
    const Facts& facts = about.facts();
    about.add_if(play.suit != Suit::Spades && facts.own(play.suit).size() == 1 && !facts.own_spades().empty(),
                 {.ground = Ground::EmptiesSuit, .suit = play.suit});
}

// What the trick means for the contracts, when the own side may take it.
void add_contracts(Case& about) {
    const Facts& facts = about.facts();
    const Side own = facts.rules().side_of(facts.me());
    const int left = facts.tricks_left();
    for (int s = 0; s < facts.rules().sides(); ++s) {
        if (side_at(s) == own) continue;
        const int need = facts.side(side_at(s)).need;
        const int missing = left - need + 1;
        about.add_if(need > 0 && missing >= 1 && missing <= 2,
                     {.ground = Ground::SetsContract, .seat = seat_at(s), .count = missing});
    }
    const int need = facts.side(own).need;
    const bool presses = need <= kFewTricks || need + kFewTricks > left;
    about.add_if(need > 0 && need <= left && presses, {.ground = Ground::NeedsTricks, .count = need});
}

// What it means to leave the trick alone.
void add_bags(Case& about) {
    const Facts& facts = about.facts();
    const SideFacts own = facts.side(facts.rules().side_of(facts.me()));
    about.add_if(own.contract > 0 && own.need <= 0 && own.pays_bags,
                 {.ground = Ground::AvoidsBags, .count = own.bags});
}

void add_own_nil(Case& about, const Playing& play) {
    const Facts& facts = about.facts();
    if (play.leads) {
        add_higher(about, play);
        about.add_if(is_lowest_own(facts, play), {.ground = Ground::LeadsLow, .suit = play.suit});
    } else if (play.wins) {
        about.add_if(play.winners == play.legal, {.ground = Ground::CannotDuck});
        if (!play.last) add_higher(about, play);
    } else if (play.follows) {
        const CardSet losers = play.legal - play.winners;
        const bool highest = losers.size() > 1 && strongest(facts.rules(), losers) == play.card;
        about.add({.ground = highest ? Ground::HighestLoser : Ground::KeepsOwnNil});
    } else {
        about.add_if(is_high(facts, play.card),
                     {.ground = Ground::ThrowsDanger, .cards = CardSet::of(play.card)});
        about.add({.ground = Ground::KeepsOwnNil});
        add_emptying(about, play);
    }
}

void add_partners_nil(Case& about, const Playing& play, Seat seat) {
    const Facts& facts = about.facts();
    const bool is_winning = !play.leads && facts.seen().play.trick.winner() == seat;
    about.add_if(play.wins && is_winning, {.ground = Ground::CoversNil, .seat = seat});
    if (!facts.plays_later(seat)) return;
    if (play.leads && facts.is_void(seat, play.suit))
        return about.add({.ground = Ground::PartnerDiscards, .seat = seat, .suit = play.suit});
    about.add_if(play.leads ? is_high(facts, play.card) : play.wins,
                 {.ground = Ground::ShieldsNil, .seat = seat});
}

void add_opponents_nil(Case& about, const Playing& play, Seat seat) {
    const Facts& facts = about.facts();
    if (play.leads)
        return about.add_if(!facts.is_void(seat, play.suit) && is_low(facts, play.card),
                            {.ground = Ground::LeadsAtNil, .seat = seat});
    about.add_if(!play.wins && facts.seen().play.trick.winner() == seat,
                 {.ground = Ground::AttacksNil, .seat = seat});
}

void add_lead_to_partner(Case& about, const Playing& play) {
    const Facts& facts = about.facts();
    if (play.suit == Suit::Spades) return;
    for (const Seat seat : seats_where(facts, [&](Seat other) { return facts.is_partner(other); }))
        about.add_if(
            !facts.nil_alive(seat) && facts.is_void(seat, play.suit) && !facts.is_void(seat, Suit::Spades),
            {.ground = Ground::LeadsToPartner, .seat = seat, .suit = play.suit});
    const auto armed = seats_where(facts, [&](Seat seat) { return !facts.is_void(seat, Suit::Spades); });
    bool all_partners = !armed.empty();
    for (const Seat seat : armed) all_partners &= facts.is_partner(seat);
    about.add_if(all_partners, {.ground = Ground::OnlyPartnerTrumps});
}

void add_lead(Case& about, const Playing& play) {
    const Facts& facts = about.facts();
    if (play.above.empty()) {
        const bool side_suit = play.suit != Suit::Spades;
        about.add({.ground = Ground::CashesWinner, .suit = play.suit});
        about.add_if(side_suit && nobody_ruffs(facts), {.ground = Ground::NoRuff});
    }
    if (play.suit == Suit::Spades && !facts.out(Suit::Spades).empty())
        about.add({.ground = Ground::LeadsTrump, .count = facts.out(Suit::Spades).size()});
    add_lead_to_partner(about, play);
    add_emptying(about, play);
    if (play.above.empty()) return add_contracts(about);
    about.add_if(is_lowest_own(facts, play), {.ground = Ground::LeadsLow, .suit = play.suit});
    add_bags(about);
    add_higher(about, play);
}

void add_winning(Case& about, const Playing& play) {
    const Facts& facts = about.facts();
    const Trick& trick = facts.seen().play.trick;
    if (!play.last && play.follows && play.above.size() > kFewHigher && is_lowest_own(facts, play)) {
        // It is winning only because the others were lower.
        about.add({.ground = Ground::PlaysLow});
        return add_higher(about, play);
    }
    if (!play.follows) {
        const bool over = facts.rules().suit_of(trick.winning_card(facts.rules())) == Suit::Spades;
        about.add({.ground = over ? Ground::Overruffs : Ground::Ruffs, .suit = trick.led()});
    }
    about.add_if(play.last, {.ground = Ground::WinsLast});
    // All that win are of one suit: the one led, or spades.
    about.add_if(play.winners.size() > 1 && weakest(facts.rules(), play.winners) == play.card,
                 {.ground = Ground::WinsCheaply});
    if (!play.last) {
        if (play.above.empty()) {
            about.add({.ground = Ground::HighestOut, .suit = play.suit});
            about.add_if(play.suit != Suit::Spades && nobody_ruffs(facts), {.ground = Ground::NoRuff});
        } else {
            add_higher(about, play);
        }
    }
    add_contracts(about);
}

void add_losing(Case& about, const Playing& play) {
    const Facts& facts = about.facts();
    const Seat winner = facts.seen().play.trick.winner();
    const SideFacts side = facts.side(facts.rules().side_of(winner));
    if (facts.is_partner(winner)) {
        about.add({.ground = Ground::LeavesToPartner, .seat = winner});
    } else if (play.winners.empty()) {
        about.add({.ground = Ground::CannotWin});
    } else {
        about.add_if(side.contract > 0 && side.need <= 0 && side.pays_bags && !facts.nil_alive(winner),
                     {.ground = Ground::GivesBags, .seat = winner});
    }
    if (!play.winners.empty()) {
        add_bags(about);
        about.add_if(!play.follows && play.suit != Suit::Spades, {.ground = Ground::SavesSpades});
    }
    if (play.follows)
        about.add_if(is_lowest_own(facts, play), {.ground = Ground::PlaysLow});
    else if (facts.own(play.suit).size() == 1)
        add_emptying(about, play);
    else
        about.add_if(play.suit != Suit::Spades, {.ground = Ground::Discards, .suit = play.suit});
    about.add_if(about.empty(), {.ground = Ground::LeavesTrick, .seat = winner});
}

void add_card(Case& about, Card card) {
    const Facts& facts = about.facts();
    const Playing play(facts, card);
    if (play.legal.size() == 1) return about.add({.ground = Ground::OnlyChoice});
    end_with_chance(about);
    if (facts.nil_alive(facts.me())) {
        add_own_nil(about, play);
    } else {
        for (const Seat seat : live_nils(facts)) {
            if (facts.is_partner(seat))
                add_partners_nil(about, play, seat);
            else
                add_opponents_nil(about, play, seat);
        }
        if (play.leads)
            add_lead(about, play);
        else if (play.wins)
            add_winning(about, play);
        else
            add_losing(about, play);
    }
    about.add_if(about.empty(),
                 {.ground = Ground::HoldsSuit, .suit = play.suit, .count = facts.own(play.suit).size()});
}

}  // namespace

InlineVector<Grounds, 6> grounds_of(const Observation& seen, const Action& action, const Reckoned& reckoned) {
    const Facts facts(seen);
    Case about(facts, reckoned);
    if (action.claims)
        about.add({.ground = Ground::RestIsSure});
    else if (action.bid)
        add_bid(about, *action.bid);
    else if (action.given)
        add_given(about, *action.given);
    else
        add_card(about, *action.card);
    return about.take();
}

}  // namespace larch
