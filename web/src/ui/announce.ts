// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Speaks through the two live regions of index.html, which no framework ever replaces.

/** What is said within this time is said as one. */
const kMerge = 200;

export class Announcer {
  private waiting_: string[] = [];
  private timer_: ReturnType<typeof setTimeout> | null = null;
  private last_ = "";

  constructor(
    private readonly polite_: HTMLElement,
    private readonly assertive_: HTMLElement,
  ) {}

  /** Adds to what will be said when the reader is free. The same words are never said twice running. */
  say(text: string): void {
    if (!text || text === this.waiting_.at(-1)) return;
    this.waiting_.push(text);
    this.timer_ ??= setTimeout(() => this.speak(), kMerge);
  }

  /** Says what was asked for, also when it is the same as last time. */
  answer(text: string): void {
    this.last_ = "";
    this.polite_.textContent = "";
    this.say(text);
  }

  /** Says it now. Asked again, it is said again. */
  alert(text: string): void {
    this.assertive_.textContent = "";
    this.assertive_.append(text);
  }

  private speak(): void {
    this.timer_ = null;
    const text = this.waiting_.splice(0).join(" ");
    if (text === this.last_) return;
    this.last_ = text;
    this.polite_.textContent = text;
  }
}
