// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The score sheet: every hand in named lines, each with the rule behind it.
import { Seedling, TippedPot } from "../art";
import type { HandResult, ScoreLine, SideResult, View } from "../core/protocol";
import { t } from "../i18n";
import { RulesInForce } from "./Fetched";
import { RuleLink } from "./RuleLink";
import { inOrder, place, placesOf, sidesOf } from "./seats";

export function Sheet({ view }: { view: View }) {
  const limit = view.max_hands;
  const sets = view.max_sets;
  return (
    <>
      {view.results.length === 0 ? (
        <p>{t.sheetEmpty}</p>
      ) : (
        <table class="sheet">
          <SheetHead />
          {[...view.results].reverse().map((result) => (
            <HandLines key={result.number} view={view} result={result} titled />
          ))}
        </table>
      )}
      <p class="small">
        {t.target(view.target, view.floor)} {limit > 0 && t.handsLimit(limit)}
      </p>
      {sets > 0 && (
        <p class="small">
          {t.setsLimit(sets)}{" "}
          {t.setsSoFar(sidesOf(view).map((side) => [placesOf(view, side.side), side.sets]))}
        </p>
      )}
      <RulesInForce words={view.rules} />
      {view.undone && <p class="small">{t.undone}</p>}
    </>
  );
}

export function SheetHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{t.what}</th>
        <th scope="col" class="number">
          {t.pointsHead}
        </th>
        <th scope="col" class="number">
          {t.bags}
        </th>
      </tr>
    </thead>
  );
}

/** Table bodies for one hand: your side, then the others clockwise. */
export function HandLines({ view, result, titled }: { view: View; result: HandResult; titled?: boolean }) {
  return (
    <>
      {titled && (
        <tbody class="sheet-hand">
          <tr>
            <th colSpan={3} scope="rowgroup">
              {t.handNumber(result.number)}
            </th>
          </tr>
        </tbody>
      )}
      {inOrder(view, result.sides).map((side) => (
        <SideLines key={side.side} view={view} side={side} thrownIn={result.thrown_in} />
      ))}
    </>
  );
}

/** The clause by which hands are thrown in. */
const kThrownIn = "2.14";

/** A nil that was kept opens, a promise that was not tips over. */
function LineMark({ line: { kind, points } }: { line: ScoreLine }) {
  if (/nil_made$/.test(kind)) return <Seedling />;
  return /(_set|_failed)$/.test(kind) && points < 0 ? <TippedPot /> : null;
}

/** What a side began the hand with: seen above its lines as what came of it is below them. */
function Before({ figure }: { figure: string | number }) {
  return (
    <td class="number">
      <span class="unseen">{t.before} </span>
      {figure}
    </td>
  );
}

interface LinesProps {
  view: View;
  side: SideResult;
  thrownIn: boolean;
}

function SideLines({ view, side, thrownIn }: LinesProps) {
  const who = (seat: number) => t.person(place(view, seat));
  return (
    <tbody>
      <tr class="sheet-side">
        <th scope="rowgroup">{t.side(placesOf(view, side.side))}</th>
        <Before figure={t.points(side.score_before)} />
        <Before figure={side.bags_before} />
      </tr>
      {thrownIn && (
        <tr>
          <th colSpan={3} scope="row">
            {t.thrownInLine} <RuleLink clause={kThrownIn} />
          </th>
        </tr>
      )}
      {side.lines.map((line, i) => (
        <tr key={i} data-line={line.kind}>
          <th scope="row">
            {t.line(line, who)} <LineMark line={line} /> <RuleLink clause={line.clause} />
          </th>
          <td class="number">{t.gain(line.points)}</td>
          <td class="number">{line.bags === 0 ? "" : t.gain(line.bags)}</td>
        </tr>
      ))}
      <tr class="sheet-total">
        <th scope="row">{t.scoreNow}</th>
        <td class="number">{t.points(side.score_after)}</td>
        <td class="number">{side.bags_after}</td>
      </tr>
    </tbody>
  );
}
