// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "ai/positions/written_test.h"
#include "ai/selfplay_test.h"

namespace larch::test {

// A written position brought about at a table: a deal that allows it is found, then everyone bids, gives and
// plays as written. What could not have come about has a fault.
class Staged {
  public:
    explicit Staged(const Written& written);

    const std::string& fault() const { return fault_; }
    // Seat 0 is in turn; there is no fault.
    const Watched& watched() const { return *watched_; }

  private:
    bool prepare(const Written& written);
    bool play_out(const Written& written);

    std::unique_ptr<const Rules> rules_;
    std::unique_ptr<Watched> watched_;
    std::string fault_;
};

Card card_in(const std::string& text);
CardSet cards_in(const std::string& text);

// Whether the action is among the answers, as written in Case.
bool answers(const Rules& rules, const std::string& answer, const Action& action);
// "AS", "nil", "gives KH 2C".
std::string text_of(const Action& action);

}  // namespace larch::test
