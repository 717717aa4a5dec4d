// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "rules/rule_set.h"

namespace larch {

// The pack of a rule set with its cards in the order of their strength: the weakest card of each suit is the
// first of its lane, spades have the last lane, and so of two cards of one suit the later wins, and a spade
// is later than any other card. Players think in ranked cards, with the rules relabelled to them; in the
// plain pack each card is its own label.
class Ranked {
  public:
    explicit Ranked(const Rules& printed);

    // Of the ranked pack. What they say of printed cards (jokers, hearts counted for a bid) is not theirs.
    const Rules& rules() const { return rules_; }

    Card rank(Card printed) const { return to_[static_cast<std::size_t>(printed.index())]; }
    Card print(Card ranked) const { return from_[static_cast<std::size_t>(ranked.index())]; }
    CardSet rank(CardSet printed) const { return same_ ? printed : mapped(printed, to_); }
    CardSet print(CardSet ranked) const { return same_ ? ranked : mapped(ranked, from_); }

    // The cards of a suit as bits from 0, the weakest of the pack first.
    std::uint64_t lane(CardSet ranked, Suit suit) const {
        return (ranked & rules_.suit(suit)).bits() >> starts_[static_cast<std::size_t>(suit)];
    }

  private:
    using Labels = std::array<Card, 64>;
    static CardSet mapped(CardSet cards, const Labels& labels);

    std::array<int, kSuits> starts_{};
    Labels to_{};
    Labels from_{};
    bool same_ = true;
    Rules rules_;  // after the labels it is made with
};

// Of ranked cards in one hand those worth telling apart: of a suit's cards that none of `elsewhere` comes
// between, the lowest stands for all.
CardSet distinct_cards(const Rules& ranked, CardSet cards, CardSet elsewhere);

}  // namespace larch
