// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is to be heard of what happened.
import type { ScoreLine } from "../core/protocol";
import type { Change } from "../store/presenter";

export type Cue = "deal" | "card" | "trick" | "broken" | "nil" | "turn" | "made" | "set";

const kKept: ScoreLine["kind"][] = [
  "contract_made",
  "nil_made",
  "blind_nil_made",
  "double_nil_made",
  "blind_bid_made",
];
const kMissed: ScoreLine["kind"][] = [
  "contract_set",
  "nil_failed",
  "blind_nil_failed",
  "double_nil_failed",
  "blind_bid_failed",
];

/** The cues of an update, in the order they are to be heard. */
export function cues({ events, view }: Change): Cue[] {
  const heard: Cue[] = [];
  for (const event of events) {
    switch (event.type) {
      case "hand_started":
        heard.push("deal");
        break;
      case "card_played":
      case "cards_given":
        heard.push("card");
        break;
      case "spades_broken":
        heard.push("broken");
        break;
      case "trick_won": {
        const winner = view.seats.find(({ seat }) => seat === event.seat);
        heard.push(winner?.bid?.kind === "nil" && winner.tricks === 1 ? "nil" : "trick");
        break;
      }
      case "hand_scored": {
        const own = view.seats.find(({ seat }) => seat === view.seat)?.side;
        const lines = view.results.at(-1)?.sides.find(({ side }) => side === own)?.lines ?? [];
        const has = (kinds: ScoreLine["kind"][]) => lines.some(({ kind }) => kinds.includes(kind));
        if (has(kMissed)) heard.push("set");
        else if (has(kKept)) heard.push("made");
        break;
      }
    }
  }
  if (events.length > 0 && view.turn === view.seat) heard.push("turn");
  return heard;
}
