// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Hosts the table inside the worker: hands intents to the core and keeps the record. It never thinks itself, so that it
// always answers at once: thinkers get the record, and what they make of it comes back as an intent or a hint.
import type { BooksReply, BooksRequest } from "./books";
import { type Engine, type HintRequest, kPerson, type Reply, type Request, type Skill } from "./engine";
import { Keeper } from "./keeper";
import type { FromWorker, ToWorker, Unkept } from "./messages";
import type { View } from "./protocol";
import { type Saves, unkeptBy } from "./saves";
import type { Thinker } from "./thinker";

export interface Thinkers {
  bots: Thinker;
  hints: Thinker;
}

export class TableHost {
  private readonly keeper_: Keeper;
  /** What the person was told of the store. */
  private told_: Unkept | null = null;
  /** Messages are dealt with one after the other. */
  private work_: Promise<void> = Promise.resolve();
  /** Of the table as it stands; empty while there is none. */
  private record_ = "";
  private view_: View | null = null;
  /** Nobody begins to think. */
  private paused_ = false;
  /** The record that is being thought about. */
  private pondered_: string | null = null;

  constructor(
    private readonly engine_: Engine,
    private readonly saves_: Saves,
    private readonly post_: (message: FromWorker) => void,
    private readonly thinkers_: Thinkers,
  ) {
    this.keeper_ = new Keeper(saves_);
  }

  handle(message: ToWorker): Promise<void> {
    return this.afterwards(() => this.act(message));
  }

  private afterwards(act: () => Promise<void> | void): Promise<void> {
    this.work_ = this.work_.then(act).catch((error) => this.stopped(error));
    return this.work_;
  }

  private async act(message: ToWorker): Promise<void> {
    switch (message.type) {
      case "start":
        return this.start(message.fresh);
      case "expect":
        return this.prepare(message);
      case "new_match": {
        const reply = this.engine_.call({ ...message, seed: message.seed ?? randomSeed(), person: kPerson });
        if (reply.type === "updates") this.keeper_.clear();
        return this.relay(reply);
      }
      case "intent":
        return this.relay(this.engine_.call({ type: "intent", seat: kPerson, intent: message.intent }));
      case "level":
        if (this.record_) await this.relay(this.engine_.call(message));
        return;
      case "pause":
        this.paused_ = message.on;
        return this.think();
      case "hint":
        return void this.hint(message);
      case "books":
        return this.post_({ type: "books", reply: await this.lookUp(message.request) });
      default: {
        const reply = this.engine_.call(message);
        if (reply.type === "description" || reply.type === "rules" || reply.type === "failed")
          this.post_(reply);
      }
    }
  }

  private async start(fresh: boolean): Promise<void> {
    const record = await this.current();
    if (record === null) return this.post_({ type: "ready", resumed: false });
    if (fresh) {
      const detail = "the core stopped on it";
      if (await this.setAside(record, detail)) return this.post_({ type: "ready", resumed: false });
      return this.post_({ type: "spoiled", record, detail, safe: false });
    }
    const reply = this.engine_.call({ type: "open", record, person: kPerson });
    if (reply.type === "failed") {
      const { detail } = reply;
      return this.post_({ type: "spoiled", record, detail, safe: await this.setAside(record, detail) });
    }
    this.post_({ type: "ready", resumed: true });
    this.keeper_.clear();
    await this.relay(reply);
  }

  /** Null also where the store fails. */
  private async current(): Promise<string | null> {
    try {
      const record = await this.saves_.current();
      this.answered();
      return record;
    } catch (error) {
      this.unkept(error);
      return null;
    }
  }

  /** Has the thinkers ready by the time they are asked. */
  private prepare({ rules, level, light }: { rules: string } & Skill): void {
    this.thinkers_.hints.prepare({ type: "prepare", rules, light });
    this.thinkers_.bots.prepare({ type: "prepare", rules, level, light });
  }

  /**
   * Keeps the record and then posts what a reply says, so that nothing was ever seen that a killed tab would forget; has
   * the player in turn think, if it is one of the core's own.
   */
  private async relay(reply: Reply): Promise<void> {
    if (reply.type !== "updates") throw new Error(reply.type === "failed" ? reply.detail : reply.type);
    const changed = reply.record !== this.record_;
    this.record_ = reply.record;
    this.view_ = reply.updates.at(-1)?.view ?? this.view_;
    if (changed) await this.keep(reply.record);
    for (const update of reply.updates) this.post_(update);
    if (changed) this.think();
  }

  private async keep(record: string): Promise<void> {
    try {
      await this.keeper_.keep(record, this.view_?.phase === "match_over");
      this.answered();
    } catch (error) {
      this.unkept(error);
    }
  }

  /** What comes of it counts only if nothing has happened at the table in between. */
  private think(): void {
    if (!this.view_ || this.view_.turn === null || this.view_.turn === this.view_.seat) return;
    const record = this.record_;
    if (this.paused_ || this.pondered_ === record) return;
    this.pondered_ = record;
    this.thinkers_.bots.ask(this.opened(), { type: "decide" }).then(
      (reply) =>
        this.afterwards(() => {
          if (this.pondered_ === record) this.pondered_ = null;
          if (record !== this.record_) return;
          if (reply.type !== "intent") throw new Error(JSON.stringify(reply));
          return this.relay(this.engine_.call({ type: "act", intent: reply.intent }));
        }),
      (error) => this.stopped(error),
    );
  }

  private async hint(request: HintRequest): Promise<void> {
    const reply = await this.thinkers_.hints.ask(this.opened(), request).catch(() => null);
    this.post_({ type: "hint", hint: reply?.type === "hint" ? reply.hint : null });
  }

  /** A part that does not arrive is no reason to end a game. */
  private async lookUp(request: BooksRequest): Promise<BooksReply> {
    const books = await import("./books").catch(String);
    if (typeof books === "string") return { what: "failed", why: "load", detail: books };
    return books.answer(request, this.engine_, this.saves_, this.keeper_);
  }

  private opened(): Request {
    return { type: "open", record: this.record_, person: kPerson };
  }

  /** False where the store fails; the record is the current one still. */
  private async setAside(record: string, detail: string): Promise<boolean> {
    try {
      await this.saves_.setAside(record, detail);
      return true;
    } catch (error) {
      this.unkept(error);
      return false;
    }
  }

  private stopped(error: unknown): void {
    this.post_({ type: "trouble", kind: "engine", detail: String(error) });
  }

  /** The store has done what it was asked to, if only until the tab is closed. */
  private answered(): void {
    const { lacks } = this.saves_;
    this.tell(lacks ? unkeptBy(lacks, "storage") : null, lacks);
  }

  /** A failing store never stops the game. A browser may name the reason only once. */
  private unkept(error: unknown): void {
    this.tell(unkeptBy(error, this.told_ ?? "failing"), error);
  }

  /** Says once why nothing is kept, and once that all is again. */
  private tell(kind: Unkept | null, why: unknown): void {
    if (this.told_ === kind) return;
    this.told_ = kind;
    this.post_(kind ? { type: "trouble", kind, detail: String(why) } : { type: "kept" });
  }
}

function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
