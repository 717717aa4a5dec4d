// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the page and its worker say to each other.
import type { HintRequest, RulesReply, RulesRequest, Skill } from "./engine";
import type { Hint, Intent, Update } from "./protocol";

/** What can break under a table: a browser without what the core needs, loading it, running it, keeping the game, the worker itself. */
export type Trouble = "browser" | "load" | "engine" | "storage" | "worker";

export type ToWorker =
  /** Open the saved match, or set it aside unread when fresh. */
  | { type: "start"; fresh: boolean }
  /** The match at the table, or likely the next, is by these rules, in words, against players so skilled. */
  | ({ type: "expect"; rules: string } & Skill)
  /** 64 hex digits for a match that can be played again, null for a new one. */
  | ({ type: "new_match"; seed: string | null; rules: string } & Skill)
  | { type: "intent"; intent: Intent }
  /** How the core's players think from now on. */
  | ({ type: "level" } & Skill)
  /** Hints are answered in the order they were asked, and so are questions about rules. */
  | HintRequest
  | RulesRequest;

export type FromWorker =
  | { type: "ready"; resumed: boolean }
  | { type: "spoiled"; record: string; detail: string }
  | { type: "trouble"; kind: Trouble; detail: string }
  /** Null when the person is not in turn, or when nobody could think of one. */
  | { type: "hint"; hint: Hint | null }
  | RulesReply
  | Update;
