// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "tests/second_scorer/comparison.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include "notation/cards.h"
#include "notation/rule_set_json.h"
#include "rules/dealing.h"
#include "rules/match.h"
#include "rules/random_rules.h"
#include "tests/second_scorer/second_scorer.h"

namespace larch {

namespace {

using SecondSide = std::vector<second_scorer::Player>;

constexpr int kMostHands = 60;
constexpr int kResultsOfOneRuleSet = 60;

// A number from least to most, each equally likely.
int draw(ChaCha& stream, int least, int most) {
    return least + static_cast<int>(stream.below(static_cast<std::uint32_t>(most - least + 1)));
}
bool one_in(ChaCha& stream, int chances) { return draw(stream, 1, chances) == 1; }

// The rules go over as text, so that their names are compared as well.
second_scorer::Rules second_rules(const RuleSet& set) {
    second_scorer::Rules rules;
    const Json json = to_json(set);
    for (const Json::Member& axis : *json.as<Json::Object>()) {
        const std::string* text = axis.value.as<std::string>();
        rules[axis.key] = text ? *text : axis.value.print();
    }
    return rules;
}

second_scorer::Player second_player(const SeatResult& result) {
    return {result.bid ? print_bid(*result.bid) : "", result.taken};
}

second_scorer::Contract second_contract(ContractResult result) {
    switch (result) {
        case ContractResult::Made:
            return second_scorer::Contract::Made;
        case ContractResult::Set:
            return second_scorer::Contract::Set;
        case ContractResult::None:
            break;
    }
    return second_scorer::Contract::None;
}

// The core's score in the second scorer's words.
second_scorer::Sheet second_sheet(const SideScore& score) {
    second_scorer::Sheet sheet{.points = score.points,
                               .bags = score.bags_after,
                               .given = score.given,
                               .contract = second_contract(score.result)};
    for (const ScoreLine& line : score.lines)
        sheet.lines.push_back({line.clause.text(), line.points, line.bags});
    return sheet;
}

bool agree(const second_scorer::Sheet& first, const second_scorer::Sheet& second) {
    return first.lines == second.lines && first.points == second.points && first.bags == second.bags &&
           first.given == second.given && first.contract == second.contract;
}

void tell(std::ostream& out, const char* who, const second_scorer::Sheet& sheet) {
    constexpr const char* contracts[] = {"made", "set", "none"};
    out << "  " << who << ":";
    for (const second_scorer::Line& line : sheet.lines)
        out << " [" << line.clause << ": " << line.points << " points, " << line.bags << " bags]";
    out << " points " << sheet.points << ", bags " << sheet.bags << ", given " << sheet.given << ", contract "
        << contracts[static_cast<int>(sheet.contract)] << '\n';
}

void tell(std::ostream& out, const SecondSide& side, int bags) {
    out << "  bid/taken:";
    for (const second_scorer::Player& player : side) out << ' ' << player.bid << '/' << player.tricks;
    out << ", bags before: " << bags << '\n';
}

// The moves of a player who knows nothing, but for a liking of what makes a hand worth scoring: low numbers,
// which are made at times, and contracts of all tricks.
Bid random_bid(const Hand& hand, ChaCha& stream) {
    const LegalBids legal = hand.legal_bids();
    if (legal.blind && one_in(stream, 2)) return Bid::look();
    if (legal.nil && (legal.numbers.empty() || one_in(stream, 5)))
        return legal.blind ? Bid::blind_nil() : Bid::nil();
    int tricks = legal.numbers.nth(draw(stream, 0, std::min(legal.numbers.size(), 4) - 1));
    if (one_in(stream, 4)) tricks = legal.numbers.nth(draw(stream, 0, legal.numbers.size() - 1));
    if (one_in(stream, 8)) {
        int rest = hand.rules().tricks_in_hand();
        for (int i = 0; i < hand.rules().seats(); ++i)
            if (hand.rules().are_partners(hand.turn(), seat_at(i)))
                rest -= hand.bid_of(seat_at(i)).value_or(Bid{}).tricks;
        if (legal.numbers.has(rest)) tricks = rest;
    }
    return legal.blind ? Bid::blind_of(tricks) : Bid::of(tricks);
}

Card random_card(CardSet cards, ChaCha& stream) { return cards.nth(draw(stream, 0, cards.size() - 1)); }

void play_at_random(Hand& hand, ChaCha& stream) {
    while (hand.phase() != HandPhase::Over) {
        if (hand.is_bidding()) {
            hand.bid(random_bid(hand, stream));
        } else if (hand.phase() != HandPhase::Play) {
            CardSet given;
            while (given.size() < hand.cards_to_give())
                given.add(random_card(hand.held(hand.turn()) - given, stream));
            hand.give(given);
        } else if (hand.trick().empty() && one_in(stream, 30)) {
            hand.award_rest();  // for lopsided hands; whether it is certain is nothing to the score
        } else {
            hand.play(random_card(hand.legal_cards(), stream));
        }
    }
}

// A match as both keep it.
class BothMatches {
  public:
    explicit BothMatches(const Rules& rules) : rules_(rules), second_rules_(second_rules(rules.set())) {}

    const Standing& standing() const { return standing_; }
    bool is_won() const { return winner_.has_value(); }

