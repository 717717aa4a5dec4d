// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { FromWorker, ToWorker } from "../src/core/messages";
import { pace } from "../src/store/pace";
import { type Desk, Session } from "../src/store/session";
import { change } from "./table";

function room(free = true) {
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
    pace: () => pace("instant"),
    seed: null,
  });
  const from = (message: FromWorker) =>
    desks.at(-1)?.desk.onmessage?.call(desks.at(-1)?.desk as never, { data: message } as MessageEvent);
  return { session, desks, from, lose: () => lost() };
}

describe("a session", () => {
  it("offers a new match when there is none", async () => {
    const { session, from } = room();
    await session.open();
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
    from({ type: "spoiled", record: "torn", detail: "line 12" });
    expect(session.screen.value).toEqual({ name: "spoiled", record: "torn", detail: "line 12" });
    session.newMatch("quick", "baseline");
    expect(desks[0]?.sent.at(-1)).toEqual({
      type: "new_match",
      seed: null,
      rules: "quick",
      level: "baseline",
    });
  });

  it("starts no worker while another tab has the table, until it takes it", async () => {
    const { session, desks } = room(false);
    await session.open();
    expect([session.screen.value, desks.length]).toEqual([{ name: "elsewhere", moved: false }, 0]);
    await session.open({ steal: true });
    expect(desks).toHaveLength(1);
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

  it("says when the worker is lost, and opens the table again", async () => {
    const { session, desks } = room();
    await session.open();
    desks[0]?.desk.onerror?.call(desks[0].desk as never, { message: "gone" } as ErrorEvent);
    expect(session.screen.value).toEqual({ name: "trouble", kind: "worker", detail: "gone" });
    session.reopen();
    expect(desks).toHaveLength(2);
  });

  it("plays on where games cannot be kept", async () => {
    const { session, from } = room();
    await session.open();
    from({ type: "trouble", kind: "storage", detail: "private" });
    from({ type: "ready", resumed: false });
    expect([session.unsaved.value, session.screen.value.name]).toEqual([true, "start"]);
  });
});
