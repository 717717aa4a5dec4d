// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A hundred matches in one tab, and a match whose tab is killed fifty times.
// MATCHES and KILLS ask for other numbers.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { keptRecord } from "./kept";
import { playOn } from "./random_player";
import { expect, Table, test } from "./table";

const kMatches = Number(process.env.MATCHES ?? 100);
const kKills = Number(process.env.KILLS ?? 50);
/** Somebody who bids at random loses, so a losing floor ends the match. */
const kShort = { floor: -100 };
/** Enough for all kills to fall into one match. */
const kLong = { target: 1000, maxHands: 20 };
const kSeed = "29";

async function openBy(rules: object, page: Page, seed?: string): Promise<Table> {
  await page.addInitScript((text) => localStorage.setItem("larch-rules", text), JSON.stringify(rules));
  const table = new Table(page);
  await table.open(seed);
  return table;
}

/** What the page holds after a collection: megabytes of its own heap and of its whole process, workers and all. */
async function memory(page: Page): Promise<{ heap: number; process: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  const system = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await system?.send("SystemInfo.getProcessInfo")) ?? { processInfo: [] };
  await system?.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => residentPages(id));
  return { heap: usedSize / 1e6, process: (Math.max(...pages) * 4096) / 1e6 };
}

function residentPages(process: number): number {
  return Number(readFileSync(`/proc/${process}/statm`, "utf8").split(" ")[1]);
}

test(`${kMatches} matches in one tab`, async ({ page }) => {
  const table = await openBy(kShort, page);
  let tenth = 0;
  let heap = 0;
  for (let match = 1; match <= kMatches; match++) {
    await (match === 1 ? table.press("Play") : table.tap(table.next));
    await table.turn();
    expect(await playOn(page, match)).toBe("match_over");
    if (match % 10 && match !== kMatches) continue;
    const now = await memory(page);
    heap = now.heap;
    if (match === 10) tenth = heap;
    console.log(`match ${match}: heap ${heap.toFixed(2)} MB, process ${now.process.toFixed(0)} MB`);
  }
  expect(heap).toBeLessThan(1.2 * (tenth || heap));
});

test(`a match whose tab is killed ${kKills} times is the same, event for event`, async ({ browser }) => {
  const match = async (kills: number): Promise<string> => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    let table = await openBy(kLong, await context.newPage(), kSeed);
    await table.press("Play");
    await table.turn();
    let state = 1;
    const below = (limit: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    for (let kill = 0; kill < kills; kill++) {
      if ((await playOn(table.page, 1, below(3))) === "match_over")
        throw new Error(`over after ${kill} kills`);
      // At any moment of what the next press brings about: before it is kept, while others think, after it was shown.
      const broken = playOn(table.page, 1).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, below(40)));
      await table.page.close({ runBeforeUnload: false });
      await broken;
      table = await openBy(kLong, await context.newPage(), kSeed);
      await table.turn();
    }
    expect(await playOn(table.page, 1)).toBe("match_over");
    const told = await keptRecord(table.page);
    await context.close();
    return told;
  };
  const whole = await match(0);
  expect(await match(kKills)).toBe(whole);
});
