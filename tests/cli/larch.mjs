// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// What the tests of the larch command share.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const program = process.env.LARCH ?? join(root, "build/release/larch");

export function larch(args, input = "") {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    encoding: "utf8",
    timeout: 60_000,
    maxBuffer: 2 ** 27,
  });
  return { status, out: stdout, err: stderr };
}

export function refuses(args, words, input) {
  const { status, out, err } = larch(args, input);
  assert.equal(status, 2, `${args.join(" ")}: ${out}${err}`);
  assert.match(err, words);
  assert.doesNotMatch(err, /terminate|what\(\)|Assertion|at \w+\.cpp/);
}

export const presets = () =>
  larch(["rules", "list"])
    .out.trimEnd()
    .split("\n")
    .map((line) => line.split(" ")[0]);
