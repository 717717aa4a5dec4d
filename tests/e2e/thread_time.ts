// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// How long the page keeps its thread to itself while a hand is played, on a machine four times slower than this one. What
// counts is the processor time of each task, taken four times, since the clock also tells what else the machine did.
import type { Page } from "@playwright/test";
import { expect, test } from "./table";

const kSeed = "29";
const kSlower = 4;
/** Milliseconds on the slower machine: of one task, and from a press to the next picture. */
const kTask = 50;
const kPress = 100;
/** Milliseconds by the clock. */
const kHint = 300;

const kSizes = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** One entry of a trace; `tdur` is processor time in microseconds. */
interface Entry {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
  args: { data?: { type?: string } };
}

/** Everything that the browser's threads did in the meantime. */
async function traced(page: Page, act: () => Promise<void>): Promise<Entry[]> {
  const devtools = await page.context().newCDPSession(page);
  const entries: Entry[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => entries.push(...(value as unknown as Entry[])));
  const complete = new Promise<void>((resolve) => devtools.once("Tracing.tracingComplete", () => resolve()));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories, excludedCategories: ["*"] },
  });
  await act();
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
  return entries;
}

interface Cost {
  /** Milliseconds of each task on the slower machine, the longest first. */
  tasks: number[];
  /** The same from each press to the next picture. */
  presses: number[];
}

function costOf(entries: Entry[]): Cost {
  const whole = entries.filter(({ ph }) => ph === "X");
  const own = ({ pid, tid }: Entry) => whole.filter((e) => e.pid === pid && e.tid === tid);
  // Other pages of the browser lie still.
  const layouts = whole.filter(({ name }) => name === "Layout");
  const thread = layouts.map(own).reduce((most, of) => (of.length > most.length ? of : most), []);
  const tasks = thread.filter(({ name }) => name === "RunTask").sort((a, b) => a.ts - b.ts);
  const slowed = (task: Entry) => ((task.tdur ?? 0) / 1000) * kSlower;
  const during = ({ ts }: Entry) => tasks.findIndex((task) => task.ts <= ts && ts < task.ts + task.dur);
  const pictures = thread.filter(({ name }) => name === "Commit").map(during);
  const presses = thread.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
  const spent = presses.map(during).map((from) => {
    const to = Math.min(...pictures.filter((at) => at >= from));
    return tasks.slice(from, to + 1).reduce((sum, task) => sum + slowed(task), 0);
  });
  const longestFirst = (times: number[]) => times.map(Math.round).sort((a, b) => b - a);
  return { tasks: longestFirst(tasks.map(slowed)), presses: longestFirst(spent) };
}

/** Where the first card that may be played is pressed; null once there is none to play. Few words, since these run slowly too. */
function playable(page: Page): Promise<{ x: number; y: number } | null> {
  return page.evaluate(async () => {
    const table = () => document.querySelector<HTMLElement>("[data-testid=table]")?.dataset ?? {};
    const ready = () =>
      table().stage === "still" && (table().turn === "0" || table().phase?.endsWith("_over"));
    while (!ready()) await new Promise((resolve) => setTimeout(resolve, 30));
    const box = document.querySelector('[data-held][data-refused="false"]')?.getBoundingClientRect();
    return box && table().phase === "play" ? { x: box.x + 12, y: box.y + box.height / 2 } : null;
  });
}

function lifted(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('[data-held][aria-pressed="true"]') !== null);
}

/** Plays the hand to its end, with what is done before each card. */
async function playHand(page: Page, before = async () => {}): Promise<void> {
  for (let at = await playable(page); at; at = await playable(page)) {
    await before();
    await page.mouse.click(at.x, at.y);
    // A card that has gone leaves room for something else that may be pressed.
    if (await lifted(page)) await page.mouse.click(at.x, at.y);
  }
}

for (const [size, use] of Object.entries(kSizes)) {
  test.describe(size, () => {
    test.use(use);
    test("a hand keeps no press waiting", async ({ table, page }) => {
      await table.open(kSeed, "fast");
      await table.button("Play").waitFor();
      const entries = await traced(page, async () => {
        await table.press("Play");
        await table.at("bidding");
        await table.confirmBid();
        await playHand(page);
        await table.nextHand();
      });
      const { tasks, presses } = costOf(entries);
      const over = tasks.filter((task) => task > kTask).length;
      console.log(
        `${size}: ${tasks.length} tasks, ${over} over ${kTask} ms, the longest ${tasks.slice(0, 8)} ms`,
      );
      console.log(`${size}: ${presses.length} presses, the longest ${presses.slice(0, 8)} ms`);
      expect(presses.length).toBeGreaterThan(26);
      expect(tasks[0]).toBeLessThanOrEqual(kTask);
      expect(presses[0]).toBeLessThanOrEqual(kPress);
    });
  });
}

/** Milliseconds until a hint that is asked for is shown. It can be asked for a picture or two after the turn has come. */
async function hintTime(page: Page): Promise<number> {
  await page.waitForFunction(() => document.querySelector("[data-testid=hint-tag]:not(:disabled)"));
  return page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>("[data-testid=hint-tag]")?.click();
    while (!document.querySelector("[data-testid=hint]"))
      await new Promise((resolve) => setTimeout(resolve, 5));
    return performance.now() - start;
  });
}

test("hints come soon although the page's thread runs at a quarter of its speed", async ({ table, page }) => {
  await table.start(kSeed, "fast");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: kSlower });
  await table.confirmBid();
  const hints: number[] = [];
  await playHand(page, async () => {
    hints.push(Math.round(await hintTime(page)));
  });
  console.log(`hints within ${JSON.stringify(hints)} ms`);
  expect(Math.max(...hints)).toBeLessThanOrEqual(kHint);
});
