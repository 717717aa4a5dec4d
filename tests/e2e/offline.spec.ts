// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The page without a network, and from one version to the next.
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./table";

test.use({ serviceWorkers: "allow" });

const kDist = join(__dirname, "../../web/dist");
const kTypes: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** Waits until the page is kept and would come from there. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("once seen, the page deals and plays without a network", { tag: "@once" }, async ({
  table,
  page,
  context,
}) => {
  await table.open("29");
  await table.button("Play").waitFor();
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await table.press("Play");
  await table.at("bidding");
  expect(await table.finishHand()).toBe("hand_over");
  await table.press("Menu");
  await table.press("Settings");
  await table.settings.getByText("Bidding", { exact: true }).waitFor();
});

/** The page from a server that may change its service worker; where it is, and how to end that server. */
async function serve(change: (worker: string) => string): Promise<{ home: string; end: () => void }> {
  const server: Server = createServer(async ({ url }, reply) => {
    const path = new URL(url ?? "/", "http://localhost").pathname;
    const file = path === "/" ? "/index.html" : path;
    const bytes = await readFile(kDist + file).catch(() => null);
    reply.writeHead(bytes ? 200 : 404, { "content-type": kTypes[extname(file)] ?? "text/plain" });
    reply.end(file === "/sw.js" ? change(String(bytes)) : bytes);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { home: `http://127.0.0.1:${port}/?speed=instant&level=baseline`, end: () => server.close() };
}

test("a browser that loses hold of what it keeps gets the page by its network", { tag: "@once" }, async ({
  table,
  page,
}) => {
  const { home, end } = await serve(
    (worker) => `const open = CacheStorage.prototype.open;
      CacheStorage.prototype.open = function (name) {
        return registration.active ? Promise.reject(new Error("full")) : open.call(this, name);
      };
      ${worker}`,
  );
  try {
    await page.goto(home);
    await table.button("Play").waitFor();
    await kept(page);
    await page.reload();
    await table.press("Play");
    await table.at("bidding");
  } finally {
    end();
  }
});

test("a newer version is taken between games, never in one", { tag: "@once" }, async ({ table, page }) => {
  let version = 1;
  const { home, end } = await serve((worker) => `${worker}\n// ${version}`);
  const news = page.getByTestId("newer");
  const update = async () => {
    version++;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  };
  try {
    await page.goto(home);
    await table.button("Play").waitFor();
    await kept(page);
    await expect(news).toHaveCount(0);
    await update();
    await expect(news).toBeVisible();
    await table.expectAccessible();
    await Promise.all([page.waitForEvent("load"), news.getByRole("button").click()]);
    await table.button("Play").waitFor();
    await kept(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();

    await update();
    await expect(news).toBeVisible();
    await table.press("Play");
    await table.at("bidding");
    await expect(news).toHaveCount(0);
    await page.reload();
    await table.at("bidding");
    await expect(news).toHaveCount(0);
  } finally {
    end();
  }
});
