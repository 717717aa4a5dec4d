// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// larch hint: what the seat in turn would do best, at any place of a record.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { larch, refuses, root } from "./larch.mjs";

const record = join(root, "tests/golden/baseline-1.pbn");
const at = (hand, action) => [
  "hint",
  record,
  "--level",
  "baseline",
  "--hand",
  `${hand}`,
  "--action",
  `${action}`,
];
// Its first twelve lines of play, and no more.
const open = readFileSync(join(root, "tests/golden/exchange.pbn"), "utf8");

test("a hint says what to do and why, in whole sentences", () => {
  const bid = larch(at(1, 1));
  assert.equal(bid.status, 0, bid.err);
  assert.match(bid.out, /^Hand 1, action 1: \w+ is in turn\.\nBid (\d+|nil)\.\n/);
  for (const line of bid.out.trimEnd().split("\n")) assert.match(line, /^[A-Z0-9].*\.$/);
  assert.match(larch(at(1, 5)).out, /\nLead the \w+ of \w+\.\n/);
  assert.match(larch(at(1, 6)).out, /\nPlay the \w+ of \w+\.\n/);
});

test("a thinker tells how many layouts it looked at, and what they are worth", () => {
  const thinks = ["hint", record, "--level", "light-hard", "--hand", "1", "--action", "3"];
  const { out } = larch(thinks);
  assert.match(out, /^The match is won so \d+ times? in 100\.$/m);
  const [, looked, worth] = out.match(
    /^It looked at (\d+) layouts of the hidden cards, worth (\d+) equally likely ones\.$/m,
  );
  assert.ok(Number(worth) > 1 && Number(worth) <= Number(looked), out);
  const { effective_worlds, hint } = JSON.parse(larch([...thinks, "--json"]).out);
  assert.deepEqual([hint.worlds, effective_worlds], [Number(looked), Number(worth)]);
  assert.doesNotMatch(larch(at(1, 3)).out, /layouts/);
});

test("with --json it is the decision's data, and the record's own bot did it", () => {
  const { out } = larch([...at(1, 5), "--json"]);
  assert.equal(out.trimEnd().split("\n").length, 1);
  const { hand, action, level, hint } = JSON.parse(out);
  assert.deepEqual({ hand, action, level }, { hand: 1, action: 5, level: "baseline" });
  assert.equal(hint.action.type, "play");
  assert.ok(hint.reasons.length > 0);
  for (const reason of hint.reasons) assert.match(reason.ground, /^[a-z_]+$/);
  const replayed = larch(["replay", record]).out;
  const suits = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
  assert.ok(suits[hint.action.card[1]]);
  assert.ok(
    replayed
      .split("\n")
      .find((line) => /play/.test(line))
      .endsWith(`${hint.action.card}.`),
    "the first card of the record is the hint's",
  );
});

test("what is not there is said", () => {
  refuses(at(999, 1), /has no action 1 in hand 999/);
  refuses(["hint", record], /nobody is in turn at its end/);
  refuses(["hint", record, "--hand", "1"], /--action/);
  refuses(["hint", record, "--level", "wizard"], /there is no level called "wizard"/);
  refuses(["hint", "-"], /standard input: /, open.slice(0, 200));
});
