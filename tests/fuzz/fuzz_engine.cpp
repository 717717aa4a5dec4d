// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "fuzz.h"
#include "protocol/engine.h"

// Every line is asked of an engine. It answers each in one line; what it takes for a question it answers with
// something legal, and the question is written as one that is read as the same.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace larch;
    std::string_view rest = text_of(data, size);
    Engine engine(Level::Baseline);
    for (int lines = 0; lines < 16 && !rest.empty(); ++lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::optional<std::string> answer = engine.answer(line);
        if (!answer) break;
        require(!answer->empty() && answer->find('\n') == std::string::npos, "the answer is one line");
        const Parsed<Question> question = parse_question(line);
        if (!question) {
            require(answer->starts_with("ERROR ") || answer->starts_with("HELLO "), "or it says why not");
            continue;
        }
        const Observation& seen = question->seen;
        require(parse_answer(*answer, seen, question->dialect).has_value(), "the answer is legal");
        const Parsed<Question> again =
            parse_question(print_question(seen, question->dialect, question->seed));
        require(again && again->rules->set() == question->rules->set(), "what was printed is read");
        Observation same = again->seen;
        same.rules = seen.rules;
        require(same == seen, "as the same");
    }
    return 0;
}
