// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { ComponentChildren } from "preact";
import { CardBack, CardFace, Portrait, Shed } from "../art";
import { t } from "../i18n";
import type { Frame } from "../store/presenter";

const kFan = ["QH", "KC", "AS"];

/**
 * The shed, which stays when the start becomes a table, and so is drawn once: before it a sign to read, or the table of a
 * frame.
 */
export function Room({ frame, children }: { frame: Frame | null; children: ComponentChildren }) {
  return (
    <main tabIndex={-1} {...(frame ? ofTable(frame) : { class: "porch" })}>
      <div class="scenery">
        <Shed />
        {!frame && <Company />}
      </div>
      {frame ? children : <div class="porch-sign">{children}</div>}
    </main>
  );
}

function ofTable({ view, stage }: Frame) {
  return {
    class: "table",
    "aria-label": t.table,
    "data-testid": "table",
    "data-phase": view.phase,
    "data-turn": view.turn ?? "none",
    "data-stage": stage,
    "data-sides": view.sides.length,
  };
}

/** Who waits behind the bench, and what lies on it. */
function Company() {
  return (
    <>
      <div class="friends">
        <Portrait who="cornelius" mood="calm" />
        <Portrait who="constance" mood="pleased" />
        <Portrait who="agatha" mood="calm" />
      </div>
      <div class="porch-fan">
        {kFan.map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </div>
      <div class="porch-deck">
        <CardBack />
        <CardBack />
        <CardBack />
      </div>
    </>
  );
}
