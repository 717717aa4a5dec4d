// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
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
  plugins: [manifestIcon, rulesPage],
  server: { fs: { allow: [".."] } },
  build: { target: "es2022", modulePreload: { polyfill: false }, reportCompressedSize: false },
  worker: { format: "es" },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
