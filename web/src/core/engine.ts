// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The wasm core behind one call: a request in JSON, a reply in JSON.
import type { Card, Hint, Intent, Seat, Update } from "./protocol";

/** How well the core's players think; light is less work, for slow devices. */
export interface Skill {
  level: string;
  light: boolean;
}

/** Where the person sits in every game of this page. */
export const kPerson: Seat = 0;

export type Request =
  | ({ type: "new_match"; seed: string; rules: string; person: Seat } & Skill)
  | { type: "open"; record: string; person: Seat }
  | { type: "intent"; seat: Seat; intent: Intent }
  /** What the player of the core's own that is in turn would do. */
  | { type: "decide" }
  /** That player does so. */
  | { type: "act"; intent: Intent }
  /** How the core's players think from now on. */
  | ({ type: "level" } & Skill)
  /** Makes ready to decide by those rules at that level, or to hint where none is named. */
  | { type: "prepare"; rules: string; level?: string; light: boolean }
  | HintRequest
  /** How a hand of a record went; with 0, how each hand ended and how the match stands. */
  | { type: "replay"; record: string; person: Seat; hand: number }
  | RulesRequest;

/** What the person would do best now; the names are those of the seats in the middle of a sentence. */
export type HintRequest = { type: "hint"; names: string[]; light: boolean };

/** Questions about rules, which need no table. */
export type RulesRequest = { type: "describe" } | { type: "check"; rules: RuleValues };

export type RuleValue = string | number | boolean | null;
/** The axes of a rule set by their keys; those that are missing are the default's. */
export type RuleValues = Record<string, RuleValue>;

/** One setting of a rule set, as the core describes it. */
export interface Axis {
  key: string;
  /** Of docs/rules.md: "2.11". */
  clause: string;
  /** The lists, `cards` and `numbers`, are written as one word: "BJ,LJ", "3,4". */
  kind: "flag" | "number" | "optional" | "choice" | "cards" | "numbers";
  /** Of a number, and of each in a list of numbers. */
  least?: number;
  most?: number;
  /** Numbers that tables play by. */
  usual?: number[];
  /** The names of a choice. */
  values?: string[];
}

export interface Description {
  type: "description";
  presets: { name: string; rules: RuleValues }[];
  axes: Axis[];
  /** That the core's players play at, the weakest first but for the baseline. */
  levels: string[];
}

/** A rule set found valid: in words ("pagat target=300"), and every axis of it. */
export interface ValidRules {
  type: "rules";
  words: string;
  rules: RuleValues;
}

export interface Failed {
  type: "failed";
  /** The member or the axis that is wrong. */
  where?: string;
  detail: string;
}

export type Reply =
  | { type: "updates"; updates: Update[]; record: string }
  | { type: "hint"; hint: Hint }
  | { type: "intent"; intent: Intent }
  | { type: "prepared" }
  | Replay
  | RulesReply;
export type RulesReply = Description | ValidRules | Failed;

export interface Replay {
  type: "replay";
  /** How many there are. */
  hands: number;
  /** Of the core's players by seat; empty for a person. */
  levels: string[];
  steps: ReplayStep[];
}

export interface ReplayStep {
  /** As the person's seat would have had it, with no result but the last. */
  update: Extract<Update, { type: "update" }>;
  /** What each seat holds, seen or not. */
  held: Card[][];
}

export interface Engine {
  /** Throws when the module traps; it must not be called again after that. */
  call(request: Request): Reply;
  /** A copy of all that it holds between two calls. */
  memory(): Uint8Array<ArrayBuffer>;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  larch_alloc(bytes: number): number;
  larch_free(pointer: number, bytes: number): void;
  larch_call(pointer: number, length: number): number;
}

/** A module whose only type is that of a function that returns a vector. */
const kVectors = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b]);

/** What a memory grows by, in bytes. */
const kPage = 65536;

/** Whether this browser could run the core: it needs WebAssembly with vectors. */
export function hasCore(): boolean {
  return typeof WebAssembly === "object" && WebAssembly.validate(kVectors);
}

/** Rejects when the module cannot be fetched or compiled. */
export async function compileCore(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** A core of its own, which remembers its own table; or all that another of the same module held. */
export async function startEngine(
  module: WebAssembly.Module,
  held?: Uint8Array<ArrayBuffer>,
): Promise<Engine> {
  const memory = () => exports.memory.buffer;
  const instance = await WebAssembly.instantiate(module, imports(module, memory));
  const exports = instance.exports as unknown as Exports;
  exports._initialize?.();
  if (held) {
    exports.memory.grow((held.length - memory().byteLength) / kPage);
    new Uint8Array(memory()).set(held);
  }
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  return {
    call(request) {
      const bytes = encoder.encode(JSON.stringify(request));
      const pointer = exports.larch_alloc(bytes.length);
      new Uint8Array(memory(), pointer, bytes.length).set(bytes);
      const reply = exports.larch_call(pointer, bytes.length);
      exports.larch_free(pointer, bytes.length);
      const length = new DataView(memory()).getUint32(reply, true);
      return JSON.parse(decoder.decode(new Uint8Array(memory(), reply + 4, length))) as Reply;
    },
    memory: () => new Uint8Array(memory().slice(0)),
  };
}

/** The core asks nothing of a system but to print when it dies, so every other import throws by name. */
function imports(module: WebAssembly.Module, memory: () => ArrayBuffer): WebAssembly.Imports {
  const known: Record<string, (...args: number[]) => number> = {
    fd_write: (_fd = 0, vectors = 0, count = 0, written = 0) => {
      const view = new DataView(memory());
      let total = 0;
      let text = "";
      for (let i = 0; i < count; i++) {
        const start = view.getUint32(vectors + 8 * i, true);
        const length = view.getUint32(vectors + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory(), start, length));
        total += length;
      }
      view.setUint32(written, total, true);
      console.error(text.trimEnd());
      return 0;
    },
    environ_sizes_get: (count = 0, size = 0) => {
      const view = new DataView(memory());
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    proc_exit: (code) => {
      throw new Error(`the core stopped with ${code}`);
    },
  };
  const result: WebAssembly.Imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== "function") continue;
    result[from] ??= {};
    result[from][name] =
      known[name] ??
      (() => {
        throw new Error(`the core called ${from}.${name}, which no page offers`);
      });
  }
  return result;
}
