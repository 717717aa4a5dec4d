// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <algorithm>

#include "base/quotes.h"
#include "notation/cards.h"
#include "notation/record.h"
#include "notation/record_form.h"
#include "notation/record_scanner.h"
#include "notation/rule_set_json.h"
#include "rules/dealing.h"

namespace larch {

namespace {

using Token = RecordScanner::Token;

constexpr std::size_t kMaxBytes = 7 << 20;
constexpr std::size_t kMaxHands = 10'000;
constexpr std::size_t kMaxName = 100;   // bytes of a player's name and the like
constexpr std::size_t kMaxWords = 128;  // of a section: more than the largest hand has

// Tags that PBN wants in every game and that say nothing about one of ours: read over.
constexpr std::string_view kForeignTags[] = {"Event",   "Site",     "Date",     "Vulnerable",
                                             "Scoring", "Declarer", "Contract", "Result"};

// Reads a record from its tokens. What reads something returns whether it was right; if not, fault_ says why.
class RecordReader {
  public:
    explicit RecordReader(std::string_view text) : scanner_(text) {}

    Parsed<MatchRecord> read() {
        if (read_tokens()) return std::move(record_);
        return std::unexpected(std::move(fault_));
    }

  private:
    // What stands after [Auction], [Gifts] or [Play].
    struct Section {
        int line = 0;  // 0 while there is none
        std::string first;
        std::vector<Token> words;
        std::string mark;  // that ends it early: + while it goes on, * after a claim, or thrown-in
    };

    bool refuse(int line, std::string what) {
        fault_ = {
            "line " + std::to_string(line),
            hand_line_ ? "hand " + std::to_string(record_.hands.size()) + ": " + what : std::move(what)};
        return false;
    }
    // The same for a part that was read by itself.
    template <class T, class Into>
    bool take(int line, const Parsed<T>& parsed, Into& into) {
        if (!parsed) return refuse(line, parsed.error().text());
        into = *parsed;
        return true;
    }

    HandRecord& hand() { return record_.hands.back(); }
    int seats() const { return record_.rules.seats; }

    bool read_tokens() {
        while (true) {
            const Parsed<Token> token = scanner_.next();
            if (!token) return fault_ = token.error(), false;
            switch (token->kind) {
                case RecordScanner::Kind::End:
                    return hand_line_ ? finish_hand(token->line) : finish_head(token->line);
                case RecordScanner::Kind::Word:
                    if (!read_word(*token)) return false;
                    break;
                case RecordScanner::Kind::Tag:
                    if (!read_tag(*token)) return false;
                    break;
            }
        }
    }

    bool read_word(const Token& token) {
        if (!section_) return refuse(token.line, in_quotes(token.text) + " stands outside of a section");
        if (!section_->mark.empty())
            return refuse(token.line, in_quotes(token.text) + " stands after the " + section_->mark +
                                          " that ends the section");
        if (token.text == "+" || token.text == "*" || token.text == kThrownIn) {
            section_->mark = token.text;
            return true;
        }
        if (section_->words.size() == kMaxWords) return refuse(token.line, "the section is too long");
        section_->words.push_back(token);
        return true;
    }

    bool read_tag(const Token& tag) {
        section_ = nullptr;
        const int line = tag.line;
        if (tag.name == "Board") {
            if (!(hand_line_ ? finish_hand(line) : finish_head(line))) return false;
            return start_hand(tag);
        }
        if (std::ranges::find(kForeignTags, tag.name) != std::end(kForeignTags)) return true;
        if (tag.name != "MoreRules" && std::ranges::find(seen_, tag.name) != seen_.end())
            return refuse(line, "[" + std::string(tag.name) + "] stands twice");
        if (seen_.empty() && !hand_line_ && tag.name != "Spades")
            return refuse(line, "a record starts with [Spades \"" + std::string(kRecordVersion) + "\"]");
        seen_.push_back(tag.name);
        return hand_line_ ? read_hand_tag(tag) : read_match_tag(tag);
    }

    bool read_match_tag(const Token& tag) {
        const int line = tag.line;
        if (tag.name == "Spades")
            return tag.text == kRecordVersion ||
                   refuse(line, "a record of version " + in_quotes(tag.text) +
                                    "; this program reads version " + kRecordVersion);
        if (tag.name == "Engine") return read_name(tag, record_.engine);
        if (tag.name == "Rules") {
            rules_line_ = line;
            rules_words_ = tag.text;
            return true;
        }
        if (tag.name == "MoreRules" && rules_line_ && !rules_) {
            rules_words_ += ' ' + tag.text;
            return true;
        }
        if (!read_rules()) return false;
        if (tag.name == "Seed") return take(line, parse_seed(tag.text), record_.seed);
        if (tag.name == "Undone") {
            record_.undone = tag.text == "yes";
            return record_.undone || refuse(line, "[Undone] is \"yes\" or is left out");
        }
        if (!rules_) return refuse(line, "[Rules] comes before [" + std::string(tag.name) + "]");
        for (int i = 0; i < seats(); ++i) {
            const std::string name = seat_tag(seat_at(i), seats());
            Player& player = record_.players[seat_at(i)];
            if (tag.name == name) return read_name(tag, player.name);
            if (tag.name == name + "Level") return read_name(tag, player.level);
        }
        return refuse(line, in_quotes(tag.name) + " is no tag that is known before the first [Board]");
    }

