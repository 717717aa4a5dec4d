// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What a replay comes to as a game that is kept, and as a line of the table that is exported.
import { describe, expect, it } from "vitest";
import type { Replay } from "../src/core/engine";
import { summary } from "../src/core/games";
import type { ScoreLine, View } from "../src/core/protocol";
import { gamesTable } from "../src/ui/books/table";
import { view } from "./table";

/** A replay of one hand with those lines on the person's side. */
function replay(
  lines: Partial<ScoreLine>[],
  over: Partial<View> = {},
  levels = ["", "easy", "easy", "easy"],
) {
  const side = { side: 0, points: 0, score_before: 0, score_after: 0, bags_before: 0, bags_after: 0 };
  const scored = lines.map((line) => ({ seat: null, points: 0, bags: 0, ...line }) as ScoreLine);
  const results = [{ number: 1, thrown_in: false, sides: [{ ...side, lines: scored }] }];
  const at = { update: { view: view({ results, ...over }) } };
  return { type: "replay", hands: 1, levels, steps: [at, at] } as unknown as Replay;
}

const hand = (lines: Partial<ScoreLine>[]) => summary(replay(lines), "a", 0).hands[0];

describe("a game", () => {
  it("has two nils where one line scores both", () => {
    expect(hand([{ kind: "double_nil_made", points: 400 }])?.nils).toEqual([
      { own: true, blind: false, made: true },
      { own: false, blind: false, made: true },
    ]);
  });

  it("counts the bags that came, not those that a penalty took", () => {
    const lines = [
      { kind: "overtricks", bags: 3 },
      { kind: "bag_penalty", bags: -10 },
    ] as const;
    expect(hand([...lines])?.bags).toBe(3);
  });

  it("is marked where a move was taken back", () => {
    expect(summary(replay([]), "a", 0).undone).toBe(false);
    expect(summary(replay([], { undone: true }), "a", 0).undone).toBe(true);
  });

  it("has the level of the others, however light they thought, and none where they differ", () => {
    const level = (...levels: string[]) => summary(replay([], {}, ["", ...levels]), "a", 0).level;
    expect(level("hard", "light-hard", "hard")).toBe("hard");
    expect(level("hard", "easy", "hard")).toBe("");
  });
});

describe("the table of games", () => {
  it("has the games that are over, the first first, and quotes what holds a comma or a quote", () => {
    const game = summary(replay([]), "a", 0);
    const table = gamesTable([
      { ...game, at: 2, rules: 'a, "b"' },
      { ...game, at: 1 },
      { ...game, at: 3, outcome: "going" },
    ]);
    const [, first, second, ...rest] = table.split("\r\n");
    expect(first).toContain("1970-01-01T00:00:00.001Z,larch-hollow,easy,");
    expect(second).toContain('002Z,"a, ""b""",easy,');
    expect(rest).toEqual([""]);
  });
});
