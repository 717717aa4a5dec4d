// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The rules that the next match will be played by. The core judges every change; what it refuses changes nothing.
import { type Signal, signal } from "@preact/signals";
import type { Axis, Description, Failed, RuleValue, RuleValues, ValidRules } from "../core/engine";
import { type Shelf, valuesOn } from "./shelf";

/** Who knows what rules there are: a session. */
export interface Judge {
  describe(): Promise<Description>;
  check(rules: RuleValues): Promise<ValidRules | Failed>;
}

export class RuleChoice {
  readonly description: Signal<Description | null> = signal(null);
  /** Null until the core has been asked. */
  readonly chosen: Signal<ValidRules | null> = signal(null);

  /** Changes are made one after the other, each to what the one before it left. */
  private work_: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly judge_: Judge,
    readonly shelf: Shelf,
  ) {}

  /** Learns what rules there are, and takes up those kept at an earlier visit; if they are no longer valid, sets them aside. */
  open(): Promise<ValidRules> {
    return this.afterwards(async () => {
      if (this.chosen.value) return this.chosen.value;
      const [description, answer] = await Promise.all([
        this.judge_.describe(),
        this.judge_.check(valuesOn(this.shelf) as RuleValues),
      ]);
      if (answer.type === "failed") this.shelf.setAside();
      const valid = answer.type === "rules" ? answer : await this.judge_.check({});
      if (valid.type === "failed") throw new Error(valid.detail);
      this.description.value = description;
      this.chosen.value = valid;
      return valid;
    });
  }

  /** Changes some axes. The refusal, or null when the rules are now so. */
  async change(over: RuleValues): Promise<Failed | null> {
    const { rules } = await this.open();
    return this.afterwards(() => this.adopt({ ...(this.chosen.value?.rules ?? rules), ...over }));
  }

  /** Takes a named rule set as it stands. */
  async take(preset: string): Promise<Failed | null> {
    await this.open();
    return this.afterwards(() => this.adopt({ preset }));
  }

  private async adopt(rules: RuleValues): Promise<Failed | null> {
    // A core that is thinking answers late; a page closed before forgets no choice.
    this.shelf.keep(JSON.stringify(rules));
    const answer = await this.judge_.check(rules);
    if (answer.type === "failed") {
      this.shelf.keep(JSON.stringify(this.chosen.value?.rules ?? {}));
      return answer;
    }
    this.chosen.value = answer;
    this.shelf.keep(JSON.stringify(answer.rules));
    return null;
  }

  private afterwards<T>(act: () => Promise<T>): Promise<T> {
    const result = this.work_.then(act);
    this.work_ = result.catch(() => {});
    return result;
  }
}

/** Rules in words, "pagat target=300", as the core is asked about them. */
export function valuesOf(words: string, axes: Axis[]): RuleValues {
  const [preset = "", ...rest] = words.split(" ");
  const value = (key: string, text: string): RuleValue => {
    const kind = axes.find((axis) => axis.key === key)?.kind;
    if (kind === "flag") return text === "true";
    if (text === "null") return null;
    return kind === "number" || kind === "optional" ? Number(text) : text;
  };
  const over = rest.map((word) => {
    const [key = "", text = ""] = word.split("=");
    return [key, value(key, text)] as const;
  });
  return { preset, ...Object.fromEntries(over) };
}
