// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// ./run as people use it, with everything built: it starts at once, serves the page, and stops cleanly.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";

const run = join(import.meta.dirname, "../../run");

/** A port that nobody uses now. */
async function free_port() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

let port;
let page;
let served;
let spoken = "";

before(async () => {
  port = await free_port();
  page = `http://127.0.0.1:${port}/`;
  served = spawn(run, ["--port", String(port)], { stdio: ["ignore", "pipe", "pipe"] });
  const said = new Promise((resolve, reject) => {
    for (const stream of [served.stdout, served.stderr]) {
      stream.on("data", (data) => {
        spoken += data;
        if (spoken.includes(`127.0.0.1:${port}`)) resolve();
      });
    }
    served.on("exit", (code) => reject(new Error(`./run ended with ${code}: ${spoken}`)));
  });
  await said;
});
after(() => served.kill("SIGKILL"));

test("a second run installs and builds nothing, and says only where it serves", () => {
  assert.equal(spoken.trim().split("\n").length, 1, spoken);
});

test("it serves the page and its script", async () => {
  const response = await fetch(page);
  assert.equal(response.status, 200);
  assert.match(response.headers.get("content-type"), /^text\/html/);
  assert.match(response.headers.get("content-security-policy"), /default-src 'self'/);
  const script = (await response.text()).match(/src="([^"]+\.js)"/);
  assert.ok(script, "the page names a script");
  assert.match((await fetch(new URL(script[1], page))).headers.get("content-type"), /javascript/);
});

test("a taken port is refused in words", () => {
  const { status, stderr } = spawnSync(run, ["--port", String(port)], { encoding: "utf8" });
  assert.equal(status, 2, stderr);
  assert.match(stderr, new RegExp(`${port}`));
});

test("other words go to larch, whose results alone reach standard output", () => {
  const { status, stdout } = spawnSync(run, ["simulate", "--games", "2", "--seed", "1", "--json"], {
    encoding: "utf8",
  });
  assert.equal(status, 0);
  const { hands, seconds, hands_per_second } = JSON.parse(stdout.trim().split("\n").at(-1));
  assert.ok(hands > 2 && seconds > 0 && hands_per_second > 0);
});

test("SIGTERM stops it cleanly", async () => {
  served.kill("SIGTERM");
  assert.deepEqual(await once(served, "exit"), [0, null]);
});
