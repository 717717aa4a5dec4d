// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Hosts the table inside the worker: hands intents to the core, lets its players move, keeps the record.
import type { Engine, Reply } from "./engine";
import type { FromWorker, ToWorker } from "./messages";
import type { Saves } from "./saves";

const kPerson = 0;

export class TableHost {
  private told_ = false;
  /** Messages are dealt with one after the other. */
  private work_: Promise<void> = Promise.resolve();

  constructor(
    private readonly engine_: Engine,
    private readonly saves_: Saves,
    private readonly post_: (message: FromWorker) => void,
  ) {}

  handle(message: ToWorker): Promise<void> {
    this.work_ = this.work_.then(() => this.act(message));
    return this.work_;
  }

  private async act(message: ToWorker): Promise<void> {
    try {
      switch (message.type) {
        case "start":
          return await this.start(message.fresh);
        case "new_match":
          return await this.newMatch(message.seed ?? randomSeed(), message.rules, message.level);
        case "intent":
          return await this.relay(
            this.engine_.call({ type: "intent", seat: kPerson, intent: message.intent }),
          );
        case "hint": {
          const reply = this.engine_.call(message);
          return this.post_({ type: "hint", hint: reply.type === "hint" ? reply.hint : null });
        }
        default:
          this.answer(this.engine_.call(message));
      }
    } catch (error) {
      this.post_({ type: "trouble", kind: "engine", detail: String(error) });
    }
  }

  private async start(fresh: boolean): Promise<void> {
    const record = await this.saves_.current().catch((error) => this.unkept(error));
    if (record !== null && fresh) await this.setAside(record, "the core stopped on it");
    if (record === null || fresh) return this.post_({ type: "ready", resumed: false });
    const reply = this.engine_.call({ type: "open", record, person: kPerson });
    if (reply.type === "failed") {
      await this.setAside(record, reply.detail);
      return this.post_({ type: "spoiled", record, detail: reply.detail });
    }
    this.post_({ type: "ready", resumed: true });
    await this.relay(reply);
    this.prepare();
  }

  private async newMatch(seed: string, rules: string, level: string): Promise<void> {
    await this.relay(this.engine_.call({ type: "new_match", seed, rules, person: kPerson, level }));
    this.prepare();
  }

  /** Has the core ready for a hint while the cards are being dealt on the page. */
  private prepare(): void {
    this.engine_.call({ type: "prepare" });
  }

  /**
   * Keeps the record and then posts what a reply says, so that nothing was ever seen that a killed tab would forget; goes
   * on until no player of the core's own is to move.
   */
  private async relay(first: Reply): Promise<void> {
    for (let reply = first; ; reply = this.engine_.call({ type: "advance" })) {
      if (reply.type !== "updates") throw new Error(reply.type === "failed" ? reply.detail : reply.type);
      const moved = reply.updates.some((update) => update.type === "update");
      if (moved) await this.saves_.keep(reply.record).catch((error) => this.unkept(error));
      for (const update of reply.updates) this.post_(update);
      if (!moved) return;
    }
  }

  /** Passes on what the core says of rules. */
  private answer(reply: Reply): void {
    if (reply.type !== "updates" && reply.type !== "hint") this.post_(reply);
  }

  private async setAside(record: string, detail: string): Promise<void> {
    await this.saves_.setAside(record, detail).catch((error) => this.unkept(error));
  }

  /** A failing store is told once, and never stops the game. */
  private unkept(error: unknown): null {
    if (!this.told_) this.post_({ type: "trouble", kind: "storage", detail: String(error) });
    this.told_ = true;
    return null;
  }
}

function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
