// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Updates come as fast as the core plays; the presenter shows them one by one, at the pace of a table.
import type { Event, TrickView, Update, View } from "../core/protocol";
import type { Pace } from "./pace";

export type Change = Extract<Update, { type: "update" }>;

/**
 * `held` is a completed trick left to be looked at, `gathering` the same on its way to its winner, `claimed` the moment
 * in which somebody is granted all that is left.
 */
export type Stage = "still" | "held" | "gathering" | "claimed";

export type Claim = Extract<Event, { type: "claim_granted" }>;

/** One still picture of the table. */
export interface Frame {
  view: View;
  /** The trick to draw: the view's own, or the last one while it is held. */
  trick: TrickView;
  stage: Stage;
  events: Event[];
  /** Whoever is in turn takes longer than the pace of the table. */
  thinking: boolean;
  /** Who was granted the rest of the hand that this update ended. */
  claim: Claim | null;
}

/** How much longer, in milliseconds, before that is shown. */
export const kPatience = 150;

interface Scene {
  frame: Frame;
  /** How long it stays before the next; without end where it waits for the person. */
  ms: number;
}

/** What is done by word or hand, and wants a moment to be read. */
const kSaid: Event["type"][] = ["bid_made", "bid_raised", "looked", "cards_given", "widow_taken"];

/** The trick that was won in an update. */
export function trickWon({ events, view }: Pick<Change, "events" | "view">): TrickView | undefined {
  return events.some((event) => event.type === "trick_won") ? view.tricks.at(-1) : undefined;
}

/** The pictures that show one update, the last of them at rest. */
function scenes({ events, view }: Change, pace: Pace): Scene[] {
  const has = (type: Event["type"]) => events.some((event) => event.type === type);
  const claim = events.find((event) => event.type === "claim_granted") ?? null;
  const still: Frame = { view, trick: view.trick, stage: "still", events, thinking: false, claim };
  if (claim) {
    return [
      { frame: { ...still, stage: "claimed" }, ms: pace.claim },
      { frame: { ...still, events: [] }, ms: 0 },
    ];
  }
  const won = trickWon({ events, view });
  if (won) {
    const held: Frame = { ...still, trick: won, stage: "held" };
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
  /** The scene that has not had its time yet. */
  private playing_: Scene | null = null;
  private timer_: ReturnType<typeof setTimeout> | null = null;
  private last_: Frame | null = null;
  private patience_: ReturnType<typeof setTimeout> | undefined;
  private paused_ = false;

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
    return this.playing_ !== null;
  }

  /** Whether the picture lies until the person goes on. */
  get waits(): boolean {
    return this.playing_?.ms === Number.POSITIVE_INFINITY;
  }

  push(change: Change): void {
    clearTimeout(this.patience_);
    this.waiting_.push(change);
    if (!this.busy && !this.paused_) this.next();
  }

  /** Finishes what moves: shows at once, at rest, the newest view, or the next that waits for the person. */
  flush(): void {
    if (!this.busy || this.paused_) return;
    this.stop();
    let last: Scene | undefined;
    for (let scene = this.take(); scene; scene = this.take()) {
      last = scene;
      if (scene.ms === Number.POSITIVE_INFINITY) break;
    }
    if (last) this.show({ ...last.frame, events: [] }, false);
    if (last?.ms === Number.POSITIVE_INFINITY) this.playing_ = last;
    else this.wait();
  }

  /** Stops where it is; let go on, the picture has its whole time anew. */
  pause(on: boolean): void {
    if (on === this.paused_) return;
    this.paused_ = on;
    if (on) this.stopTimer();
    else if (this.playing_) this.rest(this.playing_);
    else this.next();
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
    this.stopTimer();
    this.playing_ = null;
  }

  private stopTimer(): void {
    if (this.timer_ !== null) clearTimeout(this.timer_);
    this.timer_ = null;
  }

  /** The next scene, whose update is told with its first. */
  private take(): Scene | undefined {
    while (this.scenes_.length === 0) {
      const change = this.waiting_.shift();
      if (!change) return undefined;
      this.scenes_ = scenes(change, this.pace_());
      this.tell_(change);
    }
    return this.scenes_.shift();
  }

  /** Shows pictures until one of them takes time. */
  private next(): void {
    this.stop();
    for (let scene = this.take(); scene; scene = this.take()) {
      this.show(scene.frame, scene.ms > 0);
      if (scene.ms > 0) {
        this.rest(scene);
        return;
      }
    }
    this.wait();
  }

  private rest(scene: Scene): void {
    this.playing_ = scene;
    if (Number.isFinite(scene.ms)) this.timer_ = setTimeout(() => this.next(), scene.ms);
  }
}
