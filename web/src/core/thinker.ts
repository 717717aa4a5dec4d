// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Somebody who thinks: a worker of its own with its own core, hired early, and again when it is lost and needed.
import type { Engine, Reply, Request } from "./engine";

/** The part of a Worker that is used here. */
export type Desk = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export interface Thinker {
  /**
   * Has a core of the thinker's own deal with the requests one after the other, up to one that fails, and tells its
   * last reply. Rejects when thinkers are lost over it again and again.
   */
  ask(...requests: Request[]): Promise<Reply>;
  /** Makes ready for what may be asked. What it was told before and has not begun is forgotten. */
  prepare(request: Request): void;
}

/** The reply to the last of the requests, or to the first that failed. */
export function callAll(engine: Engine, requests: Request[]): Reply {
  let reply: Reply = { type: "failed", detail: "nothing was asked" };
  for (const request of requests) {
    reply = engine.call(request);
    if (reply.type === "failed") break;
  }
  return reply;
}

/** How many thinkers one question may cost. */
const kTries = 2;

interface Task {
  requests: Request[];
  /** Nobody waits for it. */
  idle: boolean;
  tries: number;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export class HiredThinker implements Thinker {
  /** The first is the one that is thought about. */
  private tasks_: Task[] = [];
  private desk_: Desk | null;
  private busy_ = false;

  constructor(private readonly hire_: () => Desk) {
    this.desk_ = this.hire();
  }

  ask(...requests: Request[]): Promise<Reply> {
    return new Promise((resolve, reject) => this.add({ requests, idle: false, tries: 0, resolve, reject }));
  }

  prepare(request: Request): void {
    const begun = this.busy_ ? this.tasks_[0] : null;
    this.tasks_ = this.tasks_.filter((task) => !task.idle || task === begun);
    this.add({ requests: [request], idle: true, tries: 0, resolve() {}, reject() {} });
  }

  private add(task: Task): void {
    this.tasks_.push(task);
    this.next();
  }

  private next(): void {
    const task = this.tasks_[0];
    if (this.busy_ || !task) return;
    this.busy_ = true;
    task.tries++;
    this.desk_ ??= this.hire();
    this.desk_.postMessage(task.requests);
  }

  private hire(): Desk {
    const desk = this.hire_();
    desk.onmessage = (event: MessageEvent<Reply>) => {
      this.busy_ = false;
      this.tasks_.shift()?.resolve(event.data);
      this.next();
    };
    desk.onerror = (event) => {
      event.preventDefault();
      desk.onmessage = desk.onerror = null;
      desk.terminate();
      this.desk_ = null;
      if (this.busy_ && (this.tasks_[0]?.tries ?? 0) >= kTries)
        this.tasks_.shift()?.reject(new Error(event.message));
      this.busy_ = false;
      this.next();
    };
    return desk;
  }
}
