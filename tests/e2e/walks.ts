// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Ways through all screens, each of them looked at, and what a finger would find wrong there.
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
      const over = document.querySelector("dialog[open]") ?? document;
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
      for (const panel of document.querySelectorAll(".panel")) {
        const { left, right } = panel.getBoundingClientRect();
        if (left < 0 || right > clientWidth) problems.push(`${panel.textContent}: beyond the edge`);
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

async function panels(table: Table, look: Look): Promise<void> {
  const open = {
    Menu: () => table.press("Menu"),
    "Last trick": () => table.press("Last trick"),
    Scores: () => table.openSheet(),
  };
  for (const [name, act] of Object.entries(open)) {
    await act();
    await expect(table.dialog).toBeVisible();
    await look(name);
    await table.press("Close");
    await expect(table.dialog).toHaveCount(0);
  }
  for (const name of ["The hand so far", "Rules", "How to play well", "New game"]) {
    await table.press("Menu");
    await table.press(name);
    await look(name);
    await table.press("Close");
    await expect(table.dialog).toHaveCount(0);
  }
}

/** The end of a hand, and the sheet with its lines. */
async function ending(table: Table, look: Look): Promise<void> {
  while ((await table.at("play", "hand_over")) === "play") await table.play();
  await look("hand result");
  await table.openSheet();
  await expect(table.dialog).toBeVisible();
  await look("score sheet");
}

/** Settings with all of it open, a refusal in it, and every panel that some rules bring to the table. */
export async function panelsOfRules(table: Table, look: Look): Promise<void> {
  const { page, settings } = table;
  const group = (name: string) => table.tap(settings.locator("summary", { hasText: name }));
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
    await group("Table and cards");
    await table.pick("Pack", "54 cards, two left over");
    await group("Bidding");
    await table.pick("Raises", "To any number");
  });
  expect(await table.bid()).toBe("raising");
  await look("raising");
  expect(await table.confirmBid()).toBe("discard");
  await look("cards to lay off");

  await restart("24-7", async () => {
    await group("Bidding");
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
  await ending(table, look);
}
