// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/rule_set.h"

#include <string>

#include "base/quotes.h"
#include "rules/axes.h"

namespace larch {

namespace {

std::string text_of(int number) { return std::to_string(number); }

void check_axis(const Axis& axis, int number, std::optional<Fault>& found) {
    if (number >= axis.least && number <= axis.most) return;
    const std::string range = axis.least == axis.most
                                  ? text_of(axis.least)
                                  : "from " + text_of(axis.least) + " to " + text_of(axis.most);
    found = Fault{std::string(axis.key), "must be " + range + ", not " + text_of(number)};
}

void check_axis(const Axis& axis, const std::optional<int>& number, std::optional<Fault>& found) {
    if (!number) return;
    check_axis(axis, *number, found);
    if (found) found->what += "; null is none";
}

void check_axis(const Axis& axis, Numbers numbers, std::optional<Fault>& found) {
    for (const int number : numbers)
        if (!found) check_axis(axis, number, found);
}

// Every other type of axis is right by its type; contradictions come after.
template <class T>
void check_axis(const Axis&, const T&, std::optional<Fault>&) {}

std::optional<Fault> range_fault(const RuleSet& set) {
    std::optional<Fault> fault;
    for_each_axis(set, [&](const Axis& axis, const auto& value) {
        if (!fault) check_axis(axis, value, fault);
    });
    return fault;
}

constexpr Card kBigJoker(Rank::BigJoker, Suit::Spades);
constexpr Card kLittleJoker(Rank::LittleJoker, Suit::Spades);

bool is_joker(Card card) { return card == kBigJoker || card == kLittleJoker; }

// The lists of cards: twos that leave, and what ranks above the spades.
std::optional<Fault> pack_fault(const RuleSet& set) {
    CardSet removed;
    for (const Card card : set.removed) {
        if (card.rank() != Rank::Two) return Fault{"removed", "only twos can leave the pack"};
        if (removed.has(card)) return Fault{"removed", "a card is named twice"};
        removed.add(card);
    }
    CardSet high;
    int jokers = 0;
    for (const Card card : set.high_trumps) {
        if (card.rank() != Rank::Two && !is_joker(card) && card != Card(Rank::Ace, Suit::Spades))
            return Fault{"highTrumps", "only jokers, twos and the ace of spades can be named"};
        if (high.has(card)) return Fault{"highTrumps", "a card is named twice"};
        if (removed.has(card)) return Fault{"highTrumps", "names a card that removed takes out of the pack"};
        high.add(card);
        jokers += is_joker(card) ? 1 : 0;
    }
    const int size = 52 - removed.size() + jokers;
    if (set.widow != Widow::None && size != 54)
        return Fault{"widow", "needs both jokers in highTrumps and nothing in removed, which makes 54 cards"};
    if (set.widow == Widow::None && size != 52)
        return Fault{"removed", "must take out as many twos as highTrumps brings jokers in, which are " +
                                    text_of(jokers) + " (or widow must take the cards left over)"};
    return std::nullopt;
}

// A pair of axes that cannot both have their values.
struct Contradiction {
    bool holds;
    std::string_view axis;
    std::string_view what;
};

std::optional<Fault> first_of(std::initializer_list<Contradiction> contradictions) {
    for (const Contradiction& contradiction : contradictions)
        if (contradiction.holds)
            return Fault{std::string(contradiction.axis), std::string(contradiction.what)};
    return std::nullopt;
}

// What nobody can have who plays alone.
std::optional<Fault> solo_fault(const RuleSet& set) {
    if (set.teams != Teams::Solo) return std::nullopt;
    constexpr std::string_view what = "needs partners: teams must be pairs";
    return first_of({
        {set.order == BidOrder::NonDealingSide, "order", what},
        {set.double_nil != DoubleNil::Single, "doubleNil", what},
        {!set.blind_both, "blindBoth", what},
        {set.min_team > 0, "minTeam", what},
        {set.nil_partner_min > 0, "nilPartnerMin", what},
        {set.raise_round == RaiseRound::Side, "raiseRound", what},
        {set.bid_mode == BidMode::Suicide, "bidMode", what},
        {set.nil_pass > 0, "nilPass", what},
        {set.blind_pass > 0, "blindPass", what},
        {set.bag_to == BagTo::Opponents, "bagTo", "needs two sides: teams must be pairs"},
    });
}

// Where the cards or a list say what to bid, no other rule may forbid just that.
std::optional<Fault> bid_mode_fault(const RuleSet& set) {
    const BidMode mode = set.bid_mode;
    const bool by_hand = mode == BidMode::Mirror || mode == BidMode::Whiz || mode == BidMode::JokerWhiz ||
                         mode == BidMode::Hearts || mode == BidMode::Aces;
    const bool only_free = mode != BidMode::Free;
    const bool counted = only_free && mode != BidMode::Suicide;
    const bool forbids_nils = set.double_nil == DoubleNil::Forbid;
    constexpr std::string_view free = "needs bidMode free";
    const Card two(Rank::Two, Suit::Spades);
    bool two_is_gone = false;
    for (const Card card : set.removed) two_is_gone |= card == two;
    return first_of({
        {!set.nil && (by_hand || mode == BidMode::Suicide), "bidMode", "needs nil"},
        {mode == BidMode::Deuce && two_is_gone, "bidMode", "needs the two of spades in the pack"},
        {mode == BidMode::Fixed && set.fixed_bids.empty() && !set.nil, "fixedBids",
         "must name a number when nil may not be bid"},
        {mode != BidMode::Fixed && !set.fixed_bids.empty(), "fixedBids", "needs bidMode fixed"},
        {only_free && set.blind_nil, "blindNil", free},
        {only_free && set.blind_bid_min > 0, "blindBidMin", free},
        {only_free && set.zero_means == ZeroMeans::Zero, "zeroMeans", free},
        {only_free && set.min_team > 0, "minTeam", free},
        {only_free && set.forbid_total, "forbidTotal", free},
        {only_free && set.min_table > 0, "minTable", free},
        {only_free && set.raise_round != RaiseRound::Off, "raiseRound", free},
        {counted && set.min_seat != 1, "minSeat", "needs bidMode free or suicide"},
        {counted && set.nil_partner_min > 0, "nilPartnerMin", "needs bidMode free or suicide"},
        {forbids_nils && by_hand, "doubleNil", "cannot be forbid where the cards may force a nil (bidMode)"},
        {forbids_nils && mode == BidMode::Fixed && set.fixed_bids.empty(), "doubleNil",
         "cannot be forbid where everyone must bid nil (fixedBids)"},
    });
}

std::optional<Fault> other_fault(const RuleSet& set) {
    const bool blind = set.blind_nil || set.blind_bid_min > 0;
    return first_of({
        {set.blind_nil && !set.nil, "blindNil", "needs nil"},
        {set.nil_pass > 0 && !set.nil, "nilPass", "needs nil"},
        {set.blind_pass > 0 && !set.blind_nil, "blindPass", "needs blindNil"},
        {set.zero_means == ZeroMeans::Zero && set.min_seat != 1, "minSeat",
         "cannot be more than 1 where nought may be bid (zeroMeans)"},
        {set.forbid_total && set.raise_round != RaiseRound::Off, "forbidTotal",
         "cannot stand beside a raiseRound, which could reach that total"},
        {blind && set.widow != Widow::None && set.widow_discard == WidowDiscard::BeforeBids, "widowDiscard",
         "must be afterBids where a bid may be blind, since who discards has seen the cards"},
        {set.must_trump && set.forced_play == ForcedPlay::Screamer, "mustTrump",
         "contradicts forcedPlay screamer"},
        {set.max_sets_in_row && set.max_sets == 0, "maxSetsInRow", "needs maxSets"},
    });
}

constexpr Card two_of(Suit suit) { return {Rank::Two, suit}; }

constexpr Preset kPresets[] = {
    {"larch-hollow", {}},
    {"arena13-teams", {.blind_nil = true, .floor = -200}},
    {"arena13-cutthroat", {.teams = Teams::Solo, .floor = -200}},
    {"24-7", {.blind_nil = true, .blind_behind = 0, .bag_carry = false}},
    {"pagat", {.blind_nil = true, .blind_pass = 2}},
    {"online-classic", {.blind_nil = true, .floor = -200}},
    {"msn", {.blind_nil = true, .bag_carry = false, .floor = -200}},
    {"bicycle", {.blind_nil = true, .set_score = SetScore::Nothing, .nil_value = 50, .blind_nil_value = 100}},
    {"trickster-default", {.set_score = SetScore::Nothing}},
    {"nyc",
     {.removed = {two_of(Suit::Hearts), two_of(Suit::Clubs)},
      .high_trumps = {kBigJoker, kLittleJoker, two_of(Suit::Diamonds), two_of(Suit::Spades)},
      .nil = false,
      .min_team = 4,
      .ten = Ten::Flat200,
      .ten_fail = 100}},
    {"tournament",
     {.removed = {two_of(Suit::Clubs), two_of(Suit::Diamonds)},
      .high_trumps = {kBigJoker, kLittleJoker},
      .min_team = 4,
      .spade_lead = SpadeLead::Any,
      .bag_point = 0,
      .max_sets = 2}},
    {"mirror", {.bid_mode = BidMode::Mirror, .floor = -200}},
    {"whiz", {.bid_mode = BidMode::Whiz, .floor = -200}},
    {"suicide", {.nil_partner_min = 4, .bid_mode = BidMode::Suicide, .floor = -200}},
    {"solo", {.teams = Teams::Solo, .nil_value = 50, .bag_limit = 5, .bag_cost = 50}},
    {"quick", {.max_hands = 4}},
};

}  // namespace

std::span<const Preset> presets() { return kPresets; }

Parsed<RuleSet> preset(std::string_view name) {
    std::string known;
    for (const Preset& preset : kPresets) {
        if (preset.name == name) return preset.rules;
        if (!known.empty()) known += ", ";
        known += preset.name;
    }
    return fault("rules", "there is no rule set called " + in_quotes(name) + "; there are: " + known);
}

Parsed<Rules> Rules::make(const RuleSet& set) {
    if (auto fault = range_fault(set)) return std::unexpected(*fault);
    if (auto fault = pack_fault(set)) return std::unexpected(*fault);
    if (auto fault = solo_fault(set)) return std::unexpected(*fault);
    if (auto fault = bid_mode_fault(set)) return std::unexpected(*fault);
    if (auto fault = other_fault(set)) return std::unexpected(*fault);
    return Rules(set);
}

Rules Rules::classic() { return Rules(RuleSet{}); }

Rules::Rules(const RuleSet& set) : set_(set), sides_(set.teams == Teams::Solo ? set.seats : set.seats / 2) {
    order_cards();
    order_bids();
    restricts_bids_ = set.bid_mode != BidMode::Free || set.double_nil == DoubleNil::Forbid ||
                      has_blind_bids() || set.min_team > 0 || set.nil_partner_min > 0 || set.forbid_total;
    restricts_play_ = set.lead != OpeningLead::LeftOfDealer || !set.trump_first_trick || set.must_trump ||
                      set.forced_play != ForcedPlay::None;
}

void Rules::order_cards() {
    pack_ = CardSet::plain_pack();
    for (const Card card : set_.removed) pack_.remove(card);
    for (const Card card : set_.high_trumps) pack_.add(card);
    tricks_ = pack_.size() / set_.seats;

    std::array<int, 64> power{};
    for (const Card card : pack_) {
        const auto place = static_cast<std::size_t>(card.index());
        suit_of_[place] = card.suit();
        power[place] = 1 + index(card.rank());
    }
    int above = index(Rank::BigJoker) + 2 + static_cast<int>(set_.high_trumps.size());
    for (const Card card : set_.high_trumps) {
        const auto place = static_cast<std::size_t>(card.index());
        suit_of_[place] = Suit::Spades;
        power[place] = above--;
    }
    for (const Card card : pack_) {
        const auto place = static_cast<std::size_t>(card.index());
        const Suit suit = suit_of_[place];
        suits_[static_cast<std::size_t>(suit)].add(card);
        for (std::size_t led = 0; led < kSuits; ++led) {
            if (suit == Suit::Spades)
                strength_[led][place] = static_cast<std::uint8_t>(kTrump + power[place]);
            else if (suit == static_cast<Suit>(led))
                strength_[led][place] = static_cast<std::uint8_t>(power[place]);
        }
    }
}

void Rules::order_bids() {
    const auto seats = static_cast<std::size_t>(set_.seats);
    // Side by side: the seats of the first bidder's side, then those of the next.
    Offsets by_side{};
    for (std::size_t place = 0; place < seats; ++place) {
        const std::size_t per_side = seats / static_cast<std::size_t>(sides_);
        const std::size_t offset = place / per_side + place % per_side * static_cast<std::size_t>(sides_);
        by_side[place] = static_cast<std::uint8_t>((1 + offset) % seats);
        const std::size_t first = set_.order == BidOrder::DealerFirst ? 0 : 1;
        bidders_[place] = static_cast<std::uint8_t>((first + place) % seats);
    }
    if (set_.order == BidOrder::NonDealingSide) bidders_ = by_side;
    raisers_ = bidders_;
    if (set_.raise_round != RaiseRound::Side) return;
    // The side that bid first is also asked first.
    for (std::size_t place = 0; place < seats; ++place)
        raisers_[place] = set_.order == BidOrder::DealerFirst
                              ? static_cast<std::uint8_t>((by_side[place] + seats - 1) % seats)
                              : by_side[place];
}

Rules Rules::relabelled(const std::array<Card, 64>& labels) const {
    Rules other = *this;
    other.pack_ = {};
    other.suits_ = {};
    other.suit_of_ = {};
    other.strength_ = {};
    for (const Card card : pack_) {
        const auto from = static_cast<std::size_t>(card.index());
        const Card label = labels[from];
        const auto to = static_cast<std::size_t>(label.index());
        assert(!other.pack_.has(label));
        other.pack_.add(label);
        other.suit_of_[to] = suit_of_[from];
        other.suits_[static_cast<std::size_t>(suit_of_[from])].add(label);
        for (std::size_t led = 0; led < kSuits; ++led) other.strength_[led][to] = strength_[led][from];
    }
    return other;
}

Card strongest(const Rules& rules, CardSet cards) {
    Card best = cards.first();
    for (const Card card : cards)
        if (rules.power(card) > rules.power(best)) best = card;
    return best;
}

Card weakest(const Rules& rules, CardSet cards) {
    Card worst = cards.first();
    for (const Card card : cards)
        if (rules.power(card) < rules.power(worst)) worst = card;
    return worst;
}

}  // namespace larch
