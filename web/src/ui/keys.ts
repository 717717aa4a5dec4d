// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The keyboard at the table. Buttons keep their own Enter and Space.
import type { View } from "../core/protocol";
import { answers } from "./answers";
import type { Controller } from "./controller";
import { focusCard, moveAlongHand, moveAlongSuits, moveToSuit } from "./focus";
import { type Shortcut, shortcutOf } from "./shortcuts";

type Act = (controller: Controller, view: View) => void;

const acts: Record<Shortcut, Act> = {
  bid: (controller) => controller.confirmBid(),
  give: (controller) => controller.give(),
  nextHand: (controller) => controller.nextHand(),
  claim: (controller) => controller.claim(),
  undo: (controller) => controller.undo(),
  hint: (controller) => controller.tellHint(),
  menu: (controller) => controller.show("menu"),
  pause: (controller) => controller.pause(),
  sheet: (controller) => controller.show("sheet"),
  lastTrick: (controller) => controller.show("last"),
  log: (controller) => controller.show("log"),
  rules: (controller) => controller.show("rules"),
  turn: (controller, view) => controller.answer(answers.turn(view)),
  onTable: (controller, view) => controller.answer(answers.onTable(view)),
  bids: (controller, view) => controller.answer(answers.bids(view)),
  score: (controller, view) => controller.answer(answers.score(view)),
  clubs: () => moveToSuit("C"),
  diamonds: () => moveToSuit("D"),
  hearts: () => moveToSuit("H"),
  spades: () => moveToSuit("S"),
};

const kScrolling = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

/** Whether the focus is on a box whose text these keys scroll. */
function scrolls(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("[data-scrolls]");
}

/** What needs no table. */
export const kAnywhere: readonly Shortcut[] = ["menu", "rules"];

/** Does what a shortcut is for, where there is what it needs. */
export function perform(name: Shortcut, controller: Controller): void {
  const view = controller.session.newest;
  if (view || kAnywhere.includes(name)) acts[name](controller, view as View);
}

export function onKey(event: KeyboardEvent, controller: Controller): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const view = controller.session.newest;
  const { key, shiftKey } = event;
  if (kScrolling.includes(key) && scrolls(event.target)) return;
  const atTable = (of: View) =>
    key.length > 1 ? moves(key, of, controller) : typed(key, shiftKey, of, controller);
  const act = view ? atTable(view) : atStart(key, shiftKey, controller);
  if (!act) return;
  event.preventDefault();
  act(controller, view as View);
}

/** Before the first deal there are the menu, and pages to read. */
function atStart(key: string, shift: boolean, controller: Controller): Act | null {
  if (controller.session.screen.value.name !== "start" || !controller.wishes.get("letters")) return null;
  const shortcut = named(key, shift, controller);
  return shortcut && kAnywhere.includes(shortcut) ? acts[shortcut] : null;
}

/** Keys that no screen reader wants for itself. */
function moves(key: string, view: View, controller: Controller): Act | null {
  const bidding = view.legal_bids !== null;
  const suits = controller.wishes.get("keys") === "ear";
  switch (key) {
    case "ArrowUp":
    case "ArrowDown": {
      const by = key === "ArrowUp" ? -1 : 1;
      if (bidding) return () => controller.bidding.step(by === 1 ? -1 : 1);
      return suits ? () => moveAlongSuits(by) : () => moveAlongHand(by, controller);
    }
    case "ArrowLeft":
      return () => moveAlongHand(-1, controller);
    case "ArrowRight":
      return () => moveAlongHand(1, controller);
    case "Home":
      return () => moveAlongHand(Number.NEGATIVE_INFINITY, controller);
    case "End":
      return () => moveAlongHand(Number.POSITIVE_INFINITY, controller);
    case "Escape":
      return () => controller.putBack();
    default:
      return null;
  }
}

/** Single characters, which some people switch off (WCAG 2.1.4). */
function typed(key: string, shift: boolean, view: View, controller: Controller): Act | null {
  if (!controller.wishes.get("letters")) return null;
  if (view.legal_bids !== null) {
    if (key === "+" || key === "=") return () => controller.bidding.step(1);
    if (key === "-") return () => controller.bidding.step(-1);
    if (/^[0-9]$/.test(key)) return () => controller.bidding.type(Number(key));
  } else if (/^[1-9]$/.test(key)) {
    return () => focusCard(controller.pickNth(Number(key)));
  }
  const shortcut = named(key, shift, controller);
  return shortcut && acts[shortcut];
}

/** Caps lock changes nothing. */
function named(key: string, shift: boolean, { wishes }: Controller): Shortcut | null {
  return shortcutOf(shift ? key.toUpperCase() : key.toLowerCase(), wishes);
}
