// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The language of the page: one value, which everything a person reads or hears goes by.
import { en } from "./en";

type Code = "en-GB";

/** What is spoken, as in BCP 47. Another language is a file beside each English one, and a line where those are named. */
export const kLanguage: Code = "en-GB";

/** Which way it is written. */
export const kDirection: "ltr" | "rtl" = spoken({ "en-GB": "ltr" });

/** A part of the catalogue, in the language that is spoken. */
export function spoken<T>(languages: Record<Code, T>): T {
  return languages[kLanguage];
}

export type Words = typeof en;
/** What somebody at the table may have a word for. */
export type Occasion = Parameters<Words["talk"]>[0];

/** The words of the table; a short name, since it stands before every phrase. */
export const t: Words = spoken({ "en-GB": en });
