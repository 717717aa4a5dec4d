// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/duel.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace larch {

namespace {

constexpr int kMostLayers = 20;  // hands
constexpr int kSweeps = 5;
constexpr int kMostGifts = 3;

// A typical hand by the numbers of what it did to the dealing side and to the other.
struct Course {
    int dealing = 0;
    int other = 0;
    float weight = 0;
};

// Where a hand leaves one side that stood on a node and was given nothing.
struct Landing {
    SideStanding standing;
    bool moon = false;
    int given = 0;
};

using Row = std::vector<float>;

}  // namespace

// The work of making a table. "We" are the side whose chance is reckoned, "they" the other; whichever deals.
class DuelBuilder {
  public:
    DuelBuilder(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness, Duel& duel)
        : rules_(rules), outcomes_(rules), duel_(duel) {
        collect(hands);
        duel.grid_ = SideGrid(rules, outcomes_.lattice(), fineness);
        nodes_ = static_cast<std::size_t>(duel.grid_.size());
        land();
        duel.level_ = level();
    }

    void build() {
        const RuleSet& set = rules_.set();
        const bool layered = set.max_hands > 0 && set.max_hands <= kMostLayers;
        duel_.max_hands_ = layered ? set.max_hands : 0;
        if (layered)
            build_layers(set.max_hands);
        else
            iterate();
    }

  private:
    // One of the two tables that are made together: our chance when we deal, or when they do.
    struct Half {
        Row chances;  // by our node, theirs
        Row ends;     // of these the part of matches that end with the next hand
        // What we may expect of our outcome and our next node, on average over their outcomes beside it: by
        // gifts, our outcome, our next node, their node before the hand.
        Row ahead;
    };

    void collect(const std::vector<TypicalHand>& hands) {
        for (const TypicalHand& hand : hands) {
            const Side dealing = rules_.side_of(hand.dealer);
            const int own = outcomes_.add(hand, dealing);
            const int other = outcomes_.add(hand, side_at(1 - index(dealing)));
            const float weight = 1 / static_cast<float>(hands.size());
            const auto same = std::ranges::find_if(courses_, [&](const Course& course) {
                return course.dealing == own && course.other == other;
            });
            if (same != courses_.end())
                same->weight += weight;
            else
                courses_.push_back({own, other, weight});
        }
        gifts_ = {0};
        for (int i = 0; i < outcomes_.size(); ++i)
            for (const Step& step : outcomes_[i])
                if (std::ranges::find(gifts_, step.given) == gifts_.end()) gifts_.push_back(step.given);
        std::ranges::sort(gifts_);
        // A greater one counts as the greatest that is kept.
        if (gifts_.size() > kMostGifts) gifts_.resize(kMostGifts);
    }

    std::size_t gift_number(int given) const {
        std::size_t number = 0;
        while (number + 1 < gifts_.size() && gifts_[number] < given) ++number;
        return number;
    }

    // Where each outcome leads from each node, and as which mix of nodes.
    void land() {
        const SideGrid& grid = duel_.grid_;
        const Side us = side_at(0);
        for (int o = 0; o < outcomes_.size(); ++o)
            for (int n = 0; n < grid.size(); ++n) {
                const SideStanding& before = grid.node(n);
                const Outcome& outcome = outcomes_[o];
                const Step& step =
                    outcome[std::min(static_cast<std::size_t>(before.bags), outcome.size() - 1)];
                Standing standing;
                standing.scores[us] = before.score;
                standing.bags[us] = before.bags;
                grid.set_sets(standing, us, before.sets);
                PerSide<SideScore> scores;
                scores[us].points = step.points;
                scores[us].bags_after = step.bags_after;
                scores[us].result = step.result;
                scores[us].moon = step.moon;
                add_scores(rules_, standing, scores);
                landings_.push_back({{standing.scores[us], standing.bags[us], grid.sets_of(standing, us)},
                                     step.moon,
                                     step.given});
            }
        for (const int gift : gifts_)
            for (const Landing& landing : landings_) {
                starts_.push_back(parts_.size());
                SideStanding standing = landing.standing;
                standing.score += gift;
                if (landing.moon || !grid.covers(standing.score, standing.sets)) continue;
                const Mix mix = grid.mix(standing);
                parts_.insert(parts_.end(), mix.parts.begin(), mix.parts.end());
            }
        starts_.push_back(parts_.size());
    }

