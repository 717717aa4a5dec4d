// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Generated from src/protocol/schema.h by `larch schema`. Do not edit.

/** A seat, numbered clockwise from 0. */
export type Seat = number;
/** Those who score together. */
export type Side = number;
/** Rank, then suit: "AS", "TH", "2C". */
export type Card = string;

export type Suit =
  | "C"
  | "D"
  | "H"
  | "S";

export type BidKind =
  | "tricks"
  | "nil"
  | "look";

export type Phase =
  | "blind"
  | "bidding"
  | "raising"
  | "discard"
  | "exchange"
  | "play"
  | "hand_over"
  | "match_over";

export type ReasonCode =
  | "not_your_turn"
  | "not_bidding"
  | "not_playing"
  | "bid_out_of_range"
  | "nil_not_allowed"
  | "total_forbidden"
  | "answer_blind_first"
  | "blind_not_offered"
  | "not_giving"
  | "wrong_number_of_cards"
  | "card_not_held"
  | "must_follow_suit"
  | "spades_not_broken"
  | "must_play_lowest_club"
  | "no_spade_on_first_trick"
  | "must_trump"
  | "spades_last"
  | "spades_first"
  | "lowest_of_suit_only"
  | "highest_of_suit_only"
  | "hand_not_over"
  | "match_is_over"
  | "nothing_to_undo"
  | "no_claims"
  | "claim_not_certain"
  | "unknown_seat"
  | "bad_message";

export type LineKind =
  | "contract_made"
  | "contract_set"
  | "ten_bonus"
  | "overtricks"
  | "blind_bid_made"
  | "blind_bid_failed"
  | "nil_made"
  | "nil_failed"
  | "blind_nil_made"
  | "blind_nil_failed"
  | "double_nil_made"
  | "double_nil_failed"
  | "free_tricks"
  | "bag_penalty"
  | "bag_gift";

export type Ground =
  | "only_choice"
  | "counts_tricks"
  | "top_cards"
  | "long_spades"
  | "short_suit"
  | "covers_partner"
  | "bids_past_all"
  | "bids_leave_room"
  | "reaches_target"
  | "nil_too_risky"
  | "high_spades"
  | "bids_nil"
  | "low_spades"
  | "low_cards"
  | "partner_bid"
  | "behind"
  | "looks_first"
  | "risks_blind"
  | "stands_by_bid"
  | "raises_bid"
  | "passes_danger"
  | "spares_nil"
  | "lays_off"
  | "keeps_own_nil"
  | "highest_loser"
  | "throws_danger"
  | "cannot_duck"
  | "covers_nil"
  | "shields_nil"
  | "partner_discards"
  | "attacks_nil"
  | "leads_at_nil"
  | "cashes_winner"
  | "no_ruff"
  | "leads_trump"
  | "leads_to_partner"
  | "only_partner_trumps"
  | "leads_low"
  | "empties_suit"
  | "holds_suit"
  | "ruffs"
  | "overruffs"
  | "wins_last"
  | "wins_cheaply"
  | "highest_out"
  | "few_higher"
  | "higher_out"
  | "trick_chance"
  | "nil_holds"
  | "leaves_to_partner"
  | "leaves_trick"
  | "cannot_win"
  | "plays_low"
  | "saves_spades"
  | "discards"
  | "needs_tricks"
  | "sets_contract"
  | "avoids_bags"
  | "gives_bags"
  | "rest_is_sure"
  | "too_close_to_call";

export interface Bid {
  /** To look is to answer a blind offer with no. */
  kind: BidKind;
  /** Made before the cards were seen. */
  blind: boolean;
  /** Tricks promised; 0 for nil. */
  tricks: number;
}

export interface LegalBids {
  numbers: number[];
  nil: boolean;
  /** These bids are blind; the other answer is to look. */
  blind: boolean;
}

export interface PlayedCard {
  seat: Seat;
  card: Card;
}

export interface Refusal {
  reason: ReasonCode;
  card: Card | null;
  /** The suit that must be followed. */
  suit: Suit | null;
  /** Whose turn it is. */
  seat: Seat | null;
  /** The lowest number that would have been accepted. */
  least: number | null;
  /** The highest one. */
  most: number | null;
  /** For bad_message: where and what, in words for a developer. */
  detail: string | null;
  /** The clause of docs/rules.md behind it: "3.5". */
  clause: string | null;
}

export interface HeldCard {
  card: Card;
  /** Why it cannot be played now; null when it can, and when it is not this seat's turn to play. */
  refusal: Refusal | null;
}

export interface SeatView {
  seat: Seat;
  side: Side;
  is_bot: boolean;
  cards_left: number;
  bid: Bid | null;
  /** Tricks taken. */
  tricks: number;
}

export interface SideView {
  side: Side;
  /** Tricks promised so far; null before the side's first bid. */
  contract: number | null;
  /** Tricks taken that count toward the contract. */
  tricks: number;
  score: number;
  bags: number;
  /** Contracts not made in this match. */
  sets: number;
}

