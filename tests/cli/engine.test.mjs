// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// The engine protocol from both ends: larch as an engine, and matches against other programs, good and bad.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { larch, program, refuses, root } from "./larch.mjs";

const example = `cmd:python3 '${join(root, "examples/engine.py")}'`;
const ours = (level) => `cmd:'${program}' engine --level ${level}`;

/** A program in the shell's language that answers each line by its first word. */
const engine = (bid, play, hello = "HELLO basic") =>
  `cmd:while read -r word rest; do case $word in HELLO) ${hello && `echo ${hello}`} ;;` +
  ` BID) ${bid} ;; PLAY) ${play} ;; QUIT) exit ;; esac; done`;

function figures(...args) {
  const { status, out, err } = larch(["match", ...args, "--json"]);
  assert.equal(status, 0, err);
  return JSON.parse(out);
}

test("engine answers a line for a line until QUIT or the end of its input", () => {
  const bid = "BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 -1 -1 487 -13";
  const { status, out } = larch(["engine", "--level", "baseline"], `HELLO\n${bid}\r\nSING\n${bid}`);
  assert.equal(status, 0);
  assert.match(out, /^HELLO basic,full larch \S+ baseline\n(\d+)\nERROR [^\n]+\n\1\n$/);
  assert.equal(larch(["engine", "--level", "baseline"], `QUIT\n${bid}\n`).out, "");
  const long = larch(["engine", "--level", "baseline"], `ASK ${"x".repeat(70_000)}\n${bid}\n`);
  assert.match(long.out, /^ERROR the line is longer than 64 KiB\n\d+\n$/);
  refuses(["engine"], /--level/);
  refuses(["engine", "--level", "genius"], /baseline/);
});

test("the example engine plays whole matches, by the rules of its dialect", () => {
  const found = figures("baseline", example, "--pairs", "2");
  assert.equal(found.a_wins + found.b_wins, 4);
  assert.equal(found.rules, "larch-hollow failedNil=helpPartner floor=-500");
  assert.ok(found.b.contracts_made > 0.5, "it plays sensibly");
  assert.ok(found.b_mean_ms > 0);
});

test("a level as an engine plays as it does by itself, under any rules", () => {
  const plays = [
    ["baseline", "larch-hollow"],
    ["baseline", "pagat"],
    ["baseline", "solo"],
    ["light-hard", "larch-hollow blindNil=true blindBehind=0 blindPass=2 maxHands=2"],
  ];
  for (const [level, rules] of plays) {
    const args = ["--pairs", "2", "--seed", "3", "--rules", rules];
    assert.equal(figures("random", ours(level), ...args).digest, figures("random", level, ...args).digest);
  }
});

test("an engine that knows only the basic dialect is refused other rules, with those it knows", () => {
  refuses(
    ["match", "baseline", example, "--pairs", "1", "--rules", "pagat"],
    /only the basic dialect.*"larch-hollow failedNil=helpPartner floor=-500"/,
  );
});

test("an engine need not know HELLO", () => {
  for (const hello of ["", "what", "'ERROR what'"]) {
    const mute = engine("echo 3", "echo AS", hello);
    refuses(["match", "baseline", mute, "--pairs", "1", "--timeout", "3"], /asked "PLAY .*answered "AS"/);
  }
});

test("a bad engine ends the run, with what it was asked and what it did", () => {
  const bad = (command, words, timeout = "30") =>
    refuses(["match", "baseline", command, "--pairs", "50", "--timeout", timeout], words);
  bad("cmd:true", /asked "BID .*: it has ended, with exit code 0/);
  bad("cmd:exit 3", /asked "BID .*: it has ended, with exit code 3/);
  bad("cmd:no-such-program-here", /asked "BID .*: it has ended, with exit code 127/);
  bad("cmd:sleep 100", /asked "BID .*: it did not answer in time/, "0.5");
  const leaves = "import os, time; os.setpgid(0, os.getpgid(os.getppid())); time.sleep(100)";
  bad(`cmd:exec python3 -c '${leaves}'`, /asked "BID .*: it did not answer in time/, "0.5");
  bad(engine("kill -9 $$", "echo AS"), /asked "BID .*: it was ended by signal 9/);
  bad(engine("sleep 100", "echo AS"), /asked "BID .*: it did not answer in time/, "0.5");
  bad(engine("echo 3", "echo rubbish"), /asked "PLAY .*answered "rubbish": .*rubbish/);
  bad(engine("echo 14", "echo AS"), /asked "BID .*answered "14": that may not be bid; what may be is 1, 2/);
  bad(engine("echo", "echo AS"), /asked "BID .*answered "": the line is empty/);
  bad(engine("echo 3", "echo AS"), /asked "PLAY .*answered "AS": AS (may not be played now|is not in)/);
  bad(
    engine("echo 3; echo 4", "echo AS"),
    /asked .*(it wrote "4" before it was asked|it answered "[34]": "[34]" is no card)/,
  );
  bad(engine("echo ERROR no", "echo AS"), /asked "BID .*answered "ERROR no": .*wrong/);
  bad("cmd:yes", /asked "BID /);
  bad("cmd:cat /dev/zero", /asked "BID .*longer than 64 KiB/);
});
