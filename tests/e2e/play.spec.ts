// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What a person does at the table besides winning.
import { keepInstead, matchOf } from "./kept";
import { expect, test } from "./table";

const kSeed = "29";

test("a card that may not be played stays, and the reason is said", { tag: "@two" }, async ({
  table,
  page,
}) => {
  await table.start(kSeed);
  await table.bid();
  while ((await table.dimmed.count()) === 0) await table.play();
  const before = await table.facts();
  await expect(table.dimmed.first().locator(".card-face")).not.toHaveCSS("opacity", "1");
  await expect(table.playable.first().locator(".card-face")).toHaveCSS("opacity", "1");

  await table.tapCard(table.dimmed.first());
  await expect(table.dimmed.first()).toHaveAttribute("aria-pressed", "false");
  await expect(table.notice).toHaveText(/ were led and you hold some|Spades are not broken yet/);
  await expect(page.locator("#assertive")).toHaveText((await table.notice.textContent()) ?? "");
  await table.tapCard(table.dimmed.first());
  expect(await table.facts()).toEqual(before);

  await table.play();
  await expect(table.notice).toHaveCount(0);
});

test("what happens is said in the live region", { tag: "@two" }, async ({ table }) => {
  await table.open(kSeed);
  const said = await table.listen();
  await table.press("Play");
  await expect(said).toHaveAttribute("data-said", / deals\..*Your bid\.$/);
  await table.at("bidding");
  await table.bid(4);
  await expect(said).toHaveAttribute("data-said", /You bid 4\. .* Your (lead|turn)\.$/);
  await table.play();
  await expect(said).toHaveAttribute(
    "data-said",
    /You: \w+ of \w+\..* wins? trick 1\. We have \d of \d+, they have \d of \d+\./,
  );
});

test("the bid is set by stepper, confirmed by Bid", { tag: "@two" }, async ({ table }) => {
  await table.start(kSeed);
  const shown = table.bidPanel.getByRole("status");
  await expect(shown).toHaveText("3 tricks");
  await table.press("One more");
  await expect(shown).toHaveText("4 tricks");
  for (let n = 0; n < 4; n++) await table.press("One fewer");
  await expect(shown).toHaveText("Nil");
  await expect(table.button("One fewer")).toBeDisabled();
  await table.press("One more");
  await expect(shown).toHaveText("1 trick");
  await table.press("Nil");
  await expect(shown).toHaveText("Nil");
  expect((await table.facts()).phase).toBe("bidding");

  await table.press("Bid nil");
  await table.at("play");
  await expect(table.page.getByTestId("label-south")).toContainText("Nil, 0 taken");
});

test("undo takes back over tricks and the bid, and the same moves get the same replies", {
  tag: "@two",
}, async ({ table }) => {
  await table.start(kSeed);
  const past = [await table.facts()];
  await table.bid();
  for (let trick = 0; trick < 3; trick++) {
    past.push(await table.facts());
    await table.play();
  }
  const now = await table.facts();

  for (const then of past.toReversed()) {
    await table.press("Undo");
    await expect.poll(() => table.facts()).toEqual(then);
  }
  await expect(table.button("Undo")).toBeDisabled();

  await table.bid();
  for (let trick = 0; trick < 3; trick++) await table.play();
  expect(await table.facts()).toEqual(now);
});

test("a score sheet says when a move was taken back", { tag: "@two" }, async ({ table }) => {
  await table.start(kSeed);
  await table.bid();
  await table.play();
  await table.press("Undo");
  await expect(table.cards).toHaveCount(13);
  await table.finishHand();
  await table.openSheet();
  await expect(table.dialog).toContainText("A move was taken back in this match.");
});

