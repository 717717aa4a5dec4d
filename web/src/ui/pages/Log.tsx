// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The hand so far in words, the last trick first: headings to jump by, and who played what.
import "../../styles/pages.css";
import type { TrickView, View } from "../../core/protocol";
import { t } from "../../i18n";
import { pages } from "../../i18n/pages";
import type { PageProps } from "../Fetched";
import { partner, place } from "../seats";

export function Log({ view }: PageProps) {
  if (!view) return <p>{pages.logEmpty}</p>;
  const { trick, tricks } = view;
  const bids = view.seats.filter((seat) => seat.bid !== null);
  const at = partner(view);
  if (bids.length === 0 && tricks.length === 0 && trick.plays.length === 0) return <p>{pages.logEmpty}</p>;
  // In the order they bid, as far as one knows it: from the dealer's left on.
  const first = (view.dealer + 1) % view.seats.length;
  const turn = (seat: number) => (seat - first + view.seats.length) % view.seats.length;
  return (
    <div class="log">
      {trick.plays.length > 0 && (
        <Trick view={view} trick={trick} title={pages.trickNow(tricks.length + 1)} />
      )}
      {tricks
        .map((over, i) => <Trick key={i} view={view} trick={over} title={pages.trick(i + 1)} over />)
        .reverse()}
      {view.given.length + view.received.length > 0 && (
        <section>
          <h3>{pages.exchange}</h3>
          <ul>
            {view.given.length > 0 && <li>{t.given(view.given)}</li>}
            {view.received.length > 0 && at !== null && <li>{t.received(view.received, at)}</li>}
          </ul>
        </section>
      )}
      {bids.length > 0 && (
        <section>
          <h3>{pages.bids}</h3>
          <ul>
            {[...bids]
              .sort((a, b) => turn(a.seat) - turn(b.seat))
              .map(({ seat, bid }) => (
                <li key={seat}>{bid && t.say.bidMade(place(view, seat), bid)}</li>
              ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Trick({
  view,
  trick,
  title,
  over,
}: {
  view: View;
  trick: TrickView;
  title: string;
  over?: boolean;
}) {
  const { plays, winner } = trick;
  return (
    <section>
      <h3>{title}</h3>
      <ol>
        {plays.map(({ seat, card }) => (
          <li key={card} data-winning={seat === winner}>
            {t.cardBy(place(view, seat), card)}
          </li>
        ))}
      </ol>
      {over && winner !== null && <p>{t.lastTrickWon(place(view, winner))}</p>}
    </section>
  );
}
