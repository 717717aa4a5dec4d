// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the page and its worker say to each other.
import type { BooksReply, BooksRequest } from "./books";
import type { HintRequest, RulesReply, RulesRequest, Skill } from "./engine";
import type { Hint, Intent, Update } from "./protocol";

/** What can break under a table: a browser without what the core needs, loading it, running it, the worker itself; and under its
 * keeping: no database, one of a later version, no room, a database that fails. */
export type Trouble = "browser" | "load" | "engine" | "worker" | Unkept;

export type Unkept = "storage" | "newer" | "full" | "failing";

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
  /** Whether they are to begin no thought. */
  | { type: "pause"; on: boolean }
  /** Hints are answered in the order they were asked, and so are questions about rules. */
  | HintRequest
  /** About what is kept, answered in order too. */
  | { type: "books"; request: BooksRequest }
  | RulesRequest;

export type FromWorker =
  | { type: "ready"; resumed: boolean }
  /** `safe` when it lies in the drawer now; else the next match takes its place. */
  | { type: "spoiled"; record: string; detail: string; safe: boolean }
  | { type: "trouble"; kind: Trouble; detail: string }
  /** Null when the person is not in turn, or when nobody could think of one. */
  | { type: "hint"; hint: Hint | null }
  /** What was not kept a while ago now is. */
  | { type: "kept" }
  | { type: "books"; reply: BooksReply }
  | RulesReply
  | Update;
