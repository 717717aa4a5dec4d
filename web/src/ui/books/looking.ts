// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Walking through the steps of a hand that is over.
import type { ReplayStep } from "../../core/engine";
import type { Event, TrickView } from "../../core/protocol";
import { trickWon } from "../../store/presenter";

export type Stride = "start" | "trickBack" | "back" | "on" | "trickOn" | "end";

const has = (step: ReplayStep | undefined, type: Event["type"]) =>
  step?.update.events.some((event) => event.type === type) ?? false;

/** Where a stride from that step leads to. */
export function strideFrom(steps: ReplayStep[], at: number, stride: Stride): number {
  const last = steps.length - 1;
  switch (stride) {
    case "start":
      return 0;
    case "end":
      return last;
    case "back":
      return Math.max(0, at - 1);
    case "on":
      return Math.min(last, at + 1);
    case "trickBack":
      return stops(steps).findLast((stop) => stop < at) ?? 0;
    case "trickOn":
      return stops(steps).find((stop) => stop > at) ?? last;
  }
}

/** Where a trick is over, and before that where the bidding is. */
function stops(steps: ReplayStep[]): number[] {
  return steps.flatMap((step, i) => {
    const ends = has(step, "trick_won") || (has(steps[i + 1], "card_played") && !has(step, "card_played"));
    return ends ? [i] : [];
  });
}

/** What lies on the bench after a step: a trick that it completed, or the one that goes on. */
export function trickAfter({ update }: ReplayStep): TrickView {
  return trickWon(update) ?? update.view.trick;
}

export const kStrides: Record<string, Stride> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "trickBack",
  ArrowDown: "trickOn",
  Home: "start",
  End: "end",
};
