// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FromWorker, ToWorker } from "../src/core/messages";
import type { Desk } from "../src/core/thinker";
import { pace, type Speed } from "../src/store/pace";
import { Session } from "../src/store/session";
import { change } from "./table";

function room(free = true, speed: Speed = "instant") {
  const desks: { desk: Desk; sent: ToWorker[]; ended: boolean }[] = [];
  let lost = () => {};
  const session = new Session({
    makeDesk() {
      const entry = { sent: [] as ToWorker[], ended: false } as (typeof desks)[number];
      entry.desk = {
        onmessage: null,
        onerror: null,
        postMessage: (message: ToWorker) => entry.sent.push(message),
        terminate: () => {
          entry.ended = true;
        },
      } as unknown as Desk;
      desks.push(entry);
      return entry.desk;
    },
    takeTable: async (steal, whenLost) => {
      lost = whenLost;
      return free || steal;
    },
    pace: () => pace(speed),
    seed: null,
  });
  const from = (message: FromWorker) =>
    desks.at(-1)?.desk.onmessage?.call(desks.at(-1)?.desk as never, { data: message } as MessageEvent);
  const end = () =>
    desks.at(-1)?.desk.onerror?.call(desks.at(-1)?.desk as never, { message: "gone" } as ErrorEvent);
  return { session, desks, from, end, lose: () => lost() };
}

