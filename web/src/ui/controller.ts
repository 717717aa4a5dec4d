// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What the person is doing at the table: the card in hand, the bid being set, the panel that is open.
import { effect, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Skill } from "../core/engine";
import type { Card, HeldCard, Hint, Intent, Refusal, View } from "../core/protocol";
import { t } from "../i18n";
import type { RuleChoice } from "../store/rules";
import type { Session } from "../store/session";
import { Wishes } from "../store/wishes";
import type { Announcer } from "./announce";
import { Bidding, type Choice } from "./bidding";
import type { PageName } from "./Fetched";
import { place } from "./seats";

export type DialogName = "sheet" | "last" | "menu" | "restart" | PageName;

const kNoticeMs = 6000;

export class Controller {
  readonly picked: Signal<Card | null> = signal(null);
  /** Cards chosen to be given away, the first one first. */
  readonly giving: Signal<Card[]> = signal([]);
  readonly bidding: Bidding;
  readonly dialog: Signal<DialogName | null> = signal(null);
  /** Whether the table stands still and is covered, with any panel that is open. */
  readonly paused: Signal<boolean> = signal(false);
  /** Whether sound was wanted, and none could be had. */
  readonly soundless: Signal<boolean> = signal(false);
  /** Why something was refused, and the clause behind it. */
  readonly notice: Signal<{ text: string; clause: string | null } | null> = signal(null);
  /** A clause that somebody wants to read, on top of everything else. */
  readonly clause: Signal<string | null> = signal(null);
  /** The card that arrow keys start from. */
  readonly current: Signal<Card | null> = signal(null);

  /** What would be best now, once that has been asked. */
  readonly hint: Signal<Hint | null> = signal(null);
  /** That nobody could think of one, until it is asked again. */
  readonly stumped: Signal<boolean> = signal(false);
  /** Whether the hint is told with its reasons. */
  readonly telling: Signal<boolean> = signal(false);

  /** A move was just taken back, so that none is made for the person. */
  private tookBack_ = false;
  /** Takes a newer version of the page, once one waits. */
  readonly newer: Signal<(() => void) | null> = signal(null);

