// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/duel.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <span>
#include <utility>

#include "ai/ends.h"
#include "ai/landings.h"
#include "ai/sums.h"
#include "base/sort_few.h"

namespace larch {

namespace {

constexpr int kMostLayers = 20;  // hands
constexpr int kMostSweeps = 300;
constexpr int kUsualSweeps = 3;
constexpr float kSettled = 0.01F;            // the greatest change of a chance that needs no other sweep
constexpr double kSettledOnAverage = 0.002;  // what all other sweeps may still change on average
constexpr int kMostGifts = 3;
constexpr double kMostLasting = 0.99;      // of these changes from sweep to sweep, as far as that is trusted
constexpr int kMostStandings = 1640;       // of a side, of all layers, that each have a node
constexpr double kMostWorkForAll = 8.1e9;  // then, in the usual sweeps
constexpr double kMostWork = 5e9;          // of a bucketed table, in the same
constexpr double kMostWorkInAll = 6e9;
constexpr int kFewNodes = 100;  // that are not too many for any
constexpr int kCoarser = 4;     // times fewer nodes has the table that another begins with
constexpr float kLooser = 4;    // times farther from settled it may be at a node, and nearer on average it is
constexpr float kFuller = 20;   // times nearer to settled is a full table
constexpr int kShortRun = 10;   // nodes, of the usual run
constexpr int kMostBags = 24;   // that the last hand is told apart by

// Rows of nodes that are reckoned together: where they land is looked up once for all.
constexpr std::size_t kTogether = 4;
// Nodes in a row that are summed up together, or not at all.
constexpr std::size_t kBlock = 16;

}  // namespace

// The work of making a table. "We" are the side whose chance is reckoned, "they" the other; whichever deals.
class DuelBuilder {
    using Row = std::vector<float>;

  public:
    DuelBuilder(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness, int most_nodes,
                Duel& duel)
        : rules_(rules),
          hands_(hands),
          fineness_(fineness),
          most_nodes_(most_nodes),
          outcomes_(rules),
          duel_(duel) {
        collect(hands);
        const RuleSet& set = rules.set();
        if (set.max_hands > 0 && set.max_hands <= kMostLayers) duel.max_hands_ = set.max_hands;
        lay_out();
        duel.level_ = level();
    }

    void build() {
        const RuleSet& set = rules_.set();
        duel_.counts_down_ = duel_.max_hands_ > 0 && set.max_sets == 0 && set.moon != Moon::WinsGame &&
                             set.bag_limit <= kMostBags;
        if (duel_.counts_down_) duel_.last_ = LastHand(rules_, outcomes_, we_deal_.pairs, duel_.level_);
        if (duel_.max_hands_ > 0)
            build_layers();
        else
            iterate();
    }

  private:
    // One of the two tables that are made together: our chance when we deal, or when they do.
    struct Half {
        std::vector<Pair> pairs;  // by their outcome
        Row chances;              // by our node, theirs
        Row ends;                 // of these the part of matches that end with the next hand
    };

    using Nodes = std::array<std::size_t, kTogether>;

    // One of our nodes in work.
    struct Work {
        std::vector<const float*> lines;  // of each of our outcomes, what `next` has beside it
        Row ours;                         // our chance after the hand by our outcome and their node
        Row beside;                       // the same on average beside one of theirs
        bool any = false;                 // whether there is one beside it
        Row chances;                      // before the hand, by their node
    };

    void collect(const std::vector<TypicalHand>& hands) {
        const float weight = 1 / static_cast<float>(hands.size());
        for (const TypicalHand& hand : hands) {
            const Side dealing = rules_.side_of(hand.dealer);
            const int own = outcomes_.add(hand, dealing);
            const int other = outcomes_.add(hand, side_at(1 - index(dealing)));
            auto& pairs = we_deal_.pairs;
            const auto same = std::ranges::find_if(
                pairs, [&](const Pair& pair) { return pair.ours == own && pair.theirs == other; });
            if (same != pairs.end())
                same->weight += weight;
            else
                pairs.push_back({own, other, weight});
        }
        for (const Pair& pair : we_deal_.pairs)
            they_deal_.pairs.push_back({pair.theirs, pair.ours, pair.weight});
        for (Half* half : {&we_deal_, &they_deal_})
            sort_few(std::span(half->pairs), [](const Pair& a, const Pair& b) {
                return std::pair(a.theirs, a.ours) < std::pair(b.theirs, b.ours);
            });
        gifts_ = {0};
        for (int i = 0; i < outcomes_.size(); ++i)
            for (const Step& step : outcomes_[i])
                if (std::ranges::find(gifts_, step.given) == gifts_.end()) gifts_.push_back(step.given);
        sort_few(std::span(gifts_), std::less());
        // A greater one counts as the greatest that is kept.
        if (gifts_.size() > kMostGifts) gifts_.resize(kMostGifts);
    }

