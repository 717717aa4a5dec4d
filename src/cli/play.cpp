// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iostream>

#include "base/version.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/narrate.h"
#include "notation/cards.h"
#include "notation/words.h"
#include "protocol/bot.h"

namespace larch::cli {

namespace {

constexpr Seat kPerson = Seat{0};

constexpr const char* kHelp =
    "While bidding, type a number of tricks or nil.\n"
    "In play, type a card such as AS, TH or 2C.\n"
    "At any time: hand, table, last, score, undo, claim, save FILE, help, quit.\n"
    "After a hand: next, or just Enter.";

// A game in the terminal: a line in, some plain sentences out.
class Game {
  public:
    explicit Game(Table table) : table_(std::move(table)) {}

    void start() {
        const bool fresh = table_.results().empty() && table_.record().hands.back().bids.empty();
        say(fresh ? "A new match. Type help for what you can say."
                  : "The match goes on. Type help for what you can say.");
        if (table_.winner()) {
            say(tell(table_, MatchWon{*table_.winner()}));
        } else {
            say(tell(table_,
                     HandStarted{static_cast<int>(table_.record().hands.size()), table_.hand().dealer()}));
            if (!fresh) tell_table();
            say(tell_hand(table_.view(kPerson).hand));
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
        switch (table_.phase()) {
            case Phase::Bidding: {
                const LegalBids legal = table_.hand().legal_bids();
                fmt::print("Your bid ({} to {}{}): ", legal.least, legal.most, legal.nil ? " or nil" : "");
                break;
            }
            case Phase::Play:
                fmt::print("Your card: ");
                break;
            case Phase::HandOver:
                fmt::print("Enter for the next hand: ");
                break;
            case Phase::MatchOver:
                fmt::print("The match is over. Type quit, score, undo or save FILE: ");
                break;
        }
        std::fflush(stdout);
    }

    void obey(const std::string& text) {
        // Words and cards may be typed in any case; the name of a file stays as it is.
        std::string line = text;
        for (char& c : line) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (line == "help" || line == "?") return say(kHelp);
        if (line == "hand") return say(tell_hand(table_.view(kPerson).hand));
        if (line == "table") return tell_table();
        if (line == "last") return tell_last_trick();
        if (line == "score") return tell_score();
        if (line == "undo") return ask(Undo{});
        if (line == "claim") return ask(ClaimRest{});
        if (line == "next") return ask(NextHand{});
        if (line.starts_with("save ")) return save(text.substr(5));
        if (line == "save") return say("Type save and the name of a file.");
        if (line.empty()) {
            if (table_.phase() == Phase::HandOver) ask(NextHand{});
            return;
        }
        switch (table_.phase()) {
            case Phase::Bidding: {
                const Parsed<Bid> bid = parse_bid(line);
                return bid ? ask(MakeBid{*bid}) : say(bid.error().what + ". Type help for what you can say.");
            }
            case Phase::Play: {
                // Ten is written T, and spoken 10.
                const Parsed<Card> card = parse_card(line.starts_with("10") ? "T" + line.substr(2) : line);
                return card ? ask(PlayCard{*card})
                            : say(card.error().what + ". Type help for what you can say.");
            }
            default:
                return say("\"" + line + "\" was not understood. Type help for what you can say.");
        }
    }

    void ask(const Intent& intent) {
        const auto events = table_.apply(kPerson, intent);
        if (!events) return say(refusal_text(events.error()));
        tell_all(*events);
        if (std::holds_alternative<Undo>(intent)) tell_table();
        if (std::holds_alternative<Undo>(intent) || std::holds_alternative<NextHand>(intent))
            say(tell_hand(table_.view(kPerson).hand));
        let_bots_act();
    }

    void let_bots_act() {
        while (table_.turn() && *table_.turn() != kPerson) tell_all(let_bot_act(table_));
    }

    void tell_all(const std::vector<Event>& events) const {
        for (const Event& event : events) say(tell(table_, event));
    }

    void tell_table() const {
        const View view = table_.view(kPerson);
        for (const SideView& side : view.sides) {
            const std::string contract = side.contract ? std::to_string(*side.contract) : "not bid";
            say(fmt::format("{}: {}, {}, contract {}{}, tricks {}.", side_name(table_, side.side),
                            counted(side.score, "point"), counted(side.bags, "bag"), contract,
                            view.phase == Phase::Bidding && side.contract ? " so far" : "", side.tricks));
        }
        for (const SeatView& seat : view.seats)
            if (seat.bid)
                say(fmt::format("{}: bid {}, took {}.", seat_name(table_, seat.seat), bid_name(*seat.bid),
                                seat.tricks));
        if (view.phase != Phase::Play) return;
        say(fmt::format("Trick {}. {}.", view.trick_number,
                        view.trick.plays.empty() ? "Nothing is led yet"
                                                 : "On the table: " + tell_trick(table_, view.trick)));
        say(view.spades_broken ? "Spades are broken." : "Spades are not broken.");
    }

    void tell_last_trick() const {
        const View view = table_.view(kPerson);
        if (!view.last_trick) return say("No trick has been won in this hand yet.");
        say(fmt::format("{}. {} won it.", tell_trick(table_, *view.last_trick),
                        seat_name(table_, *view.last_trick->winner)));
    }

    void tell_score() const {
        if (table_.results().empty()) say("No hand has been scored yet.");
        for (const HandResult& result : table_.results()) say(score_sheet(table_, result));
    }

    void save(const std::string& path) const {
        std::ofstream file(path, std::ios::binary);
        file << print_record(table_.record());
        file.close();
        say(file ? "Saved to " + path + "." : "It could not be saved to " + path + ".");
    }

    Table table_;
};

Parsed<Table> table_for(const PlayOptions& options) {
    if (!options.record.empty()) {
        const Parsed<std::string> text = read_file(options.record);
        if (!text) return std::unexpected(text.error());
        const Parsed<MatchRecord> record = parse_record(*text);
        if (!record) return fault(options.record, record.error().text());
        Parsed<Table> table = Table::open(*record);
        if (!table) return fault(options.record, table.error().text());
        if (const auto wrong = seating_fault(*record, kPerson)) return fault(options.record, wrong->text());
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
    Game game(std::move(*table));
    game.start();
    game.run();
    return kFine;
}

}  // namespace larch::cli
