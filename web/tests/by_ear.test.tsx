// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A whole match by somebody who hears the page and has a keyboard: nothing here looks at the game but through
// the live regions, the names and states of what has the focus, and what the table answers.
import { act, cleanup } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { t } from "../src/i18n";
import { onKey } from "../src/ui/keys";
import { heard } from "./heard";

afterEach(cleanup);

/** A page with its live regions and keys. */
async function room(rules: Record<string, unknown>) {
  const { said, hear, controller } = await heard(rules);
  /** Presses a key as a browser does: Enter on a button is a press of it. */
  const press = async (key: string) => {
    await act(async () => {
      const held = document.activeElement as HTMLElement;
      if (key === "Enter") held.click();
      else onKey(new KeyboardEvent("keydown", { key }), controller);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    // A lost focus is brought home in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { said, press, hear };
}

/** What is read out where the focus is. */
function atFocus(): string {
  const held = document.activeElement as HTMLElement;
  const states = [
    held.getAttribute("aria-disabled") === "true" && "dimmed",
    held.getAttribute("aria-pressed") === "true" && "pressed",
  ];
  return [held.getAttribute("aria-label") ?? held.textContent, ...states].filter(Boolean).join(", ");
}

describe("a match by ear", { timeout: 60_000 }, () => {
  it("is played to its end by keyboard, and the focus is never lost", async () => {
    const { said, press, hear } = await room({ preset: "quick", maxHands: 1, claim: false });
    (document.querySelector("[data-home]") as HTMLElement).focus();
    expect(atFocus()).toBe(t.play);
    await press("Enter");
    await hear();
    expect(said.join(" ")).toMatch(/Hand 1\. .* deals?\./);
    expect(said.at(-1)).toContain(t.say.yourBid);

    await press("3");
    await press("b");
    let lost = 0;
    for (let turn = 0; turn < 60 && !document.querySelector('[data-testid="next"]'); turn++) {
      if (document.activeElement === document.body) lost++;
      if (!atFocus().match(/ of (clubs|diamonds|hearts|spades)/)) await press("Home");
      // Along the hand to the first card that is not read out as dimmed.
      await press("Home");
      for (let card = 0; card < 13 && atFocus().includes("dimmed"); card++) await press("ArrowRight");
      const name = atFocus();
      await press("Enter");
      expect(atFocus()).toBe(`${name}, pressed`);
      await press("Enter");
      await press("t");
    }
    await hear();
    expect(lost).toBe(0);
    expect(atFocus()).toBe(t.newGame);
    const all = said.join(" ");
    for (let trick = 1; trick <= 13; trick++) expect(all).toMatch(new RegExp(`wins? trick ${trick}\\.`));
    expect(all).toMatch(/Hand 1 is over\. We have .* they have .*/);
    expect(all).toMatch(/win the match\./);
    expect(said.filter((text, i) => text === said[i - 1])).toEqual([]);
  });

  it("has why a card may not be played said at once", async () => {
    const { said, press, hear } = await room({});
    (document.querySelector("[data-home]") as HTMLElement).focus();
    await press("Enter");
    await hear();
    await press("3");
    await press("b");
    for (let turn = 0; turn < 13; turn++) {
      await press("Home");
      for (let card = 0; card < 13 && !atFocus().includes("dimmed"); card++) await press("ArrowRight");
      if (atFocus().includes("dimmed")) break;
      await press("Home");
      await press("Enter");
      await press("Enter");
    }
    await hear();
    said.length = 0;
    await press("Enter");
    expect(said.join(" ")).toMatch(/ Rule 3\.\d+\./);
  });
});
