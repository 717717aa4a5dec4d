// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Every screen, looked at through four windows and by each light.
import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Table, test } from "./table";

const kRoot = join(__dirname, "../..");
const kFolder = join(kRoot, "docs/screens");
/** What WebP may lose: so much is kept that all pictures together stay below five megabytes. */
const kQuality = 42;
/** Width, height and pixels to a point: more for the phones, whose cards are small. */
const kWindows = {
  phone: [360, 740, 1.5],
  sideways: [740, 360, 1.5],
  tablet: [820, 1180, 1],
  desktop: [1440, 900, 1],
} as const;

/** The screen through every window by night, with that part of it at the top, and by the other lights through two: WebP, since pictures of light make large PNGs. */
async function look(
  table: Table,
  name: string,
  byDay: keyof typeof kWindows = "desktop",
  from?: string,
): Promise<void> {
  const devtools = await table.page.context().newCDPSession(table.page);
  await table.page.mouse.move(0, 0);
  const shoot = async (window: keyof typeof kWindows, as: string) => {
    const [width, height, deviceScaleFactor] = kWindows[window];
    const metrics = { width, height, deviceScaleFactor, mobile: false };
    await devtools.send("Emulation.setDeviceMetricsOverride", metrics);
    await table.settle();
    if (from) await table.page.locator(from).evaluate((element) => element.scrollIntoView());
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: kQuality });
    await writeFile(join(kFolder, `${as}.webp`), Buffer.from(data, "base64"));
  };
  for (const window of Object.keys(kWindows) as (keyof typeof kWindows)[]) {
    await shoot(window, `${window}-${name}`);
  }
  for (const [light, window] of [
    ["day", byDay],
    ["plain", "phone"],
  ] as const) {
    await table.light(light);
    await shoot(window, `${window}-${name}-${light}`);
  }
  await table.light("night");
  await devtools.send("Emulation.clearDeviceMetricsOverride");
  await devtools.detach();
}

/** A panel over the table, from that part of it on. */
async function lookInto(table: Table, name: string, open: () => Promise<void>, from?: string): Promise<void> {
  await open();
  await table.dialog.waitFor();
  await table.dialog.getByText("One moment").waitFor({ state: "detached" });
  await look(table, name, "phone", from);
  await table.page.keyboard.press("Escape");
  await table.dialog.waitFor({ state: "detached" });
}

/** A copy with matches that bots have played, the newest of them yesterday. */
async function copyOfGames(folder: string): Promise<Buffer> {
  const records: string[] = [];
  const play = async (games: number, level: string, rules: string) => {
    const to = join(folder, rules);
    await mkdir(to, { recursive: true });
    const wishes = ["--seed", "29", "--level", level, "--rules", rules, "--save", to];
    execFileSync("build/release/larch", ["simulate", "--games", String(games), ...wishes], { cwd: kRoot });
    for (const file of (await readdir(to)).sort()) {
      const record = await readFile(join(to, file), "utf8");
      // A person's seat.
      records.push(record.replace(/\[SouthLevel .*\n/, ""));
    }
  };
  await play(9, "medium", "larch-hollow");
  await play(3, "hard", "bicycle");
  // What else stands in a row is worked out anew from its record.
  const row = {
    id: "",
    rules: "",
    level: "",
    partner: null,
    outcome: "won",
    score: 0,
    best: 0,
    undone: false,
    hands: [],
  };
  const day = 24 * 60 * 60 * 1000;
  const games = records.map((record, i) => ({ ...row, record, at: Date.now() - (records.length - i) * day }));
  return Buffer.from(JSON.stringify({ "larch-hollow": 1, games }));
}

test.beforeAll(async () => {
  await mkdir(kFolder, { recursive: true });
});

test("screens", async ({ table, page }) => {
  await table.open("29");
  await table.button("Play").waitFor();
  await look(table, "start");
  await table.press("Play");
  await table.at("bidding");
  await page.getByTestId("why").waitFor();
  await look(table, "bidding");
  await table.tap(page.getByTestId("why"));
  await look(table, "bid-reasons");
  await table.bid();
  for (let trick = 1; trick <= 4; trick++) await table.play();
  while ((await table.trick.count()) < 3) await table.step();
  await table.tapCard(table.playable.first());
  await look(table, "play");
  await page.keyboard.press("Escape");
  await table.press("Hint");
  await table.hint.waitFor();
  await look(table, "hint");
  await page.keyboard.press("Escape");
  const fromMenu = (name: string) => async () => {
    await table.press("Menu");
    await table.tap(table.dialog.getByRole("button", { name, exact: true }));
  };
  await lookInto(table, "menu", () => table.press("Menu"));
  await lookInto(table, "last-trick", () => table.press("Last trick"));
  await lookInto(table, "hand-so-far", fromMenu("The hand so far"));
  await lookInto(table, "help", () => table.press("Help"));
  await lookInto(table, "rules", fromMenu("Rules"));
  await lookInto(table, "strategy", fromMenu("How to play well"));
  await lookInto(table, "new-game", fromMenu("New game"));
  await lookInto(table, "paused", () => table.press("Pause"));
  while ((await table.at("play", "hand_over")) === "play") await table.play();
  await look(table, "hand-result");
  while ((await table.at("bidding", "play", "hand_over", "match_over")) !== "match_over") await table.step();
  await look(table, "match-over");
  await lookInto(table, "score-sheet", () => table.openSheet());
  await fromMenu("Games")();
  await page.locator("input[type=file]").setInputFiles({
    name: "copy.json",
    mimeType: "application/json",
    buffer: await copyOfGames(test.info().outputPath("games")),
  });
  await table.press("Bring it in");
  await page.locator(".game").nth(12).waitFor();
  await page.keyboard.press("Escape");
  await lookInto(table, "statistics", fromMenu("Statistics"));
  await lookInto(table, "trends", fromMenu("Statistics"), ".trends");
  await lookInto(table, "games", fromMenu("Games"));
  await lookInto(table, "replay", async () => {
    await fromMenu("Games")();
    await table.tap(table.dialog.locator("button.game").first());
    await page.getByTestId("replay-place").waitFor();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"])
      await page.keyboard.press(key);
  });
});

test("screens of rules", async ({ table }) => {
  await table.startBy("24-7", "4", async () => {
    await table.take("pagat");
    await look(table, "settings", "desktop", ".dialog-head");
    await table.take("24-7");
    await table.tap(table.settings.getByText("Bidding", { exact: true }));
    await table.pick("Cards passed for blind nil", "2");
  });
  await look(table, "blind-offer");
  await table.bidBlindNil();
  await table.tapCard(table.cards.nth(2));
  await look(table, "exchange");
});

test("screens of a table where everyone is alone", async ({ table }) => {
  await table.startBy("arena13-cutthroat", "28");
  await table.bid();
  for (let trick = 1; trick <= 3; trick++) await table.play();
  await look(table, "cutthroat");
  await table.finishHand();
  await look(table, "cutthroat-result");
});

test("screens of jokers and deuces", async ({ table }) => {
  await table.startBy("larch-hollow", "28", () => table.tap(table.toggle("Jokers and deuces")));
  await table.bid();
  await look(table, "jokers");
});

test("screens of other cards", async ({ table, page }) => {
  await page.goto("/?speed=instant&level=baseline&seed=29&deck=four&back=fern");
  await table.press("Play");
  await table.at("bidding");
  await table.bid();
  await look(table, "four-colours");
  await page.goto("/?deck=large&back=moon&speed=instant&level=baseline");
  await table.at("play");
  await look(table, "large-index");
});
