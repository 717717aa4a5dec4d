// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { CardFace, SuitMark, WinningMark } from "../art";
import type { PlayedCard, TrickView, View } from "../core/protocol";
import { t } from "../i18n";
import type { Frame } from "../store/presenter";
import { useController } from "./controller";
import { fly, gather } from "./motion";
import { kPlaces, place } from "./seats";

/** The cards on the cloth, each nearest its player, with what was led. */
export function Trick({ frame }: { frame: Frame }) {
  const { view, trick, stage } = frame;
  const box = useRef<HTMLUListElement>(null);
  const { pace } = useController().session;
  useLayoutEffect(() => {
    if (stage !== "gathering" || trick.winner === null || !box.current) return;
    gather(box.current.children, place(view, trick.winner), pace.gather);
  }, [stage, trick, view, pace]);
  return (
    <>
      <p class="chips">
        {(view.phase === "play" || stage !== "still") && (
          <>
            <Led trick={trick} />
            <span class="chip" data-on={view.spades_broken}>
              <SuitMark suit="S" plain />
              {view.spades_broken ? t.spadesOpen : t.spadesShut}
            </span>
          </>
        )}
      </p>
      <TrickCards
        view={view}
        trick={trick}
        listRef={box}
        flying={pace.fly}
        breaking={frame.events.some(({ type }) => type === "spades_broken")}
      />
    </>
  );
}

function Led({ trick }: { trick: TrickView }) {
  return (
    <span class="chip">
      {trick.led && <SuitMark suit={trick.led} plain />}
      {trick.led ? t.led(trick.led) : t.nothingLed}
    </span>
  );
}

interface CrossProps {
  view: View;
  trick: TrickView;
  flying?: number;
  /** Whether the last card has just broken spades. */
  breaking?: boolean;
  listRef?: RefObject<HTMLUListElement | null>;
}

export function TrickCards({ view, trick, flying = 0, breaking = false, listRef }: CrossProps) {
  return (
    <ul class="cross" ref={listRef} data-testid="trick">
      {trick.plays.map((played, i) => (
        <Played
          key={played.card}
          played={played}
          at={place(view, played.seat)}
          winning={trick.winner === played.seat}
          flying={flying}
          breaking={breaking && flying > 0 && i === trick.plays.length - 1}
        />
      ))}
    </ul>
  );
}

interface PlayedProps {
  played: PlayedCard;
  at: number;
  winning: boolean;
  flying: number;
  breaking: boolean;
}

function Played({ played, at, winning, flying, breaking }: PlayedProps) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (item.current) fly(item.current, played.card, flying);
  }, [played.card, flying]);
  return (
    <li
      ref={item}
      class={`played played-${kPlaces[at]}`}
      data-card={played.card}
      data-winning={winning}
      data-breaking={breaking || undefined}
    >
      <span class="unseen">{t.cardBy(at, played.card)}</span>
      <CardFace card={played.card} />
      {winning && (
        <span class="winning" title={t.winning}>
          <WinningMark />
          <span class="unseen">{t.winning}</span>
        </span>
      )}
    </li>
  );
}
