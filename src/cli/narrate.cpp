// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/narrate.h"

#include <fmt/core.h>

#include "notation/cards.h"
#include "notation/explain.h"
#include "notation/rule_set_json.h"
#include "notation/words.h"

namespace larch::cli {

namespace {

std::string signed_number(int value) { return fmt::format("{:+}", value); }

constexpr const char* kYou = "You";

// "You bid", "Agatha bids": the verb agrees with the person.
std::string with_verb(const std::string& who, const char* verb) {
    const char* ending = std::string_view(verb).ends_with('s') ? "es" : "s";
    return fmt::format("{} {}{}", who, verb, who == kYou ? "" : ending);
}

}  // namespace

std::string seat_name(const Table& table, Seat seat) {
    const std::string& name = table.record().players[seat].name;
    if (!name.empty()) return name;
    constexpr const char* kCompass[] = {"South", "West", "North", "East"};
    return table.rules().seats() == 4 ? kCompass[index(seat)] : fmt::format("Seat {}", index(seat));
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
            const RuleSet& set = table.rules().set();
            return fmt::format("The match goes to {} points. Its rules: {}.", set.target,
                               print_rule_words(set));
        }
        std::string operator()(const HandStarted& e) const {
            return fmt::format(
                "Hand {}. {}.{}", e.number, with_verb(name(e.dealer), "deal"),
                table.hand().bids_itself() ? " Nobody bids in it; each trick is 10 points." : "");
        }
        std::string operator()(const Looked& e) const {
            return fmt::format("{} at the cards before bidding.", with_verb(name(e.seat), "look"));
        }
        std::string operator()(const BidMade& e) const {
            return fmt::format("{} {}.", with_verb(name(e.seat), "bid"), bid_name(e.bid));
        }
        std::string operator()(const BidRaised& e) const {
            const std::string who = name(e.seat) == kYou ? "Your" : name(e.seat) + "'s";
            return fmt::format("{} bid now stands at {}.", who, bid_name(e.bid));
        }
        std::string operator()(const WidowTaken& e) const {
            return fmt::format("{} up the widow.", with_verb(name(e.seat), "take"));
        }
        std::string operator()(const CardsGiven& e) const {
            const std::string cards = counted(e.count, "card");
            if (!e.to) return fmt::format("{} off {}.", with_verb(name(e.seat), "lay"), cards);
            const std::string to = name(*e.to) == kYou ? "you" : name(*e.to);
            return fmt::format("{} {} to {}.", with_verb(name(e.seat), "pass"), cards, to);
        }
        std::string operator()(const ThrownIn& e) const {
            return fmt::format("The bids are too low. Hand {} is thrown in.", e.number);
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
            const bool several = who == kYou || who.find(" and ") != std::string::npos;
            return fmt::format("{} {} the match.", who, several ? "win" : "wins");
        }
        std::string operator()(const Undone&) const { return "Taken back."; }
    };
    return std::visit(Teller{table}, event);
}

std::string score_sheet(const Table& table, const HandResult& result) {
    if (result.thrown_in) return fmt::format("Hand {} was thrown in.", result.number);
    std::string text = fmt::format("Score of hand {}.", result.number);
    for (const SideResult& side : result.sides) {
        text +=
            fmt::format("\n{}: {}, now {} and {}.", side_name(table, side.side), signed_number(side.points),
                        counted(side.score_after, "point"), counted(side.bags_after, "bag"));
        for (const ScoreLine& line : side.lines) {
            const std::string who = line.seat ? " (" + seat_name(table, *line.seat) + ")" : "";
            text += fmt::format("\n  {}{}: {} (rule {})", line_text(line), who, signed_number(line.points),
                                line.clause.text());
        }
    }
    return text;
}

std::string tell_hand(const Rules& rules, const std::vector<HeldCard>& hand) {
    std::string text;
    std::optional<Suit> suit;
    for (const auto& [card, refusal] : hand) {
        if (suit != rules.suit_of(card)) {
            suit = rules.suit_of(card);
            std::string name = suit_name(*suit);
            if (text.empty()) name[0] = static_cast<char>(name[0] - 'a' + 'A');
            text += (text.empty() ? "" : ", ") + name;
        }
        // A joker or a high two needs both its letters.
        const bool is_plain = card.suit() == suit && card.rank() <= Rank::Ace;
        text += " " + print_card(card).substr(0, is_plain ? 1 : 2);
    }
    return text + ".";
}

std::string tell_cards(const std::vector<Card>& cards) {
    std::vector<std::string> names;
    names.reserve(cards.size());
    for (const Card card : cards) names.push_back(card_name(card));
    return listed(names);
}

std::string tell_bids(const LegalBids& legal) {
    std::vector<std::string> bids;
    for (int least = 0; least < 32; ++least) {
        if (!legal.numbers.has(least)) continue;
        int most = least;
        while (legal.numbers.has(most + 1)) ++most;
        bids.push_back(most == least ? std::to_string(least) : fmt::format("{} to {}", least, most));
        least = most;
    }
    if (legal.nil) bids.emplace_back("nil");
    return listed(bids, "or");
}

std::string tell_trick(const Table& table, const TrickView& trick) {
    std::string text;
    for (const PlayedCard& play : trick.plays) {
        if (!text.empty()) text += ", ";
        text += seat_name(table, play.seat) + " " + print_card(play.card);
    }
    return text;
}

std::string tell_rules(const RuleSet& set, const std::string& name) {
    constexpr const char* kSections[] = {"Table and deal", "Bidding", "Play", "The score of a hand",
                                         "The match"};
    std::string text = name + "\nA star marks what differs from the classic game.";
    std::size_t section = 0;
    for (const RuleInWords& rule : explain(set)) {
        while (section < static_cast<std::size_t>(rule.clause[0] - '0'))
            text += fmt::format("\n\n{}", kSections[section++]);
        text += fmt::format("\n{} {:<5}{}", rule.differs ? '*' : ' ', rule.clause, rule.text);
    }
    return text;
}

}  // namespace larch::cli
