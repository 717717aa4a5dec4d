// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Engine } from "../src/core/engine";
import type { View } from "../src/core/protocol";
import { t } from "../src/i18n";
import type { Change } from "../src/store/presenter";
import { hear, remark, said } from "../src/ui/talk";
import { core, page } from "./core";
import { change, seat } from "./table";

const kNil = { kind: "nil", blind: false, tricks: 0 } as const;
const lost = (view: Partial<View> = {}) =>
  change([{ type: "trick_won", seat: 3, number: 2 }], {
    seats: [0, 1, 2, 3].map((n) => seat(n, n === 3 ? { bid: kNil, tricks: 1 } : {})),
    ...view,
  });

describe("a word from the others", () => {
  it("goes by what happened, and comes from whom it happened to", () => {
    expect(remark(lost())).toEqual({ at: 3, occasion: "nilLost" });
    const again = { seats: [0, 1, 2, 3].map((n) => seat(n, n === 3 ? { bid: kNil, tricks: 2 } : {})) };
    expect(remark(lost(again))).toBeNull();
    expect(remark(lost({ phase: "hand_over" }))).toEqual({ at: 3, occasion: "nilLost" });
    const broken = change([{ type: "spades_broken", seat: 2 }], { hand_number: 1, trick_number: 3 });
    expect(remark(broken)).toEqual({ at: 2, occasion: "broken" });
  });

  it("is passed over every other time where it could come often, and never yours", () => {
    expect(
      remark(change([{ type: "spades_broken", seat: 2 }], { hand_number: 1, trick_number: 4 })),
    ).toBeNull();
    expect(
      remark(change([{ type: "spades_broken", seat: 0 }], { hand_number: 1, trick_number: 3 })),
    ).toBeNull();
    expect(remark(change([{ type: "card_played", seat: 1, card: "4C" }]))).toBeNull();
  });

  it("is there for everybody", () => {
    for (const occasion of ["start", "nil", "broken", "met", "nilLost", "nilMade", "set", "won"] as const) {
      const lines = [1, 2, 3].map((at) => t.talk(occasion, at));
      expect(new Set(lines.filter(Boolean)).size, occasion).toBe(3);
    }
  });
});

describe("what is said", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("stays for some seconds, or until the next word", () => {
    hear(lost());
    expect(said.value?.at).toBe(3);
    hear(change([{ type: "card_played", seat: 1, card: "4C" }]));
    expect(said.value?.at).toBe(3);
    vi.advanceTimersByTime(5000);
    expect(said.value).toBeNull();
    hear(lost());
    hear(change([{ type: "undone", actions: 1 }]));
    expect(said.value).toBeNull();
  });
});

describe("over whole hands", () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await core();
  });

  it("is the same whatever the hidden cards are", async () => {
    const { session, controller } = await page(engine);
    const seen: Change[] = [];
    session.tell = (told) => seen.push(told);
    await controller.newMatch();
    const awaited = () => {
      const view = session.newest;
      if (!view || !(view.turn === 0 || view.phase.endsWith("_over"))) throw new Error("not yet");
      return view;
    };
    for (let view = await vi.waitFor(awaited, { interval: 1 }); view.phase !== "hand_over"; ) {
      const count = seen.length;
      if (view.legal_bids) {
        controller.bidding.start();
        controller.confirmBid();
      } else {
        const card = view.hand.find((held) => held.refusal === null)?.card ?? "";
        controller.tap(card);
        controller.tap(card);
      }
      await vi.waitFor(() => expect(seen.length).toBeGreaterThan(count), { interval: 1 });
      view = await vi.waitFor(awaited, { interval: 1 });
    }
    expect(seen.length).toBeGreaterThan(20);
    // Your own hand is all that a view has of cards that lie face down.
    for (const told of seen) {
      expect(remark({ ...told, view: { ...told.view, hand: [] } })).toEqual(remark(told));
    }
  });
});
