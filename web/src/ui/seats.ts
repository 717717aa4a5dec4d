// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Where seats lie on the screen: place 0 is yours, then clockwise: left, across, right.
import type { Seat, SeatView, Side, SideView, View } from "../core/protocol";

export const kPlaces = ["south", "west", "north", "east"] as const;

export function place(view: View, seat: Seat): number {
  return (seat - view.seat + view.seats.length) % view.seats.length;
}

export function seatAt(view: View, at: number): SeatView {
  const seat = (view.seat + at) % view.seats.length;
  return view.seats.find((s) => s.seat === seat) as SeatView;
}

/** The places of those who score together, yours first: what names a side. */
export function placesOf(view: View, side: Side): number[] {
  const seats = view.seats.filter((seat) => seat.side === side);
  return seats.map((seat) => place(view, seat.seat)).sort((a, b) => a - b);
}

/** Sorts what belongs to sides as they are shown: yours first, then clockwise. */
export function inOrder<T extends { side: Side }>(view: View, sides: T[]): T[] {
  const first = (of: T) => placesOf(view, of.side)[0] ?? 0;
  return [...sides].sort((a, b) => first(a) - first(b));
}

export function sidesOf(view: View): SideView[] {
  return inOrder(view, view.sides);
}

export function ownSide(view: View): Side {
  return seatAt(view, 0).side;
}

/** The place of who scores with you; null when you play alone. */
export function partner(view: View): number | null {
  return placesOf(view, ownSide(view)).find((at) => at !== 0) ?? null;
}
