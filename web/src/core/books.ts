// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Answers what the page asks about what is kept. Fetched when that is asked first.
import { type Copy, type Found, type Refused, readCopy, writeCopy } from "./copy";
import { type Engine, kPerson, type Replay } from "./engine";
import { type Game, gameOf } from "./games";
import type { Unkept } from "./messages";
import { type Post, postOf } from "./posts";
import { type Aside, type Saves, unkeptBy } from "./saves";
import { isAside, isGame, isName, isPost } from "./shape";

export type BooksRequest =
  | { what: "all" }
  | { what: "replay"; id: string; hand: number }
  | { what: "record"; id: string }
  /** `posted` takes its score off the leaderboard too. */
  | { what: "remove"; id: string; posted: boolean }
  /** Puts the score of a game that was won on the leaderboard. */
  | { what: "post"; id: string; name: string }
  | { what: "removePost"; id: string }
  | { what: "removeAside"; key: number }
  | { what: "copy" }
  /** Looks through a copy, and with `take` adds what is new in it. */
  | { what: "bring"; text: string; take: boolean };

export interface Everything {
  what: "all";
  /** The newest first; the match that goes on among them once a hand of it was scored. */
  games: Game[];
  /** Whose records are kept. */
  records: string[];
  aside: [key: number, row: Aside][];
  posts: Post[];
  /** The id of the game that the match on the bench has become, where that is among them. */
  ended: string | null;
}

/** What lies on the bench: a match that goes on, or the game that it has become. */
export interface Bench {
  going: string | null;
  ended: string | null;
}

const kNothing: Bench = { going: null, ended: null };

/** Why a score that cannot be read lies in the drawer. */
export const kOddPost = "not a score";

/** The store fails, a record does not keep to the rules, or what would answer did not arrive. */
export type Failing = Exclude<Unkept, "storage"> | "record" | "load";

export type BooksReply =
  | Everything
  | { what: "replay"; replay: Replay }
  | { what: "record"; record: string | null }
  | { what: "copy"; copy: Copy }
  | ({ what: "found" } & Found)
  | ({ what: "refused" } & Refused)
  | { what: "done" }
  | { what: "failed"; why: Failing; detail: string };

export async function answer(
  request: BooksRequest,
  engine: Engine,
  saves: Saves,
  bench: Bench,
): Promise<BooksReply> {
  try {
    switch (request.what) {
      case "all":
        return await everything(engine, saves, bench);
      case "replay":
        return await replay(request, engine, saves);
      case "record":
        return { what: "record", record: await saves.record(request.id) };
      case "remove":
        await saves.remove(request.id, request.posted);
        return { what: "done" };
      case "post":
        await post(request, saves);
        return { what: "done" };
      case "removePost":
        await saves.removePost(request.id);
        return { what: "done" };
      case "removeAside":
        await saves.removeAside(request.key);
        return { what: "done" };
      case "copy":
        return {
          what: "copy",
          copy: await writeCopy(await everything(engine, saves, kNothing), saves, bench.going),
        };
      case "bring":
        return await bring(request, engine, saves, bench.going);
    }
  } catch (error) {
    return { what: "failed", why: unkeptBy(error, "failing"), detail: String(error) };
  }
}

/** All that can be read. What cannot is written anew from its record, or goes to the drawer. */
async function everything(engine: Engine, saves: Saves, { going, ended }: Bench): Promise<Everything> {
  const games: Game[] = [];
  for (const [id, row] of await saves.games()) {
    if (isGame(row)) games.push(row);
    else games.push(...(await mended(id, row, engine, saves)));
  }
  if (going !== null) {
    const game = gameOf(engine, going, Date.now());
    if (game.hands.length) games.push({ ...game, outcome: "going" });
  }
  games.sort((a, b) => b.at - a.at);
  const posts = await scores(games, saves);
  const aside = (await saves.aside()).map(([key, row]): [number, Aside] => [key, readable(row)]);
  const records = await saves.recordIds();
  return {
    what: "all",
    games,
    records,
    aside,
    posts,
    ended: games.find(({ id }) => id === ended)?.id ?? null,
  };
}

/** Each as its game has it, where that is kept; what cannot be read goes to the drawer. */
async function scores(games: Game[], saves: Saves): Promise<Post[]> {
  const kept = new Map(games.map((game) => [game.id, game]));
  const found: Post[] = [];
  for (const [id, row] of await saves.posts()) {
    const game = kept.get(id);
    const name = (row as Post | null)?.name;
    if (game && isName(name)) found.push(postOf(game, name));
    else if (isPost(row) && row.id === id) found.push(row);
    else await saves.spoilPost(id, row, kOddPost).catch(() => {});
  }
  return found;
}

async function post({ id, name }: { id: string; name: string }, saves: Saves): Promise<void> {
  const [, game] = (await saves.games()).find(([key]) => key === id) ?? [];
  if (!isGame(game) || game.outcome !== "won") throw new Error("no game that was won");
  if (!isName(name)) throw new Error("no name");
  await saves.post(postOf(game, name));
}

/** What was set aside may be damaged itself. */
function readable(row: unknown): Aside {
  return isAside(row) ? row : { record: row, detail: "", at: 0 };
}

/** What can be read is shown, also where a full disk lets nothing be put right. */
async function mended(id: string, row: unknown, engine: Engine, saves: Saves): Promise<Game[]> {
  const record = (await saves.record(id)) ?? "";
  try {
    const at = Number((row as Game | null)?.at) || 0;
    const game = { ...gameOf(engine, record, at), id };
    await saves.mend(game).catch(() => {});
    return [game];
  } catch (error) {
    await saves.spoil(id, row, String(error)).catch(() => {});
    return [];
  }
}

async function replay(
  { id, hand }: { id: string; hand: number },
  engine: Engine,
  saves: Saves,
): Promise<BooksReply> {
  const record = (await saves.record(id)) ?? "";
  const reply = engine.call({ type: "replay", record, person: kPerson, hand });
  if (reply.type === "replay") return { what: "replay", replay: reply };
  return { what: "failed", why: "record", detail: reply.type === "failed" ? reply.detail : reply.type };
}

async function bring(
  { text, take }: { text: string; take: boolean },
  engine: Engine,
  saves: Saves,
  going: string | null,
): Promise<BooksReply> {
  const copy = readCopy(text, engine);
  if ("why" in copy) return { what: "refused", ...copy };
  const known = new Set((await saves.games()).map(([id]) => id));
  const fresh = copy.games.filter(({ game }) => !known.has(game.id));
  const posted = new Set((await saves.posts()).map(([id]) => id));
  const current = going === null ? copy.current : null;
  if (take) await saves.add(copy.games, copy.aside, current, copy.posts);
  return {
    what: "found",
    games: copy.games.length,
    fresh: fresh.length,
    scores: copy.posts.filter(({ id }) => !posted.has(id)).length,
    match: copy.current === null || copy.current === going ? "none" : current === null ? "left" : "taken",
    settings: copy.settings,
  };
}