    // A node for every standing where there is room and time for them, or else as fine a grid as can be
    // worked through: the work grows with the square of its nodes.
    void lay_out() {
        const int all = is_full()     ? std::numeric_limits<int>::max()
                        : is_coarse() ? 0
                                      : kMostStandings / layers();
        if (lay_out(Fineness::Full, all) && (is_full() || work_to_do() <= kMostWorkForAll)) return;
        for (int most = most_nodes_;;) {
            lay_out(Fineness::Bucketed, most);
            const double work = work_to_do();
            const int fewer = static_cast<int>(static_cast<double>(nodes_) * std::sqrt(kMostWork / work));
            if (work <= kMostWork || most <= kFewNodes) return;
            most = std::max(std::min(fewer, most - 1), kFewNodes);
        }
    }

    // Whether there is a grid so fine.
    bool lay_out(Fineness fineness, int most_nodes) {
        duel_.grid_ = SideGrid(rules_, outcomes_.lattice(), fineness, layers(), most_nodes);
        if (duel_.grid_.size() == 0) return false;
        nodes_ = static_cast<std::size_t>(duel_.grid_.size());
        landings_ = Landings(rules_, outcomes_, duel_.grid_, gifts_);
        has_short_runs_ = landings_.all_runs() * kShortRun > landings_.all_parts();
        return true;
    }

    bool is_full() const { return fineness_ == Fineness::Full; }
    // One that a finer table begins with.
    bool is_coarse() const { return most_nodes_ < SideGrid::kMostNodes; }
    int layers() const { return std::max(duel_.max_hands_, 1); }

    // In numbers added up in a row: where our outcomes land, each different hand, and where their outcomes
    // land, which was measured to take so much more. Long runs of several gifts were
    // measured to take 0.4 of that.
    double work_to_do() const {
        const double passes = duel_.max_hands_ > 0 ? duel_.max_hands_ : kUsualSweeps;
        const auto nodes = static_cast<double>(nodes_);
        const auto gifts = static_cast<double>(gifts_.size());
        const auto parts = static_cast<double>(landings_.all_parts());
        const auto pairs = static_cast<double>(we_deal_.pairs.size());
        const double landing = has_short_runs_ ? parts + 1.5 * nodes * outcomes_.size()
                                               : parts + 14 * static_cast<double>(landings_.all_runs());
        const double hand = parts + gifts * (pairs * nodes + landing);
        return (has_short_runs_ || gifts_.size() == 1 ? 2 : 0.8) * passes * nodes * hand;
    }

    // The chance of the dealing side when the next hand decides, or that after it when that is level too.
    float level() const {
        float wins = 0;
        float ties = 0;
        for (const Pair& pair : we_deal_.pairs) {
            const Step& own = outcomes_[pair.ours].front();
            const Step& other = outcomes_[pair.theirs].front();
            const int margin = own.points + other.given - other.points - own.given;
            if (margin > 0) wins += pair.weight;
            if (margin == 0) ties += pair.weight;
        }
        return (wins + ties) / (1 + ties);
    }

    bool is_over(const Pair& pair, std::size_t own, std::size_t other) const {
        const std::size_t to_us = landings_.gift(pair.theirs, other);
        const std::size_t to_them = landings_.gift(pair.ours, own);
        return landings_.parts(to_us, pair.ours, own).empty() ||
               landings_.parts(to_them, pair.theirs, other).empty();
    }

    // The ends of both halves: of the last hand, or of one after which there may be more.
    void fill_ends(bool last_hand) {
        Ends(rules_, duel_.grid_, outcomes_, landings_, gifts_, duel_.level_, last_hand)
            .fill(we_deal_.pairs, we_deal_.ends, they_deal_.ends);
    }

