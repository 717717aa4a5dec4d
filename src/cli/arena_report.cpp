// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/arena_report.h"

#include <fmt/core.h>

#include "bench/self_play.h"
#include "notation/rule_set_json.h"

namespace larch::cli {

namespace {

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::uint64_t sets_of(const BotTally& tally) { return tally.contracts - tally.contracts_made; }

std::string test_in_words(const ArenaTotal& total) {
    if (!total.test) return "";
    const SequentialTest& test = *total.test;
    const auto answer = total.answer();
    if (!answer)
        return fmt::format("The test of {:.3f} against {:.3f} needs more pairs.\n", test.low, test.high);
    const bool high = *answer == SequentialTest::Answer::High;
    return fmt::format("The test stopped: A's win rate is {} rather than {} (log ratio {:.2f}).\n",
                       high ? test.high : test.low, high ? test.low : test.high, test.log_ratio(total.win));
}

// A line of the table: what it is, and a figure for each player.
template <class Figure>
std::string row(const ArenaTotal& total, const char* what, Figure figure) {
    return fmt::format("{:<24}{:>22}{:>22}\n", what, figure(total.players[0]), figure(total.players[1]));
}

std::string share_of(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? "none" : fmt::format("{:.1f} % of {}", 100 * share(part, whole), whole);
}

// The mean of chances told in thousandths.
std::string share_of_thousandths(std::uint64_t sum, std::uint64_t count) {
    return count == 0 ? "none" : fmt::format("{:.1f} % of {}", share(sum, count) / 10, count);
}

Json figures_of(const ArenaTotal::Player& player) {
    const BotTally& tally = player.tally;
    return Json::object({
        {"hands", tally.hands},
        {"mean_bid", share(tally.tricks_bid, tally.bids)},
        {"nil_rate", share(tally.nils, tally.bids)},
        {"nils", tally.nils},
        {"nil_success", share(tally.nils_made, tally.nils)},
        {"nil_forecast", share(tally.nils_forecast, tally.forecasts) / kSure},
        {"first_hand_nil_rate", share(tally.first_hand_nils, tally.first_hand_bids)},
        {"blind_nils", tally.blind_nils},
        {"blind_nil_success", share(tally.blind_nils_made, tally.blind_nils)},
        {"contracts", tally.contracts},
        {"contracts_made", share(tally.contracts_made, tally.contracts)},
        {"sets", sets_of(tally)},
        {"set_rate", share(sets_of(tally), tally.contracts)},
        {"bags_per_hand", share(tally.bags, tally.hands)},
        {"points_per_hand", player.points.mean()},
        {"points_per_hand_ci95",
         Json::List{player.points.mean() - kNinetyFivePercent * player.points.error(),
                    player.points.mean() + kNinetyFivePercent * player.points.error()}},
        {"decisions", tally.decisions},
    });
}

}  // namespace

void ArenaTotal::add(const PairResult& pair) {
    win.add(pair.result());
    margin.add(pair.margin, 2);
    a_wins += pair.a_wins;
    b_wins += pair.b_wins;
    unfinished += pair.unfinished;
    hands += pair.hands;
    for (const std::size_t i : {0U, 1U}) {
        const BotTally& tally = pair.tallies[i];
        players[i].tally.add(tally);
        players[i].points.add(static_cast<double>(tally.points), static_cast<double>(tally.hands));
    }
    digest.add(pair.digest);
}

std::optional<SequentialTest::Answer> ArenaTotal::answer() const {
    return test ? test->answer(win) : std::nullopt;
}

std::string ArenaTotal::in_short() const {
    const Interval interval = win.interval();
    return fmt::format("{} {}: A wins {:.1f} % (95 % from {:.1f} to {:.1f})", win.pairs(),
                       win.pairs() == 1 ? "pair" : "pairs", 100 * win.mean(), 100 * interval.low,
                       100 * interval.high);
}

std::string ArenaTotal::as_table() const {
    std::string text =
        fmt::format("A is {}, B is {}; the rules are {}.\n", names[0], names[1], print_rule_words(rules));
    text += in_short() + '\n';
    text += fmt::format(
        "{} to {} matches, {} cut at {} hands; {} hands in all. A ends {:+.1f} points ahead, "
        "give or take {:.1f}.\n",
        a_wins, b_wins, unfinished, kCutAt, hands, margin.mean(), kNinetyFivePercent * margin.error());
    text += test_in_words(*this) + '\n';
    text += fmt::format("{:<24}{:>22}{:>22}\n", "", "A", "B");
    text += row(*this, "mean bid", [](const Player& player) {
        return fmt::format("{:.2f}", share(player.tally.tricks_bid, player.tally.bids));
    });
    text += row(*this, "nil bids",
                [](const Player& player) { return share_of(player.tally.nils, player.tally.bids); });
    text += row(*this, "the same in first hands", [](const Player& player) {
        return share_of(player.tally.first_hand_nils, player.tally.first_hand_bids);
    });
    text += row(*this, "nils made",
                [](const Player& player) { return share_of(player.tally.nils_made, player.tally.nils); });
    text += row(*this, "as they forecast", [](const Player& player) {
        const BotTally& tally = player.tally;
        return share_of_thousandths(tally.nils_forecast, tally.forecasts);
    });
    text += row(*this, "blind nils made", [](const Player& player) {
        return share_of(player.tally.blind_nils_made, player.tally.blind_nils);
    });
    text += row(*this, "contracts made", [](const Player& player) {
        return share_of(player.tally.contracts_made, player.tally.contracts);
    });
    text += row(*this, "contracts set", [](const Player& player) {
        return fmt::format("{:.1f} %", 100 * share(sets_of(player.tally), player.tally.contracts));
    });
    text += row(*this, "bags a hand", [](const Player& player) {
        return fmt::format("{:.2f}", share(player.tally.bags, player.tally.hands));
    });
    text += row(*this, "points a hand", [](const Player& player) {
        return fmt::format("{:.1f} +- {:.1f}", player.points.mean(),
                           kNinetyFivePercent * player.points.error());
    });
    text += row(*this, "ms a decision, mean",
                [](const Player& player) { return fmt::format("{:.3f}", player.durations.mean_ms()); });
    text += row(*this, "99 of 100 within", [](const Player& player) {
        return fmt::format("{:.3f}", player.durations.quantile_ms(0.99));
    });
    return text;
}

std::string ArenaTotal::as_json() const {
    const Interval interval = win.interval();
    Json::Object figures = {
        {"pairs", win.pairs()},
        {"a_wins", a_wins},
        {"b_wins", b_wins},
        {"win_rate", win.mean()},
        {"ci95", Json::List{interval.low, interval.high}},
        {"mean_margin", margin.mean()},
        {"mean_margin_ci95", Json::List{margin.mean() - kNinetyFivePercent * margin.error(),
                                        margin.mean() + kNinetyFivePercent * margin.error()}},
        {"a_mean_ms", players[0].durations.mean_ms()},
        {"a_p99_ms", players[0].durations.quantile_ms(0.99)},
        {"b_mean_ms", players[1].durations.mean_ms()},
        {"b_p99_ms", players[1].durations.quantile_ms(0.99)},
        {"unfinished", unfinished},
        {"hands", hands},
        {"a", figures_of(players[0])},
        {"b", figures_of(players[1])},
        {"a_name", names[0]},
        {"b_name", names[1]},
        {"rules", print_rule_words(rules)},
        {"digest", fmt::format("{:016x}", digest.value())},
        {"seconds", seconds},
    };
    if (test) {
        const auto found = answer();
        figures.push_back(
            {"sprt", Json::object({
                         {"low", test->low},
                         {"high", test->high},
                         {"log_ratio", test->log_ratio(win)},
                         {"accepted", !found                                   ? Json()
                                      : *found == SequentialTest::Answer::High ? Json(test->high)
                                                                               : Json(test->low)},
                     })});
    }
    return Json(figures).print();
}

}  // namespace larch::cli
