// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The gardener's notebook: what all games came to.
import "../../styles/books.css";
import "../../styles/notebook.css";
import { useState } from "preact/hooks";
import type { Game } from "../../core/games";
import { t } from "../../i18n";
import { bookWords } from "../../i18n/books";
import { ruleWords } from "../../i18n/rules";
import { type Figures, figures, type Point, type Row } from "../../store/statistics";
import { FailureNote, GamePot, Unkept, useBooks, useUnkept } from "./parts";
import { Plot } from "./plots";

const words = bookWords.statistics;
/** Pots in the row of the last games. */
const kRow = 20;
/** Fewer games make no trend. */
const kTrend = 3;

export function Statistics() {
  const { all, failure, read } = useBooks();
  const unkept = useUnkept();
  const [strict, setStrict] = useState(false);
  if (failure) return <FailureNote failure={failure} again={read} />;
  if (!all) return <p>{t.loading}</p>;
  const undone = all.games.filter((game) => game.undone).length;
  const games = strict ? all.games.filter((game) => !game.undone) : all.games;
  const found = figures(games);
  if (all.games.length === 0) return unkept ? <Unkept why={unkept} /> : <p class="notebook">{words.empty}</p>;
  return (
    <div class="notebook" data-testid="statistics">
      {unkept && <Unkept why={unkept} />}
      <p class="notebook-opening">
        {words.opening(found.games, found.hands)} {found.now && words.now(found.now.won, found.now.games)}
      </p>
      <Pots games={games.filter(({ outcome }) => outcome !== "going").slice(0, kRow)} />
      {undone > 0 && (
        <label class="tick">
          <input type="checkbox" checked={strict} onChange={() => setStrict(!strict)} />
          {words.leaveOut(undone)}
        </label>
      )}
      <div class="notebook-columns">
        <Ledgers found={found} />
      </div>
      <Tables found={found} />
      <Trends trend={found.trend} games={found.games.of} />
    </div>
  );
}

/** The last games as pots on a shelf. */
function Pots({ games }: { games: Game[] }) {
  if (games.length === 0) return null;
  return (
    <ul class="harvest" aria-label={words.row(games.length)}>
      {[...games].reverse().map(({ id, outcome }) => (
        <li key={id}>
          <GamePot outcome={outcome} />
          <span class="unseen">{bookWords.outcome(outcome)}</span>
        </li>
      ))}
    </ul>
  );
}

function Ledgers({ found }: { found: Figures }) {
  const { contracts } = found;
  return (
    <>
      <Ledger
        title={words.sections.games}
        lines={[
          [words.finished, found.games.of],
          [words.won, bookWords.of(found.games)],
          [words.abandoned, found.abandoned],
          [words.undone, found.undone],
          [words.longestWon, found.longestWon],
          [words.longestLost, found.longestLost],
        ]}
      />
      <Ledger
        title={words.sections.bids}
        lines={[
          [words.hands, found.hands],
          ...(found.thrownIn ? [[words.thrownIn, found.thrownIn] as [string, number]] : []),
          [words.exact, bookWords.of(found.exact)],
          [words.over, found.over],
          [words.under, found.under],
          [words.meanBid, bookWords.maybe(found.meanBid)],
          [words.meanTaken, bookWords.maybe(found.meanTaken)],
        ]}
      />
      <Ledger
        title={words.sections.contracts}
        lines={[
          [words.made, bookWords.of(contracts)],
          [words.set, contracts.of - contracts.good],
          [words.madeInARow, found.longestContracts],
        ]}
      />
      <Ledger
        title={words.sections.nils}
        lines={[
          [words.nils, bookWords.of(found.nils)],
          [words.blindNils, bookWords.of(found.blindNils)],
          [words.partnersNils, bookWords.of(found.partnersNils)],
        ]}
      />
      <Ledger
        title={words.sections.bags}
        lines={[
          [words.bags, found.bags],
          [words.bagsAHand, bookWords.maybe(found.bagsAHand)],
          [words.pointsAHand, bookWords.maybe(found.pointsAHand)],
        ]}
      />
    </>
  );
}

function Ledger({ title, lines }: { title: string; lines: [string, string | number][] }) {
  return (
    <section class="ledger">
      <h3>{title}</h3>
      <dl>
        {lines.map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Tables({ found }: { found: Figures }) {
  return (
    <>
      <h3>{words.sections.who}</h3>
      <div class="notebook-tables">
        <ByTable title={words.byPartner} rows={found.byPartner} name={bookWords.partner} />
        <ByTable
          title={words.byLevel}
          rows={found.byLevel}
          name={(level) => bookWords.level(level && ruleWords.levelName(level))}
        />
        <ByTable title={words.byRules} rows={found.byRules} name={ruleWords.presetName} />
      </div>
    </>
  );
}

function ByTable({ title, rows, name }: { title: string; rows: Row[]; name: (key: string) => string }) {
  return (
    <table class="by-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.gamesHead}</th>
          <th scope="col">{words.wonHead}</th>
          <th scope="col">{words.shareHead}</th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={4}>{bookWords.none}</td>
          </tr>
        )}
        {rows.map(({ key, of, good }) => (
          <tr key={key}>
            <th scope="row">{name(key)}</th>
            <td>{of}</td>
            <td>{good}</td>
            <td>{bookWords.percent(good / of)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Trends({ trend, games }: { trend: Point[]; games: number }) {
  const plotted = (of: keyof typeof words.trends) => ({
    title: words.trends[of],
    points: trend.map((point) => ({ label: words.span(point.from, point.to), value: point[of] })),
  });
  return (
    <section class="trends">
      <h3>{words.sections.trend}</h3>
      {games < kTrend ? (
        <p>{words.tooFew}</p>
      ) : (
        <>
          {(["won", "exact"] as const).map((of) => (
            <Plot key={of} {...plotted(of)} kind="line" reach={1} format={bookWords.percent} />
          ))}
          <Plot {...plotted("bags")} kind="bars" reach={1} format={bookWords.number} />
          <Plot {...plotted("points")} kind="bars" reach={10} format={bookWords.number} />
        </>
      )}
    </section>
  );
}
