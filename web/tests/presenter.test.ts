// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event } from "../src/core/protocol";
import { pace } from "../src/store/pace";
import { type Change, type Frame, kPatience, Presenter } from "../src/store/presenter";
import { change, trick } from "./table";

const normal = pace("normal");

function stage(speed = normal) {
  const shown: Frame[] = [];
  const told: Change[] = [];
  const presenter = new Presenter(
    () => speed,
    (frame) => shown.push(frame),
    (update) => told.push(update),
  );
  return { presenter, shown, told, last: () => shown.at(-1) as Frame };
}

const played = (card: string, cards: string[]) =>
  change([{ type: "card_played", seat: 1, card }], { trick: trick(cards) });
const won = () =>
  change(
    [
      { type: "card_played", seat: 3, card: "5H" },
      { type: "trick_won", seat: 2, number: 1 },
    ],
    { trick_number: 2, tricks: [trick(["2H", "3H", "KH", "5H"], 2)] },
  );

describe("the presentation queue", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("shows the first update at once and the next only when the first has landed", () => {
    const { presenter, shown } = stage();
    presenter.push(played("2H", ["2H"]));
    presenter.push(played("3H", ["2H", "3H"]));
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(normal.fly + normal.gap - 1);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown.map((frame) => frame.trick.plays.length)).toEqual([1, 2]);
  });

  it("holds a completed trick, gathers it, and only then clears the cloth", () => {
    const { presenter, last } = stage();
    presenter.push(won());
    expect([last().stage, last().trick.plays.length]).toEqual(["held", 4]);
    vi.advanceTimersByTime(normal.fly + normal.hold);
    expect([last().stage, last().trick.plays.length]).toEqual(["gathering", 4]);
    vi.advanceTimersByTime(normal.gather);
    expect([last().stage, last().trick.plays.length]).toEqual(["still", 0]);
    expect(presenter.busy).toBe(false);
  });

  it("goes to the newest view at once when flushed, and still tells everything once", () => {
    const { presenter, last, told } = stage();
    const updates = [won(), played("AC", ["AC"]), played("2C", ["AC", "2C"])];
    for (const update of updates) presenter.push(update);
    presenter.flush();
    expect([last().stage, last().trick.plays.length]).toEqual(["still", 2]);
    expect(told).toEqual(updates);
    vi.runAllTimers();
    expect(told).toHaveLength(3);
  });

  it("shows that another player takes longer than its pace, until it has moved", () => {
    const { presenter, shown, last } = stage();
    presenter.push(change([{ type: "card_played", seat: 0, card: "2H" }], { turn: 1 }));
    vi.advanceTimersByTime(normal.fly + normal.gap + kPatience - 1);
    expect(shown.map(({ thinking }) => thinking)).toEqual([false]);
    vi.advanceTimersByTime(1);
    expect([last().thinking, last().events, presenter.busy]).toEqual([true, [], false]);
    presenter.push(played("3H", ["2H", "3H"]));
    expect(last().thinking).toBe(false);
    vi.runAllTimers();
    expect([last().thinking, shown.length]).toEqual([false, 3]);
  });

  it("shows that after a flush too, and not once the table is cleared", () => {
    const { presenter, shown, last } = stage();
    presenter.push(change([{ type: "card_played", seat: 0, card: "2H" }], { turn: 1 }));
    presenter.flush();
    vi.advanceTimersByTime(kPatience);
    expect(last().thinking).toBe(true);
    presenter.push(change([{ type: "card_played", seat: 0, card: "2H" }], { turn: 1 }));
    presenter.clear();
    const count = shown.length;
    vi.runAllTimers();
    expect(shown).toHaveLength(count);
  });

  it("shows nothing again when the newest view is there already", () => {
    const { presenter, shown } = stage();
    presenter.push(played("2H", ["2H"]));
    presenter.flush();
    expect([shown.length, presenter.busy]).toEqual([1, false]);
  });

  it.each<Event>([
    { type: "bid_made", seat: 1, bid: { kind: "tricks", blind: false, tricks: 3 } },
    { type: "bid_raised", seat: 1, bid: { kind: "tricks", blind: false, tricks: 4 } },
    { type: "looked", seat: 1 },
    { type: "cards_given", seat: 1, to: 3, count: 2 },
    { type: "widow_taken", seat: 1 },
  ])("gives time to read what somebody did: %o", (event) => {
    const { presenter, shown } = stage();
    presenter.push(change([event], { phase: "bidding" }));
    presenter.push(change([], { phase: "play" }));
    vi.advanceTimersByTime(normal.bid - 1);
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown).toHaveLength(2);
  });

  it("never waits at instant speed", () => {
    const { presenter, last } = stage(pace("instant"));
    presenter.push(played("2H", ["2H"]));
    presenter.push(won());
    expect([last().stage, last().view.trick_number, presenter.busy]).toEqual(["still", 2, false]);
  });

  it("lets a trick lie until the person goes on, where that is wished", () => {
    const { presenter, last, told } = stage(pace("normal", true));
    presenter.push(won());
    presenter.push(played("AC", ["AC"]));
    presenter.push(won());
    vi.advanceTimersByTime(600_000);
    expect([last().stage, presenter.waits]).toEqual(["held", true]);
    presenter.flush();
    expect([last().stage, presenter.waits, told.length]).toEqual(["held", true, 3]);
    presenter.flush();
    expect([last().stage, presenter.waits, presenter.busy]).toEqual(["still", false, false]);
  });

  it("stands still while it is paused, whatever comes and whoever taps", () => {
    const { presenter, shown, last } = stage();
    presenter.push(won());
    presenter.pause(true);
    presenter.push(played("AC", ["AC"]));
    presenter.flush();
    vi.advanceTimersByTime(600_000);
    expect(shown).toHaveLength(1);
    presenter.pause(false);
    vi.advanceTimersByTime(normal.fly + normal.hold + normal.gather);
    expect([last().stage, last().trick.plays.length]).toEqual(["still", 1]);
  });

  it("shows what comes first after a pause", () => {
    const { presenter, shown } = stage();
    presenter.pause(true);
    presenter.push(played("2H", ["2H"]));
    expect(shown).toHaveLength(0);
    presenter.pause(false);
    expect(shown).toHaveLength(1);
  });

  it("tells of a claim before the hand is scored, and keeps it in mind", () => {
    const claim: Event = { type: "claim_granted", seat: 3, tricks: 4 };
    const { presenter, last } = stage();
    presenter.push(change([claim, { type: "hand_scored", number: 1 }], { phase: "hand_over" }));
    expect([last().stage, last().claim]).toEqual(["claimed", claim]);
    vi.advanceTimersByTime(normal.claim);
    expect([last().stage, last().claim]).toEqual(["still", claim]);
  });

  it("forgets the rest when cleared", () => {
    const { presenter, shown, told } = stage();
    presenter.push(won());
    presenter.push(played("AC", ["AC"]));
    presenter.clear();
    vi.runAllTimers();
    expect([shown.length, told.length]).toEqual([1, 1]);
  });
});
