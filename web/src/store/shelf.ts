// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { type Signal, signal } from "@preact/signals";

/** The part of the browser's storage that is used here. */
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A place of the page's own where a text is kept between visits. What cannot be read there is never written over. */
export class Shelf {
  /** Whether the last text is kept only until the page is closed. */
  readonly refuses: Signal<boolean> = signal(false);
  /** What lay here and could not be read, until the person was told. */
  readonly spoiled: Signal<string | null> = signal(null);
  /** It has not found another place yet. */
  private stuck_: string | null = null;

  constructor(
    private readonly place_: string,
    /** Throws where the browser lets the page keep nothing. */
    private readonly store_: () => Store = () => localStorage,
  ) {}

  read(): string | null {
    try {
      return this.store_().getItem(this.place_);
    } catch {
      return null;
    }
  }

  keep(text: string): void {
    this.refuses.value = !this.done(() => {
      this.move();
      this.store_().setItem(this.place_, text);
    });
  }

  /** Lays what is here where nothing is written over it, now or as soon as that can be. */
  setAside(): void {
    this.stuck_ = this.spoiled.value = this.read();
    this.done(() => this.move());
  }

  private move(): void {
    if (this.stuck_ === null) return;
    this.store_().setItem(`${this.place_}-aside-${Date.now()}`, this.stuck_);
    this.store_().removeItem(this.place_);
    this.stuck_ = null;
  }

  private done(act: () => void): boolean {
    try {
      act();
      return true;
    } catch {
      return false;
    }
  }
}

/** A place that forgets at once. */
export function noShelf(): Shelf {
  return new Shelf("", () => ({ getItem: () => null, setItem() {}, removeItem() {} }));
}

/** The values by name that are kept there as JSON. Anything else is set aside, and there are none. */
export function valuesOn(shelf: Shelf): Record<string, unknown> {
  const text = shelf.read();
  if (!text) return {};
  const value = parsed(text);
  if (value && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  shelf.setAside();
  return {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const kOurs = "larch-";

/** Every text on the shelf by its place; none where the browser has no shelf. */
export function settings(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([place]) => place.startsWith(kOurs)));
  } catch {
    return {};
  }
}

/** Puts such texts back in their places. Whether all of them are there now. */
export function keepSettings(texts: Record<string, string>): boolean {
  const shelves = Object.entries(texts).map(([place, text]) => {
    const shelf = new Shelf(place);
    shelf.keep(text);
    return shelf;
  });
  return !shelves.some(({ refuses }) => refuses.value);
}

/** Asks the browser not to clear what the page keeps when it wants room. */
export function askToKeep(): void {
  navigator.storage?.persist?.().catch(() => {});
}
