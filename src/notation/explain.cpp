// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/explain.h"

#include <iterator>
#include <span>

#include "notation/words.h"
#include "rules/axes.h"

namespace larch {

namespace {

using Set = const RuleSet&;
using Text = std::string;

Text number(int value) { return std::to_string(value); }

// The sentence of a choice's value. There must be one for each.
template <class Choice, std::size_t kSize>
    requires(kSize == kNames<Choice>.size())
Text choose(Choice choice, const char* const (&texts)[kSize]) {
    return texts[static_cast<std::size_t>(choice)];
}

template <class List, class Name>
Text listed(const List& list, Name name) {
    std::vector<Text> names;
    for (const auto& item : list) names.emplace_back(name(item));
    return larch::listed(names);
}

bool in_pairs(Set set) { return set.teams == Teams::Pairs; }
bool goes_blind(Set set) { return set.blind_nil || set.blind_bid_min > 0; }
// To go blind one must be behind.
bool waits_to_be_behind(Set set) { return goes_blind(set) && (set.blind_behind > 0 || set.blind_strict); }
// Somebody chooses freely among numbers and, where it is on, nil.
bool is_free(Set set) {
    return set.bid_mode == BidMode::Free || set.bid_mode == BidMode::Deuce || set.bid_mode == BidMode::Ace;
}

Text passed(const Text& who, int cards) {
    return "Before the play " + who + " passes " + counted(cards, "card") +
           " to the partner, who passes as many back. When both partners bid nil, nothing is passed.";
}

// The rules that no axis of their own changes, in the order of the clauses.
struct FixedRule {
    std::string_view clause;
    std::string_view text;
    std::string_view alone = text;  // where there are no partners
};
constexpr FixedRule kFixedRules[] = {
    {"1.2",
     "Spades are trumps. In each suit the ace is highest, then king, queen, jack, ten, down to the two."},
    {"1.3", "The first dealer is drawn at random. After each hand the deal moves one seat to the left."},
    {"1.4", "The cards are dealt out one at a time, thirteen to each player."},
    {"2.4", "The numbers bid by the players of a side add up to its contract. Nil adds nothing.",
     "The number bid is the contract. Who bids nil has none."},
    {"3.2",
     "Everyone must follow the suit led. Who has none of it may play any card, unless a rule below says "
     "otherwise."},
    {"3.3",
     "The highest spade wins the trick; without a spade, the highest card of the suit led. The winner "
     "leads to the next."},
    {"4.1", "A contract that is made scores 10 points for each of its tricks."},
};

// What an axis means in a set; nothing where it means nothing there. Off is passed over in silence only when
// the classic game has it off.
struct AxisWords {
    std::string_view axis;
    Text (*text)(Set);
};

constexpr AxisWords kTable[] = {
    {"players", [](Set set) { return "There are " + number(set.seats) + " players."; }},
    {"teams",
     [](Set set) {
         return choose(set.teams, {"Players who face each other are partners and form a side.",
                                   "Everyone plays alone and is a side of one."});
     }},
    {"removed",
     [](Set set) -> Text {
         if (set.removed.empty()) return "";
         return "Not in the pack: " + listed(set.removed, card_name) + ".";
     }},
    {"highTrumps",
     [](Set set) -> Text {
         if (set.high_trumps.empty()) return "";
         return "Above all other spades, the highest first: " + listed(set.high_trumps, card_name) +
                ". In everything they are spades.";
     }},
    {"redeal",
     [](Set set) {
         return choose(set.redeal, {"", "When a hand has no spade, the cards are dealt again.",
                                    "When a hand has no king, queen or jack, the cards are dealt again."});
     }},
    {"widow",
     [](Set set) {
         return choose(
             set.widow,
             {"", "The dealer takes up the two cards left over and lays off any two.",
              "The holder of the lowest club takes up the two cards left over and lays off any two."});
     }},
    {"widowDiscard",
     [](Set set) -> Text {
         if (set.widow == Widow::None) return "";
         return choose(set.widow_discard,
                       {"That comes before the bidding.", "That comes after the bidding."});
     }},
};

constexpr AxisWords kBidding[] = {
    {"order",
     [](Set set) {
         return choose(set.order,
                       {"The player on the dealer's left bids first, then the others clockwise.",
                        "The dealer bids first, then the others clockwise.",
                        "The side that did not deal bids first, then the dealer's partner, then the "
                        "dealer."});
     }},
    {"minSeat",
     [](Set set) -> Text {
         // Under suicide every number stands beside a nil, for which 2.12 may ask for more.
         const bool is_suicide = set.bid_mode == BidMode::Suicide;
         if (is_suicide ? set.nil_partner_min > set.min_seat : !is_free(set)) return "";
         return "A bid is a number of tricks from " + number(set.min_seat) + " to 13.";
     }},
    {"nil",
     [](Set set) -> Text {
         return set.nil ? "Nil is a bid too, a promise to take no trick at all." : "Nobody may bid nil.";
     }},
    {"zeroMeans",
     [](Set set) {
         return choose(set.zero_means, {"",
                                        "Nought may be bid as a number too. It promises nothing, and its "
                                        "bidder's tricks count for the side."});
     }},
    {"doubleNil",
     [](Set set) -> Text {
         if (!set.nil || !in_pairs(set) || set.bid_mode == BidMode::Suicide) return "";
         return choose(
             set.double_nil,
             {"Both partners may bid nil; each is scored alone.",
              "When one partner has bid nil, the other may not.",
              set.blind_nil ? "Both partners may bid nil. It is scored as one: four "
                              "times the value of a nil when neither takes a trick, otherwise twice the "
                              "value is lost (4.12). With a blind nil among the two each is scored alone."
                            : "Both partners may bid nil. It is scored as one: four times the value of a nil "
                              "when neither takes a trick, otherwise twice the value is lost (4.12)."});
     }},
    {"blindNil",
     [](Set set) -> Text { return set.blind_nil ? "Nil may be bid blind, before a card is seen." : ""; }},
    {"blindBoth",
     [](Set set) -> Text {
         if (!set.blind_nil || !in_pairs(set) || set.double_nil == DoubleNil::Forbid) return "";
         return set.blind_both ? "Both partners may do so." : "Only one partner of a side may do so.";
     }},
    {"blindBehind",
     [](Set set) -> Text {
         if (!goes_blind(set)) return "";
         if (!waits_to_be_behind(set)) return "Everyone may go blind, whatever the score.";
         if (set.blind_behind == 0) return "";
         return "To go blind a side must be behind by " + counted(set.blind_behind, "point") +
                (set.blind_strict ? "." : " or more.");
     }},
    {"blindStrict",
     [](Set set) -> Text {
         if (!goes_blind(set) || !set.blind_strict) return "";
         return set.blind_behind == 0 ? "Only a side that is behind may go blind."
                                      : "To be behind by just that is not enough.";
     }},
    {"blindBehindWhom",
     [](Set set) -> Text {
         if (!waits_to_be_behind(set) || in_pairs(set)) return "";
         return choose(set.behind_whom,
                       {"It is the leader that counts.", "It must be behind every other side."});
     }},
    {"blindAfterHand1",
     [](Set set) -> Text {
         return goes_blind(set) && set.blind_after_hand1 ? "Nobody may go blind in the first hand." : "";
     }},
    {"blindPhase",
     [](Set set) -> Text {
         if (!goes_blind(set)) return "";
         return choose(
             set.blind_phase,
             {"Who may go blind sees no card until the turn to bid, and then bids blind or looks first.",
              "All who may go blind bid blind or decline before anyone sees a card."});
     }},
    {"blindBidMin",
     [](Set set) -> Text {
         if (set.blind_bid_min == 0) return "";
         return "A number from " + number(set.blind_bid_min) + " on may be bid blind, before a card is seen.";
     }},
    {"minTeam",
     [](Set set) -> Text {
         if (set.min_team == 0) return "";
         return "The bids of a side must come to " + counted(set.min_team, "trick") + " or more.";
     }},
    {"boardNil",
     [](Set set) -> Text {
         if (set.min_team == 0 || !set.nil) return "";
         return choose(set.board_nil, {"Nil is free of that, and so is the bid beside a nil.",
                                       "That holds beside a nil too: the other partner must bid all of it."});
     }},
    {"nilPartnerMin",
     [](Set set) -> Text {
         if (set.nil_partner_min == 0 || !set.nil) return "";
         return "The number beside a partner's nil must be " + number(set.nil_partner_min) + " or more.";
     }},
    {"forbidTotal",
     [](Set set) -> Text {
         if (!set.forbid_total) return "";
         return "The last to bid may not make all bids add up to the tricks of the hand.";
     }},
    {"minTable",
     [](Set set) -> Text {
         if (set.min_table == 0) return "";
         return "When all bids come to less than " + counted(set.min_table, "trick") +
                ", the hand is thrown in without a score.";
     }},
    {"raiseRound",
     [](Set set) {
         return choose(set.raise_round,
                       {"",
                        "When all have bid, each may raise a number to any higher one, one side after the "
                        "other. Nil and blind bids stand.",
                        "When all have bid, each may add one trick to a number. Nil and blind bids stand."});
     }},
    {"firstHandFree",
     [](Set set) -> Text {
         if (!set.first_hand_free) return "";
         return "Nobody bids in the first hand of a match; every trick of it scores 10 points (4.14).";
     }},
    {"bidMode",
     [](Set set) {
         return choose(
             set.bid_mode,
             {"", "One partner of each side bids nil, the other a number (2.18).",
              "Everyone bids the number of spades held; without one, nil.",
              "Everyone bids the number of spades held, or nil; without one, nil.",
              "All but the last bid the number of spades held, or nil; without one, nil. The last may bid "
              "anything.",
              "Everyone bids the number of hearts held; without one, nil.",
              "Everyone bids three tricks for each ace held; without one, nil.",
              "The holder of the two of spades must bid 2.", "The holder of the ace of spades must bid 2.",
              "Only certain bids may be made (2.19)."});
     }},
    {"fixedBids",
     [](Set set) -> Text {
         if (set.bid_mode != BidMode::Fixed) return "";
         if (set.fixed_bids.empty()) return "Everyone must bid nil.";
         return "The numbers to bid: " + listed(set.fixed_bids, number) +
                (set.nil ? ". Nil may be bid beside them." : ".");
     }},
    {"nilPass",
     [](Set set) -> Text {
         if (set.nil_pass == 0) return "";
         return passed(set.blind_nil ? "a nil bidder who is not blind" : "a nil bidder", set.nil_pass);
     }},
    {"blindPass",
     [](Set set) -> Text { return set.blind_pass == 0 ? "" : passed("a blind nil bidder", set.blind_pass); }},
};

constexpr AxisWords kPlay[] = {
    {"spadeLead",
     [](Set set) {
         return choose(
             set.spade_lead,
             {"Spades may be led once one was played on an earlier trick, or when nothing else is held.",
              "Spades may be led to any trick but the first, and to that from a hand of nothing else.",
              "Spades may be led at any time."});
     }},
    {"claim",
     [](Set set) -> Text {
         return set.claim ? "On lead, who is certain to win every trick left may claim them, but not after "
                            "bidding nil."
                          : "Nobody may claim; every hand is played to its last card.";
     }},
    {"lead",
     [](Set set) {
         return choose(set.lead,
                       {"The player on the dealer's left leads to the first trick.",
                        "The holder of the lowest club leads it to the first trick.",
                        "The holder of the lowest club leads it to the first trick, and everyone with "
                        "clubs plays the lowest."});
     }},
    {"trumpFirstTrick",
     [](Set set) -> Text {
         return set.trump_first_trick ? ""
                                      : "No spade goes on the first trick while another card may be played.";
     }},
    {"mustTrump",
     [](Set set) -> Text {
         return set.must_trump ? "Who cannot follow suit must play a spade if there is one." : "";
     }},
    {"forcedPlay",
     [](Set set) {
         return choose(set.forced_play, {"", "A spade may be played only when nothing else may.",
                                         "A spade must be played whenever one may.",
                                         "Of the suit chosen, the lowest card must be played.",
                                         "Of the suit chosen, the highest card must be played."});
     }},
};

constexpr AxisWords kScore[] = {
    {"bagPoint",
     [](Set set) {
         return "An overtrick is a bag and scores " +
                (set.bag_point == 0 ? "nothing" : counted(set.bag_point, "point")) + ".";
     }},
    {"setScore",
     [](Set set) {
         return choose(set.set_score, {"A contract that is set loses 10 points for each of its tricks.",
                                       "A contract that is set loses nothing.",
                                       "A contract that is set loses 10 points for each trick missing."});
     }},
    {"nilValue",
     [](Set set) -> Text {
         if (!set.nil) return "";
         const Text value = number(set.nil_value);
         return "Nil scores " + value + " when it is made and loses " + value + " when it fails.";
     }},
    {"failedNil",
     [](Set set) -> Text {
         if (!set.nil) return "";
         // Alone there is no contract beside a nil that could be made or helped.
         const bool is_plain = !in_pairs(set) && set.failed_nil != FailedNil::Nothing;
         return choose(
             is_plain ? FailedNil::Bags : set.failed_nil,
             {"The tricks of a failed nil are bags and do not count toward the contract.",
              "The tricks of a failed nil are bags when the side makes its contract, and otherwise "
              "nothing.",
              "The tricks of a failed nil count toward the side's contract.",
              "The tricks of a failed nil are neither bags nor do they count toward the contract."});
     }},
    {"bagLimit",
     [](Set set) -> Text {
         if (set.bag_limit == 0) return "Bags never cost anything.";
         return "Bags cost points each time that a side's count of them reaches " + number(set.bag_limit) +
                ".";
     }},
    {"bagCost",
     [](Set set) -> Text {
         if (set.bag_limit == 0) return "";
         return (set.bag_to == BagTo::Self ? "The side then loses " : "The other side then scores ") +
                counted(set.bag_cost, "point") + ".";
     }},
    {"bagCarry",
     [](Set set) -> Text {
         if (set.bag_limit == 0) return "";
         return set.bag_carry ? "The count goes down by as many bags; what is left is carried on."
                              : "The count then starts over from nought.";
     }},
    {"ten",
     [](Set set) {
         return choose(set.ten, {"", "A contract of ten or more scores 200 when made, whatever its size.",
                                 "A contract of ten or more counts double, made or set.",
                                 "A contract of ten or more scores 50 more when made."});
     }},
    {"tenFail",
     [](Set set) -> Text {
         return set.ten == Ten::Flat200 ? "Set, it loses " + number(set.ten_fail) + "." : "";
     }},
    {"tenScope",
     [](Set set) -> Text {
         if (set.ten == Ten::Off || !in_pairs(set)) return "";
         return choose(set.ten_scope, {"For that, the bids of the side count together.",
                                       "For that, one player of the side must have bid ten or more."});
     }},
    {"moon",
     [](Set set) {
         return choose(set.moon, {"", "A contract of all the tricks, when made, has a value of its own.",
                                  "A contract of all the tricks, when made, wins the match."});
     }},
    {"moonScore",
     [](Set set) -> Text {
         return set.moon == Moon::Score ? "It is worth " + counted(set.moon_score, "point") + "." : "";
     }},
    {"blindNilValue",
     [](Set set) -> Text {
         if (!set.blind_nil) return "";
         const Text value = number(set.blind_nil_value);
         return "Blind nil scores " + value + " when it is made and loses " + value + " when it fails.";
     }},
    {"blindBidFail",
     [](Set set) -> Text {
         if (set.blind_bid_min == 0) return "";
         return Text(
                    "When the contract is made, a number bid blind scores another 10 points for each of its "
                    "tricks; when it is set, ") +
                (set.blind_bid_fail == 1 ? "nothing more is lost." : "it loses as many more.");
     }},
    {"bagTo",
     [](Set set) -> Text {
         if (set.bag_limit == 0) return "";
         return choose(set.bag_to, {"", "A side loses no points for its own bags."});
     }},
};

constexpr AxisWords kMatch[] = {
    {"target",
     [](Set set) { return "The match ends when a side reaches " + counted(set.target, "point") + "."; }},
    {"floor",
     [](Set set) -> Text {
         return set.floor ? "The match also ends when a side falls to " + number(*set.floor) + " points."
                          : "";
     }},
    {"floorResult",
     [](Set set) -> Text {
         if (!set.floor) return "";
         return choose(set.floor_result, {"", "A side that has fallen so far cannot win."});
     }},
    {"tie",
     [](Set set) {
         return choose(set.tie, {"The highest score wins; when it is shared, another hand is played.",
                                 "The highest score wins; when it is shared, the side with fewer bags."});
     }},
    {"maxSets",
     [](Set set) -> Text {
         if (set.max_sets == 0) return "";
         return "A side that is set " + counted(set.max_sets, "time") +
                (set.max_sets_in_row ? " in a row" : "") + " has lost, and the match ends.";
     }},
    {"maxSetsInRow",
     [](Set set) -> Text {
         return set.max_sets_in_row ? "A contract that is made ends a row of sets." : "";
     }},
    {"maxHands",
     [](Set set) -> Text {
         if (set.max_hands == 0) return "";
         return "The match is over after " + counted(set.max_hands, "hand") + ".";
     }},
    {"spread",
     [](Set set) -> Text {
         if (set.spread == 0) return "";
         return "The match also ends when a side leads the next by " + counted(set.spread, "point") + ".";
     }},
};

constexpr std::span<const AxisWords> kSections[] = {kTable, kBidding, kPlay, kScore, kMatch};

Text words_for(std::string_view axis, Set set) {
    for (const auto section : kSections)
        for (const AxisWords& words : section)
            if (words.axis == axis) return words.text(set);
    return "";
}

// "2.10" as a number that comes after that of "2.9".
int order_of(std::string_view clause) {
    int place = 0;
    for (const char digit : clause.substr(2)) place = 10 * place + (digit - '0');
    return 100 * (clause[0] - '0') + place;
}

}  // namespace

std::vector<RuleInWords> explain(const RuleSet& set) {
    std::vector<RuleInWords> rules;
    const FixedRule* fixed = std::begin(kFixedRules);
    for_each_axis(set, [&](const Axis& axis, const auto&) {
        for (; fixed != std::end(kFixedRules) && order_of(fixed->clause) <= order_of(axis.clause); ++fixed)
            rules.push_back({"", fixed->clause, Text(in_pairs(set) ? fixed->text : fixed->alone)});
        Text text = words_for(axis.key, set);
        if (text.empty()) return;
        const bool differs = text != words_for(axis.key, RuleSet{});
        rules.push_back({axis.key, axis.clause, std::move(text), differs});
    });
    return rules;
}

}  // namespace larch
