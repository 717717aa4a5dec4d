// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { Engine, Reply, Request } from "../src/core/engine";
import { TableHost } from "../src/core/host";
import type { FromWorker } from "../src/core/messages";
import type { Saves } from "../src/core/saves";
import { change } from "./table";

const played = () => change([{ type: "card_played", seat: 1, card: "2C" }]);
const reply = (record: string, ...updates: ReturnType<typeof change>[]): Reply => ({
  type: "updates",
  updates,
  record,
});

/** A core that answers from a script, a store in memory, and all that was posted. */
function room(script: (Reply | Error)[], saved: string | null = null) {
  const asked: Request[] = [];
  const posted: FromWorker[] = [];
  const kept: string[] = [];
  const aside: string[] = [];
  const engine: Engine = {
    call(request) {
      asked.push(request);
      const next = script.shift();
      if (!next) throw new Error("the script is over");
      if (next instanceof Error) throw next;
      return next;
    },
  };
  const saves: Saves = {
    current: async () => saved,
    keep: async (record) => {
      kept.push(record);
    },
    setAside: async (record) => {
      aside.push(record);
    },
  };
  const host = new TableHost(engine, saves, (message) => posted.push(message));
  return { host, saves, asked, posted, kept, aside, types: () => posted.map((message) => message.type) };
}

describe("the table's host", () => {
  it("has nothing to resume without a save", async () => {
    const { host, asked, posted } = room([]);
    await host.handle({ type: "start", fresh: false });
    expect(posted).toEqual([{ type: "ready", resumed: false }]);
    expect(asked).toEqual([]);
  });

  it("resumes a save and lets the core's players go on", async () => {
    const { host, asked, types, kept } = room(
      [reply("a", change([])), reply("b", played()), reply("b"), reply("b")],
      "a",
    );
    await host.handle({ type: "start", fresh: false });
    expect(types()).toEqual(["ready", "update", "update"]);
    expect(asked.map((request) => request.type)).toEqual(["open", "advance", "advance", "prepare"]);
    expect(kept.at(-1)).toBe("b");
  });

  it("sets a save aside that cannot be read, and says so", async () => {
    const { host, posted, aside } = room([{ type: "failed", detail: "line 12: no such card" }], "torn");
    await host.handle({ type: "start", fresh: false });
    expect(aside).toEqual(["torn"]);
    expect(posted).toEqual([{ type: "spoiled", record: "torn", detail: "line 12: no such card" }]);
  });

  it("sets a save aside unread when asked to", async () => {
    const { host, posted, aside, asked } = room([], "deadly");
    await host.handle({ type: "start", fresh: true });
    expect([aside, posted, asked]).toEqual([["deadly"], [{ type: "ready", resumed: false }], []]);
  });

  it("keeps every move before it is shown, so that a killed tab forgets none that was seen", async () => {
    const { host, saves, posted } = room([reply("mine", played()), reply("one", played()), reply("one")]);
    const order: string[] = [];
    saves.keep = async (record) => {
      await Promise.resolve();
      order.push(`${record} kept after ${posted.length} shown`);
    };
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    expect(order).toEqual(["mine kept after 0 shown", "one kept after 1 shown"]);
    expect(posted.length).toBe(2);
  });

  it("deals with one message after the other", async () => {
    const { host, saves, asked } = room([
      reply("mine", played()),
      reply("one", played()),
      reply("one"),
      reply("undone", played()),
      reply("undone"),
    ]);
    saves.keep = () => new Promise((done) => setTimeout(done));
    const first = host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    const second = host.handle({ type: "intent", intent: { type: "undo" } });
    await Promise.all([first, second]);
    expect(asked.map((request) => request.type)).toEqual([
      "intent",
      "advance",
      "advance",
      "intent",
      "advance",
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
    const { host, asked, types, kept } = room([refused]);
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    expect([asked.length, types(), kept]).toEqual([1, ["refused"], []]);
  });

  it("reports a core that stops", async () => {
    const { host, posted } = room([new Error("unreachable")]);
    await host.handle({ type: "new_match", seed: null, rules: "larch-hollow", level: "baseline" });
    expect(posted).toEqual([{ type: "trouble", kind: "engine", detail: "Error: unreachable" }]);
  });

  it("deals each new match from 64 hex digits of its own", async () => {
    const { host, asked } = room([reply("a", change([])), reply("a"), reply("b", change([])), reply("b")]);
    await host.handle({ type: "new_match", seed: null, rules: "larch-hollow", level: "baseline" });
    await host.handle({ type: "new_match", seed: null, rules: "larch-hollow", level: "baseline" });
    const seeds = asked.flatMap((request) => (request.type === "new_match" ? [request.seed] : []));
    expect(seeds[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it("starts without a save where the store cannot be read", async () => {
    const { host, saves, posted } = room([]);
    saves.current = () => Promise.reject(new Error("locked"));
    await host.handle({ type: "start", fresh: false });
    expect(posted).toEqual([
      { type: "trouble", kind: "storage", detail: "Error: locked" },
      { type: "ready", resumed: false },
    ]);
  });

  it("starts anew where a save cannot be set aside", async () => {
    const { host, saves, types } = room([], "deadly");
    saves.setAside = () => Promise.reject(new Error("locked"));
    await host.handle({ type: "start", fresh: true });
    expect(types()).toEqual(["trouble", "ready"]);
  });

  it("still hands out a spoiled save that cannot be set aside", async () => {
    const { host, saves, types } = room([{ type: "failed", detail: "line 12: no such card" }], "torn");
    saves.setAside = () => Promise.reject(new Error("locked"));
    await host.handle({ type: "start", fresh: false });
    expect(types()).toEqual(["trouble", "spoiled"]);
  });

  it("tells once that games are not kept, and plays on", async () => {
    const { host, saves, types } = room([reply("a", played()), reply("b", played()), reply("b")]);
    saves.keep = () => Promise.reject(new Error("quota"));
    await host.handle({ type: "intent", intent: { type: "play", card: "2C" } });
    await Promise.resolve();
    expect(types()).toEqual(["trouble", "update", "update"]);
  });
});
