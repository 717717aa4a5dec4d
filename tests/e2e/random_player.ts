// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Somebody who presses whatever may be pressed, inside the page, as fast as it answers.
import type { Page } from "@playwright/test";

/** How long the table may stand still before it is stuck, in milliseconds. */
const kStuck = 30_000;

/**
 * Plays on until the match is over, or for so many actions; back comes the phase in which it stopped. What is pressed follows from the seed and
 * from what is on the table alone, so that a match that was broken off goes on as it would have gone.
 */
export function playOn(page: Page, seed: number, actions = Number.POSITIVE_INFINITY): Promise<string> {
  return page.evaluate(playHere, { seed, actions, stuck: kStuck });
}

export async function playHere({
  seed,
  actions,
  stuck,
}: {
  seed: number;
  actions: number;
  stuck: number;
}): Promise<string> {
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const facts = () => {
    const table = find("[data-testid=table]");
    const held = all("[data-held]").map(({ dataset }) => dataset.held);
    return `${table?.dataset.phase} ${held} ${all("[data-card]").length} ${find(".slate")?.textContent}`;
  };
  const draw = (from: HTMLElement[]): HTMLElement | undefined => {
    let hash = seed;
    for (const letter of facts()) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    return from[(hash >>> 8) % from.length];
  };
  const press = (): void => {
    const panel = find("[data-testid=bid-panel]");
    const held = all("[data-held]");
    const next = find("[data-testid=next]");
    if (next) next.click();
    else if (panel) {
      draw(all("[data-testid=bid-panel] .pad button"))?.click();
      setTimeout(() => find("[data-testid=bid]")?.click());
    } else if (find("[data-testid=give-panel]")) {
      for (const card of held) if (find<HTMLButtonElement>("[data-testid=give]")?.disabled) card.click();
      find("[data-testid=give]")?.click();
    } else {
      const card = draw(held.filter(({ dataset }) => dataset.refused === "false"));
      card?.click();
      setTimeout(() => card?.click());
    }
  };
  const ready = () => {
    const { phase = "", turn = "", stage = "" } = find("[data-testid=table]")?.dataset ?? {};
    const asked = phase.endsWith("_over") ? find("[data-testid=next]") : turn === "0" && find(".hand > *");
    return stage === "still" && asked && find(".toolbar");
  };
  const until = async (holds: () => unknown, what: string) => {
    for (const start = performance.now(); !holds(); ) {
      if (performance.now() - start > stuck) throw new Error(`stuck, ${what}: ${document.body.textContent}`);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  for (let done = 0; ; done++) {
    await until(ready, "nobody lets the person go on");
    const phase = find("[data-testid=table]")?.dataset.phase ?? "";
    if (phase === "match_over" || done === actions) return phase;
    const before = facts();
    press();
    await until(() => facts() !== before, "what was pressed did nothing");
  }
}
