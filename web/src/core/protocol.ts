// Generated from src/protocol/schema.h by `larch schema --typescript`. Do not edit.

/** A seat, clockwise; 0 is south. */
export type Seat = number;
/** A side; seat s belongs to side s modulo the number of sides. */
export type Side = number;
/** Rank then suit: "AS", "TH", "2C". */
export type Card = string;
export type Suit = "C" | "D" | "H" | "S";

export type BidKind = "tricks" | "nil";
export interface Bid {
  kind: BidKind;
  /** Tricks promised; 0 for nil. */
  tricks: number;
}

export type Phase = "bidding" | "play" | "hand_over" | "match_over";

// Intents: what a player asks of the table.
export type Intent =
  | { type: "bid"; bid: Bid }
  | { type: "play"; card: Card }
  | { type: "claim" }
  | { type: "next_hand" }
  | { type: "undo" };

// Events: what happened, in order.
export type Event =
  | { type: "match_started" }
  | { type: "hand_started"; number: number; dealer: Seat }
  | { type: "bid_made"; seat: Seat; bid: Bid }
  | { type: "card_played"; seat: Seat; card: Card }
  | { type: "spades_broken"; seat: Seat }
  | { type: "trick_won"; seat: Seat; number: number }
  | { type: "claim_granted"; seat: Seat; tricks: number }
  | { type: "hand_scored"; number: number }
  | { type: "match_won"; side: Side }
  | { type: "undone"; actions: number };

export type ReasonCode =
  | "not_your_turn"
  | "not_bidding"
  | "not_playing"
  | "bid_out_of_range"
  | "nil_not_allowed"
  | "card_not_held"
  | "must_follow_suit"
  | "spades_not_broken"
  | "hand_not_over"
  | "match_is_over"
  | "nothing_to_undo"
  | "claim_not_certain"
  | "unknown_seat"
  | "bad_message";

/** Why something was refused. Fields that do not apply are null. */
export interface Refusal {
  reason: ReasonCode;
  card: Card | null;
  suit: Suit | null;
  seat: Seat | null;
  /** The lowest and the highest number that would have been accepted. */
  least: number | null;
  most: number | null;
  /** For bad_message: where and what, in words for a developer. */
  detail: string | null;
  /** The clause of docs/rules.md behind it, where there is one: "5.2". */
  clause: string | null;
}

export interface HeldCard {
  card: Card;
  /** Why it cannot be played now; null when it can, and outside this seat's turn. */
  refusal: Refusal | null;
}

export interface SeatView {
  seat: Seat;
  side: Side;
  is_bot: boolean;
  cards_left: number;
  bid: Bid | null;
  tricks: number;
}

export interface SideView {
  side: Side;
  /** Tricks promised together so far; null before the first bid of the side. */
  contract: number | null;
  /** Tricks taken toward the contract by its bidders who are not on nil. */
  tricks: number;
  score: number;
  bags: number;
}

export interface PlayedCard {
  seat: Seat;
  card: Card;
}

export interface TrickView {
  leader: Seat;
  plays: PlayedCard[];
  /** Who is winning, or won, it; null while empty. */
  winner: Seat | null;
}

export type LineKind = "contract_made" | "contract_set" | "overtricks" | "nil_made" | "nil_failed" | "bag_penalty";
export interface ScoreLine {
  kind: LineKind;
  /** The nil bidder, for nil lines. */
  seat: Seat | null;
  points: number;
  /** Bags this line adds (overtricks) or takes away (bag_penalty: negative). */
  bags: number;
  /** The numbers that went in. */
  bid: number;
  taken: number;
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
  sides: SideResult[];
}

export interface LegalBids {
  least: number;
  most: number;
  nil: boolean;
}

export interface Permissions {
  undo: boolean;
  claim: boolean;
  next_hand: boolean;
}

export interface View {
  /** Whose view this is. */
  seat: Seat;
  phase: Phase;
  turn: Seat | null;
  dealer: Seat;
  hand_number: number;
  /** From 1; the trick now on the table. */
  trick_number: number;
  tricks_in_hand: number;
  target: number;
  floor: number | null;
  seats: SeatView[];
  sides: SideView[];
  /** This seat's cards as it would sort them, spades on the right. */
  hand: HeldCard[];
  /** What this seat may bid; null when it is not its turn to bid. */
  legal_bids: LegalBids | null;
  trick: TrickView;
  last_trick: TrickView | null;
  spades_broken: boolean;
  /** All hands scored so far, oldest first: the score sheet. */
  results: HandResult[];
  /** Set in match_over. */
  winner: Side | null;
  can: Permissions;
  /** True once undo was used in this match. */
  undone: boolean;
}

// What a table says to a client.
export type Update =
  | { type: "update"; sequence: number; events: Event[]; view: View }
  | { type: "refused"; refusal: Refusal; view: View | null };
