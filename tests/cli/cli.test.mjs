// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// The larch command as scripts and people use it: outputs, exit codes, and clear words for wrong input.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { larch, presets, refuses, root } from "./larch.mjs";

const golden = join(root, "tests/golden/baseline-1.pbn");
const folder = mkdtempSync(join(tmpdir(), "larch-cli-"));

test("--help is there for the program and for every command, and is no error", () => {
  const { status, out } = larch(["--help"]);
  assert.equal(status, 0);
  for (const command of [
    "serve",
    "play",
    "simulate",
    "match",
    "replay",
    "score",
    "rules",
    "perft",
    "bench",
    "schema",
  ]) {
    assert.match(out, new RegExp(`\\b${command}\\b`));
    const help = larch([command, "--help"]);
    assert.equal(help.status, 0, command);
    assert.match(help.out, /Usage|OPTIONS/);
  }
});

test("wrong arguments are refused with a reason and exit code 2", () => {
  refuses([], /^larch: a command is missing/);
  refuses(["dance"], /^larch: there is no command "dance"/);
  refuses(["rules", "dance"], /^larch: there is no command "dance"/);
  refuses(["play", "dance"], /^larch: "dance" was not expected/);
  refuses(["play", "--dance"], /^larch: there is no option "--dance"/);
  refuses(["simulate"], /--games N/);
  refuses(["simulate", "--games", "two"], /--games|two/);
  refuses(["simulate", "--games", "-1"], /--games|-1/);
  refuses(["simulate", "--records", "-1"], /--records|-1/);
  refuses(["simulate", "--hands", "5"], /--random/);
  refuses(["simulate", "--games", "1", "--hands", "5", "--random"], /name one of/);
  refuses(["simulate", "--games", "1", "--seed", "pickle"], /pickle/);
  refuses(["simulate", "--games", "1", "--seed", "z".repeat(64)], /--seed: /);
  refuses(["simulate", "--games", "1", "--level", "genius"], /baseline/);
  refuses(["simulate", "--games", "1", "--rules", "whist"], /whist/);
  refuses(["simulate", "--games", "1", "--rules", "larch-hollow bagLimit=-1"], /bagLimit/);
  refuses(["simulate", "--games", "1", "--rules", '{"bagLimitt":5}'], /bagLimitt/);
  refuses(["simulate", "--games", "1", "--save", join(folder, "nowhere")], /nowhere/);
  refuses(["simulate", "--games", "1", "--save", ""], /no folder/);
  refuses(["simulate", "--games", "1", "--random-rules", "5"], /--random-rules: it goes with/);
  refuses(["simulate", "--hands", "5", "--random-rules", "0"], /random-rules/);
  refuses(["simulate", "--hidden", "5", "--bot-hands", "5"], /name one of/);
  refuses(["simulate", "--hidden", "5", "--decisions", "6"], /--decisions: there are no more/);
  refuses(["simulate", "--games", "5", "--decisions", "5"], /hidden/);
  refuses(["simulate", "--hands", "5", "--random-rules", "2", "--rules", "solo"], /--rules/);
  refuses(["equity", "--random-rules", "2", "--rules", "solo"], /--rules/);
  refuses(["equity", "--random-rules", "2", "--sampled", "9"], /--sampled/);
  refuses(["equity", "--random-rules", "2", "--seed", "x"], /--seed: "x"/);
  refuses(["equity", "--seed", "2"], /--random-rules/);
  refuses(["rules"], /a command is missing/);
  refuses(["rules", "check"], /RULES/);
  refuses(["perft", "--cards", "99"], /cards/);
  refuses(["serve", "--port", "99999999"], /port/);
  refuses(["serve", "--root", join(folder, "nowhere")], /nowhere/);
});

test("equity tells how far tables of rule sets drawn at random are off, those of the same seed alike", () => {
  const told = () => {
    const { status, out, err } = larch(["equity", "--random-rules", "30", "--full", "--hands", "30"]);
    assert.equal(status, 0, err);
    return out.replace(/ *\d+ ms/g, " ms");
  };
  const lines = told().trimEnd().split("\n");
  const [, count] = lines.pop().match(/^(\d+) rule sets of two sides, .*, \d+ off by more than 1 %$/);
  assert.equal(lines.length, Number(count));
  assert.ok(lines.length > 0);
  for (const line of lines) assert.match(line, /^ *\d+ +\d+ entries .* greatest \d+\.\d\d %/);
  assert.deepEqual(told().trimEnd().split("\n").slice(0, -1), lines);
});

