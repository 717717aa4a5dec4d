// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is kept: the current match, the games that are over, and a drawer for what could not be read.
import { type Base, kStores, type Rows } from "./base";
import type { Engine } from "./engine";
import { type Game, gameOf, type KeptGame, kRecords } from "./games";
import type { Unkept } from "./messages";
import type { Post } from "./posts";

const kCurrent = "current";

/** Something that could not be read, and why. */
export interface Aside {
  record: unknown;
  detail: string;
  /** When it was put there, in milliseconds. */
  at: number;
}

/** What a match comes to that leaves the bench. */
export type Left = KeptGame | Aside;

export class Saves {
  /** The record on the bench as this page last read or wrote it, and those since that it may have written. */
  private own_: string[] = [];

  constructor(
    private readonly base_: Base,
    private readonly engine_: Engine,
  ) {}

  /** Why nothing outlives the tab, where it is so. */
  get lacks(): unknown {
    return this.base_.lacks;
  }

  /** The record of the current match; null when there is none. */
  async current(): Promise<string | null> {
    const row = await this.base_.within(["matches"], (rows) => rows.get("matches", kCurrent));
    const record = row === undefined ? null : asText(row);
    this.own_ = record === null ? [] : [record];
    return record;
  }

  /** Keeps that record and with it what left the bench, and drops a game that goes on after all. */
  keep(record: string, left: Left[] = [], drop: string | null = null): Promise<void> {
    return this.bench(record, async (rows) => {
      if (drop !== null) await remove(rows, drop, true);
      await add(rows, left);
    });
  }

  /** Puts a record into the drawer; it is the current one no longer. Where that fails, the next one makes it leave. */
  setAside(record: string, detail: string): Promise<void> {
    this.own_ = this.own_.filter((own) => own !== record);
    return this.base_.within(["matches", "aside"], async (rows) => {
      const there = await rows.get("matches", kCurrent);
      const found = there !== undefined && asText(there) === record;
      await rows.put("aside", { record: found ? there : record, detail, at: Date.now() });
      if (found) await rows.delete("matches", kCurrent);
    });
  }

  /** A record that the core itself does not read again goes to the drawer. */
  leave(record: unknown): Left {
    const at = Date.now();
    try {
      return { game: gameOf(this.engine_, record as string, at), record: record as string };
    } catch (error) {
      return { record, detail: String(error), at };
    }
  }

  /** Puts a record on the bench, which what another page has put there leaves. */
  private async bench(record: string, also: (rows: Rows) => Promise<void>): Promise<void> {
    const own = [...this.own_];
    this.own_.push(record);
    await this.base_.within(kStores, async (rows) => {
      const there = await rows.get("matches", kCurrent);
      if (there !== undefined && !own.includes(asText(there))) await add(rows, [this.leave(there)]);
      await rows.put("matches", record, kCurrent);
      await also(rows);
    });
    this.own_ = [record];
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
  add(games: KeptGame[], aside: Aside[], current: string | null, posts: Post[] = []): Promise<void> {
    const all = async (rows: Rows) => {
      const known = new Set((await rows.all("aside")).map(([, row]) => JSON.stringify(row)));
      await add(rows, [...games, ...aside.filter((row) => !known.has(JSON.stringify(row)))]);
      for (const post of posts) await addPost(rows, post);
    };
    return current === null ? this.base_.within(kStores, all) : this.bench(current, all);
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
      await remove(rows, id, false);
    });
  }

  /** Its score stays on the leaderboard, unless that is to go too. */
  remove(id: string, posted: boolean): Promise<void> {
    return this.base_.within(["games", "records", "posts"], (rows) => remove(rows, id, posted));
  }

  /** Scores of the leaderboard by the ids of their games, as they were kept; nobody has checked them since. */
  posts(): Promise<[id: string, row: unknown][]> {
    return this.base_.within(["posts"], (rows) => rows.all("posts") as Promise<[string, unknown][]>);
  }

  post(post: Post): Promise<void> {
    return this.base_.within(["posts"], (rows) => addPost(rows, post));
  }

  /** Moves a score that cannot be read to the drawer. */
  spoilPost(id: string, record: unknown, detail: string): Promise<void> {
    return this.base_.within(["posts", "aside"], async (rows) => {
      await rows.put("aside", { record, detail, at: Date.now() });
      await rows.delete("posts", id);
    });
  }

  removePost(id: string): Promise<void> {
    return this.base_.within(["posts"], async (rows) => void (await rows.delete("posts", id)));
  }

  /** As it was put there; nobody has looked at it since. */
  aside(): Promise<[key: number, row: unknown][]> {
    return this.base_.within(["aside"], (rows) => rows.all("aside") as Promise<[number, unknown][]>);
  }

  removeAside(key: number): Promise<void> {
    return this.base_.within(["aside"], async (rows) => void (await rows.delete("aside", key)));
  }
}

async function remove(rows: Rows, id: string, posted: boolean): Promise<void> {
  await rows.delete("games", id);
  await rows.delete("records", id);
  if (posted) await rows.delete("posts", id);
}

/** Each score is posted once. */
async function addPost(rows: Rows, post: Post): Promise<void> {
  if ((await rows.get("posts", post.id)) === undefined) await rows.put("posts", post, post.id);
}

/** A game that is there already stays as it is. */
async function add(rows: Rows, left: Left[]): Promise<void> {
  for (const one of left) {
    if (!("game" in one)) {
      await rows.put("aside", one);
      continue;
    }
    const { game, record } = one;
    if ((await rows.get("games", game.id)) === undefined) await rows.put("games", game, game.id);
    if (record !== null) await rows.put("records", record, game.id);
  }
  if (left.length) await forgetOldest(rows);
}

async function forgetOldest(rows: Rows): Promise<void> {
  const records = (await rows.keys("records")) as string[];
  if (records.length <= kRecords) return;
  const ends = new Map(((await rows.all("games")) as [string, Game][]).map(([id, { at }]) => [id, at]));
  const oldest = records.sort((a, b) => (ends.get(a) ?? 0) - (ends.get(b) ?? 0));
  for (const id of oldest.slice(0, -kRecords)) await rows.delete("records", id);
}

/** What was found as it can be read, and written to a file. */
export function asText(row: unknown): string {
  return typeof row === "string" ? row : JSON.stringify(row);
}

const kUnkept: Record<string, "full" | "newer"> = { QuotaExceededError: "full", VersionError: "newer" };

/** Why a store fails, which of a full disk some browsers tell in words alone. */
export function unkeptBy<Else extends Unkept>(error: unknown, otherwise: Else): "full" | "newer" | Else {
  if (/NO_SPACE/.test(String(error))) return "full";
  return kUnkept[(error as Error | null)?.name ?? ""] ?? otherwise;
}
