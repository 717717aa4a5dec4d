#!/usr/bin/env node
// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// check_layers.mjs [ROOT]: every include keeps to tools/deps.txt, nothing includes in a circle, the core
// stays a pure function, and no file outgrows 600 lines. Prints each fault; exits 1 if there is one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const faults = [];
const read = (path) => readFileSync(join(root, path), "utf8");

/** The files below a folder, as paths from the root with forward slashes. */
function files_in(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : files_in(path);
    return [path];
  });
}

/** tools/deps.txt as { module: Set of modules it may include }, and the names under [core]. */
function read_table() {
  const allowed = new Map();
  const core = new Set();
  let section = "";
  for (const raw of read("tools/deps.txt").split("\n")) {
    const line = raw.replace(/#.*/, "").trim();
    if (line.startsWith("[")) section = line;
    const [, module, others] = line.match(/^(\w+):(.*)$/) ?? [];
    if (!module) continue;
    allowed.set(module, new Set(others.trim().split(/\s+/).filter(Boolean)));
    if (section === "[core]") core.add(module);
  }
  return { allowed, core };
}

/** Reports one fault for every circle in a graph { node: iterable of nodes }. */
function find_cycles(graph, what) {
  const done = new Set();
  const trail = [];
  const visit = (node) => {
    if (trail.includes(node)) {
      faults.push(`${what} in a circle: ${[...trail.slice(trail.indexOf(node)), node].join(" -> ")}`);
    } else if (!done.has(node)) {
      trail.push(node);
      for (const next of graph.get(node) ?? []) visit(next);
      trail.pop();
      done.add(node);
    }
  };
  for (const node of graph.keys()) visit(node);
}

// Threads, locks, clocks, files, entropy, failure by exception, containers whose order depends on hashing, and
// the library's random numbers, whose results differ from one library to the next.
const impure = new Set(
  [
    "thread mutex shared_mutex condition_variable future semaphore latch barrier stop_token atomic",
    "chrono ctime time.h fstream iostream filesystem cstdio stdio.h unistd.h csignal locale",
    "random exception stdexcept unordered_map unordered_set",
  ].flatMap((names) => names.split(" ")),
);

const { allowed, core } = read_table();
find_cycles(allowed, "tools/deps.txt");

const includes = new Map();
const sources = [...files_in("src"), ...files_in("bench")].filter((path) => /\.(h|cpp|c)$/.test(path));
for (const path of sources) {
  const parts = path.replace(/^src\//, "").split("/");
  const module = parts.length > 1 ? parts[0] : parts[0].replace(/\.\w+$/, "");
  const may = allowed.get(module);
  if (!may) faults.push(`${path}: module ${module} is not in tools/deps.txt`);
  const is_test = /_test\.(cpp|h)$/.test(path);
  const targets = [];
  for (const [index, line] of read(path).split("\n").entries()) {
    const [, open, name] = line.match(/^\s*#\s*include\s*(["<])([^">]+)[">]/) ?? [];
    if (!name) continue;
    const fault = (text) => faults.push(`${path}:${index + 1}: ${text}`);
    const target = name.split("/")[0];
    if (name.startsWith("nlohmann/")) {
      if (path !== "src/base/json.cpp") fault(`only src/base/json.cpp sees the JSON library (${name})`);
    } else if (allowed.has(target) && name.includes("/")) {
      if (may && target !== module && !may.has(target))
        fault(`${module} may not include ${target} (${name})`);
      targets.push(target === "bench" ? name : `src/${name}`);
    } else if (open === '"') {
      fault(`an include in quotes is "module/file.h", with a module of tools/deps.txt (${name})`);
    } else if (core.has(module) && !is_test && impure.has(name)) {
      fault(`the core does without <${name}>`);
    }
  }
  includes.set(path, targets);
}
find_cycles(includes, "includes");

const written = /(\.(h|cpp|c|txt|cmake|ts|tsx|mjs|js|css|html|sh)|\/check_\w+)$/;
const data = /^tests\/(corpus|golden|protocol|fuzz\/seeds)\/.*\.txt$/;
for (const path of ["src", "web/src", "tests", "bench", "tools"].flatMap(files_in)) {
  if (!written.test(path) || data.test(path)) continue;
  const lines = read(path).split("\n").length - 1;
  if (lines > 600) faults.push(`${path}: ${lines} lines, and 600 is the limit`);
}

for (const fault of faults) console.log(fault);
console.log(`${sources.length} sources, ${faults.length} faults`);
process.exit(faults.length > 0 || sources.length === 0 ? 1 : 0);
