// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Everything that is kept as one file, and such a file read again; docs/saves.md tells its form.
import type { Engine } from "./engine";
import { type Game, gameOf, type KeptGame } from "./games";
import { type Post, postOf } from "./posts";
import type { Aside, Saves } from "./saves";
import { isAside, isGame, isPost } from "./shape";

/** The first one had no scores of the leaderboard. */
const kVersion = 2;
/** Far more than a record of any match that was played. */
const kMaxRecord = 1 << 20;

export interface Copy {
  /** Of this form; it stands first, so that another file is told from a copy. */
  "larch-hollow": number;
  /** By their places on the page's shelf. The worker knows none. */
  settings: Record<string, string>;
  /** The record of the match that goes on. */
  current: string | null;
  games: (Game & { record: string | null })[];
  aside: Aside[];
  posts: Post[];
}

/** What is in a copy that was read. */
export interface Found {
  games: number;
  /** Of these, those not kept here yet. */
  fresh: number;
  /** Scores of the leaderboard that are not posted here yet. */
  scores: number;
  /** The match that went on: there was none, or it lies on the bench now, or another does. */
  match: "none" | "taken" | "left";
  settings: Record<string, string>;
}

/** Why a copy cannot be read: the file itself, or the part that is damaged, and of several which one, from 1. */
export interface Refused {
  why: "unread" | "form" | "version" | "game" | "match" | "settings" | "aside" | "post";
  number: number;
  detail: string;
}

interface Checked {
  settings: Record<string, string>;
  current: string | null;
  games: KeptGame[];
  aside: Aside[];
  posts: Post[];
}

export async function writeCopy(
  { games, aside, posts }: { games: Game[]; aside: [number, Aside][]; posts: Post[] },
  saves: Saves,
  current: string | null,
): Promise<Copy> {
  return {
    "larch-hollow": kVersion,
    settings: {},
    current,
    games: await Promise.all(games.map(async (game) => ({ ...game, record: await saves.record(game.id) }))),
    aside: aside.map(([, row]) => row),
    posts,
  };
}

/** The whole of a copy, each record played through by the rules; or the first thing wrong with it. */
export function readCopy(text: string, engine: Engine): Checked | Refused {
  let copy: Partial<Copy>;
  try {
    copy = JSON.parse(text);
  } catch (error) {
    return refused("form", 0, told(error));
  }
  const version = copy?.["larch-hollow"];
  if (typeof version !== "number") return refused("form", 0, "no larch-hollow");
  if (version !== 1 && version !== kVersion) return refused("version", version, "");
  const { settings = {}, current = null, games = [], aside = [], posts = [] } = copy;
  if (!isSettings(settings)) return refused("settings", 0, "");
  if (!Array.isArray(games)) return refused("game", 0, "");
  if (!Array.isArray(aside)) return refused("aside", 0, "");
  if (!Array.isArray(posts)) return refused("post", 0, "");
  const checked: KeptGame[] = [];
  for (const [i, row] of games.entries()) {
    try {
      checked.push(checkedGame(row, engine));
    } catch (error) {
      return refused("game", i + 1, told(error));
    }
  }
  const odd = aside.findIndex((row) => !isAside(row));
  if (odd >= 0) return refused("aside", odd + 1, "");
  try {
    if (current !== null) gameOf(engine, asRecord(current), 0);
  } catch (error) {
    return refused("match", 0, told(error));
  }
  const kept = new Map(checked.map(({ game }) => [game.id, game]));
  const found: Post[] = [];
  for (const [i, row] of posts.entries()) {
    if (!isPost(row)) return refused("post", i + 1, "");
    const game = kept.get(row.id);
    if (game && game.outcome !== "won") return refused("post", i + 1, game.outcome);
    found.push(game ? postOf(game, row.name) : row);
  }
  return { settings, current, games: checked, aside, posts: found };
}

/** The record is the truth where there is one. */
function checkedGame(row: Copy["games"][number], engine: Engine): KeptGame {
  if (!isGame(row)) throw new Error("not a game");
  const { record = null, ...game } = row as Copy["games"][number];
  if (record === null) return { game, record };
  return { game: gameOf(engine, asRecord(record), game.at), record };
}

function asRecord(value: unknown): string {
  if (typeof value !== "string" || value.length > kMaxRecord) throw new Error("not a record");
  return value;
}

function isSettings(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(([place, text]) => place.startsWith("larch-") && typeof text === "string")
  );
}

const told = (error: unknown) => (error instanceof Error ? error.message : String(error));

function refused(why: Refused["why"], number: number, detail: string): Refused {
  return { why, number, detail };
}
