// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

namespace larch::cli {

// What a command came to, as the exit code of the program.
inline constexpr int kFine = 0;
inline constexpr int kFoundWrong = 1;  // what was asked to be tested does not hold
inline constexpr int kBadInput = 2;    // an argument, a file or a record is not what it should be

// Each adds one subcommand to `app`; when it was named, the result lands in `code`.
void add_play(CLI::App& app, int& code);
void add_simulate(CLI::App& app, int& code);
void add_replay(CLI::App& app, int& code);
void add_perft(CLI::App& app, int& code);
void add_bench(CLI::App& app, int& code);
void add_schema(CLI::App& app, int& code);

}  // namespace larch::cli
