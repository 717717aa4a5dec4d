// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it, vi } from "vitest";
import { hasCore, type Reply, type Request } from "../src/core/engine";
import { type Desk, HiredThinker } from "../src/core/thinker";
import { core, thinker } from "./core";

/** Desks as they are hired, each with what it was sent. */
function office() {
  const desks: { desk: Desk; sent: Request[][]; ended: boolean }[] = [];
  const hired = new HiredThinker(() => {
    const entry = {
      sent: [],
      ended: false,
      desk: { onmessage: null, onerror: null } as unknown as Desk,
    } as (typeof desks)[number];
    entry.desk.postMessage = (requests: Request[]) => entry.sent.push(requests);
    entry.desk.terminate = () => {
      entry.ended = true;
    };
    desks.push(entry);
    return entry.desk;
  });
  const last = () => desks.at(-1)?.desk as Desk;
  const answer = (detail: string) =>
    last().onmessage?.call(last() as never, { data: { type: "failed", detail } } as MessageEvent<Reply>);
  /** The desk is lost over an error, which is told. */
  const lose = () => {
    const error = Object.assign(new Event("error", { cancelable: true }), { message: "gone" });
    last().onerror?.call(last() as never, error as ErrorEvent);
    return error;
  };
  return { hired, desks, answer, lose };
}

const ask: Request = { type: "decide" };
const prepare = (rules: string): Request => ({ type: "prepare", rules, light: false });

describe("a thinker", () => {
  it("is hired before it is asked, and asked one thing after the other", async () => {
    const { hired, desks, answer } = office();
    expect(desks).toHaveLength(1);
    const [first, second] = [hired.ask(ask), hired.ask(ask)];
    expect(desks[0]?.sent).toHaveLength(1);
    answer("one");
    answer("two");
    expect(await Promise.all([first, second])).toEqual([
      { type: "failed", detail: "one" },
      { type: "failed", detail: "two" },
    ]);
    expect(desks).toHaveLength(1);
  });

  it("that is lost is followed by another, who is asked the same, and is no error of the page", async () => {
    const { hired, desks, answer, lose } = office();
    const told = hired.ask(ask);
    expect(lose().defaultPrevented).toBe(true);
    expect([desks.length, desks[0]?.ended]).toEqual([2, true]);
    answer("after all");
    expect(await told).toEqual({ type: "failed", detail: "after all" });
  });

  it("gives up what two were lost over, and goes on with the next", async () => {
    const { hired, answer, lose } = office();
    const [deadly, plain] = [hired.ask(ask), hired.ask(ask)];
    lose();
    lose();
    await expect(deadly).rejects.toThrow("gone");
    answer("fine");
    expect(await plain).toEqual({ type: "failed", detail: "fine" });
  });

  it("lost with nothing to do is hired again only when there is", () => {
    const { hired, desks, answer, lose } = office();
    hired.ask(ask);
    answer("done");
    lose();
    expect(desks).toHaveLength(1);
    hired.ask(ask);
    expect(desks).toHaveLength(2);
  });

  it("makes ready for the newest of what may come", () => {
    const { hired, desks, answer } = office();
    for (const rules of ["a", "b", "c"]) hired.prepare(prepare(rules));
    answer("ready");
    expect(desks[0]?.sent).toEqual([[prepare("a")], [prepare("c")]]);
  });
});

describe("the core of a thinker", () => {
  const kSeed = "1".padStart(64, "0");

  /** The intents of the players of the core's own up to the person's turn, and the record after each. */
  async function bids(level: string, light: boolean, from = thinker): Promise<string[]> {
    const table = await core();
    const mind = from(await core());
    let reply = table.call({
      type: "new_match",
      seed: kSeed,
      rules: "larch-hollow",
      person: 0,
      level,
      light,
    });
    const told: string[] = [];
    while (reply.type === "updates") {
      const { record, updates } = reply;
      const thought = await mind.ask({ type: "open", record, person: 0 }, { type: "decide" });
      if (thought.type !== "intent") return updates.length ? [...told, record] : told;
      told.push(JSON.stringify(thought.intent));
      reply = table.call({ type: "act", intent: thought.intent });
    }
    return told;
  }

  it("decides the same whatever it was asked before, and does as its level", async () => {
    const busy: typeof thinker = (engine) => {
      engine.call({
        type: "new_match",
        seed: kSeed.replace("1", "2"),
        rules: "solo",
        person: 0,
        level: "easy",
        light: false,
      });
      return thinker(engine);
    };
    const told = await bids("medium", false);
    expect(told.length).toBeGreaterThan(1);
    expect(await bids("medium", false, busy)).toEqual(told);
    expect((await bids("hard", true)).at(-1)).toContain('[WestLevel "light-hard"]');
    expect((await bids("medium", true)).at(-1)).toContain('[WestLevel "medium"]');
  });
});

describe("a browser", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("can run the core with WebAssembly that has vectors, and not without", () => {
    expect(hasCore()).toBe(true);
    vi.stubGlobal("WebAssembly", { validate: () => false });
    expect(hasCore()).toBe(false);
    vi.stubGlobal("WebAssembly", undefined);
    expect(hasCore()).toBe(false);
  });
});
