// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/entrant.h"

#include <ctime>

#include "base/quotes.h"
#include "bench/random_hands.h"
#include "cli/input.h"
#include "cli/program.h"
#include "notation/rule_set_json.h"
#include "protocol/engine.h"

namespace larch::cli {

namespace {

std::uint64_t nanoseconds_of(clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(now.tv_nsec);
}

// Measures another: by the time that its own thread works where it thinks there, so that whatever else runs
// on the machine does not count.
class Stopwatched final : public Contestant {
  public:
    Stopwatched(std::unique_ptr<Contestant> inner, clockid_t clock)
        : inner_(std::move(inner)), clock_(clock), durations_(std::make_shared<Durations>()) {}

    Parsed<Answer> decide(const Observation& seen, std::uint64_t seed) override {
        const std::uint64_t start = nanoseconds_of(clock_);
        Parsed<Answer> answer = inner_->decide(seen, seed);
        durations_->add(nanoseconds_of(clock_) - start);
        return answer;
    }
    std::shared_ptr<const Durations> durations() const { return durations_; }

  private:
    std::unique_ptr<Contestant> inner_;
    clockid_t clock_;
    std::shared_ptr<Durations> durations_;
};

Timed timed(std::unique_ptr<Contestant> contestant, clockid_t clock) {
    auto watched = std::make_unique<Stopwatched>(std::move(contestant), clock);
    auto durations = watched->durations();
    return {std::move(watched), std::move(durations)};
}

// One of our own players. Every thread shares its mind, which nothing changes.
class Thinker final : public Contestant {
  public:
    explicit Thinker(std::shared_ptr<const Mind> mind) : mind_(std::move(mind)) {}
    Parsed<Answer> decide(const Observation& seen, std::uint64_t seed) override {
        const Decision decision = larch::decide(seen, *mind_, seed);
        return Answer(decision.action, nil_chance(decision));
    }

  private:
    std::shared_ptr<const Mind> mind_;
};

// Bids, gives and plays evenly among what is legal.
class Gambler final : public Contestant {
  public:
    Parsed<Answer> decide(const Observation& seen, std::uint64_t seed) override {
        Seed key;
        for (std::size_t i = 0; i < 8; ++i) key.bytes[i] = static_cast<std::uint8_t>(seed >> (8 * i));
        ChaCha stream(key);
        if (seen.phase == HandPhase::Play) return Action{.card = random_card(seen.legal_cards(), stream)};
        if (seen.cards_to_give > 0)
            return Action{.given = random_cards(seen.held, seen.cards_to_give, stream)};
        return Action{.bid = random_bid(seen.legal_bids, stream)};
    }
};

Entrant enter_random() {
    return {.name = "random", .under = [](const Rules&) -> Parsed<MakeContestant> {
                return [] { return timed(std::make_unique<Gambler>(), CLOCK_THREAD_CPUTIME_ID); };
            }};
}

Entrant enter_level(const std::string& name, Level level, const Style& style, const Weights& weights) {
    const auto under = [=](const Rules& rules) -> Parsed<MakeContestant> {
        return [mind = std::make_shared<const Mind>(rules, level, style, weights)] {
            return timed(std::make_unique<Thinker>(mind), CLOCK_THREAD_CPUTIME_ID);
        };
    };
    return {.name = name, .under = under};
}

// A level with the weights of a file.
Parsed<Entrant> enter_weights(const std::string& name, Level level, const std::string& path) {
    const Parsed<std::string> file = read_file(path);
    if (!file) return std::unexpected(file.error());
    const Parsed<Weights> weights = parse_weights(*file);
    if (!weights) return fault(file_name(path), weights.error().text());
    return enter_level(name, level, {}, *weights);
}

bool names_a_file(const std::string& text) { return text.ends_with(".json"); }

// "hard", or with a style or a file of weights "hard:bold" and "hard:mine.json".
Parsed<Entrant> enter_level_as(const std::string& text, Level level, std::size_t colon) {
    if (colon == std::string::npos) return enter_level(text, level, {}, tuned_weights());
    const std::string manner = text.substr(colon + 1);
    if (names_a_file(manner) && level == Level::Baseline)
        return fault(in_quotes(text), "the baseline plays by no weights");
    if (names_a_file(manner)) return enter_weights(text, level, manner);
    const Parsed<Style> style = parse_style(manner);
    if (!style) return fault(in_quotes(text), style.error().what + ", and FILE.json for weights");
    if (budget_of(level).bid_worlds == 0)
        return fault(in_quotes(text), "styles are for those who weigh chances, hard and above");
    return enter_level(text, level, *style, tuned_weights());
}

const std::string kHello = "HELLO";

// A program that speaks the engine protocol.
struct Command {
    std::string name;  // as typed
    std::string line;
    Program::Patience patience;

