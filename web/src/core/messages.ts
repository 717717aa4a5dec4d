// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the page and its worker say to each other.
import type { HintRequest, RulesReply, RulesRequest } from "./engine";
import type { Hint, Intent, Update } from "./protocol";

/** What can break under a table: loading the core, running it, keeping the game, the worker itself. */
export type Trouble = "load" | "engine" | "storage" | "worker";

export type ToWorker =
  /** Open the saved match, or set it aside unread when fresh. */
  | { type: "start"; fresh: boolean }
  /** 64 hex digits for a match that can be played again, null for a new one; the rules in words, and the level of the core's players. */
  | { type: "new_match"; seed: string | null; rules: string; level: string }
  | { type: "intent"; intent: Intent }
  /** Answered in the order they were asked. */
  | HintRequest
  | RulesRequest;

export type FromWorker =
  | { type: "ready"; resumed: boolean }
  | { type: "spoiled"; record: string; detail: string }
  | { type: "trouble"; kind: Trouble; detail: string }
  /** Null when the person is not in turn. */
  | { type: "hint"; hint: Hint | null }
  | RulesReply
  | Update;
