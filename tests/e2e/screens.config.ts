// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Takes docs/screens/ anew: ./run e2e -c ../tests/e2e/screens.config.ts
import base from "./playwright.config";

export default {
  ...base,
  testMatch: "screens.ts",
  timeout: 300_000,
  projects: [{ name: "screens" }],
};
