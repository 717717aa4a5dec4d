// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

export type Suit = "S" | "H" | "D" | "C";

// Relative commands only, from the middle of a 24 unit box, so that `pip` can place, scale and turn them by number.
const outlines: Record<Suit, string> = {
  S: "m0-12c3 5 10 8.5 10 14 0 5.5-6.5 7-9 2.5.3 3 1.5 5 3.5 7.5h-9c2-2.5 3.2-4.5 3.5-7.5-2.5 4.5-9 3-9-2.5 0-5.5 7-9 10-14z",
  H: "m0 11.5c-2-4-11-9-11-15.5 0-4 3-6.5 6-6.5 2.5 0 4 1.5 5 3.5 1-2 2.5-3.5 5-3.5 3 0 6 2.5 6 6.5 0 6.5-9 11.5-11 15.5z",
  D: "m0-12.5c2 4.5 5 8.5 9 12.5-4 4-7 8-9 12.5-2-4.5-5-8.5-9-12.5 4-4 7-8 9-12.5z",
  C: "m0-12c3.3 0 5.5 2.4 5.5 5.2 0 1.6-.7 2.9-1.6 4 .9-.4 1.8-.5 2.6-.5 3.1 0 5.3 2.3 5.3 5.2s-2.3 5.2-5.2 5.2c-2.6 0-4.6-1.3-5.6-3.4.2 3.3 1.3 5.8 3.5 8.3h-9c2.2-2.5 3.3-5 3.5-8.3-1 2.1-3 3.4-5.6 3.4-2.9 0-5.2-2.3-5.2-5.2s2.2-5.2 5.3-5.2c.8 0 1.7.1 2.6.5-.9-1.1-1.6-2.4-1.6-4 0-2.8 2.2-5.2 5.5-5.2z",
};

/** Outlines already sized: a table draws the same few at every change. */
const sized = new Map<string, string>();

/** Path data of a suit centred on (x, y), `scale` times 24 units high; a negative scale stands it on its head. */
export function pip(suit: Suit, x: number, y: number, scale: number): string {
  const key = `${suit}${scale}`;
  let outline = sized.get(key);
  if (outline === undefined) {
    outline = outlines[suit].replace(/-?\d*\.?\d+/g, (n) => ` ${+(Number(n) * scale).toFixed(2)}`);
    sized.set(key, outline);
  }
  return `M${x} ${y}${outline}`;
}
