// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The core's advice: a suggested bid in the bid panel, a hint above the hand.
import { expect, test } from "./table";

const kSeed = "29";
/** After bids of three and the first card twice, what is second best costs something. */
const kDearSeed = "2";

test("a bid is suggested, with its reasons on demand", async ({ table, page }) => {
  await table.start(kSeed);
  const suggested = page.getByTestId("suggested");
  await expect(suggested).toHaveText(/^Suggested: (\d+|nil)$/);
  await expect(table.hint).toHaveCount(0);
  await table.tap(page.getByTestId("why"));
  await expect(table.hint).toHaveText(/^The hand is worth about [\d.]+ tricks?\. /);
  await expect(table.bidPanel).toBeInViewport({ ratio: 1 });
  await table.settle();
  await table.expectAccessible();

  await table.press("Nil");
  await table.tap(suggested);
  const value = (await suggested.textContent())?.replace("Suggested: ", "") ?? "";
  await expect(page.getByTestId("bid")).toHaveText(`Bid ${value}`);
  await table.confirmBid();
  await expect(table.hint).toHaveCount(0);
});

test("a hint marks a card, says why and what the next best costs, and the card plays as it says", async ({
  table,
  page,
}) => {
  await table.start(kDearSeed);
  await table.bid();
  for (let trick = 1; trick <= 2; trick++) await table.play();
  await table.press("Hint");
  await expect(table.hint).toHaveText(/^(Lead|Play) the \w+ of \w+\..+\./);
  const hinted = page.locator("[data-held][data-hinted]");
  await expect(hinted).toHaveCount(1);
  await expect(hinted).toHaveAttribute("data-refused", "false");
  const name = (await hinted.getAttribute("aria-label"))?.replace(", suggested", "").toLowerCase() ?? "?";
  await expect(table.hint).toContainText(`the ${name}.`);
  await expect(table.hint).toContainText(
    /Second best: the \w+ of \w+, about \d+ points worse \(\d+\.\d % of the match\)\./,
  );
  await expect(page.locator("#polite")).toContainText(`the ${name}.`);
  await expect(table.hint).toBeInViewport({ ratio: 1 });
  await table.settle();
  await table.expectAccessible();

  const card = table.held(await hinted.getAttribute("data-held"));
  await table.playCard(card);
  await table.at("play");
  await expect(table.hint).toHaveCount(0);
});

test("a hint comes by H and goes by H or Escape, and leaves no trace", { tag: "@two" }, async ({
  table,
  page,
}) => {
  await table.start(kSeed);
  await table.bid();
  const before = await table.facts();
  for (const key of ["h", "Escape", "h", "h"]) {
    const shown = await table.hint.count();
    await page.keyboard.press(key);
    await expect(table.hint).toHaveCount(1 - shown);
  }
  expect(await table.facts()).toEqual(before);
});

test("a bid is made although its suggestion comes under the finger", { tag: "@two" }, async ({
  table,
  page,
}) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { type: string }) {
      setTimeout(() => post.call(this, message), message.type === "hint" ? 1500 : 0);
    };
  });
  await table.start(kSeed);
  const suggestion = page.getByTestId("suggestion");
  await page.getByTestId("bid").hover();
  await expect(suggestion).toHaveCount(0);
  await page.mouse.down();
  await expect(suggestion).toHaveCount(1);
  await page.mouse.up();
  await table.at("play");
});

test("the cards to give are marked, and told in the panel", { tag: "@two" }, async ({ table, page }) => {
  await table.startBy("24-7", "4", async () => {
    await table.tap(table.settings.getByText("Bidding", { exact: true }));
    await table.pick("Cards passed for blind nil", "2");
  });
  await expect(page.getByTestId("suggestion")).toContainText("Suggested: ");
  await table.bidBlindNil();
  await table.press("Hint");
  await expect(table.givePanel).toContainText(/Give Constance the .+\./);
  const hinted = page.locator("[data-held][data-hinted]");
  await expect(hinted).toHaveCount(2);
  for (const at of [0, 1]) await table.tapCard(hinted.nth(at));
  await table.tap(page.getByTestId("give"));
  await table.at("play");
});

test("without the wish no bid is suggested, and the wish is kept", { tag: "@once" }, async ({
  table,
  page,
}) => {
  await table.open(kSeed);
  await table.openSettings();
  await table.unfold("How you play");
  await table.tap(table.toggle("Suggest a bid"));
  await page.reload();
  await table.press("Play");
  await table.at("bidding");
  await page.keyboard.press("h");
  await expect(table.hint).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.reload();
  await table.at("bidding");
  await expect(page.getByTestId("suggestion")).toHaveCount(0);
});
