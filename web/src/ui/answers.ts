// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What somebody who plays by ear asks the table: whose turn it is, what lies there, the bids, the score.
import type { SideView, View } from "../core/protocol";
import { t } from "../i18n";
import { place, placesOf, sidesOf } from "./seats";

/** By the shortcut that asks. */
export const answers = { turn: tellTurn, onTable: tellTable, bids: tellBids, score: tellScore };

export function tellTurn(view: View): string {
  if (view.turn === null) return t.say.nobodysTurn;
  return view.turn === view.seat ? t.say.yourTurn : t.say.turnOf(place(view, view.turn));
}

/** The suit led and every card in the order it came, the winning one again at the end. */
export function tellTable(view: View): string {
  const { plays, winner } = view.trick;
  if (plays.length === 0) return `${t.nothingLed}.`;
  const cards = plays.map(({ seat, card }) => t.say.cardPlayed(place(view, seat), card));
  return winner === null ? cards.join(" ") : `${cards.join(" ")} ${t.say.winning(place(view, winner))}`;
}

export function tellBids(view: View): string {
  return view.seats.map((seat) => `${t.seat(place(view, seat.seat), seat.bid, seat.tricks)}.`).join(" ");
}

export function tellScore(view: View): string {
  return sidesOf(view)
    .map((side) => tellSide(side, t.side(placesOf(view, side.side))))
    .join(" ");
}

/** Where a side of that name stands. */
export function tellSide({ score, bags, tricks, contract }: SideView, name: string): string {
  return t.board(name, score, bags, tricks, contract);
}
