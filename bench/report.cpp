// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/report.h"

#include <chrono>
#include <functional>

#include "ai/policy.h"
#include "bench/margin.h"
#include "bench/perft.h"
#include "bench/random_hands.h"
#include "bench/self_play.h"
#include "bench/thoughts.h"
#include "rules/random_rules.h"

namespace larch {

namespace {

constexpr std::uint64_t kSignatureHands = 3'000;
constexpr std::uint64_t kSignatureEndings = 3;
constexpr std::uint64_t kSignatureGames = 3;

constexpr int kSignatureRandomRules = 20;

// Every preset, and rule sets drawn from all axes.
std::vector<RuleSet> signature_rules() {
    std::vector<RuleSet> sets;
    for (const Preset& preset : presets()) sets.push_back(preset.rules);
    ChaCha stream(Seed{});
    for (int i = 0; i < kSignatureRandomRules; ++i) sets.push_back(random_rule_set(stream));
    return sets;
}

// Whose tables of match equity are made in ways that the classic one is not: bags that are lost, sets and
// hands that are counted, bags given away, a lead that ends the match.
std::vector<RuleSet> sets_with_other_ends() {
    return {*preset("msn"),
            *preset("tournament"),
            *preset("quick"),
            {.bag_to = BagTo::Opponents, .target = 300, .spread = 150}};
}

Rules rules_of(const RuleSet& set) {
    Parsed<Rules> rules = Rules::make(set);
    assert(rules && "presets and drawn rule sets are valid");
    return *rules;
}

Speed timed(std::string what, const std::function<std::uint64_t()>& work) {
    using Clock = std::chrono::steady_clock;
    work();  // warms caches and branch predictors
    const auto start = Clock::now();
    std::uint64_t done = 0;
    std::chrono::duration<double> spent{};
    do {
        done += work();
        spent = Clock::now() - start;
    } while (spent.count() < 1.0);
    return {std::move(what), static_cast<double>(done) / spent.count()};
}

// Hands that players by rules bid and then play out; the bidding is done beforehand.
class Rollouts {
  public:
    explicit Rollouts(const Rules& rules) : ranked_(rules), hands_(dealt_hands(ranked_, Seed{}, 1024)) {
        const Hopeful player(ranked_, tuned_weights());
        PerSide<const Hopeful*> players;
        for (int s = 0; s < rules.sides(); ++s) players[side_at(s)] = &player;
        for (const DealtHand& hand : hands_)
            contests_.push_back(contest_of(ranked_, auction(ranked_, hand, players), Standing{}));
    }

    std::uint64_t play(std::uint64_t count) const {
        for (std::uint64_t number = 0; number < count; ++number) {
            const std::size_t which = number % hands_.size();
            Line line = hands_[which].line;
            play_out(contests_[which], line, tuned_weights());
        }
        return count;
    }

  private:
    Ranked ranked_;
    std::vector<DealtHand> hands_;
    std::vector<Contest> contests_;
};

}  // namespace

std::uint64_t bench_signature() {
    Digest digest;
    for (const RuleSet& set : signature_rules()) {
        const Rules rules = rules_of(set);
        digest.add(random_hands(rules, Seed{}, kSignatureHands, Checking::Everything).digest);
        for (std::uint64_t ending = 0; ending < kSignatureEndings; ++ending)
            digest.add(perft(random_ending(rules, derive(Seed{}, Purpose::Simulation, ending), 4), 16));
        SelfPlayTotal total;
        for (std::uint64_t game = 0; game < kSignatureGames; ++game)
            self_play(rules, derive(Seed{}, Purpose::Simulation, game), Level::Baseline, total);
        digest.add(total.digest);
    }
    for (const Level level : {Level::Easy, Level::Medium, Level::LightHard, Level::Hard})
        digest.add(think_through(rules_with_everything(), kRichSeed, level, kRichHands).digest);
    for (const RuleSet& set : sets_with_other_ends())
        digest.add(think_through(set, Seed{}, Level::LightHard, 1).digest);
    digest.add(think_through(RuleSet{}, Seed{}, Level::Expert, 1).digest);
    digest.add(think_through({.teams = Teams::Solo}, Seed{}, Level::LightExpert, 1).digest);
    return digest.value();
}

std::vector<Speed> bench_speeds() {
    const Rules rules = Rules::classic();
    PreparedHands prepared(rules, Seed{});
    const Rollouts rollouts(rules);
    std::uint64_t game = 0;
    constexpr std::uint64_t batch = 100'000;
    return {
        timed("random hands", [&] { return random_hands(rules, Seed{}, batch, Checking::None).hands; }),
        timed("random hands, play alone", [&] { return prepared.play(batch).hands; }),
        timed("random hands, everything checked",
              [&] { return random_hands(rules, Seed{}, batch, Checking::Everything).hands; }),
        timed("policy rollouts", [&] { return rollouts.play(batch); }),
        timed("baseline decisions",
              [&] {
                  SelfPlayTotal total;
                  self_play(rules, derive(Seed{}, Purpose::Simulation, game++), Level::Baseline, total);
                  return total.bots.decisions;
              }),
    };
}

}  // namespace larch
