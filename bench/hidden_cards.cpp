// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "bench/hidden_cards.h"

#include <numeric>
#include <vector>

#include "bench/random_intent.h"
#include "protocol/bot.h"
#include "protocol/codec.h"
#include "protocol/hint.h"
#include "rules/random_rules.h"

namespace larch {

namespace {

// The cards of the hand that goes on that a seat cannot know, with the places they lie in: a seat, or the
// widow.
std::vector<CardSet> hidden_from(const Table& table, Seat seat) {
    const Hand& hand = table.hand();
    CardSet known;
    const View view = table.view(seat);
    for (const Card card : view.given) known.add(card);
    for (const Card card : view.received) known.add(card);
    for (const Card card : table.record().hands.back().cards) known.add(card);
    std::vector<CardSet> hidden;
    for (int i = 0; i < 4; ++i) {
        const bool own = seat_at(i) == seat && hand.sees_cards(seat);
        hidden.push_back(own ? CardSet{} : hand.held(seat_at(i)) - known);
    }
    hidden.push_back(hand.widow() - known);
    return hidden;
}

// What tells that a seat knows more than it may.
class Comparison {
  public:
    Comparison(const Table& table, const Table& changed, Seat seat)
        : table_(table),
          seat_(seat),
          seen_(table.observation(seat)),
          same_(changed.observation(seat)),
          bytes_(encode(Updated{1, {}, table.view(seat)}).print()),
          same_bytes_(encode(Updated{1, {}, changed.view(seat)}).print()) {
        same_.rules = seen_.rules;
    }

    std::optional<std::string> difference() const {
        if (bytes_ != same_bytes_) return "the view sent to " + where();
        if (!(seen_ == same_)) return "the observation of " + where();
        return std::nullopt;
    }
    // Of the seat in turn.
    std::optional<std::string> difference(const Mind& mind) const {
        const Decision ours = decide(seen_, mind, table_.decision_seed());
        const Decision theirs = decide(same_, mind, table_.decision_seed());
        if (!(ours == theirs)) return "the decision of " + where();
        const SeatNames names = relations(table_.rules(), seat_);
        if (encode(hint_of(seen_, ours, names)) != encode(hint_of(same_, theirs, names)))
            return "the hint for " + where();
        return std::nullopt;
    }

  private:
    std::string where() const {
        return "seat " + std::to_string(index(seat_)) + " depends on cards hidden from it\n" +
               print_record(table_.record());
    }

    const Table& table_;
    Seat seat_;
    Observation seen_;
    Observation same_;
    std::string bytes_;
    std::string same_bytes_;
};

// Matches one after the other, begun anew after a few hands: to compare is to play them all again.
class Course {
  public:
    Course(const Rules& rules, const Seed& seed)
        : rules_(rules), seed_(seed), sensible_(rules, Level::Baseline), table_(start()) {}

    const Table& table() const { return table_; }
    std::uint64_t hands() const { return hands_; }

    // To the next state in which somebody is in turn.
    void step(ChaCha& stream) {
        const Seat seat = *table_.turn();
        const bool sensible = stream.below(2) == 0;
        const Intent intent =
            sensible ? intent_of(decide(table_.observation(seat), sensible_, table_.decision_seed()).action)
                     : random_intent(table_, stream);
        [[maybe_unused]] const auto done = table_.apply(seat, intent);
        assert(done);
        if (table_.turn()) return;
        ++hands_;
        if (table_.phase() == Phase::MatchOver || table_.record().hands.size() == kFewHands) {
            table_ = start();
        } else {
            [[maybe_unused]] const auto dealt = table_.apply(seat_at(0), NextHand{});
            assert(dealt);
        }
    }

  private:
    static constexpr std::size_t kFewHands = 2;

    Table start() {
        PerSeat<Player> players;
        for (int i = 0; i < rules_.seats(); ++i) players[seat_at(i)].level = name_of(Level::Baseline);
        return Table::start(rules_, derive(seed_, Purpose::Simulation, matches_++), players, "");
    }

