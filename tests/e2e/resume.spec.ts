// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A match left in any phase of its hand goes on there.
import { expect, type Table, test } from "./table";
import { expectUnseen, fallBehind } from "./unseen";

// You bid first in its first hand, so Constance bids after you.
const kSeed = "2";

// A card that rises would be waited for.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Steps, each to a phase in which the page is then reloaded. */
type Moments = [phase: string, step: (table: Table) => Promise<unknown>][];
const stay = async () => {};
const bid = (table: Table) => table.bid();
const finish = (table: Table) => table.finishHand();

/** There Constance must bid nil when you bid a number, and so gives first. */
async function bidBesideNil(table: Table): Promise<void> {
  expect(await table.bid(4)).toBe("exchange");
  await expect(table.page.locator("[data-received]")).toHaveCount(2);
}

async function giveByKeys(table: Table): Promise<void> {
  for (const key of ["Home", "Enter", "ArrowRight", "Enter", "g"]) await table.page.keyboard.press(key);
  await expect(table.givePanel).toHaveCount(0);
}

const kMoments: [what: string, preset: string, change: string, moments: Moments][] = [
  [
    "the bidding and the play",
    "larch-hollow",
    "",
    [
      ["bidding", stay],
      ["play", bid],
      ["hand_over", finish],
    ],
  ],
  [
    "an offer made in a later hand",
    "arena13-teams",
    "",
    [
      ["blind", fallBehind],
      ["bidding", (table) => table.look()],
    ],
  ],
  [
    "a table of four sides",
    "arena13-cutthroat",
    "",
    [
      ["bidding", stay],
      ["play", bid],
      ["hand_over", finish],
    ],
  ],
  [
    "an offer not yet answered",
    "24-7",
    "",
    [
      ["blind", stay],
      ["play", (table) => table.bidBlindNil()],
    ],
  ],
  [
    "an exchange not yet begun",
    "pagat",
    "",
    [
      ["blind", fallBehind],
      ["exchange", (table) => table.bidBlindNil()],
      ["play", (table) => table.give()],
    ],
  ],
  [
    "an exchange half done",
    "suicide",
    "Cards passed for nil",
    [
      ["exchange", bidBesideNil],
      ["play", giveByKeys],
    ],
  ],
];
for (const [what, preset, change, moments] of kMoments) {
  test(`a match saved in ${what} goes on there: ${preset}`, { tag: "@once" }, async ({ table, page }) => {
    await table.startBy(preset, kSeed, async () => {
      if (!change) return;
      await table.tap(table.settings.getByText("Bidding", { exact: true }));
      await table.pick(change, "2");
    });
    for (const [phase, step] of moments) {
      await step(table);
      expect(await table.turn()).toBe(phase);
      const before = await table.facts();
      await page.reload();
      expect(await table.turn()).toBe(phase);
      expect(await table.facts()).toEqual(before);
      if (phase === "blind") await expectUnseen(table);
    }
  });
}
