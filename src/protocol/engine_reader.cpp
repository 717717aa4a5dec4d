// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "base/digest.h"
#include "base/quotes.h"
#include "notation/cards.h"
#include "notation/rule_set_json.h"
#include "protocol/engine.h"
#include "protocol/engine_words.h"
#include "protocol/position.h"

namespace larch {

namespace {

constexpr std::size_t kMostCards = 64;
constexpr int kFar = 1'000'000;  // more points, bags or hands than any match has

// A question as written: the observation without what follows from the cards played.
struct Written {
    RuleSet rules;
    Observation seen;
    Seat leader{};
    std::vector<Card> played;
    Dialect dialect{};
    std::uint64_t seed = 0;
};

Parsed<Question> complete(Written&& written) {
    const Parsed<Rules> rules = Rules::make(written.rules);
    if (!rules) return std::unexpected(rules.error());
    Question question{std::make_unique<const Rules>(*rules), written.seen, written.dialect, written.seed};
    question.seen.rules = question.rules.get();
    if (auto wrong = complete_position(question.seen, written.leader, written.played))
        return std::unexpected(*wrong);
    return question;
}

// The full dialect.

// Reads with one of the functions of notation/cards.h.
template <class T>
T read_with(Parsed<T> (*parse)(std::string_view), const JsonReader& in) {
    const std::string text = in.text(64);
    if (in.failed()) return {};
    const Parsed<T> value = parse(text);
    if (value) return *value;
    in.refuse(value.error().what);
    return {};
}

CardSet read_cards(const JsonReader& in) {
    CardSet cards;
    for (const JsonReader& item : in.items(kMostCards)) {
        const Card card = read_with<Card>(parse_card, item);
        if (!in.failed() && cards.has(card)) item.refuse(print_card(card) + " stands twice");
        cards.add(card);
    }
    return cards;
}

std::optional<Seat> read_seat_or_none(const JsonReader& in, int seats) {
    if (in.is_null()) return std::nullopt;
    return seat_at(in.whole(0, seats - 1));
}

PerSide<int> read_sides(JsonReader& in, std::string_view key, int sides, int least) {
    PerSide<int> numbers;
    const auto list = in.optional_item(key);
    if (!list) return numbers;
    const std::vector<JsonReader> items = list->items(kMaxSeats);
    if (!in.failed() && static_cast<int>(items.size()) != sides)
        list->refuse("must have a number for each of " + std::to_string(sides) + " sides");
    for (std::size_t i = 0; i < items.size(); ++i)
        numbers[side_at(static_cast<int>(i))] = items[i].whole(least, kFar);
    return numbers;
}

void read_bids(const JsonReader& in, int seats, PerSeat<std::optional<Bid>>& bids) {
    const std::vector<JsonReader> items = in.items(kMaxSeats);
    if (!in.failed() && static_cast<int>(items.size()) != seats)
        in.refuse("must have a bid or null for each of " + std::to_string(seats) + " seats");
    for (std::size_t i = 0; i < items.size(); ++i)
        if (!items[i].is_null()) bids[seat_at(static_cast<int>(i))] = read_with<Bid>(parse_bid, items[i]);
}

LegalBids read_legal_bids(const JsonReader& in) {
    LegalBids legal;
    int blind = 0;
    const std::vector<JsonReader> items = in.items(kMostCards);
    for (const JsonReader& item : items) {
        const Bid bid = read_with<Bid>(parse_bid, item);
        if (in.failed()) return {};
        blind += bid.blind || bid.kind == BidKind::Look ? 1 : 0;
        if (bid.is_nil()) legal.nil = true;
        if (bid.kind != BidKind::Tricks) continue;
        if (bid.tricks < 32)
            legal.numbers.add(bid.tricks);
        else
            item.refuse("is above the tricks of a hand");
    }
    legal.blind = blind > 0;
    if (legal.blind && blind != static_cast<int>(items.size())) in.refuse("has blind bids and others");
    return legal;
}

void read_gifts(const JsonReader& in, int seats, Observation& seen) {
    for (JsonReader item : in.items(4)) {
        Gift gift{.from = seat_at(item.item("from").whole(0, seats - 1)),
                  .to = read_seat_or_none(item.item("to"), seats),
                  .cards = read_cards(item.item("cards"))};
        item.finish();
        seen.gifts.push_back(gift);
    }
}

void read_standing(JsonReader& in, int sides, Standing& standing) {
    if (const auto hands = in.optional_item("hands")) standing.hands = hands->whole(0, kFar);
    standing.scores = read_sides(in, "scores", sides, -kFar);
    standing.bags = read_sides(in, "bags", sides, 0);
    standing.sets = read_sides(in, "sets", sides, 0);
    standing.sets_in_row = read_sides(in, "setsInRow", sides, 0);
}

void read_play(JsonReader& in, int seats, Written& written) {
    std::optional<Seat> leader;
    if (const auto item = in.optional_item("leader")) leader = read_seat_or_none(*item, seats);
    if (const auto list = in.optional_item("played"))
        for (const JsonReader& item : list->items(kMostCards))
            written.played.push_back(read_with<Card>(parse_card, item));
    if (written.seen.phase == HandPhase::Play && !leader)
        in.refuse_item("leader", "must be a seat in this phase");
    written.leader = leader.value_or(Seat{});
}

Written read_full(JsonReader in) {
    Written written{.dialect = Dialect::Full};
    Observation& seen = written.seen;
    if (const auto rules = in.optional_item("rules")) written.rules = read_rule_set(*rules);
    const int seats = written.rules.seats;
    if (in.failed()) return written;
    seen.seat = seat_at(in.item("seat").whole(0, seats - 1));
    seen.phase = static_cast<HandPhase>(in.item("phase").one_of(engine_words::kPhases));
    seen.dealer = seat_at(in.item("dealer").whole(0, seats - 1));
    const JsonReader hand = in.item("hand");
    if (seen.phase != HandPhase::Blind)
        seen.held = read_cards(hand);
    else if (!hand.is_null())
        hand.refuse("must be null before the cards are seen");
    read_bids(in.item("bids"), seats, seen.bids);
    if (seen.phase <= HandPhase::Raising)
        seen.legal_bids = read_legal_bids(in.item("legal"));
    else
        in.optional_item("legal");
    if (const auto give = in.optional_item("give")) seen.cards_to_give = give->whole(0, 4);
    if (const auto gifts = in.optional_item("gifts")) read_gifts(*gifts, seats, seen);
    read_standing(in, written.rules.teams == Teams::Solo ? seats : seats / 2, seen.standing);
    read_play(in, seats, written);
    if (const auto item = in.optional_item("seed")) {
        const auto seed = engine_words::parse_seed(item->text(16));
        if (!seed) item->refuse("must be 16 hexadecimal digits");
        written.seed = seed.value_or(0);
    }
    in.finish();
    return written;
}

Parsed<Question> parse_full(std::string_view json) {
    const Parsed<Json> value = parse_json(json);
    if (!value) return std::unexpected(value.error());
    std::optional<Fault> fault;
    Written written = read_full(JsonReader(*value, fault));
    if (fault) return std::unexpected(*fault);
    return complete(std::move(written));
}

// The basic dialect.

Parsed<int> read_number(const std::string& word, const char* where, int least, int most) {
    int number = 0;
    const char* end = word.data() + word.size();
    const auto [last, error] = std::from_chars(word.data(), end, number);
    if (error == std::errc{} && last == end && number >= least && number <= most) return number;
    return fault(where, in_quotes(word) + " is no whole number from " + std::to_string(least) + " to " +
                            std::to_string(most));
}

Parsed<std::vector<Card>> read_run(const std::string& word, const char* where) {
    std::vector<Card> cards;
    for (std::size_t at = 0; at < word.size(); at += 2) {
        const Parsed<Card> card = parse_card(std::string_view(word).substr(at, 2));
        if (!card) return fault(where, card.error().what);
        cards.push_back(*card);
    }
    if (cards.size() > kMostCards) return fault(where, "are more cards than there are");
    return cards;
}

// SEAT, HAND, the bids and the scores, which BID and PLAY have in common.
std::optional<Fault> read_common(const std::vector<std::string>& words, Observation& seen) {
    const auto seat = read_number(words[1], "seat", 0, 3);
    if (!seat) return seat.error();
    seen.seat = seat_at(*seat);
    const auto hand = read_run(words[2], "hand");
    if (!hand) return hand.error();
    for (const Card card : *hand) {
        if (seen.held.has(card)) return Fault{"hand", print_card(card) + " stands twice"};
        seen.held.add(card);
    }
    for (std::size_t i = 0; i < 4; ++i) {
        const auto bid = read_number(words[3 + i], "bids", -1, 13);
        if (!bid) return bid.error();
        if (*bid >= 0) seen.bids[seat_at(static_cast<int>(i))] = *bid == 0 ? Bid::nil() : Bid::of(*bid);
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const auto score = read_number(words[7 + i], "scores", -kFar, kFar);
        if (!score) return score.error();
        const Side side = side_at(static_cast<int>(i));
        seen.standing.scores[side] = *score;
        seen.standing.bags[side] = (*score % 10 + 10) % 10;
    }
    return std::nullopt;
}

// Who deals follows from who has bid: all between the dealer and the seat in turn.
std::optional<Fault> place_dealer(Observation& seen) {
    int made = 0;
    for (int i = 0; i < 4; ++i) made += seen.bids[seat_at(i)] ? 1 : 0;
    for (int i = 1; i <= made; ++i)
        if (!seen.bids[seat_at((index(seen.seat) + 4 - i) % 4)])
            return Fault{"bids", "those who have bid sit side by side, up to the seat in turn"};
    seen.dealer = seat_at((index(seen.seat) + 7 - made) % 4);
    return std::nullopt;
}

Parsed<Question> parse_basic(std::string_view line, const std::vector<std::string>& words) {
    const bool plays = words[0] == "PLAY";
    if (words.size() != (plays ? 11U : 9U))
        return fault(words[0], plays ? "has ten fields: seat, hand, four bids, two scores, leader, cards"
                                     : "has eight fields: seat, hand, four bids, two scores");
    Written written{.rules = basic_rules(), .dialect = Dialect::Basic};
    written.rules.claim = false;  // the dialect has no word for it
    Observation& seen = written.seen;
    seen.phase = plays ? HandPhase::Play : HandPhase::Bidding;
    if (auto wrong = read_common(words, seen)) return std::unexpected(*wrong);
    if (plays) {
        const auto leader = read_number(words[9], "leader", 0, 3);
        if (!leader) return std::unexpected(leader.error());
        Parsed<std::vector<Card>> played;
        if (words[10] != "-") played = read_run(words[10], "cards");
        if (!played) return std::unexpected(played.error());
        written.leader = seat_at(*leader);
        written.played = std::move(*played);
        seen.dealer = seat_at((*leader + 3) % 4);
    } else {
        if (auto wrong = place_dealer(seen)) return std::unexpected(*wrong);
        seen.legal_bids = plain_bids(*Rules::make(written.rules));
    }
    Digest digest;
    for (const char c : line) digest.add(static_cast<unsigned char>(c));
    written.seed = digest.value();
    return complete(std::move(written));
}

}  // namespace

Parsed<Question> parse_question(std::string_view line) {
    const std::vector<std::string> words = engine_words::split(line);
    if (words.empty()) return fault("", "the line is empty");
    if (words[0] == "BID" || words[0] == "PLAY") return parse_basic(line, words);
    if (words[0] == engine_words::kFullKeyword)
        return parse_full(
            line.substr(line.find(engine_words::kFullKeyword) + engine_words::kFullKeyword.size()));
    if (words[0] == "QUIT") return fault("", "QUIT stands alone");
    return fault(
        "", "there is no question " + in_quotes(words[0]) + "; there are HELLO, BID, PLAY, ASK and QUIT");
}

}  // namespace larch
