// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Settings: what is chosen, refused and kept, by mouse, touch and keyboard.
import type { Locator } from "@playwright/test";
import { expect, type Table, test } from "./table";

const kSeed = "2";

/** Every answer that Settings show as chosen. */
function answers(table: Table): Promise<string[]> {
  return table.settings.evaluate((settings) =>
    [...settings.querySelectorAll<HTMLInputElement>("input")].map(
      (input) => `${input.name} ${input.closest("label")?.textContent} ${input.checked} ${input.value}`,
    ),
  );
}

test("a house rule that cannot be is refused in words, and nothing changes", { tag: "@two" }, async ({
  table,
  page,
}) => {
  await table.open(kSeed);
  await table.openSettings();
  await table.take("arena13-cutthroat");
  const before = await answers(table);
  await table.tap(table.toggle("Board of 4"));
  const refusal = page.locator('[data-setting="board"]').getByRole("alert");
  await expect(refusal).toHaveText("“Board” needs partners: “Sides” must be “Teams”.");
  await expect(table.toggle("Board of 4")).not.toBeChecked();
  expect(await answers(table)).toEqual(before);

  // What can be takes the refusal away.
  await table.pick("Sides", "Teams");
  await expect(refusal).toHaveCount(0);
  await table.tap(table.toggle("Board of 4"));
  await expect(table.toggle("Board of 4")).toBeChecked();
});

test("a number out of range is refused, and the bounds are told before", { tag: "@once" }, async ({
  table,
  page,
}) => {
  await table.open(kSeed);
  await table.openSettings();
  const target = page.locator('[data-setting="target"]');
  await table.pickOther("Target", 49);
  await expect(target).toContainText("from 50 to 10000");
  await expect(target.getByRole("alert")).toHaveText("“Target” must be from 50 to 10000, not 49.");
  await table.pickOther("Target", 50);
  await expect(target.getByRole("alert")).toHaveCount(0);
  await table.tap(page.getByTestId("play-rules"));
  await expect(table.root.locator(".slate-end")).toHaveText("To 50");
});

test("of two names for the same rules one is chosen", { tag: "@once" }, async ({ table, page }) => {
  await table.open(kSeed);
  await table.openSettings();
  await table.tap(page.getByTestId("presets").locator("summary"));
  const chosen = page.locator('[data-preset][aria-pressed="true"]');
  await expect(chosen).toHaveCount(1);
  await table.tap(page.locator('[data-preset="online-classic"]'));
  await expect(page.getByTestId("presets").locator("summary")).toContainText("Arena13 teams");
  await expect(chosen).toHaveCount(1);
});

test("rules are kept for the next visit", { tag: "@two" }, async ({ table, page }) => {
  await table.open(kSeed);
  await table.openSettings();
  await table.take("pagat");
  await table.pick("Target", "300");
  await table.pick("Leading spades", "Any time");
  const before = await answers(table);
  await page.reload();
  await expect(page.getByTestId("rules-in-force")).toHaveText(
    "Rules: Pagat, Leading spades: Any time, Target: 300",
  );
  await table.openSettings();
  expect(await answers(table)).toEqual(before);

  // The match keeps its own, whatever is chosen for the next.
  await table.tap(page.getByTestId("play-rules"));
  await table.at("bidding");
  await expect(table.root.locator(".slate-end")).toHaveText("To 300");
  await table.press("Menu");
  await table.openSettings();
  await table.pick("Target", "750");
  await expect(table.settings).toContainText("Changes count for the next match.");
  await table.press("Close");
  await page.reload();
  await table.at("bidding");
  await expect(table.root.locator(".slate-end")).toHaveText("To 300");
  await table.press("Menu");
  await table.openSettings();
  await table.tap(page.getByTestId("play-rules"));
  await table.tap(page.getByTestId("start-new"));
  await table.at("bidding");
  await expect(table.root.locator(".slate-end")).toHaveText("To 750");
});

