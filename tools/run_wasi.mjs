#!/usr/bin/env node
// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// run_wasi.mjs [--dir FOLDER] MODULE [ARG...]: runs a WASI command under Node, with its exit code as ours.
// The module sees FOLDER, and nothing else, as its working directory; without --dir it sees no files.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

const words = process.argv.slice(2);
const folder = words[0] === "--dir" ? words.splice(0, 2)[1] : undefined;
const [module, ...args] = words;
if (!module) {
  console.error("Usage: run_wasi.mjs [--dir FOLDER] MODULE [ARG...]");
  process.exit(2);
}

process.removeAllListeners("warning"); // node:wasi is still called experimental, on every run
const { WASI } = await import("node:wasi");
const wasi = new WASI({
  version: "preview1",
  args: [basename(module), ...args],
  preopens: folder === undefined ? {} : { ".": folder },
  returnOnExit: true,
});

let bytes;
try {
  bytes = await readFile(module);
} catch {
  console.error(`run_wasi.mjs: cannot read ${module}`);
  process.exit(2);
}
const { instance } = await WebAssembly.instantiate(bytes, wasi.getImportObject());
process.exitCode = wasi.start(instance);
