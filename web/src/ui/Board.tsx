// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { SideView, View } from "../core/protocol";
import { en } from "../i18n/en";
import { useController } from "./controller";
import { sidesOf } from "./seats";

/** The slate: score, bags and tricks of both sides. It opens the score sheet. */
export function Board({ view }: { view: View }) {
  const controller = useController();
  const { own, other } = sidesOf(view);
  return (
    <button type="button" class="slate" data-testid="board" onClick={() => controller.show("sheet")}>
      <span class="unseen">
        {spoken(true, own)} {spoken(false, other)} {en.openSheet}
      </span>
      <span class="slate-grid" aria-hidden="true">
        <span class="slate-head" />
        <span class="slate-head">{en.score}</span>
        <span class="slate-head">{en.bags}</span>
        <span class="slate-head">{en.tricks}</span>
        <Row name={en.we} side={own} />
        <Row name={en.they} side={other} />
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

function spoken(own: boolean, side: SideView): string {
  return en.board(own, side.score, side.bags, side.tricks, side.contract);
}
