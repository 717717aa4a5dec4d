// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The core itself, as the build leaves it beside the worker; `./run build` makes it.
import { readFileSync } from "node:fs";
import { type Engine, loadEngine } from "../src/core/engine";
import { TableHost } from "../src/core/host";
import type { FromWorker } from "../src/core/messages";
import { kNoSaves } from "../src/core/saves";
import { pace } from "../src/store/pace";
import { RuleChoice } from "../src/store/rules";
import { type Desk, Session } from "../src/store/session";
import { Announcer } from "../src/ui/announce";
import { Controller } from "../src/ui/controller";

/** Rejects where it has not been built. */
export async function core(): Promise<Engine> {
  const bytes = readFileSync("src/core/larch.wasm");
  return loadEngine(`data:application/wasm;base64,${bytes.toString("base64")}`);
}

/** A page without a screen: its session and controller at a table whose worker is this thread. */
export async function page(engine: Engine, seed = "1".padStart(64, "0")) {
  const makeDesk = () => {
    const desk = { onmessage: null, onerror: null, terminate() {} } as unknown as Desk;
    const post = (data: FromWorker) => desk.onmessage?.call(desk as never, { data } as MessageEvent);
    const host = new TableHost(engine, kNoSaves, post);
    desk.postMessage = (message) => void host.handle(message);
    return desk;
  };
  const session = new Session({ makeDesk, takeTable: async () => true, pace: () => pace("instant"), seed });
  const quiet = new Announcer(document.createElement("div"), document.createElement("div"));
  const controller = new Controller(session, quiet, new RuleChoice(session, { read: () => null, keep() {} }));
  await session.open();
  await controller.rules.open();
  return { session, controller };
}
