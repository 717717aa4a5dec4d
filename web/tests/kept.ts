// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is kept, with the keeper of the bench and whatever is asked of the books.
import { type Base, memoryBase } from "../src/core/base";
import { answer, type BooksReply, type BooksRequest } from "../src/core/books";
import type { Engine } from "../src/core/engine";
import { Keeper } from "../src/core/keeper";
import { Saves } from "../src/core/saves";

export function shelf(engine: Engine, base: Base = memoryBase()) {
  const saves = new Saves(base, engine);
  const keeper = new Keeper(saves);
  const ask = <R extends BooksReply["what"]>(request: BooksRequest, _expected?: R) =>
    answer(request, engine, saves, keeper) as Promise<Extract<BooksReply, { what: R }>>;
  const all = () => ask({ what: "all" }, "all");
  const copy = async () => (await ask({ what: "copy" }, "copy")).copy;
  const bring = (copy: unknown, take = true) =>
    ask({ what: "bring", text: typeof copy === "string" ? copy : JSON.stringify(copy), take }, "found");
  return { base, saves, keeper, ask, all, copy, bring };
}

/** Games that were played there, the last one still on the bench. */
export async function withGames(engine: Engine, ...records: string[]) {
  const room = shelf(engine);
  for (const record of records) {
    room.keeper.clear();
    await room.keeper.keep(record, true);
  }
  return room;
}
