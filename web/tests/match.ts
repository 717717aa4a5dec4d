// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Matches played by the core itself, for what is kept of them.
import type { Engine, Reply } from "../src/core/engine";
import { gameOf } from "../src/core/games";
import type { Intent, View } from "../src/core/protocol";

/** A short match, so that tests are quick. */
export const kShort = "larch-hollow target=100 floor=-100";

interface Wishes {
  seed?: number;
  rules?: string;
  /** How many hands are played at most; the last one is left after its first trick. */
  hands?: number;
  bid?: Intent & { type: "bid" };
}

const kThree: Intent & { type: "bid" } = { type: "bid", bid: { kind: "tricks", blind: false, tricks: 3 } };

/** The record of a match in which the person bids the same each time and plays the first card that it may. */
export function playMatch(
  engine: Engine,
  { seed = 1, rules = kShort, hands = 99, bid = kThree }: Wishes = {},
): string {
  const hex = seed.toString(16).padStart(64, "0");
  let reply = engine.call({
    type: "new_match",
    seed: hex,
    rules,
    person: 0,
    level: "baseline",
    light: false,
  });
  for (;;) {
    const { view, record } = standing(reply);
    if (view.phase === "match_over" || (view.hand_number > hands && view.trick_number > 1)) return record;
    reply =
      view.turn === null || view.turn === view.seat
        ? engine.call({ type: "intent", seat: 0, intent: own(view, bid) })
        : engine.call({ type: "act", intent: decided(engine) });
  }
}

/** A copy of what a browser keeps: a game of each record, one a day. */
export function copyOf(engine: Engine, records: string[], over = {}): string {
  const games = records.map((record, i) => ({
    ...gameOf(engine, record, Date.UTC(2026, 4, 1 + i)),
    record,
  }));
  return JSON.stringify({ "larch-hollow": 1, settings: {}, current: null, aside: [], games, ...over });
}

function own(view: View, bid: Intent): Intent {
  if (view.phase === "hand_over") return { type: "next_hand" };
  if (view.legal_bids?.blind) return { type: "bid", bid: { kind: "look", blind: false, tricks: 0 } };
  if (view.phase === "bidding") return bid;
  return { type: "play", card: view.hand.find((held) => held.refusal === null)?.card ?? "" };
}

function decided(engine: Engine): Intent {
  const reply = engine.call({ type: "decide" });
  if (reply.type !== "intent") throw new Error(JSON.stringify(reply));
  return reply.intent;
}

function standing(reply: Reply): { view: View; record: string } {
  const update = reply.type === "updates" ? reply.updates.at(-1) : undefined;
  if (reply.type !== "updates" || update?.type !== "update") throw new Error(JSON.stringify(reply));
  return { view: update.view, record: reply.record };
}
