// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Worked examples: each figure can be reckoned by hand from the games above it.
import { describe, expect, it } from "vitest";
import type { Game, HandFacts } from "../src/core/games";
import { figures } from "../src/store/statistics";

/** A hand with a bid of so many and as many tricks as are said. */
function hand(bid: number, taken: number, over: Partial<HandFacts> = {}): HandFacts {
  return {
    bid: { kind: "tricks", blind: false, tricks: bid },
    taken,
    thrownIn: false,
    contract: taken >= bid,
    nils: [],
    bags: Math.max(0, taken - bid),
    points: taken >= bid ? 9 * bid + taken : -10 * bid,
    ...over,
  };
}

/** A hand in which the person bid nil, and the partner made its contract. */
function nil(made: boolean, over: Partial<HandFacts> = {}): HandFacts {
  return hand(4, 4, {
    bid: { kind: "nil", blind: false, tricks: 0 },
    taken: made ? 0 : 1,
    nils: [{ own: true, blind: false, made }],
    ...over,
  });
}

let time = 0;
function game(over: Partial<Game> = {}): Game {
  time++;
  return {
    id: String(time),
    at: time,
    rules: "larch-hollow",
    level: "medium",
    partner: 2,
    outcome: "won",
    score: 500,
    best: 300,
    undone: false,
    hands: [],
    ...over,
  };
}

describe("statistics", () => {
  it("of no game are empty", () => {
    const none = figures([]);
    expect(none).toMatchObject({ games: { of: 0, good: 0 }, hands: 0, meanBid: null, bagsAHand: null });
    expect(none).toMatchObject({ now: null, longestWon: 0, byLevel: [], trend: [] });
  });

  it("count an abandoned game as abandoned, neither won nor lost, and its hands as hands", () => {
    const found = figures([
      game({ hands: [hand(3, 3)] }),
      game({ outcome: "abandoned", hands: [hand(4, 2), hand(2, 2)] }),
      game({ outcome: "lost" }),
    ]);
    expect(found).toMatchObject({ games: { of: 2, good: 1 }, abandoned: 1, hands: 3 });
    expect(found.now).toEqual({ won: false, games: 1 });
  });

  it("add the hands of the match that goes on, and no game for it", () => {
    const found = figures([game({ outcome: "going", hands: [hand(3, 5)] })]);
    expect(found).toMatchObject({ games: { of: 0, good: 0 }, abandoned: 0, hands: 1, bags: 2, trend: [] });
  });

  it("mark games in which a move was taken back", () => {
    expect(figures([game({ undone: true }), game()])).toMatchObject({ undone: 1, games: { of: 2 } });
  });

  it("measure the person's own bids: 3 of 3, 5 of 4 and 1 of 3 tricks", () => {
    const found = figures([game({ hands: [hand(3, 3), hand(4, 5), hand(3, 1), nil(true)] })]);
    expect(found).toMatchObject({ exact: { of: 3, good: 1 }, over: 1, under: 1 });
    expect(found.meanBid).toBeCloseTo(10 / 3);
    expect(found.meanTaken).toBe(3);
  });

  it("leave a hand that was thrown in out of all but its own count", () => {
    const thrown = hand(1, 0, { thrownIn: true, contract: null, points: 0 });
    const found = figures([game({ hands: [thrown, hand(2, 2)] })]);
    expect(found).toMatchObject({ hands: 1, thrownIn: 1, exact: { of: 1, good: 1 } });
    expect(found.contracts).toEqual({ of: 1, good: 1 });
  });

  it("count contracts made and set, and none where there was none", () => {
    const found = figures([
      game({ hands: [hand(3, 3), hand(3, 2), hand(3, 4), nil(true, { contract: null })] }),
    ]);
    expect(found.contracts).toEqual({ of: 3, good: 2 });
    expect(found.longestContracts).toBe(1);
  });

  it("count nils tried and made: own, blind, and the partner's", () => {
    const partners = { own: false, blind: false, made: true };
    const found = figures([
      game({
        hands: [
          nil(true),
          nil(false),
          nil(false, { nils: [{ own: true, blind: true, made: false }] }),
          hand(3, 3, { nils: [partners] }),
        ],
      }),
    ]);
    expect(found.nils).toEqual({ of: 2, good: 1 });
    expect(found.blindNils).toEqual({ of: 1, good: 0 });
    expect(found.partnersNils).toEqual({ of: 1, good: 1 });
  });

  it("reckon bags and points a hand", () => {
    const found = figures([game({ hands: [hand(3, 5), hand(4, 4)] }), game({ hands: [hand(2, 1)] })]);
    expect(found.bags).toBe(2);
    expect(found.bagsAHand).toBeCloseTo(2 / 3);
    expect(found.pointsAHand).toBeCloseTo((32 + 40 - 20) / 3);
  });

  it("find streaks by the time that games ended: won, won, lost, won, won, won, lost", () => {
    const went = [..."WWLWWWL"].map((letter) => game({ outcome: letter === "W" ? "won" : "lost" }));
    expect(figures([...went].reverse())).toMatchObject({
      now: { won: false, games: 1 },
      longestWon: 3,
      longestLost: 1,
    });
  });

  it("group finished games by partner, level and rules, the most played first", () => {
    const found = figures([
      game({ rules: "pagat target=300", level: "hard", outcome: "lost" }),
      game({ rules: "pagat" }),
      game(),
      game({ rules: "solo", partner: null }),
      game({ rules: "pagat", outcome: "abandoned" }),
    ]);
    expect(found.byRules).toEqual([
      { key: "pagat", of: 2, good: 1 },
      { key: "larch-hollow", of: 1, good: 1 },
      { key: "solo", of: 1, good: 1 },
    ]);
    expect(found.byLevel).toEqual([
      { key: "medium", of: 3, good: 3 },
      { key: "hard", of: 1, good: 0 },
    ]);
    expect(found.byPartner.map(({ key, of }) => [key, of])).toEqual([
      ["2", 3],
      ["", 1],
    ]);
  });

  it("tell the trend in at most twelve parts: of 25 games, eight threes and a rest of one", () => {
    const games = Array.from({ length: 25 }, (_, i) =>
      game({ outcome: i % 3 ? "lost" : "won", hands: i === 24 ? [] : [hand(3, i % 3 ? 4 : 3)] }),
    );
    const { trend } = figures(games);
    expect(trend).toHaveLength(9);
    expect(trend[0]).toEqual({
      from: 1,
      to: 3,
      won: 1 / 3,
      exact: 1 / 3,
      bags: 2 / 3,
      points: (30 + 31 + 31) / 3,
    });
    expect(trend.at(-1)).toEqual({ from: 25, to: 25, won: 1, exact: null, bags: null, points: null });
  });
});
