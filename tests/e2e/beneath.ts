// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The page's other threads, changed from beneath.
import type { Page } from "@playwright/test";

/** Has the worker run something before its own script: what it keeps games with cannot be reached from the page. */
export async function beforeTheWorker(page: Page, script: string | (() => string)): Promise<void> {
  await page.route("**/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${typeof script === "string" ? script : script()}\n${await response.text()}`,
    });
  });
}

/** A disk that can be filled. Chromium's own way to lower a quota does not reach the database. */
export async function diskOf(page: Page): Promise<{ fill(full: boolean): Promise<void> }> {
  let filled = false;
  await beforeTheWorker(
    page,
    () => `const put = IDBObjectStore.prototype.put;
    let full = ${filled};
    new BroadcastChannel("disk").onmessage = ({ data }) => (full = data);
    IDBObjectStore.prototype.put = function (...row) {
      if (full) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, row);
    };`,
  );
  return {
    async fill(full) {
      filled = full;
      await page.evaluate((to) => new BroadcastChannel("disk").postMessage(to), full);
    },
  };
}
