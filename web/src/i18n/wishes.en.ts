// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The words of what can be wished at the table. Fetched with the settings.
import type { Wish, WishGroup, WishValue } from "../store/wishes";

interface WishWords<V> {
  label: string;
  help: string;
  /** Each choice by its name. */
  values?: V extends boolean | number ? never : Record<V & string, string>;
}

const words: { [W in Wish]: WishWords<WishValue<W>> } = {
  level: {
    label: "How well the others play",
    help: "From their next card on.",
  },
  thinking: {
    label: "Thinking",
    help: "Light thinking is for slow devices: hard and expert players, and hints, look at a quarter as much.",
    values: { full: "Full", light: "Light" },
  },
  play: {
    label: "To play a card",
    help: "Dragged, it goes to the bench; two taps play it as well.",
    values: { twice: "Two taps", once: "One tap", drag: "Drag" },
  },
  forced: {
    label: "Play an only choice",
    help: "A card plays itself where no other may be played.",
  },
  bidOnce: {
    label: "Bid on one tap",
    help: "A tap on a number bids it at once, but never blind. Bid is for what the stepper or a key has set.",
  },
  suggest: {
    label: "Suggest a bid",
    help: "With the reasons, where you ask for them.",
  },
  speed: {
    label: "Speed",
    help: "How long cards and bids take. A tap finishes what moves.",
    values: { relaxed: "Relaxed", normal: "Normal", fast: "Fast", instant: "Instant" },
  },
  wait: {
    label: "Wait for me after each trick",
    help: "A trick lies there until you tap or press a key.",
  },
  talk: {
    label: "The others talk",
    help: "A word now and then, never about hidden cards.",
  },
  theme: {
    label: "Light",
    help: "Plain has strong contrast and no scenery.",
    values: { night: "Night", day: "Morning", plain: "Plain", system: "As this device" },
  },
  deck: {
    label: "Cards",
    help: "The four-colour cards have blue diamonds and green clubs.",
    values: { classic: "Classic", large: "Large index", four: "Four colours" },
  },
  back: {
    label: "Backs",
    help: "What the others’ cards show you.",
    values: { weave: "Weave", fern: "Fern", moon: "Moon", comb: "Honeycomb" },
  },
  sound: {
    label: "Sound",
    help: "Cards, tricks and how a hand ends.",
  },
  volume: {
    label: "Volume",
    help: "Of all that is heard.",
  },
  speech: {
    label: "What a screen reader says",
    help: "Terse leaves out how the tricks stand; full reads your hand and who is winning.",
    values: { terse: "Terse", normal: "Normal", full: "Full" },
  },
  letters: {
    label: "Single keys",
    help: "Letters and digits do something at the table. Off, the arrows, Enter and Escape still do.",
  },
  keys: {
    label: "Keys",
    help: "By ear, as at Blind Adrenaline: a suit’s letter goes to that suit, up and down go from suit to suit.",
    values: { house: "This house’s", ear: "By ear" },
  },
  keymap: { label: "Change keys", help: "Type another letter, or clear the box for none." },
  mirror: {
    label: "Left-handed",
    help: "The shelf beside the bench, the tools and the slate change sides.",
  },
};

const groups: Record<WishGroup, string> = {
  table: "At the table",
  play: "How you play",
  look: "How it looks",
  sound: "Sound",
  access: "Reading and keys",
};

export const wishesEn = {
  unkept:
    "This browser does not keep what you change: it does not let the page, or has no room. It counts for this visit.",
  group: (group: WishGroup) => groups[group],
  label: (wish: Wish) => words[wish].label,
  help: (wish: Wish) => words[wish].help,
  value: (wish: Wish, value: string) => (words[wish] as WishWords<string>).values?.[value as never] ?? value,
};
