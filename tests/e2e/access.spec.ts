// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// For every screen, eye and hand: axe, room for fingers, narrow windows, large text, calm and strong colours.
import { expect, type Table, test } from "./table";

const kSeed = "29";
const kFinger = 44;
const kStrip = 24;

/** What a finger would find wrong on this screen: buttons that are small, hidden, covered or beyond the edge. */
function troubleForFingers(table: Table): Promise<string[]> {
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
        if (left < 0 || top < 0 || right > clientWidth || bottom > innerHeight)
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
          // The result of a hand may lie over the slate, which has the same figures, and so may what can be put away.
          const under = button.matches(".slate") && document.querySelector(".ending, .why, .hint");
          if (!under && topmost((left + right) / 2, (top + bottom) / 2) !== button)
            problems.push(`${name}: covered`);
        }
      }
      if (scrollWidth > clientWidth) problems.push("scrolls sideways");
      return problems;
    },
    { finger: kFinger, strip: kStrip },
  );
}

/** Every kind of screen of a match's first hand, one after the other. */
async function screens(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
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

async function panels(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
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
async function ending(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  while ((await table.at("play", "hand_over")) === "play") await table.play();
  await look("hand result");
  await table.openSheet();
  await expect(table.dialog).toBeVisible();
  await look("score sheet");
}

/** Settings with all of it open, a refusal in it, and every panel that some rules bring to the table. */
async function panelsOfRules(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
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
async function everyScreen(table: Table, look: (screen: string) => Promise<void>): Promise<void> {
  await screens(table, look);
  await panels(table, look);
  await ending(table, look);
}

for (const [what, tag, walk] of [
  ["on any screen", [], everyScreen],
  ["in Settings and the panels of rules", ["@two"], panelsOfRules],
] as const) {
  test(`axe finds nothing ${what}, and every button has room`, { tag: [...tag] }, async ({ table }) => {
    test.setTimeout(180_000);
    await walk(table, async (screen) => {
      await test.step(screen, async () => {
        await table.settle();
        await table.expectAccessible();
        expect.soft(await troubleForFingers(table), screen).toEqual([]);
        await table.light("day");
        await table.expectReadable(`${screen} by day`);
        await table.light("plain");
        await table.expectReadable(`${screen}, plain`);
        expect.soft(await troubleForFingers(table), `${screen}, plain`).toEqual([]);
        await table.light("night");
      });
    });
  });
}

/** Width, height, and how large the text is. */
const kWindows: [number, number, string][] = [
  [320, 568, "100%"],
  [320, 740, "100%"],
  [360, 640, "100%"],
  [360, 740, "200%"],
  [390, 844, "100%"],
  [568, 320, "100%"],
  [844, 390, "100%"],
  [1024, 768, "100%"],
  [1440, 900, "200%"],
  [2560, 1440, "100%"],
];

for (const [what, walk] of [
  ["screen", everyScreen],
  ["panel of rules", panelsOfRules],
] as const) {
  test(`every button has room in every window, with large text too, on every ${what}`, {
    tag: "@once",
  }, async ({ table, page }) => {
    test.setTimeout(180_000);
    await walk(table, async (screen) => {
      for (const [width, height, text] of kWindows) {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        await table.settle();
        expect
          .soft(await troubleForFingers(table), `${screen}, ${width} x ${height}, text ${text}`)
          .toEqual([]);
      }
    });
  });
}

/** Words that are longer than ours by two fifths, as those of other languages are. */
function stretch(table: Table): Promise<void> {
  return table.page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node as Text;
      if (/[a-z]{3}/.test(text.data) && !text.parentElement?.closest(".unseen"))
        text.data += "n".repeat(Math.ceil(text.data.trim().length * 0.4));
    }
  });
}

/** What is cut off on its own button or label. */
function clipped(table: Table): Promise<string[]> {
  return table.page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "button:not([data-held]):not([data-tool]), h2:not(.unseen), legend",
      ),
    ]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.textContent} is cut off`),
  );
}

test("longer words have room before a match and in its panels", { tag: "@once" }, async ({ table, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const look = async (screen: string) => {
    await stretch(table);
    expect.soft([...(await clipped(table)), ...(await troubleForFingers(table))], screen).toEqual([]);
  };
  await table.open(kSeed);
  await table.button("Play").waitFor();
  await table.settle();
  await look("start");
  await table.start(kSeed);
  await table.press("Menu");
  await look("menu");
  await page.reload();
  await table.press("Menu");
  await table.press("How to play well");
  await page.getByRole("searchbox").waitFor();
  await look("how to play well");
});

for (const [what, turn] of [
  ["written from right to left", "document.documentElement.dir = 'rtl'"],
  ["for the left hand", "document.documentElement.dataset.mirror = 'true'"],
] as const) {
  test(`every button has room ${what}`, { tag: "@once" }, async ({ table, page }) => {
    test.setTimeout(120_000);
    await screens(table, async (screen) => {
      await page.evaluate(turn);
      for (const [width, height] of [
        [360, 740],
        [740, 360],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await table.settle();
        expect.soft(await troubleForFingers(table), `${screen}, ${width} x ${height}`).toEqual([]);
      }
    });
  });
}

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing moves", { tag: "@once" }, async ({ table, page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        document.documentElement.dataset.moved = "true";
        return animate.apply(this, how);
      };
    });
    await table.start(kSeed, "fast");
    await table.bid();
    await table.play();
    await expect(page.locator("html")).not.toHaveAttribute("data-moved");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });
  test("the cards stay cards, and the picked one is outlined", { tag: "@once" }, async ({ table, page }) => {
    await screens(table, async (screen) => {
      // axe does not see which colours are forced.
      await test.step(screen, () => table.expectAccessible("color-contrast"));
    });
    await table.tapCard(table.playable.first());
    const picked = page.locator('[data-held][aria-pressed="true"]');
    await expect(picked).toHaveCSS("outline-style", "solid");
    await expect(picked.locator(".card-face")).toHaveCSS("background-color", "rgb(251, 246, 234)");
    await expect(page.locator(".scenery")).toBeHidden();
  });
});
