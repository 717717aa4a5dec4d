// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "base/quotes.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/narrate.h"
#include "notation/cards.h"
#include "notation/rule_set_json.h"
#include "notation/words.h"
#include "protocol/bot.h"

namespace larch::cli {

namespace {

constexpr Seat kPerson = Seat{0};

constexpr const char* kHelp =
    "While bidding, type a number of tricks or nil. Asked to bid blind, type blind 6, blind nil or look.\n"
    "When bids may be raised, type the number, or stand.\n"
    "In play, type a card such as AS, TH or 2C; the jokers are BJ and LJ. To pass or lay off cards, type all "
    "of them.\n"
    "At any time: hand, table, last, score, rules, undo, claim, save FILE, help, quit.\n"
    "After a hand: next, or just Enter.";

std::string not_understood(const std::string& what) { return what + ". Type help for what you can say."; }

// Cards with spaces or commas between them. Ten is written T, and spoken 10.
Parsed<std::vector<Card>> parse_cards(const std::string& text) {
    constexpr const char* between = " ,";
    std::vector<Card> cards;
    std::size_t start = text.find_first_not_of(between);
    while (start != std::string::npos) {
        const std::size_t end = std::min(text.find_first_of(between, start), text.size());
        const std::string word = text.substr(start, end - start);
        const std::size_t ten = word.find("10");
        const Parsed<Card> card = parse_card(ten < 2 ? std::string(word).replace(ten, 2, "T") : word);
        if (!card) return fault("", in_quotes(word) + " is no card");
        cards.push_back(*card);
        start = text.find_first_not_of(between, end);
    }
    return cards;
}

// A game in the terminal: a line in, some plain sentences out.
class Game {
  public:
    // `file` holds the match already, or is empty.
    Game(Table table, std::string file) : table_(std::move(table)), file_(std::move(file)) {}

    void start() {
        const HandRecord& hand = table_.record().hands.back();
        const bool fresh =
            table_.results().empty() && hand.bids.empty() && hand.gifts.empty() && hand.cards.empty();
        say(not_understood(fresh ? "A new match" : "The match goes on"));
        say(tell(table_, MatchStarted{}));
        if (table_.winner()) {
            say(tell(table_, MatchWon{*table_.winner()}));
        } else {
            say(tell(table_,
                     HandStarted{static_cast<int>(table_.record().hands.size()), table_.hand().dealer()}));
            if (!fresh) tell_table();
            if (table_.phase() == Phase::Discard) tell_all({WidowTaken{table_.hand().turn()}});
            tell_new_cards();
        }
        let_bots_act();
    }

    // Until the match is left or the input ends.
    void run() {
        std::string line;
        while (prompt(), std::getline(std::cin, line)) {
            const std::size_t end = line.find_last_not_of(" \t\r");
            line.erase(end == std::string::npos ? 0 : end + 1);
            line.erase(0, std::min(line.find_first_not_of(" \t"), line.size()));
            if (line == "quit" || line == "q") return;
            obey(line);
        }
        fmt::print("\nThe input has ended, and the match with it.\n");
    }

  private:
    static void say(const std::string& text) {
        if (!text.empty()) fmt::print("{}\n", text);
    }

    void prompt() const {
        const View view = table_.view(kPerson);
        fmt::print("{}: ", prompt_for(view));
        std::fflush(stdout);
    }

    std::string prompt_for(const View& view) const {
        switch (view.phase) {
            case Phase::Blind:
                return fmt::format("Before you see your cards: blind {}, or look",
                                   tell_bids(*view.legal_bids));
            case Phase::Bidding:
                return fmt::format("Your bid ({})", tell_bids(*view.legal_bids));
            case Phase::Raising:
                return fmt::format("Raise your bid ({}), or stand", tell_bids(*view.legal_bids));
            case Phase::Discard:
                return fmt::format("Lay off {}", counted(view.give->count, "card"));
            case Phase::Exchange:
                return fmt::format("Pass {} to {}", counted(view.give->count, "card"),
                                   seat_name(table_, *view.give->to));
            case Phase::Play:
                return "Your card";
            case Phase::HandOver:
                return "Enter for the next hand";
            case Phase::MatchOver:
                break;
        }
        return "The match is over. Type quit, score, undo or save FILE";
    }

