// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The keyboard at the table. Buttons keep their own Enter and Space.
import type { Controller } from "./controller";
import { moveAlongHand } from "./focus";

export function onKey(event: KeyboardEvent, controller: Controller): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const view = controller.session.newest;
  if (!view) return;
  const bidding = view.legal_bids !== null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = action(key, bidding, controller);
  if (!act) return;
  event.preventDefault();
  act();
}

function action(key: string, bidding: boolean, controller: Controller): (() => void) | null {
  if (bidding) {
    if (key === "ArrowUp" || key === "+" || key === "=") return () => controller.stepBid(1);
    if (key === "ArrowDown" || key === "-") return () => controller.stepBid(-1);
    if (key === "b") return () => controller.confirmBid();
    if (/^[0-9]$/.test(key)) return () => controller.typeDigit(Number(key));
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
    case "g":
      return () => controller.give();
    case "n":
      return () => controller.nextHand();
    case "s":
      return () => controller.show("sheet");
    case "l":
      return () => controller.show("last");
    case "h":
      return () => controller.tellHint();
    case "u":
      return () => controller.undo();
    default:
      return null;
  }
}
