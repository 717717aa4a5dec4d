// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Every screen, looked at through four windows and by each light.
import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeTheWorker } from "./beneath";
import { keepInstead, kWon } from "./kept";
import { Table, test } from "./table";

const kRoot = join(__dirname, "../..");
const kFolder = join(kRoot, "docs/screens");
/** What WebP may lose: so much is kept that all pictures together stay below five megabytes. */
const kQuality = 20;
/** Width, height and pixels to a point: more for the phones, whose cards are small. */
const kWindows = {
  phone: [360, 740, 1.25],
  sideways: [740, 360, 1.25],
  tablet: [820, 1180, 1],
  desktop: [1440, 900, 1],
} as const;

type Window = keyof typeof kWindows;

/** The screen through every window by night: WebP, since pictures of light make large PNGs. */
async function glance(table: Table, name: string, from?: string): Promise<void> {
  const windows = Object.keys(kWindows) as Window[];
  await shoot(
    table,
    windows.map((window) => [window, "night", `${window}-${name}`]),
    from,
  );
}

/** The screen through every window by night, and by the other lights through two. */
async function look(table: Table, name: string, byDay: Window = "desktop", from?: string): Promise<void> {
  await glance(table, name, from);
  await shoot(
    table,
    [
      [byDay, "day", `${byDay}-${name}-day`],
      ["phone", "plain", `phone-${name}-plain`],
    ],
    from,
  );
}

type Light = Parameters<Table["light"]>[0];

/** Pictures of the screen, each with its window, light and name, with that part of it at the top. */
async function shoot(table: Table, pictures: [Window, Light, string][], from?: string): Promise<void> {
  const devtools = await table.page.context().newCDPSession(table.page);
  await table.page.mouse.move(0, 0);
  for (const [window, light, as] of pictures) {
    const [width, height, deviceScaleFactor] = kWindows[window];
    const metrics = { width, height, deviceScaleFactor, mobile: false };
    await devtools.send("Emulation.setDeviceMetricsOverride", metrics);
    await table.light(light);
    if (from)
      await table.page
        .locator(from)
        .first()
        .evaluate((element) => element.scrollIntoView());
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: kQuality });
    await writeFile(join(kFolder, `${as}.webp`), Buffer.from(data, "base64"));
  }
  await table.light("night");
  await devtools.send("Emulation.clearDeviceMetricsOverride");
  await devtools.detach();
}

/** Opens a panel over the table, sees it, and closes it. */
async function within(table: Table, open: () => Promise<void>, see: () => Promise<void>): Promise<void> {
  await open();
  await table.dialog.waitFor();
  await table.dialog.getByText("One moment").waitFor({ state: "detached" });
  await see();
  await table.page.keyboard.press("Escape");
  await table.dialog.waitFor({ state: "detached" });
}

/** A panel over the table, from that part of it on, by every light. */
function lookInto(table: Table, name: string, open: () => Promise<void>, from?: string): Promise<void> {
  return within(table, open, () => look(table, name, "phone", from));
}

/** The same by night. */
function glanceInto(table: Table, name: string, open: () => Promise<void>, from?: string): Promise<void> {
  return within(table, open, () => glance(table, name, from));
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
  const fromMenu = (name: string) => () => table.openFromMenu(name);
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

test("screens of words on the way", async ({ table, page }) => {
  await table.open("29", "relaxed");
  await table.press("Play");
  await page.getByTestId("speech").waitFor();
  await glance(table, "speech");

  await table.open();
  await table.at("bidding");
  await glanceInto(table, "statistics-empty", () => table.openFromMenu("Statistics"));
  await table.bid();
  while ((await table.dimmed.count()) === 0) await table.play();
  await page.evaluate(() => {
    document.documentElement.dataset.mirror = "true";
  });
  await glance(table, "left-handed");
  await page.evaluate(() => {
    delete document.documentElement.dataset.mirror;
  });
  await table.keepNotices();
  await table.tapCard(table.dimmed.first());
  await table.notice.waitFor();
  await glance(table, "refused");

  while ((await table.at("play", "hand_over")) === "play") await table.play();
  await table.openSheet();
  await table.tap(table.dialog.locator("[data-line] .rule").first());
  await page.getByRole("searchbox").waitFor();
  await glance(table, "clause", "[id='rule-4.1']");
});

test("screens of a claim", async ({ table, page }) => {
  await table.start("6");
  await table.bid();
  const claim = page.getByTestId("claim");
  while ((await claim.count()) === 0) await table.play();
  await glance(table, "claim");
});

test("screens of the leaderboard", async ({ table, page }) => {
  await table.start("29");
  for (const [name, seed] of [
    ["Rowan", "1"],
    ["Juniper", "2"],
  ] as const) {
    await keepInstead(page, kWon.replace('1"]\n[South', `${seed}"]\n[South`));
    await page.reload();
    await table.at("match_over");
    await table.press("Post your score");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    if (name === "Rowan") await glance(table, "posting");
    await table.press("Post it");
    await table.dialog.getByText(`by ${name}`).waitFor();
    await table.press("Close");
  }
  await glanceInto(table, "leaderboard", () => table.openFromMenu("Leaderboard"));
});

test("screens of rarer bids", async ({ table, page }) => {
  const { settings } = table;
  await table.startBy("larch-hollow", "4", async () => {
    for (const summary of await settings.locator("summary").all()) await table.tap(summary);
    await table.pick("Sides", "Cutthroat");
    await table.tap(table.toggle("Board of 4"));
    await page.getByRole("alert").waitFor();
    await glance(table, "settings-refused", ":has(> [role=alert])");
    await table.pick("Sides", "Teams");
    await glance(table, "settings-bidding", "summary:has-text('Bidding')");
    await table.pick("Pack", "54 cards, two left over");
    await table.pick("Raises", "To any number");
  });
  await table.bid();
  await glance(table, "raise");
  await table.confirmBid();
  await glance(table, "lay-off");
});

test("screens of blind numbers", async ({ table }) => {
  await table.startBy("24-7", "4", async () => {
    await table.unfold("Bidding");
    await table.pick("Blind bids from", "5");
  });
  await glance(table, "blind-numbers");
});

test("screens of trouble", async ({ table, page, context }) => {
  await table.start("29");
  const second = new Table(await context.newPage());
  await second.open("29");
  await second.button("Play here").waitFor();
  await glance(second, "another-tab");
  await second.page.close();

  await keepInstead(page, "potting compost");
  await page.reload();
  await table.button("Download it").waitFor();
  await glance(table, "set-aside");

  await beforeTheWorker(page, "delete IDBFactory.prototype.open;");
  await table.start("29");
  await glance(table, "not-kept");
  const [bench] = page.workers();
  await bench?.evaluate(() => self.close()).catch(() => {});
  await table.button("Open the table again").waitFor();
  await glance(table, "table-lost");
});