  private fading_: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly session: Session,
    private readonly announcer_: Announcer,
    readonly rules: RuleChoice,
    readonly wishes = new Wishes(),
  ) {
    this.bidding = new Bidding(
      () => session.newest,
      (text) => announcer_.say(text),
    );
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
      this.stumped.value = false;
      this.telling.value = false;
    });
    effect(() => this.playForced());
    effect(() => session.pause(this.paused.value));
    effect(() => {
      const view = session.frame.value?.view;
      if (!view?.give) this.giving.value = [];
      const picked = this.picked.peek();
      if (picked === null) return;
      const held = view?.hand.find((h) => h.card === picked);
      if (!held || held.refusal) this.picked.value = null;
    });
  }

  /** The first tap picks a card up, the second plays it; or the first one does, where that is wished. */
  tap(card: Card): void {
    const view = this.session.newest;
    const held = view?.hand.find((h) => h.card === card);
    if (!view || !held) return;
    this.hush();
    this.current.value = card;
    if (view.give) {
      this.choose(card, view.give.count);
    } else if (this.picked.value === card || this.wishes.get("play") === "once" || view.phase !== "play") {
      this.lay(card);
    } else {
      this.pick(held);
    }
  }

  /** Picks the card that is so many in those that may be played now, or plays it where it is picked. */
  pickNth(n: number): Card | null {
    const view = this.session.newest;
    if (view?.phase !== "play" || view.turn !== view.seat) return null;
    const held = view.hand.filter(({ refusal }) => !refusal)[n - 1];
    if (!held) return null;
    this.hush();
    if (this.picked.value === held.card) this.lay(held.card);
    else this.pick(held);
    return held.card;
  }

  /** Plays a card that was put on the bench, or says why not. */
  lay(card: Card): void {
    const hand = this.session.newest?.hand ?? [];
    const at = hand.findIndex((h) => h.card === card);
    const refusal = hand[at]?.refusal;
    this.picked.value = null;
    if (refusal) {
      this.complain(refusal);
    } else {
      this.current.value = (hand[at + 1] ?? hand[at - 1])?.card ?? null;
      this.ask({ type: "play", card });
    }
  }

  /** Picks a card up, or says why it cannot be played. */
  private pick({ card, refusal }: HeldCard): void {
    this.picked.value = refusal ? null : card;
    if (refusal) this.complain(refusal);
    else this.announcer_.say(t.pickedUp(card));
  }

  /** Plays the only card that may be played, where that is wished. */
  private playForced(): void {
    const frame = this.session.frame.value;
    if (!this.wishes.get("forced") || frame?.stage !== "still" || this.tookBack_) return;
    const { view } = frame;
    if (view !== this.session.newest || view.phase !== "play" || view.turn !== view.seat) return;
    const [only, other] = view.hand.filter(({ refusal }) => !refusal);
    if (only && !other) this.ask({ type: "play", card: only.card });
  }

  /** Asks for the rest of the tricks, where they are certain. */
  claim(): void {
    if (this.session.newest?.can.claim) this.ask({ type: "claim" });
  }

  /** Says what somebody asked of the table. */
  answer(text: string): void {
    this.announcer_.answer(text);
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
    if (give && this.giving.value.length === give.count) this.ask({ type: "give", cards: this.giving.value });
  }

  /** A number that was tapped: it is selected, or bid where that is wished. A blind bid must be meant. */
  tapBid(value: Choice): void {
    this.bidding.set(value);
    if (this.wishes.get("bidOnce") && !this.session.newest?.legal_bids?.blind) this.confirmBid();
  }

  confirmBid(): void {
    const { bid } = this.bidding;
    if (bid) this.ask({ type: "bid", bid });
  }

  /** Answers a blind offer with no. */
  look(): void {
    if (!this.session.newest?.legal_bids?.blind) return;
    this.ask({ type: "bid", bid: { kind: "look", blind: false, tricks: 0 } });
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
      this.hush();
      this.telling.value = true;
      this.announcer_.say(t.hintInFull(this.hint.value as Hint));
    } else if (this.stumped.value) {
      this.object(t.noHint);
    }
  }

  /** Sets the stepper to the bid that was suggested. */
  takeSuggestion(): void {
    this.bidding.set(bidOf(this.hint.value?.action));
  }

  /** Whether there is a hint for what the person is to do now. */
  private async think(): Promise<boolean> {
    const view = this.session.newest;
    if (!view || !mayHint(view)) return false;
    if (this.hint.value) return true;
    this.stumped.value = false;
    const hint = await this.session.hint(t.names(view.seats.length), this.skill.light).catch(() => null);
    if (view !== this.session.newest) return false;
    this.hint.value = hint;
    this.stumped.value = hint === null;
    return hint !== null;
  }

  nextHand(): void {
    if (this.session.newest?.can.next_hand) this.ask({ type: "next_hand" });
  }

  undo(): void {
    this.putBack();
    this.ask({ type: "undo" });
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

  /** Stops the others, what moves and what is heard, and covers the cards. */
  pause(): void {
    this.show(null);
    this.paused.value = true;
  }

  /** The same while nobody looks. A panel that is open waits below the cover as it is. */
  pauseUnseen(): void {
    const view = this.session.newest;
    if (view && view.phase !== "match_over") this.paused.value = true;
  }

  /** Says why nothing is heard, where that can be read. */
  tellSoundless(): void {
    this.show(null);
    this.object(t.noSound);
  }

  goOn(): void {
    this.paused.value = false;
  }

  show(dialog: DialogName | null): void {
    this.dialog.value = dialog;
  }

  private ask(intent: Intent): void {
    this.tookBack_ = intent.type === "undo";
    this.session.ask(intent);
  }

  private complain(refusal: Refusal): void {
    const view = this.session.newest;
    const text = t.refusal(refusal, (seat) => t.person(view ? place(view, seat) : seat));
    this.object(text, refusal.clause);
  }

  /** Says for a while why something cannot be. */
  private object(text: string, clause: string | null = null): void {
    this.announcer_.alert(clause ? `${text} ${t.byRule(clause)}` : text);
    this.hush();
    // Both are told in the same place.
    this.telling.value = false;
    this.notice.value = { text, clause };
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

export const ControllerContext = createContext<Controller | null>(null);

export function useController(): Controller {
  return useContext(ControllerContext) as Controller;
}
