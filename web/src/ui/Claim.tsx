// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// "The rest are mine": offered to the person where it is certain, and told when somebody says it.
import { CardFace } from "../art";
import type { View } from "../core/protocol";
import { t } from "../i18n";
import type { Claim } from "../store/presenter";
import { useController } from "./controller";
import { place } from "./seats";

export function ClaimOffer() {
  const controller = useController();
  return (
    <button type="button" class="tag claim" data-testid="claim" onClick={() => controller.claim()}>
      {t.claim}
    </button>
  );
}

export function ClaimNote({ view, claim }: { view: View; claim: Claim }) {
  return (
    <section class="panel claimed" data-testid="claimed">
      <p class="claimed-what">{t.claimed(place(view, claim.seat), claim.tricks)}</p>
      <p>{t.claimedText}</p>
      <LaidOpen view={view} />
    </section>
  );
}

/** The cards that prove a claim. */
export function LaidOpen({ view: { shown } }: { view: View }) {
  const cards = shown.map(({ card }) => card);
  return (
    <p class="laid-open" role="img" aria-label={t.laidOpen(cards)}>
      {cards.map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </p>
  );
}