    const Rules& rules_;
    Seed seed_;
    Mind sensible_;
    std::uint64_t matches_ = 0;
    std::uint64_t hands_ = 1;  // begun
    Table table_;
};

}  // namespace

RuleSet random_rule_set_with_offers(ChaCha& stream) {
    RuleSet set = random_rule_set(stream);
    if (stream.below(2) == 0 && set.bid_mode == BidMode::Free && set.nil) {
        set.blind_nil = true;
        set.blind_behind = 0;
        if (!Rules::make(set)) set = {.blind_nil = true, .blind_behind = 0};
    }
    return set;
}

std::optional<Table> with_hidden_cards_exchanged(const Table& table, Seat seat, ChaCha& stream) {
    const CardSet suit = table.rules().suit(static_cast<Suit>(stream.below(4)));
    std::vector<CardSet> places;
    for (const CardSet hidden : hidden_from(table, seat))
        if (!(hidden & suit).empty()) places.push_back(hidden & suit);
    if (places.size() < 2) return std::nullopt;
    const auto count = static_cast<std::uint32_t>(places.size());
    const std::uint32_t place = stream.below(count);
    const CardSet first = places[place];
    const CardSet second = places[(place + 1 + stream.below(count - 1)) % count];
    const CardSet both = CardSet::of(first.first()) | CardSet::of(second.last());
    MatchRecord other = table.record();
    HandRecord& hand = other.hands.back();
    const auto exchange = [&](CardSet& cards) {
        if ((cards & both).size() == 1) cards = (cards | both) - (cards & both);
    };
    for (int i = 0; i < table.rules().seats(); ++i) exchange(hand.deal.hands[seat_at(i)]);
    exchange(hand.deal.widow);
    for (CardSet& gift : hand.gifts) exchange(gift);
    hand.seed.reset();
    Parsed<Table> changed = Table::open(other);
    if (!changed || changed->digest() == table.digest()) return std::nullopt;
    // Who has the lowest club, and so the widow or the lead, all are told when it is that seat's turn.
    if (changed->turn() != table.turn()) return std::nullopt;
    return std::move(*changed);
}

std::uint64_t HiddenCardsTotal::all_states() const {
    return std::accumulate(states.begin(), states.end(), std::uint64_t{0});
}

HiddenCardsTotal hidden_cards(const Rules& rules, const Seed& seed, std::uint64_t states, Level level,
                              std::uint64_t decisions) {
    constexpr std::uint64_t kMostDraws = 20;  // for each state
    ChaCha stream(seed);
    std::optional<Mind> mind;
    if (decisions > 0) mind.emplace(rules, level);
    Course course(rules, seed);
    HiddenCardsTotal total;
    Digest digest;
    std::uint64_t compared = 0;
    for (std::uint64_t draws = 0; compared < states && draws / kMostDraws < states; ++draws) {
        const Table& table = course.table();
        const bool decides = total.decisions * states < (compared + 1) * decisions;
        const auto seats = static_cast<std::uint32_t>(rules.seats());
        const Seat seat = decides ? *table.turn() : seat_at(static_cast<int>(stream.below(seats)));
        if (const auto changed = with_hidden_cards_exchanged(table, seat, stream)) {
            ++compared;
            ++total.states[static_cast<std::size_t>(table.phase())];
            total.before_an_answer += table.hand().sees_cards(seat) ? 0U : 1U;
            digest.add(changed->digest());
            const Comparison comparison(table, *changed, seat);
            total.violation = comparison.difference();
            if (decides) {
                ++total.decisions;
                if (!total.violation) total.violation = comparison.difference(*mind);
            }
            if (total.violation) break;
        }
        course.step(stream);
    }
    total.hands = course.hands();
    total.digest = digest.value();
    return total;
}

}  // namespace larch
