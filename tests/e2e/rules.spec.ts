// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The named rule sets, each chosen in Settings and played at the table, and what is special about each.
import type { Page } from "@playwright/test";
import { expect, type Table, test } from "./table";
import { expectUnseen, fallBehind } from "./unseen";

// You bid first in its first hand, so Constance bids after you.
const kSeed = "2";

// A card that rises would be waited for.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Plays to the end of the hand; every side's lines add up to its score, here and in the sheet. */
async function playHand(table: Table, sides: number): Promise<string> {
  const before = await table.slate();
  expect(before).toHaveLength(sides);
  const phase = await table.finishHand();
  expect(await table.tricksTaken()).toBe(13);
  const accounts = await table.accounts(table.ending);
  expect(accounts.map(({ score, bags }) => ({ score, bags }))).toEqual(await table.slate());
  accounts.forEach(({ lines, score }, side) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.reduce((sum, [points]) => sum + points, before[side]?.score ?? 0)).toBe(score);
  });
  await table.openSheet();
  expect(await table.accounts(table.dialog)).toEqual(accounts);
  // What Settings bring along leaves the sheet a table: its cells stay side by side.
  const cells = await table.dialog
    .locator(".sheet-total")
    .first()
    .locator("td")
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(new Set(cells).size).toBe(1);
  await table.press("Close");
  return phase;
}

async function expectRules(table: Table, words: string): Promise<void> {
  await table.press("Menu");
  await expect(table.page.getByTestId("rules-in-force")).toHaveText(`Rules: ${words}`);
  await table.press("Close");
}

test("Larch Hollow: nobody bids blind, and nothing but 500 ends it", { tag: "@two" }, async ({ table }) => {
  await table.startBy("larch-hollow", kSeed);
  await expectRules(table, "Larch Hollow");
  await expect(table.root.locator(".slate-end")).toHaveText("To 500");
  await fallBehind(table);
  expect((await table.facts()).phase).toBe("bidding");
  await playHand(table, 2);
});

test("Arena13 teams: blind nil is offered once a hundred behind, and a floor ends it", {
  tag: "@two",
}, async ({ table }) => {
  expect(await table.startBy("arena13-teams", kSeed)).toBe("bidding");
  await expectRules(table, "Arena13 teams");
  await expect(table.root.locator(".slate-end")).toHaveText("To 500 or −200");
  expect(await fallBehind(table)).toBe("blind");
  await expectUnseen(table);
  expect(await table.look()).toBe("bidding");
  await expect(table.cards).toHaveCount(13);
  await table.bid(13);
  expect(await playHand(table, 2)).toBe("match_over");
  await expect(table.ending.getByRole("heading")).toHaveText("Cornelius and Agatha win");
});

/** All that was ever said or written in the page from now on. */
async function everyWord(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const words = new Set<string>();
    const note = () => words.add(document.body.textContent ?? "");
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
    note();
    Object.assign(window, { words });
  });
  return () => page.evaluate(() => [...(window as unknown as { words: Set<string> }).words].join("\n"));
}

