// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { letters } from "./scripts/letters.ts";
import { offline } from "./scripts/offline.ts";
import { prerender } from "./scripts/prerender.ts";
import { rulesPage } from "./scripts/rules_page.ts";

/** The manifest names its icon by a fixed path, so the drawing goes there as well. */
const manifestIcon = {
  name: "manifest-icon",
  apply: "build" as const,
  generateBundle(this: { emitFile(file: object): string }) {
    this.emitFile({ type: "asset", fileName: "icon.svg", source: readFileSync("src/art/icon.svg") });
  },
};

export default defineConfig({
  base: "./",
  plugins: [manifestIcon, letters, rulesPage, prerender, offline],
  server: { fs: { allow: [".."] } },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      // Nobody asked how long each part of the build took.
      checks: { pluginTimings: false },
      // A service worker keeps its address.
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
