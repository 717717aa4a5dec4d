// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// The arena: its report, that it can be repeated, and how it stops.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { larch, presets, refuses } from "./larch.mjs";

const folder = mkdtempSync(join(tmpdir(), "larch-match-"));

function figures(args) {
  const { status, out, err } = larch(["match", ...args, "--json"]);
  assert.equal(status, 0, err);
  assert.equal(out.split("\n").length, 2, "one line");
  return JSON.parse(out);
}

/** The figures but for the times, which no two runs share. */
function lasting(found) {
  const { seconds, a_mean_ms, a_p99_ms, b_mean_ms, b_p99_ms, ...rest } = found;
  return rest;
}

test("match --json ends in one line with the result, its interval and the times", () => {
  const found = figures(["baseline", "random", "--pairs", "10", "--seed", "7"]);
  assert.equal(found.pairs, 10);
  assert.equal(found.a_wins, 20);
  assert.equal(found.b_wins, 0);
  assert.equal(found.win_rate, 1);
  const [low, high] = found.ci95;
  assert.ok(low > 0.5 && low < 1, `${low}`);
  assert.equal(high, 1);
  assert.ok(found.mean_margin > 500);
  for (const key of ["a_mean_ms", "a_p99_ms", "b_mean_ms", "b_p99_ms"]) assert.ok(found[key] > 0, key);
  assert.ok(found.a_p99_ms >= found.a_mean_ms);
  assert.ok(found.a.mean_bid > 1 && found.a.mean_bid < 4);
  assert.ok(found.a.contracts_made > found.b.contracts_made);
});

test("the same seed gives the same figures with any number of threads, another seed others", () => {
  const run = (...args) => lasting(figures(["random", "baseline", "--pairs", "12", ...args]));
  const once = run("--seed", "5", "--threads", "1");
  assert.deepEqual(run("--seed", "5", "--threads", "1"), once);
  assert.deepEqual(run("--seed", "5", "--threads", "7"), once);
  assert.notEqual(run("--seed", "6").digest, once.digest);
});

test("a player against itself wins every other match, under every preset", () => {
  for (const rules of presets()) {
    const found = figures(["baseline", "baseline", "--pairs", "2", "--rules", rules]);
    assert.deepEqual([rules, found.a_wins, found.b_wins, found.mean_margin], [rules, 2, 2, 0]);
    assert.equal(found.win_rate, 0.5);
  }
});

test("a sequential test stops early, at the same pair with any number of threads", () => {
  const run = (threads) =>
    figures(["baseline", "random", "--pairs", "5000", "--sprt", "0.5:0.6", "--threads", threads]);
  const found = run("1");
  assert.ok(found.pairs < 100);
  assert.equal(found.sprt.accepted, 0.6);
  assert.deepEqual(lasting(run("5")), lasting(found));
  const undecided = figures(["baseline", "baseline", "--pairs", "3", "--sprt", "0.5:0.6"]);
  assert.equal(undecided.sprt.accepted, null);
  assert.equal(undecided.pairs, 3);
});

test("the table is for people", () => {
  const { status, out } = larch(["match", "baseline", "random", "--pairs", "40", "--sprt", "0.5:0.6"]);
  assert.equal(status, 0);
  assert.match(out, /^A is baseline, B is random; the rules are larch-hollow\.\n/);
  assert.match(out, /^\d+ pairs: A wins 100\.0 % \(95 % from \d+\.\d to 100\.0\)$/m);
  assert.match(out, /^The test stopped: A's win rate is 0\.6 rather than 0\.5 /m);
  for (const line of ["mean bid", "nils made", "contracts made", "bags a hand", "99 of 100 within"])
    assert.match(out, new RegExp(`^${line} `, "m"));
});

test("--save keeps the records, and they replay", () => {
  figures(["baseline", "random", "--pairs", "2", "--save", folder]);
  const files = readdirSync(folder).sort();
  assert.deepEqual(files, ["match-1a.pbn", "match-1b.pbn", "match-2a.pbn", "match-2b.pbn"]);
  for (const file of files) assert.equal(larch(["replay", "--quiet", join(folder, file)]).status, 0);
});

test("a file of weights plays as the level it is for", () => {
  const file = join(folder, "weights.json");
  writeFileSync(file, larch(["tune", "--rounds", "0", "--weights", "shipped"]).out);
  const same = figures(["medium", file, "--pairs", "3"]);
  assert.deepEqual([same.a_wins, same.b_wins], [3, 3]);
  assert.equal(figures(["random", `easy:${file}`]).digest, figures(["random", "easy"]).digest);
  writeFileSync(file, "{}");
  refuses(["match", "medium", file], /weights\.json: \w+: is missing/);
  refuses(["match", "medium", join(folder, "none.json")], /none\.json: No such file/);
});

test("wrong arguments are refused with a reason", () => {
  refuses(["match"], /A|required/);
  refuses(["match", "baseline"], /B|required/);
  refuses(["match", "baseline", "genius"], /"genius": .*baseline.*random.*cmd:/);
  refuses(["match", "hard:loud", "random"], /"hard:loud": .*"loud".*nil-happy.*FILE\.json/);
  for (const level of ["baseline", "easy", "medium"])
    refuses(["match", `${level}:bold`, "random"], /"\w+:bold": styles are for .* hard and above/);
  refuses(["match", `baseline:${join(folder, "none.json")}`, "random"], /the baseline plays by no weights/);
  refuses(["match", "baseline", "random", "--alpha", "0.1"], /--alpha.*--sprt/);
  refuses(["match", "baseline", "random", "--pairs", "0"], /pairs/);
  refuses(["match", "baseline", "random", "--rules", "whist"], /whist/);
  refuses(["match", "baseline", "random", "--seed", "pickle"], /pickle/);
  for (const bounds of ["0.5", "0.6:0.5", "0:0.5", "0.5:1", "a:b", "0.5:0.6:0.7", "nan:0.6"])
    refuses(["match", "baseline", "random", "--sprt", bounds], /--sprt: .*0\.5:0\.55/);
  refuses(["match", "baseline", "random", "--save", join(folder, "nowhere")], /nowhere/);
});
