// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/landings.h"

namespace larch {

Landings::Landings(const Rules& rules, const Outcomes& outcomes, const SideGrid& grid,
                   const std::vector<int>& gifts)
    : nodes_(static_cast<std::size_t>(grid.size())), outcomes_(static_cast<std::size_t>(outcomes.size())) {
    for (int o = 0; o < outcomes.size(); ++o)
        for (int n = 0; n < grid.size(); ++n) {
            const Step& step = step_from(grid.node(n), outcomes[o]);
            std::uint8_t gift = 0;
            while (gift + 1U < gifts.size() && gifts[gift] < step.given) ++gift;
            landings_.push_back({grid.after(rules, grid.node(n), step), step.given, step.moon});
            gifts_.push_back(gift);
        }
    for (const int gift : gifts)
        for (const Landing& landing : landings_) {
            starts_.push_back(static_cast<std::uint32_t>(parts_.size()));
            SideStanding standing = landing.standing;
            standing.score += gift;
            if (landing.moon || !grid.covers(standing.score, standing.sets)) continue;
            const Mix mix = grid.mix(standing);
            for (const Mix::Part& part : mix.parts) parts_.push_back(part);
        }
    starts_.push_back(static_cast<std::uint32_t>(parts_.size()));
    for (std::size_t gift = 0; gift < gifts.size(); ++gift)
        for (int o = 0; o < outcomes.size(); ++o) list_runs(gift, o);
    run_starts_.push_back(runs_.size());
}

void Landings::list_runs(std::size_t gift, int outcome) {
    run_starts_.push_back(runs_.size());
    for (std::size_t k = 0, before = runs_.size() + 1; runs_.size() != before; ++k) {
        before = runs_.size();
        for (std::size_t n = 0; n < nodes_; ++n)
            if (const auto all = parts(gift, outcome, n); k < all.size())
                add_part(outcome, n, all[k], runs_.size() > before);
    }
}

void Landings::add_part(int outcome, std::size_t from, const Mix::Part& part, bool may_join) {
    if (may_join) {
        Run& last = runs_.back();
        if (last.from + last.count == static_cast<int>(from) && last.to + last.count == part.node &&
            last.weight == part.weight && gift(outcome, last.from) == gift(outcome, from)) {
            ++last.count;
            return;
        }
    }
    runs_.push_back({static_cast<std::uint16_t>(from), part.node, 1, part.weight});
}

}  // namespace larch
