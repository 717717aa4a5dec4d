// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Ways through all screens, each of them looked at, and what a finger would find wrong there.
import { keepGames, keepInstead, overBy } from "./kept";
import { expect, type Table } from "./table";

export const kSeed = "29";
const kFinger = 44;
const kStrip = 24;

/** What a finger would find wrong on this screen: buttons that are small, hidden, covered or beyond the edge. */
export function troubleForFingers(table: Table): Promise<string[]> {
  return table.page.evaluate(
    ({ finger, strip }) => {
      const problems: string[] = [];
      const { clientWidth, scrollWidth } = document.documentElement;
      const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
      const kTapped = "button, summary, .segment, .switch, input[type=number]";
      const topmost = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(kTapped);
      for (const button of over.querySelectorAll<HTMLElement>(kTapped)) {
        if (!button.checkVisibility()) continue;
        const name = button.ariaLabel ?? button.textContent;
        button.scrollIntoView({ block: "nearest" });
        const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
        // A page is scrolled by whole pixels.
        if (left < 0 || top < -1 || right > clientWidth || bottom > innerHeight + 1)
          problems.push(`${name}: beyond the edge`);
        if (button.dataset.held) {
          const pixels = (length: number) => Array.from({ length: Math.floor(length) }, (_, i) => i + 0.5);
          const seen = (x: number, y: number) => topmost(left + x, top + y) === button;
          const wide = pixels(width).filter((x) => seen(x, strip / 2)).length;
          const high = pixels(height).filter((y) => seen(strip / 4, y)).length;
          if (wide < strip || high < strip) problems.push(`${name}: ${wide} x ${high} seen`);
          if (!seen(strip / 2, strip / 2)) problems.push(`${name}: index covered`);
        } else {
          if (height < finger || width < finger) problems.push(`${name}: ${width} x ${height}`);
          // The result of a hand may lie over the slate, which has the same figures.
          const under = button.matches(".slate") && document.querySelector(".ending");
          if (!under && topmost((left + right) / 2, (top + bottom) / 2) !== button)
            problems.push(`${name}: covered`);
        }
      }
      for (const [below, above] of [
        [".person:not(.person-south) > .label", ".bid, .hint"],
        [".slate", ".bid, .hint, .tool"],
      ] as const) {
        for (const part of over.querySelectorAll(below)) {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          for (const other of document.querySelectorAll<HTMLElement>(above)) {
            const box = other.getBoundingClientRect();
            if (box.top < bottom && box.bottom > top && box.left < right && box.right > left)
              problems.push(`${part.textContent}: covered by ${other.className}`);
          }
        }
      }
      for (const part of document.querySelectorAll(".panel, .label-mark")) {
        const { left, right } = part.getBoundingClientRect();
        if (left < 0 || right > clientWidth) problems.push(`${part.textContent}: beyond the edge`);
      }
      if (scrollWidth > clientWidth) problems.push("scrolls sideways");
      return problems;
    },
    { finger: kFinger, strip: kStrip },
  );
}

type Look = (screen: string) => Promise<void>;

/** Every kind of screen of a match's first hand, one after the other. */
export async function screens(table: Table, look: Look): Promise<void> {
  await table.open(kSeed);
  await table.button("Play").waitFor();
  await look("start");
  await table.press("Play");
  await table.at("bidding");
  await look("bidding");
  await table.tap(table.page.getByTestId("why"));
  await look("the reasons for a bid");
  await table.bid();
  await look("play");
  await table.play();
  // One of the middle, below your label.
  await table.tapCard(table.playable.nth(Math.floor((await table.playable.count()) / 2)));
  await table.settle();
  await look("a card picked up");
  await table.page.keyboard.press("Escape");
  await table.press("Hint");
  await table.hint.waitFor();
  await table.settle();
  await look("a hint");
  await table.page.keyboard.press("Escape");
}

