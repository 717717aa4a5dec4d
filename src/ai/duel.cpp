// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/duel.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <numeric>
#include <span>

#include "base/sort_few.h"

namespace larch {

namespace {

constexpr int kMostLayers = 20;  // hands
constexpr int kMostSweeps = 20;
constexpr int kUsualSweeps = 5;
// The greatest change of a chance in a sweep after which no other is worth its time.
constexpr float kSettled = 0.01F;
constexpr float kWhollySettled = 0.0005F;
constexpr int kMostGifts = 3;
constexpr double kMostWork = 9e9;  // of a bucketed table
constexpr int kFewNodes = 120;     // that are not too many for any
constexpr int kMostBags = 12;      // that the last hand is told apart by

// Where a hand leaves one side that stood on a node and was given nothing.
struct Landing {
    SideStanding standing;
    int given = 0;
    std::uint8_t gift = 0;  // its number
    bool moon = false;
};

// What some nodes of theirs in a row land on, which are nodes in a row too.
struct Run {
    std::uint16_t from = 0;
    std::uint16_t to = 0;
    std::uint16_t count = 0;
    float weight = 0;
};

using Row = std::vector<float>;

// Sums go eight at a time: where this is compiled for size, no compiler would do it by itself.
using Eight [[gnu::vector_size(32)]] = float;
using EightInts [[gnu::vector_size(32)]] = int;

// The number where the mask says so, and nought elsewhere.
Eight where(EightInts mask, float number) { return (Eight)((EightInts)(Eight{} + number) & mask); }

void add_scaled(float* sums, const float* numbers, std::size_t count, float weight) {
    std::size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        Eight sum;
        Eight term;
        std::memcpy(&sum, sums + i, sizeof sum);
        std::memcpy(&term, numbers + i, sizeof term);
        sum += weight * term;
        std::memcpy(sums + i, &sum, sizeof sum);
    }
    for (; i < count; ++i) sums[i] += weight * numbers[i];
}

}  // namespace

