// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/ends.h"

#include <algorithm>

#include "ai/sums.h"
#include "base/sort_few.h"

namespace larch {

Ends::Ends(const Rules& rules, const SideGrid& grid, const Outcomes& outcomes, const Landings& landings,
           const std::vector<int>& gifts, float level, bool last_hand)
    : rules_(rules),
      grid_(grid),
      outcomes_(outcomes),
      landings_(landings),
      gifts_(gifts),
      level_(level),
      nodes_(static_cast<std::size_t>(grid.size())) {
    rank(last_hand);
}

// Gives each landing the rank by which it wins beside any other, or is level with it: none has that after
// which the match goes on, those above it win beside it, those below it lose.
void Ends::rank(bool last_hand) {
    std::vector<End> ends;
    ranks_.assign(gifts_.size() * landings_.size(), 0);
    for (std::size_t gift = 0; gift < gifts_.size(); ++gift)
        for (int o = 0; o < outcomes_.size(); ++o)
            for (std::size_t n = 0; n < nodes_; ++n) {
                if (!last_hand && !landings_.parts(gift, o, n).empty()) continue;
                const Landing& landing = landings_.at(o, n);
                End end{gift * landings_.size() + landings_.spot(o, n), landing.standing, landing.moon};
                end.standing.score += gifts_[gift];
                ends.push_back(end);
            }
    Standing both;
    if (last_hand) both.hands = rules_.set().max_hands;
    const auto winner = [&](const End& ours, const End& theirs) {
        for (const End* end : {&ours, &theirs}) {
            const Side side = side_at(end == &ours ? 0 : 1);
            both.scores[side] = end->standing.score;
            both.bags[side] = end->standing.bags;
            grid_.set_sets(both, side, end->standing.sets);
        }
        both.moon.reset();
        if (ours.moon != theirs.moon) both.moon = side_at(ours.moon ? 0 : 1);
        return match_winner(rules_, both);
    };
    sort_many(std::span(ends),
              [&](const End& one, const End& other) { return winner(one, other) == side_at(1); });
    const End on{.place = 0, .standing = grid_.node(0), .moon = false};
    int rank = 1;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        if (i > 0 && winner(ends[i - 1], ends[i])) ++rank;
        const bool wins = winner(ends[i], on) == side_at(0);
        ranks_[ends[i].place] = wins ? rank : rank - static_cast<int>(ends.size()) - 1;
    }
}

// For each node the first in whose place it may be taken where only ends matter: those that no hand ends
// the match from are all alike, but for their bags where these are given away.
std::vector<std::size_t> Ends::twins() const {
    std::vector<std::size_t> twins(nodes_);
    std::vector<std::size_t> first;  // by bags
    for (std::size_t n = 0; n < nodes_; ++n) {
        twins[n] = n;
        bool calm = true;
        for (std::size_t gift = 0; gift < gifts_.size(); ++gift)
            for (int o = 0; o < outcomes_.size(); ++o) calm &= ranks(gift, o)[n] == 0;
        if (!calm) continue;
        const auto bags = static_cast<std::size_t>(grid_.node(static_cast<int>(n)).bags);
        if (first.size() <= bags) first.resize(bags + 1, nodes_);
        first[bags] = std::min(first[bags], n);
        twins[n] = first[bags];
    }
    return twins;
}

void Ends::fill(const std::vector<Pair>& pairs, std::vector<float>& we_deal,
                std::vector<float>& they_deal) const {
    const std::vector<std::size_t> twin = twins();
    std::vector<float> lost(nodes_);
    we_deal.assign(nodes_ * nodes_, 0);
    they_deal.assign(nodes_ * nodes_, 0);
    for (std::size_t own = 0; own < nodes_; ++own) {
        float* ours = we_deal.data() + own * nodes_;
        float* theirs = they_deal.data() + own;
        if (twin[own] != own) {
            std::copy_n(we_deal.data() + twin[own] * nodes_, nodes_, ours);
            for (std::size_t n = 0; n < nodes_; ++n) theirs[n * nodes_] = they_deal[n * nodes_ + twin[own]];
            continue;
        }
        std::ranges::fill(lost, 0.0F);
        for (const Pair& pair : pairs) add(pair, own, ours, lost.data());
        for (std::size_t n = 0; n < nodes_; ++n) theirs[n * nodes_] = lost[n];
    }
}

// Of a hand that we deal from one of our nodes and that ends the match, how much is won by us and by
// them.
void Ends::add(const Pair& pair, std::size_t own, float* won, float* lost) const {
    const int* theirs = ranks(landings_.gift(pair.ours, own), pair.theirs);
    for (std::size_t from = 0; from < nodes_;) {
        const std::size_t to_us = landings_.gift(pair.theirs, from);
        std::size_t to = gifts_.size() > 1 ? from + 1 : nodes_;
        while (to < nodes_ && landings_.gift(pair.theirs, to) == to_us) ++to;
        const int ours = ranks(to_us, pair.ours)[own];
        add(ours, theirs + from, to - from, pair.weight, won + from, lost + from);
        from = to;
    }
}

// The higher rank wins, of two alike in part the side that deals next, which is theirs.
void Ends::add(int ours, const int* theirs, std::size_t count, float weight, float* won, float* lost) const {
    const float level = weight * (1 - level_);
    std::size_t i = 0;
    for (; i + 4 <= count; i += 4) {
        const FourInts other = load(theirs + i);
        const Four over = where((other | ours) != 0, weight);
        const Four share = where(other < ours, weight) + where((other == ours) & (other != 0), level);
        put(won + i, load(won + i) + share);
        put(lost + i, load(lost + i) + over - share);
    }
    for (; i < count; ++i) {
        if ((ours | theirs[i]) == 0) continue;
        const float share = ours > theirs[i] ? weight : ours < theirs[i] ? 0 : level;
        won[i] += share;
        lost[i] += weight - share;
    }
}

}  // namespace larch