    // Our chances from some of our nodes, by those that `next` has after the hand. Those beside the first
    // `known` nodes in order may be left out.
    void reckon(const Half& half, const Row& next, const Nodes& rows, std::size_t known) {
        std::ranges::fill(chances_, 0.0F);
        for (std::size_t n = nodes_; n-- > 0;) wanted_[n] = places_[n] < known ? wanted_[n + 1] : n;
        for (std::size_t i = 0; i < kTogether; ++i)
            std::copy_n(half.ends.data() + rows[i] * nodes_, nodes_, works_[i].chances.data());
        for (std::size_t to_us = 0; to_us < gifts_.size(); ++to_us) {
            for (std::size_t i = 0; i < kTogether; ++i) land_ours(next, to_us, rows[i], works_[i]);
            for (std::size_t to_them = 0; to_them < gifts_.size(); ++to_them)
                for (auto pair = half.pairs.begin(); pair != half.pairs.end();) {
                    const auto end = std::find_if(pair, half.pairs.end(),
                                                  [&](const Pair& p) { return p.theirs != pair->theirs; });
                    bool any = false;
                    for (std::size_t i = 0; i < kTogether; ++i) {
                        average({pair, end}, to_them, rows[i], known, works_[i]);
                        any |= works_[i].any;
                    }
                    if (any) land_theirs(pair->theirs, to_us, to_them);
                    pair = end;
                }
        }
        for (std::size_t n = 0; has_short_runs_ && n < nodes_; n += kTogether) {
            const float* at = chances_.data() + n * kTogether;
            const auto by_row = turned({load(at), load(at + 4), load(at + 8), load(at + 12)});
            for (std::size_t i = 0; i < kTogether; ++i) {
                float* chances = works_[i].chances.data() + n;
                put(chances, load(chances) + by_row[i]);
            }
        }
        for (std::size_t i = 0; i < kTogether; ++i) pin(rows[i], works_[i].chances.data());
    }

    // Our chances by our outcome and their node after the hand.
    void land_ours(const Row& next, std::size_t to_us, std::size_t own, Work& work) const {
        for (int o = 0; o < outcomes_.size(); ++o) {
            const auto mix = landings_.parts(to_us, o, own);
            const float*& line = work.lines[static_cast<std::size_t>(o)];
            line = mix.empty() ? nullptr : next.data() + mix[0].node * nodes_;
            if (mix.size() < 2) continue;
            float* ours = work.ours.data() + landings_.spot(o, 0);
            std::fill(ours, ours + nodes_, 0.0F);
            for (const Mix::Part& part : mix)
                add_scaled(ours, next.data() + part.node * nodes_, nodes_, part.weight);
            line = ours;
        }
    }

    // The same on average over those of our outcomes beside one of theirs that give so much, if any.
    void average(std::span<const Pair> pairs, std::size_t to_them, std::size_t own, std::size_t known,
                 Work& work) {
        const auto number = static_cast<std::size_t>(pairs.front().theirs);
        terms_.clear();
        for (const Pair& pair : pairs) {
            const float* ours = work.lines[static_cast<std::size_t>(pair.ours)];
            if (ours == nullptr || landings_.gift(pair.ours, own) != to_them) continue;
            terms_.push_back({ours, pair.weight});
        }
        work.any = !terms_.empty();
        if (!work.any && !has_short_runs_) return;
        const std::size_t* from = sources_.data() + blocks() * (to_them * outcomes() + number);
        for (std::size_t block = 0; block < blocks(); ++block)
            if (from[block] > known)
                sum_up(terms_, work.beside.data(), block * kBlock, std::min((block + 1) * kBlock, nodes_));
    }

