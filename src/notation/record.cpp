// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/record.h"

#include <algorithm>
#include <cassert>

#include "notation/cards.h"
#include "notation/record_form.h"
#include "notation/rule_set_json.h"

namespace larch {

namespace {

class Printer {
  public:
    explicit Printer(const RuleSet& set) : rules_(Rules::make(set)), seats_(set.seats) { assert(rules_); }

    std::string print(const MatchRecord& record) {
        out_ = "% PBN 2.1\n";
        tag("Spades", kRecordVersion);
        if (!record.engine.empty()) tag("Engine", record.engine);
        const std::string differences = print_rule_differences(record.rules, RuleSet{});
        print_rules(std::string(presets().front().name) + (differences.empty() ? "" : " ") + differences);
        if (record.seed) tag("Seed", to_hex(*record.seed));
        for (int i = 0; i < seats_; ++i) {
            const Player& player = record.players[seat_at(i)];
            tag(seat_tag(seat_at(i), seats_), player.name);
            if (player.is_bot()) tag(seat_tag(seat_at(i), seats_) + "Level", player.level);
        }
        if (record.undone) tag("Undone", "yes");
        for (std::size_t i = 0; i < record.hands.size(); ++i) print_hand_record(record.hands[i], i + 1);
        return std::move(out_);
    }

  private:
    // As many tags as keep the lines within PBN's length.
    void print_rules(std::string_view words) {
        constexpr std::size_t most = 230;
        const char* name = "Rules";
        while (words.size() > most) {
            const std::size_t end = words.rfind(' ', most);
            tag(name, words.substr(0, end));
            words.remove_prefix(end + 1);
            name = "MoreRules";
        }
        tag(name, words);
    }

    void tag(std::string_view name, std::string_view value) {
        out_ += '[';
        out_ += name;
        out_ += " \"";
        for (const char c : value) {
            if (c == '"' || c == '\\') out_ += '\\';
            out_ += c;
        }
        out_ += "\"]\n";
    }
    void seat_value(std::string_view name, Seat seat) {
        tag(name, std::string(1, seat_letter(seat, seats_)));
    }

    void print_hand_record(const HandRecord& hand, std::size_t number) {
        if (number > 1) out_ += '\n';
        tag("Board", std::to_string(number));
        seat_value("Dealer", hand.dealer);
        if (hand.seed) tag("HandSeed", to_hex(*hand.seed));
        tag("Deal", print_deal(hand.deal, seats_));
        if (hand.claimed_by) seat_value("Claim", *hand.claimed_by);

        seat_value("Auction", rules_->bidder(hand.dealer, 0));
        const std::string_view end = hand.stage == HandStage::Bidding    ? "+"
                                     : hand.stage == HandStage::ThrownIn ? kThrownIn
                                                                         : "";
        section(hand.bids, print_bid, hand.gifts.empty() ? end : "");
        if (!hand.gifts.empty()) {
            tag("Gifts", std::to_string(hand.gifts.size()));
            section(hand.gifts, print_hand, end);
        }
        if (hand.stage != HandStage::Play) return;
        seat_value("Play", hand.leader);
        print_play(hand);
    }

    // Words on one line, and what ends the section early.
    template <class Items, class Print>
    void section(const Items& items, Print text_of, std::string_view last) {
        std::string line;
        for (const auto& item : items) line += (line.empty() ? "" : " ") + text_of(item);
        if (!last.empty()) line += (line.empty() ? "" : " ") + std::string(last);
        if (!line.empty()) out_ += line + '\n';
    }

    // A line for each trick and a column for each seat, from the first leader on; who led a later trick
    // follows from the one before.
    void print_play(const HandRecord& hand) {
        const Seat first = hand.leader;
        Seat leader = first;
        const auto seats = static_cast<std::size_t>(seats_);
        for (std::size_t start = 0; start < hand.cards.size(); start += seats) {
            PerSeat<std::string> cells;
            Trick trick(leader);
            Seat seat = leader;
            for (std::size_t i = start; i < std::min(start + seats, hand.cards.size()); ++i) {
                trick.add(*rules_, seat, hand.cards[i]);
                cells[seat] = pbn_card(hand.cards[i]);
                seat = left_of(seat, seats_);
            }
            for (int column = 0; column < seats_; ++column) {
                const std::string& cell = cells[seat_at((index(first) + column) % seats_)];
                const bool last = column + 1 == seats_;
                out_ += cell.empty() ? (last ? "-" : "- ") : cell;
                out_ += last ? '\n' : ' ';
            }
            leader = trick.winner();
        }
        if (hand.claimed_by)
            out_ += "*\n";
        else if (static_cast<int>(hand.cards.size()) < seats_ * rules_->tricks_in_hand())
            out_ += "+\n";
    }

    // PBN names the suit first; a joker is the same in both.
    static std::string pbn_card(Card card) {
        std::string text = print_card(card);
        if (card.rank() < Rank::LittleJoker) std::swap(text[0], text[1]);
        return text;
    }

    Parsed<Rules> rules_;
    int seats_;
    std::string out_;
};

}  // namespace

std::string print_record(const MatchRecord& record) { return Printer(record.rules).print(record); }

}  // namespace larch
