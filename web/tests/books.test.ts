// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is kept, against the core itself and a store in memory.
import { beforeAll, describe, expect, it } from "vitest";
import type { Base } from "../src/core/base";
import type { Copy } from "../src/core/copy";
import type { Engine } from "../src/core/engine";
import { type Game, gameOf, idOf, kRecords } from "../src/core/games";
import { Keeper } from "../src/core/keeper";
import { core } from "./core";
import { withGames as gamesOf, shelf as shelfOf } from "./kept";
import { playMatch } from "./match";

let engine: Engine;
let whole: string;
let other: string;
let broken: string;
beforeAll(async () => {
  engine = await core();
  whole = playMatch(engine);
  other = playMatch(engine, { seed: 2 });
  broken = playMatch(engine, { seed: 3, hands: 1 });
});

const shelf = (base?: Base) => shelfOf(engine, base);
const withGames = async (...records: string[]) => {
  const room = await gamesOf(engine, ...records);
  room.keeper.clear();
  return room;
};

describe("a game that is over", () => {
  it("is summed up by the core's own results", () => {
    const game = gameOf(engine, whole, 7);
    expect(game).toMatchObject({ at: 7, level: "baseline", partner: 2, undone: false, id: idOf(whole) });
    expect(game.outcome === "won").toBe(game.score > game.best);
    expect(game.hands.length).toBe(whole.split("[Board ").length - 1);
    expect(game.score).toBe(game.hands.reduce((sum, { points }) => sum + points, 0));
    for (const { bid, taken, contract } of game.hands) {
      expect(bid).toEqual({ kind: "tricks", blind: false, tricks: 3 });
      expect(taken).toBeLessThanOrEqual(13);
      expect(contract).not.toBeNull();
    }
  });

  it("counts nils by the lines that score them", () => {
    const bid = { type: "bid", bid: { kind: "nil", blind: false, tricks: 0 } } as const;
    const { hands } = gameOf(engine, playMatch(engine, { bid, hands: 2 }), 0);
    expect(hands).toHaveLength(2);
    for (const { nils, taken } of hands)
      expect(nils.filter(({ own }) => own)).toEqual([{ own: true, blind: false, made: taken === 0 }]);
  });

  it("is abandoned when it was not finished", () => {
    expect(gameOf(engine, broken, 0)).toMatchObject({ outcome: "abandoned", hands: [{}] });
  });

  it("that does not keep to the rules is none", () => {
    expect(() => gameOf(engine, whole.replace(/\[Play "."\]\n../, "$&2"), 0)).toThrow();
  });
});

