// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// For every screen, eye and hand: axe, readable in each light, calm and strong colours.
import { expect, test } from "./table";
import { everyScreen, kSeed, panelsOfRules, screens, troubleForFingers } from "./walks";

for (const [what, tag, walk] of [
  ["on any screen", [], everyScreen],
  ["in Settings and the panels of rules", ["@two"], panelsOfRules],
] as const) {
  test(`axe finds nothing ${what}, and every button has room`, { tag: [...tag] }, async ({ table }) => {
    test.setTimeout(480_000);
    await walk(table, async (screen) => {
      await test.step(screen, async () => {
        await table.settle();
        await table.expectAccessible();
        expect.soft(await troubleForFingers(table), screen).toEqual([]);
        await table.light("day");
        await table.expectReadable(`${screen} by day`);
        await table.light("plain");
        await table.expectReadable(`${screen}, plain`);
        expect.soft(await troubleForFingers(table), `${screen}, plain`).toEqual([]);
        await table.light("night");
      });
    });
  });
}

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing moves", { tag: "@once" }, async ({ table, page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        document.documentElement.dataset.moved = "true";
        return animate.apply(this, how);
      };
    });
    await table.start(kSeed, "fast");
    await table.bid();
    await table.play();
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });
  test("the cards stay cards, and what is picked stands out", { tag: "@once" }, async ({ table, page }) => {
    const ground = (pressed: boolean) =>
      table.bidPanel
        .locator(`.pad [aria-pressed="${pressed}"]`)
        .first()
        .evaluate((key) => getComputedStyle(key).backgroundColor);
    await screens(table, async (screen) => {
      // axe does not see which colours are forced.
      await test.step(screen, () => table.expectAccessible("color-contrast"));
      if (screen === "bidding") expect(await ground(true)).not.toBe(await ground(false));
    });
    await table.tapCard(table.playable.first());
    const picked = page.locator('[data-held][aria-pressed="true"]');
    await expect(picked).toHaveCSS("outline-style", "solid");
    await expect(picked.locator(".card-face")).toHaveCSS("background-color", "rgb(251, 246, 234)");
    await expect(page.locator(".scenery")).toBeHidden();
  });
});
