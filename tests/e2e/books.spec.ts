// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What a real browser keeps: older databases, full disks, copies from one browser to another, replays.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { beforeTheWorker, diskOf } from "./beneath";
import { kAllSpades, keepGames, keepInstead, keptAside, keptRecord, overBy } from "./kept";
import { expect, Table, test } from "./table";

const kSeed = "29";

/** Leaves the database of version 1 that the first page had, with those rows. */
async function leaveFirstVersion(page: Page, current: string, aside: object): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate(
    ([record, row]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("larch-hollow", 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("matches").put(record, "current");
          opening.result.createObjectStore("aside", { autoIncrement: true }).put(row);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [current, aside] as const,
  );
}

async function openGames(table: Table): Promise<void> {
  if (await table.root.isVisible()) await table.tap(table.page.getByTestId("menu"));
  await table.press("Games");
  await table.page.locator(".keeping").waitFor();
}

/** Starts a new match over the one on the bench, which is so abandoned. */
async function abandon(table: Table): Promise<void> {
  await table.tap(table.page.getByTestId("menu"));
  await table.dialog.getByRole("button", { name: "New game" }).click();
  await table.tap(table.page.getByTestId("start-new"));
  await table.at("bidding");
}

test("what the first version kept is all there in this one", { tag: "@once" }, async ({
  table,
  page,
  browser,
  complaints,
}) => {
  const before = await browser.newPage();
  const old = new Table(before);
  await old.start(kSeed);
  await old.bid();
  await old.play();
  const record = await keptRecord(before);
  const facts = await old.facts();
  await before.close();

  await leaveFirstVersion(page, record, { record: "potting compost", detail: "line 1", at: 0 });
  complaints.length = 0; // the picture alone had no favicon
  await table.open(kSeed);
  await table.at("play");
  expect(await table.facts()).toEqual(facts);
  await openGames(table);
  await expect(page.getByText("Set aside on 1 January 1970")).toBeVisible();
});

test("a full disk is told, play goes on, and the next move that finds room keeps all", {
  tag: "@once",
}, async ({ table, page }) => {
  const disk = await diskOf(page);
  await table.start(kSeed);
  const kept = await keptRecord(page);
  await disk.fill(true);
  await table.bid();
  await expect(page.getByText("There is no room on this device.")).toBeVisible();
  await table.expectAccessible();
  expect(await keptRecord(page)).toBe(kept);
  await disk.fill(false);
  await table.play();
  await expect(page.getByText("There is no room on this device.")).toBeHidden();
  const facts = await table.facts();
  await page.reload();
  await table.at("play");
  expect(await table.facts()).toEqual(facts);
});

test("a save that a full disk does not let set aside is not lost to a new game", { tag: "@once" }, async ({
  table,
  page,
}) => {
  const disk = await diskOf(page);
  await table.start(kSeed);
  await keepInstead(page, "potting compost");
  await disk.fill(true);
  await page.reload();
  await expect(page.getByText("It could not be set aside yet")).toBeVisible();
  await table.press("Start a new game");
  await table.at("bidding");
  await disk.fill(false);
  await table.bid();
  expect(await keptAside(page)).toBe(1);
  const facts = await table.facts();
  await page.reload();
  await table.at("play");
  expect(await table.facts()).toEqual(facts);
});

test("a match goes on in the browser that cleared it away from under the page", { tag: "@once" }, async ({
  table,
  page,
}) => {
  await table.start(kSeed);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase("larch-hollow").onsuccess = () => resolve();
      }),
  );
  await table.bid();
  const facts = await table.facts();
  await expect(page.locator(".unsaved")).toHaveCount(0);
  await page.reload();
  await table.at("play");
  expect(await table.facts()).toEqual(facts);
});

test("a browser without a database says so, and has the games of this visit to take along", {
  tag: "@once",
}, async ({ table, page }) => {
  await beforeTheWorker(page, "Object.defineProperty(self, 'indexedDB', { value: undefined });");
  await table.open(kSeed);
  await expect(page.getByText("Games are not kept here.")).toBeVisible();
  await table.expectAccessible();
  await table.press("Close");
  await openGames(table);
  await expect(table.dialog).toContainText("This browser keeps no games for this page");
  await expect(table.dialog).not.toContainText("No game is kept here yet");
  await table.expectAccessible();

  const file = {
    name: "copy.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ "larch-hollow": 1, current: kAllSpades })),
  };
  await page.locator("input[type=file]").setInputFiles(file);
  await table.press("Bring it in");
  await table.dialog.getByRole("button", { name: "Close" }).click();
  await table.at("play");

  await abandon(table);
  await openGames(table);
  await expect(page.locator(".game")).toContainText("Abandoned");
});

