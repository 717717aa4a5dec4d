// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A game looked at again, card by card, with every hand on the table.
import "../../styles/replay.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Suit, SuitMark } from "../../art";
import type { Replay as Record, ReplayStep } from "../../core/engine";
import type { Game } from "../../core/games";
import type { Card, View } from "../../core/protocol";
import { t } from "../../i18n";
import { bookWords } from "../../i18n/books";
import { tellSide } from "../answers";
import { useController } from "../controller";
import { download } from "../Notices";
import { narrate } from "../narrate";
import { HandLines, SheetHead } from "../Sheet";
import { kPlaces, place, placesOf, seatAt, sidesOf } from "../seats";
import { TrickCards } from "../Trick";
import { kStrides, type Stride, strideFrom, trickAfter } from "./looking";
import { Asking, Facts, type Failure, FailureNote, unanswered } from "./parts";

const words = bookWords.replay;

interface ReplayProps {
  game: Game;
  /** Whether its score is on the leaderboard. */
  posted: boolean;
  /** What one goes back to. */
  back: string;
  onBack: () => void;
}

export function Replay({ game, posted, back, onBack }: ReplayProps) {
  const { session } = useController();
  const [hand, setHand] = useState(1);
  const [record, setRecord] = useState<Record | null>(null);
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let wanted = true;
    session
      .books({ what: "replay", id: game.id, hand })
      .catch(unanswered)
      .then((reply) => {
        if (!wanted) return;
        setAt(0);
        if (reply.what === "replay") setRecord(reply.replay);
        else if (reply.what === "failed") setFailure(reply);
      });
    return () => {
      wanted = false;
    };
  }, [session, game.id, hand]);
  return (
    <div class="replay" data-testid="replay">
      <div class="replay-head">
        <button type="button" class="button" onClick={onBack}>
          {back}
        </button>
        <span>
          {bookWords.list.result(game.outcome, game.score, game.best)}
          <Facts of={[bookWords.dateAndTime(game.at), game.undone && bookWords.list.undone]} />
        </span>
      </div>
      {failure && <FailureNote failure={failure} />}
      {record?.steps[at] && <Walk record={record} at={at} hand={hand} onWalk={setAt} onHand={setHand} />}
      <Foot game={game} posted={posted} onBack={onBack} onFail={setFailure} />
    </div>
  );
}

interface WalkProps {
  record: Record;
  at: number;
  hand: number;
  onWalk: (to: number) => void;
  onHand: (hand: number) => void;
}

