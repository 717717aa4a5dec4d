// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is kept, and what comes when, as the start becomes a table.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import { App } from "../src/ui/App";
import { ControllerContext } from "../src/ui/controller";
import { core, page } from "./core";
import { whole } from "./pictures";

afterEach(cleanup);

async function start() {
  const { controller } = await page(await core());
  render(
    <ControllerContext.Provider value={controller}>
      <App />
    </ControllerContext.Provider>,
  );
  return screen.findByRole("button", { name: "Play" });
}

it("keeps the shed, so that it is drawn once", async () => {
  const play = await start();
  const shed = document.querySelector(".shed");
  expect(shed).toBeTruthy();
  fireEvent.click(play);
  await waitFor(() => expect(document.querySelector(".porch")).toBeNull());
  expect(document.querySelector(".shed")).toBe(shed);
  expect(document.querySelectorAll(".shed")).toHaveLength(1);
});

it("lays the table over several pictures: the people, your cards, theirs, the tools, and what is asked", async () => {
  const play = await start();
  const there = () =>
    [".bust", "[data-held]", ".fan-card", ".toolbar", "[data-testid=bid-panel]"].map((of) =>
      Number(document.querySelector(of) !== null),
    );
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(there().join("")));
  watch.observe(document.body, { childList: true, subtree: true });
  fireEvent.click(play);
  await waitFor(() => expect(document.querySelector(".porch")).toBeNull());
  await whole();
  watch.disconnect();
  expect([...seen]).toEqual(["10000", "11000", "11100", "11110", "11111"]);
});
