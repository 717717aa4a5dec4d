// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the keys do, done without a key.
import { expect, type Table, test } from "./table";
import { troubleForFingers } from "./walks";

const kSeed = "29";

async function openHelp(table: Table): Promise<void> {
  await table.press("Menu");
  // A wide window has it among the tools.
  const tool = table.page.locator(".menu-tool").getByText("Help");
  if (await tool.isVisible()) return table.tap(tool);
  await table.press("Close");
  await table.tap(table.page.locator("[data-tool=help]"));
}

test("every key is a button in Help, which does the same", { tag: "@two" }, async ({ table, page }) => {
  const key = (label: string) => page.locator(".key", { hasText: label });
  await table.start(kSeed);
  await openHelp(table);
  await key("Say the score").waitFor();
  await table.expectAccessible();
  expect(await troubleForFingers(table)).toEqual([]);

  await table.tap(key("Say whose turn it is"));
  await expect(table.dialog.getByText("Your turn.")).toBeVisible();
  await table.tap(key("Go to your hearts"));
  await expect(table.dialog).toHaveCount(0);
  await expect(page.locator('[data-held$="H"]').first()).toBeFocused();

  await openHelp(table);
  await expect(key("Undo")).toHaveAttribute("aria-disabled", "true");
  await expect(key("Undo")).toContainText("There is nothing to take back");
  await table.tap(key("Bid, or stand"));
  await table.at("play");
  await openHelp(table);
  await table.tap(key("Score sheet"));
  await expect(page.getByRole("dialog", { name: "Score sheet" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(":focus")).not.toHaveCount(0);
});

test("the menu and the rules are there before the first deal, by button and by key", async ({
  table,
  page,
}) => {
  await table.open(kSeed);
  await table.button("Play").waitFor();
  expect(await troubleForFingers(table)).toEqual([]);
  await table.press("Menu");
  await expect(table.dialog).toContainText("How to play well");
  await expect(table.dialog).not.toContainText("Score sheet");
  // No tools stand in the corner here.
  await expect(table.button("Help")).toBeVisible();
  await table.expectAccessible();
  expect(await troubleForFingers(table)).toEqual([]);
  await table.press("Help");
  await page.locator(".key").first().waitFor();
  await table.press("Close");
  await page.keyboard.press("r");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
