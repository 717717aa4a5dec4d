// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Rows by store and key: in the browser's database, or in memory where it keeps none.

/** Its schema; docs/saves.md says what each version keeps. */
const kSchema = 3;

export const kStores = ["matches", "aside", "games", "records", "posts"] as const;
export type StoreName = (typeof kStores)[number];
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
  /** Why what is put here does not outlive the tab, where it is so. */
  readonly lacks?: unknown;
  /** Everything that is done to those stores happens, or nothing of it; it rejects then. */
  within<T>(stores: readonly StoreName[], act: (rows: Rows) => Promise<T>): Promise<T>;
}

/**
 * The browser's database; memory serves while that cannot be opened, and what is in it goes along as soon as it can. The
 * match on the bench does with its next move, for another may lie there.
 */
export class PatientBase implements Base {
  lacks: unknown = null;
  private memory_: Base | null = memoryBase();
  private opening_: Promise<void> | null = null;

  constructor(private readonly database_: Base) {}

  async within<T>(stores: readonly StoreName[], act: (rows: Rows) => Promise<T>): Promise<T> {
    await this.open();
    return (this.memory_ ?? this.database_).within(stores, act);
  }

  open(): Promise<void> {
    this.opening_ ??= this.move().finally(() => {
      this.opening_ = null;
    });
    return this.opening_;
  }

  private async move(): Promise<void> {
    if (!this.memory_) return;
    try {
      const held = await this.memory_.within(kStores, async (rows) => ({
        games: await rows.all("games"),
        records: await rows.all("records"),
        posts: await rows.all("posts"),
        aside: await rows.all("aside"),
      }));
      await this.database_.within(kStores, async (rows) => {
        for (const store of ["games", "records", "posts"] as const) {
          for (const [key, row] of held[store])
            if ((await rows.get(store, key)) === undefined) await rows.put(store, row, key);
        }
        for (const [, row] of held.aside) await rows.put("aside", row);
      });
      this.memory_ = this.lacks = null;
    } catch (error) {
      this.lacks = error ?? new Error("no database");
    }
  }
}

/** Rejects where that one does not answer in time, and at once as long as it has not: a game does not wait for it. */
export function impatient(base: Base, patienceMs: number): Base {
  let late = false;
  return {
    async within(stores, act) {
      const tooLate = new Error("the database does not answer");
      if (late) throw tooLate;
      const work = base.within(stores, act);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          late = true;
          const answered = () => {
            late = false;
          };
          work.then(answered, answered);
          reject(tooLate);
        }, patienceMs);
      });
      return Promise.race([work, patience]).finally(() => clearTimeout(timer));
    },
  };
}

/**
 * The browser's database, opened anew when it was closed: by a page of a later version, which then has it, by another that
 * clears it, or by a browser whose disk is full. Rejects where there is none, or one of a later version.
 */
export function database(): Base {
  let opened: Promise<IDBDatabase> | null = null;
  const close = (base: IDBDatabase) => {
    base.close();
    opened = null;
  };
  const open = async () => {
    const base = await openDatabase();
    base.onversionchange = base.onclose = () => close(base);
    return base;
  };
  return {
    async within(stores, act) {
      opened ??= open();
      const base = await opened.catch((error) => {
        opened = null;
        throw error;
      });
      try {
        return await transact(base, stores, act);
      } catch (error) {
        close(base);
        throw error;
      }
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("larch-hollow", kSchema);
    opening.onupgradeneeded = ({ oldVersion }) => {
      const base = opening.result;
      if (oldVersion < 1) {
        base.createObjectStore("matches");
        base.createObjectStore("aside", { autoIncrement: true });
      }
      if (oldVersion < 2) {
        base.createObjectStore("games");
        base.createObjectStore("records");
      }
      if (oldVersion < 3) base.createObjectStore("posts");
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
    opening.onblocked = () => {
      opening.onsuccess = () => opening.result.close();
      reject(new Error("another tab holds an older version"));
    };
  });
}

async function transact<T>(
  base: IDBDatabase,
  stores: readonly StoreName[],
  act: (rows: Rows) => Promise<T>,
): Promise<T> {
  const to = base.transaction(stores, "readwrite");
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
    // What was asked in it fails without a reason where the whole of it did.
    throw to.error ?? error;
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
