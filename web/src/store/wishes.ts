// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the person wishes at the table besides the rules, kept between visits.
import { type Signal, signal } from "@preact/signals";
import { kSpeeds } from "./pace";
import { noShelf, type Shelf, valuesOn } from "./shelf";

/** Where a wish stands in Settings. */
export type WishGroup = "table" | "play" | "look" | "sound" | "access";

interface Flag {
  kind: "flag";
  usual: boolean;
}

interface OneOf<V extends string> {
  kind: "choice";
  choices: readonly V[];
  usual: V;
}

/** A number between two, as a slider sets it. */
interface Range {
  kind: "range";
  least: number;
  most: number;
  step: number;
  usual: number;
}

/** A name that only the core knows. */
interface Word {
  kind: "word";
  usual: string;
}

/** Keys of the person's own: "hint=x undo=". */
interface Keys {
  kind: "keys";
  usual: string;
}

export type WishKind = Flag | OneOf<string> | Range | Word | Keys;

const flag = (group: WishGroup, usual: boolean) => ({ group, kind: "flag", usual }) as const;
const choice = <V extends string>(group: WishGroup, usual: V, choices: readonly V[]) =>
  ({ group, kind: "choice", usual, choices }) as const;
const range = (group: WishGroup, usual: number, least: number, most: number, step: number) =>
  ({ group, kind: "range", usual, least, most, step }) as const;
const word = (group: WishGroup, usual: string) => ({ group, kind: "word", usual }) as const;
const keys = (group: WishGroup, usual: string) => ({ group, kind: "keys", usual }) as const;

/** Everything that can be wished, in the order in which Settings show it; the words are in i18n/wishes.ts. */
export const kWishes = {
  /** How well the others play. */
  level: word("table", "medium"),
  speed: choice("table", "normal", kSpeeds),
  /** Whether a trick lies until the person goes on. */
  wait: flag("play", false),
  /** How a card is played; a drag leaves two taps as they are. */
  play: choice("play", "twice", ["twice", "once", "drag"]),
  /** Whether a card that is the only choice plays itself. */
  forced: flag("play", false),
  /** Whether a tap on a number bids it. */
  bidOnce: flag("play", false),
  /** Whether a bid is suggested. */
  suggest: flag("play", true),
  /** Whether the others say a word now and then. */
  talk: flag("play", true),
  /** How much work their thinking may be, and that of hints. */
  thinking: choice("play", "full", ["full", "light"]),
  theme: choice("look", "night", ["night", "day", "plain", "system"]),
  deck: choice("look", "classic", ["classic", "large", "four"]),
  back: choice("look", "weave", ["weave", "fern", "moon", "comb"]),
  sound: flag("sound", true),
  /** In hundredths of the loudest. */
  volume: range("sound", 50, 10, 100, 10),
  /** How much is said of what happens. */
  speech: choice("access", "normal", ["terse", "normal", "full"]),
  /** Whether a single letter or digit does anything. */
  letters: flag("access", true),
  keys: choice("access", "house", ["house", "ear"]),
  /** What is changed in those keys. */
  keymap: keys("access", ""),
  /** Whether what the right thumb reaches lies at the left. */
  mirror: flag("access", false),
} as const;

export type Wish = keyof typeof kWishes;
type ValueOf<K> = K extends OneOf<infer V> ? V : K extends Flag ? boolean : K extends Range ? number : string;
export type WishValue<W extends Wish> = ValueOf<(typeof kWishes)[W]>;

export const wishNames = Object.keys(kWishes) as Wish[];

const kMeasure = "baseline";

export class Wishes {
  private readonly signals_: Record<string, Signal<unknown>> = {};
  /** As it is kept, with what this version does not know. */
  private kept_: Record<string, unknown>;

  /** What is `asked` of a visit goes before what was wished, and is not kept. */
  constructor(
    readonly shelf: Shelf = noShelf(),
    asked: Record<string, unknown> = {},
  ) {
    this.kept_ = valuesOn(shelf);
    for (const name of wishNames) {
      const value = [asked[name], this.kept_[name]].find((wished) => fits(kWishes[name], wished));
      this.signals_[name] = signal(value ?? kWishes[name].usual);
    }
  }

  /** What is wished now; whatever draws with it is drawn anew when that changes. */
  get<W extends Wish>(name: W): WishValue<W> {
    return this.signals_[name]?.value as WishValue<W>;
  }

  /** Wishes some things to be so. What cannot be wished changes nothing. */
  change(over: Record<string, unknown>): void {
    for (const name of wishNames) {
      const value = over[name];
      if (!fits(kWishes[name], value)) continue;
      (this.signals_[name] as Signal<unknown>).value = value;
      this.kept_ = { ...this.kept_, [name]: value };
    }
    this.shelf.keep(JSON.stringify(this.kept_));
  }

  /** The level wished, among those there are; or else the usual one. */
  levelAmong(levels: string[]): string {
    const wished = [this.get("level"), this.kept_.level, kWishes.level.usual] as string[];
    return wished.find((level) => levels.includes(level)) ?? levels[0] ?? kMeasure;
  }
}

/** Those to choose from. The baseline is for measuring the others. */
export function offered(levels: string[]): string[] {
  const others = levels.filter((level) => level !== kMeasure);
  return others.length ? others : levels;
}

/** What an address asks for: "?speed=fast&wait=true". */
export function askedBy(address: URLSearchParams): Record<string, unknown> {
  const flags: Record<string, boolean> = { true: true, false: false };
  return Object.fromEntries([...address].map(([name, value]) => [name, flags[value] ?? value]));
}

function fits(kind: WishKind, value: unknown): boolean {
  switch (kind.kind) {
    case "flag":
      return typeof value === "boolean";
    case "choice":
      return (kind.choices as readonly unknown[]).includes(value);
    case "range":
      return typeof value === "number" && value >= kind.least && value <= kind.most;
    case "word":
    case "keys":
      return typeof value === "string";
  }
}
