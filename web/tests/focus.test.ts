// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it } from "vitest";
import { passFocus } from "../src/ui/focus";

/** A hand whose buttons still stand in the page, and who has the focus once some of its cards have gone. */
function focusedAfter(held: string, ...stay: string[]): string | undefined {
  const cards = ["AH", "9H", "3H"];
  document.body.innerHTML = `<button id="menu"></button>${cards
    .map((card) => `<button data-held="${card}"></button>`)
    .join("")}`;
  document.querySelector<HTMLElement>(held)?.focus();
  passFocus(stay.map((card) => ({ card, refusal: null })));
  const now = document.activeElement as HTMLElement;
  return now.dataset.held ?? now.id;
}
const of = (card: string) => `[data-held="${card}"]`;

it("goes from a sign to the room before the sign goes", () => {
  document.body.innerHTML = '<main tabindex="-1"><div class="porch-sign"><button></button></div></main>';
  document.querySelector("button")?.focus();
  passFocus([]);
  expect(document.activeElement?.tagName).toBe("MAIN");
});

describe("the focus of a card that leaves the hand", () => {
  afterEach(() => {
    document.body.innerHTML = "";
  });

  it("goes to the next card, or to the one before it where there is none", () => {
    expect(focusedAfter(of("9H"), "AH", "3H")).toBe("3H");
    expect(focusedAfter(of("3H"), "AH", "9H")).toBe("9H");
    expect(focusedAfter(of("9H"), "AH")).toBe("AH");
  });

  it("stays where it is on a card that is held, on anything else, and with the last card", () => {
    expect(focusedAfter(of("9H"), "9H", "3H")).toBe("9H");
    expect(focusedAfter("#menu", "AH")).toBe("menu");
    expect(focusedAfter(of("9H"))).toBe("9H");
  });
});
