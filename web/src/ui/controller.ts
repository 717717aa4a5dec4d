// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the person is doing at the table: the card in hand, the bid being set, the panel that is open.
import { effect, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Card, LegalBids, Refusal } from "../core/protocol";
import { en } from "../i18n/en";
import type { Session } from "../store/session";
import type { Announcer } from "./announce";
import { place } from "./seats";

export type DialogName = "sheet" | "last" | "menu" | "keys" | "restart";

const kNoticeMs = 6000;
const kTypingMs = 900;
const kFirstBid = 3;

/** The numbers a stepper walks through, lowest first; 0 stands for nil. */
export function bidChoices(legal: LegalBids): number[] {
  const numbers = Array.from({ length: legal.most - legal.least + 1 }, (_, i) => legal.least + i);
  return legal.nil && legal.least > 0 ? [0, ...numbers] : numbers;
}

export class Controller {
  readonly picked: Signal<Card | null> = signal(null);
  readonly amount = signal(kFirstBid);
  readonly dialog: Signal<DialogName | null> = signal(null);
  readonly notice: Signal<string | null> = signal(null);
  /** The card that arrow keys start from. */
  readonly current: Signal<Card | null> = signal(null);

  private fading_: ReturnType<typeof setTimeout> | null = null;
  private typed_ = { value: 0, at: 0 };

  constructor(
    readonly session: Session,
    private readonly announcer_: Announcer,
  ) {
    session.refuse = (refusal) => this.complain(refusal);
    effect(() => {
      const view = session.frame.value?.view;
      const picked = this.picked.peek();
      if (picked === null) return;
      const held = view?.hand.find((h) => h.card === picked);
      if (!held || held.refusal) this.picked.value = null;
    });
  }

  /** The first tap picks a card up, the second plays it. */
  tap(card: Card): void {
    const view = this.session.newest;
    const held = view?.hand.find((h) => h.card === card);
    if (!view || !held) return;
    this.hush();
    this.current.value = card;
    if (held.refusal) {
      this.picked.value = null;
      this.complain(held.refusal);
    } else if (this.picked.value === card || view.phase !== "play") {
      this.picked.value = null;
      this.session.ask({ type: "play", card });
    } else {
      this.picked.value = card;
      this.announcer_.say(en.pickedUp(card));
    }
  }

  putBack(): void {
    this.picked.value = null;
    this.hush();
  }

  /** Sets the stepper for a new bid. */
  startBid(): void {
    const choices = this.choices();
    this.amount.value = choices.includes(kFirstBid) ? kFirstBid : (choices.at(-1) ?? kFirstBid);
  }

  stepBid(by: 1 | -1): void {
    const choices = this.choices();
    const at = choices.indexOf(this.amount.value) + by;
    this.setBid(choices[Math.max(0, at)] ?? this.amount.value);
  }

  setBid(value: number): void {
    if (!this.choices().includes(value) || value === this.amount.value) return;
    this.amount.value = value;
    this.announcer_.say(`${en.bidValue(value)}.`);
  }

  /** Digits typed close together make one number, where that can be bid. */
  typeDigit(digit: number): void {
    const now = performance.now();
    const joined = now - this.typed_.at < kTypingMs ? this.typed_.value * 10 + digit : digit;
    const value = this.choices().includes(joined) ? joined : digit;
    this.typed_ = { value, at: now };
    this.setBid(value);
  }

  confirmBid(): void {
    const legal = this.session.newest?.legal_bids;
    if (!legal) return;
    const tricks = this.amount.value;
    this.session.ask({ type: "bid", bid: { kind: tricks === 0 && legal.nil ? "nil" : "tricks", tricks } });
  }

  nextHand(): void {
    if (this.session.newest?.can.next_hand) this.session.ask({ type: "next_hand" });
  }

  undo(): void {
    this.putBack();
    this.session.ask({ type: "undo" });
  }

  newMatch(): void {
    this.dialog.value = null;
    this.putBack();
    this.session.newMatch();
  }

  show(dialog: DialogName | null): void {
    this.dialog.value = dialog;
  }

  private choices(): number[] {
    const legal = this.session.newest?.legal_bids;
    return legal ? bidChoices(legal) : [];
  }

  private complain(refusal: Refusal): void {
    const view = this.session.newest;
    const text = en.refusal(refusal, (seat) => en.person(view ? place(view, seat) : seat));
    this.announcer_.alert(text);
    this.hush();
    this.notice.value = text;
    this.fading_ = setTimeout(() => this.hush(), kNoticeMs);
  }

  private hush(): void {
    if (this.fading_ !== null) clearTimeout(this.fading_);
    this.fading_ = null;
    this.notice.value = null;
  }
}

export const ControllerContext = createContext<Controller | null>(null);

export function useController(): Controller {
  return useContext(ControllerContext) as Controller;
}
