// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { Bid, HandResult, LineKind } from "../src/core/protocol";
import { mood } from "../src/ui/mood";
import { seat, trick, view } from "./table";

const kNil: Bid = { kind: "nil", blind: false, tricks: 0 };

/** Constance, at place 2, took the last trick; her side has so many of a contract of 4. */
function tookTrick(tricks: number, bid: Bid | null = null) {
  return view({
    turn: 1,
    seats: [0, 1, 2, 3].map((n) => seat(n, n === 2 ? { bid } : {})),
    sides: [0, 1].map((side) => ({ side, contract: 4, tricks, score: 0, bags: 0, sets: 0 })),
    tricks: [trick(["AS", "2S", "KS", "3S"], 2)],
  });
}

/** A hand that brought your side so many points, with one line. */
function scored(points: number, kind: LineKind, of: number | null = null) {
  const line = { kind, seat: of, points, bags: 0, bid: 4, taken: 4, clause: "4.1" };
  const account = { lines: [line], points, score_before: 0, score_after: 0, bags_before: 0, bags_after: 0 };
  const result: HandResult = { number: 1, thrown_in: false, sides: [{ side: 0, ...account }] };
  return view({ phase: "hand_over", turn: null, results: [result] });
}

describe("the face of somebody", () => {
  it("thinks while it is their turn", () => {
    expect(mood(view({ turn: 2 }), 2)).toBe("thinking");
    expect(mood(view({ turn: 2 }), 1)).toBe("calm");
  });

  it("is pleased with a trick, proud of the one that meets the contract, and nobody else's changes", () => {
    expect(mood(tookTrick(3), 2)).toBe("pleased");
    expect(mood(tookTrick(4), 2)).toBe("proud");
    expect(mood(tookTrick(5), 2)).toBe("pleased");
    expect(mood(tookTrick(4), 3)).toBe("calm");
  });

  it("falls when a nil takes a trick", () => {
    expect(mood(tookTrick(4, kNil), 2)).toBe("dismayed");
  });

  it("shows the trick while it lies there, though its winner is to lead", () => {
    const won = { ...tookTrick(3), turn: 2 };
    expect(mood(won, 2, "held")).toBe("pleased");
    expect(mood(won, 2)).toBe("thinking");
  });

  it("goes by the account after a hand, and by a nil of one's own first", () => {
    expect(mood(scored(40, "contract_made"), 2)).toBe("pleased");
    expect(mood(scored(-40, "contract_set"), 2)).toBe("dismayed");
    expect(mood(scored(100, "nil_made", 2), 2)).toBe("proud");
    expect(mood(scored(-100, "nil_failed", 2), 2)).toBe("dismayed");
    expect(mood(scored(100, "nil_made", 0), 2)).toBe("pleased");
    expect(mood(scored(40, "contract_made"), 1)).toBe("calm");
  });

  it("is proud or dismayed at the end of a match", () => {
    const over = view({ phase: "match_over", turn: null, winner: 0 });
    expect([1, 2, 3].map((at) => mood(over, at))).toEqual(["dismayed", "proud", "dismayed"]);
  });
});
