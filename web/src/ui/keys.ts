// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The keyboard at the table. Buttons keep their own Enter and Space.
import type { Controller } from "./controller";
import { focusCard, moveAlongHand } from "./focus";

/** What a letter does. */
export const kLetters = {
  bid: "b",
  give: "g",
  nextHand: "n",
  claim: "c",
  sheet: "s",
  lastTrick: "l",
  undo: "u",
  hint: "h",
  menu: "m",
  pause: "p",
} as const;

export type Letter = keyof typeof kLetters;

const acts: Record<Letter, (controller: Controller) => void> = {
  bid: (controller) => controller.confirmBid(),
  give: (controller) => controller.give(),
  nextHand: (controller) => controller.nextHand(),
  claim: (controller) => controller.claim(),
  sheet: (controller) => controller.show("sheet"),
  lastTrick: (controller) => controller.show("last"),
  undo: (controller) => controller.undo(),
  hint: (controller) => controller.tellHint(),
  menu: (controller) => controller.show("menu"),
  pause: (controller) => controller.show("paused"),
};

const letters = Object.keys(kLetters) as Letter[];

export function onKey(event: KeyboardEvent, controller: Controller): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const view = controller.session.newest;
  if (!view) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = action(key, view.legal_bids !== null, controller);
  if (!act) return;
  event.preventDefault();
  act();
}

function action(key: string, bidding: boolean, controller: Controller): (() => void) | null {
  if (bidding) {
    if (key === "ArrowUp" || key === "+" || key === "=") return () => controller.bidding.step(1);
    if (key === "ArrowDown" || key === "-") return () => controller.bidding.step(-1);
    if (/^[0-9]$/.test(key)) return () => controller.bidding.type(Number(key));
  } else if (/^[1-9]$/.test(key)) {
    return () => focusCard(controller.pickNth(Number(key)));
  }
  switch (key) {
    case "ArrowLeft":
    case "ArrowUp":
      return () => moveAlongHand(-1, controller);
    case "ArrowRight":
    case "ArrowDown":
      return () => moveAlongHand(1, controller);
    case "Home":
      return () => moveAlongHand(Number.NEGATIVE_INFINITY, controller);
    case "End":
      return () => moveAlongHand(Number.POSITIVE_INFINITY, controller);
    case "Escape":
      return () => controller.putBack();
  }
  const letter = letters.find((name) => kLetters[name] === key);
  return letter ? () => acts[letter](controller) : null;
}
