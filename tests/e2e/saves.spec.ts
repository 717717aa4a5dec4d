// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The game outlives its tab, its browser's faults and a second tab.
import { readFile } from "node:fs/promises";
import type { BrowserContext, Download, Page } from "@playwright/test";
import { kAllSpades, keepInstead, keptAside } from "./kept";
import { expect, Table, test } from "./table";

const kSeed = "29";

/** The same numbers every time, from 0 up to below. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Another tab of the same browser. */
async function anotherTab(context: BrowserContext): Promise<Table> {
  const table = new Table(await context.newPage());
  await table.open(kSeed);
  return table;
}

async function text(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

for (const [how, seed] of [
  ["reloaded", 1],
  ["killed", 2],
] as const) {
  test(`a tab ${how} at any moment goes on exactly there`, { tag: "@once" }, async ({ page, context }) => {
    test.setTimeout(120_000);
    const random = randomNumbers(seed);
    let table = new Table(page);
    await table.start(kSeed);
    for (let moment = 0; moment < 10; moment++) {
      for (let steps = 1 + random(5); steps > 0; steps--) await table.step();
      await table.at("bidding", "play", "hand_over");
      const before = await table.facts();
      if (how === "reloaded") await table.page.reload();
      else {
        await table.page.close({ runBeforeUnload: false });
        table = await anotherTab(context);
      }
      await table.at("bidding", "play", "hand_over");
      expect(await table.facts()).toEqual(before);
    }
  });
}

const kGarbage: [string, unknown][] = [
  ["is no record", "potting compost"],
  ["is empty", ""],
  ["is no text", { hand: 3 }],
  ["has a huge number", `[Larch "999999999999999999999"]`],
  ["comes from a later version", kAllSpades.replace('[Spades "1"]', '[Spades "2"]')],
  ["breaks a rule", kAllSpades.replace(/\+\n$/, "HA - - -\n+\n")],
];
for (const [what, garbage] of kGarbage) {
  test(`a save that ${what} is set aside, and play goes on`, { tag: "@once" }, async ({ table, page }) => {
    await table.start(kSeed);
    const fresh = await table.facts();
    await keepInstead(page, garbage);
    await page.reload();
    await expect(page.getByRole("heading", { name: "The saved game could not be read" })).toBeVisible();
    await table.expectAccessible();
    expect(await keptAside(page)).toBe(1);

    await table.press("Start a new game");
    await table.at("bidding");
    expect(await table.facts()).toEqual(fresh);
    await page.reload();
    await table.at("bidding");
    expect(await table.facts()).toEqual(fresh);
    expect(await keptAside(page)).toBe(1);
  });
}

test("a save set aside is reported once", { tag: "@once" }, async ({ table, page }) => {
  await table.start(kSeed);
  await keepInstead(page, "potting compost");
  await page.reload();
  await table.button("Download it").waitFor();
  const download = page.waitForEvent("download");
  await table.press("Download it");
  expect(await text(await download)).toBe("potting compost");
  await page.reload();
  await table.button("Play").waitFor();
  expect(await keptAside(page)).toBe(1);
});

test("a second tab is told, and can take the game over", { tag: "@once" }, async ({
  table: first,
  context,
}) => {
  await first.start(kSeed);
  await first.bid();
  const second = await anotherTab(context);
  await expect(second.page.getByRole("heading", { name: "The game is open in another tab" })).toBeVisible();
  await second.expectAccessible();
  await first.play();
  const before = await first.facts();

  await second.press("Play here");
  await second.at("play");
  expect(await second.facts()).toEqual(before);
  await expect(first.page.getByRole("heading", { name: "The game moved to another tab" })).toBeVisible();
  await first.expectAccessible();
  await second.play();
  const after = await second.facts();

  await first.press("Play here");
  await first.at("play");
  expect(await first.facts()).toEqual(after);
  await expect(second.page.getByRole("heading", { name: "The game moved to another tab" })).toBeVisible();

  await second.page.close();
  await first.page.reload();
  await first.at("play");
  expect(await first.facts()).toEqual(after);
});

/** Has a later version of the page open the database. */
async function openLater(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("larch-hollow", 99);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
}

test("games of a later version are told of at the start, and play goes on without them", {
  tag: "@once",
}, async ({ table, page, complaints }) => {
  await page.goto("/icon.svg");
  await openLater(page);
  complaints.length = 0; // the picture alone had no favicon
  await table.open(kSeed);
  const note = page.getByText("Your games belong to a newer page.");
  await expect(note).toBeVisible();
  await table.expectAccessible();
  await table.press("Games");
  await expect(table.dialog).toContainText("They are safe");
  await expect(table.dialog).not.toContainText("No game is kept here yet");
  await table.expectAccessible();
  await page.keyboard.press("Escape");
  await table.press("Play");
  await table.at("bidding");
  await expect(note).toBeVisible();
  await table.press("Close");
  await table.bid();
  await table.play();
  await table.tap(page.getByTestId("menu"));
  await table.press("Statistics");
  await expect(table.dialog).toContainText("They are safe");
  await expect(table.dialog).not.toContainText("Nothing is written here yet");
});

test("a later version that takes the games during a match is told at the next move", {
  tag: "@once",
}, async ({ table, page }) => {
  await table.start(kSeed);
  await openLater(page);
  await table.bid();
  await expect(page.getByText("Your games belong to a newer page.")).toBeVisible();
});

test("a core that cannot be fetched is told, and fetched again", { tag: "@once" }, async ({
  table,
  page,
  complaints,
}) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await table.open(kSeed);
  await expect(page.getByRole("heading", { name: "The game could not be fetched" })).toBeVisible();
  await table.expectAccessible();
  complaints.length = 0;

  await page.unroute("**/*.wasm");
  await table.press("Try again");
  await table.press("Play");
  await table.at("bidding");
});