    // What the two disagree about, or nothing.
    std::string add(const Hand& hand) {
        std::vector<SecondSide> sides(static_cast<std::size_t>(rules_.sides()));
        std::vector<int> bags(sides.size());
        for (int i = 0; i < rules_.seats(); ++i) {
            const SeatResult result{seat_at(i), hand.bid_of(seat_at(i)), hand.taken(seat_at(i))};
            sides[static_cast<std::size_t>(index(rules_.side_of(seat_at(i))))].push_back(
                second_player(result));
        }
        for (std::size_t s = 0; s < bags.size(); ++s) bags[s] = standing_.bags[side_at(static_cast<int>(s))];

        const PerSide<SideScore> scores = add_hand(standing_, hand);
        winner_ = match_winner(rules_, standing_);
        hands_.push_back(second_scorer::score_hand(second_rules_, sides, bags));
        const std::optional<std::size_t> second_winner = second_scorer::winner(second_rules_, hands_);

        bool same = winner_.has_value() == second_winner.has_value() &&
                    (!winner_ || index(*winner_) == static_cast<int>(*second_winner)) &&
                    standing_.hands == static_cast<int>(hands_.size());
        totals_.resize(sides.size());
        for (std::size_t s = 0; s < sides.size(); ++s) {
            const Side side = side_at(static_cast<int>(s));
            const second_scorer::Sheet& second = hands_.back()[s];
            totals_[s] += second.points;
            same = same && agree(second_sheet(scores[side]), second) &&
                   standing_.scores[side] == totals_[s] && standing_.bags[side] == second.bags;
        }
        return same ? "" : told(sides, bags, scores, second_winner);
    }

  private:
    std::string told(const std::vector<SecondSide>& sides, const std::vector<int>& bags,
                     const PerSide<SideScore>& scores, std::optional<std::size_t> second_winner) const {
        std::ostringstream out;
        out << "rules: " << print_rule_words(rules_.set()) << "\nhand " << hands_.size() << '\n';
        for (std::size_t s = 0; s < sides.size(); ++s) {
            const Side side = side_at(static_cast<int>(s));
            out << "side " << s << '\n';
            tell(out, sides[s], bags[s]);
            tell(out, "core", second_sheet(scores[side]));
            tell(out, "second", hands_.back()[s]);
            out << "  totals: core " << standing_.scores[side] << ", second " << totals_[s] << "; sets "
                << standing_.sets[side] << ", in a row " << standing_.sets_in_row[side] << '\n';
        }
        out << "winner: core " << (winner_ ? index(*winner_) : -1) << ", second "
            << (second_winner ? static_cast<int>(*second_winner) : -1) << '\n';
        return out.str();
    }

    const Rules& rules_;
    second_scorer::Rules second_rules_;
    Standing standing_;
    std::optional<Side> winner_;
    std::vector<std::vector<second_scorer::Sheet>> hands_;
    std::vector<int> totals_;
};

// A bid that would have been sensible for so many tricks, or is not at all.
Bid random_bid_for(const RuleSet& set, int taken, ChaCha& stream) {
    const bool blind = one_in(stream, 4);
    if (one_in(stream, taken == 0 ? 2 : 6)) return blind ? Bid::blind_nil() : Bid::nil();
    const int least = set.zero_means == ZeroMeans::Zero && !blind ? 0 : 1;
    int tricks = std::clamp(taken + draw(stream, -2, 2), least, 13);
    if (one_in(stream, 8)) tricks = draw(stream, least, 13);
    return blind ? Bid::blind_of(tricks) : Bid::of(tricks);
}

}  // namespace

Comparison compare_match(const Seed& seed, std::uint32_t number) {
    ChaCha stream(seed, {0, number, 0});
    const Rules rules = Rules::make(random_rule_set(stream)).value();
    Comparison comparison;
    BothMatches both(rules);
    Seat dealer = seat_at(draw(stream, 0, rules.seats() - 1));
    while (comparison.hands < kMostHands && !both.is_won() && comparison.difference.empty()) {
        Hand hand(rules, deal_hand(rules, dealer, stream), dealer, next_terms(rules, both.standing()));
        play_at_random(hand, stream);
        comparison.difference = both.add(hand);
        ++comparison.hands;
        dealer = left_of(dealer, rules.seats());
    }
    comparison.matches = both.is_won() ? 1 : 0;
    return comparison;
}

Comparison compare_results(const Seed& seed, std::uint32_t number) {
    ChaCha stream(seed, {1, number, 0});
    const RuleSet set = random_rule_set(stream);
    const Rules rules = Rules::make(set).value();
    const second_scorer::Rules second = second_rules(set);
    const int players = rules.seats() / rules.sides();
    Comparison comparison;
    while (comparison.hands < kResultsOfOneRuleSet && comparison.difference.empty()) {
        const bool bids_itself = set.first_hand_free && one_in(stream, 20);
        int left = one_in(stream, 8) ? 13 : draw(stream, 0, 13);  // all of them, for the moon
        InlineVector<SeatResult, kMaxSeats> results;
        SecondSide side;
        for (int i = 0; i < players; ++i) {
            const int taken = i + 1 == players ? left : draw(stream, 0, left);
            left -= taken;
            std::optional<Bid> bid;
            if (!bids_itself) bid = random_bid_for(set, taken, stream);
            results.push_back({seat_at(i * rules.sides()), bid, taken});
            side.push_back(second_player(results.back()));
        }
        const int bags = draw(stream, 0, set.bag_limit == 0 ? 30 : set.bag_limit - 1);
        const SideScore first_score = score_side(rules, {results.begin(), results.end()}, bags);
        const second_scorer::Sheet first_sheet = second_sheet(first_score);
        const second_scorer::Sheet other_sheet = second_scorer::score_side(second, side, bags);
        ++comparison.hands;
        if (agree(first_sheet, other_sheet)) continue;
        std::ostringstream out;
        out << "rules: " << print_rule_words(set) << '\n';
        tell(out, side, bags);
        tell(out, "core", first_sheet);
        tell(out, "second", other_sheet);
        comparison.difference = out.str();
    }
    return comparison;
}

}  // namespace larch
