// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A whole match with a screen reader: whoever plays it knows nothing but what that reads out, and does nothing but go on
// to the next thing and press what it stands on.
import { virtual } from "@guidepup/virtual-screen-reader";
import { act, cleanup } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import { heard } from "./heard";

const kHands = 2;

// Of what has just left the page the reader looks up the name there, as if it were a document.
Object.assign(Element.prototype, { getElementById: () => null });

afterEach(async () => {
  await virtual.stop();
  cleanup();
});

/** A reader at the start of the page. */
async function reader() {
  const { said, hear } = await heard({ preset: "quick", maxHands: kHands, claim: false });
  await virtual.start({ container: document.body });
  /** Reads on until something like that is read out, once around the page at most. */
  const find = async (what: RegExp): Promise<string> => {
    for (let ends = 0; ends < 2; ) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (what.test(phrase)) return phrase;
      if (phrase === "end of document") ends++;
    }
    throw new Error(`nothing reads ${what}`);
  };
  const press = async (): Promise<void> => {
    await act(() => virtual.act());
    await hear();
  };
  return {
    find,
    press,
    /** Finds something and presses it. */
    async pressOn(what: RegExp): Promise<string> {
      const phrase = await find(what);
      await press();
      return phrase;
    },
    /** Everything from here to the end of something, as it is read out. */
    async read(end: string): Promise<string[]> {
      const from = (await virtual.spokenPhraseLog()).length;
      await find(new RegExp(`^${end}$`));
      return (await virtual.spokenPhraseLog()).slice(from);
    },
    /** What was announced last. */
    announced: () => said.at(-1) ?? "",
    /** All that was read or announced so far. */
    log: () => virtual.spokenPhraseLog(),
  };
}

const kCard = /^button, (\w+ of \w+), not disabled, not pressed/;

it("a match is played to its end by what a screen reader says", { timeout: 120_000 }, async () => {
  const { read, find, press, pressOn, announced, log } = await reader();
  await pressOn(/^button, Play$/);
  for (let turns = 0; !/ the match\.$/.test(announced()); turns++) {
    expect(turns).toBeLessThan(15 * kHands);
    if (/ Your bid\.$/.test(announced())) {
      const [bid] = /\d+|nil$/.exec(await pressOn(/^button, Suggested: /)) ?? [];
      await pressOn(new RegExp(`^button, Bid ${bid}$`));
    } else if (/ Your (lead|turn)\.$/.test(announced())) {
      const [, card] = kCard.exec(await pressOn(kCard)) ?? [];
      expect(announced()).toBe(`${card} picked up.`);
      await press();
    } else {
      await pressOn(/^button, Next hand$/);
    }
  }

  const told = (await log()).filter((phrase) => phrase.startsWith("polite: ")).join(" ");
  const times = (what: RegExp) => [...told.matchAll(what)].length;
  for (let hand = 1; hand <= kHands; hand++)
    expect(told).toMatch(new RegExp(`Hand ${hand}\\. \\w+ deals?\\.`));
  for (const who of ["You bid", "Cornelius bids", "Constance bids", "Agatha bids"])
    expect(times(new RegExp(`${who} (\\d+|nil)\\.`, "g")), who).toBe(kHands);
  expect(times(/\w+: \w+ of \w+\./g)).toBe(52 * kHands);
  for (let trick = 1; trick <= 13; trick++)
    expect(
      times(new RegExp(`\\w+ wins? trick ${trick}\\. We have \\d+ of \\d+, they have \\d+ of \\d+\\.`, "g")),
    ).toBe(kHands);
  const [, we, they] =
    /Hand 2 is over\. We have (\S+), they have (\S+)\. .* wins? the match\.$/.exec(told) ?? [];
  expect(told).toContain(" Spades are broken.");

  await pressOn(/Open the score sheet\.$/);
  await find(/^dialog, Score sheet$/);
  const sheet = await read("end of dialog, Score sheet");
  expect(sheet).toContain("heading, Score sheet, level 2");
  for (const column of ["For", "Points", "Bags"]) expect(sheet).toContain(`columnheader, ${column}`);
  for (let hand = 1; hand <= kHands; hand++)
    expect(sheet).toContain(`rowheader, Hand ${hand}, column span 3`);
  const lines = sheet.filter((phrase) =>
    /^row, Contract of \d+ (made|missed).* rule 4\.1 [+−]\d+/.test(phrase),
  );
  expect(lines).toHaveLength(2 * kHands);
  // The last hand comes first, and there your side.
  const totals = sheet.flatMap((phrase, i) => (/^row, Score /.test(phrase) ? [sheet[i + 2]] : []));
  expect(totals.slice(0, 2)).toEqual([`cell, ${we}`, `cell, ${they}`]);
  expect(totals).toHaveLength(2 * kHands);

  await pressOn(/^button, Close$/);
  await pressOn(/^button, New game$/);
  expect(announced()).toMatch(/^A new match\. Hand 1\. .* Your bid\.$/);
});
