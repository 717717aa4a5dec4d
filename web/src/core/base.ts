// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Rows by store and key: in the browser's database, or in memory where it keeps none.

/** Its schema; docs/saves.md says what each version keeps. */
const kSchema = 2;

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
    const opening = indexedDB.open("larch-hollow", kSchema);
    opening.onupgradeneeded = ({ oldVersion }) => {
      const database = opening.result;
      if (oldVersion < 1) {
        database.createObjectStore("matches");
        database.createObjectStore("aside", { autoIncrement: true });
      }
      if (oldVersion < 2) {
        database.createObjectStore("games");
        database.createObjectStore("records");
      }
    };
    opening.onblocked = () => reject(new Error("another tab holds an older version"));
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      // A page of a later version is not to wait for this one.
      database.onversionchange = () => database.close();
      resolve({ within: (stores, act) => transact(database, stores, act) });
    };
  });
}

async function transact<T>(
  database: IDBDatabase,
  stores: StoreName[],
  act: (rows: Rows) => Promise<T>,
): Promise<T> {
  const to = database.transaction(stores, "readwrite");
  const done = new Promise<void>((resolve, reject) => {
    to.oncomplete = () => resolve();
    to.onabort = () => reject(to.error);
  });
  const rows: Rows = {
    get: (store, key) => answer(to.objectStore(store).get(key)),
    keys: (store) => answer(to.objectStore(store).getAllKeys()) as Promise<Key[]>,
    async all(store) {
      const [keys, all] = await Promise.all([
        rows.keys(store),
        answer<unknown[]>(to.objectStore(store).getAll()),
      ]);
      return all.map((row, i) => [keys[i] as Key, row]);
    },
    put: (store, row, key) => answer(to.objectStore(store).put(row, key)),
    delete: (store, key) => answer(to.objectStore(store).delete(key)),
  };
  try {
    const [result] = await Promise.all([act(rows), done]);
    return result;
  } catch (error) {
    undo(to);
    throw error;
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Takes back what was done, unless the browser has taken it back already. */
function undo(to: IDBTransaction): void {
  try {
    to.abort();
  } catch {
    // It has.
  }
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
