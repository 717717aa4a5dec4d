// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the others say now and then: of what everybody saw, never of cards that are hidden.
// The same are said where everyone plays alone, so nobody says "we".

/** By place: Cornelius, Constance, Agatha. */
type Lines = readonly [string, string, string];

const lines = {
  start: [
    "Shuffled twice. I counted.",
    "There is room on the bench. Sit down.",
    "A quiet night. Good for cards.",
  ],
  nil: ["None for me.", "Nothing for me this time. Mind the pots.", "I shall sit very still."],
  broken: [
    "Somebody had to turn the soil.",
    "There goes the topsoil.",
    "Spades, then. It was a matter of time.",
  ],
  met: ["That is the lot. The rest is weeds.", "There. Planted and watered.", "As promised."],
  nilLost: ["Bother. Not on my list.", "Oh dear. I dropped it.", "Well. That is that, then."],
  nilMade: ["Not a leaf out of place.", "Not one. Did you see?", "Silent as a feather."],
  set: ["Dug too deep.", "Better luck in the next row.", "I have seen better harvests."],
  won: ["I will fetch the biscuit tin.", "Well grown, all of it.", "Splendid. Again tomorrow?"],
} as const satisfies Record<string, Lines>;

export type Occasion = keyof typeof lines;

export const talk = (occasion: Occasion, place: number) => lines[occasion][place - 1] ?? "";
