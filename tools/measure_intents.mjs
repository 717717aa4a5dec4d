#!/usr/bin/env node
// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
//
// measure_intents.mjs [MATCHES [LEVEL [RULES]]]: plays matches through the module that browsers load, under Node, and prints how
// long the core took to get the bots of a level ready, to answer an intent, to decide and to let a bot act, in
// milliseconds.
import { readFile } from "node:fs/promises";

const matches = Number(process.argv[2] ?? 20);
const level = process.argv[3] ?? "baseline";
const rules = process.argv[4] ?? "larch-hollow";
const bytes = await readFile(new URL("../web/src/core/larch.wasm", import.meta.url));
const module = await WebAssembly.compile(bytes);
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  imports[from] ??= {};
  imports[from][name] = () => 0;
}
const { exports: core } = await WebAssembly.instantiate(module, imports);
core._initialize();

const encoder = new TextEncoder();
const decoder = new TextDecoder();
function call(request) {
  const text = encoder.encode(JSON.stringify(request));
  const at = core.larch_alloc(text.length);
  new Uint8Array(core.memory.buffer).set(text, at);
  const reply = core.larch_call(at, text.length);
  core.larch_free(at, text.length);
  const length = new DataView(core.memory.buffer).getUint32(reply, true);
  return JSON.parse(decoder.decode(new Uint8Array(core.memory.buffer, reply + 4, length)));
}

const times = { prepare: [], intent: [], decide: [], act: [] };
function timed(request) {
  const start = performance.now();
  const reply = call(request);
  times[request.type].push(performance.now() - start);
  if (reply.type === "failed") throw new Error(JSON.stringify(reply));
  return reply;
}
const viewAfter = (request) => timed(request).updates.at(-1).view;

// The plainest of players: bids three and plays the first card that it may.
function intent(view) {
  if (view.phase === "bidding") return { type: "bid", bid: { kind: "tricks", blind: false, tricks: 3 } };
  if (view.phase === "play") return { type: "play", card: view.hand.find(({ refusal }) => !refusal).card };
  return { type: "next_hand" };
}

timed({ type: "prepare", rules, level, light: false });
for (let match = 0; match < matches; ++match) {
  const seed = match.toString(16).padStart(64, "0");
  let { view } = call({ type: "new_match", seed, rules, person: 0, level, light: false }).updates[0];
  while (view.phase !== "match_over" && view.hand_number < 60) {
    while (view.turn !== null && view.turn !== view.seat)
      view = viewAfter({ type: "act", intent: timed({ type: "decide" }).intent });
    if (view.phase !== "match_over") view = viewAfter({ type: "intent", seat: 0, intent: intent(view) });
  }
}

for (const [what, all] of Object.entries(times)) {
  if (all.length === 0) continue;
  all.sort((a, b) => a - b);
  const at = (share) => all[Math.min(all.length - 1, Math.floor(share * all.length))].toFixed(3);
  console.log(
    `${what.padEnd(8)} ${all.length} times: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, most ${at(1)} ms`,
  );
}