/** The panels over a table, the books with two games in them. */
async function panels(table: Table, look: Look): Promise<void> {
  const { page } = table;
  await keepGames(page, [overBy("N"), overBy("W")]);
  const fromMenu = (name: string) => () => table.openFromMenu(name);
  const panel = async (name: string, open: () => Promise<void>, within = ".dialog-body", close = "Close") => {
    await open();
    await table.dialog.locator(within).waitFor();
    await look(name);
    await table.press(close);
    await expect(table.dialog).toHaveCount(0);
  };
  await panel("Menu", () => table.press("Menu"));
  await panel("Last trick", () => table.press("Last trick"));
  await panel("Scores", () => table.openSheet());
  const help = page.locator("[data-tool=help]");
  // On a phone the corner has no room for it.
  await panel("Help", async () => ((await help.isVisible()) ? table.tap(help) : fromMenu("Help")()), ".help");
  await panel("Paused", () => table.tap(page.locator("[data-tool=pause]")), ".dialog-body", "Go on");
  await panel("The hand so far", fromMenu("The hand so far"), ".log");
  await panel("Rules", fromMenu("Rules"), "[type=search]");
  await panel("How to play well", fromMenu("How to play well"), "[type=search]");
  await panel("Statistics", fromMenu("Statistics"), ".ledger:first-child");
  await panel("Games", fromMenu("Games"), ".keeping");
  const replay = async () => {
    await fromMenu("Games")();
    await table.tap(table.dialog.locator(".game").first());
  };
  await panel("Replay", replay, "[data-testid=replay-place]");
  await panel("New game", fromMenu("New game"));
}

async function refusal(table: Table, look: Look): Promise<void> {
  while ((await table.dimmed.count()) === 0) await table.play();
  await table.keepNotices();
  await table.tapCard(table.dimmed.first());
  await table.notice.waitFor();
  await look("a card refused");
}

/** The end of a hand, the sheet with its lines, the rule behind one; and the end of a match. */
async function ending(table: Table, look: Look): Promise<void> {
  const { page } = table;
  while ((await table.at("play", "hand_over")) === "play") await table.play();
  await look("hand result");
  await table.openSheet();
  await expect(table.dialog).toBeVisible();
  await look("score sheet");
  await table.tap(table.dialog.locator("[data-line] .rule").first());
  await page.getByRole("searchbox").waitFor();
  await look("a clause");
  await keepInstead(page, overBy("N"));
  await page.reload();
  await table.at("match_over");
  await look("match over");
}

/** Settings with all of it open, a refusal in it, and every panel that some rules bring to the table. */
export async function panelsOfRules(table: Table, look: Look): Promise<void> {
  const { page, settings } = table;
  // You deal its first hand.
  await table.startBy("24-7", "4", async () => {
    await look("settings");
    for (const summary of await settings.locator("summary").all()) await table.tap(summary);
    await table.pick("Sides", "Cutthroat");
    await table.tap(table.toggle("Board of 4"));
    await page.getByRole("alert").waitFor();
    await look("all settings");
    await table.pick("Sides", "Teams");
    await table.pick("Cards passed for blind nil", "2");
  });
  await look("blind offer");
  expect(await table.bidBlindNil()).toBe("exchange");
  await table.tapCard(table.cards.nth(3));
  await look("exchange");
  await table.press("Hint");
  await table.hint.waitFor();
  await look("the reasons for an exchange");
  expect(await table.give()).toBe("play");
  await look("cards received");

  const restart = async (preset: string, change = async () => {}) => {
    await table.press("Menu");
    await table.openSettings();
    await table.take(preset);
    await change();
    await table.tap(page.getByTestId("play-rules"));
    await table.tap(page.getByTestId("start-new"));
    return table.turn();
  };
  await restart("larch-hollow", async () => {
    await look("settings beside a match");
    await table.unfold("Table and cards");
    await table.pick("Pack", "54 cards, two left over");
    await table.unfold("Bidding");
    await table.pick("Raises", "To any number");
  });
  expect(await table.bid()).toBe("raising");
  await look("raising");
  expect(await table.confirmBid()).toBe("discard");
  await look("cards to lay off");

  await restart("24-7", async () => {
    await table.unfold("Bidding");
    await table.pick("Blind bids from", "5");
  });
  await look("blind numbers");

  await restart("arena13-cutthroat");
  await look("bidding alone");
  await table.bid();
  await table.play();
  await look("play alone");
  await table.finishHand();
  await look("hand result alone");
  await table.openSheet();
  await look("score sheet alone");
}

/** Every kind of screen of the classic game, one after the other. */
export async function everyScreen(table: Table, look: Look): Promise<void> {
  await screens(table, look);
  await panels(table, look);
  await refusal(table, look);
  await ending(table, look);
}
