// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/commands.h"

#include <CLI/CLI.hpp>

#include <fmt/core.h>

#include "base/quotes.h"
#include "base/version.h"
#include "bench/self_play.h"
#include "cli/input.h"

// The one file that knows how arguments are written, and pays for compiling the library that reads them.

namespace larch::cli {

namespace {

constexpr const char* kSeed = "A whole number or 64 hexadecimal digits";
constexpr const char* kRules = "A preset, with axes that differ; JSON; or a file, - for standard input";

// Adds a subcommand; `act` is called with its options once they are read, and its exit code lands in `code`.
template <class Options, class Act>
CLI::App* add(CLI::App& app, int& code, const char* name, const char* what,
              const std::shared_ptr<Options>& options, const Act& act) {
    CLI::App* command = app.add_subcommand(name, what);
    command->callback([options, act, &code] { code = act(*options); });
    return command;
}

void add_serve(CLI::App& app, int& code, const std::function<int(const ServeOptions&)>& serve) {
    const auto options = std::make_shared<ServeOptions>();
    CLI::App* command =
        add(app, code, "serve", "Serve the game to browsers on this computer", options, serve);
    command->add_option("--port", options->port, "The port; 0 picks a free one")->capture_default_str();
    command->add_option("--address", options->address, "The address to listen on")->capture_default_str();
    command->add_option("--root", options->root, "The folder with the built page (web/dist)");
}

void add_play(CLI::App& app, int& code) {
    const auto options = std::make_shared<PlayOptions>();
    CLI::App* command = add(app, code, "play", "Play a match in the terminal, in plain text", options, play);
    CLI::Option* record =
        command->add_option("--record", options->record, "Go on with the match of a saved record");
    command->add_option("--seed", options->seed, std::string(kSeed) + "; fresh if not given")
        ->excludes(record);
    command->add_option("--rules", options->rules, kRules)->excludes(record)->capture_default_str();
    command->add_option("--level", options->level, "The bots' level")
        ->excludes(record)
        ->capture_default_str();
}

void add_simulate(CLI::App& app, int& code) {
    const auto options = std::make_shared<SimulateOptions>();
    CLI::App* command = add(app, code, "simulate", "Play many hands or matches at once and say how they went",
                            options, simulate);
    const CLI::Range amount(std::int64_t{1}, std::int64_t{1'000'000'000'000});
    command
        ->add_option("--games", options->games,
                     fmt::format("Whole matches between bots; one that reaches {} hands is cut off", kCutAt))
        ->check(amount);
    command->add_option("--hands", options->hands, "Independent hands; needs --random")->check(amount);
    command->add_flag("--random", options->random, "Bid and play at random among what is legal");
    command->add_flag("--check", options->check, "Test every invariant after every card of the random hands");
    command
        ->add_option("--records", options->records,
                     "Random hands, in matches whose records are printed, read and replayed")
        ->check(amount);
    command
        ->add_option("--bot-hands", options->bot_hands,
                     "Hands between bots, in matches one after the other, with every answer judged")
        ->check(amount);
    CLI::Option* hidden =
        command
            ->add_option("--hidden", options->hidden,
                         "States of a table in which hidden cards are exchanged, to see that nobody is told")
            ->check(amount);
    command
        ->add_option("--decisions", options->decisions,
                     "As many of the states of --hidden in which the bot in turn must decide the same")
        ->check(amount)
        ->needs(hidden);
    command->add_option("--seed", options->seed, kSeed)->capture_default_str();
    CLI::Option* rules = command->add_option("--rules", options->rules, kRules)->capture_default_str();
    command
        ->add_option("--random-rules", options->random_rules,
                     "As many random rule sets, each for all of --hands, --records, --bot-hands or --hidden")
        ->check(CLI::Range(1, 1'000'000))
        ->excludes(rules);
    command->add_option("--level", options->level, "The bots' level")->capture_default_str();
    command
        ->add_option("--save", options->save, "Keep the record of each match as match-N.pbn in this folder")
        ->check([](const std::string& folder) { return folder.empty() ? "no folder is named" : ""; });
    command->add_flag("--json", options->json, "End in one line of JSON");
}

void add_match(CLI::App& app, int& code) {
    const auto options = std::make_shared<MatchOptions>();
    CLI::App* command = add(app, code, "match",
                            "Measure two players against each other: pairs of matches on "
                            "the same deals, sides swapped",
                            options, match);
    const char* who =
        "A LEVEL, LEVEL:STYLE, random, [LEVEL:]FILE.json with weights, or cmd:COMMAND for a program that "
        "speaks the engine protocol";
    command->add_option("A", options->a, who)->required();
    command->add_option("B", options->b, who)->required();
    command->add_option("--pairs", options->pairs, "How many pairs of matches")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000'000}))
        ->capture_default_str();
    command->add_option("--rules", options->rules, std::string(kRules) + "; larch-hollow if not given");
    command->add_option("--seed", options->seed, kSeed)->capture_default_str();
    command->add_option("--threads", options->threads, "How many cores to use; all if not given")
        ->check(CLI::Range(1, 1024));
    CLI::Option* test =
        command->add_option("--sprt", options->sprt,
                            "Stop as soon as one of two win rates of A, LOW:HIGH, is told from the other");
    const CLI::Range chance(0.001, 0.499);
    command->add_option("--alpha", options->alpha, "Chance to say HIGH when LOW is true")
        ->needs(test)
        ->check(chance)
        ->capture_default_str();
    command->add_option("--beta", options->beta, "Chance to say LOW when HIGH is true")
        ->needs(test)
        ->check(chance)
        ->capture_default_str();
    command->add_option("--timeout", options->patience, "Seconds that an external engine has for an answer")
        ->check(CLI::Range(0.01, 86'400.0))
        ->capture_default_str();
    command->add_option("--progress", options->progress, "How it stands, after every so many pairs")
        ->check(CLI::Range(1, 1'000'000));
    command
        ->add_option("--save", options->save,
                     "Keep the records as match-Na.pbn and match-Nb.pbn in this folder")
        ->check([](const std::string& folder) { return folder.empty() ? "no folder is named" : ""; });
    command->add_flag("--json", options->json, "End in one line of JSON");
}

void add_tune(CLI::App& app, int& code) {
    const auto options = std::make_shared<TuneOptions>();
    CLI::App* command =
        add(app, code, "tune", "Fit the weights of the player by rules in self-play", options, tune);
    command
        ->add_option("--rounds", options->rounds,
                     "Rounds of fitting play and bids; with none the weights stay as they are")
        ->check(CLI::Range(0, 1000))
        ->capture_default_str();
    command->add_option("--deals", options->deals, "Deals to fit to in each round")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    command->add_option("--climbs", options->climbs, "Steps by which bids are then improved in duels")
        ->check(CLI::Range(0, 100'000))
        ->capture_default_str();
    command->add_option("--seed", options->seed, kSeed)->capture_default_str();
    command->add_option("--rules", options->rules, kRules)->capture_default_str();
    command->add_option("--weights", options->weights,
                        "A file of weights to start from, or \"shipped\"; from nothing if not given");
    command->add_option("--write", options->write,
                        "Write the weights to this file as the program reads its own, instead of as JSON");
    command->add_option("--threads", options->threads, "How many cores to use; all if not given");
}

void add_engine(CLI::App& app, int& code) {
    const auto options = std::make_shared<EngineOptions>();
    CLI::App* command = add(
        app, code, "engine",
        "Answer the engine protocol on standard input and output (docs/engine-protocol.md)", options, engine);
    command->add_option("--level", options->level, "How well to play")->required();
}

void add_replay(CLI::App& app, int& code) {
    const auto options = std::make_shared<ReplayOptions>();
    CLI::App* command =
        add(app, code, "replay",
            "Play a record through the rules and say what happened, or where it is wrong", options, replay);
    command->add_option("FILE", options->file, "The record; - for standard input")->required();
    command->add_flag("--quiet", options->quiet, "Only the outcome");
    command->add_flag("--digests", options->digests, "The state's digest after every action");
}

void add_hint(CLI::App& app, int& code) {
    const auto options = std::make_shared<HintOptions>();
    CLI::App* command =
        add(app, code, "hint", "Say what the seat in turn would do best, and why", options, hint);
    command->add_option("RECORD", options->file, "The record; - for standard input")->required();
    command->add_option("--level", options->level, "Whose judgement; that of the page's hints if not given");
    CLI::Option* hand = command->add_option("--hand", options->hand,
                                            "The hand, from 1; without it the end of the record is meant");
    CLI::Option* action =
        command->add_option("--action", options->action, "Which bid, gift or card of the hand, from 1");
    for (CLI::Option* place : {hand, action}) place->check(CLI::Range(1, 1'000'000));
    hand->needs(action);
    action->needs(hand);
    command->add_flag("--json", options->json, "The decision as one line of JSON (docs/protocol.md)");
}

void add_score(CLI::App& app, int& code) {
    app.add_subcommand("score", "Score hands given as JSON on standard input, an array or one object a line")
        ->footer(
            "A hand is one side's: {\"team\": [[3, 5], [\"nil\", 0]], \"bagsBefore\": 7}, with [bid, taken] "
            "or\n"
            "[bid, taken, true] for a blind bid. \"options\" may hold axes of a rule set, \"id\" a name.\n"
            "A line of JSON comes out for each. It is scored only: whether the bids were open is not asked.\n"
            "docs/score.md tells the rest.")
        ->callback([&code] { code = score(); });
}

void add_rules(CLI::App& app, int& code) {
    CLI::App* rules = app.add_subcommand("rules", "Show, check and explain rule sets");
    rules->require_subcommand(1);
    rules->add_subcommand("list", "Name every preset")->callback([&code] { code = list_rules(); });
    const auto add_one = [&](const char* name, const char* what, int (*act)(const RulesOptions&)) {
        const auto options = std::make_shared<RulesOptions>();
        CLI::App* command = add(*rules, code, name, what, options, act);
        command
            ->add_option("RULES", options->source,
                         "A preset, with axes that differ; JSON; or a file, - for standard input")
            ->required();
        return std::pair(command, options);
    };
    const auto [show, options] = add_one("show", "Print a rule set as JSON, with every axis", show_rules);
    show->add_flag("--words", options->words, "In a few words instead: a preset and what differs from it");
    add_one("check", "Say whether a rule set is valid, or what is wrong with it", check_rules);
    add_one("explain", "Tell a rule set in plain sentences", explain_rules);
}

void add_perft(CLI::App& app, int& code) {
    const auto options = std::make_shared<PerftOptions>();
    CLI::App* command =
        add(app, code, "perft", "Count the ways to play out random endings, a test of the legal cards",
            options, perft_endings);
    command->add_option("--cards", options->cards, "Cards left to each seat")
        ->check(CLI::Range(1, 6))
        ->capture_default_str();
    command->add_option("--count", options->count, "How many endings")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--seed", options->seed, kSeed)->capture_default_str();
    command->add_option("--rules", options->rules, kRules)->capture_default_str();
}

void add_bench(CLI::App& app, int& code) {
    const auto options = std::make_shared<BenchOptions>();
    CLI::App* command = add(app, code, "bench",
                            "Print the signature of this build's behaviour, and its speeds", options, bench);
    command->add_flag("--json", options->json, "End in one line of JSON");
}

void add_equity(CLI::App& app, int& code) {
    const auto options = std::make_shared<EquityOptions>();
    CLI::App* command = add(app, code, "equity", "Say what each score is worth: the chance to win the match",
                            options, equity);
    const CLI::Range amount(1, 1'000'000);
    command->add_option("--hands", options->hands, "How many typical hands are played for it")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command->add_flag("--full", options->full,
                      "Compare with a table of every standing there is, which takes a while");
    CLI::Option* sampled =
        command
            ->add_option("--sampled", options->sampled,
                         "Compare with as many matches played on from each of some standings")
            ->check(amount);
    command->add_option("--standings", options->standings, "How many those are")
        ->check(amount)
        ->capture_default_str();
    CLI::Option* rules = command->add_option("--rules", options->rules, kRules)->capture_default_str();
    CLI::Option* random = command
                              ->add_option("--random-rules", options->random_rules,
                                           "As many rule sets drawn at random, a line for each of two sides")
                              ->check(amount)
                              ->excludes(rules)
                              ->excludes(sampled);
    command->add_option("--seed", options->seed, kSeed)->needs(random)->capture_default_str();
}

void add_schema(CLI::App& app, int& code) {
    app.add_subcommand("schema", "Print the protocol's types as TypeScript")->callback([&code] {
        code = schema();
    });
}

// Names what the command that was typed does not know, or else what the library says of the error.
int complain_about_arguments(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App* command = &app;
    std::string name = app.get_name();
    while (!command->get_subcommands().empty()) {
        command = command->get_subcommands().back();
        name += " " + command->get_name();
    }
    const std::vector<std::string> unknown = command->remaining();
    std::string what = error.what();
    if (command->get_require_subcommand_min() > 0 && unknown.empty())
        what = "a command is missing";
    else if (!unknown.empty() && unknown.front().starts_with('-'))
        what = "there is no option " + in_quotes(unknown.front());
    else if (command->get_require_subcommand_min() > 0)
        what = "there is no command " + in_quotes(unknown.front());
    else if (!unknown.empty())
        what = in_quotes(unknown.front()) + " was not expected";
    return complain({"", fmt::format("{}; {} --help says what there is", what, name)});
}

}  // namespace

int run(int argc, char** argv, const std::function<int(const ServeOptions&)>& serve) {
    int code = kFine;
    CLI::App app("Larch Hollow Spades: the card game Spades, its rules, its players and its table.", "larch");
    app.set_version_flag("--version", kEngine);
    app.require_subcommand(1);
    add_serve(app, code, serve);
    add_play(app, code);
    add_simulate(app, code);
    add_match(app, code);
    add_tune(app, code);
    add_engine(app, code);
    add_replay(app, code);
    add_hint(app, code);
    add_score(app, code);
    add_rules(app, code);
    add_perft(app, code);
    add_bench(app, code);
    add_equity(app, code);
    add_schema(app, code);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);
        return complain_about_arguments(app, error);
    }
    return code;
}

}  // namespace larch::cli
