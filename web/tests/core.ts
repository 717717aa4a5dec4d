// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The core itself, as the build leaves it beside the worker; `./run build` makes it.
import { readFileSync } from "node:fs";
import { memoryBase } from "../src/core/base";
import { type Engine, startEngine } from "../src/core/engine";
import { TableHost } from "../src/core/host";
import type { FromWorker, ToWorker } from "../src/core/messages";
import { Saves } from "../src/core/saves";
import { callAll, type Thinker } from "../src/core/thinker";
import { pace } from "../src/store/pace";
import { RuleChoice } from "../src/store/rules";
import { type Desk, Session } from "../src/store/session";
import { Announcer } from "../src/ui/announce";
import { Controller } from "../src/ui/controller";

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
export async function page(
  engine: Engine,
  seed = "1".padStart(64, "0"),
  announcer = new Announcer(document.createElement("div"), document.createElement("div")),
) {
  const mind = thinker(await core());
  const makeDesk = () => {
    const desk = { onmessage: null, onerror: null, terminate() {} } as unknown as Desk;
    const post = (data: FromWorker) => desk.onmessage?.call(desk as never, { data } as MessageEvent);
    const host = new TableHost(engine, new Saves(memoryBase()), post, { bots: mind, hints: mind });
    desk.postMessage = (message: ToWorker) => void host.handle(message);
    return desk;
  };
  const session = new Session({ makeDesk, takeTable: async () => true, pace: () => pace("instant"), seed });
  const controller = new Controller(
    session,
    announcer,
    new RuleChoice(session, { read: () => null, keep() {} }),
  );
  await session.open();
  await controller.rules.open();
  return { session, controller };
}
