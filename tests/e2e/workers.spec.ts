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

/** Refuses a module with the type of a vector, or with an operation on vectors. */
const kNoVectors = `const { compile, validate } = WebAssembly;
const vectors = (bytes) => new Uint8Array(bytes.buffer ?? bytes).some((byte) => byte === 0x7b || byte === 0xfd);
WebAssembly.validate = (bytes) => !vectors(bytes) && validate(bytes);
WebAssembly.compile = async (bytes) => {
  if (vectors(bytes)) throw new WebAssembly.CompileError("no vectors");
  return compile(bytes);
};`;

for (const [what, script] of [
  ["WebAssembly", "delete self.WebAssembly;"],
  ["vectors in WebAssembly", kNoVectors],
] as const) {
  test(`a browser without ${what} is told what the table needs`, { tag: "@once" }, async ({
    table,
    page,
  }) => {
    await beforeTheWorker(page, script);
    await table.open("29");
    await expect(page.getByRole("heading", { name: "This browser cannot run the table" })).toBeVisible();
    await table.expectAccessible();
  });
}

test("a hint for which thinkers are lost again and again is owned up to, and play goes on", {
  tag: "@once",
}, async ({ table, page }) => {
  await beforeTheWorker(
    page,
    `const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(hear) {
        const lose = () => this.dispatchEvent(new ErrorEvent("error", { message: "it ended" }));
        set.call(this, hear && ((event) => (event.data.type === "hint" ? lose() : hear(event))));
      },
    });`,
  );
  await table.start("29");
  await expect(table.bidPanel).toContainText("No hint now");
  await table.expectAccessible();
  await table.press("Ask again");
  await expect(table.bidPanel).toContainText("No hint now");
  await page.keyboard.press("h");
  await expect(table.notice).toHaveText("No hint can be had just now. Ask again in a moment.");
  await table.bid();
  await table.press("Hint");
  await expect(table.notice).toContainText("No hint can be had");
  expect(await table.play()).toBe("play");
});

test("whoever keeps the table waiting is seen to think", { tag: "@once" }, async ({ table, page }) => {
  await beforeTheWorker(
    page,
    `const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
    const decided = new Promise((resolve) => (new BroadcastChannel("decided").onmessage = resolve));
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(hear) { set.call(this, hear && (async (event) => (await decided, hear(event)))); },
    });`,
  );
  // You deal its first hand.
  await table.open("4");
  await table.press("Play");
  const thinking = page.locator('[data-thinking="true"]');
  await expect(thinking).toHaveCount(1);
  await expect(thinking).toHaveAttribute("aria-label", "Cornelius");
  const sign = () =>
    getComputedStyle(document.querySelector("[data-thinking=true] .label") as Element, "::after");
  expect(await page.evaluate(`(${sign})().content`)).toBe('""');
  await page.evaluate(() => new BroadcastChannel("decided").postMessage(true));
  await table.at("bidding");
  await expect(thinking).toHaveCount(0);
});

test("a device without sound plays in silence, and says so where sound is switched", {
  tag: "@once",
}, async ({ table, page }) => {
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
  await expect(table.notice).toHaveCount(0);
  await table.press("No sound here");
  await expect(table.notice).toContainText("No sound could be had here, so the game goes on in silence.");
  await table.expectAccessible();
  await table.press("Menu");
  await table.openSettings();
  await table.unfold("Sound");
  const sound = page.locator('[data-setting="sound"]');
  await expect(sound.getByRole("alert")).toContainText("No sound could be had here");
  await table.tap(table.toggle("Sound"));
  await page.keyboard.press("Escape");
  await expect(table.button("Sound on")).toBeVisible();
});
