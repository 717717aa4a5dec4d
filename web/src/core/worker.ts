// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The table's own thread, and those of the thinkers it hires: one script, told apart by the worker's name. The page only
// ever gets views.
import { database, impatient, PatientBase } from "./base";
import { compileCore, type Engine, hasCore, type Request, startEngine } from "./engine";
import { TableHost } from "./host";
import wasm from "./larch.wasm?url";
import { hire, live } from "./life";
import type { FromWorker, ToWorker } from "./messages";
import { coreFor, forget } from "./minds";
import { Saves } from "./saves";
import { callAll, HiredThinker } from "./thinker";

const kThinker = "larch-thinker";
/** A slow device opens its database in a second or two. */
const kPatienceMs = 10_000;

const post = (message: FromWorker) => postMessage(message);

async function open(): Promise<TableHost | null> {
  const base = new PatientBase(impatient(database(), kPatienceMs));
  base.open();
  const compiled = compileCore(wasm);
  const thinkers = { bots: thinker(compiled), hints: thinker(compiled) };
  let engine: Engine;
  try {
    engine = await startEngine(await compiled);
  } catch (error) {
    post({ type: "trouble", kind: hasCore() ? "load" : "browser", detail: String(error) });
    return null;
  }
  return new TableHost(engine, new Saves(base, engine), post, thinkers);
}

function thinker(compiled: Promise<WebAssembly.Module>): HiredThinker {
  return new HiredThinker(() => {
    const desk = hire(kThinker, (name) => new Worker(self.location.href, { type: "module", name }));
    compiled.then(
      (module) => desk.postMessage(module),
      () => {},
    );
    return desk;
  });
}

/** A thinker gets the compiled core, and lists of requests, some perhaps before it. */
function think(): void {
  let give: (module: WebAssembly.Module) => void;
  const compiled = new Promise<WebAssembly.Module>((resolve) => {
    give = resolve;
  });
  let core: Promise<Engine> | null = null;
  addEventListener("message", async ({ data }: MessageEvent<WebAssembly.Module | Request[]>) => {
    if (!Array.isArray(data)) return give(data);
    try {
      core ??= compiled.then((module) => coreFor(data, wasm, (memory) => startEngine(module, memory)));
      postMessage(callAll(await core, data));
    } catch (error) {
      await forget().catch(() => {});
      // Whoever hired this thread is to know that it is lost.
      reportError(error);
    }
  });
}

function keepTable(): void {
  const host = open();
  addEventListener("message", async (event: MessageEvent<ToWorker>) => {
    (await host)?.handle(event.data);
  });
}

if (self.name.startsWith(kThinker)) think();
else keepTable();
live();
