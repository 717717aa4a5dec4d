// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Updates come as fast as the core plays; the presenter shows them one by one, at the pace of a table.
import type { Event, TrickView, Update, View } from "../core/protocol";
import type { Pace } from "./pace";

export type Change = Extract<Update, { type: "update" }>;

/** `held` is a completed trick left to be looked at, `gathering` the same on its way to its winner. */
export type Stage = "still" | "held" | "gathering";

/** One still picture of the table. */
export interface Frame {
  view: View;
  /** The trick to draw: the view's own, or the last one while it is held. */
  trick: TrickView;
  stage: Stage;
  events: Event[];
  /** Whoever is in turn takes longer than the pace of the table. */
  thinking: boolean;
}

/** How much longer, in milliseconds, before that is shown. */
export const kPatience = 150;

interface Scene {
  frame: Frame;
  /** How long it stays before the next. */
  ms: number;
}

/** What is done by word or hand, and wants a moment to be read. */
const kSaid: Event["type"][] = ["bid_made", "bid_raised", "looked", "cards_given", "widow_taken"];

/** The pictures that show one update, the last of them at rest. */
export function scenes({ events, view }: Change, pace: Pace): Scene[] {
  const has = (type: Event["type"]) => events.some((event) => event.type === type);
  const still: Frame = { view, trick: view.trick, stage: "still", events, thinking: false };
  if (has("trick_won") && view.last_trick) {
    const held: Frame = { ...still, trick: view.last_trick, stage: "held" };
    return [
      { frame: held, ms: pace.fly + pace.hold },
      { frame: { ...held, stage: "gathering", events: [] }, ms: pace.gather },
      { frame: { ...still, events: [] }, ms: 0 },
    ];
  }
  const rest = has("card_played")
    ? pace.fly + pace.gap
    : kSaid.some(has)
      ? pace.bid
      : has("hand_started")
        ? pace.deal
        : 0;
  return [{ frame: still, ms: rest }];
}

export class Presenter {
  private readonly waiting_: Change[] = [];
  private scenes_: Scene[] = [];
  private timer_: ReturnType<typeof setTimeout> | null = null;
  private last_: Frame | null = null;
  private patience_: ReturnType<typeof setTimeout> | undefined;

  /**
   * `show` gets each picture, and whether it may move; `tell` each update once, when it first shows or is
   * skipped.
   */
  constructor(
    private readonly pace_: () => Pace,
    private readonly show_: (frame: Frame, moving: boolean) => void,
    private readonly tell_: (change: Change) => void,
  ) {}

  get busy(): boolean {
    return this.timer_ !== null;
  }

  push(change: Change): void {
    clearTimeout(this.patience_);
    this.waiting_.push(change);
    if (!this.busy) this.next();
  }

  /** Finishes what moves: shows the newest view, at rest, at once. */
  flush(): void {
    if (!this.busy) return;
    this.stop();
    let last = this.scenes_.at(-1);
    for (const change of this.waiting_.splice(0)) {
      this.tell_(change);
      last = scenes(change, this.pace_()).at(-1);
    }
    this.scenes_ = [];
    if (last) this.show({ ...last.frame, events: [] }, false);
    this.wait();
  }

  /** Forgets what it has not shown. */
  clear(): void {
    this.stop();
    this.waiting_.length = 0;
    this.scenes_ = [];
    this.last_ = null;
  }

  private show(frame: Frame, moving: boolean): void {
    this.last_ = frame;
    this.show_(frame, moving);
  }

  /** Until the next update, with a sign when another player keeps the table waiting. */
  private wait(): void {
    const frame = this.last_;
    if (!frame || frame.view.turn === null || frame.view.turn === frame.view.seat) return;
    this.patience_ = setTimeout(() => this.show({ ...frame, events: [], thinking: true }, false), kPatience);
  }

  private stop(): void {
    clearTimeout(this.patience_);
    if (this.timer_ !== null) clearTimeout(this.timer_);
    this.timer_ = null;
  }

  /** Shows pictures until one of them takes time. */
  private next(): void {
    this.timer_ = null;
    for (;;) {
      let scene = this.scenes_.shift();
      if (!scene) {
        const change = this.waiting_.shift();
        if (!change) break;
        this.scenes_ = scenes(change, this.pace_());
        scene = this.scenes_.shift();
        this.tell_(change);
      }
      if (!scene) break;
      this.show(scene.frame, scene.ms > 0);
      if (scene.ms > 0) {
        this.timer_ = setTimeout(() => this.next(), scene.ms);
        return;
      }
    }
    this.wait();
  }
}
