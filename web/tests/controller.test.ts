// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { FromWorker, ToWorker } from "../src/core/messages";
import type { Intent, LegalBids, View } from "../src/core/protocol";
import { pace } from "../src/store/pace";
import { type Judge, RuleChoice } from "../src/store/rules";
import { type Desk, Session } from "../src/store/session";
import { Announcer } from "../src/ui/announce";
import { Controller } from "../src/ui/controller";
import { change, seat } from "./table";

/** A controller before a view, and what it asks of the table. */
async function at(over: Partial<View>) {
  const asked: Intent[] = [];
  const desk = { terminate() {} } as unknown as Desk;
  desk.postMessage = (message: ToWorker) => {
    if (message.type === "intent") asked.push(message.intent);
  };
  const session = new Session({
    makeDesk: () => desk,
    takeTable: async () => true,
    pace: () => pace("instant"),
    seed: null,
  });
  const quiet = new Announcer(document.createElement("div"), document.createElement("div"));
  const controller = new Controller(session, quiet, new RuleChoice(session, { read: () => null, keep() {} }));
  await session.open();
  const data: FromWorker = change([], over);
  desk.onmessage?.call(desk as never, { data } as MessageEvent);
  controller.startBid();
  return { controller, asked };
}

const bids = (numbers: number[], over: Partial<LegalBids> = {}): Partial<View> => ({
  phase: "bidding",
  legal_bids: { numbers, nil: true, blind: false, ...over },
});

describe("a bid", () => {
  it.each<[number[], unknown]>([
    [[1, 2, 3, 4], 3],
    [[4, 5, 6], 4],
    [[1, 2], 2],
    [[0, 1, 5, 13], 5],
    [[], "nil"],
  ])("begins near three: of %j", async (numbers, first) => {
    const { controller } = await at(bids(numbers));
    expect(controller.amount.value).toBe(first);
  });

  it("steps over holes, and down to nil", async () => {
    const { controller } = await at(bids([3, 5, 6]));
    const walk = ([1, 1, 1, -1, -1, -1, -1] as const).map((by) => {
      controller.stepBid(by);
      return controller.amount.value;
    });
    expect(walk).toEqual([5, 6, 6, 5, 3, "nil", "nil"]);
  });

  it("is set by digits where it can be bid", async () => {
    const { controller } = await at(bids([3, 11, 12]));
    controller.typeDigit(4);
    expect(controller.amount.value).toBe(3);
    for (const digit of [1, 2]) controller.typeDigit(digit);
    expect(controller.amount.value).toBe(12);
  });

  it("of nought is a number where that can be bid, and nil elsewhere", async () => {
    const { controller: number, asked } = await at(bids([0, 1, 2, 3]));
    number.typeDigit(0);
    number.confirmBid();
    expect(asked).toEqual([{ type: "bid", bid: { kind: "tricks", blind: false, tricks: 0 } }]);
    const { controller: nil } = await at(bids([1, 2, 3]));
    nil.typeDigit(0);
    expect(nil.amount.value).toBe("nil");
  });

  it("that is blind must be meant", async () => {
    const { controller, asked } = await at(bids([6, 7], { blind: true }));
    controller.confirmBid();
    expect(asked).toEqual([]);
    controller.stepBid(1);
    expect(controller.amount.value).toBe("nil");
    controller.confirmBid();
    expect(asked).toEqual([{ type: "bid", bid: { kind: "nil", blind: true, tricks: 0 } }]);
  });

  it("may be left for a look at the cards, but only where it is blind", async () => {
    const { controller, asked } = await at(bids([6], { blind: true }));
    controller.look();
    expect(asked).toEqual([{ type: "bid", bid: { kind: "look", blind: false, tricks: 0 } }]);
    const seen = await at(bids([6]));
    seen.controller.look();
    expect(seen.asked).toEqual([]);
  });

  it("that may be raised begins as it stands", async () => {
    const own = { kind: "tricks", blind: false, tricks: 5 } as const;
    const { controller } = await at({
      ...bids([5, 6, 7], { nil: false }),
      phase: "raising",
      seats: [0, 1, 2, 3].map((n) => seat(n, { bid: n === 0 ? own : null })),
    });
    expect(controller.amount.value).toBe(5);
  });
});

describe("cards to be given", () => {
  const hand = ["AS", "KS", "2H"].map((card) => ({ card, refusal: null }));

  it("are chosen by a tap, put back by another, and sent when they are enough", async () => {
    const { controller, asked } = await at({ phase: "exchange", hand, give: { count: 2, to: 2 } });
    controller.tap("AS");
    controller.give();
    expect(asked).toEqual([]);
    controller.tap("KS");
    controller.tap("AS");
    controller.tap("2H");
    controller.give();
    expect(asked).toEqual([{ type: "give", cards: ["KS", "2H"] }]);
  });

  it("make room for one more by the first that was chosen", async () => {
    const { controller } = await at({ phase: "discard", hand, give: { count: 2, to: null } });
    for (const card of ["AS", "KS", "2H"]) controller.tap(card);
    expect(controller.giving.value).toEqual(["KS", "2H"]);
  });
});

describe("how the others think", () => {
  const kLevels = ["easy", "medium", "hard", "baseline"];
  const judge: Judge = {
    describe: async () => ({ type: "description", presets: [], axes: [], levels: kLevels }),
    check: async () => ({ type: "rules", words: "quick", rules: {} }),
  };

  it("is told before the match, for it, and when it changes at the table", async () => {
    const told: ToWorker[] = [];
    const desk = { terminate() {} } as unknown as Desk;
    desk.postMessage = (message: ToWorker) => told.push(message);
    const send = (data: FromWorker) => desk.onmessage?.call(desk as never, { data } as MessageEvent);
    const session = new Session({
      makeDesk: () => desk,
      takeTable: async () => true,
      pace: () => pace("instant"),
      seed: null,
    });
    const quiet = new Announcer(document.createElement("div"), document.createElement("div"));
    const rules = new RuleChoice(session, { read: () => null, keep() {} });
    Object.assign(session, judge);
    const { wishes } = new Controller(session, quiet, rules);
    await session.open();
    send({ type: "ready", resumed: false });
    await rules.open();
    const medium = { level: "medium", light: false };
    expect(told.splice(0).slice(1)).toEqual([{ type: "expect", rules: "quick", ...medium }]);
    send(change([], { rules: "quick" }));
    send(change([], { rules: "quick" }));
    expect(told).toEqual([]);
    wishes.change({ level: "hard", thinking: "light" });
    const light = { level: "hard", light: true };
    expect(told.filter(({ type }) => type === "level").at(-1)).toEqual({ type: "level", ...light });
    expect(told.at(-1)).toEqual({ type: "expect", rules: "quick", ...light });
  });
});
