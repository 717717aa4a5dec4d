// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CardBack, CardFace } from "../art";
import type { Card, HeldCard, Hint } from "../core/protocol";
import { t } from "../i18n";
import type { Frame } from "../store/presenter";
import { useController } from "./controller";
import { drag } from "./drag";
import { deal, dropFrom } from "./motion";
import { partner, seatAt } from "./seats";

/** Above this many cards an upright phone lays the hand in two rows. */
const kRow = 7;

/** How a hand lies: in one row, or in two on an upright phone. */
function rows(count: number) {
  const upper = count > kRow ? Math.ceil(count / 2) : 0;
  return {
    upper,
    box: {
      "data-rows": upper ? 2 : 1,
      style: { "--count": count, "--upper": upper, "--lower": count - upper },
    },
  };
}

function spot(index: number, upper: number) {
  const below = index >= upper;
  return {
    class: below ? "held held-lower" : "held held-upper",
    style: { "--i": index, "--j": below ? index - upper : index },
  };
}

/** Your cards along the bottom, as the table sorts them. */
export function Hand({ frame }: { frame: Frame }) {
  const { current, session } = useController();
  const box = useRef<HTMLDivElement>(null);
  const { view } = frame;
  const { hand, phase } = view;
  const dealt = frame.events.some((event) => event.type === "hand_started");
  useLayoutEffect(() => {
    if (dealt && box.current) deal(box.current.children, session.pace.deal);
  }, [dealt, session]);

  // The roving tab stop: the current card, or the one that took its place.
  const last = useRef(0);
  const found = hand.findIndex((held) => held.card === current.value);
  const at = found >= 0 ? found : Math.min(last.current, hand.length - 1);
  last.current = Math.max(at, 0);

  if (view.hand_hidden) return <FaceDown count={seatAt(view, 0).cards_left} boxRef={box} />;
  const { upper, box: lie } = rows(hand.length);
  // Until the first trick is over, cards that came from the partner are marked.
  const fresh = view.trick_number === 1 ? view.received : [];
  return (
    <div ref={box} class="hand" role="group" aria-label={t.yourHand} data-testid="hand" {...lie}>
      {hand.map((held, i) => (
        <Held
          key={held.card}
          held={held}
          index={i}
          upper={upper}
          stop={i === at}
          home={i === at && (phase === "play" || view.give !== null)}
          from={fresh.includes(held.card) ? partner(view) : null}
        />
      ))}
    </div>
  );
}

/** Cards that may not be seen yet. */
function FaceDown({ count, boxRef }: { count: number; boxRef: RefObject<HTMLDivElement | null> }) {
  const { upper, box } = rows(count);
  return (
    <div ref={boxRef} class="hand" role="img" aria-label={t.faceDown(count)} data-testid="hand" {...box}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} {...spot(i, upper)}>
          <CardBack />
        </span>
      ))}
    </div>
  );
}

/** Whether the hint is to play this card, or to give it away. */
function isHinted(hint: Hint | null, card: Card): boolean {
  const action = hint?.action;
  if (action?.type === "play") return action.card === card;
  return action?.type === "give" && action.cards.includes(card);
}

interface HeldProps {
  held: HeldCard;
  index: number;
  upper: number;
  /** The one card that Tab reaches. */
  stop: boolean;
  home: boolean;
  /** The place of who gave it, while that is news. */
  from: number | null;
}

function Held({ held, index, upper, stop, home, from }: HeldProps) {
  const controller = useController();
  const { card, refusal } = held;
  const dragging = controller.wishes.get("play") === "drag" && controller.session.newest?.phase === "play";
  const drop = (dropped: Card) => {
    dropFrom(dropped);
    controller.lay(dropped);
  };
  const hinted = controller.telling.value && isHinted(controller.hint.value, card);
  const picked = controller.picked.value === card || controller.giving.value.includes(card);
  return (
    <button
      type="button"
      {...spot(index, upper)}
      data-held={card}
      data-home={home || undefined}
      data-drag={dragging || undefined}
      data-refused={refusal !== null}
      aria-disabled={refusal !== null}
      aria-pressed={picked}
      tabIndex={stop ? 0 : -1}
      onClick={() => controller.tap(card)}
      onPointerDown={(event) => dragging && drag(event, () => drop(card))}
      onFocus={() => {
        controller.current.value = card;
      }}
      data-received={from !== null || undefined}
      data-hinted={hinted || undefined}
      aria-label={[t.card(card), from !== null && t.from(from), hinted && t.hinted]
        .filter(Boolean)
        .join(", ")}
    >
      <CardFace card={card} />
    </button>
  );
}
