// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

#include "tests/second_scorer/comparison.h"

// larch_second_scorer HANDS [SEED]: compares the core with the second scorer on at least so many hands played
// in matches, and on as many drawn results. Stops at the first difference.
namespace larch {
namespace {

struct Run {
    const char* name;
    Comparison (*compare)(const Seed&, std::uint32_t);
};

// Returns whether all hands agreed.
bool compare_all(const Run& run, std::int64_t wanted, std::uint64_t seed_number) {
    Seed seed;
    for (std::size_t i = 0; i < 8; ++i) seed.bytes[i] = static_cast<std::uint8_t>(seed_number >> (8 * i));
    std::atomic<std::uint32_t> next = 0;
    std::atomic<std::int64_t> hands = 0;
    std::atomic<std::int64_t> won = 0;
    std::atomic<bool> differs = false;
    std::mutex printing;
    const auto work = [&] {
        while (hands < wanted && !differs) {
            const std::uint32_t number = next++;
            const Comparison comparison = run.compare(seed, number);
            hands += comparison.hands;
            won += comparison.matches;
            if (comparison.difference.empty()) continue;
            const std::lock_guard lock(printing);
            if (!differs.exchange(true))
                std::cout << run.name << ", number " << number << " of seed " << seed_number << ":\n"
                          << comparison.difference;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
            threads.emplace_back(work);
    }
    if (differs) return false;
    std::cout << run.name << ": " << hands << " hands under " << next << " rule sets, all agree";
    if (won > 0) std::cout << "; " << won << " matches won";
    std::cout << std::endl;
    return true;
}

int run(int count, char** words) {
    const std::int64_t hands = count > 1 ? std::atoll(words[1]) : 0;
    if (hands <= 0 || count > 3) {
        std::cerr << "larch_second_scorer HANDS [SEED]\n";
        return EXIT_FAILURE;
    }
    const std::uint64_t seed = count == 3 ? std::strtoull(words[2], nullptr, 10) : 0;
    const bool agree = compare_all({"hands played in matches", compare_match}, hands, seed) &&
                       compare_all({"results near the bids", compare_results}, hands, seed);
    return agree ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace larch

int main(int count, char** words) { return larch::run(count, words); }
