// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A blind bid is a bet on cards that nobody has seen, so the page's own thread must not have them before the answer.
import { expect, it, vi } from "vitest";
import { memoryBase } from "../src/core/base";
import { TableHost } from "../src/core/host";
import type { FromWorker } from "../src/core/messages";
import type { Intent, View } from "../src/core/protocol";
import { Saves } from "../src/core/saves";
import { core, thinker } from "./core";

const kCard = /"(?:[2-9TJQKA][CDHS]|BJ|LJ)"/;
const kSkill = { level: "baseline", light: false };

/** A table by those rules at which the person was offered to bid blind, and all that was said to the page so far. */
async function offered(rules: string) {
  const said: FromWorker[] = [];
  const mind = thinker(await core());
  const engine = await core();
  const host = new TableHost(engine, new Saves(memoryBase(), engine), (message) => said.push(message), {
    bots: mind,
    hints: mind,
  });
  const newest = (): View => {
    const update = said.findLast((message) => message.type === "update");
    if (update?.type !== "update") throw new Error("no view yet");
    return update.view;
  };
  const ask = async (intent: Intent) => {
    const before = said.length;
    await host.handle({ type: "intent", intent });
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(before), { interval: 1 });
    return said.at(-1);
  };
  await host.handle({ type: "start", fresh: false });
  await host.handle({ type: "new_match", seed: "4".padStart(64, "0"), rules, ...kSkill });
  await vi.waitFor(() => expect(newest().legal_bids?.blind).toBe(true), { interval: 1 });
  return { said, newest, ask, host };
}

const kSlow = { timeout: 30_000 };

it.each(["24-7", "24-7 blindPhase=preDeal"])(
  "no message has a card before the answer: %s",
  kSlow,
  async (rules) => {
    const { said, newest, ask, host } = await offered(rules);
    expect(newest()).toMatchObject({ hand: [], hand_hidden: true });
    await host.handle({ type: "hint", names: ["you", "C", "P", "A"], light: true });
    await vi.waitFor(() => expect(said.at(-1)?.type).toBe("hint"), { interval: 1, timeout: 20_000 });
    expect(JSON.stringify(said)).not.toMatch(kCard);
    await ask({ type: "bid", bid: { kind: "look", blind: false, tricks: 0 } });
    await vi.waitFor(() => expect(newest().hand).toHaveLength(13), { interval: 1 });
    expect(JSON.stringify(said)).toMatch(kCard);
  },
);

it.each([
  { kind: "look", blind: false, tricks: 0 },
  { kind: "nil", blind: true, tricks: 0 },
] as const)("the answer cannot be taken back: %o", kSlow, async (bid) => {
  const { newest, ask } = await offered("24-7");
  await ask({ type: "bid", bid });
  await vi.waitFor(() => expect(newest().hand).toHaveLength(13), { interval: 1 });
  expect(newest().can.undo).toBe(false);
  expect(await ask({ type: "undo" })).toMatchObject({ type: "refused" });
});
