// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What takes minutes and is not part of ./check: ./run e2e -c ../tests/e2e/endurance.config.ts
import base from "./playwright.config";

export default {
  ...base,
  testMatch: /(endurance|other_browsers|thread_time)\.ts/,
  timeout: 1_200_000,
  workers: 1,
  projects: [{ name: "endurance", use: { viewport: { width: 740, height: 360 } } }],
};
