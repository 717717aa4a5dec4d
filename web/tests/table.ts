// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Views and updates for tests: a table as the core might describe it, never worked out here.
import type { Card, Event, SeatView, Suit, TrickView, View } from "../src/core/protocol";
import type { Change } from "../src/store/presenter";

export function seat(n: number, over: Partial<SeatView> = {}): SeatView {
  return { seat: n, side: n % 2, is_bot: n !== 0, cards_left: 13, bid: null, tricks: 0, ...over };
}

export function view(over: Partial<View> = {}): View {
  return {
    seat: 0,
    rules: "larch-hollow",
    phase: "play",
    turn: 0,
    dealer: 3,
    hand_number: 1,
    trick_number: 1,
    tricks_in_hand: 13,
    target: 500,
    floor: null,
    max_hands: 0,
    max_sets: 0,
    seats: [0, 1, 2, 3].map((n) => seat(n)),
    sides: [0, 1].map((side) => ({ side, contract: null, tricks: 0, score: 0, bags: 0, sets: 0 })),
    hand: [],
    hand_hidden: false,
    give: null,
    given: [],
    received: [],
    shown: [],
    legal_bids: null,
    trick: trick([]),
    tricks: [],
    spades_broken: false,
    results: [],
    winner: null,
    can: { undo: false, claim: false, next_hand: false },
    undone: false,
    ...over,
  };
}

/** A view of everyone alone: four sides. */
export function solo(over: Partial<View> = {}): View {
  const sides = [0, 1, 2, 3].map((side) => ({
    side,
    contract: 3,
    tricks: 1,
    score: 10 * side,
    bags: 0,
    sets: 0,
  }));
  return view({ seats: sides.map(({ side }) => seat(side, { side })), sides, ...over });
}

export function trick(cards: Card[], winner: number | null = null): TrickView {
  return {
    leader: 0,
    led: (cards[0]?.[1] as Suit) ?? null,
    plays: cards.map((card, i) => ({ seat: i, card })),
    winner,
  };
}

let sequence = 0;
export function change(events: Event[], over: Partial<View> = {}): Change {
  return { type: "update", sequence: sequence++, events, view: view(over) };
}