describe("a session", () => {
  afterEach(() => void vi.useRealTimers());

  it("offers a new match when there is none", async () => {
    const { session, from } = room();
    await session.open();
    from({ type: "ready", resumed: false });
    expect(session.screen.value).toEqual({ name: "start" });
  });

  it("says so where no worker can be hired, and tries again", async () => {
    const { session, desks, from } = room();
    const hired = desks.push.bind(desks);
    desks.push = () => {
      throw new ReferenceError("Worker is not defined");
    };
    await session.open();
    const detail = "ReferenceError: Worker is not defined";
    expect(session.screen.value).toEqual({ name: "trouble", kind: "browser", detail });
    desks.push = hired;
    session.reopen();
    from({ type: "ready", resumed: false });
    expect(session.screen.value).toEqual({ name: "start" });
  });

  it("goes straight to the table when a match is resumed", async () => {
    const { session, from } = room();
    await session.open();
    from({ type: "ready", resumed: true });
    from(change([]));
    expect(session.screen.value).toEqual({ name: "table" });
    expect(session.frame.value?.view.phase).toBe("play");
  });

  it("shows a save that was set aside, and deals anew from there", async () => {
    const { session, from, desks } = room();
    await session.open();
    from({ type: "spoiled", record: "torn", detail: "line 12", safe: true });
    expect(session.screen.value).toEqual({ name: "spoiled", record: "torn", detail: "line 12", safe: true });
    session.newMatch("quick", { level: "baseline", light: false });
    expect(desks[0]?.sent.at(-1)).toEqual({
      type: "new_match",
      seed: null,
      rules: "quick",
      level: "baseline",
      light: false,
    });
  });

  it("starts no worker while another tab has the table, until it takes it", async () => {
    const { session, desks } = room(false);
    await session.open();
    expect([session.screen.value, desks.length]).toEqual([{ name: "elsewhere", moved: false }, 0]);
    await session.open({ steal: true });
    expect(desks).toHaveLength(1);
  });

  it("says which picture comes before one that moves replaces the last, and not before one at rest", async () => {
    for (const [speed, before] of [
      ["instant", []],
      ["fast", [["bidding", "play"]]],
    ] as const) {
      const { session, from } = room(true, speed);
      await session.open();
      from(change([], { phase: "bidding" }));
      const told: (string | undefined)[][] = [];
      session.beforeMove = ({ view }) => told.push([session.frame.value?.view.phase, view.phase]);
      from(change([{ type: "card_played", seat: 1, card: "2C" }]));
      expect([told, session.frame.value?.view.phase]).toEqual([before, "play"]);
    }
  });

  it("ends its worker when another tab takes the table", async () => {
    const { session, desks, from, lose } = room();
    await session.open();
    from(change([]));
    lose();
    expect(desks[0]?.ended).toBe(true);
    expect(session.screen.value).toEqual({ name: "elsewhere", moved: true });
    expect(session.frame.value).toBeNull();
  });

  it("asks for one thing at a time", async () => {
    const { session, desks, from } = room();
    await session.open();
    session.ask({ type: "undo" });
    session.ask({ type: "undo" });
    expect(desks[0]?.sent.filter((message) => message.type === "intent")).toHaveLength(1);
    from(change([{ type: "undone", actions: 1 }]));
    session.ask({ type: "undo" });
    expect(desks[0]?.sent.filter((message) => message.type === "intent")).toHaveLength(2);
  });

  it("goes on with another worker when one is lost, and says so when that is lost before the person did anything", async () => {
    const { session, desks, from, end } = room();
    await session.open();
    from(change([]));
    for (const lost of [1, 2]) {
      const question = session.describe();
      end();
      await expect(question).rejects.toThrow();
      expect(desks.map(({ ended }) => ended)).toEqual(Array.from({ length: lost + 1 }, (_, i) => i < lost));
      expect(desks.at(-1)?.sent).toEqual([{ type: "start", fresh: false }]);
      expect([session.screen.value.name, session.frame.value?.view.phase]).toEqual(["table", "play"]);
      from(change([]));
      if (lost === 1) session.ask({ type: "undo" });
    }
    end();
    expect(session.screen.value).toEqual({ name: "trouble", kind: "worker", detail: "gone" });
    session.reopen();
    expect(desks).toHaveLength(4);
  });

  it("says that the table was not fetched where it never said a word", async () => {
    const { session, end } = room();
    await session.open();
    for (let tries = 0; tries < 2; tries++) end();
    expect(session.screen.value).toEqual({ name: "trouble", kind: "load", detail: "gone" });
  });

  it("hires another worker where one never arrives, and says so where that does not either", async () => {
    vi.useFakeTimers();
    const { session, desks, from } = room();
    await session.open();
    vi.runAllTimers();
    expect(session.screen.value).toEqual({ name: "trouble", kind: "load", detail: "" });
    expect(desks.map(({ ended }) => ended)).toEqual([true, true]);
    session.reopen();
    from({ type: "ready", resumed: false });
    vi.runAllTimers();
    expect(session.screen.value).toEqual({ name: "start" });
  });

  it("leaves it to the next worker to say what is kept", async () => {
    const { session, from, end } = room();
    await session.open();
    from({ type: "trouble", kind: "full", detail: "" });
    from(change([]));
    end();
    expect(session.unsaved.value).toBe("full");
    session.reopen();
    from(change([]));
    expect(session.unsaved.value).toBeNull();
  });

  it("takes up a match that was brought in at the same table", async () => {
    const { session, desks, from } = room();
    await session.open();
    from({ type: "ready", resumed: false });
    session.takeUp();
    expect([desks.length, desks[0]?.sent.at(-1)]).toEqual([1, { type: "start", fresh: false }]);
  });

  it("does not go on by itself where the game was kept nowhere", async () => {
    const { session, from, end } = room();
    await session.open();
    from({ type: "trouble", kind: "storage", detail: "private" });
    from(change([]));
    end();
    expect(session.screen.value.name).toBe("trouble");
  });

  it("gets hints and answers about rules in whatever order they come", async () => {
    const { session, from } = room();
    await session.open();
    const [hint, rules] = [session.hint([], false), session.check({})];
    from({ type: "failed", detail: "no" });
    from({ type: "hint", hint: null });
    expect(await Promise.all([hint, rules])).toEqual([null, { type: "failed", detail: "no" }]);
  });

  it("plays on where games cannot be kept", async () => {
    const { session, from } = room();
    await session.open();
    from({ type: "trouble", kind: "storage", detail: "private" });
    from({ type: "ready", resumed: false });
    expect([session.unsaved.value, session.screen.value.name]).toEqual(["storage", "start"]);
  });
});
