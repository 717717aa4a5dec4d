// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "tests/corpus_runner/corpus_runner.h"

#include <algorithm>

#include "notation/cards.h"
#include "notation/rule_set_json.h"
#include "rules/dealing.h"
#include "tests/corpus_runner/wording.h"

namespace larch {

namespace {

Parsed<RuleSet> parse_rules(std::string_view text) {
    return text.starts_with('{') ? parse_rule_set(text) : parse_rule_words(text);
}

Parsed<CardSet> parse_cards(const Words& words) {
    CardSet cards;
    for (const std::string_view word : words) {
        const Parsed<Card> card = parse_card(word);
        if (!card) return std::unexpected(card.error());
        if (cards.has(*card)) return fault("", quoted(word) + " is named twice");
        cards.add(*card);
    }
    return cards;
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
    Trouble give(std::string_view value);
    Trouble play(std::string_view value);
    Trouble claim(std::string_view value);
    Trouble set_results(std::string_view value);
    Trouble set_totals(std::string_view value) { return read_sides(value, standing_.scores); }
    Trouble set_bags(std::string_view value) { return read_sides(value, standing_.bags); }
    Trouble set_sets(std::string_view value) { return read_sides(value, standing_.sets); }
    Trouble set_sets_in_a_row(std::string_view value) { return read_sides(value, standing_.sets_in_row); }
    Trouble set_hands(std::string_view value) { return read_number(value, standing_.hands); }
    Trouble add_to_match(std::string_view value);

    Trouble check_refused_rules(std::string_view value);
    Trouble check_redealt(std::string_view value);
    Trouble check_sides(std::string_view value);
    Trouble check_may_go_blind(std::string_view value);
    Trouble check_held(std::string_view value);
    Trouble check_widow(std::string_view value);
    Trouble check_hidden(std::string_view value);
    Trouble check_phase(std::string_view value);
    Trouble check_turn(std::string_view value);
    Trouble check_legal(std::string_view value);
    Trouble check_refused(std::string_view value);
    Trouble check_won(std::string_view value);
    Trouble check_taken(std::string_view value);
    Trouble check_broken(std::string_view value);
    Trouble check_thrown_in(std::string_view value);
    Trouble check_score(std::string_view value);
    Trouble check_clauses(std::string_view value);
    Trouble check_stands(std::string_view value);
    Trouble check_hands_over(std::string_view value);
    Trouble check_winner(std::string_view value);

    Parsed<Seat> seat(std::string_view text) const { return parse_seat(text, rules_.seats()); }
    std::string letter(Seat seat) const { return {seat_letter(seat, rules_.seats())}; }
    template <class Predicate>
    std::string letters(Predicate is_named) const;
    std::string side_name(Side side) const;
    Parsed<Side> parse_side(std::string_view text) const;
    static Trouble read_number(std::string_view text, int& number);
    Trouble read_sides(std::string_view value, PerSide<int>& numbers);
    Parsed<Deal> read_deal(std::string_view value) const;
    Parsed<SideScore> read_scored(std::string_view& value) const;

    Rules rules_ = Rules::classic();
    Standing standing_;
    Seat dealer_ = seat_at(2);
    std::optional<Hand> hand_;
    std::optional<Seat> last_winner_;
    std::optional<SideScore> result_;
    int checks_ = 0;
};

constexpr Example::Key Example::kKeys[] = {
    {.name = "rules", .action = &Example::set_rules},
    {.name = "dealer", .action = &Example::set_dealer},
    {.name = "deal", .action = &Example::deal},
    {.name = "bids", .action = &Example::bid, .needs_hand = true},
    {.name = "gives", .action = &Example::give, .needs_hand = true},
    {.name = "plays", .action = &Example::play, .needs_hand = true},
    {.name = "claim", .action = &Example::claim, .needs_hand = true},
    {.name = "results", .action = &Example::set_results},
    {.name = "totals", .action = &Example::set_totals},
    {.name = "bags", .action = &Example::set_bags},
    {.name = "sets", .action = &Example::set_sets},
    {.name = "sets in a row", .action = &Example::set_sets_in_a_row},
    {.name = "hands", .action = &Example::set_hands},
    {.name = "add", .action = &Example::add_to_match, .needs_hand = true},
    {.name = "refused rules", .action = &Example::check_refused_rules, .checks = true},
    {.name = "redealt", .action = &Example::check_redealt, .checks = true},
    {.name = "sides", .action = &Example::check_sides, .checks = true},
    {.name = "may go blind", .action = &Example::check_may_go_blind, .checks = true},
    {.name = "held", .action = &Example::check_held, .checks = true, .needs_hand = true},
    {.name = "widow", .action = &Example::check_widow, .checks = true, .needs_hand = true},
    {.name = "hidden", .action = &Example::check_hidden, .checks = true, .needs_hand = true},
    {.name = "phase", .action = &Example::check_phase, .checks = true, .needs_hand = true},
    {.name = "turn", .action = &Example::check_turn, .checks = true, .needs_hand = true},
    {.name = "legal", .action = &Example::check_legal, .checks = true, .needs_hand = true},
    {.name = "refused", .action = &Example::check_refused, .checks = true, .needs_hand = true},
    {.name = "won", .action = &Example::check_won, .checks = true, .needs_hand = true},
    {.name = "taken", .action = &Example::check_taken, .checks = true, .needs_hand = true},
    {.name = "broken", .action = &Example::check_broken, .checks = true, .needs_hand = true},
    {.name = "thrown in", .action = &Example::check_thrown_in, .checks = true, .needs_hand = true},
    {.name = "score", .action = &Example::check_score, .checks = true},
    {.name = "clauses", .action = &Example::check_clauses, .checks = true},
    {.name = "stands", .action = &Example::check_stands, .checks = true},
    {.name = "hands over", .action = &Example::check_hands_over, .checks = true},
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
    const Parsed<Deal> deal = read_deal(value);
    if (!deal) return deal.error().text();
    if (Trouble trouble = deal_fault(rules_, *deal)) return trouble;
    hand_.emplace(rules_, *deal, dealer_, next_terms(rules_, standing_));
    last_winner_.reset();
    result_.reset();
    return std::nullopt;
}

// What the hands leave over is the widow.
Parsed<Deal> Example::read_deal(std::string_view value) const {
    if (value.starts_with("seed ")) {
        const Parsed<Seed> seed = parse_seed(trim(value.substr(5)));
        if (!seed) return std::unexpected(seed.error());
        ChaCha stream(*seed);
        return deal_hand(rules_, dealer_, stream);
    }
    const Parsed<Seat> first = seat(cut(value, ':'));
    if (!first) return std::unexpected(first.error());
    const Words hands = split(value);
    if (static_cast<int>(hands.size()) != rules_.seats())
        return fault("", "a deal has a hand or a dash for every seat");

    Deal deal{.widow = rules_.pack()};
    Seat at = *first;
    for (const std::string_view word : hands) {
        const Parsed<CardSet> hand = word == "-" ? CardSet() : parse_hand(word);
        if (!hand) return std::unexpected(hand.error());
        if (*hand != (*hand & deal.widow)) return fault("", quoted(word) + " has a card that is not left");
        deal.hands[at] = *hand;
        deal.widow -= *hand;
        at = left_of(at, rules_.seats());
    }
    for (const std::string_view word : hands) {
        while (word == "-" && deal.hands[at].size() < rules_.tricks_in_hand() && !deal.widow.empty()) {
            deal.hands[at].add(deal.widow.first());
            deal.widow.remove(deal.widow.first());
        }
        if (deal.hands[at].size() != rules_.tricks_in_hand())
            return fault("", letter(at) + " has a wrong number of cards");
        at = left_of(at, rules_.seats());
    }
    return deal;
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

Trouble Example::give(std::string_view value) {
    const Parsed<CardSet> cards = parse_cards(split(value));
    if (!cards) return cards.error().text();
    if (hand_->refusal(hand_->turn(), *cards)) return "the cards " + quoted(value) + " are refused";
    hand_->give(*cards);
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
    if (!rules_.set().claim) return "these rules know no claims";
    if (hand_->phase() != HandPhase::Play || !hand_->trick().empty()) return "nobody is on lead";
    hand_->award_rest();
    return compare(value, letter(hand_->turn()));
}

Trouble Example::set_results(std::string_view value) {
    InlineVector<SeatResult, kMaxSeats> results;
    const Words words = split(value);
    const std::size_t seats_of_a_side = static_cast<std::size_t>(rules_.seats() / rules_.sides());
    if (words.size() != seats_of_a_side + 2 || words[seats_of_a_side] != "bags")
        return "results are bid/taken for each seat of a side, then the word bags and their number";
    for (std::size_t i = 0; i < seats_of_a_side; ++i) {
        SeatResult result{.seat = seat_at(static_cast<int>(i) * rules_.sides())};
        std::string_view taken = words[i];
        if (const std::string_view word = cut(taken, '/'); word != "-") {
            const Parsed<Bid> bid = parse_bid(word);
            if (!bid || bid->kind == BidKind::Look) return quoted(words[i]) + " is not bid/taken";
            result.bid = *bid;
        }
        if (read_number(taken, result.taken)) return quoted(words[i]) + " is not bid/taken";
        results.push_back(result);
    }
    int bags = 0;
    if (const Trouble trouble = read_number(words.back(), bags)) return trouble;
    result_ = score_side(rules_, {results.begin(), results.end()}, bags);
    return std::nullopt;
}

Trouble Example::add_to_match(std::string_view value) {
    if (hand_->phase() != HandPhase::Over) return "the hand is not over";
    add_hand(standing_, *hand_);
    hand_.reset();
    return compare(value, "hand");
}

Trouble Example::check_refused_rules(std::string_view value) {
    const std::string_view axis = cut(value, ' ');
    const Parsed<RuleSet> set = parse_rules(trim(value));
    if (set) return "these rules are accepted";
    // A fault between two axes may name one that this text leaves out; then it stands before the colon.
    const std::string text = set.error().text();
    std::string_view rest = text;
    return compare(axis, cut(rest, ':'));
}

Trouble Example::check_redealt(std::string_view value) {
    const Parsed<Deal> deal = read_deal(value);
    if (!deal) return deal.error().text();
    if (deal_fault(rules_, *deal)) return std::nullopt;
    return "the deal stands";
}

Trouble Example::check_sides(std::string_view value) {
    std::string sides;
    for (int s = 0; s < rules_.sides(); ++s) sides += (s == 0 ? "" : " ") + side_name(side_at(s));
    return compare(value, sides);
}

Trouble Example::check_may_go_blind(std::string_view value) {
    const HandTerms terms = next_terms(rules_, standing_);
    return compare(value, letters([&](Seat seat) { return (terms.may_go_blind >> index(seat) & 1) != 0; }));
}

Trouble Example::check_held(std::string_view value) {
    const Parsed<Seat> who = seat(cut(value, ' '));
    if (!who) return who.error().text();
    return compare(trim(value), print_hand(hand_->held(*who)));
}

Trouble Example::check_widow(std::string_view value) { return compare(value, print_hand(hand_->widow())); }

Trouble Example::check_hidden(std::string_view value) {
    return compare(value, letters([&](Seat seat) { return !hand_->sees_cards(seat); }));
}

Trouble Example::check_phase(std::string_view value) { return compare(value, phase_name(hand_->phase())); }

Trouble Example::check_turn(std::string_view value) {
    return compare(value, hand_->phase() == HandPhase::Over ? "none" : letter(hand_->turn()));
}

Trouble Example::check_legal(std::string_view value) {
    if (hand_->is_bidding()) return compare(value, print_bids(hand_->legal_bids()));
    if (hand_->phase() == HandPhase::Play) return compare(value, print_hand(hand_->legal_cards()));
    if (hand_->phase() == HandPhase::Over) return compare(value, "nothing");
    const std::optional<Seat> to = hand_->receiver();
    return compare(value, "cards " + std::to_string(hand_->cards_to_give()) +
                              (to ? " for " + letter(*to) : " to lay off"));
}

Trouble Example::check_refused(std::string_view value) {
    const Words words = split(value);
    const bool gives = words.size() > 1 && words[1] == "gives";
    if (gives ? words.size() < 5 : words.size() != 4)
        return "a refusal is: seat, bid or card (or gives and cards), reason, clause";
    const Parsed<Seat> who = seat(words[0]);
    if (!who) return who.error().text();
    std::optional<Refusal> refusal;
    if (gives) {
        const Parsed<CardSet> cards = parse_cards({words.begin() + 2, words.end() - 2});
        if (!cards) return cards.error().text();
        refusal = hand_->refusal(*who, *cards);
    } else if (const Parsed<Card> card = parse_card(words[1])) {
        refusal = hand_->refusal(*who, *card);
    } else if (const Parsed<Bid> bid = parse_bid(words[1])) {
        refusal = hand_->refusal(*who, *bid);
    } else {
        return quoted(words[1]) + " is neither card nor bid";
    }
    if (!refusal) return quoted(words[1]) + " is not refused";
    const std::string found = reason_name(refusal->reason);
    return compare(std::string(*(words.end() - 2)) + ' ' + std::string(words.back()),
                   found + ' ' + refusal->clause.value_or("none"));
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

Trouble Example::check_thrown_in(std::string_view value) {
    return compare(value, hand_->thrown_in() ? "yes" : "no");
}

// The score that a check is about: of the results, or of the side that `value` begins with.
Parsed<SideScore> Example::read_scored(std::string_view& value) const {
    if (result_) return *result_;
    const Parsed<Side> side = parse_side(cut(value, ' '));
    if (!side) return std::unexpected(side.error());
    if (!hand_ || hand_->phase() != HandPhase::Over) return fault("", "the hand is not over");
    value = trim(value);
    return score_hand(*hand_, standing_.bags)[*side];
}

Trouble Example::check_score(std::string_view value) {
    const Parsed<SideScore> score = read_scored(value);
    if (!score) return score.error().text();
    return compare(value, print_score(*score, rules_.seats()));
}

Trouble Example::check_clauses(std::string_view value) {
    const Parsed<SideScore> score = read_scored(value);
    if (!score) return score.error().text();
    std::string clauses;
    for (const ScoreLine& line : score->lines) clauses += (clauses.empty() ? "" : " ") + line.clause.text();
    return compare(value, clauses);
}

Trouble Example::check_stands(std::string_view value) {
    const Parsed<Side> side = parse_side(cut(value, ' '));
    if (!side) return side.error().text();
    return compare(trim(value), std::to_string(standing_.scores[*side]) + " bags " +
                                    std::to_string(standing_.bags[*side]) + " sets " +
                                    std::to_string(standing_.sets[*side]) + " in a row " +
                                    std::to_string(standing_.sets_in_row[*side]));
}

Trouble Example::check_hands_over(std::string_view value) {
    return compare(value, std::to_string(standing_.hands));
}

Trouble Example::check_winner(std::string_view value) {
    const std::optional<Side> winner = match_winner(rules_, standing_);
    return compare(value, winner ? side_name(*winner) : "none");
}

// The seats of which something holds, or nobody.
template <class Predicate>
std::string Example::letters(Predicate is_named) const {
    std::string text;
    for (int i = 0; i < rules_.seats(); ++i)
        if (is_named(seat_at(i))) text += (text.empty() ? "" : " ") + letter(seat_at(i));
    return text.empty() ? "nobody" : text;
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

Trouble Example::read_number(std::string_view text, int& number) {
    const Parsed<Json> read = parse_json(text);
    const auto* whole = read ? read->as<std::int64_t>() : nullptr;
    if (!whole) return quoted(text) + " is no whole number";
    number = static_cast<int>(*whole);
    return std::nullopt;
}

// "SN 120 WE -40", any of the sides.
Trouble Example::read_sides(std::string_view value, PerSide<int>& numbers) {
    const Words words = split(value);
    if (words.size() % 2 != 0) return "a number belongs to each side";
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const Parsed<Side> side = parse_side(words[i]);
        if (!side) return side.error().text();
        if (const Trouble trouble = read_number(words[i + 1], numbers[*side])) return trouble;
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