function Walk({ record, at, hand, onWalk, onHand }: WalkProps) {
  const { paused } = useController();
  const { steps, hands } = record;
  const step = steps[at] as ReplayStep;
  const home = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => home.current?.focus(), []);
  const stride = (by: Stride) => onWalk(strideFrom(steps, at, by));
  const turn = (by: 1 | -1) => {
    const to = Math.min(hands, Math.max(1, hand + by));
    if (to !== hand) onHand(to);
  };
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (paused.value || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = kStrides[event.key];
      if (by) stride(by);
      else if (event.key === "PageUp") turn(-1);
      else if (event.key === "PageDown") turn(1);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  const { view } = step.update;
  return (
    <>
      <Bench step={step} />
      <p class="replay-said" aria-live="polite">
        {narrate({ ...step.update, view: { ...view, turn: null } }, t).join(" ")}
      </p>
      <Scores view={view} />
      <nav class="replay-walk" aria-label={words.step}>
        <div class="replay-place">
          <HandButton label={words.earlierHand} sign="‹" off={hand === 1} act={() => turn(-1)} />
          <span data-testid="replay-place">
            {words.hand(hand, hands)}
            <span class="game-about">{whereIn(view)}</span>
          </span>
          <HandButton label={words.laterHand} sign="›" off={hand === hands} act={() => turn(1)} />
        </div>
        <div class="replay-buttons">
          {kButtons.map(([by, sign]) => (
            <button
              key={by}
              type="button"
              class="button"
              title={label(by)}
              aria-label={label(by)}
              ref={by === "on" ? home : undefined}
              aria-disabled={strideFrom(steps, at, by) === at}
              onClick={() => stride(by)}
            >
              {sign}
            </button>
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={steps.length - 1}
          value={at}
          aria-label={words.step}
          aria-valuetext={whereIn(view)}
          onInput={({ currentTarget }) => onWalk(currentTarget.valueAsNumber)}
        />
      </nav>
      <p class="small replay-keys">{words.keys}</p>
      {view.phase.endsWith("_over") && view.results[0] && (
        <table class="sheet">
          <SheetHead />
          <HandLines view={view} result={view.results[0]} />
        </table>
      )}
    </>
  );
}

const kButtons: [Stride, string][] = [
  ["start", "⇤"],
  ["trickBack", "«"],
  ["back", "‹"],
  ["on", "›"],
  ["trickOn", "»"],
  ["end", "⇥"],
];

function label(stride: Stride): string {
  return stride === "back" ? words.back1 : words[stride];
}

function whereIn(view: View): string {
  if (view.phase.endsWith("_over")) return words.over;
  return view.phase === "play" ? words.trick(view.trick_number, view.tricks_in_hand) : words.bidding;
}

interface HandButtonProps {
  label: string;
  sign: string;
  off: boolean;
  act: () => void;
}

function HandButton({ label, sign, off, act }: HandButtonProps) {
  return (
    <button type="button" class="button" aria-label={label} title={label} aria-disabled={off} onClick={act}>
      {sign}
    </button>
  );
}

/** The four hands around the trick, as they lay. */
function Bench({ step }: { step: ReplayStep }) {
  const { view } = step.update;
  return (
    <div class="replay-bench">
      {view.seats.map(({ seat }) => (
        <Held key={seat} view={view} seat={seat} cards={step.held[seat] ?? []} />
      ))}
      <div class="replay-trick">
        <TrickCards view={view} trick={trickAfter(step)} />
      </div>
    </div>
  );
}

function Held({ view, seat, cards }: { view: View; seat: number; cards: Card[] }) {
  const at = place(view, seat);
  const { bid, tricks } = seatAt(view, at);
  return (
    <section
      class={`replay-hand replay-${kPlaces[at]}`}
      aria-label={words.holds(at)}
      data-turn={view.turn === seat}
    >
      <h3>
        {t.person(at)} <span class="replay-bid">{bid ? t.progress(tricks, bid) : t.noBid}</span>
      </h3>
      {cards.length === 0 ? (
        <p class="unseen">{words.noCards}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <li key={card} class="chip-card" data-chip={card}>
              <Chip card={card} />
              <span class="unseen">{t.card(card)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Chip({ card }: { card: Card }) {
  const joker = /^[BL]J$/.test(card);
  const rank = card[0] === "T" ? "10" : card[0];
  return (
    <span class="chip-face" data-suit={joker ? "J" : card[1]} aria-hidden="true">
      {joker ? card : rank}
      {!joker && <SuitMark suit={card[1] as Suit} />}
    </span>
  );
}

function Scores({ view }: { view: View }) {
  return (
    <ul class="replay-scores small">
      {sidesOf(view).map((side) => (
        <li key={side.side}>{tellSide(side, t.briefly(placesOf(view, side.side)))}</li>
      ))}
    </ul>
  );
}

interface FootProps {
  game: Game;
  posted: boolean;
  onBack: () => void;
  onFail: (failure: Failure) => void;
}

function Foot({ game, posted, onBack, onFail }: FootProps) {
  const { session } = useController();
  const [withScore, setWithScore] = useState(false);
  const ask = async (what: "record" | "remove") => {
    const reply = await session.books({ what, id: game.id, posted: withScore }).catch(unanswered);
    if (reply.what === "failed") onFail(reply);
    else if (reply.what === "done") onBack();
    else if (reply.what === "record" && reply.record !== null) download(reply.record, words.file(game.at));
  };
  return (
    <div class="books-buttons">
      <button type="button" class="button" onClick={() => ask("record")}>
        {words.download}
      </button>
      <Asking label={words.remove} question={words.ask} yes={words.confirm} act={() => ask("remove")}>
        {posted && (
          <label class="tick">
            <input type="checkbox" checked={withScore} onChange={() => setWithScore(!withScore)} />
            {words.withScore}
          </label>
        )}
      </Asking>
    </div>
  );
}
