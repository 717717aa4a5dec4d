// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Keeps the match at the table move by move, and what it becomes: a game that is over.
import type { Left, Saves } from "./saves";

export class Keeper {
  /** Of the match at the table; empty while there is none. */
  private record_ = "";
  private over_ = false;
  /** The game that it became, which it no longer is when its end is taken back. */
  private became_: string | null = null;
  /** What waits to be kept with the next move. */
  private waiting_: Left[] = [];

  constructor(private readonly saves_: Saves) {}

  /** The record of the match while it goes on. */
  get going(): string | null {
    return this.record_ && !this.over_ ? this.record_ : null;
  }

  /** The id of the game that the match at the table has become. */
  get ended(): string | null {
    return this.over_ ? this.became_ : null;
  }

  /** The match at the table makes room for another. Where it is not kept as over, it is now. */
  clear(): void {
    if (this.record_ && !(this.over_ && this.became_)) this.waiting_.push(this.saves_.leave(this.record_));
    this.record_ = "";
    this.became_ = null;
  }

  /** Rejects where the store does; what was to be kept with the record is tried again with the next one. */
  async keep(record: string, over: boolean): Promise<void> {
    this.record_ = record;
    this.over_ = over;
    const ended = over ? [this.saves_.leave(record)] : [];
    const became = ended[0] && "game" in ended[0] ? ended[0].game.id : null;
    const drop = this.became_ !== became ? this.became_ : null;
    await this.saves_.keep(record, [...this.waiting_, ...ended], drop);
    this.waiting_ = [];
    this.became_ = became;
  }
}
