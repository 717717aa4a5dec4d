// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LegalBids, View } from "../core/protocol";
import { t } from "../i18n";
import { bidChoices, raised, useController } from "./controller";
import { claimFocus } from "./focus";
import { Suggestion } from "./Hint";
import { placesOf, sidesOf } from "./seats";

/** A stepper sets the number, Bid confirms it: for a bid, a blind bid, or a raise. */
export function BidPanel({ view, legal }: { view: View; legal: LegalBids }) {
  const controller = useController();
  const home = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    controller.startBid();
    controller.suggest();
    claimFocus(home.current);
  }, [controller]);
  const amount = controller.amount.value;
  const own = raised(view);
  return (
    <section class="panel bid" aria-labelledby="bid-title" data-testid="bid-panel" data-blind={legal.blind}>
      <h2 id="bid-title" class={legal.blind || own !== null ? "bid-title" : "unseen"}>
        {legal.blind ? t.blindTitle : own !== null ? t.raisingTitle : t.biddingTitle}
      </h2>
      {legal.numbers.length > 0 && <Stepper legal={legal} />}
      <div class="buttons">
        {legal.nil && (
          <button
            type="button"
            class="button"
            aria-pressed={amount === "nil"}
            onClick={() => controller.setBid("nil")}
          >
            {t.nil(legal.blind)}
          </button>
        )}
        <button
          type="button"
          class={amount === null ? "button" : "button primary"}
          ref={legal.blind ? null : home}
          data-home={!legal.blind || undefined}
          data-testid="bid"
          disabled={amount === null}
          onClick={() => controller.confirmBid()}
        >
          {own !== null && typeof amount === "number"
            ? t.raiseTo(amount, own)
            : t.bidNow(amount, legal.blind)}
        </button>
        {legal.blind && (
          <button
            type="button"
            class={amount === null ? "button primary" : "button"}
            ref={home}
            data-home
            data-testid="look"
            onClick={() => controller.look()}
          >
            {t.look}
          </button>
        )}
      </div>
      <Suggestion />
      <SoFar view={view} />
    </section>
  );
}

function Stepper({ legal }: { legal: LegalBids }) {
  const controller = useController();
  const choices = bidChoices(legal);
  const amount = controller.amount.value;
  return (
    <div class="stepper">
      <button
        type="button"
        class="button round"
        aria-label={t.fewer}
        disabled={amount === null || amount === choices[0]}
        onClick={() => controller.stepBid(-1)}
      >
        −
      </button>
      <output class="bid-value" aria-live="off">
        {t.bidValue(amount)}
      </output>
      <button
        type="button"
        class="button round"
        aria-label={t.more}
        disabled={amount === choices.at(-1)}
        onClick={() => controller.stepBid(1)}
      >
        +
      </button>
    </div>
  );
}

/** The contracts of two sides; among many, what is bid of all tricks. */
function SoFar({ view }: { view: View }) {
  const sides = sidesOf(view);
  if (sides.length > 2) {
    const bids = sides.reduce((sum, side) => sum + (side.contract ?? 0), 0);
    return <p class="contracts">{t.bidsSoFar(bids, view.tricks_in_hand)}</p>;
  }
  return (
    <ul class="contracts">
      {sides.map(({ side, contract }) => (
        <li key={side}>{t.contractSoFar(placesOf(view, side), contract)}</li>
      ))}
    </ul>
  );
}
