// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is kept: the current match, the games that are over, and a drawer for what could not be read.
import type { Base, Rows } from "./base";
import { type Game, type KeptGame, kRecords } from "./games";
import type { Unkept } from "./messages";

const kCurrent = "current";

/** Something that could not be read, and why. */
export interface Aside {
  record: unknown;
  detail: string;
  /** When it was put there, in milliseconds. */
  at: number;
}

export class Saves {
  constructor(private readonly base_: Base) {}

  /** The record of the current match; null when there is none. */
  current(): Promise<string | null> {
    return this.base_.within(
      ["matches"],
      async (rows) => ((await rows.get("matches", kCurrent)) ?? null) as string,
    );
  }

  /** Keeps that record and with it some games that are over, and drops one that goes on after all. */
  keep(record: string, add: KeptGame[] = [], drop: string | null = null): Promise<void> {
    const games = add.length > 0 || drop !== null;
    return this.base_.within(games ? ["matches", "games", "records"] : ["matches"], async (rows) => {
      await rows.put("matches", record, kCurrent);
      if (drop !== null) await remove(rows, drop);
      if (add.length) await addGames(rows, add);
    });
  }

  /** Puts a record into the drawer; it is the current one no longer. */
  setAside(record: unknown, detail: string): Promise<void> {
    return this.base_.within(["matches", "aside"], async (rows) => {
      await rows.put("aside", { record, detail, at: Date.now() });
      if ((await rows.get("matches", kCurrent)) === record) await rows.delete("matches", kCurrent);
    });
  }

  /** Summaries by their ids as they were kept, in no order; nobody has checked them since. */
  games(): Promise<[id: string, row: unknown][]> {
    return this.base_.within(["games"], (rows) => rows.all("games") as Promise<[string, unknown][]>);
  }

  /** Null where the game is an old one, or none that is kept. */
  record(id: string): Promise<string | null> {
    return this.base_.within(
      ["records"],
      async (rows) => ((await rows.get("records", id)) ?? null) as string,
    );
  }

  /** Whose records are kept. */
  recordIds(): Promise<string[]> {
    return this.base_.within(["records"], (rows) => rows.keys("records") as Promise<string[]>);
  }

  /** Adds what is not there yet; `current` the caller knows that no match goes on. */
  add(games: KeptGame[], aside: Aside[], current: string | null): Promise<void> {
    return this.base_.within(["matches", "games", "records", "aside"], async (rows) => {
      if (current !== null) await rows.put("matches", current, kCurrent);
      const known = new Set((await rows.all("aside")).map(([, row]) => JSON.stringify(row)));
      for (const row of aside) if (!known.has(JSON.stringify(row))) await rows.put("aside", row);
      await addGames(rows, games);
    });
  }

  /** Writes a summary anew. */
  mend(game: Game): Promise<void> {
    return this.base_.within(["games"], async (rows) => void (await rows.put("games", game, game.id)));
  }

  /** Moves a game that cannot be read to the drawer, with its record. */
  spoil(id: string, row: unknown, detail: string): Promise<void> {
    return this.base_.within(["games", "records", "aside"], async (rows) => {
      const record = (await rows.get("records", id)) ?? row;
      await rows.put("aside", { record, detail, at: Date.now() });
      await remove(rows, id);
    });
  }

  remove(id: string): Promise<void> {
    return this.base_.within(["games", "records"], (rows) => remove(rows, id));
  }

  aside(): Promise<[key: number, row: Aside][]> {
    return this.base_.within(["aside"], (rows) => rows.all("aside") as Promise<[number, Aside][]>);
  }

  removeAside(key: number): Promise<void> {
    return this.base_.within(["aside"], async (rows) => void (await rows.delete("aside", key)));
  }
}

async function remove(rows: Rows, id: string): Promise<void> {
  await rows.delete("games", id);
  await rows.delete("records", id);
}

/** A game that is there already stays as it is. */
async function addGames(rows: Rows, games: KeptGame[]): Promise<void> {
  for (const { game, record } of games) {
    if ((await rows.get("games", game.id)) === undefined) await rows.put("games", game, game.id);
    if (record !== null) await rows.put("records", record, game.id);
  }
  const records = (await rows.keys("records")) as string[];
  if (records.length <= kRecords) return;
  const ends = new Map(((await rows.all("games")) as [string, Game][]).map(([id, { at }]) => [id, at]));
  const oldest = records.sort((a, b) => (ends.get(a) ?? 0) - (ends.get(b) ?? 0));
  for (const id of oldest.slice(0, -kRecords)) await rows.delete("records", id);
}

const kUnkept: Record<string, Unkept> = { QuotaExceededError: "full", VersionError: "newer" };

/** Why a store fails. */
export function unkeptBy(error: unknown): Unkept {
  return kUnkept[(error as Error | null)?.name ?? ""] ?? "storage";
}
