// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Makes the letters of the page: of the packaged font what English is written with, in the weights that the page uses. It
// is a third of the whole, which on a slow network would come long after everything else that the first picture needs.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const kFont =
  "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const kLetters = "src/styles/letters.woff2";

/** From the space to the tilde, and what stands in the catalogues beside. */
const kAscii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join("");
export const kSigns = `${kAscii}\u00A0£«·»½×é\u2010\u2011‒–—‘’‚‛“”…‹›−`;
/** Names in the font that say whose it is and under which licence. */
const kRights = [0, 13, 14];

export const letters: Plugin = {
  name: "letters",
  async buildStart() {
    const part = await subsetFont(readFileSync(kFont), kSigns, {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 700 } },
      preserveNameIds: kRights,
    });
    writeFileSync(kLetters, part);
  },
};
