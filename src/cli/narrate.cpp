// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/narrate.h"

#include <fmt/core.h>

#include "notation/cards.h"
#include "notation/words.h"

namespace larch::cli {

namespace {

std::string signed_number(int value) { return fmt::format("{:+}", value); }

// "You bid", "Agatha bids": the verb agrees with the person.
std::string with_verb(const std::string& who, const char* verb) {
    return who == "You" ? fmt::format("You {}", verb) : fmt::format("{} {}s", who, verb);
}

}  // namespace

std::string seat_name(const Table& table, Seat seat) {
    const std::string& name = table.record().players[seat].name;
    if (!name.empty()) return name;
    constexpr const char* kCompass[] = {"South", "West", "North", "East"};
    return table.rules().seats() == 4 ? kCompass[index(seat)] : fmt::format("Seat {}", index(seat));
}

std::string counted(int count, const char* one) {
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

std::string side_name(const Table& table, Side side) {
    std::string names;
    const Rules& rules = table.rules();
    for (int i = index(side); i < rules.seats(); i += rules.sides()) {
        if (!names.empty()) names += " and ";
        names += seat_name(table, seat_at(i));
    }
    return names;
}

std::string tell(const Table& table, const Event& event) {
    struct Teller {
        const Table& table;

        std::string name(Seat seat) const { return seat_name(table, seat); }

        std::string operator()(const MatchStarted&) const {
            return fmt::format("A new match, to {} points.", table.rules().set().target);
        }
        std::string operator()(const HandStarted& e) const {
            return fmt::format("Hand {}. {}.", e.number, with_verb(name(e.dealer), "deal"));
        }
        std::string operator()(const BidMade& e) const {
            return fmt::format("{} {}.", with_verb(name(e.seat), "bid"), bid_name(e.bid));
        }
        std::string operator()(const CardPlayed& e) const {
            return fmt::format("{} {}, {}.", with_verb(name(e.seat), "play"), card_name(e.card),
                               print_card(e.card));
        }
        std::string operator()(const SpadesBroken&) const { return "Spades are broken."; }
        std::string operator()(const TrickWon& e) const {
            return fmt::format("{} trick {}.", with_verb(name(e.seat), "win"), e.number);
        }
        std::string operator()(const ClaimGranted& e) const {
            return fmt::format("{} the rest: {} more.", with_verb(name(e.seat), "take"), e.tricks);
        }
        std::string operator()(const HandScored& e) const {
            for (const HandResult& result : table.results())
                if (result.number == e.number) return score_sheet(table, result);
            return "";
        }
        std::string operator()(const MatchWon& e) const {
            const std::string who = side_name(table, e.side);
            const bool several = who == "You" || who.find(" and ") != std::string::npos;
            return fmt::format("{} {} the match.", who, several ? "win" : "wins");
        }
        std::string operator()(const Undone&) const { return "Taken back."; }
    };
    return std::visit(Teller{table}, event);
}

std::string score_sheet(const Table& table, const HandResult& result) {
    std::string text = fmt::format("Score of hand {}.", result.number);
    for (const SideResult& side : result.sides) {
        text +=
            fmt::format("\n{}: {}, now {} and {}.", side_name(table, side.side), signed_number(side.points),
                        counted(side.score_after, "point"), counted(side.bags_after, "bag"));
        for (const ScoreLine& line : side.lines) {
            const std::string who = line.seat ? " (" + seat_name(table, *line.seat) + ")" : "";
            text += fmt::format("\n  {}{}: {} (rule {})", line_text(line), who, signed_number(line.points),
                                line.clause());
        }
    }
    return text;
}

std::string tell_hand(const std::vector<HeldCard>& hand) {
    std::string text;
    std::optional<Suit> suit;
    for (const HeldCard& held : hand) {
        const std::string card = print_card(held.card);
        if (suit != held.card.suit()) {
            suit = held.card.suit();
            std::string name = suit_name(*suit);
            if (text.empty()) name[0] = static_cast<char>(name[0] - 'a' + 'A');
            text += (text.empty() ? "" : ", ") + name;
        }
        text += " " + card.substr(0, card.size() - 1);
    }
    return text.empty() ? text : text + ".";
}

std::string tell_trick(const Table& table, const TrickView& trick) {
    std::string text;
    for (const PlayedCard& play : trick.plays) {
        if (!text.empty()) text += ", ";
        text += seat_name(table, play.seat) + " " + print_card(play.card);
    }
    return text;
}

}  // namespace larch::cli
