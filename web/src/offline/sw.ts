// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The service worker: keeps the whole page, as it was built, and hands it out with or without a network. A new version
// waits until the page says that no game is on.

/** Put here by the build: a name that changes with any file, and all that there is. */
declare const __OFFLINE__: { version: string; files: string[] };

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", hear: (event: Extendable) => void): void;
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", hear: (event: Fetching) => void): void;
}

const scope = self as unknown as Scope;
const kPrefix = "larch-";
const kCache = kPrefix + __OFFLINE__.version;

scope.addEventListener("install", (event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("message", ({ data }) => {
  if (data === "take over") scope.skipWaiting();
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

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(kPrefix) && name !== kCache) await caches.delete(name);
  }
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  return (await kept(request).catch(() => undefined)) ?? fetch(request);
}

/** Rejects where the browser cannot open what it keeps, as on a full disk. */
async function kept(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(kCache);
  return cache.match(request, { ignoreSearch: true });
}
