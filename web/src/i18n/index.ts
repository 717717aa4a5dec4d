// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The language of the page: one value, which everything a person reads or hears goes by.
import { en } from "./en";

export type Words = typeof en;

export interface Language {
  /** As in BCP 47: "en-GB". */
  code: string;
  dir: "ltr" | "rtl";
  words: Words;
}

const english: Language = { code: "en-GB", dir: "ltr", words: en };

/** The words of the language that is spoken; short, since it stands before every phrase. */
export let t: Words = english.words;

/** Speaks another language from the next drawing on. */
export function speak({ code, dir, words }: Language): void {
  t = words;
  document.documentElement.lang = code;
  document.documentElement.dir = dir;
}
