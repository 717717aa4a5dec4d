// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LegalBids, View } from "../core/protocol";
import { en } from "../i18n/en";
import { bidChoices, useController } from "./controller";
import { claimFocus } from "./focus";
import { sidesOf } from "./seats";

/** A stepper sets the number, Bid confirms it. */
export function BidPanel({ view, legal }: { view: View; legal: LegalBids }) {
  const controller = useController();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    controller.startBid();
    claimFocus(button.current);
  }, [controller]);
  const choices = bidChoices(legal);
  const amount = controller.amount.value;
  const { own, other } = sidesOf(view);
  return (
    <section class="panel bid" aria-labelledby="bid-title" data-testid="bid-panel">
      <h2 id="bid-title" class="unseen">
        {en.biddingTitle}
      </h2>
      <div class="stepper">
        <button
          type="button"
          class="button round"
          aria-label={en.fewer}
          disabled={amount === choices[0]}
          onClick={() => controller.stepBid(-1)}
        >
          −
        </button>
        <output class="bid-value" aria-live="off">
          {en.bidValue(amount)}
        </output>
        <button
          type="button"
          class="button round"
          aria-label={en.more}
          disabled={amount === choices.at(-1)}
          onClick={() => controller.stepBid(1)}
        >
          +
        </button>
      </div>
      <div class="buttons">
        {legal.nil && (
          <button
            type="button"
            class="button"
            aria-pressed={amount === 0}
            onClick={() => controller.setBid(0)}
          >
            {en.nil}
          </button>
        )}
        <button
          type="button"
          class="button primary"
          ref={button}
          data-home
          data-testid="bid"
          onClick={() => controller.confirmBid()}
        >
          {en.bidNow(amount)}
        </button>
      </div>
      <ul class="contracts">
        <li>{en.contractSoFar(true, own.contract)}</li>
        <li>{en.contractSoFar(false, other.contract)}</li>
      </ul>
    </section>
  );
}
