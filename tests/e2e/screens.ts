// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// One match, looked at through three windows.
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
});