    void obey(const std::string& text) {
        // Words and cards may be typed in any case; the name of a file stays as it is.
        std::string line = text;
        for (char& c : line) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (line == "help" || line == "?") return say(kHelp);
        if (line == "hand") return tell_own_hand();
        if (line == "table") return tell_table();
        if (line == "last") return tell_last_trick();
        if (line == "score") return tell_score();
        if (line == "rules")
            return say(tell_rules(table_.rules().set(), print_rule_words(table_.rules().set())));
        if (line == "undo") return ask(Undo{});
        if (line == "claim") return ask(ClaimRest{});
        if (line == "next") return ask(NextHand{});
        if (line.starts_with("save ")) return save(text.substr(text.find_first_not_of(" \t", 5)));
        if (line == "save") return say("Type save and the name of a file.");
        if (line.empty()) {
            if (table_.phase() == Phase::HandOver) ask(NextHand{});
            return;
        }
        switch (table_.phase()) {
            case Phase::Blind:
            case Phase::Bidding:
            case Phase::Raising:
                return bid(line);
            case Phase::Discard:
            case Phase::Exchange:
            case Phase::Play:
                return give_or_play(line);
            default:
                return say(not_understood(in_quotes(line) + " was not understood"));
        }
    }

    void bid(std::string line) {
        if (line == "stand" && table_.phase() == Phase::Raising)
            return ask(MakeBid{*table_.hand().bid_of(kPerson)});
        if (line.starts_with("blind ")) line[5] = '-';
        const Parsed<Bid> bid = parse_bid(line);
        bid ? ask(MakeBid{*bid}) : say(not_understood(bid.error().what));
    }

    void give_or_play(const std::string& line) {
        const Parsed<std::vector<Card>> cards = parse_cards(line);
        if (!cards) return say(not_understood(cards.error().what));
        if (table_.phase() != Phase::Play) return ask(GiveCards{*cards});
        if (cards->size() != 1) return say("Play one card at a time.");
        ask(PlayCard{cards->front()});
    }

    void ask(const Intent& intent) {
        const auto events = table_.apply(kPerson, intent);
        if (!events) return say(refusal_text(events.error()));
        if (std::holds_alternative<Undo>(intent)) {
            told_ = {};
            say(tell(table_, events->front()));
            tell_table();
            tell_new_cards();
        } else {
            tell_all(*events);
        }
        let_bots_act();
    }

    void let_bots_act() {
        while (table_.turn() && *table_.turn() != kPerson) tell_all(let_bot_act(table_, minds_));
    }

    void tell_all(const std::vector<Event>& events) {
        for (const Event& event : events) {
            say(tell(table_, event));
            if (const auto* taken = std::get_if<WidowTaken>(&event); taken && taken->seat == kPerson) {
                std::vector<Card> widow;
                for (const Card card : table_.record().hands.back().deal.widow) widow.push_back(card);
                say(fmt::format("You got {}.", tell_cards(widow)));
            }
            const auto* given = std::get_if<CardsGiven>(&event);
            if (given && given->to == kPerson)
                say(fmt::format("You got {}.", tell_cards(table_.view(kPerson).received)));
        }
        tell_new_cards();
    }

    // The hand once it has cards that were not told before: when it may first be seen, and when some came in.
    void tell_new_cards() {
        CardSet held;
        for (const auto& [card, refusal] : table_.view(kPerson).hand) held.add(card);
        if (const bool is_told = (held - told_).empty(); is_told) return;
        told_ = held;
        tell_own_hand();
    }

    void tell_own_hand() const {
        const View view = table_.view(kPerson);
        if (view.hand_hidden) return say("You have not seen your cards yet.");
        say(view.hand.empty() ? "You hold no cards." : tell_hand(table_.rules(), view.hand));
    }

