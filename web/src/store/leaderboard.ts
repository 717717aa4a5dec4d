// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Which of the scores that were posted is better, and by which rules they can be compared at all.
import type { Post } from "../core/posts";

export interface Board {
  /** In words: "pagat target=300". */
  rules: string;
  /** Whether everybody played for themselves. */
  alone: boolean;
  /** The best first. */
  posts: Post[];
}

/** How far ahead of the best of the others. */
export const margin = ({ score, best }: Pick<Post, "score" | "best">) => score - best;

/** A board for each rule set, first the one of the latest game. */
export function boards(posts: Post[]): Board[] {
  const found = new Map<string, Post[]>();
  for (const post of [...posts].sort((a, b) => b.at - a.at))
    found.set(post.rules, [...(found.get(post.rules) ?? []), post]);
  return [...found].map(([rules, of]) => ({
    rules,
    alone: of.every(({ partner }) => partner === null),
    posts: of.sort(byRank),
  }));
}

/** Of level scores the clearer one is better, then the one that took fewer hands, then the earlier one. */
function byRank(a: Post, b: Post): number {
  return b.score - a.score || margin(b) - margin(a) || a.hands - b.hands || a.at - b.at;
}

/** Where a score stands among those by its rules, from 1. */
export function standing(posts: Post[], { id, rules }: Post): { place: number; of: number } {
  const among = boards(posts).find((board) => board.rules === rules)?.posts ?? [];
  return { place: among.findIndex((post) => post.id === id) + 1, of: among.length };
}
