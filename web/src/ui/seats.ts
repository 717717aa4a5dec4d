// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Where seats lie on the screen: place 0 is yours, then clockwise: left, across, right.
import type { Seat, SeatView, SideView, View } from "../core/protocol";

export const kPlaces = ["south", "west", "north", "east"] as const;

export function place(view: View, seat: Seat): number {
  return (seat - view.seat + view.seats.length) % view.seats.length;
}

export function seatAt(view: View, at: number): SeatView {
  const seat = (view.seat + at) % view.seats.length;
  return view.seats.find((s) => s.seat === seat) as SeatView;
}

export function sidesOf(view: View): { own: SideView; other: SideView } {
  const mine = seatAt(view, 0).side;
  return {
    own: view.sides.find((s) => s.side === mine) as SideView,
    other: view.sides.find((s) => s.side !== mine) as SideView,
  };
}
