// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The lights, the cards and how they lie.
import { expect, type Table, test } from "./table";

const kSeed = "29";

/** The cards of the hand, row by row from above: left edge, width and height of each. */
async function rows(table: Table): Promise<{ left: number; width: number; height: number }[][]> {
  const boxes = await table.cards.evaluateAll((cards) =>
    cards.map((card) => {
      const { left, bottom, width, height } = card.getBoundingClientRect();
      return { left, bottom: Math.round(bottom), width, height };
    }),
  );
  const bottoms = [...new Set(boxes.map(({ bottom }) => bottom))].sort((a, b) => a - b);
  return bottoms.map((at) => boxes.filter(({ bottom }) => bottom === at));
}

test("the cards are as large as they deserve", async ({ table, page }) => {
  await table.start(kSeed);
  await page.mouse.move(0, 0);
  await table.settle();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const hand = await rows(table);
  const card = hand[0]?.[0];
  const strips = hand.flatMap((row) => row.slice(1).map(({ left }, i) => left - (row[i]?.left ?? 0)));
  if (width < 500) {
    expect(hand.map((row) => row.length)).toEqual([7, 6]);
    expect(card?.width).toBeGreaterThanOrEqual(64);
  } else {
    expect(hand.map((row) => row.length)).toEqual([13]);
  }
  if (height < 500) expect(card?.height).toBeGreaterThanOrEqual(0.4 * height);
  expect(Math.min(...strips)).toBeGreaterThanOrEqual(44);
  const scrolls = await page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });
  expect(scrolls).toBe(false);
});

test("light, cards, backs and talk are chosen in Settings and stay so", { tag: "@once" }, async ({
  table,
  page,
}) => {
  const html = page.locator("html");
  await table.open(kSeed);
  await expect(html).toHaveAttribute("data-theme", "night");
  await table.openSettings();
  await table.unfold("How it looks");
  await table.pick("Light", "Plain");
  await table.pick("Cards", "Four colours");
  await table.pick("Backs", "Moon");
  await table.unfold("How you play");
  await table.tap(table.toggle("The others talk"));
  await table.unfold("Reading and keys");
  await table.tap(table.toggle("Left-handed"));
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "plain");
  await expect(html).toHaveAttribute("data-deck", "four");
  await expect(html).toHaveAttribute("data-back", "moon");
  await expect(page.locator(".scenery")).toBeHidden();
  await table.press("Play");
  await table.at("bidding");
  await expect(page.getByTestId("speech")).toHaveCount(0);
  const [menu, undo] = await Promise.all(["Menu", "Undo"].map((name) => table.button(name).boundingBox()));
  expect(menu?.x).toBeLessThan(undo?.x ?? 0);
  const diamond = table.cards.and(page.locator('[data-held$="D"]')).first().locator(".card-face");
  expect(await diamond.evaluate((face) => getComputedStyle(face).getPropertyValue("--suit"))).toBe("#1f5fa8");

  const index = table.cards.first().locator(".card-index").first();
  const small = await index.boundingBox();
  await table.press("Menu");
  await table.openSettings();
  await table.unfold("How it looks");
  await table.pick("Cards", "Large index");
  await table.press("Close");
  const large = await index.boundingBox();
  expect(large?.height).toBeGreaterThan((small?.height ?? 0) * 1.15);
});

test("somebody says a word, and it goes again", { tag: "@once" }, async ({ table, page }) => {
  await table.start(kSeed);
  await expect(page.getByTestId("speech")).toHaveText("There is room on the bench. Sit down.");
  await expect(page.getByTestId("speech")).toHaveCount(0);
});

test("the light can follow the device", { tag: "@once" }, async ({ table, page }) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "light" });
  await table.open(kSeed);
  await table.openSettings();
  await table.unfold("How it looks");
  await table.pick("Light", "As this device");
  await expect(html).toHaveAttribute("data-theme", "day");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "night");
  await page.emulateMedia({ contrast: "more" });
  await expect(html).toHaveAttribute("data-theme", "plain");
});

for (const [how, size, insets] of [
  ["upright", { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
  ["sideways", { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
] as const) {
  test(`a notch and round corners cover nothing of a phone held ${how}`, { tag: "@once" }, async ({
    table,
    page,
  }) => {
    await page.setViewportSize(size);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
    const covered = () =>
      page.evaluate(
        ({ top, right, bottom, left }) =>
          [...document.querySelectorAll("button, .label, .chip")]
            .filter((part) => {
              const box = part.getBoundingClientRect();
              const inside = box.left >= left && box.right <= innerWidth - right;
              return !(inside && box.top >= top && box.bottom <= innerHeight - bottom);
            })
            .filter((part) => part.checkVisibility())
            .map((part) => part.textContent),
        insets,
      );
    await table.open(kSeed);
    await table.button("Play").waitFor();
    expect(await covered()).toEqual([]);
    await table.press("Play");
    await table.at("bidding");
    expect(await covered()).toEqual([]);
    await table.bid();
    expect(await covered()).toEqual([]);
    await table.press("Menu");
    const menu = await table.dialog.boundingBox();
    expect(menu?.y).toBeGreaterThanOrEqual(insets.top);
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(size.height - insets.bottom);
  });
}
