// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Answers what the page asks about what is kept. Fetched when that is asked first.
import { type Copy, type Found, type Refused, readCopy, writeCopy } from "./copy";
import { type Engine, kPerson, type Replay } from "./engine";
import { type Game, gameOf } from "./games";
import type { Unkept } from "./messages";
import { type Aside, type Saves, unkeptBy } from "./saves";
import { isAside, isGame } from "./shape";

export type BooksRequest =
  | { what: "all" }
  | { what: "replay"; id: string; hand: number }
  | { what: "record"; id: string }
  | { what: "remove"; id: string }
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
}

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
  going: string | null,
): Promise<BooksReply> {
  try {
    switch (request.what) {
      case "all":
        return await everything(engine, saves, going);
      case "replay":
        return await replay(request, engine, saves);
      case "record":
        return { what: "record", record: await saves.record(request.id) };
      case "remove":
        await saves.remove(request.id);
        return { what: "done" };
      case "removeAside":
        await saves.removeAside(request.key);
        return { what: "done" };
      case "copy":
        return { what: "copy", copy: await writeCopy(await everything(engine, saves, null), saves, going) };
      case "bring":
        return await bring(request, engine, saves, going);
    }
  } catch (error) {
    return { what: "failed", why: unkeptBy(error, "failing"), detail: String(error) };
  }
}

/** All that can be read. What cannot is written anew from its record, or goes to the drawer. */
async function everything(engine: Engine, saves: Saves, going: string | null): Promise<Everything> {
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
  const aside = (await saves.aside()).map(([key, row]): [number, Aside] => [key, readable(row)]);
  return { what: "all", games, records: await saves.recordIds(), aside };
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
  const current = going === null ? copy.current : null;
  if (take) await saves.add(copy.games, copy.aside, current);
  return {
    what: "found",
    games: copy.games.length,
    fresh: fresh.length,
    match: copy.current === null || copy.current === going ? "none" : current === null ? "left" : "taken",
    settings: copy.settings,
  };
}
