#!/usr/bin/env node
// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// check_docs.mjs [FOLDER]: every file that README.md, CONTRIBUTING.md, CHANGELOG.md or a page under docs/ links to,
// shows or names with its path in `backticks` is there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const pages = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
  .map((entry) => join(root, entry.name));
const docs = join(root, "docs");
if (existsSync(docs)) {
  for (const name of readdirSync(docs, { recursive: true }))
    if (name.endsWith(".md")) pages.push(join(docs, name));
}

// Places of the source tree that are named in running text; build/ and the like come and go.
const kPlace = /^(src|web\/src|bench|tests|tools|docs|cmake|examples)\/[\w./-]+$/;

let faults = 0;
for (const page of pages) {
  const text = readFileSync(page, "utf8");
  const targets = [];
  for (const [, target] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
    if (!/^[a-z]+:/.test(target)) targets.push([target, join(dirname(page), target)]);
  }
  for (const [, name] of text.matchAll(/`([^`\s*<]+)`/g))
    if (kPlace.test(name)) targets.push([name, join(root, name)]);
  for (const [name, path] of targets) {
    if (existsSync(path)) continue;
    console.log(`${relative(root, page)}: there is no ${name}`);
    ++faults;
  }
}
console.log(`${pages.length} pages, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
