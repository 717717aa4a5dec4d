// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { useMemo, useRef } from "preact/hooks";
import { CardBack, DealerMark, Hands, Portrait, Pot, Seedling, TippedPot, TurnMark } from "../art";
import type { Bid, SeatView, View } from "../core/protocol";
import { t } from "../i18n";
import type { Frame } from "../store/presenter";
import { mood } from "./mood";
import { useDealt } from "./pictures";
import { kPlaces, place, seatAt } from "./seats";

const kWho = ["", "cornelius", "constance", "agatha"] as const;

/** Somebody across or beside the bench: bust, fan of backs, and a plant label. */
export function Neighbour({ frame, at }: { frame: Frame; at: number }) {
  const { view, stage, thinking } = frame;
  const seat = seatAt(view, at);
  const who = kWho[at] || "constance";
  return (
    <section
      class={`person person-${kPlaces[at]}`}
      aria-label={t.person(at)}
      data-thinking={thinking && view.turn === seat.seat}
    >
      <div class="bust">
        <Portrait who={who} mood={mood(view, at, stage)} />
        <Fan key={view.hand_number} frame={frame} at={at} cards={seat.cards_left} />
        <Hands who={who} />
      </div>
      <Label view={view} seat={seat} />
    </section>
  );
}

/** The label at your own side of the bench. */
export function You({ view, seat }: { view: View; seat: SeatView }) {
  return (
    <section class="person person-south" aria-label={t.person(0)}>
      <Label view={view} seat={seat} />
    </section>
  );
}

function Fan({ frame, at, cards }: { frame: Frame; at: number; cards: number }) {
  const box = useRef<HTMLDivElement>(null);
  const laid = useDealt(box, frame, "translateY(30vh) scale(2)", 2);
  const backs = useMemo(() => laid && fan(cards), [laid, cards]);
  return (
    <>
      <span class="unseen">{t.cardsLeft(cards)}</span>
      <div ref={box} class="fan" data-fan={at}>
        {backs}
      </div>
    </>
  );
}

function fan(cards: number) {
  return Array.from({ length: cards }, (_, i) => (
    <span key={i} class="fan-card" style={{ "--turn": i - (cards - 1) / 2 }}>
      <CardBack />
    </span>
  ));
}

function Label({ view, seat }: { view: View; seat: SeatView }) {
  const at = place(view, seat.seat);
  const turn = view.turn === seat.seat;
  return (
    <div class="label" data-turn={turn} data-testid={`label-${kPlaces[at]}`}>
      <p class="label-name">
        {t.person(at)}
        {view.dealer === seat.seat && (
          <span class="label-mark" title={t.dealer}>
            <DealerMark />
            <span class="unseen">{t.dealer}</span>
          </span>
        )}
        {turn && (
          <span class="label-mark label-turn" title={t.turn}>
            <TurnMark />
            <span class="unseen">{t.turn}</span>
          </span>
        )}
      </p>
      <p class="label-bid" data-pots={kPlaces[at]}>
        <span class="unseen">{t.seat(at, seat.bid, seat.tricks)}</span>
        <span aria-hidden="true">
          <Progress view={view} seat={seat} />
        </span>
      </p>
      {(seat.bid || seat.tricks > 0) && (
        <Pots bid={seat.bid} taken={seat.tricks} over={view.phase.endsWith("_over")} />
      )}
    </div>
  );
}

/** What was taken of what was promised; nothing may have been (a hand without bids). */
function Progress({ view, seat }: { view: View; seat: SeatView }) {
  if (seat.bid) return t.progress(seat.tricks, seat.bid);
  if (view.phase === "play" || seat.tricks > 0) return t.taken(seat.tricks);
  return <span class="faint">{t.noBid}</span>;
}

interface PotsProps {
  bid: Bid | null;
  taken: number;
  /** Whether the hand is over. */
  over: boolean;
}

/** A pot for every trick promised, filled as they are taken; those beyond stand at the end. A nil is a seed that must lie still. */
function Pots({ bid, taken, over }: PotsProps) {
  const promised = bid ? bid.tricks : taken;
  const nil = bid?.kind === "nil";
  return (
    <span class="pots" aria-hidden="true">
      {nil && (taken === 0 ? <Seedling key={String(over)} open={over} /> : <TippedPot />)}
      {over && !nil && taken < promised && <TippedPot />}
      {Array.from({ length: Math.max(promised, taken) }, (_, i) => (
        <Pot key={i} filled={i < taken} over={i >= promised} />
      ))}
    </span>
  );
}
