// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { LegalBids, View } from "../core/protocol";
import { t } from "../i18n";
import { bidChoices, type Choice, raised } from "./bidding";
import { useController } from "./controller";
import { claimFocus } from "./focus";
import { Suggestion } from "./Hint";
import { placesOf, sidesOf } from "./seats";

/** A stepper or a tap on a number sets the bid, Bid confirms it: for a bid, a blind bid, or a raise. */
export function BidPanel({ view, legal }: { view: View; legal: LegalBids }) {
  const controller = useController();
  const home = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    controller.bidding.start();
    claimFocus(home.current);
  }, [controller]);
  // Each view is asked about anew: after a lost table another stands here.
  useLayoutEffect(() => {
    controller.suggest();
  }, [controller, view]);
  const amount = controller.bidding.amount.value;
  const own = raised(view);
  const choices = bidChoices(legal);
  return (
    <section class="panel bid" aria-labelledby="bid-title" data-testid="bid-panel" data-blind={legal.blind}>
      <h2 id="bid-title" class={legal.blind || own !== null ? "bid-title" : "unseen"}>
        {legal.blind ? t.blindTitle : own !== null ? t.raisingTitle : t.biddingTitle}
      </h2>
      <div class="bid-set">
        {choices.length > 1 && <Stepper choices={choices} />}
        <div class="buttons">
          {choices.length === 1 && legal.nil && <Key choice="nil" blind={legal.blind} />}
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
      </div>
      {choices.length > 1 && <Pad choices={choices} blind={legal.blind} />}
      <Suggestion />
      <SoFar view={view} />
    </section>
  );
}

/** All that can be bid. Where the cloth is too low for two rows it is one that scrolls, to what is selected by itself. */
function Pad({ choices, blind }: { choices: Choice[]; blind: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const { amount } = useController().bidding;
  const show = () =>
    box.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  useEffect(show, [amount.value]);
  useLayoutEffect(() => {
    const turned = new ResizeObserver(show);
    turned.observe(box.current as Element);
    return () => turned.disconnect();
  }, []);
  return (
    <div ref={box} class="pad" role="group" aria-label={t.biddingTitle}>
      {choices.map((choice) => (
        <Key key={choice} choice={choice} blind={blind} />
      ))}
    </div>
  );
}

/** What can be bid, to be tapped. */
function Key({ choice, blind }: { choice: Choice; blind: boolean }) {
  const controller = useController();
  return (
    <button
      type="button"
      class="button"
      aria-pressed={controller.bidding.amount.value === choice}
      onClick={() => controller.tapBid(choice)}
    >
      {choice === "nil" ? t.nil(blind) : choice}
    </button>
  );
}

function Stepper({ choices }: { choices: Choice[] }) {
  const { bidding } = useController();
  const amount = bidding.amount.value;
  return (
    <div class="stepper">
      <button
        type="button"
        class="button round"
        aria-label={t.fewer}
        disabled={amount === null || amount === choices[0]}
        onClick={() => bidding.step(-1)}
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
        onClick={() => bidding.step(1)}
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
