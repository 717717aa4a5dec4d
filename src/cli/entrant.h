// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "bench/arena.h"
#include "bench/estimate.h"

namespace larch::cli {

// A contestant and how long each of its decisions took it.
struct Timed {
    std::unique_ptr<Contestant> contestant;
    std::shared_ptr<const Durations> durations;
};
// Makes a contestant; each thread makes its own. A fault says why it cannot play.
using MakeContestant = std::function<Parsed<Timed>()>;

// Who enters the arena, as typed: a level, alone or with a style, "random", a file with weights for a level,
// or "cmd:" and the command of an external engine.
struct Entrant {
    std::string name;         // as typed
    bool only_basic = false;  // speaks nothing but the basic dialect of docs/engine-protocol.md
    // Gets ready under some rules. A fault says why it does not play by them.
    std::function<Parsed<MakeContestant>(const Rules&)> under;
};
// `patience` is how many seconds an external engine has for an answer.
Parsed<Entrant> read_entrant(const std::string& text, double patience);

}  // namespace larch::cli
