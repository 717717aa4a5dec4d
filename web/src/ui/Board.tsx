// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { SideView, View } from "../core/protocol";
import { t } from "../i18n";
import { tellScore } from "./answers";
import { useController } from "./controller";
import { placesOf, sidesOf } from "./seats";

/** The slate: what ends the match, then score, bags and tricks of every side. It opens the score sheet. */
export function Board({ view }: { view: View }) {
  const controller = useController();
  const sides = sidesOf(view);
  const limit = view.max_hands;
  return (
    <button type="button" class="slate" data-testid="board" onClick={() => controller.show("sheet")}>
      <span class="unseen">
        {tellScore(view)} {t.target(view.target, view.floor)} {limit > 0 && t.handsLimit(limit)} {t.openSheet}
      </span>
      <span class="slate-grid" aria-hidden="true">
        <span class="slate-head slate-end">
          {limit ? t.handOf(view.hand_number, limit) : t.toTarget(view.target)}
          {!limit && view.floor !== null && <span class="slate-floor"> {t.orFloor(view.floor)}</span>}
        </span>
        <span class="slate-head">{t.score}</span>
        <span class="slate-head">{t.bags}</span>
        <span class="slate-head">{t.tricks}</span>
        {sides.map((side) => (
          <Row key={side.side} name={t.briefly(placesOf(view, side.side))} side={side} />
        ))}
      </span>
    </button>
  );
}

function Row({ name, side }: { name: string; side: SideView }) {
  return (
    <>
      <span>{name}</span>
      <strong>{t.points(side.score)}</strong>
      <span>{side.bags}</span>
      <span class="slate-tricks">{t.contract(side.tricks, side.contract)}</span>
    </>
  );
}
