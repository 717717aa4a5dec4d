// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A place on a shelf that has room or not, and what lies there and beside it.
import { Shelf } from "../src/store/shelf";

const kPlace = "larch-it";

export function shelfWith(text: string | null) {
  const texts = new Map<string, string>();
  if (text !== null) texts.set(kPlace, text);
  const room = { full: false };
  const shelf = new Shelf(kPlace, () => ({
    getItem: (place) => texts.get(place) ?? null,
    setItem(place, kept) {
      if (room.full) throw new DOMException("no room", "QuotaExceededError");
      texts.set(place, kept);
    },
    removeItem: (place) => void texts.delete(place),
  }));
  return {
    shelf,
    room,
    text: () => texts.get(kPlace) ?? null,
    aside: () => [...texts].filter(([place]) => place !== kPlace).map(([, kept]) => kept),
  };
}
