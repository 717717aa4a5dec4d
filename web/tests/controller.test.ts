// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { ToWorker } from "../src/core/messages";
import type { HeldCard, Intent, LegalBids, Refusal, View } from "../src/core/protocol";
import type { Judge } from "../src/store/rules";
import { Wishes } from "../src/store/wishes";
import { seated } from "./desk";
import { change, seat } from "./table";

/** A controller before a view, and what it asks of the table. */
async function at(over: Partial<View>, wished: Record<string, unknown> = {}) {
  const asked: Intent[] = [];
  const stopped: boolean[] = [];
  const wishes = new Wishes();
  wishes.change(wished);
  const { controller, session, send } = seated(
    () => (message) => {
      if (message.type === "intent") asked.push(message.intent);
      if (message.type === "pause") stopped.push(message.on);
    },
    { wishes },
  );
  await session.open();
  const become = (next: Partial<View>) => send(change([], next));
  become(over);
  controller.bidding.start();
  return { controller, asked, stopped, become };
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
    expect(controller.bidding.amount.value).toBe(first);
  });

  it("steps over holes, and down to nil", async () => {
    const { controller } = await at(bids([3, 5, 6]));
    const walk = ([1, 1, 1, -1, -1, -1, -1] as const).map((by) => {
      controller.bidding.step(by);
      return controller.bidding.amount.value;
    });
    expect(walk).toEqual([5, 6, 6, 5, 3, "nil", "nil"]);
  });

  it("is set by digits where it can be bid", async () => {
    const { controller } = await at(bids([3, 11, 12]));
    controller.bidding.type(4);
    expect(controller.bidding.amount.value).toBe(3);
    for (const digit of [1, 2]) controller.bidding.type(digit);
    expect(controller.bidding.amount.value).toBe(12);
  });

  it("of nought is a number where that can be bid, and nil elsewhere", async () => {
    const { controller: number, asked } = await at(bids([0, 1, 2, 3]));
    number.bidding.type(0);
    number.confirmBid();
    expect(asked).toEqual([{ type: "bid", bid: { kind: "tricks", blind: false, tricks: 0 } }]);
    const { controller: nil } = await at(bids([1, 2, 3]));
    nil.bidding.type(0);
    expect(nil.bidding.amount.value).toBe("nil");
  });

  it("that is blind must be meant", async () => {
    const { controller, asked } = await at(bids([6, 7], { blind: true }));
    controller.confirmBid();
    expect(asked).toEqual([]);
    controller.bidding.step(1);
    expect(controller.bidding.amount.value).toBe("nil");
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
    expect(controller.bidding.amount.value).toBe(5);
  });
});

describe("a number that is tapped", () => {
  it("is selected, and Bid confirms it", async () => {
    const { controller, asked } = await at(bids([1, 2, 3, 4]));
    controller.tapBid(4);
    expect([controller.bidding.amount.value, asked]).toEqual([4, []]);
  });

  it("is bid at once where that is wished, but never blind", async () => {
    const { controller, asked } = await at(bids([1, 2, 3, 4]), { bidOnce: true });
    controller.tapBid(4);
    expect(asked).toEqual([{ type: "bid", bid: { kind: "tricks", blind: false, tricks: 4 } }]);
    const blind = await at(bids([6, 7], { blind: true }), { bidOnce: true });
    blind.controller.tapBid("nil");
    expect([blind.controller.bidding.amount.value, blind.asked]).toEqual(["nil", []]);
  });
});

describe("a card", () => {
  const refusal: Refusal = {
    reason: "must_follow_suit",
    card: "2S",
    suit: "H",
    seat: null,
    least: null,
    most: null,
    detail: null,
    clause: "3.2",
  };
  const hand: HeldCard[] = [
    { card: "2S", refusal },
    { card: "KH", refusal: null },
    { card: "2H", refusal: null },
  ];
  const play = (card: string): Intent => ({ type: "play", card });

  it("is picked up by the first tap and played by the second", async () => {
    const { controller, asked } = await at({ hand });
    controller.tap("KH");
    expect([controller.picked.value, asked]).toEqual(["KH", []]);
    controller.tap("KH");
    expect(asked).toEqual([play("KH")]);
  });

  it("is played by the first tap where that is wished, unless it may not be", async () => {
    const { controller, asked } = await at({ hand }, { play: "once" });
    controller.tap("2S");
    expect([asked, controller.notice.value?.text]).toEqual([[], expect.stringContaining("Hearts were led")]);
    controller.tap("KH");
    expect(asked).toEqual([play("KH")]);
  });

  it("let go on the bench is played, or stays with the reason", async () => {
    const { controller, asked } = await at({ hand }, { play: "drag" });
    controller.lay("2S");
    expect([asked, controller.notice.value?.text]).toEqual([[], expect.stringContaining("Hearts were led")]);
    controller.lay("2H");
    expect(asked).toEqual([play("2H")]);
  });

  it("is picked by its number among those that may be played, and played by the same number", async () => {
    const { controller, asked } = await at({ hand }, { play: "once" });
    expect([controller.pickNth(3), controller.picked.value]).toEqual([null, null]);
    expect([controller.pickNth(2), controller.picked.value]).toEqual(["2H", "2H"]);
    expect([controller.pickNth(1), controller.picked.value, asked]).toEqual(["KH", "KH", []]);
    controller.pickNth(1);
    expect(asked).toEqual([play("KH")]);
  });

  it("that is the only choice plays itself where that is wished, but not when it was just taken back", async () => {
    const only = hand.slice(0, 2);
    expect((await at({ hand: only })).asked).toEqual([]);
    expect((await at({ hand }, { forced: true })).asked).toEqual([]);
    expect((await at({ hand: only, turn: 1 }, { forced: true })).asked).toEqual([]);
    const { controller, asked, become } = await at({ hand: only }, { forced: true });
    expect(asked).toEqual([play("KH")]);
    become({ hand: [], turn: 1 });
    controller.undo();
    become({ hand: only });
    expect(asked).toEqual([play("KH"), { type: "undo" }]);
  });
});

describe("a claim", () => {
  it("is made only where it holds", async () => {
    const { controller, asked, become } = await at({});
    controller.claim();
    expect(asked).toEqual([]);
    become({ can: { undo: true, claim: true, next_hand: false } });
    controller.claim();
    expect(asked).toEqual([{ type: "claim" }]);
  });
});

describe("a pause", () => {
  it("stops the others, as no other panel does, until it is over", async () => {
    const { controller, stopped } = await at({});
    controller.show("menu");
    expect(stopped).toEqual([]);
    controller.pause();
    expect([stopped, controller.dialog.value]).toEqual([[true], null]);
    controller.goOn();
    expect(stopped).toEqual([true, false]);
  });
});

describe("a page that nobody looks at", () => {
  it("is paused whatever panel is open, which stays, but not when the match is over", async () => {
    const { controller, become, stopped } = await at({});
    for (const panel of ["settings", "last", null] as const) {
      controller.show(panel);
      controller.pauseUnseen();
      expect([stopped.splice(0), controller.dialog.value]).toEqual([[true], panel]);
      controller.goOn();
      expect([stopped.splice(0), controller.dialog.value]).toEqual([[false], panel]);
    }
    become({ phase: "match_over" });
    controller.pauseUnseen();
    expect([stopped, controller.paused.value]).toEqual([[], false]);
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
    const { controller, session, send } = seated(() => (message) => told.push(message));
    const { rules, wishes } = controller;
    Object.assign(session, judge);
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
