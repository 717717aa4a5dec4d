// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/fault.h"

namespace larch::cli {

// Another program that is spoken to in lines: one goes in, one comes out. What it writes to standard error
// goes to ours.
class Program {
  public:
    using Patience = std::chrono::duration<double>;

    // Starts `command`, which the shell understands. A fault says why it could not be started; a command that
    // is not there only shows when it is asked.
    static Parsed<std::unique_ptr<Program>> start(const std::string& command);
    // Asks it to QUIT, and stops it with all that it started when it does not within a second.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // What it answers to a line, both without line ends. A fault when it ends, writes more than was asked
    // for, or takes longer than `patience`; after one it is not asked again.
    Parsed<std::string> ask(const std::string& line, Patience patience);

  private:
    using Clock = std::chrono::steady_clock;

    Program(int pid, int in, int out) : pid_(pid), in_(in), out_(out) {}
    // How it has ended, once it has. It stays known to the system under its number until we are done with it.
    std::optional<std::string> end() const;
    std::optional<Fault> send(std::string_view text, Clock::time_point deadline);
    Parsed<std::string> receive(Clock::time_point deadline);
    Fault ended() const;

    int pid_;
    int in_;            // its standard input
    int out_;           // its standard output
    std::string read_;  // of its output, and not yet given out
};

}  // namespace larch::cli
