// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <vector>

#include "base/inline_vector.h"
#include "rules/match.h"

namespace larch {

// What one hand between equal players may come to; each as likely as the next.
struct TypicalHand {
    PerSeat<SeatResult> results;
    Seat dealer{};
};

// How close the nodes of a table lie: Full has one for every standing there can be where scores and bags keep
// step (as they do in the classic game), and is for measuring what Bucketed costs.
enum class Fineness : std::uint8_t { Bucketed, Full };

// What a hand did to one side that had so many bags before it.
struct Step {
    int points = 0;
    int bags_after = 0;
    int given = 0;  // points for the other side's (4.13)
    ContractResult result = ContractResult::None;
    bool moon = false;

    friend bool operator==(const Step&, const Step&) = default;
};

// The same for each number of bags that it may have had, from 0; one alone where bags cost nothing.
using Outcome = std::vector<Step>;

// What every change of a score that leaves its bags out is a multiple of, in points; 1 where nothing much is.
struct Lattice {
    int step = 1;
    bool strict = true;  // otherwise a hand that lost bags need not keep step
};

// The outcomes of typical hands, each different one once.
class Outcomes {
  public:
    explicit Outcomes(const Rules& rules);

    // The number of what the hand did to the side.
    int add(const TypicalHand& hand, Side side);
    int size() const { return static_cast<int>(all_.size()); }
    const Outcome& operator[](int number) const { return all_[static_cast<std::size_t>(number)]; }
    Lattice lattice() const;

  private:
    const Rules* rules_;
    std::vector<Outcome> all_;
};

// How one side stands between two hands.
struct SideStanding {
    int score = 0;
    int bags = 0;
    int sets = 0;  // in a row where those count (5.4)
};

// What a hand did to a side that stood so before it.
const Step& step_from(const SideStanding& before, const Outcome& outcome);

// A standing as a mix of nodes; the weights add up to one.
struct Mix {
    struct Part {
        std::uint16_t node = 0;
        float weight = 0;
    };
    InlineVector<Part, 16> parts;
};

// The standings of one side that a table has nodes for: fine where the match may soon be over, wide apart
// where a few points matter little. Where scores and bags keep step, scores are taken without the points of
// their bags: so most are multiples of ten, and a hand leads from node to node. Where lost bags leave other
// scores too, each number of bags has nodes of its own between the tens.
class SideGrid {
  public:
    // Of a bucketed side, the most nodes that are worth their time and place.
    static constexpr int kMostNodes = 1200;

    SideGrid() = default;
    // For a table that keeps so many layers of both sides' nodes. Bucketed it has no more than `most_nodes`
    // and kMostNodes, but for some that there must be: two scores and bags, and all numbers of sets that
    // matter. Full it has none where there would be more than `most_nodes`.
    SideGrid(const Rules& rules, Lattice lattice, Fineness fineness, int layers,
             int most_nodes = std::numeric_limits<int>::max());

    int size() const { return static_cast<int>(nodes_.size()); }
    // Those beside one number of bags and sets in a row, the highest scores first.
    const SideStanding& node(int number) const { return nodes_[static_cast<std::size_t>(number)]; }

    // Whether a side may stand so while the match goes on, but for ties. What is outside has no nodes.
    bool covers(int score, int sets) const {
        return score < target_ && score > floor_ && (set_limit_ == 0 || sets < set_limit_);
    }
    // Far below the lowest node, a side stands as if there.
    Mix mix(const SideStanding& standing) const;
    // How a side stands after a hand by the rules, but for what the other gives to it.
    SideStanding after(const Rules& rules, const SideStanding& before, const Step& step) const;
    // Of the sets of a side, those that may lose it the match.
    int sets_of(const Standing& standing, Side side) const {
        return sets_in_row_ ? standing.sets_in_row[side] : standing.sets[side];
    }
    // The sets of a side become so many.
    void set_sets(Standing& standing, Side side, int sets) const {
        (sets_in_row_ ? standing.sets_in_row : standing.sets)[side] = sets;
    }

  private:
    // A place on one axis between its nodes.
    struct Place {
        std::array<std::uint16_t, 4> nodes{};
        std::uint8_t count = 0;
        std::array<float, 4> weights{};
    };
    // The scores beside one number of bags.
    struct Column {
        std::vector<int> scores;    // the highest first
        std::size_t first = 0;      // node
        std::vector<Place> places;  // from the lowest score up
    };
    static Place between(const std::vector<int>& nodes, int value);
    Place curve(const std::vector<int>& nodes, int score) const;
    // Whether they all fit: no more than `most_nodes`, and none farther apart than `widest`.
    bool choose_scores(const RuleSet& set, Lattice lattice, Fineness fineness, int layers, int most_nodes,
                       int widest);
    bool choose_odd_scores(const RuleSet& set, int bottom, int most_nodes, int widest);
    void choose_everywhere(const std::vector<int>& scores);
    int count() const;
    void number(Column& column, int bags);

    int target_ = 0;
    int floor_ = 0;
    int set_limit_ = 0;
    bool sets_in_row_ = false;
    int bag_point_ = 0;  // that scores are taken without
    int near_ = 0;       // from this score up they lie close together
    std::vector<int> bags_;
    std::vector<int> sets_;
    std::vector<SideStanding> nodes_;
    std::vector<Column> columns_;  // by bags
    std::vector<Place> bag_places_;
    std::vector<Place> set_places_;
};

}  // namespace larch
