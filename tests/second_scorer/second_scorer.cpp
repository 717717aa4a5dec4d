// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "tests/second_scorer/second_scorer.h"

#include <algorithm>
#include <numeric>

namespace second_scorer {

namespace {

enum class Fate { Counts, Bag, Nothing };  // of a trick

// 4.5: of each trick of a failed nil, when the side's contract is made, is set, or there is none.
const std::map<std::string, std::map<Contract, Fate>> kFailedNil = {
    {"bags", {{Contract::Made, Fate::Bag}, {Contract::Set, Fate::Bag}, {Contract::None, Fate::Bag}}},
    {"bagsIfMade",
     {{Contract::Made, Fate::Bag}, {Contract::Set, Fate::Nothing}, {Contract::None, Fate::Bag}}},
    {"helpPartner",
     {{Contract::Made, Fate::Counts}, {Contract::Set, Fate::Counts}, {Contract::None, Fate::Bag}}},
    {"nothing",
     {{Contract::Made, Fate::Nothing}, {Contract::Set, Fate::Nothing}, {Contract::None, Fate::Nothing}}},
};

// 4.3: what a set costs for each trick of the contract and for each that is missing.
struct Cost {
    int promised, missing;
};
const std::map<std::string, Cost> kSetScore = {
    {"tenATrick", {10, 0}}, {"nothing", {0, 0}}, {"shortfall", {0, 10}}};

// 4.8: a contract of ten or more. Made, its points for each trick, those for it as a whole, and the bonus
// beside it; set, how many times it costs what 4.3 says, and `tenFail`. Whether clause 4.8 names the price.
struct Price {
    int made_each, made, bonus, set_times, set_fail;
    bool special;
};
const std::map<std::string, Price> kTen = {
    {"off", {10, 0, 0, 1, 0, false}},
    {"flat200", {0, 200, 0, 0, 1, true}},
    {"double", {20, 0, 0, 2, 0, true}},
    {"bonus50", {10, 0, 50, 1, 0, false}},
};

// 4.9: what a contract of all tricks brings.
enum class Moon { Nothing, Points, Match };
const std::map<std::string, Moon> kMoon = {
    {"off", Moon::Nothing}, {"score", Moon::Points}, {"winsGame", Moon::Match}};

int number(const Rules& rules, const std::string& axis) { return std::stoi(rules.at(axis)); }

// Whether the axis has the first of its two values.
bool first_of(const Rules& rules, const std::string& axis, const std::string& one, const std::string& other) {
    return std::map<std::string, bool>{{one, true}, {other, false}}.at(rules.at(axis));
}
bool yes(const Rules& rules, const std::string& axis) { return first_of(rules, axis, "true", "false"); }

bool is_blind(const Player& player) { return player.bid.starts_with("blind-"); }
bool is_nil(const Player& player) { return player.bid.ends_with("nil"); }
int promised(const Player& player) {
    if (player.bid.empty() || is_nil(player)) return 0;
    return std::stoi(is_blind(player) ? player.bid.substr(6) : player.bid);
}
int promised(const std::vector<Player>& players) {
    int sum = 0;
    for (const Player& player : players) sum += promised(player);
    return sum;
}

// One side's sheet while it is written, part by part, in the order of 4.7.
class Writer {
  public:
    Writer(const Rules& rules, const std::vector<Player>& side, int bags) : rules_(rules), side_(side) {
        sheet_.bags = bags;
    }

    Sheet write() {
        if (side_.front().bid.empty()) {
            write_hand_without_bids();
            return sheet_;
        }
        count_tricks();
        if (sheet_.contract == Contract::Made) write_made_contract();
        if (sheet_.contract == Contract::Set) write_set_contract();
        write_bags();
        for (const Player& player : side_) write_blind_bid(player);
        write_nils();
        write_bag_penalty();
        return sheet_;
    }

  private:
    void line(const std::string& clause, int points, int bags = 0) {
        sheet_.lines.push_back({clause, points, bags});
        sheet_.points += points;
        sheet_.bags += bags;
    }

    // 4.14
    void write_hand_without_bids() {
        int points = 0;
        for (const Player& player : side_)
            for (int trick = 0; trick < player.tricks; ++trick) points += 10;
        line("4.14", points);
    }

