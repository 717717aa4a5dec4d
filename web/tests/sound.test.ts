// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Event, HandResult, ScoreLine, View } from "../src/core/protocol";
import { type Cue, cues } from "../src/sound/cues";
import { makeSound } from "../src/sound/sound";
import { kStrokes } from "../src/sound/synth";
import { change, seat } from "./table";

const card: Event = { type: "card_played", seat: 1, card: "2C" };
const won: Event = { type: "trick_won", seat: 2, number: 1 };
const over: Event = { type: "hand_scored", number: 1 };
const broken: Event = { type: "spades_broken", seat: 1 };
const deal: Event[] = [{ type: "match_started" }, { type: "hand_started", number: 1, dealer: 3 }];
const gift: Event = { type: "cards_given", seat: 1, to: 3, count: 2 };
const nilWith = (tricks: number) => [seat(2, { bid: { kind: "nil", blind: false, tricks: 0 }, tricks })];

/** The result of a hand with one such line for each side. */
function scored(...kinds: ScoreLine["kind"][]): Partial<View> {
  const sides = kinds.map((kind, side) => ({ side, lines: [{ kind }] }));
  return { turn: null, phase: "hand_over", results: [{ sides } as unknown as HandResult] };
}

describe("what is heard", () => {
  it.each<[string, Event[], Partial<View>, Cue[]]>([
    ["a deal", deal, { turn: 1 }, ["deal"]],
    ["a card", [card], { turn: 2 }, ["card"]],
    ["cards passed", [gift], { turn: 2 }, ["card"]],
    ["spades broken", [card, broken], { turn: 2 }, ["card", "broken"]],
    ["a trick", [card, won], { turn: 2 }, ["card", "trick"]],
    ["the first trick of a nil", [card, won], { turn: 2, seats: nilWith(1) }, ["card", "nil"]],
    ["its second", [card, won], { turn: 2, seats: nilWith(2) }, ["card", "trick"]],
    ["your turn", [card], { turn: 0 }, ["card", "turn"]],
    ["your turn without news", [], { turn: 0 }, []],
    ["your contract made", [over], scored("contract_made", "contract_set"), ["made"]],
    ["your contract set", [over], scored("contract_set", "contract_made"), ["set"]],
    ["your nil failed", [over], scored("nil_failed", "contract_made"), ["set"]],
    ["a hand without bids", [over], scored("free_tricks", "contract_set"), []],
  ])("of %s", (_, events, view, heard) => {
    expect(cues(change(events, view))).toEqual(heard);
  });

  it("is another thing for every cue, and no louder than may be", () => {
    const strokes = Object.values(kStrokes);
    expect(new Set(strokes.map((cue) => JSON.stringify(cue))).size).toBe(strokes.length);
    for (const { level, length, from, to } of strokes.flat()) {
      expect(level).toBeLessThanOrEqual(1);
      expect(Math.min(length, from, to)).toBeGreaterThan(0);
    }
  });
});

/** A device that notes how loud it was whenever something was started, and what becomes of it. */
function device(): { started: number[]; become: (what: "error" | "statechange") => void } {
  const started: number[] = [];
  const contexts: EventTarget[] = [];
  const outs: { gain: { value: number } }[] = [];
  class Context extends EventTarget {
    constructor() {
      super();
      contexts.push(this);
    }

    state = "running";
    currentTime = 0;
    sampleRate = 8;
    destination = {};
    node = () => {
      const param = () => ({ value: 1, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
      const start = () => started.push(outs[0]?.gain.value ?? 0);
      return {
        context: this,
        gain: param(),
        frequency: param(),
        connect: (to: unknown) => to,
        start,
        stop() {},
      };
    };
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    createOscillator = this.node;
    createBufferSource = this.node;
    createBiquadFilter = this.node;
    createGain = () => {
      const gain = this.node();
      outs.push(gain);
      return gain;
    };
  }
  vi.stubGlobal("AudioContext", Context);
  return { started, become: (what) => contexts[0]?.dispatchEvent(new Event(what)) };
}

const kUntold = () => {};

describe("a sound", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is as loud as wished, and none where nothing is to be heard", () => {
    const { started } = device();
    let loudness = 50;
    const sound = makeSound(() => loudness, kUntold);
    sound?.hear(change([card], { turn: 2 }));
    expect(started).toEqual(kStrokes.card.map(() => 0.25));
    loudness = 0;
    sound?.hear(change([card], { turn: 2 }));
    expect(started).toHaveLength(kStrokes.card.length);
  });

  it("that would come late is left out", () => {
    const { started } = device();
    const sound = makeSound(() => 50, kUntold);
    for (let cards = 0; cards < 50; cards++) sound?.hear(change([card], { turn: 2 }));
    expect(started.length).toBeGreaterThan(kStrokes.card.length);
    expect(started.length).toBeLessThan(20 * kStrokes.card.length);
  });

  it("is silence without a device, and that is told", () => {
    vi.stubGlobal("AudioContext", undefined);
    const told: boolean[] = [];
    expect(
      makeSound(
        () => 50,
        (sounds) => told.push(sounds),
      ),
    ).toBeNull();
    expect(told).toEqual([false]);
  });

  it("that a device ceases to make, and makes again, is told", () => {
    const { become } = device();
    const told: boolean[] = [];
    makeSound(
      () => 50,
      (sounds) => told.push(sounds),
    );
    expect(told).toEqual([]);
    become("error");
    become("statechange");
    expect(told).toEqual([false, true]);
  });
});
