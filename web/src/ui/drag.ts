// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A card of the hand follows the pointer; let go above the hand, it is dropped on the bench.

/** Pixels that a finger may tremble in a tap. */
const kTap = 8;

export function drag(event: PointerEvent, drop: () => void): void {
  if (event.button !== 0) return;
  const card = event.currentTarget as HTMLElement;
  let dragged = false;
  const follow = (now: PointerEvent) => {
    const [x, y] = [now.clientX - event.clientX, now.clientY - event.clientY];
    dragged ||= Math.hypot(x, y) > kTap;
    if (!dragged) return;
    card.dataset.dragged = "";
    card.style.setProperty("--drag-x", `${x}px`);
    card.style.setProperty("--drag-y", `${y}px`);
  };
  const end = (now: PointerEvent) => {
    listening.abort();
    if (!dragged) return;
    // The tap that follows belongs to the drag.
    const swallow = (click: Event) => click.stopImmediatePropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const edge = card.parentElement?.getBoundingClientRect().top ?? 0;
    if (now.type === "pointerup" && now.clientY < edge) drop();
    delete card.dataset.dragged;
  };
  const listening = new AbortController();
  card.setPointerCapture(event.pointerId);
  card.addEventListener("pointermove", follow, listening);
  card.addEventListener("pointerup", end, listening);
  card.addEventListener("pointercancel", end, listening);
}
