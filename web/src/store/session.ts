// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The page's end of the table: a worker that owns it, the tab's right to sit there, and what is to be shown.
import { type Signal, signal } from "@preact/signals";
import type { BooksReply, BooksRequest } from "../core/books";
import type { Description, Failed, RulesReply, RuleValues, Skill, ValidRules } from "../core/engine";
import type { FromWorker, ToWorker, Trouble, Unkept } from "../core/messages";
import type { Hint, Intent, Refusal, View } from "../core/protocol";
import type { Desk } from "../core/thinker";
import type { Pace } from "./pace";
import { type Change, type Frame, Presenter } from "./presenter";

export type Screen =
  | { name: "opening" }
  | { name: "start" }
  | { name: "table" }
  /** The table is open in another tab; moved when it was here before. */
  | { name: "elsewhere"; moved: boolean }
  | { name: "spoiled"; record: string; detail: string; safe: boolean }
  | { name: "trouble"; kind: Trouble; detail: string };

/** Some browsers lose a worker on its way without a word. How long one may take to arrive, on whatever line, in milliseconds. */
const kArrival = 20_000;

/** Who waits for an answer. */
interface Asker<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export interface Surroundings {
  makeDesk(): Desk;
  takeTable(steal: boolean, lost: () => void): Promise<boolean>;
  /** The pace of now. */
  pace(): Pace;
  /** 64 hex digits, or null for a new seed each match. */
  seed: string | null;
}

export class Session {
  readonly screen: Signal<Screen> = signal({ name: "opening" });
  readonly frame: Signal<Frame | null> = signal(null);
  /** Why moves are not kept, while they are not. */
  readonly unsaved: Signal<Unkept | null> = signal(null);
  /** Called before a picture that moves replaces the last one. */
  beforeMove: (next: Frame) => void = () => {};
  tell: (change: Change) => void = () => {};
  refuse: (refusal: Refusal) => void = () => {};

  private desk_: Desk | null = null;
  private asked_ = false;
  /** Each in the order they will be answered. */
  private questions_: Asker<RulesReply>[] = [];
  private hints_: Asker<Hint | null>[] = [];
  private books_: Asker<BooksReply>[] = [];
  private expected_: ToWorker | null = null;
  /** That a lost worker is followed by another: once, until the person has done something again. */
  private mayRevive_ = true;
  private newest_: View | null = null;
  /** The worker has said something, so it had arrived. */
  private heard_ = false;
  private arriving_: ReturnType<typeof setTimeout> | undefined;
  private paused_ = false;
  private readonly presenter_: Presenter;

  constructor(private readonly around_: Surroundings) {
    this.presenter_ = new Presenter(
      () => around_.pace(),
      (frame, moving) => {
        if (moving) this.beforeMove(frame);
        this.frame.value = frame;
      },
      (change) => this.tell(change),
    );
  }

  /** Sits down and resumes the saved match, if there is one. `fresh` sets that aside unread. */
  async open({ steal = false, fresh = false } = {}): Promise<void> {
    this.leave({ name: "opening" });
    if (!(await this.around_.takeTable(steal, () => this.leave({ name: "elsewhere", moved: true })))) {
      return this.leave({ name: "elsewhere", moved: false });
    }
    this.reopen(fresh);
  }

  /** Starts the worker anew; the table's right is already ours. */
  reopen(fresh = false): void {
    this.leave({ name: "opening" });
    this.hire(fresh);
  }

  private hire(fresh: boolean): void {
    let desk: Desk;
    try {
      desk = this.around_.makeDesk();
    } catch (error) {
      this.leave({ name: "trouble", kind: "browser", detail: String(error) });
      return;
    }
    desk.onmessage = (event: MessageEvent<FromWorker>) => this.receive(event.data);
    desk.onerror = (event) => this.lose(this.heard_ ? "worker" : "load", event.message ?? "");
    this.desk_ = desk;
    this.heard_ = false;
    this.arriving_ = setTimeout(() => this.lose("load", ""), kArrival);
    this.unsaved.value = null;
    this.post({ type: "start", fresh });
    if (this.expected_) this.post(this.expected_);
    if (this.paused_) this.post({ type: "pause", on: true });
  }

  /** Says by which rules, in words of the core's, and against whom the match is, or will likely be. */
  expect(rules: string, skill: Skill): void {
    this.expected_ = { type: "expect", rules, ...skill };
    this.post(this.expected_);
  }

  /** Starts a match by those rules, in words that `check` has given, against players so skilled. */
  newMatch(rules: string, skill: Skill): void {
    this.clear();
    this.mayRevive_ = true;
    this.post({ type: "new_match", seed: this.around_.seed, rules, ...skill });
  }

