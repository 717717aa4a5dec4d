// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace larch::cli {

// What a command came to, as the exit code of the program.
inline constexpr int kFine = 0;
inline constexpr int kFoundWrong = 1;  // what was asked to be tested does not hold
inline constexpr int kBadInput = 2;    // an argument, a file or a record is not what it should be

// What each command was asked, as typed; the commands check it and give the exit code.
struct ServeOptions {
    std::string root;  // the folder with the built page; empty finds it
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
};

struct PlayOptions {
    std::string seed;  // empty takes a fresh one
    std::string rules = "larch-hollow";
    std::string level = "baseline";
    std::string record;
};
int play(const PlayOptions& options);

struct SimulateOptions {
    std::uint64_t games = 0;
    std::uint64_t hands = 0;
    std::uint64_t records = 0;
    std::uint64_t bot_hands = 0;
    std::uint64_t hidden = 0;  // states
    std::uint64_t decisions = 0;
    std::uint64_t random_rules = 0;  // how many rule sets
    bool random = false;
    bool check = false;
    bool json = false;
    std::string seed = "1";
    std::string rules = "larch-hollow";
    std::string level = "baseline";
    std::string save;  // a folder
};
int simulate(const SimulateOptions& options);

struct MatchOptions {
    std::string a;  // as read_entrant takes them
    std::string b;
    std::uint64_t pairs = 100;
    std::string rules;  // empty takes the default, or those of the basic dialect where an engine wants them
    std::string seed = "1";
    std::uint64_t threads = 0;  // 0 for as many as there are cores
    std::string sprt;           // two win rates; empty for no test
    double alpha = 0.05;
    double beta = 0.05;
    double patience = 10;  // seconds for an answer of an external engine
    std::uint64_t progress = 0;
    std::string save;  // a folder
    bool json = false;
};
int match(const MatchOptions& options);

struct TuneOptions {
    int rounds = 6;
    std::uint64_t deals = 150'000;
    int climbs = 30;
    std::string seed = "1";
    std::string rules = "larch-hollow";
    std::string weights;  // a file of those to start from, or "shipped"; empty for those that know nothing
    std::string write;    // a file for the program's own; empty prints JSON
    std::uint64_t threads = 0;  // 0 for as many as there are cores
};
int tune(const TuneOptions& options);

struct EngineOptions {
    std::string level;
};
int engine(const EngineOptions& options);

struct ReplayOptions {
    std::string file;
    bool quiet = false;
    bool digests = false;
};
int replay(const ReplayOptions& options);

struct HintOptions {
    std::string file;
    std::string level;       // empty takes that of the page's hints
    std::size_t hand = 0;    // from 1; 0 for the end of the record
    std::size_t action = 0;  // of the hand, from 1
    bool json = false;
};
int hint(const HintOptions& options);

// Hands as JSON on standard input, a line of JSON for each.
int score();

struct RulesOptions {
    std::string source;  // a preset, with axes that differ; JSON; or a file with either
    bool words = false;
};
int list_rules();
int show_rules(const RulesOptions& options);
int check_rules(const RulesOptions& options);
int explain_rules(const RulesOptions& options);

struct PerftOptions {
    int cards = 4;
    int count = 1;
    std::string seed = "1";
    std::string rules = "larch-hollow";
};
int perft_endings(const PerftOptions& options);

struct BenchOptions {
    bool json = false;
};
int bench(const BenchOptions& options);

struct EquityOptions {
    int hands = 600;
    int sampled = 0;  // matches from each standing
    int standings = 200;
    bool full = false;
    std::uint64_t random_rules = 0;  // how many rule sets
    std::string seed = "1";          // that they are drawn from
    std::string rules = "larch-hollow";
};
int equity(const EquityOptions& options);

int schema();

// Reads the arguments and runs the command they name. `serve` is the server's own, which this folder does not
// know.
int run(int argc, char** argv, const std::function<int(const ServeOptions&)>& serve);

}  // namespace larch::cli
