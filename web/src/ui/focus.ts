// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The focus goes along the hand with the arrow keys, and is never lost when what held it leaves the page.
import type { Card, HeldCard, Suit } from "../core/protocol";
import type { Controller } from "./controller";

/** An element with this attribute takes the focus when it would be lost; the first one in the page wins. */
const kHome = "[data-home]";

/** Moves the focus by so many cards, or to the current card when it was elsewhere. */
export function moveAlongHand(by: number, controller: Controller): void {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-held]")];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const from = cards.findIndex((card) => card.tabIndex === 0);
  const to = at < 0 && Number.isFinite(by) ? from : Math.min(Math.max(from + by, 0), cards.length - 1);
  const card = cards[to];
  if (!card) return;
  controller.current.value = card.dataset.held ?? null;
  card.focus();
}

/** Moves the focus to a card of the hand. */
export function focusCard(card: Card | null): void {
  document.querySelector<HTMLElement>(`[data-held="${card}"]`)?.focus();
}

/** Moves the focus to the first card of a suit, if there is one. */
export function moveToSuit(suit: Suit): void {
  document.querySelector<HTMLElement>(`[data-held$="${suit}"]`)?.focus();
}

/** Moves the focus to the suit before or after the one it is in. */
export function moveAlongSuits(by: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-held]")];
  const suits = [...new Set(cards.map((card) => card.dataset.held?.at(-1)))];
  const held = cards.find((card) => card.tabIndex === 0)?.dataset.held?.at(-1);
  moveToSuit(suits[Math.min(Math.max(suits.indexOf(held) + by, 0), suits.length - 1)] as Suit);
}

/**
 * Takes the focus for a panel that just appeared, unless the person is busy elsewhere. To be focused it must be laid out,
 * and that is a task of its own after the one that made it.
 */
export function claimFocus(element: HTMLElement | null): void {
  setTimeout(() => {
    const held = document.activeElement;
    if (held === document.body || held?.matches("main")) element?.focus({ preventScroll: true });
  });
}

/** Where the focus waits until there is something better. */
let waiting: HTMLElement | null = null;

function wait(main: HTMLElement | null): void {
  waiting = main;
  main?.focus({ preventScroll: true });
}

/**
 * Gives the focus of a card that leaves the hand to its neighbour, and that of a sign to the room, while the page stands as
 * it was: one that is lost with the card has the whole page laid out in the midst of its change.
 */
export function passFocus(hand: HeldCard[]): void {
  const stays = (card: Element | null) =>
    card instanceof HTMLElement && hand.some((held) => held.card === card.dataset.held);
  const leaving = document.activeElement as HTMLElement | null;
  if (leaving?.closest(".porch-sign")) wait(leaving.closest("main"));
  if (!leaving?.dataset.held || stays(leaving)) return;
  const neighbour = [leaving.nextElementSibling, leaving.previousElementSibling].find(stays);
  (neighbour as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/** Watches the page and brings a lost focus home. */
export function keepFocus(root: HTMLElement): void {
  let held = false;
  root.addEventListener("focusin", ({ target }) => {
    held = true;
    if (target !== waiting) waiting = null;
  });
  const bring = () => {
    const active = document.activeElement;
    if (!held || (active !== document.body && active !== waiting)) return;
    // What is open on top comes last.
    const panel = [...root.querySelectorAll("dialog[open]")].at(-1);
    const home = panel ? panel.querySelector("button") : root.querySelector<HTMLElement>(kHome);
    if (home) home.focus({ preventScroll: true });
    else if (active !== waiting) wait(root.querySelector("main"));
  };
  // In a task of its own, as above.
  new MutationObserver(() => setTimeout(bring)).observe(root, { childList: true, subtree: true });
}
