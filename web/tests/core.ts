// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The core itself, as the build leaves it beside the worker; `./run build` makes it.
import { readFileSync } from "node:fs";
import { type Engine, loadEngine } from "../src/core/engine";

/** Rejects where it has not been built. */
export async function core(): Promise<Engine> {
  const bytes = readFileSync("src/core/larch.wasm");
  const url = `data:application/wasm;base64,${bytes.toString("base64")}`;
  return loadEngine(url);
}