    void tell_table() const {
        const View view = table_.view(kPerson);
        const bool counts_sets = table_.rules().set().max_sets > 0;
        for (const SideView& side : view.sides) {
            std::string line = fmt::format("{}: {}, {}", side_name(table_, side.side),
                                           counted(side.score, "point"), counted(side.bags, "bag"));
            if (counts_sets) line += fmt::format(", {}", counted(side.sets, "set"));
            if (side.contract)
                line += fmt::format(", contract {}{}, tricks {}", *side.contract,
                                    view.phase < Phase::Discard ? " so far" : "", side.tricks);
            say(line + ".");
        }
        for (const SeatView& seat : view.seats) {
            const std::string bid = seat.bid ? "bid " + bid_name(*seat.bid) + ", " : "";
            if (seat.bid || view.phase == Phase::Play)
                say(fmt::format("{}: {}took {}.", seat_name(table_, seat.seat), bid, seat.tricks));
        }
        if (view.phase != Phase::Play) return;
        say(fmt::format("Trick {}. {}.", view.trick_number,
                        view.trick.plays.empty() ? "Nothing is led yet"
                                                 : "On the table: " + tell_trick(table_, view.trick)));
        say(view.spades_broken ? "Spades are broken." : "Spades are not broken.");
    }

    void tell_last_trick() const {
        const View view = table_.view(kPerson);
        if (view.tricks.empty()) return say("No trick has been won in this hand yet.");
        const TrickView& last = view.tricks.back();
        say(fmt::format("{}. {} won it.", tell_trick(table_, last), seat_name(table_, *last.winner)));
    }

    void tell_score() const {
        if (table_.results().empty()) say("No hand has been scored yet.");
        for (const HandResult& result : table_.results()) say(score_sheet(table_, result));
    }

    // To another file than its own only when that is new, or asked for twice.
    void save(const std::string& path) {
        std::error_code error;
        if (path != file_ && path != asked_for_ && std::filesystem::exists(path, error)) {
            asked_for_ = path;
            return say(path + " is there already. To overwrite it, type the same again.");
        }
        std::ofstream file(path, std::ios::binary);
        file << print_record(table_.record());
        file.close();
        if (file) file_ = path;
        say(file ? "Saved to " + path + "." : "It could not be saved to " + path + ".");
    }

    Table table_;
    Minds minds_;
    std::string file_;       // with this match
    std::string asked_for_;  // a file that would have been overwritten
    CardSet told_;           // of the own hand
};

Parsed<Table> table_for(const PlayOptions& options) {
    if (!options.record.empty()) {
        const Parsed<std::string> text = read_file(options.record);
        if (!text) return std::unexpected(text.error());
        const Parsed<MatchRecord> record = parse_record(*text);
        if (!record) return fault(file_name(options.record), record.error().text());
        Parsed<Table> table = Table::open(*record);
        if (!table) return fault(file_name(options.record), table.error().text());
        if (const auto wrong = seating_fault(*record, kPerson))
            return fault(file_name(options.record), wrong->text());
        return table;
    }
    const Parsed<Seed> seed = options.seed.empty() ? Parsed<Seed>(fresh_seed()) : read_seed(options.seed);
    if (!seed) return std::unexpected(seed.error());
    const Parsed<Rules> rules = read_rules(options.rules);
    if (!rules) return std::unexpected(rules.error());
    PerSeat<Player> players;
    players.items = {Player{"You", ""}, Player{"Cornelius", options.level},
                     Player{"Constance", options.level}, Player{"Agatha", options.level}};
    return Table::start(*rules, *seed, players, kEngine);
}

}  // namespace

int play(const PlayOptions& options) {
    const Parsed<Level> level = parse_level(options.level);
    if (!level) return complain({"--level", level.error().what});
    Parsed<Table> table = table_for(options);
    if (!table) return complain(table.error());
    Game game(std::move(*table), options.record);
    game.start();
    game.run();
    return kFine;
}

}  // namespace larch::cli