describe("the keeper", () => {
  it("keeps a game with the move that ends it, once, however often the table is opened again", async () => {
    const { saves, keeper, all } = shelf();
    await keeper.keep(broken, false);
    expect((await all()).games.map(({ outcome }) => outcome)).toEqual(["going"]);
    await keeper.keep(whole, true);
    const { games } = await all();
    expect(games).toHaveLength(1);
    const again = new Keeper(saves);
    await again.keep(whole, true);
    expect((await all()).games).toEqual(games);
    expect(await saves.record(games[0]?.id ?? "")).toBe(whole);
  });

  it("drops a game whose end is taken back", async () => {
    const { keeper, all } = shelf();
    await keeper.keep(whole, true);
    await keeper.keep(broken, false);
    expect((await all()).games.map(({ outcome }) => outcome)).toEqual(["going"]);
    await keeper.keep(other, true);
    expect((await all()).games.map(({ id }) => id)).toEqual([idOf(other)]);
  });

  it("counts a match as abandoned that makes room for another, and a finished one as it ended", async () => {
    const { keeper, all } = shelf();
    await keeper.keep(broken, false);
    keeper.clear();
    await keeper.keep(whole, true);
    keeper.clear();
    await keeper.keep(other, false);
    const outcomes = (await all()).games.map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(["abandoned", "going", gameOf(engine, whole, 0).outcome].sort());
  });

  it("forgets nothing when the store had no room for a while", async () => {
    const { saves, keeper, all } = shelf();
    await keeper.keep(broken, false);
    const { keep } = saves;
    saves.keep = () => Promise.reject(new Error("full"));
    keeper.clear();
    await expect(keeper.keep(whole, true)).rejects.toThrow("full");
    keeper.clear();
    saves.keep = keep;
    await keeper.keep(other, false);
    const ids = (await all()).games.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([idOf(broken), idOf(whole)]));
  });

  it("does not bring back a game that was kept late and then taken back", async () => {
    const { saves, keeper, all } = shelf();
    const { keep } = saves;
    await keeper.keep(broken, false);
    keeper.clear();
    saves.keep = () => Promise.reject(new Error("full"));
    await expect(keeper.keep(other, false)).rejects.toThrow("full");
    saves.keep = keep;
    await keeper.keep(other, false);
    await saves.remove(idOf(broken), false);
    await keeper.keep(other, false);
    expect((await all()).games.map(({ outcome }) => outcome)).toEqual(["going"]);
  });

  it("puts a record that cannot be read into the drawer", async () => {
    const { keeper, all } = shelf();
    await keeper.keep("potting compost", true);
    expect((await all()).aside.map(([, { record }]) => record)).toEqual(["potting compost"]);
  });

  it("leaves the match on the bench when something else goes into the drawer", async () => {
    const { saves } = shelf();
    await saves.keep(broken);
    await saves.setAside("potting compost", "line 1");
    expect(await saves.current()).toBe(broken);
    await saves.setAside(broken, "line 1");
    expect(await saves.current()).toBeNull();
  });

  it("has a match that somebody else put on the bench count as abandoned, and what is none go to the drawer", async () => {
    for (const [there, found] of [
      [broken, { games: ["abandoned", "going"], aside: [] }],
      [{ hand: 3 }, { games: ["going"], aside: [{ hand: 3 }] }],
    ] as const) {
      const { base, keeper, all } = shelf();
      await base.within(["matches"], (rows) => rows.put("matches", there, "current"));
      await keeper.keep(other, false);
      const { games, aside } = await all();
      expect(games.map(({ outcome }) => outcome).sort()).toEqual(found.games);
      expect(aside.map(([, { record }]) => record)).toEqual(found.aside);
    }
  });

  it("knows its own match on the bench, also where the store did more than it said", async () => {
    const { base, saves, keeper, all } = shelf();
    await keeper.keep(broken, false);
    expect(await saves.current()).toBe(broken);
    const { within } = base;
    base.within = async (stores, act) => {
      await within(stores, act);
      throw new Error("late");
    };
    await expect(keeper.keep(whole, false)).rejects.toThrow("late");
    base.within = within;
    await keeper.keep(other, false);
    expect((await all()).games.map(({ outcome }) => outcome)).toEqual(["going"]);
  });

  it("loses nothing that could not be set aside when the next match comes", async () => {
    const { base, saves, keeper, all } = shelf();
    const { within } = base;
    await saves.keep("potting compost");
    base.within = () => Promise.reject(new Error("full"));
    await expect(saves.setAside("potting compost", "line 1")).rejects.toThrow("full");
    base.within = within;
    await keeper.keep(broken, false);
    expect((await all()).aside.map(([, { record }]) => record)).toEqual(["potting compost"]);
  });

  it("sets something aside that is no text, as it was found", async () => {
    const { base, saves, all } = shelf();
    await base.within(["matches"], (rows) => rows.put("matches", { hand: 3 }, "current"));
    const record = await saves.current();
    expect(record).toBe('{"hand":3}');
    await saves.setAside(record ?? "", "no text");
    expect(await saves.current()).toBeNull();
    expect((await all()).aside.map(([, row]) => row.record)).toEqual([{ hand: 3 }]);
  });

  it("keeps the cards of the last games, and of older ones what they came to", async () => {
    const { saves, all } = shelf();
    const game = gameOf(engine, whole, 0);
    const many = Array.from({ length: kRecords + 3 }, (_, i) => ({
      game: { ...game, id: `g${i}`, at: i },
      record: whole,
    }));
    // The newest come first, as in a copy that is brought in.
    await saves.add(many.slice(-5), [], null);
    await saves.add(many, [], null);
    const { games, records } = await all();
    expect([games.length, records.length]).toEqual([kRecords + 3, kRecords]);
    expect(["g0", "g1", "g2", "g3"].map((id) => records.includes(id))).toEqual([false, false, false, true]);
  });
});

describe("the books", () => {
  it("look back at a hand with every card shown", async () => {
    const { ask } = await withGames(whole);
    const { replay } = await ask({ what: "replay", id: idOf(whole), hand: 1 }, "replay");
    expect(replay.steps[0]?.held.map((cards) => cards.length)).toEqual([13, 13, 13, 13]);
    expect(replay.steps.at(-1)?.update.events.map(({ type }) => type)).toContain("hand_scored");
    expect(await ask({ what: "replay", id: "gone", hand: 1 }, "failed")).toMatchObject({ why: "record" });
  });

  it("write a summary anew that cannot be read, and set a game aside that cannot be saved", async () => {
    const { base, saves, all } = await withGames(whole, other);
    await base.within(["games", "records"], async (rows) => {
      await rows.put("games", { at: 5, hands: "none" }, idOf(whole));
      await rows.put("games", 12, idOf(other));
      await rows.put("records", "potting compost", idOf(other));
    });
    const { games, aside } = await all();
    expect(games).toEqual([gameOf(engine, whole, 5)]);
    expect(aside.map(([, row]) => row.record)).toEqual(["potting compost"]);
    await saves.removeAside(aside[0]?.[0] ?? 0);
    expect((await all()).aside).toEqual([]);
  });

  it("show what can be read where nothing can be put right", async () => {
    const { base, saves, all } = await withGames(whole, other);
    await base.within(["games", "records"], async (rows) => {
      await rows.put("games", { at: 5 }, idOf(whole));
      await rows.put("games", 12, idOf(other));
      await rows.put("records", "potting compost", idOf(other));
    });
    saves.mend = saves.spoil = () => Promise.reject(new Error("full"));
    expect((await all()).games).toEqual([gameOf(engine, whole, 5)]);
  });

  it("show what is in the drawer, damaged or not", async () => {
    const { base, all } = shelf();
    await base.within(["aside"], (rows) => rows.put("aside", 7));
    expect((await all()).aside).toEqual([[1, { record: 7, detail: "", at: 0 }]]);
  });

  it("delete what they are asked to", async () => {
    const { ask, all } = await withGames(whole, other);
    await ask({ what: "remove", id: idOf(whole), posted: false });
    const { games, records } = await all();
    expect([games.map(({ id }) => id), records]).toEqual([[idOf(other)], [idOf(other)]]);
  });

  it("say why, when the store fails", async () => {
    const { ask, saves } = shelf();
    saves.games = () => Promise.reject(Object.assign(new Error(), { name: "QuotaExceededError" }));
    expect(await ask({ what: "all" }, "failed")).toMatchObject({ why: "full" });
  });
});