export interface GiveView {
  /** Cards. */
  count: number;
  /** A partner; null when they are laid off. */
  to: Seat | null;
}

export interface TrickView {
  leader: Seat;
  /** The suit that must be followed; null while it is empty. */
  led: Suit | null;
  plays: PlayedCard[];
  /** Who is winning it, or has won it; null while it is empty. */
  winner: Seat | null;
}

export interface ScoreLine {
  kind: LineKind;
  /** The nil bidder of a nil line. */
  seat: Seat | null;
  points: number;
  /** Bags added by overtricks, or taken away by a penalty (negative). */
  bags: number;
  /** Tricks promised. */
  bid: number;
  /** Tricks that counted. */
  taken: number;
  /** The clause of docs/rules.md behind it: "4.1". */
  clause: string;
}

export interface SideResult {
  side: Side;
  lines: ScoreLine[];
  points: number;
  score_before: number;
  score_after: number;
  bags_before: number;
  bags_after: number;
}

export interface HandResult {
  number: number;
  /** Given up for its low bids; no lines. */
  thrown_in: boolean;
  sides: SideResult[];
}

export interface Permissions {
  undo: boolean;
  claim: boolean;
  next_hand: boolean;
}

export interface View {
  /** Whose view this is. */
  seat: Seat;
  /** In words: "pagat target=300". */
  rules: string;
  phase: Phase;
  turn: Seat | null;
  dealer: Seat;
  hand_number: number;
  /** Of the trick on the table, from 1. */
  trick_number: number;
  tricks_in_hand: number;
  target: number;
  floor: number | null;
  /** After so many the match ends; 0 for any number. */
  max_hands: number;
  /** So many contracts not made lose the match; 0 for any number. */
  max_sets: number;
  seats: SeatView[];
  sides: SideView[];
  /** The cards are dealt, but may not be seen before a blind offer is answered. */
  hand_hidden: boolean;
  /** As one sorts cards: red and black in turn, spades last, high cards first. */
  hand: HeldCard[];
  /** What this seat may bid; null when it is not its turn to bid. */
  legal_bids: LegalBids | null;
  /** What this seat must give now; null when that is not awaited. */
  give: GiveView | null;
  /** Cards that this seat gave to its partner or laid off in this hand. */
  given: Card[];
  /** Cards that came from its partner. */
  received: Card[];
  /** Laid open by whoever was granted the rest of this hand. */
  shown: HeldCard[];
  trick: TrickView;
  /** Those of this hand that are over, oldest first. */
  tricks: TrickView[];
  spades_broken: boolean;
  /** All hands scored so far, oldest first. */
  results: HandResult[];
  /** Set once the match is over. */
  winner: Side | null;
  can: Permissions;
  /** True once something was taken back in this match. */
  undone: boolean;
}

export type Event =
  | { type: "match_started" }
  | { type: "hand_started"; number: number; dealer: Seat }
  | { type: "looked"; seat: Seat }
  | { type: "bid_made"; seat: Seat; bid: Bid }
  | { type: "bid_raised"; seat: Seat; bid: Bid }
  | { type: "widow_taken"; seat: Seat }
  | { type: "cards_given"; seat: Seat; to: Seat | null; count: number }
  | { type: "thrown_in"; number: number }
  | { type: "card_played"; seat: Seat; card: Card }
  | { type: "spades_broken"; seat: Seat }
  | { type: "trick_won"; seat: Seat; number: number }
  | { type: "claim_granted"; seat: Seat; tricks: number }
  | { type: "hand_scored"; number: number }
  | { type: "match_won"; side: Side }
  | { type: "undone"; actions: number };

export type Intent =
  | { type: "bid"; bid: Bid }
  | { type: "give"; cards: Card[] }
  | { type: "play"; card: Card }
  | { type: "claim" }
  | { type: "next_hand" }
  | { type: "undo" };

export type Update =
  | { type: "update"; sequence: number; events: Event[]; view: View }
  | { type: "refused"; refusal: Refusal; view: View };

export interface HintReason {
  ground: Ground;
  /** A whole sentence. */
  text: string;
  /** What these particulars mean is said in src/ai/reason.h. */
  cards: Card[];
  seat: Seat | null;
  suit: Suit | null;
  count: number;
  /** Of a trick. */
  tenths: number;
  /** In thousandths. */
  chance: number;
}

export interface HintRunnerUp {
  action: Intent;
  text: string;
  /** Tenths of a point that it costs in this hand. */
  points: number;
  /** Chance to win the match that it costs, in millionths. */
  equity: number;
}

export interface Hint {
  action: Intent;
  /** What to do: "Play the ten of hearts." */
  text: string;
  /** The first weighs most. */
  reasons: HintReason[];
  /** The next best choice; null when nobody looked at it. */
  runner_up: HintRunnerUp | null;
  /** Chance to win the match so, in millionths; 0 when nobody reckoned it. */
  equity: number;
  /** Layouts of the hidden cards that were looked at. */
  worlds: number;
}
