// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// To make ready for a rule set takes a core a second or so. All that comes of it is in the core's memory, so that memory is
// kept, and on the next visit a core begins with it. A browser that keeps nothing has it made anew.
// To copy that memory takes a tenth of a second, so it waits until the first questions have been answered.
import type { Engine, Request } from "./engine";

/** Of the page's own caches, which a newer version clears away. */
const kName = "larch-minds";
/** One for the players and one for hints. */
const kMost = 2;
const kRestMs = 4000;

/** A core that may begin with the memory of another of the same build. */
type Start = (memory?: Uint8Array<ArrayBuffer>) => Promise<Engine>;

/** A core for somebody who is first asked this; where that is only to make ready, it is one that already has. */
export async function coreFor(requests: Request[], build: string, start: Start): Promise<Engine> {
  const [first, second] = requests;
  if (first?.type !== "prepare" || second) return start();
  const of = (request: Request) => `${build}?${encodeURIComponent(JSON.stringify(request))}`;
  const at = of(first);
  const kept = await recall(at).catch(() => undefined);
  if (kept) return start(kept);
  const engine = await start();
  if (engine.call(first).type !== "prepared") return engine;
  const resting = setTimeout(() => keep(at, engine.memory()).catch(() => {}), kRestMs);
  return {
    memory: engine.memory,
    call(request) {
      // What is made ready then is something else.
      if (request.type === "prepare" && of(request) !== at) clearTimeout(resting);
      return engine.call(request);
    },
  };
}

/** What was kept may be at fault when a core is lost. */
export async function forget(): Promise<void> {
  await globalThis.caches?.delete(kName);
}

async function recall(at: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cache = await globalThis.caches?.open(kName);
  const found = await cache?.match(at);
  return found && new Uint8Array(await found.arrayBuffer());
}

async function keep(at: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await globalThis.caches?.open(kName);
  await cache?.put(at, new Response(memory));
  const kept = (await cache?.keys()) ?? [];
  for (const old of kept.slice(0, -kMost)) await cache?.delete(old);
}
