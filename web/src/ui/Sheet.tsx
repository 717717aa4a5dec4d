// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The score sheet: every hand in named lines, each with the rule behind it.
import type { HandResult, SideResult, View } from "../core/protocol";
import { en } from "../i18n/en";
import { place, sidesOf } from "./seats";

export function Sheet({ view }: { view: View }) {
  if (view.results.length === 0) return <p>{en.sheetEmpty}</p>;
  return (
    <>
      <table class="sheet">
        <SheetHead />
        {[...view.results].reverse().map((result) => (
          <HandLines key={result.number} view={view} result={result} titled />
        ))}
      </table>
      <p class="small">{en.target(view.target)}</p>
      {view.undone && <p class="small">{en.undone}</p>}
    </>
  );
}

export function SheetHead() {
  return (
    <thead>
      <tr>
        <th scope="col">{en.what}</th>
        <th scope="col" class="number">
          {en.pointsHead}
        </th>
        <th scope="col" class="number">
          {en.bags}
        </th>
      </tr>
    </thead>
  );
}

/** Table bodies for one hand: your side, then theirs. */
export function HandLines({ view, result, titled }: { view: View; result: HandResult; titled?: boolean }) {
  const mine = sidesOf(view).own.side;
  const sides = [...result.sides].sort((a, b) => Number(b.side === mine) - Number(a.side === mine));
  return (
    <>
      {titled && (
        <tbody class="sheet-hand">
          <tr>
            <th colSpan={3} scope="rowgroup">
              {en.handNumber(result.number)}
            </th>
          </tr>
        </tbody>
      )}
      {sides.map((side) => (
        <SideLines key={side.side} view={view} side={side} own={side.side === mine} />
      ))}
    </>
  );
}

function SideLines({ view, side, own }: { view: View; side: SideResult; own: boolean }) {
  const who = (seat: number) => en.person(place(view, seat));
  return (
    <tbody>
      <tr class="sheet-side">
        <th colSpan={3} scope="rowgroup">
          {en.side(own)}
        </th>
      </tr>
      {side.lines.map((line) => (
        <tr key={`${line.kind}${line.seat}`} data-line={line.kind}>
          <th scope="row">
            {en.line(line, who)} <span class="rule">{en.rule(line.clause)}</span>
          </th>
          <td class="number">{en.gain(line.points)}</td>
          <td class="number">{line.bags === 0 ? "" : en.gain(line.bags)}</td>
        </tr>
      ))}
      <tr class="sheet-total">
        <th scope="row">{en.scoreNow}</th>
        <td class="number">{en.points(side.score_after)}</td>
        <td class="number">{side.bags_after}</td>
      </tr>
    </tbody>
  );
}