test("simulate --json ends in one line with hands, seconds and hands_per_second", () => {
  for (const what of [
    ["--games", "2"],
    ["--hands", "1000", "--random"],
    ["--hands", "1000", "--random", "--check"],
    ["--records", "50"],
    ["--hands", "50", "--random-rules", "20"],
    ["--records", "20", "--random-rules", "20"],
    ["--bot-hands", "5", "--level", "medium"],
    ["--bot-hands", "2", "--random-rules", "10", "--level", "medium"],
    ["--hidden", "100"],
    ["--hidden", "50", "--random-rules", "10", "--level", "medium", "--decisions", "20"],
  ]) {
    const { status, out } = larch(["simulate", ...what, "--seed", "7", "--json"]);
    assert.equal(status, 0);
    const figures = JSON.parse(out.trim().split("\n").at(-1));
    assert.ok(figures.hands > 0);
    assert.ok(figures.seconds >= 0);
    assert.ok(figures.hands_per_second >= 0);
  }
});

test("the same seed gives the same matches, another seed others", () => {
  const digest = (seed) =>
    JSON.parse(larch(["simulate", "--games", "3", "--seed", seed, "--json"]).out).digest;
  assert.equal(digest("5"), digest("5"));
  assert.notEqual(digest("5"), digest("6"));
});

test("bots play matches to the end under every preset", () => {
  for (const rules of presets()) {
    const { status, out } = larch(["simulate", "--games", "2", "--rules", rules, "--json"]);
    assert.equal(status, 0, rules);
    const { games, unfinished } = JSON.parse(out);
    assert.deepEqual([rules, games, unfinished], [rules, 2, 0]);
  }
});

test("random rule sets come from the seed, each by itself", () => {
  const figures = (seed, count) =>
    JSON.parse(larch(["simulate", "--random-rules", count, "--hands", "30", "--seed", seed, "--json"]).out);
  const { rule_sets, hands, digest } = figures("3", "40");
  assert.deepEqual([rule_sets, hands], [40, 1200]);
  assert.equal(figures("3", "40").digest, digest);
  assert.notEqual(figures("4", "40").digest, digest);
});

test("bots play on under random rule sets, with every answer judged", () => {
  const figures = (seed) => {
    const what = ["--random-rules", "30", "--bot-hands", "3", "--level", "medium", "--seed", seed];
    return JSON.parse(larch(["simulate", ...what, "--json"]).out);
  };
  const { rule_sets, hands, decisions, digest, us_per_decision } = figures("3");
  assert.deepEqual([rule_sets, hands], [30, 90]);
  assert.ok(decisions > 1000);
  assert.ok(us_per_decision > 0);
  assert.equal(figures("3").digest, digest);
  assert.notEqual(figures("4").digest, digest);
});

test("seats are told the same, and bots decide the same, whatever the hidden cards are", () => {
  const figures = (...more) =>
    JSON.parse(larch(["simulate", "--hidden", "60", "--level", "medium", ...more, "--json"]).out);
  const many = figures("--random-rules", "30", "--decisions", "20", "--seed", "3");
  assert.deepEqual([many.rule_sets, many.states, many.decisions], [30, 1800, 600]);
  for (const phase of ["blind", "bidding", "raising", "play"]) assert.ok(many[`states_${phase}`] > 0, phase);
  assert.equal(figures("--random-rules", "30", "--decisions", "20", "--seed", "3").digest, many.digest);
  const one = figures("--decisions", "60", "--rules", "nyc");
  assert.deepEqual([one.rule_sets, one.states, one.decisions], [1, 60, 60]);
});

test("replay tells a match and its outcome", () => {
  const { status, out } = larch(["replay", golden]);
  assert.equal(status, 0);
  assert.match(out, /^The match goes to 500 points\. Its rules: larch-hollow\.\nHand 1\./);
  assert.match(out, /Spades are broken\./);
  assert.match(out, /The record keeps to the rules: \d+ hands?, won by /);
  assert.equal(larch(["replay", "-"], readFileSync(golden, "utf8")).status, 0);
});

