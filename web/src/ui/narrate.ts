// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What happened, in words for the ear.
import type { Event, View } from "../core/protocol";
import type { Words } from "../i18n";
import type { Change } from "../store/presenter";
import { place, placesOf, sidesOf } from "./seats";

export type Detail = "terse" | "normal" | "full";

/** One phrase for each thing worth hearing, in order; the person's turn last. */
export function narrate({ events, view }: Change, words: Words, detail: Detail = "normal"): string[] {
  const phrases = events.map((event) => phrase(event, view, words, detail)).filter((text) => text !== "");
  if (view.turn !== view.seat) return phrases;
  const { winner, plays } = view.trick;
  if (detail === "full" && winner !== null && plays.length > 1)
    phrases.push(words.say.winning(place(view, winner)));
  return [...phrases, yourTurn(view, words)];
}

function yourTurn(view: View, words: Words): string {
  const { say } = words;
  if (view.give) {
    const { count, to } = view.give;
    return `${words.giveText(count, to === null ? null : place(view, to))}.`;
  }
  if (view.legal_bids?.blind) return say.yourBlind;
  if (view.legal_bids) return view.phase === "raising" ? say.yourRaise : say.yourBid;
  return view.trick.plays.length === 0 ? say.yourLead : say.yourTurn;
}

function phrase(event: Event, view: View, words: Words, detail: Detail): string {
  const { say } = words;
  const at = (seat: number) => place(view, seat);
  switch (event.type) {
    case "match_started":
      return detail === "terse" ? "" : say.matchStarted;
    case "hand_started": {
      const started = say.handStarted(event.number, at(event.dealer));
      const read = detail === "full" && view.hand.length > 0;
      return read ? `${started} ${say.hand(view.hand.map(({ card }) => card))}` : started;
    }
    case "looked":
      return say.looked(at(event.seat));
    case "bid_made":
      return say.bidMade(at(event.seat), event.bid);
    case "bid_raised":
      return say.raised(at(event.seat), event.bid);
    case "widow_taken":
      return say.widowTaken(at(event.seat));
    case "cards_given":
      return given(event, view, words);
    case "thrown_in":
      return say.thrownIn(event.number);
    case "card_played":
      return say.cardPlayed(at(event.seat), event.card);
    case "spades_broken":
      return say.broken;
    case "trick_won":
      if (detail === "terse") return say.wins(at(event.seat));
      return `${say.trickWon(at(event.seat), event.number)} ${standing(event.seat, view, words)}`.trim();
    case "claim_granted":
      return [
        words.claimed(at(event.seat), event.tricks),
        words.claimedText,
        words.laidOpen(view.shown.map(({ card }) => card)),
      ].join(" ");
    case "hand_scored":
      return say.handScored(
        event.number,
        sidesOf(view).map((side) => [placesOf(view, side.side), side.score]),
      );
    case "match_won":
      return say.won(placesOf(view, event.side));
    case "undone":
      return say.undone;
  }
}

function given(event: Extract<Event, { type: "cards_given" }>, view: View, words: Words): string {
  const { say } = words;
  const from = place(view, event.seat);
  if (event.to === null) return say.laidOff(from, event.count);
  const said = say.given(from, place(view, event.to), event.count);
  return event.to === view.seat ? `${said} ${words.received(view.received, from)}` : said;
}

/** Where two sides stand; of many, only where the trick's winner does, if anything was promised. */
function standing(winner: number, view: View, words: Words): string {
  const won = view.seats.find((seat) => seat.seat === winner)?.side;
  const sides = sidesOf(view).filter(
    (side) => view.sides.length === 2 || (side.side === won && side.contract),
  );
  if (sides.length === 0) return "";
  return words.say.standing(
    sides.map((side) => [placesOf(view, side.side), words.say.count(side.tricks, side.contract)]),
  );
}
