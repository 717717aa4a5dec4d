// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is offered at the start, what is kept, and what comes when, as it becomes a table.
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import { App } from "../src/ui/App";
import { ControllerContext } from "../src/ui/controller";
import { seated } from "./desk";
import { whole } from "./pictures";
import { change } from "./table";

afterEach(cleanup);

/** The page at its start, and the deal that makes it a table. */
async function start() {
  const { controller, session, send } = seated((answer) => ({ type }) => {
    if (type === "start") answer({ type: "ready", resumed: false });
  });
  await session.open();
  render(
    <ControllerContext.Provider value={controller}>
      <App />
    </ControllerContext.Provider>,
  );
  const hand = ["AH", "9H", "3H"].map((card) => ({ card, refusal: null }));
  const legal_bids = { numbers: [1, 2, 3], nil: true, blind: false };
  const deal = () => act(() => send(change([], { phase: "bidding", hand, legal_bids })));
  return { controller, deal };
}

it("keeps the shed, so that it is drawn once", async () => {
  const { deal } = await start();
  const shed = document.querySelector(".porch .shed");
  expect(shed).toBeTruthy();
  await deal();
  expect(document.querySelector(".table .shed")).toBe(shed);
  expect(document.querySelectorAll(".shed")).toHaveLength(1);
});

it("lays the table over several pictures: the people, your cards, theirs, what is asked, and the tools", async () => {
  const { deal } = await start();
  const parts = [".bust", "[data-held]", ".fan-card", "[data-testid=bid-panel]", ".toolbar"];
  const seen = new Set<string>();
  const watch = new MutationObserver(() =>
    seen.add(parts.map((part) => Number(document.querySelector(part) !== null)).join("")),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  await deal();
  await whole();
  watch.disconnect();
  expect([...seen]).toEqual(["10000", "11000", "11100", "11110", "11111"]);
});

it("has the menu at the start, without what needs a table", async () => {
  const { controller, deal } = await start();
  const listed = () =>
    within(screen.getByRole("dialog"))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  await whole();
  const atStart = listed();
  for (const name of ["Settings", "Statistics", "Games", "Rules", "How to play well", "Help", "Sound off"])
    expect(atStart, name).toContain(name);
  await act(async () => controller.show(null));
  await deal();
  await act(async () => controller.show("menu"));
  const atTable = listed();
  expect(atTable.filter((name) => !atStart.includes(name))).toEqual([
    "Score sheet",
    "The hand so far",
    "Pause",
  ]);
  expect(atStart.filter((name) => !atTable.includes(name))).toEqual([]);
});
