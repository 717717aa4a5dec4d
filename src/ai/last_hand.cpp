// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/last_hand.h"

#include <cmath>

namespace larch {

LastHand::LastHand(const Rules& rules, const Outcomes& outcomes, const std::vector<Pair>& pairs, float level)
    : kinds_(outcomes[0].size()) {
    const auto margin = [](const Step& own, const Step& other) {
        return own.points + other.given - other.points - own.given;
    };
    for (const Pair& pair : pairs)
        for (const Step& own : outcomes[pair.ours])
            for (const Step& other : outcomes[pair.theirs])
                widest_ = std::max(widest_, std::abs(margin(own, other)) + 1);
    chances_.resize(kinds_ * kinds_ * width());
    for (std::size_t kind = 0; kind < kinds_ * kinds_; ++kind) {
        float* chances = chances_.data() + kind * width();
        std::vector<float> level_here(width());
        for (const Pair& pair : pairs) {
            const Step& own = outcomes[pair.ours][kind / kinds_];
            const Step& other = outcomes[pair.theirs][kind % kinds_];
            const auto place = static_cast<std::size_t>(widest_ - margin(own, other));
            Standing after{.hands = rules.set().max_hands,
                           .scores = {},
                           .bags = {},
                           .sets = {},
                           .sets_in_row = {},
                           .moon = {}};
            after.bags[side_at(0)] = own.bags_after;
            after.bags[side_at(1)] = other.bags_after;
            const std::optional<Side> winner = match_winner(rules, after);
            level_here[place] += pair.weight * (winner ? (*winner == side_at(0) ? 1 : 0) : 1 - level);
            chances[place + 1] += pair.weight;
        }
        // Who leads by more wins at least as often.
        for (std::size_t i = 1; i < width(); ++i) chances[i] += chances[i - 1];
        for (std::size_t i = 0; i < width(); ++i) chances[i] += level_here[i];
    }
}

}  // namespace larch
