// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// In every light text can be read, at 4.5 to 1, and marks be seen, at 3 to 1.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Tokens = Record<string, string>;

/** The tokens under a selector of tokens.css, over those of the night. */
function tokens(selector: string, under: Tokens = {}): Tokens {
  const sheet = readFileSync("src/art/tokens.css", "utf8");
  const block = sheet.split(`\n${selector} {`)[1]?.split("}")[0] ?? "";
  const found = [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
  return { ...under, ...Object.fromEntries(found) };
}

const night = tokens(":root");
const themes = {
  night,
  day: tokens('[data-theme="day"]', night),
  plain: tokens('[data-theme="plain"]', night),
};

/** Red, green, blue and how much of what lies below it hides. */
function paint(value: string, all: Tokens): number[] {
  const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (name) return paint(all[name] ?? "", all);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), Number(rgb[4]) / 100];
  const hex = value.length === 4 ? value.replace(/[^#]/g, "$&$&") : value;
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`no colour: ${value}`);
  return [...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)), 1];
}

function luminance(colour: number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((c) => {
    const part = c / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(over: string, ground: string[], all: Tokens): number {
  const below = ground
    .map((name) => paint(`var(--${name})`, all))
    .reduce((lower, [r = 0, g = 0, b = 0, a = 1]) =>
      [r, g, b].map((c, i) => c * a + (lower[i] ?? 0) * (1 - a)),
    );
  const [light = 0, dark = 0] = [luminance(below.slice(0, 3)), luminance(paint(`var(--${over})`, all))].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** What is read, and on what; the last lies on those before it. */
const kRead: [string, ...string[]][] = [
  ["ink", "paper"],
  ["ink", "paper-shade"],
  ["ink", "label"],
  ["ink", "tag"],
  ["tag-faint", "tag-off"],
  ["chalk", "slate"],
  ["lamp", "slate"],
  ["chalk", "oilcloth", "chip"],
  ["chalk", "oilcloth-lit", "chip"],
  ["lamp", "oilcloth", "chip"],
  ["lamp", "oilcloth-lit", "chip"],
  ["suit-red", "paper"],
];

describe.each(Object.entries(themes))("by %s", (_, all) => {
  it.each(kRead)("%s is readable on %s", (over, ...ground) => {
    expect(contrast(over, ground, all)).toBeGreaterThanOrEqual(4.5);
  });

  it("the four suits are readable in four colours", () => {
    const four = tokens('[data-deck="four"]', all);
    for (const suit of ["suit-s", "suit-h", "suit-d", "suit-c"]) {
      expect(contrast(suit, ["paper"], four), suit).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["oilcloth", "oilcloth-lit", "bench-front"])("what glows stands out from %s", (ground) => {
    expect(contrast("mark", [ground], all)).toBeGreaterThanOrEqual(3);
  });
});
