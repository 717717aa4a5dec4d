// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "rules/score.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <iostream>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "notation/rule_set_json.h"
#include "notation/words.h"
#include "protocol/schema.h"

namespace larch::cli {

namespace {

constexpr std::size_t kMostInSide = 3;
constexpr std::size_t kMaxLineBytes = 1 << 20;
constexpr int kMostBags = 1'000'000;  // where they never cost anything

constexpr unsigned char kByteOrderMark[] = {0xEF, 0xBB, 0xBF};

// A side's hand as one writes it down: the rules, who promised and took what, the bags before.
struct WrittenHand {
    Rules rules = Rules::classic();
    InlineVector<SeatResult, kMaxSeats> results;
    int bags_before = 0;
};

// A side of one plays alone unless the options say something else.
Json with_teams(const Json& hand) {
    const auto* members = hand.as<Json::Object>();
    if (!members) return hand;
    Json::Object completed = *members;
    const auto find = [](Json::Object& object, std::string_view key) {
        return std::ranges::find(object, key, &Json::Member::key);
    };
    const auto team = find(completed, "team");
    const auto* entries = team == completed.end() ? nullptr : team->value.as<Json::List>();
    if (!entries || entries->size() != 1) return hand;
    if (find(completed, "options") == completed.end()) completed.push_back({"options", Json::object()});
    Json& options = find(completed, "options")->value;
    if (const auto* axes = options.as<Json::Object>()) {
        Json::Object alone = *axes;
        if (find(alone, "teams") == alone.end()) alone.push_back({"teams", "solo"});
        options = std::move(alone);
    }
    return completed;
}

std::optional<Bid> read_bid(const JsonReader& in, bool blind, const RuleSet& set) {
    if (in.is_null()) {
        if (blind) in.refuse("must be a bid where it is blind");
        return std::nullopt;
    }
    Bid bid{.blind = blind};
    if (in.is_number())
        bid.tricks = in.whole(0, 13);
    else if (!in.is_text("nil"))
        in.refuse("must be a number from 0 to 13 or \"nil\"");
    const bool is_nought = in.is_number() && bid.tricks == 0 && !blind && set.zero_means == ZeroMeans::Zero;
    if (bid.tricks == 0 && !is_nought) bid.kind = BidKind::Nil;
    return bid;
}

WrittenHand read_hand(JsonReader in) {
    WrittenHand written;
    const JsonReader team = in.item("team");
    const std::vector<JsonReader> entries = team.items(kMostInSide);
    if (const auto options = in.optional_item("options"))
        written.rules = *Rules::make(read_rule_set(*options));
    const RuleSet& set = written.rules.set();
    if ((entries.size() == 1) != (set.teams == Teams::Solo) || entries.empty())
        team.refuse(set.teams == Teams::Solo ? "must have one entry, since teams is solo"
                                             : "must have an entry for each partner, since teams is pairs");
    int taken = 0;
    for (const JsonReader& entry : entries) {
        const std::vector<JsonReader> parts = entry.items(3);
        if (parts.size() < 2) {
            entry.refuse("must be [bid, taken] or [bid, taken, blind]");
            break;
        }
        const bool blind = parts.size() == 3 && parts[2].boolean();
        const Seat seat = seat_at(static_cast<int>(written.results.size()));
        written.results.push_back({seat, read_bid(parts[0], blind, set), parts[1].whole(0, 13)});
        taken += written.results.back().taken;
        if (written.results.back().bid.has_value() != written.results[0].bid.has_value())
            parts[0].refuse("must be null for all of the side or for nobody");
    }
    const int tricks = written.rules.tricks_in_hand();
    if (taken > tricks) team.refuse(fmt::format("took {} tricks together, and a hand has {}", taken, tricks));
    if (const auto bags = in.optional_item("bagsBefore"))
        written.bags_before = bags->whole(0, set.bag_limit > 0 ? set.bag_limit - 1 : kMostBags);
    static_cast<void>(in.optional_item("expect"));  // what a collection of hands says of its own
    in.finish();
    return written;
}

bool counts_tricks(LineKind kind) {
    switch (kind) {
        case LineKind::TenBonus:
        case LineKind::BlindBidMade:
        case LineKind::BlindBidFailed:
        case LineKind::BagPenalty:
        case LineKind::BagGift:
            return false;
        default:
            return true;
    }
}

// A line of the sheet with the numbers that went into it.
Json line_as_json(const ScoreLine& line) {
    const auto kinds = schema::values_of(schema::Type<LineKind>{});
    Json json = Json::object({{"kind", kinds[static_cast<std::size_t>(line.kind)]}, {"points", line.points}});
    if (line.bags != 0) json.add("bags", line.bags);
    if (line.bid != 0) json.add("bid", line.bid);
    if (counts_tricks(line.kind)) json.add("taken", line.taken);
    if (line.seat) json.add("seat", index(*line.seat));
    json.add("clause", line.clause.text());
    json.add("text", line_text(line));
    return json;
}

Json score_as_json(const Json& id, const WrittenHand& hand) {
    const SideScore score =
        score_side(hand.rules, {hand.results.begin(), hand.results.end()}, hand.bags_before);
    Json::List lines;
    for (const ScoreLine& line : score.lines) lines.push_back(line_as_json(line));
    return Json::object({{"id", id},
                         {"delta", score.points},
                         {"bagsAfter", score.bags_after},
                         {"opponentsDelta", score.given},
                         {"lines", std::move(lines)}});
}

class Scorer {
  public:
    // Scores one hand and prints the line for it, or prints what is wrong with it.
    void score(const Parsed<Json>& hand) {
        ++place_;
        Json id = place_;
        std::optional<Fault> fault;
        if (hand) {
            const Json completed = with_teams(*hand);
            JsonReader in(completed, fault);
            if (const auto named = in.optional_item("id"))
                id = named->is_number() ? Json(named->whole<std::int64_t>()) : Json(named->text(200));
            if (fault) id = place_;
            const WrittenHand written = read_hand(in);
            if (!fault) return print(score_as_json(id, written));
        } else {
            fault = hand.error();
        }
        all_well_ = false;
        print(Json::object({{"id", id}, {"error", fault->text()}}));
    }

