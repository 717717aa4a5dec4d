// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The page's other threads, changed from beneath.
import type { Page } from "@playwright/test";

/** Has the worker run something before its own script: what it keeps games with cannot be reached from the page. */
export async function beforeTheWorker(page: Page, script: string): Promise<void> {
  await page.route("**/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}
