// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What happened, in words for the ear.
import type { Event, View } from "../core/protocol";
import type { Words } from "../i18n/en";
import type { Change } from "../store/presenter";
import { place, sidesOf } from "./seats";

/** One phrase for each thing worth hearing, in order; the person's turn last. */
export function narrate({ events, view }: Change, words: Words): string[] {
  const phrases = events.map((event) => phrase(event, view, words)).filter((text) => text !== "");
  if (view.turn === view.seat) {
    const { say } = words;
    if (view.phase === "bidding") phrases.push(say.yourBid);
    else phrases.push(view.trick.plays.length === 0 ? say.yourLead : say.yourTurn);
  }
  return phrases;
}

function phrase(event: Event, view: View, words: Words): string {
  const { say } = words;
  const at = (seat: number) => place(view, seat);
  const { own, other } = sidesOf(view);
  switch (event.type) {
    case "match_started":
      return say.matchStarted;
    case "hand_started":
      return say.handStarted(event.number, at(event.dealer));
    case "bid_made":
      return say.bidMade(at(event.seat), event.bid);
    case "card_played":
      return say.cardPlayed(at(event.seat), event.card);
    case "spades_broken":
      return say.broken;
    case "trick_won":
      return `${say.trickWon(at(event.seat), event.number)} ${say.standing(
        words.contract(own.tricks, own.contract),
        words.contract(other.tricks, other.contract),
      )}`;
    case "claim_granted":
      return say.claimed(at(event.seat), event.tricks);
    case "hand_scored":
      return say.handScored(event.number, own.score, other.score);
    case "match_won":
      return say.won(event.side === own.side);
    case "undone":
      return say.undone;
  }
}
