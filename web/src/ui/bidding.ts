// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The bid being set, by stepper, number or key, before it is made.
import { type Signal, signal } from "@preact/signals";
import type { Bid, LegalBids, View } from "../core/protocol";
import { t } from "../i18n";

const kTypingMs = 900;
const kFirstBid = 3;

/** What can be bid: a number of tricks, or nil. */
export type Choice = number | "nil";

/** What a stepper walks through, lowest first. */
export function bidChoices(legal: LegalBids): Choice[] {
  return legal.nil ? ["nil", ...legal.numbers] : legal.numbers;
}

/** Where it stands at first; nowhere for a blind bid, which must be meant. */
function firstChoice(legal: LegalBids): Choice | null {
  if (legal.blind) return null;
  return legal.numbers.find((number) => number >= kFirstBid) ?? legal.numbers.at(-1) ?? "nil";
}

/** The person's own number while it may be raised. */
export function raised(view: View | null): number | null {
  if (view?.phase !== "raising") return null;
  return view.seats.find((seat) => seat.seat === view.seat)?.bid?.tricks ?? null;
}

export class Bidding {
  readonly amount: Signal<Choice | null> = signal(null);
  private typed_ = { value: 0, at: 0 };

  constructor(
    private readonly view_: () => View | null,
    private readonly say_: (text: string) => void,
  ) {}

  /** As a new bid begins. */
  start(): void {
    const legal = this.view_()?.legal_bids;
    if (legal) this.amount.value = raised(this.view_()) ?? firstChoice(legal);
  }

  step(by: 1 | -1): void {
    const choices = this.choices();
    const at = this.amount.value === null ? -1 : choices.indexOf(this.amount.value);
    this.set(choices[Math.max(0, at + by)] ?? this.amount.value);
  }

  set(value: Choice | null): void {
    if (value === null || !this.choices().includes(value) || value === this.amount.value) return;
    this.amount.value = value;
    this.say_(`${t.bidValue(value)}.`);
  }

  /** Digits typed close together make one number, where that can be bid. */
  type(digit: number): void {
    const now = performance.now();
    const joined = now - this.typed_.at < kTypingMs ? this.typed_.value * 10 + digit : digit;
    const choices = this.choices();
    const value = choices.includes(joined) ? joined : digit;
    this.typed_ = { value, at: now };
    this.set(value === 0 && !choices.includes(0) ? "nil" : value);
  }

  /** What would be bid now, if anything. */
  get bid(): Bid | null {
    const amount = this.amount.value;
    const legal = this.view_()?.legal_bids;
    if (!legal || amount === null) return null;
    const { blind } = legal;
    return amount === "nil" ? { kind: "nil", blind, tricks: 0 } : { kind: "tricks", blind, tricks: amount };
  }

  private choices(): Choice[] {
    const legal = this.view_()?.legal_bids;
    return legal ? bidChoices(legal) : [];
  }
}