    // 2.4, 4.2 and 4.5. Each trick by itself: it fills the contract, and then it is one too many.
    void count_tricks() {
        const std::map<Contract, Fate>& failed_nil = kFailedNil.at(rules_.at("failedNil"));
        missing_ = promised(side_);
        if (missing_ > 0) sheet_.contract = Contract::Set;
        for (const Player& player : side_) {
            for (int trick = 0; trick < player.tricks; ++trick) {
                if (is_nil(player) && failed_nil.at(sheet_.contract) != Fate::Counts) continue;
                if (missing_ == 0) {
                    ++overtricks_;
                    continue;
                }
                --missing_;
                if (missing_ == 0) sheet_.contract = Contract::Made;
            }
        }
        for (const Player& player : side_)
            for (int trick = 0; trick < player.tricks; ++trick)
                if (is_nil(player) && failed_nil.at(sheet_.contract) == Fate::Bag) ++other_bags_;
        sheet_.all_tricks = sheet_.contract == Contract::Made && promised(side_) == 13;
    }

    const Price& price() const {
        int size = 0;
        if (first_of(rules_, "tenScope", "team", "seat"))
            size = promised(side_);
        else
            for (const Player& player : side_) size = std::max(size, promised(player));
        const Price& special = kTen.at(rules_.at("ten"));
        return size >= 10 ? special : kTen.at("off");
    }

    // 4.1, 4.8, 4.9
    void write_made_contract() {
        const std::string& moon = rules_.at("moon");
        const bool is_moon = sheet_.all_tricks && kMoon.at(moon) != Moon::Nothing;
        if (is_moon && kMoon.at(moon) == Moon::Points) {
            line("4.9", number(rules_, "moonScore"));
            return;
        }
        int points = price().made;
        for (int trick = 0; trick < promised(side_); ++trick) points += price().made_each;
        line(is_moon ? "4.9" : price().special ? "4.8" : "4.1", points);
        if (price().bonus > 0) line("4.8", price().bonus);
    }

    // 4.3, 4.8
    void write_set_contract() {
        const Cost& cost = kSetScore.at(rules_.at("setScore"));
        int lost = 0;
        for (int trick = 0; trick < promised(side_); ++trick) lost += cost.promised;
        for (int trick = 0; trick < missing_; ++trick) lost += cost.missing;
        lost = lost * price().set_times + number(rules_, "tenFail") * price().set_fail;
        line(price().special ? "4.8" : "4.3", -lost);
    }

    // 4.2, 4.5
    void write_bags() {
        const int bags = overtricks_ + other_bags_;
        const bool has_overtricks = overtricks_ > 0 || sheet_.contract == Contract::Made;
        if (bags > 0) line(has_overtricks ? "4.2" : "4.5", bags * number(rules_, "bagPoint"), bags);
    }

    // 4.11
    void write_blind_bid(const Player& player) {
        if (!is_blind(player) || is_nil(player)) return;
        const bool costs_twice = first_of(rules_, "blindBidFail", "2", "1");
        if (sheet_.contract == Contract::Made) line("4.11", 10 * promised(player));
        if (sheet_.contract == Contract::Set && costs_twice) line("4.11", -10 * promised(player));
    }

    // 4.4, 4.10, 4.12
    void write_nils() {
        const bool both = side_.size() == 2 && side_[0].bid == "nil" && side_[1].bid == "nil";
        if (both && rules_.at("doubleNil") == "special") {
            const bool kept = side_[0].tricks == 0 && side_[1].tricks == 0;
            line("4.12", (kept ? 4 : -2) * number(rules_, "nilValue"));
            return;
        }
        for (const Player& player : side_) {
            if (!is_nil(player)) continue;
            const int value = number(rules_, is_blind(player) ? "blindNilValue" : "nilValue");
            line(is_blind(player) ? "4.10" : "4.4", player.tricks == 0 ? value : -value);
        }
    }

    // 4.6, 4.13
    void write_bag_penalty() {
        const int limit = number(rules_, "bagLimit");
        int left = sheet_.bags;
        int times = 0;
        while (limit > 0 && left >= limit) {
            ++times;
            left = yes(rules_, "bagCarry") ? left - limit : 0;
        }
        if (times == 0) return;
        const int cost = times * number(rules_, "bagCost");
        const bool own = first_of(rules_, "bagTo", "self", "opponents");
        line(own ? "4.6" : "4.13", own ? -cost : 0, left - sheet_.bags);
        if (!own) sheet_.given = cost;
    }