test("Arena13 cutthroat: everyone alone, and no word of a partner", { tag: "@two" }, async ({
  table,
  page,
}) => {
  await table.startBy("arena13-cutthroat", kSeed);
  const words = await everyWord(page);
  await expectRules(table, "Arena13 cutthroat");
  await expect(table.root).toHaveAttribute("data-sides", "4");
  await playHand(table, 4);
  const names = await table.root.locator(".slate-grid > span").allInnerTexts();
  expect(names.filter((name) => /^[A-Z][a-z]+$/.test(name))).toEqual([
    ...["Score", "Bags", "Tricks"],
    ...["You", "Cornelius", "Constance", "Agatha"],
  ]);
  expect(await table.nextHand()).toBe("bidding");
  expect(await words()).toContain("Cornelius wins trick");
  expect(await words()).not.toMatch(
    /\b(we|us|our|they|them|their|partners?|sides?|team)\b|(You|Cornelius|Constance|Agatha) and /i,
  );
  const named = await page
    .locator("[aria-label]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join());
  expect(named).not.toMatch(/partner|\bside\b/i);
});

test("24/7: blind nil is offered before every hand, and either answer stands", { tag: "@two" }, async ({
  table,
}) => {
  expect(await table.startBy("24-7", kSeed)).toBe("blind");
  await expectRules(table, "24/7");
  await expectUnseen(table);
  await expect(table.button("Undo")).toBeDisabled();

  // No: the cards are shown, and undo leads back to the bid but never before the look.
  expect(await table.look()).toBe("bidding");
  const seen = await table.facts();
  await expect(table.cards).toHaveCount(13);
  await expect(table.button("Undo")).toBeDisabled();
  await table.bid(2);
  await table.play();
  await table.press("Undo");
  await expect(table.cards).toHaveCount(13);
  await table.press("Undo");
  await expect.poll(() => table.facts()).toEqual(seen);
  await expect(table.button("Undo")).toBeDisabled();
  await playHand(table, 2);

  // Yes: the bid is meant twice, stands, and is scored at two hundred.
  expect(await table.nextHand()).toBe("blind");
  await expectUnseen(table);
  await expect(table.page.getByTestId("bid")).toBeDisabled();
  await table.bidBlindNil();
  await expect(table.page.getByTestId("label-south")).toContainText("Blind nil");
  await expect(table.button("Undo")).toBeDisabled();
  await expect(table.cards).toHaveCount(13);
  await table.play();
  await table.press("Undo");
  await expect(table.cards).toHaveCount(13);
  await expect(table.button("Undo")).toBeDisabled();
  await playHand(table, 2);
  const blind = table.ending.locator('[data-line^="blind_nil"]');
  await expect(blind).toContainText(/^Blind nil by you (made|failed, \d+ taken) .*[+−]200/);
});

test("Pagat: who bids blind nil passes two cards and gets two", { tag: "@two" }, async ({ table, page }) => {
  await table.startBy("pagat", kSeed);
  await expectRules(table, "Pagat");
  expect(await fallBehind(table)).toBe("blind");
  await expectUnseen(table);
  expect(await table.bidBlindNil()).toBe("exchange");

  await expect(table.givePanel).toContainText("Choose 2 cards for Constance");
  const give = page.getByTestId("give");
  const held = async () => (await table.facts()).hand.map((card) => card.slice(0, 2));
  const before = await held();
  // A third card takes the place of the first one.
  for (const i of [0, 1, 2]) {
    await expect(give).toBeEnabled({ enabled: i === 2 });
    await table.tapCard(table.cards.nth(i));
  }
  await expect(table.cards.nth(0)).toHaveAttribute("aria-pressed", "false");
  expect(await table.give()).toBe("play");

  const received = page.locator("[data-received]");
  await expect(received).toHaveCount(2);
  await expect(received.first()).toHaveAccessibleName(/, from Constance$/);
  const now = await held();
  expect(now).toHaveLength(13);
  expect(before.filter((card) => !now.includes(card))).toEqual(before.slice(1, 3));
  await table.press("Last trick");
  await expect(table.dialog).toContainText(/Given away: .* and .*\.From Constance: .* and .*\./);
  await table.press("Close");
  await playHand(table, 2);
  await expect(table.ending.locator('[data-line^="blind_nil"]')).toHaveCount(1);
});

test("Jokers and deuces: the two of diamonds is a spade", { tag: "@two" }, async ({ table }) => {
  // You lead first, and hold that two beside other diamonds.
  await table.startBy("larch-hollow", "28", async () => {
    await table.tap(table.toggle("Jokers and deuces"));
    await expect(table.toggle("Jokers and deuces")).toBeChecked();
  });
  const hand = (await table.facts()).hand.map((card) => card.slice(0, 2));
  expect(hand).toEqual(["9D", "8D", "6D", "7C", "5C", "4C", "KH", "BJ", "2D", "AS", "7S", "6S", "4S"]);
  await table.bid();
  await expect(table.held("9D")).toHaveAttribute("data-refused", "false");
  await expect(table.held("2D")).toHaveAccessibleName("Two of diamonds");
  await table.tapCard(table.held("2D"));
  await expect(table.notice).toContainText("Spades are not broken yet");
  await playHand(table, 2);
});

test("a short target and a floor end the match, and the higher score wins", { tag: "@once" }, async ({
  table,
}) => {
  await table.startBy("larch-hollow", kSeed, async () => {
    await table.pickOther("Target", 100);
    await table.pickOther("Losing floor", -100);
  });
  await expectRules(table, "Larch Hollow, Target: 100, Losing floor: −100");
  await expect(table.root.locator(".slate-end")).toHaveText("To 100 or −100");
  await table.bid(13);
  expect(await playHand(table, 2)).toBe("match_over");
  const [ours = 0, theirs = 0] = (await table.slate()).map(({ score }) => score);
  expect(ours).toBeLessThanOrEqual(-100);
  expect(theirs).toBeGreaterThan(ours);
  await expect(table.ending.getByRole("heading")).toHaveText("Cornelius and Agatha win");
});
