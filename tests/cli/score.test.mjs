// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// larch score: hands as JSON in, their score sheets out.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { larch, refuses } from "./larch.mjs";

const vectors = JSON.parse(readFileSync(new URL("score-vectors.json", import.meta.url), "utf8"));

const asLines = (hands) => hands.map((hand) => JSON.stringify(hand)).join("\n");
const hand = (team, more = {}) => ({ team: JSON.parse(team), ...more });

function scores(input) {
  const { status, out } = larch(["score"], input);
  return { status, sheets: out.split("\n").filter(Boolean).map(JSON.parse) };
}

const scoreOf = (team, more) => scores(JSON.stringify(hand(team, more))).sheets[0];
const kinds = (sheet) => sheet.lines.map((line) => line.kind).join(" ");

test("the known hands score as they should, and their lines add up", () => {
  const { status, sheets } = scores(JSON.stringify(vectors));
  assert.equal(status, 0);
  assert.equal(sheets.length, vectors.length);
  for (const [i, { id, bagsBefore, expect }] of vectors.entries()) {
    const { delta, bagsAfter, lines } = sheets[i];
    assert.deepEqual({ id: sheets[i].id, delta, bagsAfter }, { id, ...expect });
    const sum = (what) => lines.reduce((total, line) => total + (line[what] ?? 0), 0);
    assert.equal(sum("points"), delta, id);
    assert.equal(bagsBefore + sum("bags"), bagsAfter, id);
    for (const line of lines) assert.match(line.clause, /^4\.\d+$/);
  }
});

test("an array and a line for each hand give the same, and blank lines count for nothing", () => {
  const array = larch(["score"], JSON.stringify(vectors, null, 2)).out;
  assert.equal(larch(["score"], asLines(vectors)).out, array);
  assert.equal(larch(["score"], `\n \n${asLines(vectors).replaceAll("\n", "\r\n\n")}\n\n`).out, array);
});

test("a sheet names each line with its clause, its words and the numbers that went in", () => {
  const contract = { bid: 4, taken: 6, clause: "4.1", text: "Contract of 4 made with 6" };
  const nil = { taken: 1, seat: 0, clause: "4.4", text: "Nil failed by 1 trick" };
  assert.deepEqual(scoreOf('[["nil", 1], [4, 6]]', { id: "a", bagsBefore: 9 }), {
    id: "a",
    delta: -157,
    bagsAfter: 2,
    opponentsDelta: 0,
    lines: [
      { kind: "contract_made", points: 40, ...contract },
      { kind: "overtricks", points: 3, bags: 3, bid: 4, taken: 7, clause: "4.2", text: "3 bags" },
      { kind: "nil_failed", points: -100, ...nil },
      { kind: "bag_penalty", points: -100, bags: -10, clause: "4.6", text: "Penalty for 10 bags" },
    ],
  });
});

test("the options are axes of a rule set", () => {
  const under = (options, team) => scoreOf(team, { options });
  assert.equal(under({ preset: "nyc" }, "[[5, 5], [5, 4]]").delta, -100);
  assert.equal(under({ zeroMeans: "zero" }, "[[0, 1], [2, 3]]").delta, 22);
  assert.equal(kinds(under({ zeroMeans: "zero" }, '[["nil", 0], [2, 2]]')), "contract_made nil_made");
  assert.equal(kinds(under({ doubleNil: "special" }, "[[0, 0], [0, 0]]")), "double_nil_made");
  assert.equal(under({ blindBidMin: 6 }, "[[6, 6, true], [2, 2]]").delta, 140);
  const given = scoreOf("[[3, 5], [2, 2]]", { bagsBefore: 9, options: { bagTo: "opponents" } });
  assert.deepEqual([given.delta, given.opponentsDelta, given.bagsAfter], [52, 100, 1]);
});

test("one entry is a player alone, and no bids are a hand that bids itself", () => {
  assert.equal(scoreOf("[[3, 4]]").delta, 31);
  assert.equal(scoreOf("[[0, 0]]", { options: { preset: "solo" } }).delta, 50);
  const free = scoreOf("[[null, 5], [null, 3]]", { bagsBefore: 4 });
  assert.deepEqual([free.delta, free.bagsAfter, kinds(free)], [80, 4, "free_tricks"]);
});

const good = hand("[[3, 5], [4, 4]]", { id: "good" });

