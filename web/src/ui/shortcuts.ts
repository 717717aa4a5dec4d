// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Which single key does what: by a scheme, and by what the person has changed in it.
import type { Wishes } from "../store/wishes";

/** Capitals are typed with Shift; what has no key is reached by its button. */
const kHouse = {
  bid: "b",
  give: "g",
  nextHand: "n",
  claim: "c",
  undo: "u",
  hint: "h",
  menu: "m",
  pause: "p",
  sheet: "s",
  lastTrick: "l",
  log: "",
  rules: "r",
  turn: "t",
  onTable: "o",
  bids: "v",
  score: "",
  clubs: "",
  diamonds: "",
  hearts: "",
  spades: "",
};

export type Shortcut = keyof typeof kHouse;
export type Bindings = Record<Shortcut, string>;

/** The map of Blind Adrenaline's Spades, which many who play by ear know, with the house's other keys around it. */
const kByEar: Bindings = {
  ...kHouse,
  claim: "a",
  hint: "i",
  pause: "z",
  sheet: "P",
  lastTrick: "R",
  log: "l",
  rules: "?",
  onTable: "r",
  score: "p",
  clubs: "c",
  diamonds: "d",
  hearts: "h",
  spades: "s",
};

const kSchemes = { house: kHouse, ear: kByEar };

export const shortcuts = Object.keys(kHouse) as Shortcut[];

/** The key of each shortcut; "" for none. */
export function bindings(wishes: Wishes): Bindings {
  return { ...kSchemes[wishes.get("keys")], ...changes(wishes) };
}

/** What the person has changed in the scheme. */
function changes(wishes: Wishes): Partial<Bindings> {
  const pairs = wishes
    .get("keymap")
    .split(" ")
    .map((pair) => pair.split("="));
  return Object.fromEntries(pairs.filter(([name]) => shortcuts.includes(name as Shortcut)));
}

/** The wish for another key for a shortcut. */
export function rebound(wishes: Wishes, name: Shortcut, key: string): string {
  return Object.entries({ ...changes(wishes), [name]: key })
    .map((pair) => pair.join("="))
    .join(" ");
}

/** What a key does now; nothing when no shortcut has it, or single keys are not wished. */
export function shortcutOf(key: string, wishes: Wishes): Shortcut | null {
  const bound = bindings(wishes);
  const has = (typed: string) => shortcuts.find((name) => bound[name] === typed);
  return has(key) ?? has(key.toLowerCase()) ?? null;
}
