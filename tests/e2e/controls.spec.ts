// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The ways to bid, to play a card, to claim, to pause and to set the pace, as the person wishes them.
import type { Locator } from "@playwright/test";
import { beforeTheWorker } from "./beneath";
import { kAllSpades, keepInstead, keptRecord } from "./kept";
import { expect, type Table, test } from "./table";

const kSeed = "29";
/** With bids of three and the first card each time, the last two tricks of its first hand are certain. */
const kClaimSeed = "6";

/** Opens the page with things wished, as an address may ask for them, and starts a match up to the bid. */
async function startWith(table: Table, wishes: string, seed = kSeed): Promise<void> {
  await table.page.goto(`/?level=baseline&seed=${seed}&${wishes}`);
  await table.press("Play");
  await table.at("bidding");
}

test("a number is selected by a tap, both contracts in view, and Bid confirms it", { tag: "@two" }, async ({
  table,
}) => {
  await table.start(kSeed);
  await table.tap(table.bidPanel.getByRole("button", { name: "5", exact: true }));
  await expect(table.bidPanel.getByRole("status")).toHaveText("5 tricks");
  await expect(table.bidPanel).toContainText("We: no bid yet");
  await expect(table.bidPanel).toContainText("They: no bid yet");
  await expect(table.root.locator(".slate")).toContainText("Bags");
  expect(await table.confirmBid()).toBe("play");
  await expect(table.page.getByTestId("label-south")).toContainText("0 of 5");
});