test("the keys by ear, one of them changed, and few words", { tag: "@once" }, async ({ table, page }) => {
  const key = (name: string) => table.settings.getByLabel(name, { exact: true });
  const hint = "Hint: what would be best, and why";
  await table.open(kSeed);
  await table.openSettings();
  await table.unfold("Reading and keys");
  await table.pick("What a screen reader says", "Terse");
  await table.pick("Keys", "By ear");
  await table.unfold("Change keys");
  await expect(key(hint)).toHaveValue("i");
  await key(hint).fill("c");
  await expect(table.settings.getByRole("alert")).toHaveText("C is in use: Go to your clubs.");
  await expect(key(hint)).toHaveValue("i");
  await key(hint).fill("x");
  await expect(key(hint)).toHaveValue("x");
  await page.keyboard.press("Escape");
  await page.reload();

  const said = await table.listen();
  await table.press("Play");
  await table.at("bidding");
  await expect(said).toHaveAttribute("data-said", / Hand 1\. .* Your bid\.$/);
  await page.keyboard.press("s");
  await expect(page.locator('[data-held$="S"]').first()).toBeFocused();
  await page.keyboard.press("p");
  await expect(said).toHaveAttribute(
    "data-said",
    / You and Constance: 0 points, 0 bags, .*\. Cornelius and Agatha: 0 points, /,
  );
  await page.keyboard.press("b");
  await table.at("play");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('[data-held$="H"]').first()).toBeFocused();
  await page.keyboard.press("x");
  await expect(table.hint).toBeVisible();
  await table.play();
  await expect(said).toHaveAttribute("data-said", / (You win|\w+ wins) it\. /);
  await expect(said).not.toHaveAttribute("data-said", /trick 1/);
});

test("what cannot be read is set aside and told once", { tag: "@once" }, async ({
  table,
  page,
  complaints,
}) => {
  await page.goto("/icon.svg");
  await page.evaluate(() => {
    localStorage.setItem("larch-wishes", "{");
    localStorage.setItem("larch-rules", '{"target":10}');
  });
  complaints.length = 0; // the picture alone had no favicon
  await table.open(kSeed);
  const note = page.locator(".unsaved");
  await expect(note).toContainText("Your settings could not be read.");
  await table.expectAccessible();
  const download = page.waitForEvent("download");
  await table.press("Download it");
  await download;
  await table.press("Close");
  await expect(note).toContainText("The rules you chose cannot be played by.");
  await table.press("Close");
  await expect(note).toHaveCount(0);

  await page.reload();
  await table.button("Play").waitFor();
  await expect(note).toHaveCount(0);
  expect(await page.evaluate(() => Object.values(localStorage))).toEqual(
    expect.arrayContaining(["{", '{"target":10}']),
  );
});

test("settings that the browser does not keep count for the visit, and that is said", {
  tag: "@once",
}, async ({ table, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await table.open(kSeed);
  await table.openSettings();
  const alert = table.settings.getByRole("alert");
  await expect(alert).toHaveCount(0);
  await table.pick("Target", "300");
  await expect(alert).toHaveText(/^This browser does not keep what you change/);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await table.expectAccessible();
  await table.tap(page.getByTestId("play-rules"));
  await table.at("bidding");
  await expect(table.root.locator(".slate-end")).toHaveText("To 300");
});

test("settings by keyboard alone", { tag: "@two" }, async ({ table, page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = async (target: Locator) => {
    for (let i = 0; i < 40; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await table.open(kSeed);
  await table.button("Play").waitFor();
  await tabTo(page.getByTestId("settings"));
  await press("Enter");
  await table.settings.waitFor();
  await tabTo(page.getByTestId("presets").locator("summary"));
  await press("Enter");
  await tabTo(page.locator('[data-preset="24-7"]'));
  await press("Enter");
  await expect(page.locator('[data-preset="24-7"]')).toHaveAttribute("aria-pressed", "true");

  await tabTo(table.answer("Target", "500"));
  await press("ArrowLeft");
  await expect(table.answer("Target", "300")).toBeChecked();
  await tabTo(table.toggle("Board of 4"));
  await press("Space");
  await expect(table.toggle("Board of 4")).toBeChecked();
  await tabTo(table.settings.locator("summary", { hasText: "Ending" }));
  await press("Enter");
  await tabTo(table.answer("Level scores", "Another hand"));
  await press("ArrowRight");
  await expect(table.answer("Level scores", "Fewer bags win")).toBeChecked();

  await tabTo(page.getByTestId("play-rules"));
  await press("Enter");
  expect(await table.turn()).toBe("blind");
  await expect(page.getByTestId("look")).toBeFocused();
  await press("0");
  await press("b");
  await expect(table.bidPanel).toHaveCount(0);
  expect(await table.turn()).toBe("play");
  await expect(page.getByTestId("label-south")).toContainText("Blind nil");
  await expect(table.root.locator(".slate-end")).toHaveText("To 300");
});
