// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// Tuning: that it can be repeated, and that its weights are read again.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { larch, refuses } from "./larch.mjs";

const folder = mkdtempSync(join(tmpdir(), "larch-tune-"));
const little = ["--rounds", "1", "--deals", "50", "--climbs", "1"];

function tuned(...args) {
  const { status, out, err } = larch(["tune", ...little, ...args]);
  assert.equal(status, 0, err);
  assert.match(
    err,
    /^Round 1: [+-]\d+\.\d\d points a hand \(within \d+\.\d\d\), \d changes of bids kept\.$/m,
  );
  return out;
}

test("tune prints weights, the same on any number of threads", () => {
  const out = tuned("--threads", "1");
  assert.ok(JSON.parse(out).play.length > 1000);
  assert.equal(tuned("--threads", "3"), out);
});

test("tune goes on from a file, and writes what the program reads", () => {
  const file = join(folder, "weights.json");
  writeFileSync(file, tuned());
  const written = join(folder, "weights.inc");
  assert.equal(tuned("--weights", file, "--write", written), "");
  const text = readFileSync(written, "utf8");
  const command = `larch tune ${little.join(" ")} --seed 1 --rules 'larch-hollow' --weights '${file}'`;
  assert.ok(text.includes(`\n// ${command}\n`), text.slice(0, 500));
  const lists = text.match(/\{[^{}]*\}/g).map((list) => list.match(/-?\d+/g).map(Number));
  assert.deepEqual(lists, Object.values(JSON.parse(tuned("--weights", file))));
});

test("what tune writes says under which rules it was tuned, as the command takes them", () => {
  const written = join(folder, "alone.inc");
  tuned("--rules", "solo target=300", "--write", written);
  const header = readFileSync(written, "utf8").split("\n")[2];
  assert.equal(header, `// larch tune ${little.join(" ")} --seed 1 --rules 'solo target=300'`);
});

test("without rounds tune prints the weights that it would start from", () => {
  const start = (...args) => JSON.parse(larch(["tune", "--rounds", "0", ...args]).out);
  assert.ok(start().play.every((weight) => weight === 0));
  assert.ok(start("--weights", "shipped").play.some((weight) => weight !== 0));
});

test("wrong arguments are refused with a reason", () => {
  refuses(["tune", "--rounds", "-1"], /rounds/);
  refuses(["tune", "--rules", "whist"], /whist/);
  refuses(["tune", "--weights", join(folder, "none.json")], /none\.json: No such file/);
});