  /** Takes up a match that was brought in while none went on. */
  takeUp(): void {
    this.clear();
    this.post({ type: "start", fresh: false });
  }

  /** How the others play from now on. */
  level(skill: Skill): void {
    this.post({ type: "level", ...skill });
  }

  /** What rules there are. Rejects, as check does, when the worker ends before it answers. */
  async describe(): Promise<Description> {
    return (await this.question(this.questions_, { type: "describe" })) as Description;
  }

  async check(rules: RuleValues): Promise<ValidRules | Failed> {
    return (await this.question(this.questions_, { type: "check", rules })) as ValidRules | Failed;
  }

  /** What the person would do best now, told with those names of the seats; null when it is not in turn. */
  hint(names: string[], light: boolean): Promise<Hint | null> {
    return this.question(this.hints_, { type: "hint", names, light });
  }

  /** Asks about what is kept. */
  books(request: BooksRequest): Promise<BooksReply> {
    return this.question(this.books_, { type: "books", request });
  }

  /** Asks the table for something; ignored while an earlier wish is unanswered. */
  ask(intent: Intent): void {
    if (this.asked_) return;
    this.asked_ = true;
    this.mayRevive_ = true;
    this.post({ type: "intent", intent });
  }

  /** Finishes what moves, or ends a wait for the person. */
  flush(): void {
    this.presenter_.flush();
  }

  /** Whether a picture lies until the person goes on. */
  get waits(): boolean {
    return this.presenter_.waits;
  }

  /** Stops what is shown until it is let go on; what happens meanwhile is shown then. */
  pause(on: boolean): void {
    if (on === this.paused_) return;
    this.paused_ = on;
    this.presenter_.pause(on);
    this.post({ type: "pause", on });
  }

  get pace(): Pace {
    return this.around_.pace();
  }

  /** The view of the last update, shown or not. */
  get newest(): View | null {
    return this.newest_;
  }

  /** Goes on from the saved record with another worker, under the picture that stands; where that fails too, says so. */
  private lose(kind: Trouble, detail: string): void {
    if (this.mayRevive_ && !this.unsaved.value) {
      this.mayRevive_ = false;
      this.dismiss();
      this.hire(false);
    } else {
      this.leave({ name: "trouble", kind, detail });
    }
  }

  private dismiss(): void {
    clearTimeout(this.arriving_);
    if (this.desk_) this.desk_.onmessage = this.desk_.onerror = null;
    this.desk_?.terminate();
    this.desk_ = null;
    this.asked_ = false;
    for (const asker of [...this.questions_.splice(0), ...this.hints_.splice(0), ...this.books_.splice(0)])
      asker.reject(new Error("the table was left"));
  }

  private leave(screen: Screen): void {
    this.dismiss();
    this.clear();
    this.screen.value = screen;
  }

  private clear(): void {
    this.presenter_.clear();
    this.frame.value = null;
    this.newest_ = null;
  }

  private question<Answer>(askers: Asker<Answer>[], question: ToWorker): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.desk_) return reject(new Error("no table"));
      askers.push({ resolve, reject });
      this.post(question);
    });
  }

  private post(message: ToWorker): void {
    this.desk_?.postMessage(message);
  }

  private receive(message: FromWorker): void {
    this.heard_ = true;
    clearTimeout(this.arriving_);
    switch (message.type) {
      case "ready":
        if (!message.resumed) this.screen.value = { name: "start" };
        break;
      case "update":
        this.asked_ = false;
        this.newest_ = message.view;
        this.screen.value = { name: "table" };
        this.presenter_.push(message);
        break;
      case "refused":
        this.asked_ = false;
        this.refuse(message.refusal);
        break;
      case "description":
      case "rules":
      case "failed":
        this.questions_.shift()?.resolve(message);
        break;
      case "hint":
        this.hints_.shift()?.resolve(message.hint);
        break;
      case "books":
        this.books_.shift()?.resolve(message.reply);
        break;
      case "kept":
        this.unsaved.value = null;
        break;
      case "spoiled":
        this.screen.value = {
          name: "spoiled",
          record: message.record,
          detail: message.detail,
          safe: message.safe,
        };
        break;
      case "trouble":
        if (isUnkept(message.kind)) this.unsaved.value = message.kind;
        else if (message.kind === "engine") this.lose(message.kind, message.detail);
        else this.leave({ name: "trouble", kind: message.kind, detail: message.detail });
        break;
    }
  }
}

function isUnkept(kind: Trouble): kind is Unkept {
  return kind === "storage" || kind === "newer" || kind === "full" || kind === "failing";
}
