// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "rules/rule_set.h"

// The one list of the axes of a rule set. JSON in both directions, the check of ranges, random rule sets and
// the page's settings all go through it.
namespace larch {

// What there is to say of an axis besides its value. The key names it in JSON, in refusals and in a catalogue
// of words; an axis is under the clause, and the clause's section is its group.
struct Axis {
    std::string_view key;
    std::string_view clause;  // of docs/rules.md
    int least = 0;            // of an axis that is a number (or none)
    int most = 0;
    InlineVector<int, 12> usual = {};  // numbers that tables play by, for a list to choose from
};

// The names of a choice's values, in the order of its enumerators.
template <class Choice>
constexpr int kNames = 0;
template <>
inline constexpr std::array<std::string_view, 2> kNames<Teams> = {"pairs", "solo"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<Redeal> = {"never", "noSpade", "noCourt"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<Widow> = {"none", "dealer", "lowestClub"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<WidowDiscard> = {"beforeBids", "afterBids"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<BidOrder> = {"leftOfDealer", "dealerFirst",
                                                                     "nonDealingSide"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<ZeroMeans> = {"nil", "zero"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<DoubleNil> = {"single", "forbid", "special"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<BlindPhase> = {"turn", "preDeal"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<BehindWhom> = {"leader", "everyone"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<BoardNil> = {"exempt", "needsBoard"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<RaiseRound> = {"off", "side", "plusOne"};
template <>
inline constexpr std::array<std::string_view, 10> kNames<BidMode> = {
    "free", "suicide", "mirror", "whiz", "jokerWhiz", "hearts", "aces", "deuce", "ace", "fixed"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<OpeningLead> = {"leftOfDealer", "lowestClub",
                                                                        "allLowestClubs"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<SpadeLead> = {"broken", "afterFirst", "any"};
template <>
inline constexpr std::array<std::string_view, 5> kNames<ForcedPlay> = {"none", "screamer", "assassin",
                                                                       "lowball", "highball"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<SetScore> = {"tenATrick", "nothing", "shortfall"};
template <>
inline constexpr std::array<std::string_view, 4> kNames<FailedNil> = {"bags", "bagsIfMade", "helpPartner",
                                                                      "nothing"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<BagTo> = {"self", "opponents"};
template <>
inline constexpr std::array<std::string_view, 4> kNames<Ten> = {"off", "flat200", "double", "bonus50"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<TenScope> = {"team", "seat"};
template <>
inline constexpr std::array<std::string_view, 3> kNames<Moon> = {"off", "score", "winsGame"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<FloorResult> = {"highest", "loses"};
template <>
inline constexpr std::array<std::string_view, 2> kNames<Tie> = {"playOn", "fewerBags"};

// Calls visit(axis, member) for each axis of a set, in the order of docs/rules.md.
template <class Set, class Visit>
void for_each_axis(Set& set, Visit visit) {
    visit(Axis{"players", "1.1", 4, 4}, set.seats);
    visit(Axis{"teams", "1.1"}, set.teams);
    visit(Axis{"removed", "1.2"}, set.removed);
    visit(Axis{"highTrumps", "1.2"}, set.high_trumps);
    visit(Axis{"redeal", "1.5"}, set.redeal);
    visit(Axis{"widow", "1.6"}, set.widow);
    visit(Axis{"widowDiscard", "1.6"}, set.widow_discard);

    visit(Axis{"order", "2.1"}, set.order);
    visit(Axis{"minSeat", "2.2", 1, 4, {1, 2}}, set.min_seat);
    visit(Axis{"nil", "2.3"}, set.nil);
    visit(Axis{"zeroMeans", "2.5"}, set.zero_means);
    visit(Axis{"doubleNil", "2.6"}, set.double_nil);
    visit(Axis{"blindNil", "2.7"}, set.blind_nil);
    visit(Axis{"blindBoth", "2.7"}, set.blind_both);
    visit(Axis{"blindBehind", "2.8", 0, 10000, {0, 50, 100, 150, 200, 250}}, set.blind_behind);
    visit(Axis{"blindStrict", "2.8"}, set.blind_strict);
    visit(Axis{"blindBehindWhom", "2.8"}, set.behind_whom);
    visit(Axis{"blindAfterHand1", "2.8"}, set.blind_after_hand1);
    visit(Axis{"blindPhase", "2.9"}, set.blind_phase);
    visit(Axis{"blindBidMin", "2.10", 0, 10, {0, 5, 6, 7}}, set.blind_bid_min);
    visit(Axis{"minTeam", "2.11", 0, 10, {0, 4, 6}}, set.min_team);
    visit(Axis{"boardNil", "2.11"}, set.board_nil);
    visit(Axis{"nilPartnerMin", "2.12", 0, 10, {0, 4}}, set.nil_partner_min);
    visit(Axis{"forbidTotal", "2.13"}, set.forbid_total);
    visit(Axis{"minTable", "2.14", 0, 13, {0, 11}}, set.min_table);
    visit(Axis{"raiseRound", "2.15"}, set.raise_round);
    visit(Axis{"firstHandFree", "2.16"}, set.first_hand_free);
    visit(Axis{"bidMode", "2.17"}, set.bid_mode);
    visit(Axis{"fixedBids", "2.19", 1, 13}, set.fixed_bids);
    visit(Axis{"nilPass", "2.20", 0, 4, {0, 1, 2, 3, 4}}, set.nil_pass);
    visit(Axis{"blindPass", "2.20", 0, 4, {0, 1, 2, 3, 4}}, set.blind_pass);

    visit(Axis{"spadeLead", "3.5"}, set.spade_lead);
    visit(Axis{"claim", "3.6"}, set.claim);
    visit(Axis{"lead", "3.7"}, set.lead);
    visit(Axis{"trumpFirstTrick", "3.8"}, set.trump_first_trick);
    visit(Axis{"mustTrump", "3.9"}, set.must_trump);
    visit(Axis{"forcedPlay", "3.10"}, set.forced_play);

    visit(Axis{"bagPoint", "4.2", 0, 1, {0, 1}}, set.bag_point);
    visit(Axis{"setScore", "4.3"}, set.set_score);
    visit(Axis{"nilValue", "4.4", 0, 1000, {50, 60, 75, 100, 150}}, set.nil_value);
    visit(Axis{"failedNil", "4.5"}, set.failed_nil);
    visit(Axis{"bagLimit", "4.6", 0, 100, {0, 1, 5, 7, 10}}, set.bag_limit);
    visit(Axis{"bagCost", "4.6", 0, 1000, {50, 100, 110, 150}}, set.bag_cost);
    visit(Axis{"bagCarry", "4.6"}, set.bag_carry);
    visit(Axis{"ten", "4.8"}, set.ten);
    visit(Axis{"tenFail", "4.8", 0, 1000, {100, 200}}, set.ten_fail);
    visit(Axis{"tenScope", "4.8"}, set.ten_scope);
    visit(Axis{"moon", "4.9"}, set.moon);
    visit(Axis{"moonScore", "4.9", 0, 1000, {200, 250, 500}}, set.moon_score);
    visit(Axis{"blindNilValue", "4.10", 0, 1000, {100, 120, 200, 300}}, set.blind_nil_value);
    visit(Axis{"blindBidFail", "4.11", 1, 2, {1, 2}}, set.blind_bid_fail);
    visit(Axis{"bagTo", "4.13"}, set.bag_to);

    visit(Axis{"target", "5.1", 50, 10000, {100, 150, 200, 250, 300, 350, 400, 500, 750, 1000}}, set.target);
    visit(Axis{"floor", "5.2", -10000, -50, {-200, -300, -500}}, set.floor);
    visit(Axis{"floorResult", "5.2"}, set.floor_result);
    visit(Axis{"tie", "5.3"}, set.tie);
    visit(Axis{"maxSets", "5.4", 0, 10, {0, 2, 3}}, set.max_sets);
    visit(Axis{"maxSetsInRow", "5.4"}, set.max_sets_in_row);
    visit(Axis{"maxHands", "5.5", 0, 1000, {0, 4, 8}}, set.max_hands);
    visit(Axis{"spread", "5.6", 0, 10000, {0, 100, 200, 300, 500}}, set.spread);
}

}  // namespace larch