test("books that cannot be fetched end no game", { tag: "@once" }, async ({ table, page, complaints }) => {
  await page.route("**/books-*.js", (route) => route.abort());
  await table.start(kSeed);
  await table.tap(page.getByTestId("menu"));
  await table.press("Games");
  await expect(table.dialog).toContainText("A part of the game did not arrive.");
  complaints.length = 0;
  await page.unroute("**/books-*.js");
  await table.press("Try again");
  await page.locator(".keeping").waitFor();
  await page.keyboard.press("Escape");
  await table.bid();
});

test("games go from one browser to another in a file, and are looked at again by keys", {
  tag: "@once",
}, async ({ table, page, browser }) => {
  test.setTimeout(120_000);
  await table.start(kSeed);
  await table.bid();
  await table.play();
  await table.press("Undo");
  await expect(table.cards).toHaveCount(13);
  await table.finishHand();
  await abandon(table);
  await table.bid();
  const facts = await table.facts();
  await openGames(table);
  await expect(page.locator(".game")).toHaveCount(1);
  await expect(page.locator(".game")).toContainText(/Abandoned.*move was taken back/);
  const downloading = page.waitForEvent("download");
  await table.press("Download a copy of everything");
  const file = await (await downloading).path();

  const elsewhere = await browser.newContext({ baseURL: "http://127.0.0.1:8137" });
  const other = new Table(await elsewhere.newPage());
  await other.open(kSeed);
  await openGames(other);
  const chooser = other.page.waitForEvent("filechooser");
  await other.press("Bring a copy in");
  const copy = JSON.parse(await readFile(file, "utf8"));
  copy.games[0].record = copy.games[0].record.replace(/\[Play [^*+]*/, "");
  await (await chooser).setFiles({
    name: "copy.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(copy)),
  });
  await expect(other.page.getByRole("alert")).toContainText(
    "Game 1 in that file is damaged. Nothing has changed.",
  );
  await expect(other.page.locator(".game")).toHaveCount(0);

  await other.page.locator("input[type=file]").setInputFiles(file);
  await expect(other.page.locator(".offer")).toContainText(
    "holds 1 game, new here. The match that went on will lie",
  );
  await other.expectAccessible();
  await other.press("Bring it in");
  await expect(other.page.locator(".game")).toHaveCount(1);

  await other.page.locator("button.game").focus();
  await other.page.keyboard.press("Enter");
  const place = other.page.getByTestId("replay-place");
  const chips = other.page.locator("[data-chip]");
  await expect(chips).toHaveCount(52);
  await expect(place).toContainText("Bidding");
  await other.page.keyboard.press("ArrowDown");
  await other.page.keyboard.press("ArrowRight");
  await expect(chips).toHaveCount(51);
  await other.expectAccessible();
  await other.page.keyboard.press("ArrowDown");
  await expect(chips).toHaveCount(48);
  await other.page.keyboard.press("ArrowLeft");
  await expect(chips).toHaveCount(49);
  // On a phone the steps lie over what has no room, which is not the score.
  await other.page.setViewportSize({ width: 360, height: 740 });
  await other.dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
  const score = await other.page.locator(".replay-scores").boundingBox();
  const steps = await other.page.locator(".replay-walk").boundingBox();
  expect((score?.y ?? 0) + (score?.height ?? 0)).toBeLessThanOrEqual(steps?.y ?? 0);
  await other.page.keyboard.press("End");
  await expect(place).toContainText("Scored");
  await other.press("All games");

  await other.page.reload();
  await other.at("play");
  expect(await other.facts()).toEqual(facts);
  await elsewhere.close();
});

test("the statistics are a page of a notebook that anybody can read", async ({ table, page }) => {
  await table.open(kSeed);
  await table.button("Play").waitFor();
  await keepGames(page, [overBy("N"), overBy("W"), overBy("N")]);
  await table.press("Play");
  await table.at("bidding");
  await table.tap(page.getByTestId("menu"));
  await table.press("Statistics");
  const notebook = page.getByTestId("statistics");
  await expect(notebook).toContainText("played 3 games to the end and won 2 of them");
  const figure = (what: string) =>
    notebook.locator(".ledger div").filter({ has: page.getByText(what, { exact: true }) });
  for (const [what, value] of [
    ["Played to the end", "3"],
    ["Most won in a row", "1"],
    ["Hands", "3"],
    ["Fewer taken", "3"],
    ["Tricks bid, a hand", "2.7"],
    ["Set", "1"],
    ["Most made in a row", "1"],
    ["Bags in all", "0"],
    ["Points a hand", "46.7"],
  ] as const)
    await expect(figure(what).locator("dd"), what).toHaveText(value);
  await expect(notebook.getByRole("row", { name: "Constance 3 2 67" })).toBeVisible();
  await expect(notebook.getByRole("img", { name: /^Games won, 3 points/ })).toBeVisible();
  await table.expectAccessible();
  const wide = await page.evaluate(() => document.querySelector("dialog")?.scrollWidth ?? 0);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
