// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ai/landings.h"
#include "ai/last_hand.h"

namespace larch {

// The matches that end with the next hand, and who wins them, by the standings of both sides before it.
class Ends {
  public:
    // Refers to all that it is made from. `level` is the chance of the side that deals when the next hand
    // decides between sides that are level.
    Ends(const Rules& rules, const SideGrid& grid, const Outcomes& outcomes, const Landings& landings,
         const std::vector<int>& gifts, float level, bool last_hand);

    // How much of all hands end a match that we win, by our node and theirs, when we deal and when they do.
    void fill(const std::vector<Pair>& pairs, std::vector<float>& we_deal,
              std::vector<float>& they_deal) const;

  private:
    // A landing after which the match is over.
    struct End {
        std::size_t place = 0;  // in ranks_
        SideStanding standing;
        bool moon = false;
    };

    void rank(bool last_hand);
    std::vector<std::size_t> twins() const;
    void add(const Pair& pair, std::size_t own, float* won, float* lost) const;
    void add(int ours, const int* theirs, std::size_t count, float weight, float* won, float* lost) const;
    const int* ranks(std::size_t gift, int outcome) const {
        return ranks_.data() + gift * landings_.size() + landings_.spot(outcome, 0);
    }

    const Rules& rules_;
    const SideGrid& grid_;
    const Outcomes& outcomes_;
    const Landings& landings_;
    const std::vector<int>& gifts_;
    const float level_;
    const std::size_t nodes_;
    std::vector<int> ranks_;  // by gift, node and outcome
};

}  // namespace larch
