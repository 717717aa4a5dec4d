// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What a browser may do to the page's other threads, or not have for them.
import type { Page } from "@playwright/test";
import { beforeTheWorker } from "./beneath";
import { expect, test } from "./table";

/** Ends the workers of that role without a word, as a browser that is short of memory does; how many there were. */
async function endWorkers(page: Page, role: string): Promise<number> {
  const workers = page.workers();
  const names = await Promise.all(workers.map((worker) => worker.evaluate(() => self.name)));
  const ending = workers.filter((_, i) => names[i]?.startsWith(role));
  for (const worker of ending) {
    const closed = worker.waitForEvent("close");
    await worker.evaluate(() => self.close()).catch(() => {});
    await closed;
  }
  return ending.length;
}

test("a lost table is opened again, and the game goes on", { tag: "@once" }, async ({ table, page }) => {
  await table.start("29");
  const before = await table.facts();
  const hired = page.waitForEvent("worker");
  expect(await endWorkers(page, "larch-table")).toBe(1);
  await hired;
  await table.at("bidding");
  expect(await table.facts()).toEqual(before);
  await table.bid();
  expect(await table.play()).toBe("play");
});

test("a table lost where nothing is kept says that the game is gone, and opens again", {
  tag: "@once",
}, async ({ table, page }) => {
  await beforeTheWorker(page, "delete IDBFactory.prototype.open;");
  await table.start("29");
  await table.press("Close");
  expect(await endWorkers(page, "larch-table")).toBe(1);
  await expect(page.getByText("Moves that were not kept are gone.")).toBeVisible();
  await table.expectAccessible();
  await table.press("Open the table again");
  await expect(page.getByText("Games are not kept here.")).toBeVisible();
  await table.press("Play");
  await table.at("bidding");
});

test("lost thinkers are replaced, and the game goes on", { tag: "@once" }, async ({ table, page }) => {
  await table.start("29");
  await table.bid();
  for (let cards = 0; cards < 2; cards++) {
    expect(await endWorkers(page, "larch-thinker")).toBeGreaterThan(0);
    expect(await table.play()).toBe("play");
  }
  await page.keyboard.press("h");
  await expect(table.hint).toBeVisible();
});

test("a browser without WebAssembly is told what the table needs", { tag: "@once" }, async ({
  table,
  page,
}) => {
  await beforeTheWorker(page, "delete self.WebAssembly;");
  await table.open("29");
  await expect(page.getByRole("heading", { name: "This browser cannot run the table" })).toBeVisible();
  await table.expectAccessible();
});

test("a device without sound plays in silence", { tag: "@once" }, async ({ table, page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        document.documentElement.dataset.asked = "for sound";
        throw new DOMException("no device", "NotSupportedError");
      }
    } as unknown as typeof AudioContext;
  });
  await table.start("29");
  await table.bid();
  await table.play();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "for sound");
});
