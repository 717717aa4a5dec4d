// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The classic game and what other rules bring, looked at through three windows.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Table, test } from "./table";

const kFolder = join(__dirname, "../../docs/screens");
const kWindows = { phone: [360, 740], sideways: [740, 360], desktop: [1440, 900] } as const;

/** At twice the size for the phones, whose cards are small; WebP, since pictures of light make large PNGs. */
async function look(table: Table, name: string): Promise<void> {
  const devtools = await table.page.context().newCDPSession(table.page);
  for (const [window, [width, height]] of Object.entries(kWindows)) {
    const deviceScaleFactor = window === "desktop" ? 1 : 2;
    await devtools.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor,
      mobile: false,
    });
    await table.settle();
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 85 });
    await writeFile(join(kFolder, `${window}-${name}.webp`), Buffer.from(data, "base64"));
  }
  await devtools.detach();
}

async function openFromMenu(table: Table, name: string): Promise<void> {
  await table.tap(table.page.getByTestId("menu"));
  await table.press(name);
  await table.page.getByTestId(name.toLowerCase()).waitFor();
}

test("screens", async ({ table, page }) => {
  await mkdir(kFolder, { recursive: true });
  await table.open("29");
  await table.button("Play").waitFor();
  await look(table, "start");
  await table.press("Play");
  await table.at("bidding");
  await look(table, "bidding");
  await table.bid();
  for (let trick = 1; trick <= 4; trick++) await table.play();
  while ((await table.trick.count()) < 3) await table.step();
  await table.tapCard(table.playable.first());
  await page.mouse.move(0, 0);
  await look(table, "play");
  await page.keyboard.press("Escape");
  while ((await table.at("play", "hand_over")) === "play") await table.play();
  await look(table, "hand-result");
  while ((await table.at("bidding", "play", "hand_over", "match_over")) !== "match_over") await table.step();
  await look(table, "match-over");
  await openFromMenu(table, "Statistics");
  await look(table, "statistics");
  await table.dialog.getByRole("button", { name: "Close" }).click();
  await openFromMenu(table, "Games");
  await look(table, "games");
  await table.tap(page.locator("button.game"));
  await page.getByTestId("replay-place").waitFor();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"])
    await page.keyboard.press(key);
  await look(table, "replay");
});

test("screens of rules", async ({ table, page }) => {
  await table.startBy("24-7", "4", async () => {
    await table.take("pagat");
    await look(table, "settings");
    await table.take("24-7");
    await table.tap(table.settings.getByText("Bidding", { exact: true }));
    await table.pick("Cards passed for blind nil", "2");
  });
  await look(table, "blind-offer");
  await table.bidBlindNil();
  await table.tapCard(table.cards.nth(2));
  await page.mouse.move(0, 0);
  await look(table, "exchange");
});

test("screens of a table where everyone is alone", async ({ table, page }) => {
  await table.startBy("arena13-cutthroat", "28");
  await table.bid();
  for (let trick = 1; trick <= 3; trick++) await table.play();
  await page.mouse.move(0, 0);
  await look(table, "cutthroat");
  await table.finishHand();
  await look(table, "cutthroat-result");
});

test("screens of jokers and deuces", async ({ table, page }) => {
  await table.startBy("larch-hollow", "28", () => table.tap(table.toggle("Jokers and deuces")));
  await table.bid();
  await page.mouse.move(0, 0);
  await look(table, "jokers");
});
