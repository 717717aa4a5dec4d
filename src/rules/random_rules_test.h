// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/chacha.h"
#include "rules/rule_set.h"

namespace larch {

// A rule set drawn from all that are valid, the ends of each range more often than their share. For tests.
inline RuleSet random_rule_set(ChaCha& stream) {
    const auto draw = [&](int least, int most) {
        const std::uint32_t end = stream.below(16);
        if (end < 2) return end == 0 ? least : most;
        return least + static_cast<int>(stream.below(static_cast<std::uint32_t>(most - least + 1)));
    };
    RuleSet set;
    set.teams = static_cast<Teams>(draw(0, 1));
    set.nil = draw(0, 3) > 0;
    set.nil_value = draw(0, 1000);
    set.failed_nil = static_cast<FailedNil>(draw(0, 3));
    set.set_cost = static_cast<SetCost>(draw(0, 1));
    set.bag_point = draw(0, 1);
    set.bag_limit = draw(0, 100);
    set.bag_cost = draw(0, 1000);
    set.bag_carry = draw(0, 1) == 1;
    set.spade_lead = static_cast<SpadeLead>(draw(0, 2));
    set.target = draw(50, 10000);
    if (draw(0, 1) == 1) set.floor = draw(-10000, -50);
    return set;
}

}  // namespace larch
