// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import type { ToWorker } from "../src/core/messages";
import type { Hint, Refusal, View } from "../src/core/protocol";
import { Wishes } from "../src/store/wishes";
import { App } from "../src/ui/App";
import { ControllerContext } from "../src/ui/controller";
import { onKey } from "../src/ui/keys";
import { room, seated } from "./desk";
import { whole } from "./pictures";
import { change } from "./table";

const reason = (text: string): Hint["reasons"][number] => ({
  ground: "wins_last",
  text,
  cards: [],
  seat: null,
  suit: null,
  count: 0,
  tenths: 0,
  chance: 0,
});
const play: Hint = {
  action: { type: "play", card: "9H" },
  text: "Play the nine of hearts.",
  reasons: [reason("You are last to play, so the trick is yours."), reason("Nothing lower would win.")],
  runner_up: {
    action: { type: "play", card: "AH" },
    text: "Second best: the ace of hearts, about 4 points worse.",
    points: 40,
    equity: 0,
  },
  equity: 0,
  worlds: 0,
};
const bid: Hint = {
  ...play,
  action: { type: "bid", bid: { kind: "tricks", blind: false, tricks: 4 } },
  text: "Bid 4.",
  reasons: [reason("The hand is worth about 4.1 tricks.")],
  runner_up: null,
};

/** Does something, and waits until the page shows what came of it. */
const settled = (what: () => unknown) =>
  act(async () => {
    what();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The page before a view; the table answers every question for a hint so. */
async function page(over: Partial<View>, hint: Hint | null, wishes = new Wishes()) {
  let now = hint;
  const asked: ToWorker[] = [];
  const { assertive, announcer } = room();
  const { session, controller, send } = seated(
    (answer) => (message) => {
      asked.push(message);
      if (message.type === "hint") answer({ type: "hint", hint: now });
      if (message.type === "describe" || message.type === "check") answer({ type: "failed", detail: "" });
    },
    { wishes, announcer },
  );
  await session.open();
  send(change([], over));
  render(
    <ControllerContext.Provider value={controller}>
      <App />
    </ControllerContext.Provider>,
  );
  await settled(() => {});
  await whole();
  const press = (key: string) => settled(() => onKey(new KeyboardEvent("keydown", { key }), controller));
  const tap = (name: string) => settled(() => fireEvent.click(screen.getByRole("button", { name })));
  const hints = {
    asked: () => asked.filter(({ type }) => type === "hint"),
    become: (next: Hint | null) => {
      now = next;
    },
  };
  return { ...hints, send, press, tap, controller, assertive };
}

const hand = ["AH", "9H", "3H"].map((card) => ({ card, refusal: null }));
const note = () => screen.queryByTestId("hint")?.textContent ?? null;

afterEach(cleanup);

describe("a hint", () => {
  it("is told where it is asked for, with the card marked", async () => {
    const { asked, tap } = await page({ hand }, play);
    expect(note()).toBe(null);
    await tap("Hint");
    expect(asked()).toEqual([
      { type: "hint", names: ["you", "Cornelius", "Constance", "Agatha"], light: false },
    ]);
    expect(note()).toContain(
      "Play the nine of hearts.You are last to play, so the trick is yours. Nothing lower",
    );
    expect(note()).toContain("Second best: the ace of hearts");
    expect(screen.getByRole("button", { name: "Nine of hearts, suggested" })).toBeTruthy();
    await tap("Close");
    expect(note()).toBe(null);
    expect(screen.queryByRole("button", { name: /suggested/ })).toBe(null);
  });

  it("comes and goes by H, goes by Escape, and is asked for once", async () => {
    const { asked, press } = await page({ hand }, play);
    for (const key of ["h", "h", "h", "Escape", "h"]) await press(key);
    expect(note()).not.toBe(null);
    expect(asked()).toHaveLength(1);
  });

  it("and the reason why a card is refused take each other's place", async () => {
    const refusal = { reason: "must_follow_suit", card: "AH", suit: "C", seat: null, clause: "3.2" };
    const refused = { ...refusal, least: null, most: null, detail: null } as Refusal;
    const { tap, press, controller } = await page({ hand: [{ card: "AH", refusal: refused }] }, play);
    const told = () => [note() !== null, controller.notice.value !== null];
    await tap("Ace of hearts");
    expect(told()).toEqual([false, true]);
    await press("h");
    expect(told()).toEqual([true, false]);
    await tap("Ace of hearts");
    expect(told()).toEqual([false, true]);
  });

  it("goes with the next thing that happens", async () => {
    const { press, send } = await page({ hand }, play);
    await press("h");
    await settled(() => send(change([{ type: "card_played", seat: 0, card: "9H" }], { hand, turn: 1 })));
    expect(note()).toBe(null);
    expect(screen.getByRole("button", { name: "Hint" }).hasAttribute("disabled")).toBe(true);
  });

  it("that comes too late is not told", async () => {
    const { press, send, controller } = await page({ hand }, play);
    const ask = controller.session.hint;
    controller.session.hint = async (names, light) => {
      send(change([], { hand, turn: 1 }));
      return ask.call(controller.session, names, light);
    };
    await press("h");
    expect(note()).toBe(null);
  });

  it("that nobody could think of is owned up to, and can be asked for again", async () => {
    const { press, become, controller, assertive } = await page({ hand }, null);
    await press("h");
    expect([note(), controller.notice.value?.text]).toEqual([
      null,
      expect.stringMatching(/^No hint .* again/),
    ]);
    expect(assertive.textContent).toBe(controller.notice.value?.text);
    become(play);
    await press("h");
    expect([note() !== null, controller.notice.value]).toEqual([true, null]);
  });
});

describe("a suggested bid", () => {
  const bidding: Partial<View> = {
    hand,
    phase: "bidding",
    legal_bids: { numbers: [1, 2, 3, 4, 5], nil: true, blind: false },
  };

  it("stands in the bid panel, sets the stepper when tapped, and tells why on demand", async () => {
    const { controller, tap, asked } = await page(bidding, bid);
    expect(controller.bidding.amount.value).toBe(3);
    await tap("Suggested: 4");
    expect(controller.bidding.amount.value).toBe(4);
    expect(note()).toBe(null);
    await tap("Why?");
    expect(note()).toBe("The hand is worth about 4.1 tricks.");
    expect(asked()).toHaveLength(1);
  });

  it("that nobody could think of is not waited for, and can be asked for again", async () => {
    const { become, tap, controller } = await page(bidding, null);
    const panel = () => screen.getByTestId("bid-panel").textContent;
    expect(panel()).toContain("No hint now");
    expect([panel()?.includes("Weighing"), controller.notice.value]).toEqual([false, null]);
    become(bid);
    await tap("Ask again");
    expect(panel()).toContain("Suggested: 4");
  });

  it("is thought of anew where another table takes the place of a lost one", async () => {
    const { send, asked } = await page(bidding, bid);
    await settled(() => send(change([], bidding)));
    expect((await screen.findByTestId("suggestion")).textContent).toContain("Suggested: 4");
    expect(asked()).toHaveLength(2);
  });

  it("is left out where nobody wishes it, until it is asked for", async () => {
    const wishes = new Wishes();
    wishes.change({ suggest: false });
    const { press } = await page(bidding, bid, wishes);
    expect(document.querySelector(".suggestion")).toBe(null);
    await press("h");
    expect(screen.getByTestId("suggestion").textContent).toContain("Suggested: 4");
  });
});
