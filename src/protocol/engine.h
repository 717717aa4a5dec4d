// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/decide.h"
#include "base/fault.h"

namespace larch {

// The engine protocol (docs/engine-protocol.md): an arbiter asks in one line what a seat does, an engine
// answers in one line. Nothing here reads or writes but the lines themselves, which have no line end.

// Basic is for one rule set, basic_rules(), and its lines are short; Full carries everything.
enum class Dialect : std::uint8_t { Basic, Full };

RuleSet basic_rules();
// Whether all that matters under these rules can be said in the basic dialect. (Claims are a convenience.)
bool speaks_basic(const RuleSet& set);

// The arbiter's half.

// The line that asks what the seat in turn does, which is the observation's. Basic needs speaks_basic.
std::string print_question(const Observation& seen, Dialect dialect, std::uint64_t seed);
// What an answer to that question means. A fault says what is wrong with it; what is right may be done.
Parsed<Action> parse_answer(std::string_view line, const Observation& seen, Dialect dialect);
// Which dialects an engine says that it speaks. A fault when the line is no answer to HELLO.
struct Greeting {
    bool basic = false;
    bool full = false;
    std::string name;
};
Parsed<Greeting> parse_greeting(std::string_view line);

// The engine's half.

struct Question {
    std::unique_ptr<const Rules> rules;  // that the observation refers to
    Observation seen;
    Dialect dialect{};
    std::uint64_t seed = 0;
};
// A fault names the field. What is read holds together: some deal may have led to it by the rules of section
// 3 of docs/rules.md, the match is not over, and the seat is in turn.
Parsed<Question> parse_question(std::string_view line);
// The action as one answers it. It is of the phase that was asked about.
std::string print_answer(const Action& action, Dialect dialect);

// One of our own players as an engine.
class Engine {
  public:
    explicit Engine(Level level) : level_(level) {}
    // The answer to any line; nothing to one that asks to end. The same line gets the same answer.
    std::optional<std::string> answer(std::string_view line);

  private:
    std::string answer_question(std::string_view line);

    Level level_;
    Minds minds_;
};

}  // namespace larch