test("the last trick shows its four cards and who took it, the hand so far all of them", {
  tag: "@two",
}, async ({ table }) => {
  await table.start(kSeed);
  await table.bid();
  await table.press("Last trick");
  await expect(table.dialog).toContainText("No trick has been taken in this hand yet.");
  await table.press("Close");

  await table.play();
  const mine = await table.playable.first().getAttribute("data-held");
  const name = (await table.playable.first().getAttribute("aria-label"))?.toLowerCase();
  await table.play();
  await table.press("Last trick");
  const cards = table.dialog.locator("[data-card]");
  await expect(cards).toHaveCount(4);
  const title = await table.dialog.getByRole("heading").boundingBox();
  for (const card of await cards.all()) {
    expect((await card.boundingBox())?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  }
  await expect(table.dialog.locator(`[data-card="${mine}"]`)).toHaveClass(/played-south/);
  await expect(table.dialog.locator('[data-winning="true"]')).toHaveCount(1);
  await expect(table.dialog).toContainText(/ took it\./);

  await table.press("The hand so far");
  const part = (title: string) => table.dialog.locator(".log section", { hasText: title });
  await expect(table.dialog.locator("h3").filter({ hasNotText: "on the table" })).toHaveText([
    "Trick 2",
    "Trick 1",
    "Bids",
  ]);
  for (const title of ["Trick 1", "Trick 2"]) {
    const plays = part(title).getByRole("listitem");
    await expect(plays).toHaveText(Array(4).fill(/^(You|Cornelius|Constance|Agatha): \w+ of \w+$/));
    await expect(part(title).locator("[data-winning=true]")).toHaveCount(1);
    await expect(part(title)).toContainText(/ took it\.$/);
  }
  await expect(part("Trick 2")).toContainText(`You: ${name}`);
  await expect(part("Bids").getByRole("listitem")).toHaveText([/bid/, /bid/, /bid/, /bid/]);
});

test("a new game is asked for first", { tag: "@two" }, async ({ table }) => {
  await table.start(kSeed);
  const fresh = await table.facts();
  await table.bid();
  await table.play();
  const before = await table.facts();
  const ask = async () => {
    await table.press("Menu");
    await table.press("New game");
    await expect(table.dialog).toHaveAccessibleName("Start a new game?");
  };

  await ask();
  await table.press("Keep playing");
  await expect(table.dialog).toHaveCount(0);
  expect(await table.facts()).toEqual(before);

  await ask();
  await table.press("Start a new game");
  await table.at("bidding");
  expect(await table.facts()).toEqual(fresh);
});

test("a trick lies on the cloth for a while, and a tap finishes what moves", { tag: "@two" }, async ({
  table,
  page,
}) => {
  await table.start(kSeed, "relaxed");
  await table.bid();
  const mine = await table.playable.first().getAttribute("data-held");
  await table.tapCard(table.held(mine));
  await table.tapCard(table.held(mine));
  await expect(table.root).toHaveAttribute("data-stage", "held");
  await expect(table.trick).toHaveCount(4);
  await table.tap(page.getByTestId("label-north"));
  await expect(table.root).toHaveAttribute("data-stage", "still", { timeout: 500 });
});

for (const [what, hand, card] of [
  [
    "leaves you a trick that is yours already",
    {
      deal: "N:KJ94..AQ83.KQ642 AT53.K97.K974.73 Q72.AQ86.T62.JT5 86.JT5432.J5.A98",
      bids: "4 2 3 4",
      play: "HA H2 - -\n",
    },
    // Not a spade.
    /^.[CD]$/,
  ],
  [
    "covers your nil",
    {
      deal: "N:KJ94.A73.AQ8.K64 AT53.K92.K97.A72 Q7.864.6532.J985 862.QJT5.JT4.QT3",
      bids: "nil 4 5 4",
      play: "C5 C3 - -\n",
    },
    // Not the four.
    /^[6K]C$/,
  ],
] as const) {
  test(`the partner ${what}`, { tag: "@once" }, async ({ table, page }) => {
    await table.open(kSeed);
    await table.button("Play").waitFor();
    await keepInstead(page, matchOf({ level: "medium", dealer: "E", leader: "S", ...hand }));
    await page.reload();
    await table.at("play");
    await table.press("Last trick");
    await expect(table.dialog.locator(".played-north")).toHaveAttribute("data-card", card);
  });
}

test("the partner reads the score: ahead a nil is not worth its risk, behind it is", {
  tag: "@once",
}, async ({ table, page }) => {
  const hand = {
    ...{ level: "medium", dealer: "E", leader: "S", bids: "4 4 +" },
    deal: "N:Q.K642.T85.JT932 8652.A873.AK94.5 J4.J.J7632.KQ874 AKT973.QT95.Q.A6",
  };
  for (const [after, score, bid] of [
    ["N", 130, "0 of 1"],
    ["W", -120, "Nil"],
  ] as const) {
    await table.open(kSeed);
    await expect(table.button("Play").or(table.root)).toBeVisible();
    await keepInstead(page, matchOf({ ...hand, after }));
    await page.reload();
    await table.at("play");
    expect((await table.slate())[0]?.score).toBe(score);
    await expect(page.getByTestId("label-north")).toContainText(bid);
  }
});