// The work of making a table. "We" are the side whose chance is reckoned, "they" the other; whichever deals.
class DuelBuilder {
  public:
    DuelBuilder(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness, Duel& duel)
        : rules_(rules), fineness_(fineness), outcomes_(rules), duel_(duel) {
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

    void collect(const std::vector<TypicalHand>& hands) {
        for (const TypicalHand& hand : hands) {
            const Side dealing = rules_.side_of(hand.dealer);
            const int own = outcomes_.add(hand, dealing);
            const int other = outcomes_.add(hand, side_at(1 - index(dealing)));
            const float weight = 1 / static_cast<float>(hands.size());
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

    std::uint8_t gift_number(int given) const {
        std::uint8_t number = 0;
        while (number + 1 < gifts_.size() && gifts_[number] < given) ++number;
        return number;
    }

    // As fine a grid as can be worked through in time: the work grows with the square of its nodes.
    void lay_out() {
        for (int most = SideGrid::kMostNodes;;) {
            duel_.grid_ =
                SideGrid(rules_, outcomes_.lattice(), fineness_, std::max(duel_.max_hands_, 1), most);
            nodes_ = static_cast<std::size_t>(duel_.grid_.size());
            land();
            list_runs();
            const double work = work_to_do();
            const int fewer = static_cast<int>(static_cast<double>(nodes_) * std::sqrt(kMostWork / work));
            if (fineness_ == Fineness::Full || work <= kMostWork || most <= kFewNodes) return;
            most = std::max(std::min(fewer, most - 1), kFewNodes);
        }
    }

    // In sums of a vector's parts: for where our outcomes land, for each different hand, and for where their
    // outcomes land, which takes so much more for each run as was measured.
    double work_to_do() const {
        const double passes = duel_.max_hands_ > 0 ? duel_.max_hands_ : kUsualSweeps;
        const auto nodes = static_cast<double>(nodes_);
        const auto gifts = static_cast<double>(gifts_.size());
        const auto parts = static_cast<double>(parts_.size());
        const auto pairs = static_cast<double>(we_deal_.pairs.size());
        const double hand =
            parts * (1 + gifts) + gifts * (pairs * nodes + 14 * static_cast<double>(runs_.size()));
        return 2 * passes * nodes * hand;
    }

    // Where each outcome leads from each node, and as which mix of nodes.
    void land() {
        landings_.clear();
        starts_.clear();
        parts_.clear();
        const SideGrid& grid = duel_.grid_;
        for (int o = 0; o < outcomes_.size(); ++o)
            for (int n = 0; n < grid.size(); ++n) {
                const Step& step = step_from(grid.node(n), outcomes_[o]);
                landings_.push_back(
                    {grid.after(rules_, grid.node(n), step), step.given, gift_number(step.given), step.moon});
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
        for (const Pair& pair : we_deal_.pairs) {
            const Step& own = outcomes_[pair.ours].front();
            const Step& other = outcomes_[pair.theirs].front();
            const int margin = own.points + other.given - other.points - own.given;
            if (margin > 0) wins += pair.weight;
            if (margin == 0) ties += pair.weight;
        }
        return (wins + ties) / (1 + ties);
    }

    // A landing after which the match is over.
    struct End {
        std::size_t place = 0;  // in ranks_
        SideStanding standing;
        bool moon = false;
    };

    // Gives each landing the rank by which it wins beside any other, or is level with it: none has that after
    // which the match goes on, those above it win beside it, those below it lose.
    void rank_ends(bool last_hand) {
        std::vector<End> ends;
        ranks_.assign(gifts_.size() * landings_.size(), 0);
        for (std::size_t gift = 0; gift < gifts_.size(); ++gift)
            for (int o = 0; o < outcomes_.size(); ++o)
                for (std::size_t n = 0; n < nodes_; ++n) {
                    if (!last_hand && !parts(gift, o, n).empty()) continue;
                    const Landing& landing = this->landing(o, n);
                    End end{gift * landings_.size() + spot(o, n), landing.standing, landing.moon};
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
                duel_.grid_.set_sets(both, side, end->standing.sets);
            }
            both.moon.reset();
            if (ours.moon != theirs.moon) both.moon = side_at(ours.moon ? 0 : 1);
            return match_winner(rules_, both);
        };
        std::ranges::sort(ends,
                          [&](const End& one, const End& other) { return winner(one, other) == side_at(1); });
        const End on{.place = 0, .standing = duel_.grid_.node(0), .moon = false};
        int rank = 1;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            if (i > 0 && winner(ends[i - 1], ends[i])) ++rank;
            const bool wins = winner(ends[i], on) == side_at(0);
            ranks_[ends[i].place] = wins ? rank : rank - static_cast<int>(ends.size()) - 1;
        }
    }

    bool is_over(const Pair& pair, std::size_t own, std::size_t other) const {
        const std::size_t to_us = landing(pair.theirs, other).gift;
        const std::size_t to_them = landing(pair.ours, own).gift;
        return parts(to_us, pair.ours, own).empty() || parts(to_them, pair.theirs, other).empty();
    }

    const int* ranks(std::size_t gift, int outcome) const {
        return ranks_.data() + gift * landings_.size() + spot(outcome, 0);
    }

    // For each node the first in whose place it may be taken where only ends matter: those that no hand ends
    // the match from are all alike, but for their bags where these are given away.
    std::vector<std::size_t> twins() const {
        std::vector<std::size_t> twins(nodes_);
        std::vector<std::size_t> first;  // by bags
        for (std::size_t n = 0; n < nodes_; ++n) {
            twins[n] = n;
            bool calm = true;
            for (std::size_t gift = 0; gift < gifts_.size(); ++gift)
                for (int o = 0; o < outcomes_.size(); ++o) calm &= ranks(gift, o)[n] == 0;
            if (!calm) continue;
            const auto bags = static_cast<std::size_t>(duel_.grid_.node(static_cast<int>(n)).bags);
            if (first.size() <= bags) first.resize(bags + 1, nodes_);
            first[bags] = std::min(first[bags], n);
            twins[n] = first[bags];
        }
        return twins;
    }

    // Fills in the ends of both halves: of the last hand, or of one after which there may be more.
    void reckon_ends(bool last_hand) {
        rank_ends(last_hand);
        const std::vector<std::size_t> twin = twins();
        we_deal_.ends.assign(nodes_ * nodes_, 0);
        they_deal_.ends.assign(nodes_ * nodes_, 0);
        for (std::size_t own = 0; own < nodes_; ++own) {
            float* ours = we_deal_.ends.data() + own * nodes_;
            float* theirs = they_deal_.ends.data() + own;
            if (twin[own] != own) {
                std::copy_n(we_deal_.ends.data() + twin[own] * nodes_, nodes_, ours);
                for (std::size_t n = 0; n < nodes_; ++n)
                    theirs[n * nodes_] = they_deal_.ends[n * nodes_ + twin[own]];
                continue;
            }
            std::ranges::fill(fresh_, 0.0F);
            for (const Pair& pair : we_deal_.pairs) add_ends(pair, own, ours, fresh_.data());
            for (std::size_t n = 0; n < nodes_; ++n) theirs[n * nodes_] = fresh_[n];
        }
    }

    // Of a hand that we deal from one of our nodes and that ends the match, how much is won by us and by
    // them.
    void add_ends(const Pair& pair, std::size_t own, float* won, float* lost) const {
        const int* theirs = ranks(landing(pair.ours, own).gift, pair.theirs);
        for (std::size_t from = 0; from < nodes_;) {
            const std::uint8_t to_us = landing(pair.theirs, from).gift;
            std::size_t to = gifts_.size() > 1 ? from + 1 : nodes_;
            while (to < nodes_ && landing(pair.theirs, to).gift == to_us) ++to;
            const int ours = ranks(to_us, pair.ours)[own];
            add_ends(ours, theirs + from, to - from, pair.weight, won + from, lost + from);
            from = to;
        }
    }

    // The higher rank wins, of two alike in part the side that deals next, which is theirs.
    void add_ends(int ours, const int* theirs, std::size_t count, float weight, float* won,
                  float* lost) const {
        const float level = weight * (1 - duel_.level_);
        std::size_t i = 0;
        for (; i + 8 <= count; i += 8) {
            EightInts other;
            Eight ours_won;
            Eight ours_lost;
            std::memcpy(&other, theirs + i, sizeof other);
            std::memcpy(&ours_won, won + i, sizeof ours_won);
            std::memcpy(&ours_lost, lost + i, sizeof ours_lost);
            const Eight over = where((other | ours) != 0, weight);
            const Eight share = where(other < ours, weight) + where((other == ours) & (other != 0), level);
            ours_won += share;
            ours_lost += over - share;
            std::memcpy(won + i, &ours_won, sizeof ours_won);
            std::memcpy(lost + i, &ours_lost, sizeof ours_lost);
        }
        for (; i < count; ++i) {
            if ((ours | theirs[i]) == 0) continue;
            const float share = ours > theirs[i] ? weight : ours < theirs[i] ? 0 : level;
            won[i] += share;
            lost[i] += weight - share;
        }
    }

    // What the parts of their landings are of.
    void list_runs() {
        runs_.clear();
        run_starts_.clear();
        for (std::size_t gift = 0; gift < gifts_.size(); ++gift)
            for (int o = 0; o < outcomes_.size(); ++o) {
                run_starts_.push_back(runs_.size());
                for (std::size_t k = 0, before = runs_.size() + 1; runs_.size() != before; ++k) {
                    before = runs_.size();
                    for (std::size_t n = 0; n < nodes_; ++n)
                        if (const auto all = parts(gift, o, n); k < all.size())
                            add_part(o, n, all[k], runs_.size() > before);
                }
            }
        run_starts_.push_back(runs_.size());
    }

    void add_part(int theirs, std::size_t from, const Mix::Part& part, bool may_join) {
        if (may_join) {
            Run& last = runs_.back();
            if (last.from + last.count == static_cast<int>(from) && last.to + last.count == part.node &&
                last.weight == part.weight && landing(theirs, last.from).gift == landing(theirs, from).gift) {
                ++last.count;
                return;
            }
        }
        runs_.push_back({static_cast<std::uint16_t>(from), part.node, 1, part.weight});
    }

    // Our chances from one of our nodes, by those that `next` has after the hand.
    void reckon(const Half& half, const Row& next, std::size_t own, float* chances) {
        std::copy_n(half.ends.data() + own * nodes_, nodes_, chances);
        for (std::size_t to_us = 0; to_us < gifts_.size(); ++to_us) {
            land_ours(next, to_us, own);
            for (std::size_t to_them = 0; to_them < gifts_.size(); ++to_them)
                for (auto pair = half.pairs.begin(); pair != half.pairs.end();) {
                    const int theirs = pair->theirs;
                    std::ranges::fill(beside_, 0.0F);
                    bool any = false;
                    for (; pair != half.pairs.end() && pair->theirs == theirs; ++pair) {
                        const float* ours = lines_[static_cast<std::size_t>(pair->ours)];
                        if (ours == nullptr || landing(pair->ours, own).gift != to_them) continue;
                        add_scaled(beside_.data(), ours, nodes_, pair->weight);
                        any = true;
                    }
                    if (any) land_theirs(theirs, to_us, to_them, chances);
                }
        }
    }

    // Our chances by our outcome and their node after the hand.
    void land_ours(const Row& next, std::size_t to_us, std::size_t own) {
        for (int o = 0; o < outcomes_.size(); ++o) {
            const auto mix = parts(to_us, o, own);
            const float*& line = lines_[static_cast<std::size_t>(o)];
            line = mix.empty() ? nullptr : next.data() + mix[0].node * nodes_;
            if (mix.size() < 2) continue;
            float* ours = ours_.data() + spot(o, 0);
            std::fill(ours, ours + nodes_, 0.0F);
            for (const Mix::Part& part : mix)
                add_scaled(ours, next.data() + part.node * nodes_, nodes_, part.weight);
            line = ours;
        }
    }

    // What is beside one outcome of theirs goes to the nodes that it leads from.
    void land_theirs(int theirs, std::size_t to_us, std::size_t to_them, float* chances) const {
        const std::size_t place =
            to_them * static_cast<std::size_t>(outcomes_.size()) + static_cast<std::size_t>(theirs);
        for (std::size_t r = run_starts_[place]; r < run_starts_[place + 1]; ++r) {
            const Run& run = runs_[r];
            if (landing(theirs, run.from).gift != to_us) continue;
            add_scaled(chances + run.from, beside_.data() + run.to, run.count, run.weight);
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
        lines_.resize(static_cast<std::size_t>(outcomes_.size()));
        order_.resize(nodes_);
        std::iota(order_.begin(), order_.end(), std::size_t{0});
        sort_few(std::span(order_), [&](std::size_t one, std::size_t other) {
            const SideGrid& grid = duel_.grid_;
            return grid.node(static_cast<int>(one)).score > grid.node(static_cast<int>(other)).score;
        });
        fresh_.assign(nodes_, 0);
        beside_.assign(nodes_, 0);
        ours_.assign(landings_.size(), 0);
        for (Half* half : {&we_deal_, &they_deal_}) half->chances.assign(nodes_ * nodes_, 0);
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
        for (const Pair& pair : we_deal_.pairs) {
            const Step& own = outcomes_[pair.ours].front();
            const Step& other = outcomes_[pair.theirs].front();
            const auto margin = static_cast<float>(own.points - other.points);
            gain += pair.weight * static_cast<float>(own.points + other.points) / 2;
            variance += pair.weight * margin * margin;
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
    }

    // The row of one node of ours, by what is ahead of it.
    void settle(std::size_t row, Half& half, const Half& next) {
        reckon(half, next.chances, row, fresh_.data());
        pin(row, fresh_.data());
        float* chances = half.chances.data() + row * nodes_;
        for (std::size_t n = 0; n < nodes_; ++n) {
            duel_.unsettled_ = std::max(duel_.unsettled_, std::abs(fresh_[n] - chances[n]));
            chances[n] = fresh_[n];
        }
    }

    // Scores rise: so what is ahead of high scores settles first, and each row finds most of what it needs.
    void iterate() {
        prepare();
        reckon_ends(false);
        guess();
        const float settled = fineness_ == Fineness::Full ? kWhollySettled : kSettled;
        duel_.unsettled_ = 1;
        for (int sweep = 0; sweep < kMostSweeps && duel_.unsettled_ > settled; ++sweep) {
            duel_.unsettled_ = 0;
            for (const std::size_t row : order_) {
                settle(row, we_deal_, they_deal_);
                settle(row, they_deal_, we_deal_);
            }
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
            if (layer == 0 || left == 2) reckon_ends(left == 1);
            const Row after_ours = we_deal_.chances;
            const Row after_theirs = they_deal_.chances;
            for (std::size_t row = 0; row < nodes_; ++row)
                if (left == 2 && duel_.counts_down_) {
                    reckon_before_last(row);
                } else {
                    reckon_of_layer(we_deal_, after_theirs, row);
                    reckon_of_layer(they_deal_, after_ours, row);
                }
            store(static_cast<std::size_t>(layer));
        }
    }

    void reckon_of_layer(Half& half, const Row& next, std::size_t row) {
        float* chances = half.chances.data() + row * nodes_;
        reckon(half, next, row, chances);
        pin(row, chances);
    }

    // Our chances from one of our nodes when we deal and they have the last hand, and theirs likewise.
    void reckon_before_last(std::size_t own) {
        for (std::size_t n = 0; n < nodes_; ++n) {
            float sum = we_deal_.ends[own * nodes_ + n];
            for (const Pair& pair : we_deal_.pairs) {
                if (is_over(pair, own, n)) continue;
                const Landing& ours = landing(pair.ours, own);
                const Landing& theirs = landing(pair.theirs, n);
                const int lead = theirs.standing.score + ours.given - ours.standing.score - theirs.given;
                sum += pair.weight * (1 - duel_.last_.chance(lead, theirs.standing.bags, ours.standing.bags));
            }
            we_deal_.chances[own * nodes_ + n] = sum;
            they_deal_.chances[n * nodes_ + own] = 1 - sum;
        }
        pin(own, we_deal_.chances.data() + own * nodes_);
    }

    const Rules& rules_;
    const Fineness fineness_;
    Outcomes outcomes_;
    Duel& duel_;
    std::size_t nodes_ = 0;
    std::vector<int> gifts_;  // what bags may be worth to the other side, the least first
    std::vector<Landing> landings_;
    std::vector<std::size_t> starts_;  // of the parts of each gift and landing
    std::vector<Mix::Part> parts_;
    std::vector<int> ranks_;  // by gift, node and outcome
    std::vector<Run> runs_;
    std::vector<std::size_t> run_starts_;  // of each gift and outcome of theirs
    Half we_deal_;
    Half they_deal_;
    std::vector<std::size_t> order_;   // of our nodes, the highest scores first
    std::vector<const float*> lines_;  // of each of our outcomes, what `next` has beside it
    Row fresh_;                        // the row being settled
    Row ours_;                         // our chance after the hand by our outcome and their node
    Row beside_;                       // the same on average over our outcomes beside one of theirs
};

Duel::Duel(const Rules& rules, const std::vector<TypicalHand>& hands, Fineness fineness)
    : grid_(rules, {}, Fineness::Bucketed, 1) {
    DuelBuilder(rules, hands, fineness, *this).build();
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