    std::size_t spot(int outcome, std::size_t node) const {
        return static_cast<std::size_t>(outcome) * nodes_ + node;
    }
    const Landing& landing(int outcome, std::size_t node) const { return landings_[spot(outcome, node)]; }
    // Empty when the match is over for it.
    std::span<const Mix::Part> parts(std::size_t gift, int outcome, std::size_t node) const {
        const std::size_t place = gift * landings_.size() + spot(outcome, node);
        return {parts_.data() + starts_[place], parts_.data() + starts_[place + 1]};
    }

    // The chance of the dealing side when the next hand decides, or that after it when that is level too.
    float level() const {
        float wins = 0;
        float ties = 0;
        for (const Course& course : courses_) {
            const Step& own = outcomes_[course.dealing].front();
            const Step& other = outcomes_[course.other].front();
            const int margin = own.points + other.given - other.points - own.given;
            if (margin > 0) wins += course.weight;
            if (margin == 0) ties += course.weight;
        }
        return (wins + ties) / (1 + ties);
    }

    // What we get when the hand leaves both so and the match is over, or level where it should be.
    float value(const Standing& standing) const {
        const std::optional<Side> winner = match_winner(rules_, standing);
        if (winner) return *winner == side_at(0) ? 1.0F : 0.0F;
        return 1 - duel_.level_;  // they deal next
    }

    // Of the hands that we deal from one pair of nodes, those after which the match is over: how many, and
    // how much of it we win.
    struct End {
        float mass = 0;
        float won = 0;
    };
    End end_of(std::size_t own, std::size_t other, Standing& after, bool last_hand) const {
        const Side us = side_at(0);
        const Side them = side_at(1);
        const SideGrid& grid = duel_.grid_;
        End end;
        for (const Course& course : courses_) {
            const Landing& ours = landing(course.dealing, own);
            const Landing& theirs = landing(course.other, other);
            const std::size_t to_us = gift_number(theirs.given);
            const std::size_t to_them = gift_number(ours.given);
            if (!last_hand && !parts(to_us, course.dealing, own).empty() &&
                !parts(to_them, course.other, other).empty())
                continue;
            after.scores[us] = ours.standing.score + theirs.given;
            after.scores[them] = theirs.standing.score + ours.given;
            after.bags[us] = ours.standing.bags;
            after.bags[them] = theirs.standing.bags;
            grid.set_sets(after, us, ours.standing.sets);
            grid.set_sets(after, them, theirs.standing.sets);
            after.moon.reset();
            if (ours.moon) after.moon = us;
            if (theirs.moon) after.moon = them;
            end.mass += course.weight;
            end.won += course.weight * value(after);
        }
        return end;
    }

    // Fills in the ends of both halves.
    void reckon_ends(bool last_hand) {
        std::vector<char> may_end(nodes_, last_hand ? 1 : 0);
        for (std::size_t n = 0; n < nodes_; ++n)
            for (std::size_t g = 0; g < gifts_.size(); ++g)
                for (int o = 0; o < outcomes_.size(); ++o)
                    if (parts(g, o, n).empty()) may_end[n] = 1;
        Standing after;
        if (last_hand) after.hands = rules_.set().max_hands;
        we_deal_.ends.assign(nodes_ * nodes_, 0);
        they_deal_.ends.assign(nodes_ * nodes_, 0);
        for (std::size_t a = 0; a < nodes_; ++a)
            for (std::size_t b = 0; b < nodes_; ++b) {
                if (may_end[a] == 0 && may_end[b] == 0) continue;
                const End end = end_of(a, b, after, last_hand);
                we_deal_.ends[a * nodes_ + b] = end.won;
                they_deal_.ends[b * nodes_ + a] = end.mass - end.won;
            }
    }

    // Works one row of a half, our chance by their node, into what the half before it has ahead.
    void look_ahead(const Half& after, std::size_t row, Half& before, bool we_dealt) {
        const float* chances = after.chances.data() + row * nodes_;
        const std::size_t outcomes = static_cast<std::size_t>(outcomes_.size());
        for (std::size_t to_them = 0; to_them < gifts_.size(); ++to_them) {
            for (int o = 0; o < outcomes_.size(); ++o)
                for (std::size_t n = 0; n < nodes_; ++n) {
                    float sum = 0;
                    for (const Mix::Part& part : parts(to_them, o, n))
                        sum += part.weight * chances[part.node];
                    theirs_[spot(o, n)] = sum;
                }
            for (std::size_t to_us = 0; to_us < gifts_.size(); ++to_us) {
                const std::size_t layer = (to_us * gifts_.size() + to_them) * outcomes;
                for (std::size_t o = 0; o < outcomes; ++o) {
                    float* ahead = before.ahead.data() + ((layer + o) * nodes_ + row) * nodes_;
                    std::fill(ahead, ahead + nodes_, 0.0F);
                }
                for (const Course& course : courses_) {
                    const int own = we_dealt ? course.dealing : course.other;
                    const int other = we_dealt ? course.other : course.dealing;
                    const float* theirs = theirs_.data() + spot(other, 0);
                    float* ahead = before.ahead.data() +
                                   ((layer + static_cast<std::size_t>(own)) * nodes_ + row) * nodes_;
                    if (gifts_.size() == 1) {
                        for (std::size_t n = 0; n < nodes_; ++n) ahead[n] += course.weight * theirs[n];
                    } else {
                        for (std::size_t n = 0; n < nodes_; ++n)
                            if (gift_number(landing(other, n).given) == to_us)
                                ahead[n] += course.weight * theirs[n];
                    }
                }
            }
        }
    }

