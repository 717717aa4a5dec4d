// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Final scores under a name: the leaderboard of this browser.
import type { Game } from "./games";

/** How many characters a name has at most. */
export const kNameLength = 24;

/** What a game that was won stands there with, also when the game itself is gone. */
export interface Post
  extends Pick<Game, "id" | "at" | "rules" | "level" | "partner" | "score" | "best" | "undone"> {
  name: string;
  /** How many were played. */
  hands: number;
}

export function postOf(game: Game, name: string): Post {
  const { id, at, rules, level, partner, score, best, undone, hands } = game;
  return { id, at, rules, level, partner, score, best, undone, hands: hands.length, name };
}

/** What was typed as a name; empty where it is none. */
export function nameOf(typed: string): string {
  const [...letters] = typed.replace(/\s+/g, " ").trim();
  return letters.slice(0, kNameLength).join("").trim();
}
