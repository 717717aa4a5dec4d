// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kSigns } from "../scripts/letters.ts";

test("the letters have every sign that the words are written with", () => {
  const words = readdirSync("src/i18n").map((name) => readFileSync(`src/i18n/${name}`, "utf8"));
  const rules = readFileSync("../docs/rules.md", "utf8");
  const missing = new Set(
    [...words.join(""), ...rules].filter((sign) => sign !== "\n" && !kSigns.includes(sign)),
  );
  expect([...missing]).toEqual([]);
});
