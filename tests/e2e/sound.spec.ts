// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What a device is asked to sound, and when.
import type { Page } from "@playwright/test";
import { expect, test } from "./table";

/** Has the page note each device that it asks for, and each stroke of a sound. */
async function listen(page: Page): Promise<() => Promise<{ devices: number; strokes: number }>> {
  await page.addInitScript(() => {
    const noted = { devices: 0, strokes: 0 };
    Object.assign(window, { noted });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        noted.devices++;
      }
    };
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = prototype;
      prototype.start = function (...when: [number?]) {
        noted.strokes++;
        start.apply(this, when);
      };
    }
  });
  return () =>
    page.evaluate(() => (window as never as { noted: { devices: number; strokes: number } }).noted);
}

test("no sound is made before the first tap, each card has one after it, and none where it is off", {
  tag: "@once",
}, async ({ table, page }) => {
  const heard = await listen(page);
  await table.open("29");
  await table.button("Play").waitFor();
  expect(await heard()).toEqual({ devices: 0, strokes: 0 });

  await table.press("Play");
  await table.at("bidding");
  await expect.poll(async () => (await heard()).devices).toBe(1);
  await table.bid();
  await table.play();
  const { strokes } = await heard();
  expect(strokes).toBeGreaterThan(0);

  await table.press("Sound off");
  await table.play();
  expect(await heard()).toEqual({ devices: 1, strokes });

  await table.press("Sound on");
  await table.play();
  expect((await heard()).strokes).toBeGreaterThan(strokes);
});
