// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Has the page kept for days without a network, and learns of newer versions. Fetched once the table is ready.
import type { Signal } from "@preact/signals";

/** `newer` becomes a way to take a newer version once one waits; that loads the page anew. */
export async function keepOffline(newer: Signal<(() => void) | null>): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container || !import.meta.env.PROD) return;
  const registration = await container.register("./sw.js");
  const look = async () => {
    const { waiting } = registration;
    newer.value = waiting && (await versionsToBeginWith()) > 1 ? () => take(waiting) : null;
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
  await look();
}

/** One that was taken waits on until all tabs are closed, but is the only one with a first page. */
async function versionsToBeginWith(): Promise<number> {
  let versions = 0;
  for (const cacheName of await caches.keys()) {
    if (await caches.match("./", { cacheName })) versions++;
  }
  return versions;
}

function take(waiting: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => location.reload();
  waiting.postMessage("be first", [port2]);
}
