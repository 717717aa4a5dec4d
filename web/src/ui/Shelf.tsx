// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { View } from "../core/protocol";
import { en } from "../i18n/en";
import { mayHint, useController } from "./controller";

/** The plant-label buttons below the bench, at the thumb's reach. */
export function Shelf({ view }: { view: View }) {
  const controller = useController();
  return (
    <nav class="shelf" aria-label={en.menu}>
      <button type="button" class="tag" disabled={!view.can.undo} onClick={() => controller.undo()}>
        {en.undo}
      </button>
      <button
        type="button"
        class="tag"
        data-testid="hint-tag"
        aria-expanded={controller.telling.value}
        disabled={!mayHint(view)}
        onClick={() => controller.tellHint()}
      >
        {en.hint}
      </button>
      <button type="button" class="tag" onClick={() => controller.show("last")}>
        {en.lastTrick}
      </button>
      <button type="button" class="tag" data-testid="menu" onClick={() => controller.show("menu")}>
        {en.menu}
      </button>
    </nav>
  );
}
