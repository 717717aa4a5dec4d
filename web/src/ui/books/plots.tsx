// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// A few figures in a row as a pencil line or as bars, with the same figures in a table beside.
import { bookWords } from "../../i18n/books";

const kWidth = 340;
const kHeight = 170;
const kLeft = 46;
const kRight = 12;
const kTop = 14;
const kBottom = 30;

export interface Plotted {
  label: string;
  /** Null leaves a gap. */
  value: number | null;
}

interface PlotProps {
  title: string;
  points: Plotted[];
  kind: "line" | "bars";
  format: (value: number) => string;
  /** The scale reaches from nought to at least this. */
  reach: number;
}

export function Plot({ title, points, kind, format, reach }: PlotProps) {
  const words = bookWords.statistics;
  const say = (point: Plotted | undefined) =>
    point && point.value !== null ? format(point.value) : bookWords.none;
  return (
    <figure class="plot">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${kWidth} ${kHeight}`}
        role="img"
        aria-label={words.chart(title, points.length, say(points[0]), say(points.at(-1)))}
      >
        <Drawing points={points} kind={kind} format={format} reach={reach} />
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div class="plot-table" tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.gamesHead}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{say(point)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Drawing({ points, kind, format, reach }: Omit<PlotProps, "title">) {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const most = Math.max(reach, ...values);
  const least = Math.min(0, ...values);
  const y = (value: number) => kTop + ((most - value) / (most - least)) * (kHeight - kTop - kBottom);
  const step = (kWidth - kLeft - kRight) / points.length;
  const x = (i: number) => kLeft + (i + 0.5) * step;
  const ticks = [...new Set([least, 0, least < 0 ? most : most / 2, most])];
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} class={tick === 0 ? "plot-zero" : "plot-grid"}>
          <path d={`M${kLeft} ${y(tick)}H${kWidth - kRight}`} />
          <text x={kLeft - 6} y={y(tick) + 4} text-anchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {kind === "bars" ? (
        points.map(({ label, value }, i) =>
          value === null ? null : (
            <rect
              key={label}
              class="plot-bar"
              x={x(i) - Math.min(step * 0.34, 13)}
              width={Math.min(step * 0.68, 26)}
              y={y(Math.max(value, 0))}
              height={Math.max(1, Math.abs(y(value) - y(0)))}
            />
          ),
        )
      ) : (
        <Line points={points} x={x} y={y} />
      )}
      {[0, points.length - 1].map((i) => (
        <text key={i} x={x(i)} y={kHeight - 8} text-anchor="middle">
          {points[i]?.label}
        </text>
      ))}
    </>
  );
}

interface LineProps {
  points: Plotted[];
  x: (i: number) => number;
  y: (value: number) => number;
}

function Line({ points, x, y }: LineProps) {
  let pen = "M";
  const path = points
    .map(({ value }, i) => {
      if (value === null) {
        pen = "M";
        return "";
      }
      const part = `${pen}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
      pen = "L";
      return part;
    })
    .join("");
  return (
    <>
      <path class="plot-line" d={path} />
      {points.map(({ label, value }, i) =>
        value === null ? null : <circle key={label} class="plot-dot" cx={x(i)} cy={y(value)} r="4" />,
      )}
    </>
  );
}
