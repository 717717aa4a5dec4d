// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/engine.h"

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/input.h"

namespace larch::cli {

namespace {

constexpr std::size_t kMaxLineBytes = 1 << 16;

}  // namespace

int engine(const EngineOptions& options) {
    const Parsed<Level> level = parse_level(options.level);
    if (!level) return complain({"--level", level.error().what});
    Engine engine(*level);
    for (std::string line; next_line(line, kMaxLineBytes);) {
        const std::optional<std::string> answer =
            line.size() > kMaxLineBytes ? "ERROR the line is longer than 64 KiB" : engine.answer(line);
        if (!answer) break;
        fmt::print("{}\n", *answer);
        std::fflush(stdout);  // whoever asked waits for it
    }
    return kFine;
}

}  // namespace larch::cli
