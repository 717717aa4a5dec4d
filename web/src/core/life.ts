// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A worker that a browser ends says nothing. So it holds a lock as long as it lives, and whoever hired it waits for that.

const kAlive = "alive";

/** In the worker: holds the lock of its name, and says so. Where there are no locks less is learnt. */
export function live(): void {
  navigator.locks
    ?.request(self.name, () => {
      postMessage(kAlive);
      return new Promise<never>(() => {});
    })
    .catch(() => {});
}

let hired = 0;

/** Hires a worker under a name that begins with its role. When it ends without a word, `onerror` is called all the same. */
export function hire(role: string, make: (name: string) => Worker): Worker {
  const name = `${role} ${Date.now()} ${hired++}`;
  const worker = make(name);
  const onAlive = (event: MessageEvent) => {
    if (event.data !== kAlive) return;
    event.stopImmediatePropagation();
    worker.removeEventListener("message", onAlive);
    navigator.locks
      ?.request(name, () => worker.dispatchEvent(new ErrorEvent("error", { message: "it ended" })))
      .catch(() => {});
  };
  worker.addEventListener("message", onAlive);
  return worker;
}
