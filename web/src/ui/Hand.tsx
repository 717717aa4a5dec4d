// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from "preact/hooks";
import { CardFace } from "../art";
import type { HeldCard } from "../core/protocol";
import { en } from "../i18n/en";
import type { Frame } from "../store/presenter";
import { useController } from "./controller";
import { deal } from "./motion";

/** Above this many cards an upright phone lays the hand in two rows. */
const kRow = 7;

/** Your cards along the bottom, as the table sorts them. */
export function Hand({ frame }: { frame: Frame }) {
  const { current, session } = useController();
  const box = useRef<HTMLDivElement>(null);
  const { hand, phase } = frame.view;
  const dealt = frame.events.some((event) => event.type === "hand_started");
  useLayoutEffect(() => {
    if (dealt && box.current) deal(box.current.children, session.pace.deal);
  }, [dealt, session]);

  // The roving tab stop: the current card, or the one that took its place.
  const last = useRef(0);
  const found = hand.findIndex((held) => held.card === current.value);
  const at = found >= 0 ? found : Math.min(last.current, hand.length - 1);
  last.current = Math.max(at, 0);

  const upper = hand.length > kRow ? Math.ceil(hand.length / 2) : 0;
  return (
    <div
      ref={box}
      class="hand"
      role="group"
      aria-label={en.yourHand}
      data-testid="hand"
      data-rows={upper ? 2 : 1}
      style={{ "--count": hand.length, "--upper": upper, "--lower": hand.length - upper }}
    >
      {hand.map((held, i) => (
        <Held
          key={held.card}
          held={held}
          index={i}
          upper={upper}
          stop={i === at}
          home={i === at && phase === "play"}
        />
      ))}
    </div>
  );
}

interface HeldProps {
  held: HeldCard;
  index: number;
  upper: number;
  /** The one card that Tab reaches. */
  stop: boolean;
  home: boolean;
}

function Held({ held, index, upper, stop, home }: HeldProps) {
  const controller = useController();
  const { card, refusal } = held;
  const picked = controller.picked.value === card;
  const below = index >= upper;
  return (
    <button
      type="button"
      class={below ? "held held-lower" : "held held-upper"}
      data-held={card}
      data-home={home || undefined}
      data-refused={refusal !== null}
      aria-disabled={refusal !== null}
      aria-pressed={picked}
      tabIndex={stop ? 0 : -1}
      style={{ "--i": index, "--j": below ? index - upper : index }}
      onClick={() => controller.tap(card)}
      onFocus={() => {
        controller.current.value = card;
      }}
      aria-label={en.card(card)}
    >
      <CardFace card={card} />
    </button>
  );
}
