// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the person is doing at the table: the card in hand, the bid being set, the panel that is open.
import { effect, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Skill } from "../core/engine";
import type { Bid, Card, Hint, Intent, LegalBids, Refusal, View } from "../core/protocol";
import { t } from "../i18n";
import type { RuleChoice } from "../store/rules";
import type { Session } from "../store/session";
import { Wishes } from "../store/wishes";
import type { Announcer } from "./announce";
import { place } from "./seats";

export type DialogName = "sheet" | "last" | "menu" | "keys" | "restart" | "settings";

const kNoticeMs = 6000;
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

export class Controller {
  readonly picked: Signal<Card | null> = signal(null);
  /** Cards chosen to be given away, the first one first. */
  readonly giving: Signal<Card[]> = signal([]);
  readonly amount: Signal<Choice | null> = signal(null);
  readonly dialog: Signal<DialogName | null> = signal(null);
  readonly notice: Signal<string | null> = signal(null);
  /** The card that arrow keys start from. */
  readonly current: Signal<Card | null> = signal(null);

  /** What would be best now, once that has been asked. */
  readonly hint: Signal<Hint | null> = signal(null);
  /** Whether the hint is told with its reasons. */
  readonly telling: Signal<boolean> = signal(false);

  private fading_: ReturnType<typeof setTimeout> | null = null;
  private typed_ = { value: 0, at: 0 };

