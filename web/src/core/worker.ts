// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The table's own thread. The page only ever gets views.
import { type Engine, loadEngine } from "./engine";
import { TableHost } from "./host";
import wasm from "./larch.wasm?url";
import type { FromWorker, ToWorker } from "./messages";
import { kNoSaves, openSaves } from "./saves";

const post = (message: FromWorker) => postMessage(message);

async function open(): Promise<TableHost | null> {
  const saves = openSaves().catch((error) => {
    post({ type: "trouble", kind: "storage", detail: String(error) });
    return kNoSaves;
  });
  let engine: Engine;
  try {
    engine = await loadEngine(wasm);
  } catch (error) {
    post({ type: "trouble", kind: "load", detail: String(error) });
    return null;
  }
  return new TableHost(engine, await saves, post);
}

const host = open();
addEventListener("message", async (event: MessageEvent<ToWorker>) => {
  (await host)?.handle(event.data);
});
