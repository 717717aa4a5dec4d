// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Engine, kPerson, type Request, startEngine } from "../src/core/engine";
import { coreFor, forget } from "../src/core/minds";
import { callAll } from "../src/core/thinker";

const prepare = (rules = "quick"): Request => ({ type: "prepare", rules, light: true });

/** A browser's caches, of which one is enough here. */
function shelf() {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (at: string) => kept.get(at)?.clone(),
    put: async (at: string, response: Response) => void kept.set(at, response),
    keys: async () => [...kept.keys()],
    delete: async (at: string) => kept.delete(at),
  };
  return { open: async () => cache, delete: async () => kept.clear() };
}

/** What is kept is kept once there is time. */
const settle = () => vi.advanceTimersByTimeAsync(60_000);

/** Which core somebody gets on a visit: the number of the first that it has its memory from. */
let born = 0;
async function visit(requests: Request[], build = "core-1.wasm"): Promise<number | undefined> {
  const core = await begin(requests, build);
  await settle();
  return core.memory()[0];
}

function begin(requests: Request[], build = "core-1.wasm"): Promise<Engine> {
  return coreFor(
    requests,
    build,
    async (memory = new Uint8Array([++born])): Promise<Engine> => ({
      call: (request) =>
        "rules" in request && request.rules !== "unheard-of"
          ? { type: "prepared" }
          : { type: "failed", detail: "rules" },
      memory: () => memory.slice(),
    }),
  );
}

function suggestion(core: Engine) {
  const seed = "29".padStart(64, "0");
  return callAll(core, [
    { type: "new_match", seed, rules: "quick", person: kPerson, level: "baseline", light: true },
    { type: "hint", names: [], light: true },
  ]);
}

describe("a core made ready", () => {
  beforeEach(() => {
    born = 0;
    vi.useFakeTimers();
    vi.stubGlobal("caches", shelf());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("thinks the same on the next visit", async () => {
    const module = await WebAssembly.compile(readFileSync("src/core/larch.wasm"));
    const start = (memory?: Uint8Array<ArrayBuffer>) => startEngine(module, memory);
    const first = await coreFor([prepare()], "core-1.wasm", start);
    await settle();
    const second = await coreFor([prepare()], "core-1.wasm", start);
    expect(Buffer.compare(second.memory(), first.memory())).toBe(0);
    expect(suggestion(second)).toMatchObject({ type: "hint" });
    expect(suggestion(second)).toEqual(suggestion(first));
  });

  it("is the one of that build and those rules", async () => {
    expect(await visit([prepare()])).toBe(1);
    expect(await visit([prepare()])).toBe(1);
    expect(await visit([prepare()], "core-2.wasm")).toBe(2);
    expect(await visit([prepare("pagat")])).toBe(3);
  });

  it("makes room for newer ones", async () => {
    for (const rules of ["quick", "pagat", "larch-hollow"]) await visit([prepare(rules)]);
    expect(await visit([prepare("larch-hollow")])).toBe(3);
    expect(await visit([prepare("pagat")])).toBe(2);
    expect(await visit([prepare("quick")])).toBe(4);
  });

  it("is not kept when more was asked, or what cannot be", async () => {
    await visit([prepare(), { type: "decide" }]);
    expect(await visit([prepare()])).toBe(2);
    await visit([prepare("unheard-of")]);
    expect(await visit([prepare("unheard-of")])).toBe(4);
  });

  it("is kept once it has rested, but not when it is made ready for something else by then", async () => {
    const hurried = await begin([prepare()]);
    hurried.call(prepare());
    hurried.call(prepare("pagat"));
    await settle();
    expect(await visit([prepare()])).toBe(2);
    expect(await visit([prepare()])).toBe(2);
  });

  it("is forgotten when one was lost", async () => {
    await visit([prepare()]);
    await forget();
    expect(await visit([prepare()])).toBe(2);
  });

  it("is made anew in a browser without caches, or where they fail", async () => {
    for (const caches of [undefined, { open: () => Promise.reject(new Error("full")) }]) {
      vi.stubGlobal("caches", caches);
      const first = await visit([prepare()]);
      expect(await visit([prepare()])).not.toBe(first);
    }
  });
});
