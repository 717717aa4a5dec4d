// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The core itself, as the build leaves it beside the worker; `./run build` makes it.
import { readFileSync } from "node:fs";
import { memoryBase } from "../src/core/base";
import { type Engine, startEngine } from "../src/core/engine";
import { TableHost } from "../src/core/host";
import { Saves } from "../src/core/saves";
import { callAll, type Thinker } from "../src/core/thinker";
import type { Announcer } from "../src/ui/announce";
import { seated } from "./desk";

let module: Promise<WebAssembly.Module> | null = null;

/** Rejects where it has not been built. */
export async function core(): Promise<Engine> {
  module ??= WebAssembly.compile(readFileSync("src/core/larch.wasm"));
  return startEngine(await module);
}

/** A thinker in this thread. */
export function thinker(engine: Engine): Thinker {
  return { ask: async (...requests) => callAll(engine, requests), prepare() {} };
}

/** A page without a screen: its session and controller at a table whose workers are this thread. */
export async function page(engine: Engine, seed = "1".padStart(64, "0"), announcer?: Announcer) {
  const mind = thinker(await core());
  const { session, controller } = seated(
    (send) => {
      const host = new TableHost(engine, new Saves(memoryBase(), engine), send, { bots: mind, hints: mind });
      return (message) => void host.handle(message);
    },
    { seed, announcer },
  );
  await session.open();
  await controller.rules.open();
  return { session, controller };
}
