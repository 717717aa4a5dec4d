// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "ai/side_grid.h"

namespace larch {

// Where a hand leaves one side that stood on a node and was given nothing.
struct Landing {
    SideStanding standing;
    int given = 0;
    bool moon = false;
};

// Where each outcome leads from each node of a side, and as which mix of nodes.
class Landings {
  public:
    // What some nodes in a row land on with one part of their mixes, which are nodes in a row too.
    struct Run {
        std::uint16_t from = 0;
        std::uint16_t to = 0;
        std::uint16_t count = 0;
        float weight = 0;
    };

    Landings() = default;
    // `gifts` is what bags may be worth to the other side, the least first; a greater one counts as the last.
    Landings(const Rules& rules, const Outcomes& outcomes, const SideGrid& grid,
             const std::vector<int>& gifts);

    // Of all outcomes and nodes.
    std::size_t size() const { return landings_.size(); }
    std::size_t spot(int outcome, std::size_t node) const {
        return static_cast<std::size_t>(outcome) * nodes_ + node;
    }
    const Landing& at(int outcome, std::size_t node) const { return landings_[spot(outcome, node)]; }
    // The number of what is given.
    std::size_t gift(int outcome, std::size_t node) const { return gifts_[spot(outcome, node)]; }
    // When it was given something; empty when the match is over for it.
    std::span<const Mix::Part> parts(std::size_t gift, int outcome, std::size_t node) const {
        const std::size_t place = gift * landings_.size() + spot(outcome, node);
        return {parts_.data() + starts_[place], parts_.data() + starts_[place + 1]};
    }
    // The parts of all nodes.
    std::span<const Run> runs(std::size_t gift, int outcome) const {
        const std::size_t place = gift * outcomes_ + static_cast<std::size_t>(outcome);
        return {runs_.data() + run_starts_[place], runs_.data() + run_starts_[place + 1]};
    }
    std::size_t all_parts() const { return parts_.size(); }
    std::size_t all_runs() const { return runs_.size(); }

  private:
    void list_runs(std::size_t gift, int outcome);
    void add_part(int outcome, std::size_t from, const Mix::Part& part, bool may_join);

    std::size_t nodes_ = 0;
    std::size_t outcomes_ = 0;
    std::vector<Landing> landings_;
    std::vector<std::uint8_t> gifts_;    // of each landing
    std::vector<std::uint32_t> starts_;  // of the parts of each gift and landing
    std::vector<Mix::Part> parts_;
    std::vector<Run> runs_;
    std::vector<std::size_t> run_starts_;  // of each gift and outcome
};

}  // namespace larch
