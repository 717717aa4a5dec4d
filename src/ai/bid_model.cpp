// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/bid_model.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace larch {

namespace {

constexpr int kTrick = 1000;
constexpr int kLongestLane = 13;  // that has a table
// A lead or a deficit that changes what is dared, in points.
constexpr int kMuch = 150;
constexpr int kStrongBid = 5;
constexpr int kAfterSuicide = 200;

int count(std::uint64_t bits) { return std::popcount(bits); }

template <std::size_t kSize>
int entry(const std::array<int, kSize>& table, int place) {
    return table[static_cast<std::size_t>(place)];
}

PerMille both(PerMille a, PerMille b) { return a * b / kSure; }

constexpr Suit kSideSuits[] = {Suit::Clubs, Suit::Diamonds, Suit::Hearts};

int ahead_by(const Rules& rules, const Standing& standing, Side side) {
    int best = std::numeric_limits<int>::min();
    for (int s = 0; s < rules.sides(); ++s)
        if (side_at(s) != side) best = std::max(best, standing.scores[side_at(s)]);
    return standing.scores[side] - best;
}

// Numbers of cards that the tables of tricks tell apart, nought included.
constexpr int kSideLengths = 8;
constexpr int kSpadeLengths = 10;

int trick_place(std::uint64_t lane, int cards_of_suit, int lengths) {
    int honours = 0;
    for (int h = 0; h < 4; ++h)
        if (cards_of_suit > h && (lane >> (cards_of_suit - 1 - h) & 1) != 0) honours |= 8 >> h;
    return honours * lengths + std::min(count(lane), lengths - 1);
}

InlineVector<int, 4> nil_places(std::uint64_t lane, int cards_of_suit) {
    InlineVector<int, 4> places;
    const int length = count(lane);
    for (std::uint64_t left = lane; left != 0 && places.size() < 4; left &= left - 1) {
        const auto round = static_cast<int>(places.size());
        const int above = cards_of_suit - 1 - std::countr_zero(left) - (length - 1 - round);
        places.push_back(round * 13 + std::min(above, 12));
    }
    return places;
}

}  // namespace

BidModel::BidModel(const Ranked& ranked, const Weights& weights) : ranked_(&ranked), weights_(weights) {
    const Rules& rules = ranked.rules();
    for (const Suit suit : kSideSuits) longest_ = std::max(longest_, rules.suit(suit).size());
    for (std::uint64_t lane = 0; lane >> longest_ == 0; ++lane)
        side_.push_back(weigh(lane, longest_, Suit::Clubs));
    const int spades = rules.suit(Suit::Spades).size();
    if (spades > kLongestLane) return;
    for (std::uint64_t lane = 0; lane >> spades == 0; ++lane)
        spade_.push_back(weigh(lane, spades, Suit::Spades));
}

BidModel::SuitPromise BidModel::weigh(std::uint64_t lane, int cards_of_suit, Suit suit) const {
    const bool trumps = suit == Suit::Spades;
    const int place = trick_place(lane, cards_of_suit, trumps ? kSpadeLengths : kSideLengths);
    const auto& danger = trumps ? weights_.nil_spade : weights_.nil_side;
    PerMille safe = kSure;
    for (const int at : nil_places(lane, cards_of_suit)) safe = both(safe, kSure - entry(danger, at));
    return {static_cast<std::int16_t>(trumps ? entry(weights_.spade_tricks, place)
                                             : entry(weights_.side_tricks, place)),
            static_cast<std::int16_t>(std::max(safe, 0))};
}

int BidModel::place_of_spades(CardSet hand) const {
    return trick_place(ranked_->lane(hand, Suit::Spades), ranked_->rules().suit(Suit::Spades).size(),
                       kSpadeLengths);
}

int BidModel::place_of_side(CardSet hand, Suit suit) const {
    return trick_place(ranked_->lane(hand, suit), ranked_->rules().suit(suit).size(), kSideLengths);
}

std::optional<int> BidModel::place_of_ruffs(CardSet hand, Suit suit) const {
    const int length = (hand & ranked_->rules().suit(suit)).size();
    if (length > 2) return std::nullopt;
    return length * 6 + std::min(5, (hand & ranked_->rules().suit(Suit::Spades)).size());
}

InlineVector<int, 4> BidModel::places_of_nil(CardSet hand, Suit suit) const {
    return nil_places(ranked_->lane(hand, suit), ranked_->rules().suit(suit).size());
}

