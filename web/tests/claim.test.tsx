// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// "The rest are mine": offered where the core allows it, and told in words whoever says it.
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Engine } from "../src/core/engine";
import type { View } from "../src/core/protocol";
import type { Claim, Frame } from "../src/store/presenter";
import { ControllerContext } from "../src/ui/controller";
import { Table } from "../src/ui/Table";
import { core, page } from "./core";
import { whole } from "./pictures";
import { view } from "./table";

let engine: Engine;
beforeAll(async () => {
  engine = await core();
});
afterEach(cleanup);

const kClaim: Claim = { type: "claim_granted", seat: 3, tricks: 4 };

async function table(over: Partial<View>, frame: Partial<Frame> = {}) {
  const { controller } = await page(engine);
  const shown = view(over);
  const still: Frame = {
    view: shown,
    trick: shown.trick,
    stage: "still",
    events: [],
    thinking: false,
    claim: null,
  };
  render(
    <ControllerContext.Provider value={controller}>
      <Table frame={{ ...still, ...frame }} />
    </ControllerContext.Provider>,
  );
  await whole();
  return controller;
}

const can = { undo: true, claim: true, next_hand: false };
const hand = ["AS", "KS"].map((card) => ({ card, refusal: null }));

it("is offered where it holds, but not for a single card", async () => {
  await table({ can, hand });
  expect(screen.getByTestId("claim").textContent).toBe("The rest are mine");
  cleanup();
  await table({ can, hand: hand.slice(1) });
  expect(screen.queryByTestId("claim")).toBeNull();
  cleanup();
  await table({ can: { ...can, claim: false }, hand });
  expect(screen.queryByTestId("claim")).toBeNull();
});

it("is told before the hand is scored", async () => {
  await table({ phase: "hand_over", turn: null, shown: hand }, { stage: "claimed", claim: kClaim });
  expect(screen.getByTestId("claimed").textContent).toContain("Agatha takes the last 4 tricks.");
  expect(screen.getByTestId("claimed").textContent).toContain("Nothing in the other hands could stop it.");
  expect(screen.getByRole("img", { name: "Laid open: ace of spades and king of spades." })).toBeTruthy();
  expect(document.querySelectorAll(".laid-open .card-face")).toHaveLength(2);
  expect(screen.queryByTestId("ending")).toBeNull();
});

it("is told beside the score, with the last trick as one trick", async () => {
  await table({ phase: "hand_over", turn: null }, { claim: { ...kClaim, tricks: 1 } });
  expect(screen.getByTestId("ending").textContent).toContain("Agatha takes the last trick.");
});

it("may win a match, or lose one", async () => {
  for (const winner of [0, 1]) {
    await table({ phase: "match_over", turn: null, winner }, { claim: kClaim });
    expect(screen.getByTestId("ending").textContent).toContain("Agatha takes the last 4 tricks.");
    expect(document.querySelectorAll(".sprout")).toHaveLength(winner === 0 ? 1 : 0);
    cleanup();
  }
});

it("lies until the person goes on, where that is wished", async () => {
  const controller = await table({ phase: "hand_over", turn: null }, { stage: "claimed", claim: kClaim });
  expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
  controller.wishes.change({ wait: true });
  fireEvent.click(await screen.findByRole("button", { name: "Go on" }));
});
