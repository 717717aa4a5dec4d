// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "tests/corpus_runner/wording.h"

#include <algorithm>

#include "notation/cards.h"
#include "protocol/schema.h"

namespace larch {

namespace {

std::string with_sign(int points) { return (points < 0 ? "" : "+") + std::to_string(points); }

// What a line counts or promised, if anything.
std::optional<int> number_of(const ScoreLine& line) {
    switch (line.kind) {
        case LineKind::ContractMade:
        case LineKind::ContractSet:
        case LineKind::BlindBidMade:
        case LineKind::BlindBidFailed:
            return line.bid;
        case LineKind::Overtricks:
            return line.bags;
        case LineKind::BagPenalty:
            return -line.bags;
        case LineKind::FreeTricks:
            return line.taken;
        default:
            return std::nullopt;
    }
}

std::string print_line(const ScoreLine& line, int seats) {
    std::string text(line_name(line.kind));
    if (line.seat) text += std::string(" ") + seat_letter(*line.seat, seats);
    if (const auto number = number_of(line)) text += ' ' + std::to_string(*number);
    return text + ' ' + with_sign(line.points);
}

}  // namespace

std::string_view trim(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \r");
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(" \r") - start + 1);
}

std::string_view cut(std::string_view& rest, char mark) {
    const std::size_t end = std::min(rest.find(mark), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return trim(part);
}

Words split(std::string_view text) {
    Words words;
    for (std::string_view rest = trim(text); !rest.empty(); rest = trim(rest))
        words.push_back(cut(rest, ' '));
    return words;
}

std::string quoted(std::string_view word) { return '"' + std::string(word) + '"'; }

Trouble compare(std::string_view expected, std::string_view found) {
    if (expected == found) return std::nullopt;
    return "expected " + std::string(expected) + ", found " + std::string(found);
}

// As in the code: the protocol's "bid_out_of_range" is BidOutOfRange.
std::string reason_name(Reason reason) {
    constexpr auto names = values_of(schema::Type<Reason>{});
    std::string name;
    bool starts = true;
    for (const char c : names[static_cast<std::size_t>(reason)]) {
        if (c != '_') name += starts ? static_cast<char>(c - 'a' + 'A') : c;
        starts = c == '_';
    }
    return name;
}

// As the protocol names them; a hand that is over has no more to say there.
std::string_view phase_name(HandPhase phase) {
    if (phase == HandPhase::Over) return "over";
    return values_of(schema::Type<Phase>{})[static_cast<std::size_t>(phase)];
}

std::string_view line_name(LineKind kind) {
    switch (kind) {
        case LineKind::ContractMade:
            return "made";
        case LineKind::ContractSet:
            return "set";
        case LineKind::TenBonus:
            return "ten bonus";
        case LineKind::Overtricks:
            return "bags";
        case LineKind::BlindBidMade:
            return "blind bid made";
        case LineKind::BlindBidFailed:
            return "blind bid failed";
        case LineKind::NilMade:
            return "nil made";
        case LineKind::NilFailed:
            return "nil failed";
        case LineKind::BlindNilMade:
            return "blind nil made";
        case LineKind::BlindNilFailed:
            return "blind nil failed";
        case LineKind::DoubleNilMade:
            return "double nil made";
        case LineKind::DoubleNilFailed:
            return "double nil failed";
        case LineKind::FreeTricks:
            return "free tricks";
        case LineKind::BagPenalty:
            return "penalty";
        case LineKind::BagGift:
            return "gift";
    }
    return "";
}

std::string print_bids(const LegalBids& bids) {
    if (bids.empty()) return "nothing";
    std::string text;
    for (int number = 0; number < 32; ++number) {
        if (!bids.numbers.has(number)) continue;
        int last = number;
        while (bids.numbers.has(last + 1)) ++last;
        if (last < number + 2) last = number;  // two in a row are told singly
        text += (text.empty() ? "" : ", ") + std::to_string(number);
        if (last > number) text += " to " + std::to_string(last);
        number = last;
    }
    if (bids.nil) text += text.empty() ? "nil" : " or nil";
    return text + (bids.blind ? " blind" : "");
}

std::string print_score(const SideScore& score, int seats) {
    std::string text = with_sign(score.points) + " bags " + std::to_string(score.bags_after);
    if (score.given > 0) text += " gives " + std::to_string(score.given);
    for (const ScoreLine& line : score.lines)
        text += (&line == score.lines.begin() ? ": " : ", ") + print_line(line, seats);
    return text;
}

}  // namespace larch
