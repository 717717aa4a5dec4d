// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/evidence.h"

#include <algorithm>
#include <cmath>

namespace larch {

namespace {

constexpr double square_root(double x) {
    double root = x;
    for (int round = 0; round < 16; ++round) root = (root + x / root) / 2;
    return root;
}

// What each likelihood, from 1 to 255, leaves of a weight, in parts of 2^24.
constexpr int kPartBits = 24;
constexpr auto kParts = [] {
    static_assert(Evidence::kTemperEighths > 0 && Evidence::kTemperEighths <= 8);
    std::array<std::uint32_t, 256> parts{};
    for (int likelihood = 1; likelihood < 256; ++likelihood) {
        double root = likelihood / 255.0;
        double power = Evidence::kTemperEighths == 8 ? root : 1;
        for (int eighths = 4; eighths > 0; eighths /= 2) {
            root = square_root(root);
            if (Evidence::kTemperEighths & eighths) power *= root;
        }
        const double rounded = power * (1 << kPartBits) + 0.5;  // no function rounds at compile time
        parts[static_cast<std::size_t>(likelihood)] = static_cast<std::uint32_t>(rounded);
    }
    return parts;
}();

// A world that gives one on nil a card it would have thrown keeps one part in sixty-four.
constexpr int kNotThrownBits = 6;

}  // namespace

Evidence::Evidence(const Ranked& ranked, const Observation& seen, const BidModel& model)
    : ranked_(&ranked), model_(&model), seen_(&seen) {
    const Rules& rules = ranked.rules();
    PerSeat<std::optional<Bid>> before;
    if (rules.set().blind_phase == BlindPhase::PreDeal)
        for (int i = 0; i < rules.seats(); ++i)
            if (const auto& bid = seen.bids[seat_at(i)]; bid && bid->blind) before[seat_at(i)] = bid;
    for (int place = 0; place < rules.seats(); ++place) {
        const Seat seat = rules.bidder(seen.dealer, place);
        if (!seen.bids[seat]) continue;
        if (says_something(seat, before)) {
            Clue clue{.seat = seat, .made = *seen.bids[seat], .before = before};
            clue.forced = forced_tricks(seat, before);
            trace_cards(clue);
            clues_.push_back(clue);
        }
        before[seat] = seen.bids[seat];
    }
    if (seen.phase == HandPhase::Play) watch_nils();
}

void Evidence::watch_nils() {
    const Rules& rules = ranked_->rules();
    PerSeat<bool> broken;
    Trick trick;
    for (const PlayedCard& played : seen_->played) {
        const Card card = ranked_->rank(played.card);
        const auto& bid = seen_->bids[played.seat];
        if (trick.empty()) trick = Trick(played.seat);
        if (!trick.empty() && rules.suit_of(card) == trick.led() && played.seat != seen_->seat && bid &&
            bid->is_nil() && !broken[played.seat]) {
            const int lost_to = rules.strength(trick.led(), trick.winning_card(rules));
            for (const Card other : rules.suit(trick.led()))
                if (other > card && rules.strength(trick.led(), other) < lost_to)
                    not_thrown_[played.seat].add(other);
        }
        trick.add(rules, played.seat, card);
        if (trick.size() < rules.seats()) continue;
        broken[trick.winner()] = true;
        trick = Trick(trick.winner());
    }
}

bool Evidence::has_exchange(Seat seat) const {
    if (!ranked_->rules().has_exchanges() || seen_->phase < HandPhase::Exchange) return false;
    const auto& own = seen_->bids[seat];
    const auto& partners = seen_->bids[ranked_->rules().partner_of(seat)];
    return own && partners && cards_exchanged(ranked_->rules(), *own, *partners) > 0;
}

bool Evidence::says_something(Seat seat, const PerSeat<std::optional<Bid>>& before) const {
    const Rules& rules = ranked_->rules();
    const RuleSet& set = rules.set();
    const Bid made = *seen_->bids[seat];
    if (seat == seen_->seat || made.blind) return false;
    if (has_exchange(seat) && !rules.are_partners(seat, seen_->seat)) return false;
    if (set.widow == Widow::Dealer && set.widow_discard == WidowDiscard::AfterBids && seat == seen_->dealer &&
        seen_->phase > HandPhase::Discard)
        return false;
    switch (set.bid_mode) {
        case BidMode::Free:
            return true;
        case BidMode::Mirror:
        case BidMode::Hearts:
        case BidMode::Aces:
        case BidMode::Fixed:
            return false;
        case BidMode::Whiz:
        case BidMode::JokerWhiz:
            return made.is_nil();
        case BidMode::Deuce:
        case BidMode::Ace:
            return made != Bid::of(2);
        case BidMode::Suicide:
            return !made.is_nil() || !before[rules.partner_of(seat)];
    }
    assert(false);
    return false;
}

int Evidence::forced_tricks(Seat seat, const PerSeat<std::optional<Bid>>& before) const {
    const Rules& rules = ranked_->rules();
    const RuleSet& set = rules.set();
    int forced = set.min_seat;
    for (int i = 0; i < rules.seats(); ++i) {
        const auto& bid = before[seat_at(i)];
        if (!bid || !rules.are_partners(seat, seat_at(i))) continue;
        if (bid->is_nil()) forced = std::max(forced, set.nil_partner_min);
        forced = std::max(forced, set.min_team - bid->tricks);
    }
    return forced;
}

// Back from now to the bidding.
void Evidence::trace_cards(Clue& clue) const {
    for (const PlayedCard& played : seen_->played)
        if (played.seat == clue.seat) clue.had.add(ranked_->rank(played.card));
    for (std::size_t later = seen_->gifts.size(); later > 0; --later) {
        const Gift& gift = seen_->gifts[later - 1];
        const CardSet cards = ranked_->rank(gift.cards);
        if (gift.from == clue.seat) {
            clue.had |= cards;
            clue.received -= cards;
        } else if (gift.to == clue.seat) {
            clue.had -= cards;
            clue.received |= cards;
        }
    }
}

// Who must bid some number at least, and bids it, may have wanted to bid any lower one.
int Evidence::likelihood(const Clue& clue, CardSet hand) const {
    int best = model_->likelihood(hand, clue.seat, clue.made, clue.before, seen_->standing);
    if (clue.made.is_nil() || clue.made.tricks > clue.forced) return best;
    for (int tricks = clue.made.tricks - 1; tricks > 0; --tricks)
        best = std::max(best,
                        model_->likelihood(hand, clue.seat, Bid::of(tricks), clue.before, seen_->standing));
    return best;
}

int Evidence::weight(const World& world) const {
    std::uint64_t weight = kMost;
    for (const Clue& clue : clues_) {
        const CardSet hand = (world[clue.seat] | clue.had) - clue.received;
        const std::uint64_t part = kParts[static_cast<std::size_t>(likelihood(clue, hand))];
        weight = (weight * part + (1U << (kPartBits - 1))) >> kPartBits;
    }
    for (int i = 0; i < ranked_->rules().seats(); ++i)
        if (!(world[seat_at(i)] & not_thrown_[seat_at(i)]).empty()) weight >>= kNotThrownBits;
    return std::max(1, static_cast<int>(weight));
}

WeightedWorld draw_weighted(const Sampler& sampler, const Evidence& evidence, int tries, Stream& stream) {
    assert(tries > 0);
    if (evidence.is_silent()) return {sampler.draw(stream), Evidence::kMost};
    WeightedWorld picked;
    std::uint32_t sum = 0;
    for (int i = 0; i < tries; ++i) {
        const World world = sampler.draw(stream);
        const auto weight = static_cast<std::uint32_t>(evidence.weight(world));
        sum += weight;
        if (stream.below(sum) < weight) picked.world = world;
    }
    picked.weight =
        static_cast<int>((sum + static_cast<std::uint32_t>(tries) / 2) / static_cast<std::uint32_t>(tries));
    return picked;
}

int effective_count(std::int64_t sum, std::int64_t sum_of_squares) {
    if (sum_of_squares == 0) return 0;
    const auto total = static_cast<double>(sum);
    return static_cast<int>(std::lround(total * total / static_cast<double>(sum_of_squares)));
}

}  // namespace larch
