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

interface Home {
  url: string;
  /** Brings out a newer version, and waits until the page has learnt of it. */
  renew: (page: Page) => Promise<void>;
  end: () => void;
}

/** The page from a server that may change its service worker. */
async function serve(change: (worker: string) => string = String): Promise<Home> {
  let version = 1;
  const server: Server = createServer(async ({ url }, reply) => {
    const path = new URL(url ?? "/", "http://localhost").pathname;
    const file = path === "/" ? "/index.html" : path;
    const bytes = await readFile(kDist + file).catch(() => null);
    reply.writeHead(bytes ? 200 : 404, { "content-type": kTypes[extname(file)] ?? "text/plain" });
    if (file === "/sw.js") reply.end(change(String(bytes)).replace('"version":"', `$&${version}-`));
    else
      reply.end(
        file === "/index.html" ? String(bytes).replace("<html", `$& data-version="${version}"`) : bytes,
      );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/?speed=instant&level=baseline`,
    renew: async (page) => {
      version++;
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect(page.getByTestId("newer")).toBeVisible();
    },
    end: () => server.close(),
  };
}

async function expectVersion(page: Page, version: number): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-version", String(version));
}

test("a browser that loses hold of what it keeps gets the page by its network", { tag: "@once" }, async ({
  table,
  page,
}) => {
  const { url, end } = await serve(
    (worker) => `for (const way of ["open", "match"]) {
        const real = CacheStorage.prototype[way];
        CacheStorage.prototype[way] = function (...what) {
          return registration.active ? Promise.reject(new Error("full")) : real.apply(this, what);
        };
      }
      ${worker}`,
  );
  try {
    await page.goto(url);
    await table.button("Play").waitFor();
    await kept(page);
    await page.reload();
    await table.press("Play");
    await table.at("bidding");
  } finally {
    end();
  }
});

test("a newer version is taken between games, never in one", { tag: "@once" }, async ({
  table,
  page,
  context,
}) => {
  const { url, renew, end } = await serve();
  const news = page.getByTestId("newer");
  try {
    await page.goto(url);
    await table.button("Play").waitFor();
    await kept(page);
    await expect(news).toHaveCount(0);
    await renew(page);
    await table.expectAccessible();
    await expectVersion(page, 1);
    await table.tap(news.getByRole("button"));
    await expectVersion(page, 2);
    await table.button("Play").waitFor();
    await expect(news).toHaveCount(0);

    await renew(page);
    await table.press("Play");
    await table.at("bidding");
    await expect(news).toHaveCount(0);
    await context.setOffline(true);
    await page.reload();
    await table.at("bidding");
    await expectVersion(page, 2);
    await expect(news).toHaveCount(0);
  } finally {
    end();
  }
});

test("a newer version comes by itself once all tabs were closed, and is alone then", {
  tag: "@once",
}, async ({ table, page, context }) => {
  const { url, renew, end } = await serve();
  try {
    await page.goto(url);
    await table.button("Play").waitFor();
    await kept(page);
    await renew(page);
    await page.close();
    const next = await context.newPage();
    await next.goto(url);
    await expectVersion(next, 2);
    await kept(next);
    const versions = () => caches.keys().then((names) => names.filter((name) => /^larch-\d/.test(name)));
    await expect.poll(() => next.evaluate(versions)).toEqual([expect.stringMatching(/^larch-2-/)]);
  } finally {
    end();
  }
});
