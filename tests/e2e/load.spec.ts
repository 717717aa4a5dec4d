// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the first deal costs on the wire.
import type { Request } from "@playwright/test";
import { beforeTheWorker } from "./beneath";
import { expect, test } from "./table";

const kBytes = 300_000;
/** The page, its scripts and styles, the letters, the core, and a file for each family of drawings. */
const kRequests = 22;

test("the first deal stays within its budget", { tag: "@once" }, async ({ table, page, baseURL }) => {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await table.start("29");

  const costs = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      const response = await request.response();
      return {
        url: request.url(),
        bytes: responseBodySize + responseHeadersSize,
        packed: await response?.headerValue("content-encoding"),
      };
    }),
  );
  expect(costs.some(({ url }) => url.endsWith(".wasm"))).toBe(true);
  for (const { url, packed } of costs) {
    expect(url.startsWith(`${baseURL}/`) || url.startsWith("data:"), url).toBe(true);
    if (/\.(js|css|wasm)$/.test(url)) expect(packed, url).toBe("br");
  }
  expect(costs.length).toBeLessThanOrEqual(kRequests);
  expect(costs.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(kBytes);
});

test("the first deal waits for no thinker", { tag: "@once" }, async ({ table, page }) => {
  // Whoever the table hires never answers.
  await beforeTheWorker(page, "self.Worker = class extends EventTarget { postMessage() {} terminate() {} };");
  // Nobody bids before you.
  await table.start("2");
  await expect(table.cards).toHaveCount(13);
  await expect(page.getByTestId("bid")).toBeEnabled();
});

test("the first picture waits for no script, and stays when the page begins to work", {
  tag: "@once",
}, async ({ table, page }) => {
  let fetch = () => {};
  const asked = new Promise<void>((resolve) =>
    page.route(/\/page-[^/]*\.js$/, (route) => {
      fetch = () => route.continue();
      resolve();
    }),
  );
  await table.open();
  await asked;
  const title = page.getByRole("heading", { name: "Larch Hollow Spades" });
  await title.waitFor();
  const drawn = await title.elementHandle();
  fetch();
  await table.button("Play").waitFor();
  expect(await title.evaluate((now, before) => now === before, drawn)).toBe(true);
});

test("what cannot be fetched is told, with a way to try again", { tag: "@once" }, async ({
  table,
  page,
  complaints,
}) => {
  const lacking = page.getByText("A part of the game did not arrive.");
  await page.route(/\/page-[^/]*\.js$/, (route) => route.abort());
  await table.open();
  await expect(lacking).toBeVisible();
  await expect(page.getByText("Lighting the lamp")).toBeHidden();
  await expect.poll(() => complaints.length).toBe(2);
  complaints.length = 0;
  await page.unroute(/\/page-[^/]*\.js$/);
  await page.getByRole("link", { name: "Try again" }).click();
  await table.button("Play").waitFor();

  await page.route(/\/Games-[^/]*\.js$/, (route) => route.abort());
  await table.press("Games");
  await expect(lacking).toBeVisible();
  await page.unroute(/\/Games-[^/]*\.js$/);
  await table.press("Try again");
  await page.locator(".keeping").waitFor();
  await expect.poll(() => complaints.length).toBe(2);
  complaints.length = 0;
});