    // Once all the words of the rules are there.
    bool read_rules() {
        if (rules_ || rules_line_ == 0) return true;
        if (!take(rules_line_, parse_rule_words(rules_words_), record_.rules)) return false;
        return take(rules_line_, Rules::make(record_.rules), rules_);
    }

    bool finish_head(int line) {
        if (!read_rules()) return false;
        if (seen_.empty()) return refuse(line, "there is no record here");
        return rules_ || refuse(line, "[Rules] is missing");
    }

    bool start_hand(const Token& board) {
        if (record_.hands.size() == kMaxHands)
            return refuse(board.line, "more than " + std::to_string(kMaxHands) + " hands");
        record_.hands.emplace_back();
        hand_line_ = board.line;
        seen_.clear();
        deal_line_ = 0;
        seed_line_ = 0;
        auction_ = {};
        gifts_ = {};
        play_ = {};
        const std::string number = std::to_string(record_.hands.size());
        return board.text == number ||
               refuse(board.line, "[Board] must be \"" + number + "\", not " + in_quotes(board.text));
    }

    bool read_hand_tag(const Token& tag) {
        const int line = tag.line;
        if (tag.name == "Dealer") return take(line, parse_seat(tag.text, seats()), hand().dealer);
        if (tag.name == "HandSeed") {
            seed_line_ = line;
            return take(line, parse_seed(tag.text), hand().seed);
        }
        if (tag.name == "Deal") {
            deal_line_ = line;
            return take(line, parse_deal(tag.text, seats()), hand().deal) && check_pack(line);
        }
        if (tag.name == "Claim") return take(line, parse_seat(tag.text, seats()), hand().claimed_by);
        if (tag.name == "Auction") return start_section(tag, auction_);
        if (tag.name == "Gifts") return start_section(tag, gifts_);
        if (tag.name == "Play") return start_section(tag, play_);
        return refuse(line, in_quotes(tag.name) + " is no tag that is known after a [Board]");
    }

    bool start_section(const Token& tag, Section& section) {
        section.line = tag.line;
        section.first = tag.text;
        section_ = &section;
        return true;
    }

    bool read_name(const Token& tag, std::string& into) {
        if (tag.text.size() > kMaxName)
            return refuse(tag.line, "[" + std::string(tag.name) + "] is longer than " +
                                        std::to_string(kMaxName) + " bytes");
        into = tag.text;
        return true;
    }

    bool check_pack(int line) {
        Deal& deal = hand().deal;
        deal.widow = rules_->pack();
        for (int i = 0; i < seats(); ++i) {
            const CardSet held = deal.hands[seat_at(i)];
            const auto letter = std::string(1, seat_letter(seat_at(i), seats()));
            if (const CardSet foreign = held - rules_->pack(); !foreign.empty())
                return refuse(line, print_card(foreign.first()) + " is not in the pack of these rules");
            if (held.size() != rules_->tricks_in_hand())
                return refuse(line, letter + " holds " + std::to_string(held.size()) + " cards instead of " +
                                        std::to_string(rules_->tricks_in_hand()));
            deal.widow -= held;
        }
        const std::optional<std::string> wrong = deal_fault(*rules_, deal);
        return !wrong || refuse(line, *wrong);
    }

    bool finish_hand(int line) {
        for (const std::string_view name : {"Dealer", "Deal", "Auction"})
            if (std::ranges::find(seen_, name) == seen_.end())
                return refuse(line, "[" + std::string(name) + "] is missing");
        if (hand().seed) {
            ChaCha stream(*hand().seed);
            if (deal_hand(*rules_, hand().dealer, stream) != hand().deal)
                return refuse(deal_line_, "the deal is not the one that [HandSeed] on line " +
                                              std::to_string(seed_line_) + " gives");
        }
        if (!check_first_bidder() || !read_auction() || (gifts_.line && !read_gifts())) return false;
        if (play_.line) {
            hand().stage = HandStage::Play;
            return check_end(gifts_.line ? gifts_ : auction_, "") &&
                   take(play_.line, parse_seat(play_.first, seats()), hand().leader) && read_play();
        }
        if (hand().claimed_by) return refuse(line, "[Claim] before any card was played");
        const Section& last = gifts_.line ? gifts_ : auction_;
        if (last.mark == kThrownIn) {
            hand().stage = HandStage::ThrownIn;
            return true;
        }
        return last.mark == "+" ||
               refuse(line, "[Play] is missing, and what stands before it does not end with +");
    }