test("every number can be tapped in every window, also beside the reasons", { tag: "@once" }, async ({
  table,
  page,
}) => {
  const key = (name: string) => table.bidPanel.locator(".pad").getByRole("button", { name, exact: true });
  await table.start(kSeed);
  await page.getByTestId("why").waitFor();
  for (let opened = 0; opened < 2; opened++) {
    for (const [width, height] of [
      [320, 568],
      [320, 740],
      [360, 640],
      [568, 320],
      [740, 360],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await table.tap(key("13"));
      await expect(table.bidPanel.getByRole("status")).toHaveText("13 tricks");
      // What is selected by a key is scrolled to, where not all have room.
      await page.keyboard.press("0");
      await expect(key("Nil")).toHaveAttribute("aria-pressed", "true");
      await expect(key("Nil")).toBeInViewport({ ratio: 1 });
    }
    await table.tap(page.getByTestId("why"));
  }
});

test("a number is bid by one tap where that is wished, and no bid is suggested where that is not", {
  tag: "@once",
}, async ({ table, page }) => {
  await table.open(kSeed);
  await table.openSettings();
  await table.unfold("How you play");
  await table.tap(table.toggle("Bid on one tap"));
  await table.tap(table.toggle("Suggest a bid"));
  await page.keyboard.press("Escape");
  await table.press("Play");
  await table.at("bidding");
  await expect(page.getByTestId("suggestion")).toHaveCount(0);
  await table.tap(table.bidPanel.getByRole("button", { name: "4", exact: true }));
  await table.at("play");
  await expect(page.getByTestId("label-south")).toContainText("0 of 4");
});

test("one tap plays a card where that is wished", { tag: "@two" }, async ({ table }) => {
  await startWith(table, "speed=instant&play=once");
  await table.bid();
  const card = table.held(await table.playable.first().getAttribute("data-held"));
  await table.tapCard(card);
  await expect(card).toHaveCount(0);
});

test("a card is dragged to the bench, and goes back where it may not be played", { tag: "@once" }, async ({
  table,
  page,
}) => {
  await startWith(table, "speed=instant&play=drag");
  await table.bid();
  const drag = async (name: string | null, up: number) => {
    const box = await table.held(name).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    await page.mouse.move(box.x + 12, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y - up, { steps: 4 });
    await page.mouse.up();
  };
  const spade = await table.dimmed.first().getAttribute("data-held");
  await drag(spade, 200);
  await expect(table.notice).toContainText("Spades are not broken yet");
  const card = await table.playable.first().getAttribute("data-held");
  await drag(card, -20);
  await expect(table.held(card)).toHaveAttribute("aria-pressed", "false");
  await drag(card, 200);
  await expect(table.held(card)).toHaveCount(0);
  await table.at("play");
  const next = table.held(await table.playable.first().getAttribute("data-held"));
  await table.tapCard(next);
  await expect(next).toHaveAttribute("aria-pressed", "true");
});

test("number keys pick among the cards that may be played, M opens the menu", { tag: "@once" }, async ({
  table,
  page,
}) => {
  await table.start(kSeed);
  await page.keyboard.press("b");
  await table.at("play");
  const second = table.held(await table.playable.nth(1).getAttribute("data-held"));
  await page.keyboard.press("2");
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await expect(second).toBeFocused();
  await page.keyboard.press("2");
  await expect(second).toHaveCount(0);
  await table.at("play");
  await page.keyboard.press("1");
  const first = table.held(await table.playable.first().getAttribute("data-held"));
  await page.keyboard.press("Enter");
  await expect(first).toHaveCount(0);
  await page.keyboard.press("m");
  await expect(table.dialog).toContainText("Settings");
});

test("an only choice plays itself where that is wished", { tag: "@once" }, async ({ table }) => {
  await startWith(table, "speed=instant&forced=true");
  await table.bid();
  // A card that plays itself is the person's turn too, for a moment.
  const playable = '[data-held][data-refused="false"]';
  const choice = `[data-turn="0"][data-stage=still]:has(${playable} ~ ${playable})`;
  const rest = table.page.locator(`[data-testid=table]:is(${choice}, [data-phase=hand_over])`);
  let forced = 0;
  for (await rest.waitFor(); !forced && (await table.playable.count()); await rest.waitFor()) {
    const before = await table.cards.count();
    const card = table.held(await table.playable.first().getAttribute("data-held"));
    await table.playCard(card);
    await rest.waitFor();
    forced += before - 1 - (await table.cards.count());
  }
  expect(forced).toBeGreaterThan(0);
});

test("the rest is claimed where it is certain, and the sheet says so", { tag: "@two" }, async ({ table }) => {
  await table.start(kClaimSeed);
  await table.bid();
  const claim = table.page.getByTestId("claim");
  while ((await table.cards.count()) > 2) {
    await expect(claim).toHaveCount(0);
    await table.play();
  }
  await table.tap(claim);
  await table.at("hand_over");
  await expect(table.ending).toContainText("You take the last 2 tricks.");
  expect(await table.tricksTaken()).toBe(13);
});

test("a player who claims says why, lays the cards open, and the hand is over", { tag: "@two" }, async ({
  table,
  page,
}) => {
  // Whoever is asked for a card claims the rest.
  await beforeTheWorker(
    page,
    `const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
    const claims = ({ data }) =>
      ({ data: data.intent?.type === "play" ? { type: "intent", intent: { type: "claim" } } : data });
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(hear) { set.call(this, hear && ((event) => hear(claims(event)))); },
    });`,
  );
  await table.open(kSeed, "relaxed");
  await table.button("Play").waitFor();
  await keepInstead(page, kAllSpades);
  await page.reload();
  const told = page.getByTestId("claimed");
  await expect(told).toContainText("Cornelius takes the last 13 tricks.");
  await expect(told).toContainText("Nothing in the other hands could stop it.");
  await expect(
    told.getByRole("img", { name: /^Laid open: ace of spades, .* and two of spades\.$/ }),
  ).toBeVisible();
  await expect(page.locator("#polite")).toContainText("Laid open: ace of spades");
  await table.expectAccessible();
  await table.at("hand_over");
  await expect(table.ending).toContainText("Cornelius takes the last 13 tricks.");
  await expect(table.ending.locator(".laid-open [data-suit=S]")).toHaveCount(13);
  await expect(table.next).toBeInViewport({ ratio: 1 });
  await table.nextHand();
  await expect(table.cards).toHaveCount(13);
});

test("a trick waits for me where that is wished, at any speed", { tag: "@two" }, async ({ table }) => {
  await startWith(table, "speed=instant&wait=true");
  await table.bid();
  await table.playCard(table.held(await table.playable.first().getAttribute("data-held")));
  await expect(table.root).toHaveAttribute("data-stage", "held");
  await expect(table.trick).toHaveCount(4);
  await table.press("Go on");
  await table.at("play");
});

test("a pause covers the cards and stops the others until one goes on", { tag: "@two" }, async ({
  table,
  page,
}) => {
  await table.start(kSeed, "relaxed");
  await table.tap(page.locator("[data-tool=pause]"));
  await expect(table.dialog).toContainText("Paused");
  const box = await table.cards.first().boundingBox();
  const under = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.className,
    [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10],
  );
  expect(under).toContain("cover");
  const cloth = () => getComputedStyle(document.querySelector(".cover") as Element, "::backdrop").background;
  expect(await page.evaluate(cloth)).toContain("gradient");
  await page.keyboard.press("Escape");
  await expect(table.dialog).toHaveCount(0);
});

