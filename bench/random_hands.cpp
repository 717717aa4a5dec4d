// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/random_hands.h"

namespace larch {

Bid random_bid(const LegalBids& legal, ChaCha& stream) {
    const int numbers = legal.most - legal.least + 1;
    const auto drawn =
        static_cast<int>(stream.below(static_cast<std::uint32_t>(numbers + (legal.nil ? 1 : 0))));
    return drawn < numbers ? Bid::of(legal.least + drawn) : Bid::nil();
}

Card random_card(CardSet legal, ChaCha& stream) {
    return legal.nth(static_cast<int>(stream.below(static_cast<std::uint32_t>(legal.size()))));
}

namespace {

// What is broken, or null. Every card held by exactly one seat or played, every card legal exactly when it is
// not refused, and somebody always able to go on.
const char* broken_invariant(const Hand& hand, CardSet played) {
    const Rules& rules = hand.rules();
    CardSet all = played;
    CardSet twice;
    for (int i = 0; i < rules.seats(); ++i) {
        twice |= all & hand.held(seat_at(i));
        all |= hand.held(seat_at(i));
    }
    if (all != rules.pack() || !twice.empty()) return "a card is held twice or lost";
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
    if (taken != hand.rules().tricks_in_hand()) return "tricks taken do not add up to those dealt";
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
    while (hand.phase() == HandPhase::Bidding) hand.bid(random_bid(hand.legal_bids(), stream));
    check();
    while (hand.phase() == HandPhase::Play) {
        const Card card = random_card(hand.legal_cards(), stream);
        hand.play(card);
        if constexpr (checking == Checking::Everything) played.add(card);
        check();
    }
}

template <Checking checking>
RandomHandsTotal play_all(const Rules& rules, const Seed& seed, std::uint64_t hands) {
    ChaCha stream(seed);
    RandomHandsTotal total;
    const char* violation = nullptr;
    Digest digest;
    PerSide<int> bags;
    for (std::uint64_t i = 0; i < hands && !violation; ++i) {
        const Seat dealer = seat_at(static_cast<int>(i % static_cast<std::uint64_t>(rules.seats())));
        Hand hand(rules, deal_cards(rules.pack(), rules.seats(), dealer, stream), dealer);
        bid_and_play<checking>(hand, stream, violation);
        const PerSide<SideScore> scores = score_hand(hand, bags);
        if constexpr (checking == Checking::Everything)
            if (!violation) violation = broken_score(hand, scores);
        for (int s = 0; s < rules.sides(); ++s) {
            const SideScore& score = scores[side_at(s)];
            total.points += static_cast<std::uint64_t>(std::int64_t{score.points});
            for (const ScoreLine& line : score.lines) {
                total.bags += line.kind == LineKind::Overtricks ? static_cast<std::uint64_t>(line.bags) : 0;
                total.nils += line.kind == LineKind::NilMade || line.kind == LineKind::NilFailed ? 1 : 0;
                total.nils_made += line.kind == LineKind::NilMade ? 1 : 0;
            }
            bags[side_at(s)] = score.bags_after;
            digest.add(static_cast<std::uint64_t>(std::int64_t{score.points}));
        }
        std::uint64_t taken = 0;
        for (int s = 0; s < rules.seats(); ++s)
            taken = taken * 16 + static_cast<std::uint64_t>(hand.taken(seat_at(s)));
        digest.add(taken);
        ++total.hands;
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
    for (Deal& deal : deals_) deal = deal_cards(rules.pack(), rules.seats(), seat_at(0), stream_);
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
