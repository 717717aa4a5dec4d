#!/usr/bin/env node
// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// check_budgets.mjs [DIST]: what the built page costs to load, in kilobytes (1000 bytes) of brotli. Loaded before the
// first deal is what index.html names, all that its scripts fetch, and what those files name in turn, but for what they
// fetch only when it is asked for.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const dist = process.argv[2] ?? join(import.meta.dirname, "../web/dist");
const code = /\.(js|css)$/;
const wasm = /\.wasm$/;
const readable = /\.(html|js|css)$/;
const unserved = /\.(map|br|gz)$/;
/** How the bundler writes what is fetched later: a call of import, and the list of what such calls bring along. */
const later = /\bimport\([^)]*\)|\bm\.f=\[[^\]]*\]/g;
const budgets = [
  { what: "scripts and styles", limit: 60, counts: (name) => code.test(name) && first.has(name) },
  { what: "wasm", limit: 150, counts: (name) => wasm.test(name) },
  { what: "all to the first deal", limit: 300, counts: (name) => first.has(name) },
  { what: "the whole offline set", limit: 1500, counts: (name) => !unserved.test(name) },
];

const read = (name) => readFileSync(join(dist, name), "utf8");

/** What a file costs on the wire; fonts and pictures are packed already, and brotli may not shrink them. */
function cost(path) {
  const bytes = readFileSync(path);
  return Math.min(bytes.length, brotliCompressSync(bytes).length);
}

let names;
try {
  names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(dist.length + 1));
} catch {
  console.log(`No built page in ${dist}; ./run build makes it`);
  process.exit(1);
}

/** The files that this one cannot do without; the bundler gives every file a name of its own. */
function needs(name) {
  const text = read(name).replace(page.includes(basename(name)) ? "" : later, "");
  return names.filter((other) => !unserved.test(other) && text.includes(basename(other)));
}

const page = names.includes("index.html") ? read("index.html") : "";
const first = new Set(names.filter((name) => name === "index.html"));
for (const name of first) if (readable.test(name)) for (const other of needs(name)) first.add(other);

const costs = new Map(names.map((name) => [name, cost(join(dist, name))]));
let failed = false;
for (const { what, limit, counts } of budgets) {
  const counted = names.filter(counts);
  const value = counted.reduce((sum, name) => sum + costs.get(name), 0) / 1000;
  const ok = value <= limit && counted.length > 0;
  failed ||= !ok;
  console.log(
    `${ok ? "ok  " : "over"} ${what}: ${value.toFixed(1)} KB of ${limit} KB, ${counted.length} files`,
  );
}
process.exit(failed ? 1 : 0);
