// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "tests/corpus_runner/corpus_runner.h"

#include <algorithm>
#include <vector>

#include "notation/cards.h"
#include "notation/rule_set_json.h"
#include "rules/score.h"

namespace larch {

namespace {

using Words = std::vector<std::string_view>;
// What is wrong with a line, or nothing.
using Trouble = std::optional<std::string>;

constexpr struct {
    std::string_view name;
    Reason reason;
} kReasons[] = {
    {"NotYourTurn", Reason::NotYourTurn},       {"NotBidding", Reason::NotBidding},
    {"NotPlaying", Reason::NotPlaying},         {"BidOutOfRange", Reason::BidOutOfRange},
    {"NilNotAllowed", Reason::NilNotAllowed},   {"CardNotHeld", Reason::CardNotHeld},
    {"MustFollowSuit", Reason::MustFollowSuit}, {"SpadesNotBroken", Reason::SpadesNotBroken},
};

std::string_view trim(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \r");
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(" \r") - start + 1);
}

// The part before the first `mark`; `rest` keeps what comes after it.
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

std::string with_sign(int points) { return (points < 0 ? "" : "+") + std::to_string(points); }

std::string print_line(const ScoreLine& line, int seats) {
    const std::string points = ' ' + with_sign(line.points);
    const std::string seat = line.seat ? std::string(1, seat_letter(*line.seat, seats)) : "nobody";
    switch (line.kind) {
        case LineKind::ContractMade:
            return "made " + std::to_string(line.bid) + points;
        case LineKind::ContractSet:
            return "set " + std::to_string(line.bid) + points;
        case LineKind::Overtricks:
            return "bags " + std::to_string(line.bags) + points;
        case LineKind::NilMade:
            return "nil made " + seat + points;
        case LineKind::NilFailed:
            return "nil failed " + seat + points;
        case LineKind::BagPenalty:
            return "penalty " + std::to_string(-line.bags) + points;
    }
    return {};
}

// "+72 bags 2: made 7 +70, bags 2 +2".
std::string print_score(const SideScore& score, int seats) {
    std::string text = with_sign(score.points) + " bags " + std::to_string(score.bags_after);
    for (const ScoreLine& line : score.lines)
        text += (&line == score.lines.begin() ? ": " : ", ") + print_line(line, seats);
    return text;
}

Parsed<RuleSet> parse_rules(std::string_view text) {
    return text.starts_with('{') ? parse_rule_set(text) : parse_rule_words(text);
}

// The state that the lines of one example work on. Hand refers to rules_, so it stays where it is.
class Example {
  public:
    Example() = default;
    Example(const Example&) = delete;
    Example& operator=(const Example&) = delete;

    Trouble carry_out(std::string_view key, std::string_view value);
    int checks() const { return checks_; }

  private:
    using Action = Trouble (Example::*)(std::string_view);
    struct Key {
        std::string_view name;
        Action action;
        bool checks = false;
        bool needs_hand = false;
    };
    static const Key kKeys[];

    Trouble set_rules(std::string_view value);
    Trouble set_dealer(std::string_view value);
    Trouble deal(std::string_view value);
    Trouble bid(std::string_view value);
    Trouble play(std::string_view value);
    Trouble claim(std::string_view value);
    Trouble set_bags(std::string_view value) { return read_sides(value, bags_); }
    Trouble set_totals(std::string_view value) { return read_sides(value, totals_); }
    Trouble set_results(std::string_view value);

    Trouble check_refused_rules(std::string_view value);
    Trouble check_sides(std::string_view value);
    Trouble check_held(std::string_view value);
    Trouble check_turn(std::string_view value);
    Trouble check_legal(std::string_view value);
    Trouble check_refused(std::string_view value);
    Trouble check_won(std::string_view value);
    Trouble check_taken(std::string_view value);
    Trouble check_broken(std::string_view value);
    Trouble check_score(std::string_view value);
    Trouble check_winner(std::string_view value);

