// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { CardBack, CardFace } from "../art";
import type { Card, Hint } from "../core/protocol";
import { t } from "../i18n";
import type { Frame } from "../store/presenter";
import { useController } from "./controller";
import { drag } from "./drag";
import { dropFrom } from "./motion";
import { useDealt } from "./pictures";
import { partner, seatAt } from "./seats";

/** Above this many cards an upright phone lays the hand in two rows. */
const kRow = 7;

/** How many cards the upper row of two has, on an upright phone; there is one row where it has none. */
function upperRow(count: number): number {
  return count > kRow ? Math.ceil(count / 2) : 0;
}

/** Where a card lies: in the only row, or in the upper or lower of two. */
function spot(index: number, count: number) {
  const upper = upperRow(count);
  const below = index >= upper;
  return {
    class: below ? "held" : "held held-upper",
    style: {
      "--i": index,
      "--count": count,
      "--j": below ? index - upper : index,
      "--row-count": below ? count - upper : upper,
    },
  };
}

/** Your cards of one hand along the bottom, as the table sorts them. */
export function Hand({ frame }: { frame: Frame }) {
  const { current } = useController();
  const box = useRef<HTMLDivElement>(null);
  const { view } = frame;
  const { hand, phase } = view;
  const laid = useDealt(box, frame, "translateY(-45vh) rotate(-14deg)", 1);

  // The roving tab stop: the current card, or the one that took its place.
  const last = useRef(0);
  const found = hand.findIndex((held) => held.card === current.value);
  const at = found >= 0 ? found : Math.min(last.current, hand.length - 1);
  last.current = Math.max(at, 0);

  if (!laid) return <div class="hand" />;
  if (view.hand_hidden) return <FaceDown count={seatAt(view, 0).cards_left} boxRef={box} />;
  // Until the first trick is over, cards that came from the partner are marked.
  const fresh = view.trick_number === 1 ? view.received : [];
  return (
    <div ref={box} class="hand" role="group" aria-label={t.yourHand} data-testid="hand">
      {hand.map((held, i) => (
        <Held
          key={held.card}
          card={held.card}
          refused={held.refusal !== null}
          index={i}
          count={hand.length}
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
  return (
    <div ref={boxRef} class="hand" role="img" aria-label={t.faceDown(count)} data-testid="hand">
      {Array.from({ length: count }, (_, i) => (
        <span key={i} {...spot(i, count)}>
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

/** Plain values, so that a card which stays as it is costs nothing. */
interface HeldProps {
  card: Card;
  refused: boolean;
  index: number;
  count: number;
  /** The one card that Tab reaches. */
  stop: boolean;
  home: boolean;
  /** The place of who gave it, while that is news. */
  from: number | null;
}

function Held({ card, refused, index, count, stop, home, from }: HeldProps) {
  const controller = useController();
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
      {...spot(index, count)}
      data-held={card}
      data-home={home || undefined}
      data-drag={dragging || undefined}
      data-refused={refused}
      aria-disabled={refused}
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
