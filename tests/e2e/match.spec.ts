// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Whole matches, from Play to the last score.
import { expect, type Table, test } from "./table";

// A short match, while the other players think as they do now.
const kSeed = "29";
const kMostHands = 60;

// A card that rises would be waited for.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What holds at the end of every hand; `before` is the slate as it was when the hand began. */
async function checkScores(table: Table, before: { score: number; bags: number }[]): Promise<void> {
  const after = await table.slate();
  const accounts = await table.accounts(table.ending);
  expect(accounts).toHaveLength(2);
  accounts.forEach(({ lines, score, bags }, side) => {
    const sum = (at: 0 | 1) => lines.reduce((total, line) => total + line[at], 0);
    expect(lines.length).toBeGreaterThan(0);
    expect((before[side]?.score ?? 0) + sum(0)).toBe(score);
    expect((before[side]?.bags ?? 0) + sum(1)).toBe(bags);
    expect(after[side]).toEqual({ score, bags });
  });
  expect(await table.tricksTaken()).toBe(13);

  await table.tap(table.page.getByTestId("board"));
  await expect(table.dialog).toBeVisible();
  expect(await table.accounts(table.dialog)).toEqual(accounts);
  // Each line leads to its rule.
  await expect(table.dialog.locator("[data-line]:not(:has(a))")).toHaveCount(0);
  await table.tap(table.dialog.getByRole("button", { name: "Close" }));
  await expect(table.dialog).toHaveCount(0);
}

/** A line of the score sheet opens the rule that made it, over the sheet. */
async function openRule(table: Table): Promise<void> {
  await table.openSheet();
  const link = table.dialog.locator("[data-line] .rule").first();
  const number = (await link.textContent())?.replace("rule ", "");
  await table.tap(link);
  const rule = table.page.locator(`[id="rule-${number}"]`);
  await expect(rule.locator("h4")).toBeInViewport({ ratio: 1 });
  await expect(rule.locator("h4")).toContainText(/^\d\.\d+ \w/);
  await expect(table.dialog).toHaveCount(2);
  await table.tap(table.dialog.last().getByRole("button", { name: "Close" }));
  await table.tap(table.dialog.getByRole("button", { name: "Close" }));
  await expect(table.dialog).toHaveCount(0);
}

test("a whole match by mouse or touch", { tag: "@two" }, async ({ table }) => {
  test.setTimeout(180_000);
  await table.start(kSeed);
  let phase = "";
  for (let hand = 1; phase !== "match_over"; hand++) {
    expect(hand).toBeLessThanOrEqual(kMostHands);
    const before = await table.slate();
    await expect(table.cards).toHaveCount(13);
    await table.bid(await highCards(table));
    phase = await table.finishHand();
    await checkScores(table, before);
    if (hand === 1) {
      await table.expectAccessible();
      await openRule(table);
    }
    if (phase === "match_over") break;
    await table.tap(table.next);
    await table.at("bidding");
  }

  const scores = (await table.slate()).map((side) => side.score);
  expect(Math.max(...scores)).toBeGreaterThanOrEqual(500);
  const winners = Number(scores[0]) > Number(scores[1]) ? "You and Constance" : "Cornelius and Agatha";
  await expect(table.ending.getByRole("heading")).toHaveText(`${winners} win`);
  await expect(table.next).toHaveText("New game");
  await table.expectAccessible();

  await table.tap(table.next);
  await table.at("bidding");
  await expect(table.cards).toHaveCount(13);
  expect(await table.slate()).toEqual([
    { score: 0, bags: 0 },
    { score: 0, bags: 0 },
  ]);
});

/** Aces, kings and the spades past the third: a bid that is sometimes made and sometimes not. */
async function highCards(table: Table): Promise<number> {
  const cards = await table.cards.evaluateAll((all) =>
    all.map((card) => (card as HTMLElement).dataset.held ?? ""),
  );
  const high = cards.filter((card) => /^[AK]/.test(card)).length;
  const spades = cards.filter((card) => /^[2-9TJQ]S/.test(card)).length;
  return Math.max(1, high + Math.max(0, spades - 3));
}

test("a whole match by keyboard", { tag: "@two" }, async ({ table, page }) => {
  test.setTimeout(180_000);
  const key = (...keys: string[]) =>
    keys.reduce((last, k) => last.then(() => page.keyboard.press(k)), Promise.resolve());
  const focused = page.locator(":focus");
  /** The focus never falls back to the page itself. */
  const keepsFocus = () => expect(focused).not.toHaveCount(0);

  async function bid(): Promise<void> {
    await keepsFocus();
    await key("ArrowUp", "ArrowUp", "ArrowDown", "b");
    await table.at("play");
  }
  async function play(): Promise<string> {
    await keepsFocus();
    await key("Home");
    while ((await focused.getAttribute("data-refused")) === "true") await key("ArrowRight");
    const card = await focused.getAttribute("data-held");
    await key("Enter");
    await expect(table.held(card)).toHaveAttribute("aria-pressed", "true");
    await key("Enter");
    await expect(table.held(card)).toHaveCount(0);
    return table.at("play", "hand_over", "match_over");
  }

  await table.open(kSeed);
  await table.button("Play").waitFor();
  await key("Tab", "Enter");
  await table.at("bidding");
  let phase = "";
  for (let hand = 1; phase !== "match_over"; hand++) {
    expect(hand).toBeLessThanOrEqual(kMostHands);
    await bid();
    if (hand === 1) await everyKey();
    do phase = await play();
    while (phase === "play");
    await keepsFocus();
    if (phase === "match_over") break;
    await key("n");
    await table.at("bidding");
  }
  await key("Enter");
  await table.at("bidding");
  await keepsFocus();

  async function everyKey(): Promise<void> {
    const before = await table.facts();
    for (const [shortcut, title] of [
      ["s", "Score sheet"],
      ["l", "Last trick"],
    ] as const) {
      await key(shortcut);
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await keepsFocus();
      await key("Escape");
      await expect(table.dialog).toHaveCount(0);
      await keepsFocus();
    }

    await key("End");
    await expect(table.cards.last()).toBeFocused();
    await key("ArrowLeft");
    await expect(table.cards.nth(11)).toBeFocused();

    await key("Home");
    while ((await focused.getAttribute("data-refused")) === "true") await key("ArrowRight");
    await key(" ");
    await expect(focused).toHaveAttribute("aria-pressed", "true");
    await key("Escape");
    await expect(focused).toHaveAttribute("aria-pressed", "false");

    await play();
    await key("u");
    await expect(table.cards).toHaveCount(13);
    await table.at("play");
    expect(await table.facts()).toEqual(before);
    await keepsFocus();
    await key("u");
    await table.at("bidding");
    await keepsFocus();
    await key("1", "0");
    await expect(table.bidPanel.getByRole("status")).toHaveText("10 tricks");
    await key("3");
    await bid();
  }
});
