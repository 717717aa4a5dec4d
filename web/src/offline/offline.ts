// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Has the page kept for days without a network, and learns of newer versions. Fetched once the table is ready.
import type { Signal } from "@preact/signals";

/** `newer` becomes a way to take a newer version once one waits; that loads the page anew. */
export async function keepOffline(newer: Signal<(() => void) | null>): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container || !import.meta.env.PROD) return;
  const registration = await container.register("./sw.js");
  const look = () => {
    const { waiting } = registration;
    // The first version ever waits for nothing, and is no news.
    newer.value = waiting && container.controller ? () => take(container, waiting) : null;
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

function take(container: ServiceWorkerContainer, waiting: ServiceWorker): void {
  container.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take over");
}
