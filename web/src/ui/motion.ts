// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Motion on top of a page that has already changed: Web Animations on transform and opacity, each of which can
// be finished at any time.
import type { Frame } from "../store/presenter";
import { kPlaces, place } from "./seats";

const running = new Set<Animation>();
const origins = new Map<string, DOMRect>();
/** Where a card was let go that is on its way to the bench. */
let dropped: { card: string; rect: DOMRect } | null = null;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function animate(element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): void {
  if (calm.matches || !options.duration) return;
  const animation = element.animate(keyframes, options);
  running.add(animation);
  animation.oncancel = () => running.delete(animation);
  animation.onfinish = () => {
    running.delete(animation);
    // What has run its course would keep the next one of the same card on the page's thread.
    if (options.fill !== "forwards") animation.cancel();
  };
}

export function finishMotion(): void {
  origins.clear();
  for (const animation of [...running]) animation.finish();
}

/** Where something is seen; nowhere for what is not. */
function rectOf(selector: string): DOMRect | undefined {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect?.height ? rect : undefined;
}

/** Remembers where the cards lie that the next picture moves. */
export function rememberOrigins({ events, view }: Frame): void {
  origins.clear();
  for (const event of events) {
    if (event.type !== "card_played") continue;
    const at = place(view, event.seat);
    const from =
      (dropped?.card === event.card ? dropped.rect : undefined) ??
      rectOf(`[data-held="${event.card}"]`) ??
      rectOf(`[data-fan="${at}"]`) ??
      rectOf(`[data-pots="${kPlaces[at]}"]`);
    if (from) origins.set(event.card, from);
  }
}

/** Remembers where a card is let go; from there it goes to its place. */
export function dropFrom(card: string): void {
  const rect = rectOf(`[data-held="${card}"]`);
  dropped = rect ? { card, rect } : null;
}

/** A played card comes from where it lay. Asked for with the next frame, its place costs no layout but that frame's own. */
export function fly(element: Element, card: string, duration: number): void {
  if (!origins.has(card)) return;
  requestAnimationFrame(() => {
    const from = origins.get(card);
    if (!from) return;
    origins.delete(card);
    const to = element.getBoundingClientRect();
    animate(element, [{ transform: shift(to, from) }, { transform: "none" }], {
      duration,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    });
  });
}

/** A won trick gathers to its winner. */
export function gather(cards: Iterable<Element>, winner: number, duration: number): void {
  const target = rectOf(`[data-pots="${kPlaces[winner]}"]`);
  if (!target) return;
  const lying = [...cards].map((card) => ({ card, from: card.getBoundingClientRect() }));
  for (const { card, from } of lying) {
    animate(card, [{ transform: "none" }, { transform: shift(from, target), opacity: 0 }], {
      duration,
      easing: "ease-in",
      fill: "forwards",
    });
  }
}

/** Quick slides to where the cards lie, one after the other. */
export function slide(cards: Element[], from: string, duration: number): void {
  const each = duration / 3;
  cards.forEach((card, i) => {
    animate(card, [{ transform: from, opacity: 0 }, { transform: "none" }], {
      duration: each,
      delay: ((duration - each) * i) / cards.length,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
      fill: "backwards",
    });
  });
}

/** The transform that puts a box over another, centre on centre. */
function shift(box: DOMRect, over: DOMRect): string {
  const x = over.x + over.width / 2 - box.x - box.width / 2;
  const y = over.y + over.height / 2 - box.y - box.height / 2;
  const scale = Math.min(1.6, Math.max(0.3, over.height / box.height));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
