// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/random_hands.h"

#include "rules/dealing.h"

namespace larch {

Bid random_bid(const LegalBids& legal, ChaCha& stream) {
    const int numbers = legal.numbers.size();
    const int others = (legal.nil ? 1 : 0) + (legal.blind ? 1 : 0);
    const auto drawn = static_cast<int>(stream.below(static_cast<std::uint32_t>(numbers + others)));
    if (drawn < numbers)
        return {.kind = BidKind::Tricks, .blind = legal.blind, .tricks = legal.numbers.nth(drawn)};
    if (drawn == numbers && legal.nil) return {.kind = BidKind::Nil, .blind = legal.blind};
    return Bid::look();
}

Card random_card(CardSet legal, ChaCha& stream) {
    return legal.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(legal.size()))));
}

CardSet random_cards(CardSet held, int count, ChaCha& stream) {
    CardSet drawn;
    while (drawn.size() < count) drawn.add(random_card(held - drawn, stream));
    return drawn;
}

namespace {

// What is broken, or null. Every card held by exactly one seat or played, every card legal exactly when it is
// not refused, and somebody always able to go on.
const char* broken_invariant(const Hand& hand, CardSet played) {
    const Rules& rules = hand.rules();
    CardSet all = played | hand.widow();
    CardSet twice = played & hand.widow();
    for (int i = 0; i < rules.seats(); ++i) {
        twice |= all & hand.held(seat_at(i));
        all |= hand.held(seat_at(i));
    }
    if (all != rules.pack() || !twice.empty()) return "a card is held twice or lost";
    if (hand.is_bidding()) {
        const LegalBids legal = hand.legal_bids();
        return legal.empty() ? "no bid may be made" : nullptr;
    }
    if (hand.phase() == HandPhase::Discard || hand.phase() == HandPhase::Exchange)
        return hand.held(hand.turn()).size() < hand.cards_to_give() ? "too few cards to give" : nullptr;
    if (hand.phase() != HandPhase::Play) return nullptr;
    const CardSet legal = hand.legal_cards();
    if (legal.empty()) return "nothing may be played";
    CardSet accepted;
    for (const Card card : hand.held(hand.turn()))
        if (!hand.objection(hand.turn(), card)) accepted.add(card);
    if (accepted != legal) return "legal cards and accepted cards differ";
    return nullptr;
}

const char* broken_score(const Hand& hand, const PerSide<SideScore>& scores) {
    int taken = 0;
    for (int i = 0; i < hand.rules().seats(); ++i) taken += hand.taken(seat_at(i));
    if (taken != (hand.thrown_in() ? 0 : hand.rules().tricks_in_hand()))
        return "tricks taken do not add up to those dealt";
    for (int s = 0; s < hand.rules().sides(); ++s) {
        const SideScore& score = scores[side_at(s)];
        int points = 0;
        int bags = score.bags_before;
        for (const ScoreLine& line : score.lines) {
            points += line.points;
            bags += line.bags;
        }
        if (points != score.points || bags != score.bags_after) return "score lines do not add up";
        if (score.bags_after < 0) return "bags below none";
    }
    return nullptr;
}

template <Checking checking>
void bid_and_play(Hand& hand, ChaCha& stream, const char*& violation) {
    CardSet played;
    const auto check = [&] {
        if constexpr (checking == Checking::Everything)
            if (!violation) violation = broken_invariant(hand, played);
    };
    check();
    while (hand.phase() < HandPhase::Play) {
        if (hand.is_bidding())
            hand.bid(random_bid(hand.legal_bids(), stream));
        else
            hand.give(random_cards(hand.held(hand.turn()), hand.cards_to_give(), stream));
        check();
    }
    while (hand.phase() == HandPhase::Play) {
        const Card card = random_card(hand.legal_cards(), stream);
        hand.play(card);
        if constexpr (checking == Checking::Everything) played.add(card);
        check();
    }
}

// A match that is played for a number of hands may go beyond it only while its best sides are level. Where a
// side can lose otherwise than by its score, the second scorer judges it.
const char* broken_end(const Rules& rules, const Standing& standing, std::optional<Side> winner) {
    const RuleSet& set = rules.set();
    if (winner || set.max_hands == 0 || standing.hands < set.max_hands) return nullptr;
    if (set.max_sets > 0 || set.floor_result == FloorResult::Loses) return nullptr;
    const auto rank = [&](int side) {
        const int bags = set.tie == Tie::FewerBags ? standing.bags[side_at(side)] : 0;
        return std::pair(standing.scores[side_at(side)], -bags);
    };
    auto best = rank(0);
    for (int side = 1; side < rules.sides(); ++side) best = std::max(best, rank(side));
    int leaders = 0;
    for (int side = 0; side < rules.sides(); ++side) leaders += rank(side) == best ? 1 : 0;
    return leaders > 1 ? nullptr : "the match goes on beyond its number of hands";
}

void count(RandomHandsTotal& total, const SideScore& score) {
    total.points += static_cast<std::uint64_t>(std::int64_t{score.points});
    for (const ScoreLine& line : score.lines) {
        const bool made = line.kind == LineKind::NilMade || line.kind == LineKind::BlindNilMade;
        const bool failed = line.kind == LineKind::NilFailed || line.kind == LineKind::BlindNilFailed;
        total.bags += line.kind == LineKind::Overtricks ? static_cast<std::uint64_t>(line.bags) : 0;
        total.nils += made || failed ? 1 : 0;
        total.nils_made += made ? 1 : 0;
    }
}

template <Checking checking>
RandomHandsTotal play_all(const Rules& rules, const Seed& seed, std::uint64_t hands) {
    ChaCha stream(seed);
    RandomHandsTotal total;
    const char* violation = nullptr;
    Digest digest;
    Standing standing;
    for (std::uint64_t i = 0; i < hands && !violation; ++i) {
        const Seat dealer = seat_at(static_cast<int>(i % static_cast<std::uint64_t>(rules.seats())));
        Hand hand(rules, deal_hand(rules, dealer, stream), dealer, next_terms(rules, standing));
        bid_and_play<checking>(hand, stream, violation);
        const PerSide<SideScore> scores = add_hand(standing, hand);
        const std::optional<Side> winner = match_winner(rules, standing);
        if constexpr (checking == Checking::Everything) {
            if (!violation) violation = broken_score(hand, scores);
            if (!violation) violation = broken_end(rules, standing, winner);
        }
        for (int s = 0; s < rules.sides(); ++s) {
            count(total, scores[side_at(s)]);
            digest.add(static_cast<std::uint64_t>(std::int64_t{scores[side_at(s)].points}));
        }
        std::uint64_t taken = 0;
        for (int s = 0; s < rules.seats(); ++s)
            taken = taken * 16 + static_cast<std::uint64_t>(hand.taken(seat_at(s)));
        digest.add(taken);
        ++total.hands;
        if (winner) ++total.matches;
        if (winner || standing.hands == kRandomMatchCutAt) standing = {};
    }
    if (violation) total.violation = violation;
    total.digest = digest.value();
    return total;
}

}  // namespace

RandomHandsTotal random_hands(const Rules& rules, const Seed& seed, std::uint64_t hands, Checking checking) {
    return checking == Checking::Everything ? play_all<Checking::Everything>(rules, seed, hands)
                                            : play_all<Checking::None>(rules, seed, hands);
}

PreparedHands::PreparedHands(const Rules& rules, const Seed& seed) : rules_(&rules), stream_(seed) {
    for (Deal& deal : deals_) deal = deal_hand(rules, seat_at(0), stream_);
}

RandomHandsTotal PreparedHands::play(std::uint64_t hands) {
    RandomHandsTotal total;
    const char* violation = nullptr;
    Digest digest;
    for (; total.hands < hands; ++total.hands) {
        Hand hand(*rules_, deals_[total.hands % kDeals], seat_at(0));
        bid_and_play<Checking::None>(hand, stream_, violation);
        digest.add(static_cast<std::uint64_t>(hand.taken(seat_at(0))));
    }
    total.digest = digest.value();
    return total;
}

}  // namespace larch