test("what is wrong with a hand stands in its place, and the rest is scored", () => {
  const usual = "[[3, 5], [4, 4]]";
  const wrong = [
    [hand("[[3, 5], [4, 9]]"), /^team: took 14 tricks together, and a hand has 13$/],
    [hand("[[14, 5], [4, 4]]"), /^team\[0\]\[0\]: must be from 0 to 13/],
    [hand('[["none", 5], [4, 4]]'), /^team\[0\]\[0\]: must be .*"nil"/],
    [hand("[[3.5, 2], [4, 4]]"), /^team\[0\]\[0\]: must be a number from 0 to 13 or "nil"$/],
    [hand('[["3", 2], [4, 4]]'), /^team\[0\]\[0\]: must be a number from 0 to 13 or "nil"$/],
    [hand("[[3, 2.5], [4, 4]]"), /^team\[0\]\[1\]: must be a whole number/],
    [hand("[[3, -1], [4, 4]]"), /^team\[0\]\[1\]/],
    [hand('[[3, 5, "blind"], [4, 4]]'), /^team\[0\]\[2\]: must be true or false/],
    [hand("[[null, 5, true], [null, 4]]"), /^team\[0\]\[0\]: must be a bid where it is blind/],
    [hand("[[3], [4, 4]]"), /^team\[0\]: must be \[bid, taken\]/],
    [hand("[[null, 5], [4, 4]]"), /^team\[1\]\[0\]: must be null for all/],
    [hand("[]"), /^team: must have an entry for each partner/],
    [hand("[[1, 1], [1, 1], [1, 1], [1, 1]]"), /^team: has more than 3/],
    [hand(usual, { options: { teams: "solo" } }), /^team: must have one entry/],
    [hand(usual, { bagsBefore: 10 }), /^bagsBefore: must be from 0 to 9/],
    [hand(usual, { bagsBefore: -1 }), /^bagsBefore/],
    [hand(usual, { bagsbefore: 1 }), /^bagsbefore: is no key/],
    [hand(usual, { options: { bagLimitt: 5 } }), /^options.bagLimitt: is no key/],
    [hand(usual, { options: { maxSetsInRow: true } }), /^options.maxSetsInRow: needs maxSets/],
    [hand("[[3, 5]]", { options: { minTeam: 4 } }), /^options.minTeam: needs partners/],
    [{ options: {} }, /^team: is missing/],
    [[], /^must be an object/],
    [7, /^must be an object/],
  ];
  const { status, sheets } = scores(JSON.stringify([...wrong.map(([one]) => one), good]));
  assert.equal(status, 2);
  assert.equal(sheets.length, wrong.length + 1);
  for (const [i, [, words]] of wrong.entries()) {
    assert.equal(sheets[i].id, i + 1);
    assert.match(sheets[i].error, words);
  }
  assert.equal(sheets.at(-1).delta, 72);
});

test("a line that is no JSON has its number, and the rest is scored", () => {
  const { status, sheets } = scores(
    `${asLines([good])}\nnonsense\n{"id":"cut","team":[[1,\n${asLines([good])}`,
  );
  assert.equal(status, 2);
  assert.equal(sheets.map(({ id }) => id).join(" "), "good 2 3 good");
  assert.match(sheets[1].error, /^line 2, column \d/);
  assert.match(sheets[2].error, /^line 3, column \d/);
});

test("a line beyond 1 MiB is refused, and the rest is scored", () => {
  const { status, sheets } = scores(
    `${asLines([good])}\n{"id":"${"x".repeat(2 ** 20)}"}\n${asLines([good])}`,
  );
  assert.equal(status, 2);
  assert.deepEqual(sheets[1], { id: 2, error: "line 2: is longer than 1 MiB" });
  assert.equal(sheets[2].id, "good");
});

test("a byte order mark is passed over, and another encoding refused", () => {
  assert.equal(scores(`\ufeff${asLines([good])}`).sheets[0].delta, 72);
  assert.equal(scores(`\ufeff${JSON.stringify([good])}`).sheets[0].delta, 72);
  refuses(["score"], /standard input: it is not UTF-8/, Buffer.from(`\ufeff${asLines([good])}`, "utf16le"));
});

test("the example of docs/score.md comes out as it says", () => {
  const text = readFileSync(new URL("../../docs/score.md", import.meta.url), "utf8");
  const [input, output] = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, block]) => block);
  assert.equal(larch(["score"], input).out, output);
});

test("what is no JSON at all is refused with its place", () => {
  refuses(["score"], /standard input: line 1, column 1/, "");
  refuses(["score"], /standard input: line 2, column 1/, "\nhands");
  refuses(["score"], /standard input: line 2, column \d/, '[{"team":[[3,5],[4,4]]},\n{"team":');
  refuses(["score"], /standard input: must be a JSON array/, "5");
});

test("lines are scored as they come, a hundred thousand of them too", () => {
  const { status, out } = larch(["score"], `${JSON.stringify(hand("[[3, 5], [4, 4]]"))}\n`.repeat(100_000));
  assert.equal(status, 0);
  const sheets = out.trimEnd().split("\n");
  assert.equal(sheets.length, 100_000);
  assert.equal(sheets.at(-1), sheets[0].replace('"id":1,', '"id":100000,'));
});
