// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include "protocol/hint.h"
#include "protocol/message.h"

// The one description of every type that crosses the wire. The codec (codec.h) reads and writes JSON by it,
// and the page's TypeScript types (typescript.h) are generated from it.
//
// A structure is a list of fields, in the order they are written; an enumeration is the names of its values,
// in their order; one of several (a variant) is told apart by "type".

namespace larch::schema {

template <class T>
struct Type {};

// `member` points to a member, or to a function without arguments whose result is only written.
template <class M>
struct Field {
    std::string_view name;
    M member;
    std::string_view note;  // for the reader of the generated types
};
template <class M>
constexpr Field<M> field(std::string_view name, M member, std::string_view note = "") {
    return {name, member, note};
}

// Enumerations.

constexpr std::string_view name_of(Type<Suit>) { return "Suit"; }
constexpr auto values_of(Type<Suit>) { return std::to_array<std::string_view>({"C", "D", "H", "S"}); }

constexpr std::string_view name_of(Type<BidKind>) { return "BidKind"; }
constexpr auto values_of(Type<BidKind>) { return std::to_array<std::string_view>({"tricks", "nil", "look"}); }

constexpr std::string_view name_of(Type<Phase>) { return "Phase"; }
constexpr auto values_of(Type<Phase>) {
    return std::to_array<std::string_view>(
        {"blind", "bidding", "raising", "discard", "exchange", "play", "hand_over", "match_over"});
}

constexpr std::string_view name_of(Type<Reason>) { return "ReasonCode"; }
constexpr auto values_of(Type<Reason>) {
    return std::to_array<std::string_view>({"not_your_turn",
                                            "not_bidding",
                                            "not_playing",
                                            "bid_out_of_range",
                                            "nil_not_allowed",
                                            "total_forbidden",
                                            "answer_blind_first",
                                            "blind_not_offered",
                                            "not_giving",
                                            "wrong_number_of_cards",
                                            "card_not_held",
                                            "must_follow_suit",
                                            "spades_not_broken",
                                            "must_play_lowest_club",
                                            "no_spade_on_first_trick",
                                            "must_trump",
                                            "spades_last",
                                            "spades_first",
                                            "lowest_of_suit_only",
                                            "highest_of_suit_only",
                                            "hand_not_over",
                                            "match_is_over",
                                            "nothing_to_undo",
                                            "no_claims",
                                            "claim_not_certain",
                                            "unknown_seat",
                                            "bad_message"});
}

constexpr std::string_view name_of(Type<LineKind>) { return "LineKind"; }
constexpr auto values_of(Type<LineKind>) {
    return std::to_array<std::string_view>({"contract_made", "contract_set", "ten_bonus", "overtricks",
                                            "blind_bid_made", "blind_bid_failed", "nil_made", "nil_failed",
                                            "blind_nil_made", "blind_nil_failed", "double_nil_made",
                                            "double_nil_failed", "free_tricks", "bag_penalty", "bag_gift"});
}

constexpr std::string_view name_of(Type<Ground>) { return "Ground"; }
constexpr auto values_of(Type<Ground>) {
    return std::to_array<std::string_view>({"only_choice",
                                            "counts_tricks",
                                            "top_cards",
                                            "long_spades",
                                            "short_suit",
                                            "covers_partner",
                                            "bids_past_all",
                                            "bids_leave_room",
                                            "reaches_target",
                                            "nil_too_risky",
                                            "high_spades",
                                            "bids_nil",
                                            "low_spades",
                                            "low_cards",
                                            "partner_bid",
                                            "behind",
                                            "looks_first",
                                            "risks_blind",
                                            "stands_by_bid",
                                            "raises_bid",
                                            "passes_danger",
                                            "spares_nil",
                                            "lays_off",
                                            "keeps_own_nil",
                                            "highest_loser",
                                            "throws_danger",
                                            "cannot_duck",
                                            "covers_nil",
                                            "shields_nil",
                                            "partner_discards",
                                            "attacks_nil",
                                            "leads_at_nil",
                                            "cashes_winner",
                                            "no_ruff",
                                            "leads_trump",
                                            "leads_to_partner",
                                            "only_partner_trumps",
                                            "leads_low",
                                            "empties_suit",
                                            "holds_suit",
                                            "ruffs",
                                            "overruffs",
                                            "wins_last",
                                            "wins_cheaply",
                                            "highest_out",
                                            "few_higher",
                                            "higher_out",
                                            "trick_chance",
                                            "nil_holds",
                                            "leaves_to_partner",
                                            "leaves_trick",
                                            "cannot_win",
                                            "plays_low",
                                            "saves_spades",
                                            "discards",
                                            "needs_tricks",
                                            "sets_contract",
                                            "avoids_bags",
                                            "gives_bags",
                                            "rest_is_sure",
                                            "too_close_to_call"});
}
static_assert(values_of(Type<Ground>{}).size() == kGrounds);

// Structures.

constexpr std::string_view name_of(Type<Bid>) { return "Bid"; }
constexpr auto fields_of(Type<Bid>) {
    return std::tuple(field("kind", &Bid::kind, "To look is to answer a blind offer with no."),
                      field("blind", &Bid::blind, "Made before the cards were seen."),
                      field("tricks", &Bid::tricks, "Tricks promised; 0 for nil."));
}

constexpr std::string_view name_of(Type<LegalBids>) { return "LegalBids"; }
constexpr auto fields_of(Type<LegalBids>) {
    return std::tuple(
        field("numbers", &LegalBids::numbers), field("nil", &LegalBids::nil),
        field("blind", &LegalBids::blind, "These bids are blind; the other answer is to look."));
}

constexpr std::string_view name_of(Type<PlayedCard>) { return "PlayedCard"; }
constexpr auto fields_of(Type<PlayedCard>) {
    return std::tuple(field("seat", &PlayedCard::seat), field("card", &PlayedCard::card));
}

constexpr std::string_view name_of(Type<Refusal>) { return "Refusal"; }
constexpr auto fields_of(Type<Refusal>) {
    return std::tuple(
        field("reason", &Refusal::reason), field("card", &Refusal::card),
        field("suit", &Refusal::suit, "The suit that must be followed."),
        field("seat", &Refusal::seat, "Whose turn it is."),
        field("least", &Refusal::least, "The lowest number that would have been accepted."),
        field("most", &Refusal::most, "The highest one."),
        field("detail", &Refusal::detail, "For bad_message: where and what, in words for a developer."),
        field("clause", &Refusal::clause, "The clause of docs/rules.md behind it: \"3.5\"."));
}

constexpr std::string_view name_of(Type<HeldCard>) { return "HeldCard"; }
constexpr auto fields_of(Type<HeldCard>) {
    return std::tuple(
        field("card", &HeldCard::card),
        field("refusal", &HeldCard::refusal,
              "Why it cannot be played now; null when it can, and when it is not this seat's turn to play."));
}

constexpr std::string_view name_of(Type<SeatView>) { return "SeatView"; }
constexpr auto fields_of(Type<SeatView>) {
    return std::tuple(field("seat", &SeatView::seat), field("side", &SeatView::side),
                      field("is_bot", &SeatView::is_bot), field("cards_left", &SeatView::cards_left),
                      field("bid", &SeatView::bid), field("tricks", &SeatView::tricks, "Tricks taken."));
}

constexpr std::string_view name_of(Type<SideView>) { return "SideView"; }
constexpr auto fields_of(Type<SideView>) {
    return std::tuple(
        field("side", &SideView::side),
        field("contract", &SideView::contract, "Tricks promised so far; null before the side's first bid."),
        field("tricks", &SideView::tricks, "Tricks taken that count toward the contract."),
        field("score", &SideView::score), field("bags", &SideView::bags),
        field("sets", &SideView::sets, "Contracts not made in this match."));
}

constexpr std::string_view name_of(Type<GiveView>) { return "GiveView"; }
constexpr auto fields_of(Type<GiveView>) {
    return std::tuple(field("count", &GiveView::count, "Cards."),
                      field("to", &GiveView::to, "A partner; null when they are laid off."));
}

constexpr std::string_view name_of(Type<TrickView>) { return "TrickView"; }
constexpr auto fields_of(Type<TrickView>) {
    return std::tuple(
        field("leader", &TrickView::leader),
        field("led", &TrickView::led, "The suit that must be followed; null while it is empty."),
        field("plays", &TrickView::plays),
        field("winner", &TrickView::winner, "Who is winning it, or has won it; null while it is empty."));
}

constexpr std::string_view name_of(Type<ScoreLine>) { return "ScoreLine"; }
constexpr auto fields_of(Type<ScoreLine>) {
    return std::tuple(
        field("kind", &ScoreLine::kind), field("seat", &ScoreLine::seat, "The nil bidder of a nil line."),
        field("points", &ScoreLine::points),
        field("bags", &ScoreLine::bags, "Bags added by overtricks, or taken away by a penalty (negative)."),
        field("bid", &ScoreLine::bid, "Tricks promised."),
        field("taken", &ScoreLine::taken, "Tricks that counted."),
        field("clause", &ScoreLine::clause, "The clause of docs/rules.md behind it: \"4.1\"."));
}

constexpr std::string_view name_of(Type<SideResult>) { return "SideResult"; }
constexpr auto fields_of(Type<SideResult>) {
    return std::tuple(field("side", &SideResult::side), field("lines", &SideResult::lines),
                      field("points", &SideResult::points), field("score_before", &SideResult::score_before),
                      field("score_after", &SideResult::score_after),
                      field("bags_before", &SideResult::bags_before),
                      field("bags_after", &SideResult::bags_after));
}

constexpr std::string_view name_of(Type<HandResult>) { return "HandResult"; }
constexpr auto fields_of(Type<HandResult>) {
    return std::tuple(field("number", &HandResult::number),
                      field("thrown_in", &HandResult::thrown_in, "Given up for its low bids; no lines."),
                      field("sides", &HandResult::sides));
}

constexpr std::string_view name_of(Type<Permissions>) { return "Permissions"; }
constexpr auto fields_of(Type<Permissions>) {
    return std::tuple(field("undo", &Permissions::undo), field("claim", &Permissions::claim),
                      field("next_hand", &Permissions::next_hand));
}

constexpr std::string_view name_of(Type<View>) { return "View"; }
constexpr auto fields_of(Type<View>) {
    return std::tuple(
        field("seat", &View::seat, "Whose view this is."),
        field("rules", &View::rules, "In words: \"pagat target=300\"."), field("phase", &View::phase),
        field("turn", &View::turn), field("dealer", &View::dealer), field("hand_number", &View::hand_number),
        field("trick_number", &View::trick_number, "Of the trick on the table, from 1."),
        field("tricks_in_hand", &View::tricks_in_hand), field("target", &View::target),
        field("floor", &View::floor),
        field("max_hands", &View::max_hands, "After so many the match ends; 0 for any number."),
        field("max_sets", &View::max_sets, "So many contracts not made lose the match; 0 for any number."),
        field("seats", &View::seats), field("sides", &View::sides),
        field("hand_hidden", &View::hand_hidden,
              "The cards are dealt, but may not be seen before a blind offer is answered."),
        field("hand", &View::hand,
              "As one sorts cards: red and black in turn, spades last, high cards first."),
        field("legal_bids", &View::legal_bids,
              "What this seat may bid; null when it is not its turn to bid."),
        field("give", &View::give, "What this seat must give now; null when that is not awaited."),
        field("given", &View::given, "Cards that this seat gave to its partner or laid off in this hand."),
        field("received", &View::received, "Cards that came from its partner."),
        field("shown", &View::shown, "Laid open by whoever was granted the rest of this hand."),
        field("trick", &View::trick),
        field("tricks", &View::tricks, "Those of this hand that are over, oldest first."),
        field("spades_broken", &View::spades_broken),
        field("results", &View::results, "All hands scored so far, oldest first."),
        field("winner", &View::winner, "Set once the match is over."), field("can", &View::can),
        field("undone", &View::undone, "True once something was taken back in this match."));
}

// Events.

constexpr std::string_view tag_of(Type<MatchStarted>) { return "match_started"; }
constexpr auto fields_of(Type<MatchStarted>) { return std::tuple(); }
constexpr std::string_view tag_of(Type<HandStarted>) { return "hand_started"; }
constexpr auto fields_of(Type<HandStarted>) {
    return std::tuple(field("number", &HandStarted::number), field("dealer", &HandStarted::dealer));
}
constexpr std::string_view tag_of(Type<BidMade>) { return "bid_made"; }
constexpr auto fields_of(Type<BidMade>) {
    return std::tuple(field("seat", &BidMade::seat), field("bid", &BidMade::bid));
}
constexpr std::string_view tag_of(Type<Looked>) { return "looked"; }
constexpr auto fields_of(Type<Looked>) { return std::tuple(field("seat", &Looked::seat)); }
constexpr std::string_view tag_of(Type<BidRaised>) { return "bid_raised"; }
constexpr auto fields_of(Type<BidRaised>) {
    return std::tuple(field("seat", &BidRaised::seat), field("bid", &BidRaised::bid));
}
constexpr std::string_view tag_of(Type<WidowTaken>) { return "widow_taken"; }
constexpr auto fields_of(Type<WidowTaken>) { return std::tuple(field("seat", &WidowTaken::seat)); }
constexpr std::string_view tag_of(Type<CardsGiven>) { return "cards_given"; }
constexpr auto fields_of(Type<CardsGiven>) {
    return std::tuple(field("seat", &CardsGiven::seat), field("to", &CardsGiven::to),
                      field("count", &CardsGiven::count));
}
constexpr std::string_view tag_of(Type<ThrownIn>) { return "thrown_in"; }
constexpr auto fields_of(Type<ThrownIn>) { return std::tuple(field("number", &ThrownIn::number)); }
constexpr std::string_view tag_of(Type<CardPlayed>) { return "card_played"; }
constexpr auto fields_of(Type<CardPlayed>) {
    return std::tuple(field("seat", &CardPlayed::seat), field("card", &CardPlayed::card));
}
constexpr std::string_view tag_of(Type<SpadesBroken>) { return "spades_broken"; }
constexpr auto fields_of(Type<SpadesBroken>) { return std::tuple(field("seat", &SpadesBroken::seat)); }
constexpr std::string_view tag_of(Type<TrickWon>) { return "trick_won"; }
constexpr auto fields_of(Type<TrickWon>) {
    return std::tuple(field("seat", &TrickWon::seat), field("number", &TrickWon::number));
}
constexpr std::string_view tag_of(Type<ClaimGranted>) { return "claim_granted"; }
constexpr auto fields_of(Type<ClaimGranted>) {
    return std::tuple(field("seat", &ClaimGranted::seat), field("tricks", &ClaimGranted::tricks));
}
constexpr std::string_view tag_of(Type<HandScored>) { return "hand_scored"; }
constexpr auto fields_of(Type<HandScored>) { return std::tuple(field("number", &HandScored::number)); }
constexpr std::string_view tag_of(Type<MatchWon>) { return "match_won"; }
constexpr auto fields_of(Type<MatchWon>) { return std::tuple(field("side", &MatchWon::side)); }
constexpr std::string_view tag_of(Type<Undone>) { return "undone"; }
constexpr auto fields_of(Type<Undone>) { return std::tuple(field("actions", &Undone::actions)); }

constexpr std::string_view name_of(Type<Event>) { return "Event"; }

// Intents.

constexpr std::string_view tag_of(Type<MakeBid>) { return "bid"; }
constexpr auto fields_of(Type<MakeBid>) { return std::tuple(field("bid", &MakeBid::bid)); }
constexpr std::string_view tag_of(Type<GiveCards>) { return "give"; }
constexpr auto fields_of(Type<GiveCards>) { return std::tuple(field("cards", &GiveCards::cards)); }
constexpr std::string_view tag_of(Type<PlayCard>) { return "play"; }
constexpr auto fields_of(Type<PlayCard>) { return std::tuple(field("card", &PlayCard::card)); }
constexpr std::string_view tag_of(Type<ClaimRest>) { return "claim"; }
constexpr auto fields_of(Type<ClaimRest>) { return std::tuple(); }
constexpr std::string_view tag_of(Type<NextHand>) { return "next_hand"; }
constexpr auto fields_of(Type<NextHand>) { return std::tuple(); }
constexpr std::string_view tag_of(Type<Undo>) { return "undo"; }
constexpr auto fields_of(Type<Undo>) { return std::tuple(); }

constexpr std::string_view name_of(Type<Intent>) { return "Intent"; }

// Updates.

constexpr std::string_view tag_of(Type<Updated>) { return "update"; }
constexpr auto fields_of(Type<Updated>) {
    return std::tuple(field("sequence", &Updated::sequence), field("events", &Updated::events),
                      field("view", &Updated::view));
}
constexpr std::string_view tag_of(Type<Refused>) { return "refused"; }
constexpr auto fields_of(Type<Refused>) {
    return std::tuple(field("refusal", &Refused::refusal), field("view", &Refused::view));
}

constexpr std::string_view name_of(Type<Update>) { return "Update"; }

// Hints.

constexpr std::string_view name_of(Type<HintReason>) { return "HintReason"; }
constexpr auto fields_of(Type<HintReason>) {
    return std::tuple(
        field("ground", &HintReason::ground), field("text", &HintReason::text, "A whole sentence."),
        field("cards", &HintReason::cards, "What these particulars mean is said in src/ai/reason.h."),
        field("seat", &HintReason::seat), field("suit", &HintReason::suit),
        field("count", &HintReason::count), field("tenths", &HintReason::tenths, "Of a trick."),
        field("chance", &HintReason::chance, "In thousandths."));
}

constexpr std::string_view name_of(Type<HintRunnerUp>) { return "HintRunnerUp"; }
constexpr auto fields_of(Type<HintRunnerUp>) {
    return std::tuple(
        field("action", &HintRunnerUp::action), field("text", &HintRunnerUp::text),
        field("points", &HintRunnerUp::points, "Tenths of a point that it costs in this hand."),
        field("equity", &HintRunnerUp::equity, "Chance to win the match that it costs, in millionths."));
}

constexpr std::string_view name_of(Type<Hint>) { return "Hint"; }
constexpr auto fields_of(Type<Hint>) {
    return std::tuple(
        field("action", &Hint::action), field("text", &Hint::text, "What to do: \"Play the ten of hearts.\""),
        field("reasons", &Hint::reasons, "The first weighs most."),
        field("runner_up", &Hint::runner_up, "The next best choice; null when nobody looked at it."),
        field("equity", &Hint::equity,
              "Chance to win the match so, in millionths; 0 when nobody reckoned it."),
        field("worlds", &Hint::worlds, "Layouts of the hidden cards that were looked at."));
}

}  // namespace larch::schema
