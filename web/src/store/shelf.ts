// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

/** Where a text is kept between visits; what it cannot keep it forgets. */
export interface Shelf {
  read(): string | null;
  keep(text: string): void;
}

export const kNoShelf: Shelf = { read: () => null, keep() {} };

/** The values by name that are kept there as JSON; none where it is anything else. */
export function valuesOn(shelf: Shelf): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(shelf.read() ?? "null");
    return value && typeof value === "object" && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** A place on this browser's shelf, where it has one. */
export function browserShelf(place: string): Shelf {
  return {
    read() {
      try {
        return localStorage.getItem(place);
      } catch {
        return null;
      }
    },
    keep(text) {
      try {
        localStorage.setItem(place, text);
      } catch {
        // A browser that keeps nothing forgets this as it forgets the game.
      }
    },
  };
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

/** Puts such texts back in their places. */
export function keepSettings(texts: Record<string, string>): void {
  for (const [place, text] of Object.entries(texts)) browserShelf(place).keep(text);
}

/** Asks the browser not to clear what the page keeps when it wants room. */
export function askToKeep(): void {
  navigator.storage?.persist?.().catch(() => {});
}