    bool check_first_bidder() {
        const Seat expected = rules_->bidder(hand().dealer, 0);
        const Parsed<Seat> first = parse_seat(auction_.first, seats());
        if (first && *first == expected) return true;
        return refuse(auction_.line, std::string("the first to bid is ") + seat_letter(expected, seats()) +
                                         ", not " + in_quotes(auction_.first));
    }

    // An unfinished section ends with its mark, so that one that was cut off is not taken for one.
    bool check_end(const Section& section, std::string_view mark) {
        if (section.mark == mark) return true;
        const int line = section.words.empty() ? section.line : section.words.back().line;
        if (mark.empty()) return refuse(line, "the section is complete, and so has no " + section.mark);
        return refuse(line, "the section is not complete, and so must end with " + std::string(mark));
    }

    bool read_auction() {
        for (const Token& word : auction_.words)
            if (!take(word.line, parse_bid(word.text), hand().bids.emplace_back())) return false;
        if (auction_.mark == "*" || (gifts_.line && !auction_.mark.empty()))
            return refuse(auction_.line, "[Auction] cannot end with " + auction_.mark + " here");
        return true;
    }

    bool read_gifts() {
        for (const Token& word : gifts_.words)
            if (!take(word.line, parse_hand(word.text), hand().gifts.emplace_back())) return false;
        if (gifts_.mark == "*") return refuse(gifts_.line, "[Gifts] cannot end with *");
        const std::string count = std::to_string(gifts_.words.size());
        return (gifts_.first == count && !gifts_.words.empty()) ||
               refuse(gifts_.line, "[Gifts] tells how many follow, which are " + count + ", not " +
                                       in_quotes(gifts_.first));
    }

    bool read_play() {
        const std::vector<Token>& words = play_.words;
        const auto width = static_cast<std::size_t>(seats());
        const auto whole = width * static_cast<std::size_t>(rules_->tricks_in_hand());
        if (words.size() > whole) return refuse(words[whole].line, "more tricks than the hand has");
        Seat leader = hand().leader;
        for (std::size_t start = 0; start < words.size(); start += width) {
            const int line = words[start].line;
            if (words.size() - start < width)
                return refuse(line, "a trick has " + std::to_string(width) +
                                        " places; a card that is yet to come is -");
            Trick trick(leader);
            if (!read_trick(start, trick)) return false;
            if (trick.size() < seats() && start + width < words.size())
                return refuse(line, "a trick before the last misses a card");
            leader = trick.winner();
        }
        const bool finished = hand().cards.size() == whole;
        if (finished && hand().claimed_by) return refuse(play_.line, "[Claim] though every card was played");
        return check_end(play_, finished ? "" : hand().claimed_by ? "*" : "+");
    }

    // The cards of the trick whose places start with that word, in the order in which they were played.
    bool read_trick(std::size_t start, Trick& trick) {
        const Seat first = hand().leader;
        Seat seat = trick.leader();
        for (int place = 0; place < seats(); ++place, seat = left_of(seat, seats())) {
            const Token& cell =
                play_.words[start + static_cast<std::size_t>(places_left(first, seat, seats()))];
            if (cell.text == "-") continue;
            if (trick.size() < place)
                return refuse(cell.line,
                              std::string(1, seat_letter(seat, seats())) + " plays before it is its turn");
            Card card;
            if (!take(cell.line, parse_card(cell.text), card)) return false;
            if (!rules_->pack().has(card))
                return refuse(cell.line, print_card(card) + " is not in the pack of these rules");
            trick.add(*rules_, seat, card);
            hand().cards.push_back(card);
        }
        return !trick.empty() || refuse(play_.words[start].line, "a trick without a card");
    }

    RecordScanner scanner_;
    MatchRecord record_;
    Fault fault_;
    int rules_line_ = 0;  // of [Rules]
    std::string rules_words_;
    std::optional<Rules> rules_;
    std::vector<std::string_view> seen_;  // tags of the head or of this hand
    int hand_line_ = 0;                   // of this hand's [Board]; 0 before the first
    int deal_line_ = 0;
    int seed_line_ = 0;
    Section auction_;
    Section gifts_;
    Section play_;
    Section* section_ = nullptr;  // that words belong to
};

}  // namespace

Parsed<MatchRecord> parse_record(std::string_view text) {
    if (text.size() > kMaxBytes) return fault("", "longer than " + std::to_string(kMaxBytes) + " bytes");
    return RecordReader(text).read();
}

}  // namespace larch