BidModel::SuitPromise BidModel::of_suit(CardSet hand, Suit suit) const {
    const std::uint64_t lane = ranked_->lane(hand, suit);
    const int cards = ranked_->rules().suit(suit).size();
    if (suit != Suit::Spades) return side_[static_cast<std::size_t>(lane << (longest_ - cards))];
    return spade_.empty() ? weigh(lane, cards, suit) : spade_[static_cast<std::size_t>(lane)];
}

Promise BidModel::promise(CardSet hand) const {
    const SuitPromise trumps = of_suit(hand, Suit::Spades);
    int tricks = trumps.tricks;
    PerMille safe = trumps.safe;
    for (const Suit suit : kSideSuits) {
        const SuitPromise side = of_suit(hand, suit);
        tricks += side.tricks;
        safe = both(safe, side.safe);
        if (const auto place = place_of_ruffs(hand, suit)) tricks += entry(weights_.ruff_tricks, *place);
    }
    return {tricks, safe};
}

BidModel::Wish BidModel::wish(const Promise& promise, Seat seat, const PerSeat<std::optional<Bid>>& so_far,
                              const Standing& standing) const {
    const Rules& rules = ranked_->rules();
    const RuleSet& set = rules.set();
    const auto& number = weights_.number_bid;
    const int usual = number[0];
    int tricks = usual + both(promise.tricks - usual, number[1]) - number[2];
    int surplus = 0;
    int nil_from = weights_.nil_bid[0] + both(std::max(0, promise.tricks), weights_.nil_bid[1]);
    int partners = 0;  // tricks
    for (int i = 0; i < rules.seats(); ++i) {
        const auto& bid = so_far[seat_at(i)];
        if (!bid || seat_at(i) == seat) continue;
        if (!bid->is_nil()) surplus += bid->tricks * kTrick - (usual - number[2]);
        if (!rules.are_partners(seat, seat_at(i))) continue;
        partners += bid->tricks;
        if (bid->is_nil()) nil_from += weights_.nil_bid[2];
        if (bid->tricks >= kStrongBid) nil_from += weights_.nil_bid[5];
    }
    tricks -= std::clamp(both(surplus, number[3]), -number[4], number[4]);
    tricks = std::min(tricks, (rules.tricks_in_hand() - partners) * kTrick);
    const int ahead = ahead_by(rules, standing, rules.side_of(seat));
    if (ahead >= kMuch) nil_from += weights_.nil_bid[3];
    if (ahead <= -kMuch) nil_from += weights_.nil_bid[4];
    // A nil worth more makes up for more tricks.
    if (set.nil_value > 0) nil_from = kSure / 2 + (nil_from - kSure / 2) * 100 / std::max(set.nil_value, 20);
    if (set.nil_value == 0) nil_from = kSure + 1;
    if (set.bid_mode == BidMode::Suicide) nil_from = kAfterSuicide;
    return {tricks, nil_from};
}

Bid BidModel::bid(CardSet hand, Seat seat, const PerSeat<std::optional<Bid>>& so_far,
                  const Standing& standing) const {
    const Promise promised = promise(hand);
    const Wish wished = wish(promised, seat, so_far, standing);
    const LegalBids legal = plain_bids(ranked_->rules());
    if (legal.nil && promised.nil >= wished.nil_from) return Bid::nil();
    // A bid of nought promises nothing, and earns nothing.
    const int least = std::max(1, legal.numbers.least());
    return Bid::of(std::clamp((wished.tricks + kTrick / 2) / kTrick, least, legal.numbers.most()));
}

int BidModel::likelihood(CardSet hand, Seat seat, Bid made, const PerSeat<std::optional<Bid>>& before,
                         const Standing& standing) const {
    constexpr int kMost = 255;
    if (made.blind || made.kind == BidKind::Look) return kMost;
    const Promise promised = promise(hand);
    const Wish wished = wish(promised, seat, before, standing);
    // The chance to bid nil rises over some width around the chance that is asked for, and far from it is
    // soon next to nothing.
    constexpr double kWidth = 150;
    const double over = promised.nil - wished.nil_from;
    const double rise = over / std::sqrt(over * over + kWidth * kWidth);
    const int nil = plain_bids(ranked_->rules()).nil ? static_cast<int>(kMost / 2.0 * (1 + rise)) : 0;
    if (made.is_nil()) return std::clamp(nil, 1, kMost);
    constexpr int kSpread = 800;  // thousandths of a trick
    const int off = std::abs(made.tricks * kTrick - std::max(wished.tricks, kTrick));
    const int number = kMost * kSpread / kTrick * kSpread / (kSpread * kSpread / kTrick + off * off / kTrick);
    return std::clamp(number * (kMost - nil) / kMost, 1, kMost);
}

}  // namespace larch
