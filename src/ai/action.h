// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "rules/hand.h"

namespace larch {

// What a seat may do when it is in turn: exactly one of a bid, cards to give, a card to play and a claim of
// all tricks that are left.
struct Action {
    std::optional<Bid> bid;
    std::optional<CardSet> given;
    std::optional<Card> card;
    bool claims = false;

    friend bool operator==(const Action&, const Action&) = default;
};

inline constexpr std::size_t kMostActions = 32;
using Actions = InlineVector<Action, kMostActions>;

}  // namespace larch