test("a page that nobody looks at is paused above the panel that is open, which stays as it was", {
  tag: "@two",
}, async ({ table, page }) => {
  const cover = table.dialog.filter({ hasText: "Paused" });
  await table.start(kSeed, "relaxed");
  await table.press("Menu");
  await table.openSettings();
  await table.unfold("How you play");
  await table.toggle("Suggest a bid").focus();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(cover).toBeVisible();
  await expect(table.button("Go on")).toBeFocused();
  await table.expectAccessible();
  await page.keyboard.press("Escape");
  await expect(cover).toHaveCount(0);
  await expect(table.toggle("Suggest a bid")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(table.dialog).toHaveCount(0);
  await table.at("bidding");
});

test("a change of speed and of level counts from the next card on, one of rules does not", {
  tag: "@once",
}, async ({ table, page }) => {
  await page.goto(`/?seed=${kSeed}&speed=relaxed&level=baseline`);
  await table.press("Play");
  await table.at("bidding");
  await table.bid();
  expect(await keptRecord(page)).toContain('[WestLevel "baseline"]');
  await table.press("Menu");
  await table.openSettings();
  await table.pick("Speed", "Instant");
  await table.pick("How well the others play", "Easy");
  await table.pick("Target", "300");
  await page.keyboard.press("Escape");
  const started = Date.now();
  for (let trick = 0; trick < 3; trick++) await table.play();
  expect(Date.now() - started).toBeLessThan(6000);
  const record = await keptRecord(page);
  for (const seat of ["West", "North", "East"]) expect(record).toContain(`[${seat}Level "easy"]`);
  expect(record).toContain('[Rules "larch-hollow"]');
  await expect(table.root.locator(".slate-end")).toHaveText("To 500");
});

/** All of it is on the screen, and nothing lies over it. */
async function expectSeen(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const covered = await part.evaluate((element: HTMLElement) => {
    // What lets taps through would not be found.
    element.style.pointerEvents = "auto";
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [left + 2, (left + right) / 2, right - 2].map((x) => [x, (top + bottom) / 2] as const);
    const over = points.map(([x, y]) => document.elementFromPoint(x, y));
    element.style.pointerEvents = "";
    return over.some((found) => !element.contains(found));
  });
  expect(covered, (await part.textContent()) ?? "").toBe(false);
}

test("contracts, bags, the suit led and whether spades are broken stay in view", { tag: "@two" }, async ({
  table,
  page,
}) => {
  const slate = table.root.locator(".slate-grid");
  const chips = table.root.locator(".chips");
  const seen = async () => {
    await table.settle();
    for (const part of [slate, ...(await chips.locator(".chip").all())]) await expectSeen(part);
  };
  await table.start(kSeed);
  await seen();
  await table.tap(page.getByTestId("why"));
  await table.hint.waitFor();
  await seen();
  await table.bid();
  while ((await table.trick.count()) === 0) await table.play();
  await expect(chips).toContainText(/(Clubs|Diamonds|Hearts|Spades) led/);
  await expect(chips.locator("svg")).toHaveCount(2);
  expect((await slate.textContent())?.match(/\d+ of \d+/g)).toHaveLength(2);
  await expect(slate).toContainText("Bags");
  await seen();
  await table.press("Hint");
  await table.hint.waitFor();
  await seen();
  await expect(chips).toContainText("Spades not broken");
  while ((await chips.textContent())?.includes("not broken")) expect(await table.play()).toBe("play");
  await expect(chips).toContainText("Spades broken");
  await seen();
});

test("the toolbar starts anew only when asked, and helps", { tag: "@once" }, async ({ table, page }) => {
  await table.start(kSeed);
  for (const name of ["Restart", "Pause", "Help", "Sound off", "Full screen"])
    await expect(page.locator(".toolbar").getByRole("button", { name, exact: true })).toBeVisible();
  await table.press("Sound off");
  await expect(table.button("Sound on")).toBeVisible();
  const fullScreen = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
  await table.press("Full screen");
  await expect.poll(fullScreen).toBe(true);
  await table.press("Leave full screen");
  await expect.poll(fullScreen).toBe(false);
  await expect(table.button("Full screen")).toBeVisible();
  await table.tap(page.locator("[data-tool=restart]"));
  await table.press("Keep playing");
  await table.at("bidding");
  await table.tap(page.locator("[data-tool=help]"));
  await expect(table.dialog).toBeVisible();
});
