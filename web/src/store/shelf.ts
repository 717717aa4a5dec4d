// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

/** Where a text is kept between visits; what it cannot keep it forgets. */
export interface Shelf {
  read(): string | null;
  keep(text: string): void;
}

export const kNoShelf: Shelf = { read: () => null, keep() {} };

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
