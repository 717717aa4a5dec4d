// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Whether something read from a store or a file has the shape of what is kept.
import type { Game, HandFacts, NilFacts, Outcome } from "./games";
import { nameOf, type Post } from "./posts";
import type { Aside } from "./saves";

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string";
const flag: Check = (value) => typeof value === "boolean";
const number: Check = (value) => Number.isSafeInteger(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const each =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (checks: Record<string, Check>): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));

const moment: Check = (value) => number(value) && !Number.isNaN(new Date(value as number).getTime());

const kOutcomes: Outcome[] = ["won", "lost", "abandoned"];

const nil: Record<keyof NilFacts, Check> = { own: flag, blind: flag, made: flag };
const hand: Record<keyof HandFacts, Check> = {
  bid: orNull(shape({ kind: text, blind: flag, tricks: number })),
  taken: number,
  thrownIn: flag,
  contract: orNull(flag),
  nils: each(shape(nil)),
  bags: number,
  points: number,
};
const game: Record<keyof Game, Check> = {
  id: text,
  at: moment,
  rules: text,
  level: text,
  partner: orNull(number),
  outcome: (value) => (kOutcomes as unknown[]).includes(value),
  score: number,
  best: number,
  undone: flag,
  hands: each(shape(hand)),
};

const post: Record<keyof Post, Check> = {
  id: text,
  at: moment,
  rules: text,
  level: text,
  partner: orNull(number),
  score: number,
  best: number,
  undone: flag,
  hands: number,
  name: isName,
};

const aside: Record<keyof Aside, Check> = { record: () => true, detail: text, at: moment };

export function isAside(value: unknown): value is Aside {
  return shape(aside)(value);
}

export function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value === nameOf(value);
}

export function isPost(value: unknown): value is Post {
  return shape(post)(value);
}

export function isGame(value: unknown): value is Game {
  return shape(game)(value);
}
