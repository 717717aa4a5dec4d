// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/dealing.h"

namespace larch {

namespace {

bool has_court_card(CardSet held) {
    for (const Card card : held)
        if (card.rank() >= Rank::Jack && card.rank() <= Rank::King) return true;
    return false;
}

bool stands(const Rules& rules, const Deal& deal) {
    if (rules.set().redeal == Redeal::Never) return true;
    for (int i = 0; i < rules.seats(); ++i) {
        const CardSet held = deal.hands[seat_at(i)];
        const bool good = rules.set().redeal == Redeal::NoSpade ? !(held & rules.suit(Suit::Spades)).empty()
                                                                : has_court_card(held);
        if (!good) return false;
    }
    return true;
}

}  // namespace

Deal deal_hand(const Rules& rules, Seat dealer, ChaCha& stream) {
    while (true) {
        const Deal deal = deal_cards(rules.pack(), rules.seats(), dealer, stream);
        if (stands(rules, deal)) return deal;
    }
}

std::optional<std::string> deal_fault(const Rules& rules, const Deal& deal) {
    CardSet dealt = deal.widow;
    for (int i = 0; i < rules.seats(); ++i) {
        const CardSet held = deal.hands[seat_at(i)];
        if (!(held & dealt).empty()) return "a card is dealt twice";
        if (held.size() != rules.tricks_in_hand())
            return "a seat holds " + std::to_string(held.size()) + " cards instead of " +
                   std::to_string(rules.tricks_in_hand());
        dealt |= held;
    }
    if (dealt != rules.pack()) return "it is not a deal of this pack";
    if (!stands(rules, deal)) return "these rules have such a hand dealt again (rule 1.5)";
    return std::nullopt;
}

}  // namespace larch
