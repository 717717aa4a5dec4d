// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Seedling } from "../art";
import type { SideView, View } from "../core/protocol";
import { t } from "../i18n";
import type { Claim } from "../store/presenter";
import { LaidOpen } from "./Claim";
import { useController } from "./controller";
import { claimFocus } from "./focus";
import { usePictures } from "./pictures";
import { HandLines, SheetHead } from "./Sheet";
import { ownSide, place, placesOf, sidesOf } from "./seats";

interface OverProps {
  view: View;
  claim: Claim | null;
}

export function HandOver({ view, claim }: OverProps) {
  const controller = useController();
  const result = view.results.at(-1);
  return (
    <Ending
      view={view}
      title={t.handOver(result?.number ?? view.hand_number)}
      button={t.nextHand}
      act={() => controller.nextHand()}
    >
      {result?.thrown_in && <p>{t.thrownIn}</p>}
      <Claimed view={view} claim={claim} />
    </Ending>
  );
}

export function MatchOver({ view, claim }: OverProps) {
  const controller = useController();
  // The winner first, as one tells a result.
  const isWinner = (side: SideView) => Number(side.side === view.winner);
  const sides = [...sidesOf(view)].sort((a, b) => isWinner(b) - isWinner(a));
  const winner = placesOf(view, view.winner ?? ownSide(view));
  const won = view.winner === ownSide(view);
  return (
    <Ending
      view={view}
      title={t.won(winner)}
      button={t.newGame}
      act={() => controller.newMatch()}
      post={won ? () => controller.show("post") : undefined}
    >
      {won && (
        <span class="sprout" aria-hidden="true">
          <Seedling />
        </span>
      )}
      {sides.length === 2 ? (
        <p class="final">{t.finalScore(sides.map((side) => side.score))}</p>
      ) : (
        <ul class="final final-many">
          {sides.map(({ side, score }) => (
            <li key={side}>{t.finalOf(placesOf(view, side), score)}</li>
          ))}
        </ul>
      )}
      <p>{t.wonText(winner)}</p>
      <Claimed view={view} claim={claim} />
    </Ending>
  );
}

/** Why the hand ended before its last trick. */
function Claimed({ view, claim }: OverProps) {
  return (
    claim && (
      <>
        <p class="small">{t.claimed(place(view, claim.seat), claim.tricks)}</p>
        <LaidOpen view={view} />
      </>
    )
  );
}

interface EndingProps {
  view: View;
  title: string;
  button: string;
  act: () => void;
  /** Posts the score, where there is one to be proud of. */
  post?: (() => void) | undefined;
  children?: ComponentChildren;
}

/** Comes after the picture in which the last trick is gathered. */
function Ending(props: EndingProps) {
  return usePictures(1) === 1 ? <Ended {...props} /> : null;
}

function Ended({ view, title, button, act, post, children }: EndingProps) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => claimFocus(next.current), []);
  const result = view.results.at(-1);
  return (
    <section class="panel ending" aria-labelledby="ending-title" data-testid="ending">
      <div class="ending-words">
        <h2 id="ending-title">{title}</h2>
        {children}
      </div>
      {result && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <div class="scroll" data-scrolls tabIndex={0} role="group" aria-label={t.handNumber(result.number)}>
          <table class="sheet">
            <SheetHead />
            <HandLines view={view} result={result} />
          </table>
        </div>
      )}
      <div class="buttons">
        {post && (
          <button type="button" class="button" onClick={post}>
            {t.post}
          </button>
        )}
        <button type="button" class="button primary" ref={next} data-home data-testid="next" onClick={act}>
          {button}
        </button>
      </div>
    </section>
  );
}
