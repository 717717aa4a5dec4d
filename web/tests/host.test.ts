// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import { memoryBase } from "../src/core/base";
import type { Engine, HintRequest, Replay, Reply, Request } from "../src/core/engine";
import { TableHost } from "../src/core/host";
import type { FromWorker } from "../src/core/messages";
import type { Hint } from "../src/core/protocol";
import { Saves } from "../src/core/saves";
import type { Thinker } from "../src/core/thinker";
import { change } from "./table";

/** A card was played, and whose turn it is then: the person's, if nobody else's. */
const played = (turn = 0) => change([{ type: "card_played", seat: 1, card: "2C" }], { turn });
const intent: Reply = { type: "intent", intent: { type: "play", card: "3C" } };
const kSkill = { level: "baseline", light: false };
const kNewMatch = { type: "new_match", seed: null, rules: "larch-hollow", ...kSkill } as const;
const kHint: HintRequest = { type: "hint", names: [], light: false };
const kReplay: Replay = { type: "replay", hands: 1, levels: ["", "easy", "easy", "easy"], steps: [] };
const reply = (record: string, ...updates: ReturnType<typeof change>[]): Reply => ({
  type: "updates",
  updates,
  record,
});

/** A core that answers from a script, a store in memory, thinkers who wait to be told what they think, and all that was posted. */
function room(script: (Reply | Error)[], saved: string | null = null) {
  const thoughts: { requests: Request[]; come: (reply: Reply) => void; fail: (error: Error) => void }[] = [];
  const prepared: Request[] = [];
  const thinker: Thinker = {
    ask: (...requests) => new Promise((come, fail) => thoughts.push({ requests, come, fail })),
    prepare: (request) => void prepared.push(request),
  };
  /** Says what the thinker asked last makes of it. */
  const think = async (reply: Reply | Error) => {
    const thought = thoughts.shift();
    if (reply instanceof Error) thought?.fail(reply);
    else thought?.come(reply);
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
  };
  const asked: Request[] = [];
  const posted: FromWorker[] = [];
  const kept: string[] = [];
  const aside: string[] = [];
  const engine: Engine = {
    call(request) {
      // A match that makes room for another is looked back at.
      if (request.type === "replay") return { ...kReplay, steps: [{ update: change([]), held: [] }] };
      asked.push(request);
      const next = script.shift();
      if (!next) throw new Error("the script is over");
      if (next instanceof Error) throw next;
      return next;
    },
    memory: () => new Uint8Array(),
  };
  const saves = new Saves(memoryBase(), engine);
  saves.current = async () => saved;
  saves.keep = async (record) => void kept.push(record);
  saves.setAside = async (record) => void aside.push(record as string);
  const host = new TableHost(engine, saves, (message) => posted.push(message), {
    bots: thinker,
    hints: thinker,
  });
  return {
    host,
    saves,
    asked,
    posted,
    kept,
    aside,
    thoughts,
    prepared,
    think,
    types: () => posted.map((message) => message.type),
  };
}

