// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The games as a table for other programs: comma-separated, a line each, the oldest first.
import type { Game } from "../../core/games";
import { bookWords } from "../../i18n/books";

export function gamesTable(games: Game[]): string {
  const lines = [...games]
    .filter(({ outcome }) => outcome !== "going")
    .sort((a, b) => a.at - b.at)
    .map((game) => [
      new Date(game.at).toISOString(),
      game.rules,
      game.level,
      game.partner === null ? "" : bookWords.partner(String(game.partner)),
      game.outcome,
      game.score,
      game.best,
      game.hands.length,
      game.hands.reduce((sum, { bags }) => sum + bags, 0),
      game.undone,
    ]);
  return [bookWords.keeping.columns, ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

function cell(value: string | number | boolean): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
