// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { View } from "../core/protocol";
import { place, seatAt } from "./seats";

export type Mood = "calm" | "thinking" | "pleased" | "dismayed" | "proud";

/** The face of whoever sits at that place, from what everybody can see. */
export function mood(view: View, at: number): Mood {
  const seat = seatAt(view, at);
  if (view.phase === "match_over") return view.winner === seat.side ? "proud" : "dismayed";
  if (view.phase === "hand_over") {
    const result = view.results.at(-1)?.sides.find((side) => side.side === seat.side);
    return result && result.points < 0 ? "dismayed" : "pleased";
  }
  if (view.turn === seat.seat) return "thinking";
  const winner = view.last_trick?.winner;
  return winner !== undefined && winner !== null && place(view, winner) === at ? "pleased" : "calm";
}