test("replay says where a record is wrong", () => {
  refuses(["replay", join(folder, "none.pbn")], /none\.pbn: No such file/);
  refuses(["replay", folder], /it is a folder/);
  refuses(["replay", "-"], /there is no record here/, "");
  refuses(["replay", "-"], /line \d+/, "[Deal nonsense");
  const text = readFileSync(golden, "utf8");
  for (let cut = 1; cut < 20; ++cut) {
    const { status, err } = larch(["replay", "-"], text.slice(0, Math.floor((text.length * cut) / 20)));
    assert.ok(status === 0 || status === 2, err);
  }
  const wrong = join(folder, "wrong.pbn");
  writeFileSync(wrong, text.replace(/(\[Deal "\w:)(\w)/, "$1X"));
  refuses(["replay", wrong], /wrong\.pbn: line \d+/);
});

test("play is a whole hand in plain text", () => {
  const lines = ["help", "nonsense", "99", "3", "hand", "table", "last", "score", "ZZ", "undo", "3"];
  const { status, out } = larch(["play", "--seed", "11"], `${lines.join("\n")}\n`);
  assert.equal(status, 0);
  assert.match(out, /A new match\. Type help/);
  assert.match(out, /A bid here is a number from 1 to 13/);
  assert.match(out, /You bid 3 tricks\./);
  assert.match(out, /Taken back\./);
  assert.ok(!out.includes("\x1b"), "no escape sequences");
});

test("play overwrites a file of another match only when asked twice", () => {
  const other = join(folder, "other.txt");
  writeFileSync(other, "a letter");
  const once = larch(["play", "--seed", "11"], `save  ${other} \nquit\n`);
  assert.match(once.out, /other\.txt is there already\./);
  assert.equal(readFileSync(other, "utf8"), "a letter");
  const twice = larch(["play", "--seed", "11"], `save ${other}\nsave ${other}\nsave ${other}\nquit\n`);
  assert.equal(twice.out.match(/Saved to /g).length, 2);
  assert.match(larch(["play", "--record", other], `save ${other}\nquit\n`).out, /Saved to /);
});

test("a hand that bids itself goes on with the trick on the table", () => {
  const record = join(folder, "free.pbn");
  const rules = "quick firstHandFree=true";
  const first = larch(["play", "--rules", rules, "--seed", "3"], `save ${record}\n`);
  assert.match(first.out, /A new match\./);
  const second = larch(["play", "--record", record], "10\n");
  assert.match(second.out, /The match goes on\./);
  assert.match(second.out, /On the table: /);
  assert.match(second.out, /"10" is no card/);
});

test("every command takes rules from a preset, JSON or a file", () => {
  const file = join(folder, "rules.json");
  writeFileSync(file, '\ufeff{"preset":"quick","target":90}');
  for (const rules of [file, '{"preset":"quick","target":90}', "quick target=90"]) {
    assert.match(larch(["play", "--rules", rules]).out, /to 90 points\. Its rules: quick target=90\./);
    assert.equal(larch(["simulate", "--games", "1", "--rules", rules]).status, 0);
    assert.equal(larch(["perft", "--cards", "2", "--rules", rules]).status, 0);
  }
  refuses(["play", "--rules", "\u001b[31m"], /called "\?\[31m"/);
});

test("play saves a match and goes on with it", () => {
  const record = join(folder, "mine.pbn");
  const first = larch(["play", "--seed", "11"], `3\nsave ${record}\nquit\n`);
  assert.match(first.out, /Saved to /);
  const second = larch(["play", "--record", record], "table\nquit\n");
  assert.equal(second.status, 0);
  assert.match(second.out, /The match goes on\..*\nThe match goes to 500 points\. Its rules: larch-hollow\./);
  assert.match(second.out, /contract \d+/);
  refuses(["play", "--record", join(folder, "none.pbn")], /none\.pbn/);
  refuses(["play", "--record", record, "--seed", "5"], /--seed|--record/);
  refuses(["play", "--record", golden], /a bot sits where the person is to sit/);
});