    const Rules& rules_;
    const std::vector<Player>& side_;
    Sheet sheet_;
    int missing_ = 0;  // tricks of the contract
    int overtricks_ = 0;
    int other_bags_ = 0;
};

// 2.14
bool is_thrown_in(const Rules& rules, const std::vector<std::vector<Player>>& sides) {
    if (sides.front().front().bid.empty()) return false;
    int table = 0;
    for (const std::vector<Player>& side : sides) table += promised(side);
    return table < number(rules, "minTable");
}

// 5.4: whether the side has been set too often.
bool is_set_out(const Rules& rules, const std::vector<std::vector<Sheet>>& hands, std::size_t side) {
    const bool in_a_row = yes(rules, "maxSetsInRow");
    int sets = 0;
    for (const std::vector<Sheet>& hand : hands) {
        if (hand[side].contract == Contract::Set) ++sets;
        if (hand[side].contract == Contract::Made && in_a_row) sets = 0;
    }
    return number(rules, "maxSets") > 0 && sets >= number(rules, "maxSets");
}

}  // namespace

Sheet score_side(const Rules& rules, const std::vector<Player>& side, int bags) {
    return Writer(rules, side, bags).write();
}

std::vector<Sheet> score_hand(const Rules& rules, const std::vector<std::vector<Player>>& sides,
                              const std::vector<int>& bags) {
    std::vector<Sheet> sheets;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        if (is_thrown_in(rules, sides))
            sheets.push_back({.bags = bags[side]});
        else
            sheets.push_back(score_side(rules, sides[side], bags[side]));
    }
    for (std::size_t side = 0; side < sides.size(); ++side) {
        if (sheets[side].given == 0) continue;
        Sheet& other = sheets[1 - side];
        other.lines.push_back({"4.13", sheets[side].given, 0});
        other.points += sheets[side].given;
    }
    return sheets;
}

std::optional<std::size_t> winner(const Rules& rules, const std::vector<std::vector<Sheet>>& hands) {
    if (hands.empty()) return std::nullopt;

    // 5.7
    for (std::size_t side = 0; side < hands.back().size(); ++side)
        for (const std::vector<Sheet>& hand : hands)
            if (kMoon.at(rules.at("moon")) == Moon::Match && hand[side].all_tricks) return side;

    std::vector<int> scores(hands.back().size());
    for (const std::vector<Sheet>& hand : hands)
        for (std::size_t side = 0; side < scores.size(); ++side) scores[side] += hand[side].points;

    // 5.1, 5.2, 5.4 to 5.6: whether the match ends, and who has lost.
    const bool floor_loses = first_of(rules, "floorResult", "loses", "highest");
    bool ends = false;
    std::vector<std::size_t> in;  // the sides that have not lost
    for (std::size_t side = 0; side < scores.size(); ++side) {
        const bool at_floor = rules.at("floor") != "null" && scores[side] <= number(rules, "floor");
        const bool set_out = is_set_out(rules, hands, side);
        if (scores[side] >= number(rules, "target") || at_floor || set_out) ends = true;
        if (!set_out && !(at_floor && floor_loses)) in.push_back(side);
    }
    const auto played = static_cast<int>(hands.size());
    if (number(rules, "maxHands") > 0 && played >= number(rules, "maxHands")) ends = true;
    std::vector<int> ranked = scores;
    std::sort(ranked.rbegin(), ranked.rend());
    if (number(rules, "spread") > 0 && ranked[0] - ranked[1] >= number(rules, "spread")) ends = true;
    if (!ends) return std::nullopt;

    // 5.3
    if (in.empty()) {
        in.resize(scores.size());
        std::iota(in.begin(), in.end(), std::size_t{0});
    }
    const bool bags_decide = first_of(rules, "tie", "fewerBags", "playOn");
    std::vector<std::size_t> ahead;
    for (const std::size_t side : in) {
        bool beaten = false;
        for (const std::size_t other : in) {
            if (scores[other] > scores[side]) beaten = true;
            const bool fewer = hands.back()[other].bags < hands.back()[side].bags;
            if (bags_decide && scores[other] == scores[side] && fewer) beaten = true;
        }
        if (!beaten) ahead.push_back(side);
    }
    if (ahead.size() != 1) return std::nullopt;
    return ahead.front();
}

}  // namespace second_scorer
