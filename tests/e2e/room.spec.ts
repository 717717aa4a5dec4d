// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Room for everything in every window: narrow and low ones, large text, longer words, either hand and direction.
import { expect, type Table, test } from "./table";
import { everyScreen, kSeed, panelsOfRules, troubleForFingers } from "./walks";

/** Width, height, and how large the text is. */
const kWindows: [number, number, string][] = [
  [280, 653, "100%"],
  [320, 480, "100%"],
  [320, 568, "100%"],
  [360, 640, "100%"],
  [360, 740, "200%"],
  [390, 844, "100%"],
  [568, 320, "100%"],
  [640, 340, "200%"],
  [640, 360, "100%"],
  [844, 390, "100%"],
  [1024, 500, "100%"],
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
    test.setTimeout(480_000);
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

test("the number selected stays in sight when the window changes", { tag: "@once" }, async ({
  table,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await table.start(kSeed);
  await table.press("13");
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(table.button("13")).toBeInViewport({ ratio: 0.9 });
});

/** Looks at words that are longer than ours by two fifths, as those of other languages are, and puts ours back. */
async function inLongerWords(table: Table, look: () => Promise<void>): Promise<void> {
  const ours = await table.page.evaluateHandle(() => {
    const words: [Text, string][] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node as Text;
      if (!/[a-z]{3}/.test(text.data) || text.parentElement?.closest(".unseen, style")) continue;
      words.push([text, text.data]);
      text.data += "n".repeat(Math.ceil(text.data.trim().length * 0.4));
    }
    return words;
  });
  await look();
  await ours.evaluate((words) => {
    for (const [text, word] of words) text.data = word;
  });
}

/** What is cut off on its own button or label. */
function clipped(table: Table): Promise<string[]> {
  return table.page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "button:not([data-held]):not([data-tool]), h2:not(.unseen), legend, .chip",
      ),
    ]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.textContent} is cut off`),
  );
}

test("longer words have room on every screen", { tag: "@once" }, async ({ table, page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await everyScreen(table, async (screen) => {
    await table.settle();
    await inLongerWords(table, async () => {
      expect.soft([...(await clipped(table)), ...(await troubleForFingers(table))], screen).toEqual([]);
    });
  });
});

for (const [what, turn] of [
  ["written from right to left", "document.documentElement.dir = 'rtl'"],
  ["for the left hand", "document.documentElement.dataset.mirror = 'true'"],
] as const) {
  test(`every button has room ${what}`, { tag: "@once" }, async ({ table, page }) => {
    test.setTimeout(240_000);
    await everyScreen(table, async (screen) => {
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
