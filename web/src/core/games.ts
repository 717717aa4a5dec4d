// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What a game comes to once it is over: its record, and what the core's own views say of it.
import { type Engine, kPerson, type Replay } from "./engine";
import type { Bid, HandResult, LineKind, Seat, SideResult, View } from "./protocol";

/** Of so many games the cards are kept; of older ones only what they came to. */
export const kRecords = 200;

export type Outcome = "won" | "lost" | "abandoned" | "going";

/** A nil by the person or by who scores with it. */
export interface NilFacts {
  own: boolean;
  blind: boolean;
  made: boolean;
}

/** One hand as the person's side had it. */
export interface HandFacts {
  /** The person's own bid; null where nobody bids. */
  bid: Bid | null;
  /** The person's own tricks. */
  taken: number;
  thrownIn: boolean;
  /** Whether the side's contract was made; null where it had none. */
  contract: boolean | null;
  nils: NilFacts[];
  /** Bags that the hand brought. */
  bags: number;
  points: number;
}

export interface Game {
  /** The same wherever the same record is kept. */
  id: string;
  /** When it ended, in milliseconds. */
  at: number;
  /** In words: "pagat target=300". */
  rules: string;
  /** Of the core's players; empty where they differ. */
  level: string;
  /** The place of who scores with the person, clockwise from it; null when it plays alone. */
  partner: number | null;
  outcome: Outcome;
  /** Points of the person's side, and of the best of the others. */
  score: number;
  best: number;
  /** A move was taken back. */
  undone: boolean;
  hands: HandFacts[];
}

/** A game with its record, which is gone where the game is an old one. */
export interface KeptGame {
  game: Game;
  record: string | null;
}

/** Throws where the record does not keep to the rules, with the reason. */
export function gameOf(engine: Engine, record: string, at: number): Game {
  const reply = engine.call({ type: "replay", record, person: kPerson, hand: 0 });
  if (reply.type !== "replay") throw new Error("detail" in reply ? reply.detail : reply.type);
  return summary(reply, idOf(record), at);
}

/** What the ends of a match's hands come to, with how it stands after them. */
export function summary({ steps, levels }: Replay, id: string, at: number): Game {
  const views = steps.map(({ update }) => update.view);
  const last = views.pop() as View;
  const own = sideOf(last);
  const scores = (mine: boolean) =>
    last.sides.filter(({ side }) => (side === own) === mine).map(({ score }) => score);
  const partner = last.seats.find(({ seat, side }) => side === own && seat !== last.seat);
  const skills = [...new Set(levels.filter((level) => level).map((level) => level.replace(/^light-/, "")))];
  return {
    id,
    at,
    rules: last.rules,
    level: skills.length === 1 ? (skills[0] ?? "") : "",
    partner: partner ? (partner.seat - last.seat + last.seats.length) % last.seats.length : null,
    outcome: last.winner === null ? "abandoned" : last.winner === own ? "won" : "lost",
    score: Math.max(...scores(true)),
    best: Math.max(...scores(false)),
    undone: last.undone,
    hands: views.map(facts),
  };
}

const kNils: Partial<Record<LineKind, { blind: boolean; made: boolean }>> = {
  nil_made: { blind: false, made: true },
  nil_failed: { blind: false, made: false },
  blind_nil_made: { blind: true, made: true },
  blind_nil_failed: { blind: true, made: false },
  double_nil_made: { blind: false, made: true },
  double_nil_failed: { blind: false, made: false },
};

function facts(view: View): HandFacts {
  const result = view.results.at(-1) as HandResult;
  const { lines, points } = result.sides.find(({ side }) => side === sideOf(view)) as SideResult;
  const seat = view.seats.find((at) => at.seat === view.seat);
  const has = (kind: LineKind) => lines.some((line) => line.kind === kind);
  return {
    bid: seat?.bid ?? null,
    taken: seat?.tricks ?? 0,
    thrownIn: result.thrown_in,
    contract: has("contract_made") ? true : has("contract_set") ? false : null,
    nils: lines.flatMap(({ kind, seat: bidder }) => {
      const nil = kNils[kind];
      if (!nil) return [];
      // Two nils scored as one have one line for both.
      const bidders: Seat[] = bidder === null ? view.seats.filter(ofSide(view)).map((s) => s.seat) : [bidder];
      return bidders.map((by) => ({ ...nil, own: by === view.seat }));
    }),
    bags: lines.reduce((sum, { bags }) => sum + Math.max(bags, 0), 0),
    points,
  };
}

const sideOf = (view: View) => view.seats.find(({ seat }) => seat === view.seat)?.side;
const ofSide = (view: View) => (seat: { side: number }) => seat.side === sideOf(view);

/** 64 bits of the text, by FNV-1a from two starts. */
export function idOf(record: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let hash = start;
      for (let i = 0; i < record.length; i++) hash = Math.imul(hash ^ record.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, "0");
    })
    .join("");
}
