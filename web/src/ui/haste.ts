// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A tap or a key finishes what moves, and then does what it does, unless finishing put something else under the
// finger or the focus: a press meant for the trick that lay there must not bid, deal or start a new match.

/** How long after such a press others are taken for the same haste, in milliseconds. */
export const kHaste = 400;

export interface Picture {
  /** What can be pressed now, in a word: it changes when panels come and go. */
  surface(): string;
  finish(): void;
}

/** Listens on `document` before anything else does. */
export function finishBeforeActing(document: Document, picture: Picture): void {
  let blindUntil = Number.NEGATIVE_INFINITY;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (event: Event) => {
    const before = picture.surface();
    picture.finish();
    if (picture.surface() !== before) blindUntil = event.timeStamp + kHaste;
    if (event.timeStamp < blindUntil) swallow(event);
  };
  document.addEventListener("pointerdown", press, { capture: true });
  document.addEventListener("keydown", press, { capture: true });
  document.addEventListener(
    "click",
    (event) => {
      if (event.timeStamp < blindUntil) swallow(event);
    },
    { capture: true },
  );
}