    // Our chances from one of our nodes, by what is ahead.
    void reckon(Half& half, std::size_t own, float* chances) const {
        std::copy_n(half.ends.data() + own * nodes_, nodes_, chances);
        for (int o = 0; o < outcomes_.size(); ++o) {
            const std::size_t to_them = gift_number(landing(o, own).given);
            for (std::size_t to_us = 0; to_us < gifts_.size(); ++to_us) {
                const std::size_t layer =
                    (to_us * gifts_.size() + to_them) * static_cast<std::size_t>(outcomes_.size());
                for (const Mix::Part& part : parts(to_us, o, own)) {
                    const float* ahead =
                        half.ahead.data() +
                        ((layer + static_cast<std::size_t>(o)) * nodes_ + part.node) * nodes_;
                    for (std::size_t n = 0; n < nodes_; ++n) chances[n] += part.weight * ahead[n];
                }
            }
        }
    }

    // Where a lead ends the match (5.6), nodes stand for what is over.
    void pin(std::size_t own, float* chances) const {
        if (rules_.set().spread == 0) return;
        Standing standing;
        standing.scores[side_at(0)] = duel_.grid_.node(static_cast<int>(own)).score;
        for (std::size_t n = 0; n < nodes_; ++n) {
            standing.scores[side_at(1)] = duel_.grid_.node(static_cast<int>(n)).score;
            if (const auto winner = match_winner(rules_, standing))
                chances[n] = *winner == side_at(0) ? 1.0F : 0.0F;
        }
    }

    void prepare() {
        const std::size_t layers = gifts_.size() * gifts_.size() * static_cast<std::size_t>(outcomes_.size());
        fresh_.assign(nodes_, 0);
        theirs_.assign(landings_.size(), 0);
        for (Half* half : {&we_deal_, &they_deal_}) {
            half->chances.assign(nodes_ * nodes_, 0);
            half->ahead.assign(layers * nodes_ * nodes_, 0);
        }
    }

    // The chance of the dealing side, from both halves, which say the same once they have settled.
    void store(std::size_t layer) {
        float* chances = duel_.chances_.data() + layer * nodes_ * nodes_;
        for (std::size_t a = 0; a < nodes_; ++a)
            for (std::size_t b = 0; b < nodes_; ++b)
                chances[a * nodes_ + b] =
                    0.5F * (we_deal_.chances[a * nodes_ + b] + 1 - they_deal_.chances[b * nodes_ + a]);
    }

    // Before anything is known: who is ahead wins by so much as the way to go leaves room for turns.
    void guess() {
        float gain = 0;
        float variance = 0;
        for (const Course& course : courses_) {
            const Step& own = outcomes_[course.dealing].front();
            const Step& other = outcomes_[course.other].front();
            const auto margin = static_cast<float>(own.points - other.points);
            gain += course.weight * static_cast<float>(own.points + other.points) / 2;
            variance += course.weight * margin * margin;
        }
        const auto target = static_cast<float>(rules_.set().target);
        for (std::size_t a = 0; a < nodes_; ++a)
            for (std::size_t b = 0; b < nodes_; ++b) {
                const auto ours = static_cast<float>(duel_.grid_.node(static_cast<int>(a)).score);
                const auto theirs = static_cast<float>(duel_.grid_.node(static_cast<int>(b)).score);
                const float hands = 1 + (target - std::max(ours, theirs)) / std::max(gain, 10.0F);
                const float lead = ours - theirs;
                const float chance =
                    0.5F + 0.5F * lead / std::sqrt(1.5F * hands * variance + lead * lead + 1);
                we_deal_.chances[a * nodes_ + b] = they_deal_.chances[a * nodes_ + b] = chance;
            }
        for (std::size_t row = 0; row < nodes_; ++row) {
            look_ahead(they_deal_, row, we_deal_, true);
            look_ahead(we_deal_, row, they_deal_, false);
        }
    }

