// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { Mood } from "../art";
import type { SeatView, View } from "../core/protocol";
import type { Stage } from "../store/presenter";
import { seatAt } from "./seats";

/** The face of whoever sits at that place, from what everybody can see. */
export function mood(view: View, at: number, stage: Stage = "still"): Mood {
  const seat = seatAt(view, at);
  if (stage === "still") {
    if (view.phase === "match_over") return view.winner === seat.side ? "proud" : "dismayed";
    if (view.phase === "hand_over") return afterHand(view, seat);
    if (view.turn === seat.seat) return "thinking";
  }
  return view.tricks.at(-1)?.winner === seat.seat ? afterTrick(view, seat) : "calm";
}

/** A nil of one's own counts for more than what the side has made. */
function afterHand(view: View, { seat, side }: SeatView): Mood {
  const result = view.results.at(-1)?.sides.find((of) => of.side === side);
  if (!result || result.lines.length === 0) return "calm";
  const own = result.lines.filter((line) => line.seat === seat).map((line) => line.points);
  if (own.some((points) => points < 0)) return "dismayed";
  if (own.some((points) => points > 0)) return "proud";
  return result.points < 0 ? "dismayed" : "pleased";
}

/** The face of who took the last trick: the one that met the contract is the best, and nil wants none. */
function afterTrick(view: View, { bid, side }: SeatView): Mood {
  if (bid?.kind === "nil") return "dismayed";
  const own = view.sides.find((of) => of.side === side);
  return own?.contract && own.tricks === own.contract ? "proud" : "pleased";
}
