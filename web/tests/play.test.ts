// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Every rule set by way of what the page lets a person do, against the core itself.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Engine, RuleValues } from "../src/core/engine";
import type { View } from "../src/core/protocol";
import { t } from "../src/i18n";
import type { Change } from "../src/store/presenter";
import { bidChoices } from "../src/ui/bidding";
import type { Controller } from "../src/ui/controller";
import { narrate } from "../src/ui/narrate";
import { core, page } from "./core";

let engine: Engine;
let presets: string[];

beforeAll(async () => {
  engine = await core();
  const description = engine.call({ type: "describe" });
  presets = description.type === "description" ? description.presets.map(({ name }) => name) : [];
});

/** What a person does next: the first thing that is offered. `blind` answers blind offers with the last bid. */
function act(controller: Controller, view: View, blind: boolean): void {
  if (view.give) {
    for (const { card } of view.hand.slice(0, view.give.count)) controller.tap(card);
    controller.give();
  } else if (view.legal_bids?.blind && !blind) {
    controller.look();
  } else if (view.legal_bids) {
    controller.bidding.start();
    if (view.legal_bids.blind) controller.bidding.set(bidChoices(view.legal_bids)[0] ?? null);
    controller.confirmBid();
  } else if (view.phase === "hand_over") {
    controller.nextHand();
  } else {
    const card = view.hand.find((held) => held.refusal === null)?.card ?? "";
    controller.tap(card);
    controller.tap(card);
  }
}

/** Plays so many hands by those rules; gives back all that was seen. */
async function play(
  { preset = "larch-hollow", ...over }: RuleValues,
  hands: number,
  blind = false,
): Promise<Change[]> {
  const { session, controller } = await page(engine);
  const seen: Change[] = [];
  session.tell = (change) => seen.push(change);
  session.refuse = (refusal) => {
    throw new Error(`refused: ${refusal.reason}`);
  };
  expect(await controller.rules.take(String(preset))).toBeNull();
  expect(await controller.rules.change(over)).toBeNull();
  await controller.newMatch();
  const awaited = () => {
    const view = session.newest;
    if (!view || !(view.turn === view.seat || view.phase.endsWith("_over"))) throw new Error("not yet");
    return view;
  };
  for (let done = 0; done < hands; ) {
    const view = await vi.waitFor(awaited, { interval: 1 });
    if (view.phase === "match_over") break;
    if (view.phase === "hand_over" && ++done === hands) break;
    const count = seen.length;
    act(controller, view, blind);
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(count), { interval: 1 });
  }
  return seen;
}

const phases = (seen: Change[]) => new Set(seen.map(({ view }) => view.phase));

describe("hands played by what the page offers", () => {
  it("by every preset", { timeout: 60_000 }, async () => {
    expect(presets.length).toBeGreaterThan(10);
    for (const preset of presets) {
      const seen = await play({ preset }, 1);
      expect(seen.at(-1)?.view.results, preset).toHaveLength(1);
    }
  });

  it("after a blind nil, with an exchange", async () => {
    const seen = await play({ blindNil: true, blindBehind: 0, blindPass: 2 }, 1, true);
    expect(seen.some(({ view }) => view.hand_hidden)).toBe(true);
    expect(phases(seen)).toContain("exchange");
    const last = seen.at(-1)?.view;
    expect([last?.given.length, last?.received.length]).toEqual([2, 2]);
  });

  it("with a widow, raises and blind bids before the deal", async () => {
    const rules = { highTrumps: "BJ,LJ", widow: "lowestClub", raiseRound: "side", blindBidMin: 5 };
    const seen = await play({ ...rules, blindBehind: 0, blindPhase: "preDeal" }, 4);
    for (const phase of ["blind", "bidding", "raising", "discard", "play"] as const)
      expect(phases(seen)).toContain(phase);
  });

  it("without bids, and thrown in", async () => {
    const seen = await play({ firstHandFree: true, minTable: 13, bidMode: "free" }, 6);
    expect(seen.at(-1)?.view.results[0]?.sides[0]?.lines[0]?.kind).toBe("free_tricks");
    expect(seen.some(({ view }) => view.results.some((result) => result.thrown_in))).toBe(true);
  });

  it("alone, without a word of partners", async () => {
    const seen = await play({ preset: "arena13-cutthroat" }, 3);
    const words = seen.flatMap((change) => narrate(change, t)).join(" ");
    expect(words).toContain("Constance has");
    expect(words).not.toMatch(/\b(we|they|us|them|partner|side)\b|undefined/i);
  });
});
