// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Where the match is kept: one row for the current one, and a drawer for saves that could not be read.
import { openDB } from "idb";

export interface Saves {
  /** The record of the current match; null when there is none. */
  current(): Promise<string | null>;
  keep(record: string): Promise<void>;
  /** Moves the current record to the drawer. */
  setAside(record: string, detail: string): Promise<void>;
}

/** Rejects where the browser keeps no database for this page. */
export async function openSaves(): Promise<Saves> {
  const database = await openDB("larch-hollow", 1, {
    upgrade(db) {
      db.createObjectStore("matches");
      db.createObjectStore("aside", { autoIncrement: true });
    },
  });
  return {
    async current() {
      return ((await database.get("matches", "current")) as string | undefined) ?? null;
    },
    async keep(record) {
      await database.put("matches", record, "current");
    },
    async setAside(record, detail) {
      const move = database.transaction(["matches", "aside"], "readwrite");
      await move.objectStore("aside").add({ record, detail, at: Date.now() });
      await move.objectStore("matches").delete("current");
      await move.done;
    },
  };
}

/** Keeps nothing: for a browser without a database. */
export const kNoSaves: Saves = {
  current: async () => null,
  keep: async () => {},
  setAside: async () => {},
};