    int outcome() const { return all_well_ ? kFine : kBadInput; }

  private:
    static void print(const Json& json) {
        fmt::print("{}\n", json.print());
        std::fflush(stdout);  // whoever asks line by line waits for it
    }

    std::int64_t place_ = 0;  // of the hand in the input, from 1
    bool all_well_ = true;
};

int score_list(const std::string& start) {
    const Parsed<std::string> text = read_file("-");
    if (!text) return complain(text.error());
    const Parsed<Json> json = parse_json(start + *text);
    if (!json) return complain({"standard input", json.error().text()});
    const auto* hands = json->as<Json::List>();
    if (!hands) return complain({"standard input", "must be a JSON array, or a JSON object on each line"});
    Scorer scorer;
    for (const Json& hand : *hands) scorer.score(hand);
    return scorer.outcome();
}

int score_lines(std::int64_t line) {
    Scorer scorer;
    for (std::string text; next_line(text, kMaxLineBytes); ++line) {
        if (text.size() > kMaxLineBytes) {
            scorer.score(fault(fmt::format("line {}", line), "is longer than 1 MiB"));
            continue;
        }
        if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
        Parsed<Json> hand = parse_json(text);
        // A line is read by itself, and so calls itself the first.
        constexpr std::string_view first = "line 1,";
        if (!hand && hand.error().where.starts_with(first))
            hand.error().where.replace(0, first.size(), fmt::format("line {},", line));
        scorer.score(hand);
    }
    return scorer.outcome();
}

}  // namespace

int score() {
    // Lines are scored as they come, however many there are; a list must be read to its end.
    std::string start;
    for (int i = 0; i < 3 && std::cin.peek() == kByteOrderMark[i]; ++i) std::cin.get();
    while (std::isspace(std::cin.peek())) start += static_cast<char>(std::cin.get());
    if (std::cin.peek() == '{') return score_lines(1 + std::ranges::count(start, '\n'));
    return score_list(start);
}

}  // namespace larch::cli
