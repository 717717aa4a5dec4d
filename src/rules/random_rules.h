// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <type_traits>

#include "base/chacha.h"
#include "rules/axes.h"

// Rule sets for tests and simulations.
namespace larch {

// The ends of the range more often than their share.
inline int random_number(ChaCha& stream, int least, int most) {
    const std::uint32_t end = stream.below(16);
    if (end < 2) return end == 0 ? least : most;
    return least + static_cast<int>(stream.below(static_cast<std::uint32_t>(most - least + 1)));
}

inline void draw_value(ChaCha& stream, const Axis& axis, int& number) {
    number = random_number(stream, axis.least, axis.most);
}
inline void draw_value(ChaCha& stream, const Axis&, bool& yes) { yes = stream.below(2) == 1; }
inline void draw_value(ChaCha& stream, const Axis& axis, std::optional<int>& number) {
    number.reset();
    if (stream.below(4) > 0) number = random_number(stream, axis.least, axis.most);
}
inline void draw_value(ChaCha& stream, const Axis& axis, Numbers& numbers) {
    numbers = {};
    for (int left = random_number(stream, 0, axis.most); left > 0; --left)
        numbers.add(random_number(stream, axis.least, axis.most));
}
inline void draw_value(ChaCha& stream, const Axis& axis, CardList& cards) {
    CardSet left;
    for (int suit = 0; suit < kSuits; ++suit) left.add(Card(Rank::Two, static_cast<Suit>(suit)));
    if (axis.key == "highTrumps")
        for (const Rank rank : {Rank::LittleJoker, Rank::BigJoker, Rank::Ace})
            left.add(Card(rank, Suit::Spades));
    cards.clear();
    for (int count = random_number(stream, 0, left.size()); count > 0; --count) {
        const auto place = static_cast<int>(stream.below(static_cast<std::uint32_t>(left.size())));
        cards.push_back(Card::at(select_bit(left.bits(), place)));
        left.remove(cards.back());
    }
}
template <class Choice>
    requires std::is_enum_v<Choice>
void draw_value(ChaCha& stream, const Axis&, Choice& choice) {
    choice = static_cast<Choice>(stream.below(kNames<Choice>.size()));
}

// About half of the axes have their default; every value of every axis can come. Where two contradict each
// other, the one that the fault names is drawn again.
inline RuleSet random_rule_set(ChaCha& stream) {
    RuleSet set;
    for_each_axis(set, [&](const Axis& axis, auto& value) {
        if (stream.below(2) == 0) draw_value(stream, axis, value);
    });
    for (auto rules = Rules::make(set); !rules; rules = Rules::make(set))
        for_each_axis(set, [&](const Axis& axis, auto& value) {
            if (axis.key == rules.error().where) draw_value(stream, axis, value);
        });
    return set;
}

// Under which a hand has everything to decide that there is: blind offers, raises, a widow, exchanges, plays
// and claims.
inline RuleSet rules_with_everything() {
    RuleSet set{.widow = Widow::Dealer,
                .blind_nil = true,
                .blind_behind = 0,
                .blind_bid_min = 3,
                .raise_round = RaiseRound::Side,
                .nil_pass = 1,
                .blind_pass = 2};
    for (const Rank joker : {Rank::BigJoker, Rank::LittleJoker})
        set.high_trumps.push_back(Card(joker, Suit::Spades));
    return set;
}

}  // namespace larch