  constructor(
    readonly session: Session,
    private readonly announcer_: Announcer,
    readonly rules: RuleChoice,
    readonly wishes = new Wishes(),
  ) {
    session.refuse = (refusal) => this.complain(refusal);
    effect(() => {
      const { name } = session.screen.value;
      if (rules.chosen.peek() || (name !== "start" && name !== "table")) return;
      // A table that ends before it answers is told of by itself.
      rules.open().catch(() => {});
    });
    this.tellSkill();
    let seen: View | undefined;
    effect(() => {
      const view = session.frame.value?.view;
      if (view === seen) return;
      seen = view;
      this.hint.value = null;
      this.telling.value = false;
    });
    effect(() => {
      const view = session.frame.value?.view;
      if (!view?.give) this.giving.value = [];
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
    if (view.give) {
      this.choose(card, view.give.count);
    } else if (held.refusal) {
      this.picked.value = null;
      this.complain(held.refusal);
    } else if (this.picked.value === card || view.phase !== "play") {
      this.picked.value = null;
      this.session.ask({ type: "play", card });
    } else {
      this.picked.value = card;
      this.announcer_.say(t.pickedUp(card));
    }
  }

  putBack(): void {
    this.picked.value = null;
    this.telling.value = false;
    this.hush();
  }

  /** Takes a card up to give it away, or puts it back; the one taken first makes room. */
  private choose(card: Card, most: number): void {
    const chosen = this.giving.value;
    this.giving.value = chosen.includes(card)
      ? chosen.filter((other) => other !== card)
      : [...chosen, card].slice(-most);
    this.announcer_.say(`${t.chosen(this.giving.value.length, most)}.`);
  }

  give(): void {
    const give = this.session.newest?.give;
    if (give && this.giving.value.length === give.count)
      this.session.ask({ type: "give", cards: this.giving.value });
  }

  /** Sets the stepper for a new bid. */
  startBid(): void {
    const legal = this.session.newest?.legal_bids;
    if (!legal) return;
    const own = raised(this.session.newest);
    this.amount.value = own ?? firstChoice(legal);
  }

  stepBid(by: 1 | -1): void {
    const choices = this.choices();
    const at = this.amount.value === null ? -1 : choices.indexOf(this.amount.value);
    this.setBid(choices[Math.max(0, at + by)] ?? this.amount.value);
  }

  setBid(value: Choice | null): void {
    if (value === null || !this.choices().includes(value) || value === this.amount.value) return;
    this.amount.value = value;
    this.announcer_.say(`${t.bidValue(value)}.`);
  }

  /** Digits typed close together make one number, where that can be bid. */
  typeDigit(digit: number): void {
    const now = performance.now();
    const joined = now - this.typed_.at < kTypingMs ? this.typed_.value * 10 + digit : digit;
    const choices = this.choices();
    const value = choices.includes(joined) ? joined : digit;
    this.typed_ = { value, at: now };
    this.setBid(value === 0 && !choices.includes(0) ? "nil" : value);
  }

  confirmBid(): void {
    const legal = this.session.newest?.legal_bids;
    if (!legal) return;
    const amount = this.amount.value;
    if (amount === null) return;
    const { blind } = legal;
    this.bid(
      amount === "nil" ? { kind: "nil", blind, tricks: 0 } : { kind: "tricks", blind, tricks: amount },
    );
  }

  /** Answers a blind offer with no. */
  look(): void {
    if (this.session.newest?.legal_bids?.blind) this.bid({ kind: "look", blind: false, tricks: 0 });
  }

  /** Thinks of a bid to suggest, where that is wished. */
  async suggest(): Promise<void> {
    if (this.wishes.get("suggest")) await this.think();
  }

  /** Tells what would be best now, and why; or puts the hint away. */
  async tellHint(): Promise<void> {
    if (this.telling.value) {
      this.telling.value = false;
    } else if (await this.think()) {
      this.telling.value = true;
      this.announcer_.say(t.hintInFull(this.hint.value as Hint));
    }
  }

  /** Sets the stepper to the bid that was suggested. */
  takeSuggestion(): void {
    this.setBid(bidOf(this.hint.value?.action));
  }

  /** Whether there is a hint for what the person is to do now. */
  private async think(): Promise<boolean> {
    const view = this.session.newest;
    if (!view || !mayHint(view)) return false;
    if (this.hint.value) return true;
    // A table that ends before it answers is told of by itself.
    const hint = await this.session.hint(t.names(view.seats.length), this.skill.light).catch(() => null);
    if (!hint || view !== this.session.newest) return false;
    this.hint.value = hint;
    return true;
  }

  nextHand(): void {
    if (this.session.newest?.can.next_hand) this.session.ask({ type: "next_hand" });
  }

  undo(): void {
    this.putBack();
    this.session.ask({ type: "undo" });
  }

  /** Deals a new match by the rules that are chosen. */
  async newMatch(): Promise<void> {
    this.dialog.value = null;
    this.putBack();
    // A table that ends before it answers is told of by itself.
    const rules = await this.rules.open().catch(() => null);
    if (rules) this.session.newMatch(rules.words, this.skill);
  }

  /** Keeps the table told how the others are to think, and by which rules. */
  private tellSkill(): void {
    let told = { name: "", words: "", ...this.skill };
    effect(() => {
      const { name } = this.session.screen.value;
      const chosen = this.rules.chosen.value;
      const words = name === "table" ? this.session.newest?.rules : chosen?.words;
      if (!chosen || !words || (name !== "start" && name !== "table")) return;
      const before = told;
      told = { name, words, ...this.skill };
      const changed = told.level !== before.level || told.light !== before.light;
      if (changed && before.name === "table" && name === "table") this.session.level(this.skill);
      if (changed || told.words !== before.words) this.session.expect(words, this.skill);
    });
  }

  /** How the others are to think. */
  private get skill(): Skill {
    const levels = this.rules.description.value?.levels ?? [];
    return { level: this.wishes.levelAmong(levels), light: this.wishes.get("thinking") === "light" };
  }

  /** The same, but asks first when a match would be cleared away. */
  startNew(): void {
    const view = this.session.newest;
    if (view && view.phase !== "match_over") this.show("restart");
    else this.newMatch();
  }

  show(dialog: DialogName | null): void {
    this.dialog.value = dialog;
  }

  private bid(bid: Bid): void {
    this.session.ask({ type: "bid", bid });
  }

  private choices(): Choice[] {
    const legal = this.session.newest?.legal_bids;
    return legal ? bidChoices(legal) : [];
  }

  private complain(refusal: Refusal): void {
    const view = this.session.newest;
    const text = t.refusal(refusal, (seat) => t.person(view ? place(view, seat) : seat));
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

/** Whether something is asked of the person that a hint can help with. */
export function mayHint(view: View): boolean {
  return view.turn === view.seat;
}

/** What the stepper shows for a bid that was suggested. */
export function bidOf(action: Intent | undefined): Choice | null {
  if (action?.type !== "bid" || action.bid.kind === "look") return null;
  return action.bid.kind === "nil" ? "nil" : action.bid.tricks;
}

/** The person's own number while it may be raised. */
export function raised(view: View | null): number | null {
  if (view?.phase !== "raising") return null;
  return view.seats.find((seat) => seat.seat === view.seat)?.bid?.tricks ?? null;
}

export const ControllerContext = createContext<Controller | null>(null);

export function useController(): Controller {
  return useContext(ControllerContext) as Controller;
}
