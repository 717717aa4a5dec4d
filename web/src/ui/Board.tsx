// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { SideView, View } from "../core/protocol";
import { en } from "../i18n/en";
import { useController } from "./controller";
import { placesOf, sidesOf } from "./seats";

/** The slate: what ends the match, then score, bags and tricks of every side. It opens the score sheet. */
export function Board({ view }: { view: View }) {
  const controller = useController();
  const sides = sidesOf(view);
  const spoken = (side: SideView) =>
    en.board(placesOf(view, side.side), side.score, side.bags, side.tricks, side.contract);
  const limit = view.max_hands;
  return (
    <button type="button" class="slate" data-testid="board" onClick={() => controller.show("sheet")}>
      <span class="unseen">
        {sides.map(spoken).join(" ")} {en.target(view.target, view.floor)} {limit > 0 && en.handsLimit(limit)}{" "}
        {en.openSheet}
      </span>
      <span class="slate-grid" aria-hidden="true">
        <span class="slate-head slate-end">
          {limit ? en.handOf(view.hand_number, limit) : en.toTarget(view.target)}
          {!limit && view.floor !== null && <span class="slate-floor"> {en.orFloor(view.floor)}</span>}
        </span>
        <span class="slate-head">{en.score}</span>
        <span class="slate-head">{en.bags}</span>
        <span class="slate-head">{en.tricks}</span>
        {sides.map((side) => (
          <Row key={side.side} name={en.briefly(placesOf(view, side.side))} side={side} />
        ))}
      </span>
    </button>
  );
}

function Row({ name, side }: { name: string; side: SideView }) {
  return (
    <>
      <span>{name}</span>
      <strong>{en.points(side.score)}</strong>
      <span>{side.bags}</span>
      <span class="slate-tricks">{en.contract(side.tricks, side.contract)}</span>
    </>
  );
}
