// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A hand that nobody has looked at yet, and what it takes to be asked for a blind bid.
import { expect, type Table } from "./table";

/** A bid of all thirteen is set, whatever the cards, and leaves its side far behind. */
export async function fallBehind(table: Table): Promise<string> {
  await table.bid(13);
  await table.finishHand();
  return table.nextHand();
}

const kCard = /data-card=|\b(two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace) of /i;

/** Nothing at the table, seen or unseen, tells a card of yours. */
export async function expectUnseen(table: Table): Promise<void> {
  await expect(table.page.getByRole("img", { name: "Your hand: 13 cards, face down" })).toBeVisible();
  await expect(table.cards).toHaveCount(0);
  expect((await table.root.innerHTML()).match(kCard)).toBeNull();
}
