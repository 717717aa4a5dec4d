// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A word from the others now and then, about what everybody could see.
import { type Signal, signal } from "@preact/signals";
import type { SeatView, View } from "../core/protocol";
import type { Occasion } from "../i18n";
import type { Change } from "../store/presenter";
import { place, seatAt } from "./seats";

/** What somebody has to say, and from which place. */
export interface Remark {
  at: number;
  occasion: Occasion;
}

const kSpokenMs = 4500;
const kOthers = [2, 1, 3];
/** What happens often is passed over every other time. */
const kOften: Occasion[] = ["start", "nil", "broken", "met"];

/** What one of the others says of that change, if anything; always the same of the same. */
export function remark(change: Change): Remark | null {
  const { view } = change;
  const said = matter(change);
  if (!said || said.at === 0) return null;
  const passed = (view.hand_number + view.trick_number + said.at) % 2 === 1;
  return passed && kOften.includes(said.occasion) ? null : said;
}

/** The one thing in a change that is worth a word, whoever's it is. */
function matter({ events, view }: Change): Remark | null {
  for (const event of events) {
    switch (event.type) {
      case "match_started":
        return { at: 2, occasion: "start" };
      case "bid_made":
        if (event.bid.kind === "nil") return { at: place(view, event.seat), occasion: "nil" };
        break;
      case "spades_broken":
        return { at: place(view, event.seat), occasion: "broken" };
      case "hand_scored":
        return afterHand(view);
      case "trick_won": {
        const seat = view.seats.find(({ seat }) => seat === event.seat) as SeatView;
        const own = view.sides.find(({ side }) => side === seat.side);
        const at = place(view, event.seat);
        if (seat.bid?.kind === "nil" && seat.tricks === 1) return { at, occasion: "nilLost" };
        if (view.phase === "play" && own?.contract && own.tricks === own.contract) {
          return { at, occasion: "met" };
        }
        break;
      }
    }
  }
  return null;
}

function afterHand(view: View): Remark | null {
  const others = kOthers.filter((at) => at < view.seats.length);
  const first = (occasion: Occasion, fits: (seat: SeatView) => boolean) => {
    const at = others.find((at) => fits(seatAt(view, at)));
    return at === undefined ? null : { at, occasion };
  };
  if (view.phase === "match_over") return first("won", ({ side }) => side === view.winner);
  const sides = view.results.at(-1)?.sides ?? [];
  return (
    first("nilMade", ({ seat }) =>
      sides.some(({ lines }) => lines.some((line) => line.seat === seat && line.points > 0)),
    ) ?? first("set", ({ side }) => sides.some((of) => of.side === side && of.points < 0))
  );
}

/** What is being said; for some seconds, or until the next word. */
export const said: Signal<Remark | null> = signal(null);

let fading: ReturnType<typeof setTimeout> | undefined;

export function hear(change: Change): void {
  const next = remark(change);
  if (!next && !change.events.some(({ type }) => type === "undone" || type === "hand_started")) return;
  clearTimeout(fading);
  said.value = next;
  fading = setTimeout(() => {
    said.value = null;
  }, kSpokenMs);
}
