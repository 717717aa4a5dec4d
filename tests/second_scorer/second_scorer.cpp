// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "tests/second_scorer/second_scorer.h"

namespace second_scorer {

namespace {

enum Contract { Set, Made, None };

// 2.4, 4.1 and 4.3. Tricks of a failed nil that help do so before it is known how the contract ends.
Contract contract_of(const Rules& rules, const std::vector<Player>& side) {
    int needed = 0;
    for (const Player& player : side)
        if (!player.nil) needed += player.bid;
    if (needed == 0) return None;
    for (const Player& player : side)
        for (int trick = 0; trick < player.taken; ++trick)
            if (!player.nil || rules.failed_nil[Set] == Fate::TowardContract) --needed;
    return needed <= 0 ? Made : Set;
}

}  // namespace

Score score(const Rules& rules, const std::vector<Player>& side, int bags) {
    Score sheet{0, bags, {}};
    const auto line = [&](const char* clause, int points) {
        sheet.points += points;
        sheet.lines.push_back(std::string(clause) + ' ' + std::to_string(points));
    };

    const Contract contract = contract_of(rules, side);
    int promised = 0;
    for (const Player& player : side) promised += player.nil ? 0 : player.bid;
    if (contract == Made) line("4.1", promised * 10);
    if (contract == Set) line("4.3", promised * -rules.cost_of_set);

    // Each trick on its own: the contract is filled first, and then a trick toward it is one too many.
    int new_bags = 0;
    int to_fill = promised;
    for (const Player& player : side) {
        for (int trick = 0; trick < player.taken; ++trick) {
            const Fate fate = player.nil ? rules.failed_nil[contract] : Fate::TowardContract;
            if (fate == Fate::Bag) ++new_bags;
            if (fate != Fate::TowardContract) continue;
            if (to_fill > 0)
                --to_fill;
            else
                ++new_bags;
        }
    }
    const bool made_a_contract = promised > 0 && to_fill == 0;
    if (new_bags > 0) line(made_a_contract ? "4.2" : "4.5", new_bags * rules.bag_point);
    sheet.bags += new_bags;

    for (const Player& player : side)
        if (player.nil) line("4.4", player.taken == 0 ? rules.nil_value : -rules.nil_value);

    int penalty = 0;
    bool punished = false;
    while (rules.bag_limit != 0 && sheet.bags >= rules.bag_limit) {
        punished = true;
        penalty -= rules.bag_cost;
        sheet.bags = rules.bag_carry ? sheet.bags - rules.bag_limit : 0;
    }
    if (punished) line("4.6", penalty);
    return sheet;
}

}  // namespace second_scorer