    Fault fault_of(const std::string& asked, const std::string& what) const {
        return {name, "was asked \"" + asked + "\": " + what};
    }
};

std::string in_print(std::string text) {
    constexpr std::size_t most = 200;
    if (text.size() > most) text.replace(most, std::string::npos, "...");
    for (char& c : text)
        if (c < ' ' || c > '~') c = '?';
    return text;
}

Fault wrong_answer(const std::string& answer, const Fault& why) {
    return {"", "it answered \"" + in_print(answer) + "\": " + why.text()};
}

class External final : public Contestant {
  public:
    External(Command command, std::unique_ptr<Program> program, Dialect dialect)
        : command_(std::move(command)), program_(std::move(program)), dialect_(dialect) {}

    Parsed<Answer> decide(const Observation& seen, std::uint64_t seed) override {
        const std::string question = print_question(seen, dialect_, seed);
        const Parsed<std::string> answer = program_->ask(question, command_.patience);
        if (!answer) return std::unexpected(command_.fault_of(question, answer.error().text()));
        const Parsed<Action> action = parse_answer(*answer, seen, dialect_);
        if (action) return *action;
        return std::unexpected(command_.fault_of(question, wrong_answer(*answer, action.error()).text()));
    }

  private:
    Command command_;
    std::unique_ptr<Program> program_;
    Dialect dialect_;
};

// What the program says that it speaks; a fault when it has no answer to that.
Parsed<Greeting> greet(const Command& command) {
    const auto program = Program::start(command.line);
    if (!program) return std::unexpected(program.error());
    const Parsed<std::string> answer = (*program)->ask(kHello, command.patience);
    if (!answer) return std::unexpected(answer.error());
    const Parsed<Greeting> greeting = parse_greeting(*answer);
    if (!greeting) return std::unexpected(wrong_answer(*answer, greeting.error()));
    return greeting;
}

// A program ready for questions: one that greets has started up once it has done so.
Parsed<Timed> start(const Command& command, const Parsed<Greeting>& greeting) {
    auto program = Program::start(command.line);
    if (!program) return std::unexpected(program.error());
    if (greeting)
        if (const auto again = (*program)->ask(kHello, command.patience); !again)
            return std::unexpected(command.fault_of(kHello, again.error().text()));
    const Dialect dialect = greeting && greeting->full ? Dialect::Full : Dialect::Basic;
    return timed(std::make_unique<External>(command, std::move(*program), dialect), CLOCK_MONOTONIC);
}

// A program that does not answer HELLO knows nothing but the basic dialect.
Parsed<Entrant> enter_command(const std::string& name, const std::string& line, double patience) {
    const Command command{name, line, Program::Patience(patience)};
    const Parsed<Greeting> greeting = greet(command);
    const bool only_basic = !greeting || !greeting->full;
    const auto under = [=](const Rules& rules) -> Parsed<MakeContestant> {
        if (!only_basic || speaks_basic(rules.set())) return [=] { return start(command, greeting); };
        const std::string basic =
            "the basic dialect, which is for the rules \"" + print_rule_words(basic_rules()) + "\" alone";
        if (greeting) return fault(command.name, "speaks only " + basic);
        return std::unexpected(
            command.fault_of(kHello, greeting.error().text() + "; who does not greet is asked in " + basic));
    };
    return Entrant{.name = name, .only_basic = only_basic, .under = under};
}

}  // namespace

Parsed<Entrant> read_entrant(const std::string& text, double patience) {
    constexpr std::string_view command = "cmd:";
    if (text == "random") return enter_random();
    if (text.starts_with(command)) return enter_command(text, text.substr(command.size()), patience);
    const std::size_t colon = text.find(':');
    const Parsed<Level> level = parse_level(text.substr(0, colon));
    if (level) return enter_level_as(text, *level, colon);
    if (names_a_file(text)) return enter_weights(text, Level::Medium, text);
    return fault(in_quotes(text),
                 level.error().what +
                     ", each also as LEVEL:STYLE; random, [LEVEL:]FILE.json for weights, and "
                     "cmd:COMMAND for another program");
}

}  // namespace larch::cli
