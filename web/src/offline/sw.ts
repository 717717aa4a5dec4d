// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The service worker: keeps the whole page, as it was built, and hands it out with or without a network. A newer version is
// kept beside it until the page says that no game is on. From then on pages begin with the newer one, handed out by the older
// worker: to put one in place of the other is not safe while there are tabs, since Chromium forgets it, and loses workers that
// a page starts meanwhile.

/** Put here by the build: a name that changes with any file, and all that there is. */
declare const __OFFLINE__: { version: string; files: string[] };

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  addEventListener(type: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(type: "message", hear: (event: Asking) => void): void;
  addEventListener(type: "fetch", hear: (event: Fetching) => void): void;
}

const scope = self as unknown as Scope;
const kPrefix = "larch-";
const kCache = kPrefix + __OFFLINE__.version;
const kFirst = "./";

scope.addEventListener("install", (event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("message", (event) => {
  const tell = () => event.ports[0]?.postMessage("done");
  // Where nothing can be opened pages come from the network, where the newer version is from.
  if (event.data === "be first") event.waitUntil(beFirst().then(tell, tell));
});
scope.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === scope.location.origin)
    event.respondWith(answer(event.request));
});

/** All or nothing: a version that could not be kept whole is not kept. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(kCache);
  await cache.addAll(__OFFLINE__.files.map((file) => new Request(file, { cache: "no-cache" })));
}

/** There are no tabs now, or this version is the first ever. */
async function takeOver(): Promise<void> {
  for (const name of await others()) await caches.delete(name);
  await scope.clients.claim();
}

/** Pages begin with this version: no other has a first page any more. Tabs that are open find the rest of theirs. */
async function beFirst(): Promise<void> {
  for (const name of await others()) await (await caches.open(name)).delete(kFirst);
}

async function others(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(kPrefix) && name !== kCache);
}

async function answer(request: Request): Promise<Response> {
  return (await kept(request).catch(() => undefined)) ?? fetch(request);
}

/** Of this version, or another; rejects where the browser cannot open what it keeps, as on a full disk. */
async function kept(request: Request): Promise<Response | undefined> {
  const any = { ignoreSearch: true };
  return (await caches.match(request, { ...any, cacheName: kCache })) ?? caches.match(request, any);
}
