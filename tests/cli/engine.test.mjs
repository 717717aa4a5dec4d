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

/** One of the full dialect: it answers by what its question says, with $card, the first of its hand, in reach. */
const full = (...answers) =>
  `cmd:n=0; while read -r word rest; do n=$((n + 1)); card=\${rest#*'"hand":["'}; card=\${card%%'"'*};` +
  ` case "$word $rest" in HELLO*) echo HELLO full ;; QUIT*) exit ;;` +
  ` ${answers.map(([part, answer]) => `*'${part}'*) ${answer} ;;`).join(" ")} esac; done`;

/** One that does the first thing that may be done, until it has been asked often enough. */
const turning = (then) => {
  const first = `legal=\${rest#*'"legal":["'}; legal=\${legal%%'"'*}`;
  return full(["", `${first}; if [ $n -gt 12 ]; then ${then}; fi; echo "$legal"`]);
};

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
  const small = bid.toLowerCase().replace("bid", "BID");
  assert.match(larch(["engine", "--level", "baseline"], `${small}\n`).out, /^\d+\n$/);
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

test("a command that does not greet is told as what it did where the basic dialect is not enough", () => {
  const under = (command, words) =>
    refuses(["match", "baseline", command, "--pairs", "1", "--rules", "pagat", "--timeout", "3"], words);
  under("cmd:exit 3", /asked "HELLO": it has ended, with exit code 3; .*the basic dialect/);
  under("cmd:sleep 100", /asked "HELLO": it did not answer in time; /);
  under("cmd:echo what; sleep 100", /asked "HELLO": it answered "what": is not HELLO/);
  under("cmd:echo HELLO full,basic; sleep 100", /it answered "HELLO full,basic": the dialects are/);
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

test("an engine that fails in the middle of the play ends the run", () => {
  const fails = (then, words) =>
    refuses(["match", "baseline", turning(then), "--pairs", "1", "--timeout", "5"], words);
  const asked = 'asked "ASK .*"phase":"play".*: it ';
  fails("exit 5", new RegExp(`${asked}has ended, with exit code 5`));
  fails("kill -9 $$", new RegExp(`${asked}was ended by signal 9`));
  fails("sleep 100", new RegExp(`${asked}did not answer in time`));
  fails("exec >&-; sleep 100", new RegExp(`${asked}has closed its input or its output`));
  fails('exec <&-; echo "$legal"; sleep 100', new RegExp(`${asked}has closed its input or its output`));
});

test("an answer of the full dialect that the rules refuse ends the run", () => {
  const refused = (answers, rules, words) =>
    refuses(["match", "baseline", full(...answers), "--pairs", "1", "--rules", rules], words);
  const bidding = '"phase":"bidding"';
  refused(
    [
      [bidding, "echo 3"],
      ['"phase":"play"', "echo claim"],
    ],
    "larch-hollow",
    /"phase":"play".*it answered "claim": the claim is not proven/,
  );
  refused(
    [[bidding, "echo blind-nil"]],
    "larch-hollow",
    /it answered "blind-nil": that may not be bid; what may be is 1, 2/,
  );
  refused(
    [['"phase":"blind"', "echo blind-6"]],
    "larch-hollow blindNil=true blindBehind=0",
    /it answered "blind-6": that may not be bid; what may be is blind-nil, look/,
  );
  for (const cards of ["$card", "$card $card", "$card $card $card"])
    refused(
      [
        [`"seat":1,${bidding}`, "echo nil"],
        [bidding, "echo 3"],
        ['"phase":"exchange"', `echo "${cards}"`],
      ],
      "larch-hollow nilPass=2",
      /"phase":"exchange".*it answered ".+": so many different cards were asked for: 2/,
    );
});
