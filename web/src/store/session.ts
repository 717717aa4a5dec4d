// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The page's end of the table: a worker that owns it, the tab's right to sit there, and what is to be shown.
import { type Signal, signal } from "@preact/signals";
import type {
  Description,
  Failed,
  HintRequest,
  RulesReply,
  RulesRequest,
  RuleValues,
  ValidRules,
} from "../core/engine";
import type { FromWorker, ToWorker, Trouble } from "../core/messages";
import type { Hint, Intent, Refusal, View } from "../core/protocol";
import type { Pace } from "./pace";
import { type Change, type Frame, Presenter } from "./presenter";

export type Screen =
  | { name: "opening" }
  | { name: "start" }
  | { name: "table" }
  /** The table is open in another tab; moved when it was here before. */
  | { name: "elsewhere"; moved: boolean }
  | { name: "spoiled"; record: string; detail: string }
  | { name: "trouble"; kind: Trouble; detail: string };

type Answer = RulesReply | { type: "hint"; hint: Hint | null };

/** The part of a Worker that a session uses. */
export type Desk = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

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
  /** Set when this browser keeps no games. */
  readonly unsaved = signal(false);
  /** Called before a picture that moves replaces the last one. */
  beforeMove: (next: Frame) => void = () => {};
  tell: (change: Change) => void = () => {};
  refuse: (refusal: Refusal) => void = () => {};

  private desk_: Desk | null = null;
  private asked_ = false;
  /** In the order they will be answered. */
  private questions_: { resolve(reply: Answer): void; reject(error: Error): void }[] = [];
  private newest_: View | null = null;
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
    const desk = this.around_.makeDesk();
    desk.onmessage = (event: MessageEvent<FromWorker>) => this.receive(event.data);
    desk.onerror = (event) => this.leave({ name: "trouble", kind: "worker", detail: event.message ?? "" });
    this.desk_ = desk;
    this.post({ type: "start", fresh });
  }

  /** Starts a match by those rules, in words that `check` has given, against players of that level. */
  newMatch(rules: string, level: string): void {
    this.presenter_.clear();
    this.frame.value = null;
    this.newest_ = null;
    this.post({ type: "new_match", seed: this.around_.seed, rules, level });
  }

  /** What rules there are. Rejects, as check does, when the worker ends before it answers. */
  async describe(): Promise<Description> {
    return (await this.question({ type: "describe" })) as Description;
  }

  async check(rules: RuleValues): Promise<ValidRules | Failed> {
    return (await this.question({ type: "check", rules })) as ValidRules | Failed;
  }

  /** What the person would do best now, told with those names of the seats; null when it is not in turn. */
  async hint(names: string[]): Promise<Hint | null> {
    const answer = await this.question({ type: "hint", names });
    return answer.type === "hint" ? answer.hint : null;
  }

  /** Asks the table for something; ignored while an earlier wish is unanswered. */
  ask(intent: Intent): void {
    if (this.asked_) return;
    this.asked_ = true;
    this.post({ type: "intent", intent });
  }

  /** Finishes what moves. */
  flush(): void {
    this.presenter_.flush();
  }

  get pace(): Pace {
    return this.around_.pace();
  }

  /** The view of the last update, shown or not. */
  get newest(): View | null {
    return this.newest_;
  }

  private leave(screen: Screen): void {
    this.desk_?.terminate();
    this.desk_ = null;
    this.asked_ = false;
    for (const { reject } of this.questions_.splice(0)) reject(new Error("the table was left"));
    this.presenter_.clear();
    this.frame.value = null;
    this.newest_ = null;
    this.screen.value = screen;
  }

  private question(question: RulesRequest | HintRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (!this.desk_) return reject(new Error("no table"));
      this.questions_.push({ resolve, reject });
      this.post(question);
    });
  }

  private post(message: ToWorker): void {
    this.desk_?.postMessage(message);
  }

  private receive(message: FromWorker): void {
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
      case "hint":
        this.questions_.shift()?.resolve(message);
        break;
      case "spoiled":
        this.screen.value = { name: "spoiled", record: message.record, detail: message.detail };
        break;
      case "trouble":
        if (message.kind === "storage") this.unsaved.value = true;
        else this.leave({ name: "trouble", kind: message.kind, detail: message.detail });
        break;
    }
  }
}