describe("a copy of everything", () => {
  it("brings it all to an empty place", async () => {
    const from = await withGames(whole, other);
    await from.saves.setAside("potting compost", "line 1");
    await from.keeper.keep(broken, false);
    const to = shelf();
    const copy = { ...(await from.copy()), settings: { "larch-rules": "{}" } };
    const found = {
      what: "found",
      games: 2,
      fresh: 2,
      scores: 0,
      match: "taken",
      settings: { "larch-rules": "{}" },
    };
    expect(await to.bring(copy, false)).toEqual(found);
    expect(await to.all()).toMatchObject({ games: [], aside: [] });
    expect(await to.bring(copy)).toEqual(found);
    expect(await to.saves.current()).toBe(broken);
    expect({ ...(await to.copy()), current: broken }).toEqual({ ...copy, settings: {} });
  });

  it("adds the same game once, and leaves the match on the bench", async () => {
    const from = await withGames(whole, other);
    await from.keeper.keep(broken, false);
    const to = await withGames(whole);
    await to.keeper.keep(other, false);
    expect(await to.bring(await from.copy())).toMatchObject({ games: 2, fresh: 1, match: "left" });
    expect(await to.saves.current()).toBe(other);
    expect((await to.saves.games()).length).toBe(2);
    await to.bring(await from.copy());
    expect((await to.saves.games()).length).toBe(2);
  });

  it("goes by the record where its summary says something else", async () => {
    const from = await withGames(whole);
    const copy = await from.copy();
    const to = shelf();
    await to.bring({ ...copy, games: copy.games.map((game) => ({ ...game, score: 9999, id: "mine" })) });
    expect((await to.all()).games).toEqual((await from.all()).games);
  });

  const damage: [string, (copy: Copy) => unknown, object][] = [
    ["no JSON", () => "{", { why: "form" }],
    ["another file", () => ({ games: [] }), { why: "form" }],
    ["nothing", () => null, { why: "form" }],
    ["a later form", (copy) => ({ ...copy, "larch-hollow": 3 }), { why: "version", number: 3 }],
    ["games that are none", (copy) => ({ ...copy, games: 3 }), { why: "game" }],
    ["a game without hands", (copy) => swap(copy, { hands: undefined as never }), { why: "game", number: 2 }],
    ["a game of no time", (copy) => swap(copy, { at: 9e15 }), { why: "game", number: 2 }],
    ["a record cut off", (copy) => swap(copy, { record: whole.slice(0, 900) }), { why: "game", number: 2 }],
    ["a record that is none", (copy) => swap(copy, { record: 7 as never }), { why: "game", number: 2 }],
    ["a match cut off", (copy) => ({ ...copy, current: "[Spades" }), { why: "match" }],
    ["odd settings", (copy) => ({ ...copy, settings: { "larch-rules": 3 } }), { why: "settings" }],
    ["settings of another page", (copy) => ({ ...copy, settings: { token: "x" } }), { why: "settings" }],
    ["an odd drawer", (copy) => ({ ...copy, aside: [{}] }), { why: "aside", number: 1 }],
    [
      "a day that is none in it",
      (copy) => ({ ...copy, aside: [{ record: "", detail: "", at: 1e300 }] }),
      { why: "aside", number: 1 },
    ],
  ];
  it.each(damage)("is refused by name when it is damaged, and nothing changes: %s", async (_, harm, why) => {
    const from = await withGames(whole, other);
    const to = shelf();
    expect(await to.bring(harm(await from.copy()))).toMatchObject({ what: "refused", ...why });
    expect(await to.copy()).toMatchObject({ current: null, games: [], aside: [] });
  });
});

/** The copy with its second game changed. */
function swap(copy: Copy, over: Partial<Game & { record: string }>): Copy {
  return { ...copy, games: copy.games.map((game, i) => (i === 1 ? { ...game, ...over } : game)) };
}
