// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The built page as the real server hands it out; `./run e2e` builds both first. In Debian's Chromium, or the
// browser whose path CHROMIUM holds.
import { join } from "node:path";
import { defineConfig, type PlaywrightTestProject } from "@playwright/test";

const kRoot = join(__dirname, "../..");
const kServer = "http://127.0.0.1:8137";

/** A test tagged @two runs on a phone and on a desktop, as whole matches do; one tagged @once needs no size but its own. */
const kSizes: PlaywrightTestProject[] = [
  {
    name: "phone",
    grepInvert: /@once/,
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  {
    name: "phone-sideways",
    grepInvert: /@once|@two/,
    use: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  },
  {
    name: "tablet",
    grepInvert: /@once|@two/,
    use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  },
  { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
];

export default defineConfig({
  testDir: __dirname,
  outputDir: join(kRoot, "build/e2e"),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // On a machine shared with others a browser now and then misses its time; the list names such a test as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: kServer,
    actionTimeout: 20_000,
    // But for the test of it, nothing comes from a service worker.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
  },
  projects: kSizes,
  webServer: {
    command: "build/release/larch serve --port 8137 --root web/dist",
    cwd: kRoot,
    url: kServer,
    reuseExistingServer: false,
  },
});
