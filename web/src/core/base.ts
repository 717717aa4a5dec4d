// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Rows by store and key: in the browser's database, or in memory where it keeps none.
import { openDB } from "idb";

/** Its schema; docs/saves.md says what each version keeps. */
export const kSchema = 2;

export type StoreName = "matches" | "aside" | "games" | "records";
export type Key = string | number;

/** Rows as one transaction sees them. */
export interface Rows {
  get(store: StoreName, key: Key): Promise<unknown>;
  keys(store: StoreName): Promise<Key[]>;
  all(store: StoreName): Promise<[key: Key, row: unknown][]>;
  /** Without a key the row gets the next number. */
  put(store: StoreName, row: unknown, key?: Key): Promise<unknown>;
  delete(store: StoreName, key: Key): Promise<unknown>;
}

export interface Base {
  /** Everything that is done to those stores happens, or nothing of it; it rejects then. */
  within<T>(stores: StoreName[], act: (rows: Rows) => Promise<T>): Promise<T>;
}

/** Rejects where the browser keeps no database for this page, or has one of a later version. */
export function openBase(): Promise<Base> {
  return new Promise((resolve, reject) => {
    openDB("larch-hollow", kSchema, {
      upgrade(db, from) {
        if (from < 1) {
          db.createObjectStore("matches");
          db.createObjectStore("aside", { autoIncrement: true });
        }
        if (from < 2) {
          db.createObjectStore("games");
          db.createObjectStore("records");
        }
      },
      blocked: () => reject(new Error("another tab holds an older version")),
      // A page of a later version is not to wait for this one.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    }).then(
      (database) =>
        resolve({
          async within(stores, act) {
            const to = database.transaction(stores, "readwrite");
            const in_ = (store: StoreName) => to.objectStore(store);
            const rows: Rows = {
              get: (store, key) => in_(store).get(key),
              keys: (store) => in_(store).getAllKeys() as Promise<Key[]>,
              async all(store) {
                const [keys, all] = await Promise.all([in_(store).getAllKeys(), in_(store).getAll()]);
                return all.map((row, i) => [keys[i] as Key, row]);
              },
              put: (store, row, key) => in_(store).put(row, key),
              delete: (store, key) => in_(store).delete(key),
            };
            const [result] = await Promise.all([act(rows), to.done]);
            return result;
          },
        }),
      reject,
    );
  });
}

/** Forgets everything with the tab. */
export function memoryBase(): Base {
  let stores: Partial<Record<StoreName, Map<Key, unknown>>> = {};
  let next = 1;
  return {
    async within(_, act) {
      const copy = Object.fromEntries(Object.entries(stores).map(([name, rows]) => [name, new Map(rows)]));
      const of = (store: StoreName) => (copy[store] ??= new Map());
      const result = await act({
        get: async (store, key) => of(store).get(key),
        keys: async (store) => [...of(store).keys()],
        all: async (store) => [...of(store)],
        put: async (store, row, key) => of(store).set(key ?? next++, row),
        delete: async (store, key) => of(store).delete(key),
      });
      stores = copy;
      return result;
    },
  };
}
