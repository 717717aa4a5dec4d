// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { View } from "../core/protocol";
import { t } from "../i18n";
import { mayHint, useController } from "./controller";

/** The plant-label buttons below the bench, at the thumb's reach. */
export function Shelf({ view }: { view: View }) {
  const controller = useController();
  return (
    <nav class="shelf" aria-label={t.menu}>
      <button type="button" class="tag" disabled={!view.can.undo} onClick={() => controller.undo()}>
        {t.undo}
      </button>
      <button
        type="button"
        class="tag"
        data-testid="hint-tag"
        aria-expanded={controller.telling.value}
        disabled={!mayHint(view)}
        onClick={() => controller.tellHint()}
      >
        {t.hint}
      </button>
      <button type="button" class="tag" onClick={() => controller.show("last")}>
        {t.lastTrick}
      </button>
      <button type="button" class="tag" data-testid="menu" onClick={() => controller.show("menu")}>
        {t.menu}
      </button>
    </nav>
  );
}
