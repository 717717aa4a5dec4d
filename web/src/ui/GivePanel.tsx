// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import type { GiveView, View } from "../core/protocol";
import { t } from "../i18n";
import { useController } from "./controller";
import { Reasons } from "./Hint";
import { place } from "./seats";

/** Cards are chosen in the hand; this says how many and for whom, and sends them off. */
export function GivePanel({ view, give }: { view: View; give: GiveView }) {
  const controller = useController();
  const { hint, telling } = controller;
  const chosen = controller.giving.value.length;
  const to = give.to === null ? null : place(view, give.to);
  return (
    <section class="panel bid give" aria-labelledby="give-title" data-testid="give-panel">
      <h2 id="give-title" class="bid-title">
        {t.giveText(give.count, to)}
      </h2>
      <button
        type="button"
        class="button primary"
        data-testid="give"
        disabled={chosen !== give.count}
        onClick={() => controller.give()}
      >
        {t.give(to)}
      </button>
      {telling.value && hint.value && <Reasons hint={hint.value} />}
      <p class="contracts">{t.chosen(chosen, give.count)}</p>
    </section>
  );
}
