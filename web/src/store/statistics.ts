// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What many games come to. Nothing but sums: who won what is said by the games themselves.
import type { Game, HandFacts, NilFacts } from "../core/games";

/** How many points a trend has at most. */
const kPoints = 12;

export interface Share {
  of: number;
  good: number;
}

export interface Row extends Share {
  key: string;
}

/** Some games in a row. */
export interface Point {
  /** The first and the last of them, counted from 1. */
  from: number;
  to: number;
  won: number;
  /** Of its hands; null where there is none to tell by. */
  exact: number | null;
  bags: number | null;
  points: number | null;
}

export interface Figures {
  /** Of games played to the end, those won. */
  games: Share;
  abandoned: number;
  /** In which a move was taken back. */
  undone: number;
  hands: number;
  thrownIn: number;
  /** Of the person's own numbers, those met exactly; and those beaten and missed. */
  exact: Share;
  over: number;
  under: number;
  meanBid: number | null;
  meanTaken: number | null;
  contracts: Share;
  nils: Share;
  blindNils: Share;
  partnersNils: Share;
  bags: number;
  bagsAHand: number | null;
  pointsAHand: number | null;
  /** How the last games went, and how many of them in a row. */
  now: { won: boolean; games: number } | null;
  longestWon: number;
  longestLost: number;
  longestContracts: number;
  byPartner: Row[];
  byLevel: Row[];
  byRules: Row[];
  trend: Point[];
}

/** Games in any order; one that goes on adds its hands. */
export function figures(all: Game[]): Figures {
  const games = [...all].sort((a, b) => a.at - b.at);
  const finished = games.filter(({ outcome }) => outcome === "won" || outcome === "lost");
  const dealt = games.flatMap(({ hands }) => hands);
  const hands = dealt.filter(({ thrownIn }) => !thrownIn);
  const numbers = hands.filter(hasNumber);
  const contracts = hands.filter(({ contract }) => contract !== null);
  const nils = hands.flatMap((hand) => hand.nils);
  const wins = runs(finished.map(({ outcome }) => outcome === "won"));
  const kept = runs(contracts.map(({ contract }) => contract === true));
  const last = wins.at(-1);
  return {
    games: share(finished, won),
    abandoned: games.filter(({ outcome }) => outcome === "abandoned").length,
    undone: games.filter(({ undone }) => undone).length,
    hands: hands.length,
    thrownIn: dealt.length - hands.length,
    exact: share(numbers, isExact),
    over: numbers.filter(({ bid, taken }) => taken > (bid?.tricks ?? 0)).length,
    under: numbers.filter(({ bid, taken }) => taken < (bid?.tricks ?? 0)).length,
    meanBid: mean(numbers.map(({ bid }) => bid?.tricks ?? 0)),
    meanTaken: mean(numbers.map(({ taken }) => taken)),
    contracts: share(contracts, ({ contract }) => contract === true),
    nils: nilShare(nils, (nil) => nil.own && !nil.blind),
    blindNils: nilShare(nils, (nil) => nil.own && nil.blind),
    partnersNils: nilShare(nils, (nil) => !nil.own),
    bags: sum(hands.map(({ bags }) => bags)),
    bagsAHand: mean(hands.map(({ bags }) => bags)),
    pointsAHand: mean(hands.map(({ points }) => points)),
    now: last ? { won: last.good, games: last.length } : null,
    longestWon: longest(wins, true),
    longestLost: longest(wins, false),
    longestContracts: longest(kept, true),
    byPartner: rows(finished, ({ partner }) => (partner === null ? "" : String(partner))),
    byLevel: rows(finished, ({ level }) => level),
    byRules: rows(finished, ({ rules }) => rules.split(" ")[0] ?? ""),
    trend: trend(finished),
  };
}

const won = ({ outcome }: Game) => outcome === "won";
const hasNumber = ({ bid }: HandFacts) => bid?.kind === "tricks";
const isExact = ({ bid, taken }: HandFacts) => bid?.tricks === taken;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: number[]) => (numbers.length ? sum(numbers) / numbers.length : null);

function share<T>(all: T[], isGood: (of: T) => boolean): Share {
  return { of: all.length, good: all.filter(isGood).length };
}

function nilShare(nils: NilFacts[], counts: (nil: NilFacts) => boolean): Share {
  return share(nils.filter(counts), ({ made }) => made);
}

/** How often in a row it went the same way. */
function runs(went: boolean[]): { good: boolean; length: number }[] {
  const found: { good: boolean; length: number }[] = [];
  for (const good of went) {
    const last = found.at(-1);
    if (last?.good === good) last.length++;
    else found.push({ good, length: 1 });
  }
  return found;
}

function longest(of: ReturnType<typeof runs>, good: boolean): number {
  return Math.max(0, ...of.filter((run) => run.good === good).map(({ length }) => length));
}

/** The most played first. */
function rows(games: Game[], keyOf: (game: Game) => string): Row[] {
  const groups = new Map<string, Game[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  return [...groups].map(([key, of]) => ({ key, ...share(of, won) })).sort((a, b) => b.of - a.of);
}

/** The games from first to last in parts of the same size, but for the last part. */
function trend(games: Game[]): Point[] {
  const size = Math.max(1, Math.ceil(games.length / kPoints));
  return Array.from({ length: Math.ceil(games.length / size) }, (_, i) => {
    const part = games.slice(i * size, (i + 1) * size);
    const hands = part.flatMap((game) => game.hands).filter(({ thrownIn }) => !thrownIn);
    const exact = share(hands.filter(hasNumber), isExact);
    const { of, good } = share(part, won);
    return {
      from: i * size + 1,
      to: i * size + part.length,
      won: good / of,
      exact: exact.of ? exact.good / exact.of : null,
      bags: mean(hands.map(({ bags }) => bags)),
      points: mean(hands.map(({ points }) => points)),
    };
  });
}
