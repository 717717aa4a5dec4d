// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

/** Keys, names and cards that the program itself goes by; everything else is read by somebody. */
const kNoWords = ["axes", "presets", "rules"];

/** A catalogue in which every letter of every phrase is another one. */
export function pseudo<T>(words: T, key = ""): T {
  if (key === "cards" || (kNoWords.includes(key) && typeof words !== "string")) return words;
  if (typeof words === "string") return words.replace(/[A-Za-z]/g, (letter) => strange(letter)) as T;
  if (typeof words === "function") return ((...args: unknown[]) => pseudo(words(...args))) as T;
  if (Array.isArray(words)) return words.map((word) => pseudo(word)) as T;
  if (words === null || typeof words !== "object") return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, pseudo(word, name)])) as T;
}

/** The same letter of another alphabet. */
function strange(letter: string): string {
  const at = letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
  return String.fromCharCode((letter < "a" ? 0x410 : 0x430) + at);
}