describe("the table's host", () => {
  it("has nothing to resume without a save", async () => {
    const { host, asked, posted } = room([]);
    await host.handle({ type: "start", fresh: false });
    expect(posted).toEqual([{ type: "ready", resumed: false }]);
    expect(asked).toEqual([]);
  });

  it("resumes a save and has the core's players go on", async () => {
    const { host, asked, types, kept, thoughts, think } = room(
      [reply("a", change([], { turn: 1 })), reply("b", played())],
      "a",
    );
    await host.handle({ type: "start", fresh: false });
    expect(types()).toEqual(["ready", "update"]);
    expect(thoughts[0]?.requests).toEqual([{ type: "open", record: "a", person: 0 }, { type: "decide" }]);
    await think(intent);
    expect(asked.map((request) => request.type)).toEqual(["open", "act"]);
    expect(types()).toEqual(["ready", "update", "update"]);
    expect([kept.at(-1), thoughts]).toEqual(["b", []]);
  });

  it("has nobody begin to think while it is paused", async () => {
    const { host, asked, thoughts, think } = room(
      [reply("a", change([], { turn: 1 })), reply("b", played(2)), reply("c", played(3))],
      "a",
    );
    await host.handle({ type: "start", fresh: false });
    await host.handle({ type: "pause", on: true });
    await think(intent);
    expect([asked.length, thoughts]).toEqual([2, []]);
    await host.handle({ type: "pause", on: false });
    expect(thoughts[0]?.requests[0]).toMatchObject({ record: "b" });
  });

  it("thinks once about one place, however often it is paused", async () => {
    const { host, thoughts } = room([reply("a", change([], { turn: 1 }))], "a");
    await host.handle({ type: "start", fresh: false });
    for (const on of [true, false]) await host.handle({ type: "pause", on });
    expect(thoughts).toHaveLength(1);
  });

  it("sets a save aside that cannot be read, and says so", async () => {
    const { host, posted, aside } = room([{ type: "failed", detail: "line 12: no such card" }], "torn");
    await host.handle({ type: "start", fresh: false });
    expect(aside).toEqual(["torn"]);
    expect(posted).toEqual([
      { type: "spoiled", record: "torn", detail: "line 12: no such card", safe: true },
    ]);
  });

  it("sets a save aside unread when asked to", async () => {
    const { host, posted, aside, asked } = room([], "deadly");
    await host.handle({ type: "start", fresh: true });
    expect([aside, posted, asked]).toEqual([["deadly"], [{ type: "ready", resumed: false }], []]);
  });

  it("keeps every move before it is shown, so that a killed tab forgets none that was seen", async () => {
    const { host, saves, posted, think } = room([reply("mine", played(1)), reply("one", played())]);
    const order: string[] = [];
    saves.keep = async (record) => {
      await Promise.resolve();
      order.push(`${record} kept after ${posted.length} shown`);
    };
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    await think(intent);
    expect(order).toEqual(["mine kept after 0 shown", "one kept after 1 shown"]);
    expect(posted.length).toBe(2);
  });

  it("answers while somebody thinks, and drops a thought that comes too late", async () => {
    const { host, asked, posted, thoughts, think } = room([
      reply("mine", played(1)),
      { type: "failed", detail: "no such rules" },
      reply("undone", played()),
    ]);
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    await host.handle({ type: "check", rules: {} });
    await host.handle({ type: "intent", intent: { type: "undo" } });
    expect(posted.map((message) => message.type)).toEqual(["update", "failed", "update"]);
    await think(intent);
    expect(asked.map((request) => request.type)).toEqual(["intent", "check", "intent"]);
    expect(thoughts).toEqual([]);
  });

  it("has the player in turn think anew when its level changes", async () => {
    const { host, asked, thoughts, think } = room([
      reply("mine", played(1)),
      reply("mine, hard"),
      reply("one", played()),
    ]);
    await host.handle({ type: "level", ...kSkill });
    expect(asked).toEqual([]);
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    await host.handle({ type: "level", level: "hard", light: true });
    await think(intent);
    expect(asked.at(-1)).toEqual({ type: "level", level: "hard", light: true });
    expect(thoughts[0]?.requests[0]).toEqual({ type: "open", record: "mine, hard", person: 0 });
    await think(intent);
    expect(asked.at(-1)?.type).toBe("act");
  });

  it("reports a thought that cannot be had, or not followed", async () => {
    const lost = room([reply("mine", played(1))]);
    await lost.host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    await lost.think(new Error("it ended"));
    expect(lost.posted.at(-1)).toEqual({ type: "trouble", kind: "engine", detail: "Error: it ended" });
    const failed = room([reply("mine", played(1))]);
    await failed.host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    await failed.think({ type: "failed", detail: "record: line 3" });
    expect(failed.types().at(-1)).toBe("trouble");
  });

  it("passes on hints, or that there is none", async () => {
    const { host, posted, thoughts, think } = room([reply("a", change([]))], "a");
    await host.handle({ type: "start", fresh: false });
    const hint = { text: "Play the ace." } as Hint;
    for (const [thought, told] of [
      [{ type: "hint", hint }, hint],
      [reply("a"), null],
      [new Error("it ended"), null],
    ] as [Reply | Error, Hint | null][]) {
      await host.handle(kHint);
      expect(thoughts[0]?.requests).toEqual([{ type: "open", record: "a", person: 0 }, kHint]);
      await think(thought);
      expect(posted.at(-1)).toEqual({ type: "hint", hint: told });
    }
  });

  it("has the thinkers ready for the match that is to come", async () => {
    const { host, asked, prepared } = room([]);
    await host.handle({ type: "expect", rules: "quick", level: "hard", light: true });
    expect(asked).toEqual([]);
    expect(prepared).toEqual([
      { type: "prepare", rules: "quick", light: true },
      { type: "prepare", rules: "quick", level: "hard", light: true },
    ]);
  });

  it("keeps nothing and moves nobody after a refusal", async () => {
    const refusal = { reason: "not_your_turn" as const, card: null, suit: null, seat: 1 };
    const refused: Reply = {
      type: "updates",
      updates: [
        {
          type: "refused",
          refusal: { ...refusal, least: null, most: null, detail: null, clause: null },
          view: change([]).view,
        },
      ],
      record: "same",
    };
    const { host, asked, types, kept } = room([reply("same", change([])), refused], "same");
    await host.handle({ type: "start", fresh: false });
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    expect([asked.length, types(), kept]).toEqual([2, ["ready", "update", "refused"], ["same"]]);
  });

  it("reports a core that stops", async () => {
    const { host, posted } = room([new Error("unreachable")]);
    await host.handle(kNewMatch);
    expect(posted).toEqual([{ type: "trouble", kind: "engine", detail: "Error: unreachable" }]);
  });

  it("deals each new match from 64 hex digits of its own", async () => {
    const { host, asked } = room([reply("a", change([])), reply("b", change([]))]);
    await host.handle(kNewMatch);
    await host.handle(kNewMatch);
    const seeds = asked.flatMap((request) => (request.type === "new_match" ? [request.seed] : []));
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it("drops no game when it takes up a match that came after it", async () => {
    const { host, saves } = room(
      [reply("over", change([], { phase: "match_over" })), reply("next", change([]))],
      "x",
    );
    const dropped: unknown[] = [];
    saves.keep = async (_record, _left, drop) => void dropped.push(drop);
    for (let starts = 0; starts < 2; starts++) await host.handle({ type: "start", fresh: false });
    expect(dropped).toEqual([null, null]);
  });

  it("tells at the start why nothing outlives the tab, and when it does after all", async () => {
    const { host, saves, posted } = room([reply("a", change([])), reply("b", change([]))]);
    let lacks: Error | null = Object.assign(new Error("of a later page"), { name: "VersionError" });
    Object.defineProperty(saves, "lacks", { get: () => lacks });
    await host.handle({ type: "start", fresh: false });
    await host.handle(kNewMatch);
    lacks = null;
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    expect(posted).toMatchObject([
      { type: "trouble", kind: "newer" },
      { type: "ready", resumed: false },
      { type: "update" },
      { type: "kept" },
      { type: "update" },
    ]);
  });

  it("starts without a save where the store cannot be read", async () => {
    const { host, saves, posted } = room([]);
    saves.current = () => Promise.reject(new Error("locked"));
    await host.handle({ type: "start", fresh: false });
    expect(posted).toEqual([
      { type: "trouble", kind: "failing", detail: "Error: locked" },
      { type: "ready", resumed: false },
    ]);
  });

  it.each([true, false])("hands out a save that cannot be set aside, unread or not: %s", async (fresh) => {
    const { host, saves, posted } = room([{ type: "failed", detail: "line 12: no such card" }], "torn");
    saves.setAside = () => Promise.reject(new Error("locked"));
    await host.handle({ type: "start", fresh });
    expect(posted).toMatchObject([
      { type: "trouble", kind: "failing" },
      { type: "spoiled", record: "torn", safe: false },
    ]);
  });

  it.each([
    ["quota", "Error", "failing"],
    ["no room", "QuotaExceededError", "full"],
    ["of a later page", "VersionError", "newer"],
  ])("tells once that games are not kept, and when they are again: %s", async (words, name, kind) => {
    const { host, saves, posted, types, think } = room([
      reply("a", played(1)),
      reply("b", played(1)),
      reply("c", played(1)),
      reply("d", played()),
    ]);
    const keep = saves.keep;
    saves.keep = () => Promise.reject(Object.assign(new Error(words), { name }));
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    await think(intent);
    expect(posted[0]).toMatchObject({ type: "trouble", kind });
    saves.keep = keep;
    await think(intent);
    await think(intent);
    expect(types()).toEqual(["trouble", "update", "update", "kept", "update", "update"]);
  });

  it("tells of another trouble with the store that has a name, and of the same once it had been well", async () => {
    const { host, saves, posted, think } = room([
      ...["a", "b", "c", "d"].map((record) => reply(record, played(1))),
      reply("e", played()),
    ]);
    const keep = saves.keep;
    const failing = (name: string) => () => Promise.reject(Object.assign(new Error(), { name }));
    saves.keep = failing("Error");
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    saves.keep = failing("QuotaExceededError");
    await think(intent);
    saves.keep = failing("Error");
    await think(intent);
    saves.keep = keep;
    await think(intent);
    saves.keep = failing("QuotaExceededError");
    await think(intent);
    const told = posted.flatMap((message) => (message.type === "trouble" ? [message.kind] : []));
    expect(told).toEqual(["failing", "full", "full"]);
  });
});
