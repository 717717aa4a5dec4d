// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the person wishes at the table besides the rules, kept between visits.
import { type Signal, signal } from "@preact/signals";
import { kNoShelf, type Shelf } from "./shelf";

const kUsualLevel = "medium";
const kMeasure = "baseline";

export class Wishes {
  /** How well the others play from the next match on; null for the usual. */
  readonly level: Signal<string | null> = signal(null);
  /** Whether a bid is suggested. */
  readonly suggest: Signal<boolean> = signal(true);

  /** `asked_` is a level that goes before the one wished, and is not kept. */
  constructor(
    private readonly shelf_: Shelf = kNoShelf,
    private readonly asked_: string | null = null,
  ) {
    this.adopt(parse(shelf_.read()));
  }

  /** Changes the level, or whether a bid is suggested. */
  change(over: Record<string, unknown>): void {
    this.adopt(over);
    this.shelf_.keep(JSON.stringify({ level: this.level.value, suggest: this.suggest.value }));
  }

  private adopt(wished: Record<string, unknown>): void {
    if (typeof wished.level === "string") this.level.value = wished.level;
    if (typeof wished.suggest === "boolean") this.suggest.value = wished.suggest;
  }

  /** The level of the next match, among those there are: the one asked for or wished, or else the usual one. */
  levelAmong(levels: string[]): string {
    const known = [this.asked_, this.level.value, kUsualLevel].find(
      (level) => level !== null && levels.includes(level),
    );
    return known ?? levels[0] ?? kMeasure;
  }
}

/** Those to choose from. The baseline is for measuring the others. */
export function offered(levels: string[]): string[] {
  const others = levels.filter((level) => level !== kMeasure);
  return others.length ? others : levels;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return value && typeof value === "object" ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