    Parsed<Seat> seat(std::string_view text) const { return parse_seat(text, rules_.seats()); }
    std::string letter(Seat seat) const { return {seat_letter(seat, rules_.seats())}; }
    std::string side_name(Side side) const;
    Parsed<Side> parse_side(std::string_view text) const;
    Trouble read_sides(std::string_view value, PerSide<int>& numbers);
    Trouble start_hand(const Deal& deal);

    Rules rules_ = Rules::classic();
    Seat dealer_ = seat_at(2);
    std::optional<Hand> hand_;
    std::optional<Seat> last_winner_;
    PerSide<int> bags_;
    PerSide<int> totals_;
    std::optional<SideScore> result_;
    int checks_ = 0;
};

constexpr Example::Key Example::kKeys[] = {
    {.name = "rules", .action = &Example::set_rules},
    {.name = "dealer", .action = &Example::set_dealer},
    {.name = "deal", .action = &Example::deal},
    {.name = "bids", .action = &Example::bid, .needs_hand = true},
    {.name = "plays", .action = &Example::play, .needs_hand = true},
    {.name = "claim", .action = &Example::claim, .needs_hand = true},
    {.name = "bags", .action = &Example::set_bags},
    {.name = "totals", .action = &Example::set_totals},
    {.name = "results", .action = &Example::set_results},
    {.name = "refused rules", .action = &Example::check_refused_rules, .checks = true},
    {.name = "sides", .action = &Example::check_sides, .checks = true},
    {.name = "held", .action = &Example::check_held, .checks = true, .needs_hand = true},
    {.name = "turn", .action = &Example::check_turn, .checks = true, .needs_hand = true},
    {.name = "legal", .action = &Example::check_legal, .checks = true, .needs_hand = true},
    {.name = "refused", .action = &Example::check_refused, .checks = true, .needs_hand = true},
    {.name = "won", .action = &Example::check_won, .checks = true, .needs_hand = true},
    {.name = "taken", .action = &Example::check_taken, .checks = true, .needs_hand = true},
    {.name = "broken", .action = &Example::check_broken, .checks = true, .needs_hand = true},
    {.name = "score", .action = &Example::check_score, .checks = true},
    {.name = "winner", .action = &Example::check_winner, .checks = true},
};

Trouble Example::carry_out(std::string_view name, std::string_view value) {
    const auto* key = std::ranges::find(kKeys, name, &Key::name);
    if (key == std::end(kKeys)) return "there is no key " + quoted(name);
    if (key->needs_hand && !hand_) return "nothing has been dealt";
    checks_ += key->checks ? 1 : 0;
    return (this->*key->action)(value);
}

Trouble Example::set_rules(std::string_view value) {
    const Parsed<RuleSet> set = parse_rules(value);
    if (!set) return set.error().text();
    hand_.reset();
    rules_ = Rules::make(*set).value();
    return std::nullopt;
}

Trouble Example::set_dealer(std::string_view value) {
    const Parsed<Seat> dealer = seat(value);
    if (!dealer) return dealer.error().text();
    dealer_ = *dealer;
    return std::nullopt;
}

Trouble Example::deal(std::string_view value) {
    if (value.starts_with("seed ")) {
        const Parsed<Seed> seed = parse_seed(trim(value.substr(5)));
        if (!seed) return seed.error().text();
        ChaCha stream(*seed);
        return start_hand(deal_cards(rules_.pack(), rules_.seats(), dealer_, stream));
    }
    const Parsed<Seat> first = seat(cut(value, ':'));
    if (!first) return first.error().text();
    const Words hands = split(value);
    if (static_cast<int>(hands.size()) != rules_.seats()) return "a deal has a hand or a dash for every seat";

    Deal deal;
    CardSet left = rules_.pack();
    Seat at = *first;
    for (const std::string_view word : hands) {
        const Parsed<CardSet> hand = word == "-" ? CardSet() : parse_hand(word);
        if (!hand) return hand.error().text();
        if (*hand != (*hand & left)) return quoted(word) + " has a card that is not left";
        deal.hands[at] = *hand;
        left -= *hand;
        at = left_of(at, rules_.seats());
    }
    for (const std::string_view word : hands) {
        while (word == "-" && deal.hands[at].size() < rules_.tricks_in_hand() && !left.empty()) {
            deal.hands[at].add(left.first());
            left.remove(left.first());
        }
        if (deal.hands[at].size() != rules_.tricks_in_hand())
            return letter(at) + " has a wrong number of cards";
        at = left_of(at, rules_.seats());
    }
    return start_hand(deal);
}

Trouble Example::start_hand(const Deal& deal) {
    hand_.emplace(rules_, deal, dealer_);
    last_winner_.reset();
    result_.reset();
    return std::nullopt;
}

Trouble Example::bid(std::string_view value) {
    for (const std::string_view word : split(value)) {
        const Parsed<Bid> bid = parse_bid(word);
        if (!bid) return bid.error().text();
        if (hand_->refusal(hand_->turn(), *bid)) return "the bid " + quoted(word) + " is refused";
        hand_->bid(*bid);
    }
    return std::nullopt;
}

Trouble Example::play(std::string_view value) {
    for (const std::string_view word : split(value)) {
        const Parsed<Card> card = parse_card(word);
        if (!card) return card.error().text();
        if (hand_->refusal(hand_->turn(), *card)) return "the card " + quoted(word) + " is refused";
        if (const auto winner = hand_->play(*card)) last_winner_ = winner;
    }
    return std::nullopt;
}

Trouble Example::claim(std::string_view value) {
    if (hand_->phase() != HandPhase::Play || !hand_->trick().empty()) return "nobody is on lead";
    hand_->award_rest();
    return compare(value, letter(hand_->turn()));
}

Trouble Example::set_results(std::string_view value) {
    InlineVector<SeatResult, kMaxSeats> results;
    const Words words = split(value);
    if (words.size() < 3 || words.size() > 8 || words[words.size() - 2] != "bags")
        return "results are bid/taken for each seat of a side, then the word bags and their number";
    for (std::size_t i = 0; i + 2 < words.size(); ++i) {
        std::string_view taken = words[i];
        const Parsed<Bid> bid = parse_bid(cut(taken, '/'));
        const Parsed<Bid> number = parse_bid(taken);
        if (!bid || !number) return quoted(words[i]) + " is not bid/taken";
        results.push_back({seat_at(static_cast<int>(i) * rules_.sides()), *bid, number->tricks});
    }
    const Parsed<Bid> bags = parse_bid(words.back());
    if (!bags) return quoted(words.back()) + " is no number of bags";
    result_ = score_side(rules_.set(), {results.begin(), results.end()}, bags->tricks);
    return std::nullopt;
}

Trouble Example::check_refused_rules(std::string_view value) {
    const std::string_view axis = cut(value, ' ');
    const Parsed<RuleSet> set = parse_rules(trim(value));
    if (set) return "these rules are accepted";
    return compare(axis, set.error().where);
}

Trouble Example::check_sides(std::string_view value) {
    std::string sides;
    for (int s = 0; s < rules_.sides(); ++s) sides += (s == 0 ? "" : " ") + side_name(side_at(s));
    return compare(value, sides);
}

Trouble Example::check_held(std::string_view value) {
    const Parsed<Seat> who = seat(cut(value, ' '));
    if (!who) return who.error().text();
    return compare(trim(value), print_hand(hand_->held(*who)));
}

Trouble Example::check_turn(std::string_view value) {
    return compare(value, hand_->phase() == HandPhase::Over ? "none" : letter(hand_->turn()));
}

Trouble Example::check_legal(std::string_view value) {
    if (hand_->phase() == HandPhase::Play) return compare(value, print_hand(hand_->legal_cards()));
    if (hand_->phase() == HandPhase::Over) return compare(value, "nothing");
    const LegalBids legal = hand_->legal_bids();
    return compare(value, std::to_string(legal.least) + " to " + std::to_string(legal.most) +
                              (legal.nil ? " or nil" : ""));
}

Trouble Example::check_refused(std::string_view value) {
    const Words words = split(value);
    if (words.size() != 4) return "a refusal is: seat, bid or card, reason, clause";
    const Parsed<Seat> who = seat(words[0]);
    if (!who) return who.error().text();
    const Parsed<Card> card = parse_card(words[1]);
    const Parsed<Bid> bid = parse_bid(words[1]);
    if (!card && !bid) return quoted(words[1]) + " is neither card nor bid";
    const std::optional<Refusal> refusal = card ? hand_->refusal(*who, *card) : hand_->refusal(*who, *bid);
    if (!refusal) return quoted(words[1]) + " is not refused";
    const auto* reason =
        std::ranges::find(kReasons, refusal->reason, [](const auto& each) { return each.reason; });
    const std::string name(reason == std::end(kReasons) ? "another reason" : reason->name);
    return compare(std::string(words[2]) + ' ' + std::string(words[3]),
                   name + ' ' + refusal->clause.value_or("none"));
}

Trouble Example::check_won(std::string_view value) {
    return compare(value, last_winner_ ? letter(*last_winner_) : "nobody");
}

Trouble Example::check_taken(std::string_view value) {
    const Parsed<Seat> who = seat(cut(value, ' '));
    if (!who) return who.error().text();
    return compare(trim(value), std::to_string(hand_->taken(*who)));
}

Trouble Example::check_broken(std::string_view value) {
    return compare(value, hand_->spades_broken() ? "yes" : "no");
}

Trouble Example::check_score(std::string_view value) {
    std::string expected(value);
    std::optional<SideScore> score = result_;
    if (!score) {
        const Parsed<Side> side = parse_side(cut(value, ' '));
        if (!side) return side.error().text();
        if (!hand_ || hand_->phase() != HandPhase::Over) return "the hand is not over";
        score = score_hand(*hand_, bags_)[*side];
        expected = trim(value);
    }
    return compare(expected, print_score(*score, rules_.seats()));
}

Trouble Example::check_winner(std::string_view value) {
    const std::optional<Side> winner = match_winner(rules_, totals_);
    return compare(value, winner ? side_name(*winner) : "none");
}

// The letters of a side's seats: "SN".
std::string Example::side_name(Side side) const {
    std::string name;
    for (int i = 0; i < rules_.seats(); ++i)
        if (rules_.side_of(seat_at(i)) == side) name += letter(seat_at(i));
    return name;
}

Parsed<Side> Example::parse_side(std::string_view text) const {
    for (int s = 0; s < rules_.sides(); ++s)
        if (side_name(side_at(s)) == text) return side_at(s);
    return fault("", quoted(text) + " is no side");
}

// "SN 120 WE -40", any of the sides.
Trouble Example::read_sides(std::string_view value, PerSide<int>& numbers) {
    const Words words = split(value);
    if (words.size() % 2 != 0) return "a number belongs to each side";
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const Parsed<Side> side = parse_side(words[i]);
        if (!side) return side.error().text();
        const Parsed<Json> number = parse_json(words[i + 1]);
        const auto* whole = number ? number->as<std::int64_t>() : nullptr;
        if (!whole) return quoted(words[i + 1]) + " is no whole number";
        numbers[*side] = static_cast<int>(*whole);
    }
    return std::nullopt;
}

}  // namespace

Parsed<int> run_example(std::string_view text) {
    Example example;
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = cut(text, '\n');
        if (line.empty() || line.starts_with('#')) continue;
        const std::string where = "line " + std::to_string(number);
        if (line.find(':') == std::string_view::npos) return fault(where, "a line is \"key: value\"");
        std::string_view value = line;
        const std::string_view key = cut(value, ':');
        if (const Trouble trouble = example.carry_out(key, trim(value))) return fault(where, *trouble);
    }
    if (example.checks() == 0) return fault("", "nothing is checked");
    return example.checks();
}

}  // namespace larch
