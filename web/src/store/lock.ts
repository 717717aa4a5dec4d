// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// One tab at a time sits at the table.

const kName = "larch-table";

/**
 * Takes the table for this tab, or false when another has it; `steal` takes it from that one. `lost` is called
 * once when a later tab takes it from this.
 */
export function takeTable(steal: boolean, lost: () => void): Promise<boolean> {
  const locks = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      // Held until the tab closes or another steals it, which rejects the request below.
      return lock ? new Promise<never>(() => {}) : undefined;
    };
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    locks.request(kName, options, hold).catch((error: DOMException) => {
      // Anything but a theft means that this page may not use locks at all.
      if (error.name === "AbortError") lost();
      else resolve(true);
    });
  });
}
