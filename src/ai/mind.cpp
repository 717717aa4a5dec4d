// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/mind.h"

namespace larch {

Mind::Mind(const Rules& rules, Level level, const Style& style)
    : rules_(std::make_unique<const Rules>(rules)), ranked_(rules), level_(level), style_(style) {}

const Mind& Minds::of(const Rules& rules, Level level) {
    if (!minds_.empty() && !(minds_.front()->rules().set() == rules.set())) minds_.clear();
    for (const auto& mind : minds_)
        if (mind->level() == level) return *mind;
    return *minds_.emplace_back(std::make_unique<const Mind>(rules, level));
}

}  // namespace larch
