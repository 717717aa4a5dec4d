// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/entrant.h"

#include <ctime>

#include "base/quotes.h"
#include "bench/random_hands.h"

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

    Parsed<Action> decide(const Observation& seen, std::uint64_t seed) override {
        const std::uint64_t start = nanoseconds_of(clock_);
        Parsed<Action> action = inner_->decide(seen, seed);
        durations_->add(nanoseconds_of(clock_) - start);
        return action;
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
    Parsed<Action> decide(const Observation& seen, std::uint64_t seed) override {
        return larch::decide(seen, *mind_, seed).action;
    }

  private:
    std::shared_ptr<const Mind> mind_;
};

// Bids, gives and plays evenly among what is legal.
class Gambler final : public Contestant {
  public:
    Parsed<Action> decide(const Observation& seen, std::uint64_t seed) override {
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

Entrant enter_level(Level level) {
    return {.name = std::string(name_of(level)),
            .under = [level](const Rules& rules) -> Parsed<MakeContestant> {
                return [mind = std::make_shared<const Mind>(rules, level)] {
                    return timed(std::make_unique<Thinker>(mind), CLOCK_THREAD_CPUTIME_ID);
                };
            }};
}

}  // namespace

Parsed<Entrant> read_entrant(const std::string& text, [[maybe_unused]] double patience) {
    if (text == "random") return enter_random();
    const Parsed<Level> level = parse_level(text);
    if (level) return enter_level(*level);
    return fault(in_quotes(text), level.error().what + ", random, and cmd:COMMAND for another program");
}

}  // namespace larch::cli