    // What is beside one outcome of theirs goes to the nodes that it leads from.
    void land_theirs(int theirs, std::size_t to_us, std::size_t to_them) {
        if (!has_short_runs_) {
            for (const Landings::Run& run : landings_.runs(to_them, theirs)) {
                const std::size_t skipped = std::min<std::size_t>(wanted_[run.from] - run.from, run.count);
                if (landings_.gift(theirs, run.from) != to_us) continue;
                for (Work& work : works_)
                    if (work.any)
                        add_scaled(work.chances.data() + run.from + skipped,
                                   work.beside.data() + run.to + skipped, run.count - skipped, run.weight);
            }
            return;
        }
        float* beside = beside_.data();
        for (std::size_t n = 0; n < nodes_; n += kTogether) {
            std::array<Four, kTogether> by_row;
            for (std::size_t i = 0; i < kTogether; ++i) by_row[i] = load(works_[i].beside.data() + n);
            const auto by_node = turned(by_row);
            for (std::size_t i = 0; i < kTogether; ++i) put(beside + (n + i) * kTogether, by_node[i]);
        }
        for (std::size_t n = wanted_[0]; n < nodes_; n = wanted_[n + 1]) {
            if (landings_.gift(theirs, n) != to_us) continue;
            float* chances = chances_.data() + n * kTogether;
            Four sum = load(chances);
            for (const Mix::Part& part : landings_.parts(to_them, theirs, n))
                sum += part.weight * load(beside + part.node * kTogether);
            put(chances, sum);
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
        order_.resize(nodes_);
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        sort_few(std::span(order_), [&](std::size_t one, std::size_t other) {
            const SideGrid& grid = duel_.grid_;
            return grid.node(static_cast<int>(one)).score > grid.node(static_cast<int>(other)).score;
        });
        if (gain() < 0) std::ranges::reverse(order_);
        places_.resize(nodes_);
        for (std::size_t i = 0; i < nodes_; ++i) places_[order_[i]] = i;
        find_sources();
        wanted_.resize(nodes_ + 1);
        wanted_[nodes_] = nodes_;
        const std::size_t whole = (nodes_ + kTogether - 1) / kTogether * kTogether;
        chances_.assign(whole * kTogether, 0);
        beside_.assign(whole * kTogether, 0);
        for (Work& work : works_) {
            work.lines.resize(static_cast<std::size_t>(outcomes_.size()));
            work.ours.assign(landings_.size(), 0);
            work.beside.assign(whole, 0);
            work.chances.assign(whole, 0);
        }
        for (Half* half : {&we_deal_, &they_deal_}) half->chances.assign(nodes_ * nodes_, 0);
    }

    std::size_t outcomes() const { return static_cast<std::size_t>(outcomes_.size()); }
    std::size_t blocks() const { return (nodes_ + kBlock - 1) / kBlock; }

    void find_sources() {
        sources_.assign(gifts_.size() * outcomes() * blocks(), 0);
        std::size_t* sources = sources_.data();
        for (std::size_t to_them = 0; to_them < gifts_.size(); ++to_them)
            for (int o = 0; o < outcomes_.size(); ++o, sources += blocks())
                for (std::size_t n = 0; n < nodes_; ++n)
                    for (const Mix::Part& part : landings_.parts(to_them, o, n))
                        sources[part.node / kBlock] = std::max(sources[part.node / kBlock], places_[n] + 1);
    }

    // The chance of the dealing side, from both halves, which say the same once they have settled.
    void store(std::size_t layer) {
        float* chances = duel_.chances_.data() + layer * nodes_ * nodes_;
        for (std::size_t a = 0; a < nodes_; ++a)
            for (std::size_t b = 0; b < nodes_; ++b)
                chances[a * nodes_ + b] =
                    0.5F * (we_deal_.chances[a * nodes_ + b] + 1 - they_deal_.chances[b * nodes_ + a]);
    }

    // The points of a side in a hand, on average.
    float gain() const {
        float gain = 0;
        for (const Pair& pair : we_deal_.pairs)
            gain += pair.weight *
                    static_cast<float>(outcomes_[pair.ours].front().points +
                                       outcomes_[pair.theirs].front().points) /
                    2;
        return gain;
    }

    // What a table of far fewer nodes says, made in a fraction of the time: so matches that go nowhere for
    // long settle too. One of few nodes begins with nothing known.
    void guess() {
        if (most_nodes_ <= kFewNodes) {
            for (Half* half : {&we_deal_, &they_deal_}) std::ranges::fill(half->chances, 0.5F);
            return;
        }
        Duel coarser;
        const int most = std::max(duel_.grid_.size() / kCoarser, kFewNodes);
        DuelBuilder builder(rules_, hands_, Fineness::Bucketed, most, coarser);
        builder.build();
        lasting_ = builder.lasting_;
        const auto few = static_cast<std::size_t>(coarser.grid_.size());
        std::vector<Mix> mixes;
        mixes.reserve(nodes_);
        for (std::size_t n = 0; n < nodes_; ++n)
            mixes.push_back(coarser.grid_.mix(duel_.grid_.node(static_cast<int>(n))));
        Row beside(few * nodes_);  // by a node of ours in the coarser table, and theirs
        for (std::size_t own = 0; own < few; ++own)
            for (std::size_t n = 0; n < nodes_; ++n)
                for (const Mix::Part& part : mixes[n].parts)
                    beside[own * nodes_ + n] += part.weight * coarser.chances_[own * few + part.node];
        for (std::size_t own = 0; own < nodes_; ++own) {
            float* chances = we_deal_.chances.data() + own * nodes_;
            for (const Mix::Part& part : mixes[own].parts)
                add_scaled(chances, beside.data() + part.node * nodes_, nodes_, part.weight);
            for (std::size_t n = 0; n < nodes_; ++n) they_deal_.chances[n * nodes_ + own] = 1 - chances[n];
        }
    }

    // The rows of some nodes of ours in order, by what is ahead of them. Beside nodes before them the other
    // half has just said the same: theirs is what we leave.
    void settle(std::size_t first, Half& half, const Half& next) {
        const Nodes rows = together(first);
        reckon(half, next.chances, rows, first);
        for (std::size_t i = 0; i < kTogether; ++i) {
            float* chances = half.chances.data() + rows[i] * nodes_;
            for (std::size_t n = 0; n < nodes_; ++n) {
                const float chance =
                    places_[n] < first ? 1 - next.chances[n * nodes_ + rows[i]] : works_[i].chances[n];
                const float change = std::abs(chance - chances[n]);
                greatest_change_ = std::max(greatest_change_, change);
                changes_ += change;
                chances[n] = chance;
            }
        }
    }

    // Some in a row of the order in which nodes are reckoned; the last of all again where there are no more.
    Nodes together(std::size_t first) const {
        Nodes rows;
        for (std::size_t i = 0; i < kTogether; ++i) rows[i] = order_[std::min(first + i, nodes_ - 1)];
        return rows;
    }

    // Scores rise: so what is ahead of high scores settles first, and each row finds most of what it needs.
    // Where they fall, the other way round.
    void iterate() {
        prepare();
        fill_ends(false);
        guess();
        const bool full = is_full();
        const bool coarse = is_coarse();
        const double in_time = kUsualSweeps * kMostWorkInAll / work_to_do() / (coarse ? kCoarser : 1);
        const int most = full ? kMostSweeps : static_cast<int>(std::min<double>(kMostSweeps, in_time));
        const auto all = static_cast<double>(2 * nodes_ * nodes_);
        // A coarser table may be off at a node, which one sweep mends, but not on average, which takes many.
        const float greatest = kSettled * (coarse ? kLooser : 1) / (full ? kFuller : 1);
        const double on_average = kSettledOnAverage * all / (full ? kFuller : coarse ? kLooser : 1);
        double before = 0;
        double to_come = all;  // if changes go on to grow less as they do
        greatest_change_ = 1;
        for (int sweep = 0; sweep < most && (greatest_change_ > greatest || to_come > on_average); ++sweep) {
            changes_ = 0;
            greatest_change_ = 0;
            for (std::size_t first = 0; first < nodes_; first += kTogether) {
                settle(first, we_deal_, they_deal_);
                settle(first, they_deal_, we_deal_);
            }
            if (sweep > 0) lasting_ = std::min(changes_ / before, kMostLasting);
            before = changes_;
            to_come = changes_ * lasting_ / (1 - lasting_);
        }
        duel_.chances_.resize(nodes_ * nodes_);
        store(0);
    }

    // Backward from the last hand; each layer needs the one after it.
    void build_layers() {
        prepare();
        const int first = duel_.counts_down_ ? 2 : 1;
        const int layers = std::max(duel_.max_hands_ - first + 1, 0);
        duel_.chances_.resize(static_cast<std::size_t>(layers) * nodes_ * nodes_);
        for (int layer = 0; layer < layers; ++layer) {
            const int left = first + layer;
            if (layer == 0 || left == 2) fill_ends(left == 1);
            const Row after_ours = we_deal_.chances;
            const Row after_theirs = they_deal_.chances;
            if (left == 2 && duel_.counts_down_)
                for (std::size_t row = 0; row < nodes_; ++row) reckon_before_last(row);
            else
                for (std::size_t row = 0; row < nodes_; row += kTogether) {
                    reckon_of_layer(we_deal_, after_theirs, together(row));
                    reckon_of_layer(they_deal_, after_ours, together(row));
                }
            store(static_cast<std::size_t>(layer));
        }
    }

    void reckon_of_layer(Half& half, const Row& next, const Nodes& rows) {
        reckon(half, next, rows, 0);
        for (std::size_t i = 0; i < kTogether; ++i)
            std::copy_n(works_[i].chances.data(), nodes_, half.chances.data() + rows[i] * nodes_);
    }

    // Our chances from one of our nodes when we deal and they have the last hand, and theirs likewise.
    void reckon_before_last(std::size_t own) {
        for (std::size_t n = 0; n < nodes_; ++n) {
            float sum = we_deal_.ends[own * nodes_ + n];
            for (const Pair& pair : we_deal_.pairs) {
                if (is_over(pair, own, n)) continue;
                const Landing& ours = landings_.at(pair.ours, own);
                const Landing& theirs = landings_.at(pair.theirs, n);
                const int lead = theirs.standing.score + ours.given - ours.standing.score - theirs.given;
                sum += pair.weight * (1 - duel_.last_.chance(lead, theirs.standing.bags, ours.standing.bags));
            }
            we_deal_.chances[own * nodes_ + n] = sum;
            they_deal_.chances[n * nodes_ + own] = 1 - sum;
        }
        pin(own, we_deal_.chances.data() + own * nodes_);
    }

    const Rules& rules_;
    const std::vector<TypicalHand>& hands_;
    const Fineness fineness_;
    const int most_nodes_;
    Outcomes outcomes_;
    Duel& duel_;
    std::size_t nodes_ = 0;
    std::vector<int> gifts_;  // what bags may be worth to the other side, the least first
    Landings landings_;
    bool has_short_runs_ = false;  // so that it is better to go node by node
    Half we_deal_;
    Half they_deal_;
    std::vector<std::size_t> order_;   // of our nodes, the highest scores first, or the lowest
    std::vector<std::size_t> places_;  // of our nodes, in that order
    // By what is given to them, their outcome and block of nodes: the places up to the last that leads there.
    std::vector<std::size_t> sources_;
    std::vector<std::size_t> wanted_;  // by node: the next one that is not known, itself included
    double changes_ = 0;               // of all chances in a sweep
    double lasting_ = 0;               // the part of them that comes in the next one again
    float greatest_change_ = 0;
    std::array<Work, kTogether> works_;
    std::vector<Term> terms_;
    Row beside_;   // what the rows in work have beside one outcome of theirs, by their node
    Row chances_;  // of the rows in work, by their node
};

Duel::Duel(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness) {
    DuelBuilder(rules, hands, fineness, SideGrid::kMostNodes, *this).build();
}

float Duel::chance(const Standing& standing, Side dealing) const {
    const Side other = side_at(1 - index(dealing));
    const SideStanding ours{standing.scores[dealing], standing.bags[dealing],
                            grid_.sets_of(standing, dealing)};
    const SideStanding theirs{standing.scores[other], standing.bags[other], grid_.sets_of(standing, other)};
    const int left = max_hands_ == 0 ? 1 : max_hands_ - standing.hands;
    if (left <= 1 && counts_down_) return last_.chance(ours.score - theirs.score, ours.bags, theirs.bags);
    if (left < 1 || !grid_.covers(ours.score, ours.sets) || !grid_.covers(theirs.score, theirs.sets))
        return level_;
    const Mix rows = grid_.mix(ours);
    const Mix columns = grid_.mix(theirs);
    const auto nodes = static_cast<std::size_t>(grid_.size());
    const float* chances =
        chances_.data() + static_cast<std::size_t>(left - (counts_down_ ? 2 : 1)) * nodes * nodes;
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