    // The rows of one score of ours, from `first` to before `last`, by what is ahead of them.
    void settle(std::size_t first, std::size_t last) {
        for (std::size_t row = first; row < last; ++row)
            for (Half* half : {&we_deal_, &they_deal_}) {
                reckon(*half, row, fresh_.data());
                pin(row, fresh_.data());
                float* chances = half->chances.data() + row * nodes_;
                for (std::size_t n = 0; n < nodes_; ++n) {
                    duel_.unsettled_ = std::max(duel_.unsettled_, std::abs(fresh_[n] - chances[n]));
                    chances[n] = fresh_[n];
                }
            }
        for (std::size_t row = first; row < last; ++row) {
            look_ahead(they_deal_, row, we_deal_, true);
            look_ahead(we_deal_, row, they_deal_, false);
        }
    }

    // Scores rise: so what is ahead of high scores settles first, and each row finds most of what it needs.
    void iterate() {
        prepare();
        reckon_ends(false);
        guess();
        const std::vector<int>& rows = duel_.grid_.rows();
        for (int sweep = 0; sweep < kSweeps; ++sweep) {
            duel_.unsettled_ = 0;
            for (std::size_t i = 0; i + 1 < rows.size(); ++i)
                settle(static_cast<std::size_t>(rows[i]), static_cast<std::size_t>(rows[i + 1]));
        }
        duel_.chances_.resize(nodes_ * nodes_);
        store(0);
    }

    // Backward from the last hand; each layer needs the one after it.
    void build_layers(int hands) {
        prepare();
        duel_.chances_.resize(static_cast<std::size_t>(hands) * nodes_ * nodes_);
        for (int left = 1; left <= hands; ++left) {
            if (left <= 2) reckon_ends(left == 1);
            for (std::size_t row = 0; row < nodes_; ++row)
                for (Half* half : {&we_deal_, &they_deal_}) {
                    float* chances = half->chances.data() + row * nodes_;
                    if (left == 1)
                        std::copy_n(half->ends.data() + row * nodes_, nodes_, chances);
                    else
                        reckon(*half, row, chances);
                    pin(row, chances);
                }
            for (std::size_t row = 0; row < nodes_; ++row) {
                look_ahead(they_deal_, row, we_deal_, true);
                look_ahead(we_deal_, row, they_deal_, false);
            }
            store(static_cast<std::size_t>(left - 1));
        }
    }

    const Rules& rules_;
    Outcomes outcomes_;
    Duel& duel_;
    std::size_t nodes_ = 0;
    std::vector<Course> courses_;
    std::vector<int> gifts_;  // what bags may be worth to the other side, the least first
    std::vector<Landing> landings_;
    std::vector<std::size_t> starts_;  // of the parts of each gift and landing
    std::vector<Mix::Part> parts_;
    Half we_deal_;
    Half they_deal_;
    Row fresh_;   // the row being settled
    Row theirs_;  // our chance by their outcome and node
};

Duel::Duel(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness)
    : grid_(rules, 1, fineness) {
    DuelBuilder(rules, hands, fineness, *this).build();
}

float Duel::chance(const Standing& standing, Side dealing) const {
    const Side other = side_at(1 - index(dealing));
    const SideStanding ours{standing.scores[dealing], standing.bags[dealing],
                            grid_.sets_of(standing, dealing)};
    const SideStanding theirs{standing.scores[other], standing.bags[other], grid_.sets_of(standing, other)};
    const int left = max_hands_ == 0 ? 1 : max_hands_ - standing.hands;
    if (left < 1 || !grid_.covers(ours.score, ours.sets) || !grid_.covers(theirs.score, theirs.sets))
        return level_;
    const Mix rows = grid_.mix(ours);
    const Mix columns = grid_.mix(theirs);
    const auto nodes = static_cast<std::size_t>(grid_.size());
    const float* chances = chances_.data() + static_cast<std::size_t>(left - 1) * nodes * nodes;
    float sum = 0;
    for (const Mix::Part& row : rows.parts) {
        const float* line = chances + row.node * nodes;
        float part = 0;
        for (const Mix::Part& column : columns.parts) part += column.weight * line[column.node];
        sum += row.weight * part;
    }
    return sum;
}

}  // namespace larch
