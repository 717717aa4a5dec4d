// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A match won, its score posted, and looked at again from the leaderboard.
import type { Page } from "@playwright/test";
import { keepInstead, kWon } from "./kept";
import { expect, type Table, test } from "./table";
import { troubleForFingers } from "./walks";

const kSeed = "29";

async function expectFit(table: Table): Promise<void> {
  await table.settle();
  await table.expectAccessible();
  expect.soft(await troubleForFingers(table)).toEqual([]);
}

test("a score is posted once, under a name, and its game is looked at again", { tag: "@two" }, async ({
  table,
  page,
}) => {
  test.setTimeout(180_000);
  await table.start(kSeed);
  await keepInstead(page, kWon);
  await page.reload();
  await table.at("match_over");
  await expectFit(table);

  await table.press("Post your score");
  const name = page.getByRole("textbox", { name: "Name" });
  await table.press("Post it");
  await expect(page.getByRole("alert")).toHaveText("A score needs a name; any will do.");
  await expect(name).toBeFocused();
  await expectFit(table);
  await name.fill("  Rowan of the very long lane  ");
  await expect(name).toHaveValue("  Rowan of the very long");
  await page.keyboard.press("Enter");
  await expect(table.dialog).toContainText("Posted: 130 by Rowan of the very long. It is the first score");

  await page.reload();
  await table.at("match_over");
  await table.press("Post your score");
  await expect(table.dialog).toContainText("Posted: 130 by Rowan");
  await table.press("Leaderboard");
  const line = page.getByRole("row", { name: /Rowan/ });
  await expect(line).toContainText(/130\s*250/);
  await expect(table.dialog).toContainText("go nowhere else");
  await table.tap(line.getByRole("button", { name: /^Take/ }));
  await expectFit(table);
  await table.press("Keep it");
  await table.tap(line.locator("button.game"));
  await page.getByTestId("replay-place").waitFor();
  await table.press("Leaderboard");
  await line.waitFor();
});

/** Leaves the database of version 2, with that match on the bench. */
async function leaveSecondVersion(page: Page, current: string): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("larch-hollow", 2);
        opening.onupgradeneeded = () => {
          const base = opening.result;
          base.createObjectStore("matches").put(record, "current");
          base.createObjectStore("aside", { autoIncrement: true });
          for (const store of ["games", "records"]) base.createObjectStore(store);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    current,
  );
}

test("what the second version kept goes on, and has a leaderboard now", { tag: "@once" }, async ({
  table,
  page,
  complaints,
}) => {
  await leaveSecondVersion(page, kWon);
  complaints.length = 0; // the picture alone had no favicon
  await table.open(kSeed);
  await table.at("match_over");
  await table.press("Post your score");
  await page.getByRole("textbox", { name: "Name" }).fill("Rowan");
  await table.press("Post it");
  await expect(table.dialog).toContainText("Posted: 130 by Rowan.");
});
