// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { useMemo } from "preact/hooks";
import "./card.css";
import courts from "./courts.svg?no-inline";
import { pip, type Suit } from "./suits";

// Index figures as pen strokes in a box of 13 by 22.
const figures: Record<string, string> = {
  A: "M0 22 6.5 0 13 22M2.5 15h8",
  K: "M0 0v22M12.5 0 0 13M5.5 8 13 22",
  Q: "M6.5 0C10.5 0 13 4 13 11s-2.5 11-6.5 11S0 18 0 11 2.5 0 6.5 0zM8 16l6 7",
  J: "M5 0h6.5v15.5c0 4.5-2 6.5-5.5 6.5S.5 20 .5 16.5",
  T: "M-1.5 3.5 2 0v22M10 0c2.8 0 4.2 4 4.2 11s-1.4 11-4.2 11S5.8 18 5.8 11 7.2 0 10 0z",
  9: "M13 7c0-4-2.5-7-6.5-7S0 3 0 7s2.5 6.5 6.5 6.5S13 11 13 7c0 8.5-2 13-8.5 15",
  8: "M6.5 10C3 10 1 8 1 5s2-5 5.5-5S12 2 12 5s-2 5-5.5 5C2.5 10 0 12.5 0 16s2.5 6 6.5 6 6.5-2.5 6.5-6-2.5-6-6.5-6z",
  7: "M0 0h13C9 7 6 13 5 22",
  6: "M8.5 0C2 2 0 6.5 0 15c0 4 2.5 7 6.5 7s6.5-3 6.5-7-2.5-6.5-6.5-6.5S0 11 0 15",
  5: "M12 0H2L1 10c1-1 3-1.5 5-1.5 4.5 0 7 2.5 7 6.5s-3 7-7 7c-2.5 0-4.5-1-6-3",
  4: "M9.5 22V0L0 15.5h13.5",
  3: "M1 2.5C2.5 1 4 0 6.5 0 10 0 12 2 12 5s-2 5-6 5c4.5 0 7 2.5 7 6s-2.5 6-6.5 6c-3 0-5-1-6.5-3",
  2: "M.5 5C1 2 3 0 6.5 0c4 0 6 2.5 6 5.5 0 4.5-5.5 8.5-12 16.5H13",
};

// Pips by column (left, middle, right) and height; the ones below the middle stand on their heads.
const rows: Record<string, [sides: number[], middle: number[]]> = {
  A: [[], [70]],
  2: [[], [26, 114]],
  3: [[], [26, 70, 114]],
  4: [[26, 114], []],
  5: [[26, 114], [70]],
  6: [[26, 70, 114], []],
  7: [[26, 70, 114], [48]],
  8: [
    [26, 70, 114],
    [48, 92],
  ],
  9: [[26, 55.3, 84.7, 114], [70]],
  T: [
    [26, 55.3, 84.7, 114],
    [40.7, 99.3],
  ],
};

function pips(rank: string, suit: Suit): string {
  const [sides, middle] = rows[rank] ?? [[], []];
  const size = rank === "A" ? 2.3 : 0.74;
  const place = (x: number) => (y: number) => pip(suit, x, y, y > 70 ? -size : size);
  return [...sides.map(place(37)), ...middle.map(place(50)), ...sides.map(place(63))].join("");
}

function Index({ rank, suit, at }: { rank: string; suit: Suit; at?: string }) {
  return (
    <g transform={at}>
      <path
        d={figures[rank]}
        transform="translate(7.5 10)"
        fill="none"
        stroke="var(--suit)"
        stroke-width={rank === "T" ? 4.2 : 4.8}
        stroke-linejoin="round"
      />
      <path d={pip(suit, 14, 47, 0.75)} fill="var(--suit)" />
    </g>
  );
}

// The word down the side of a joker.
const letters = [
  figures.J,
  "M6.5 0C10.5 0 13 4 13 11s-2.5 11-6.5 11S0 18 0 11 2.5 0 6.5 0z",
  figures.K,
  "M12 0H1v22h11M1 10.5h9",
  "M1 22V0h6c4 0 5.5 2 5.5 5.7S11 11.5 7 11.5H1m6 0L13 22",
];

const star = "m0-10 3 6.5 7 .8-5.2 4.8 1.4 7L0 5.6-6.2 9.1l1.4-7L-10-2.7l7-.8z";

/** A joker belongs to the spades: a mole under one star, a magpie under two and in red. */
function Joker({ big }: { big: boolean }) {
  const stars = (at: string) => (
    <g transform={at} fill="var(--suit)">
      <path d={star} />
      {big && <path d={star} transform="translate(-23 0)" />}
    </g>
  );
  const index = (at: string) => (
    <g transform={at} fill="none" stroke="var(--suit)" stroke-width="5" stroke-linejoin="round">
      {letters.map((letter, i) => (
        <path key={i} d={letter} transform={`translate(0 ${i * 29})`} />
      ))}
    </g>
  );
  const figure = (at: string) => <use href={`${courts}#${big ? "magpie" : "mole"}`} transform={at} />;
  return (
    <span class="card-face" data-suit={big ? "H" : "S"}>
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <g class="card-large">
          {figure("translate(14 22)scale(.72)")}
          {index("translate(7 10)scale(.5)")}
          {index("rotate(180 50 70)translate(7 10)scale(.5)")}
          {stars("translate(84 20)")}
        </g>
        <g class="card-small">
          {figure("translate(32 50)scale(.66)")}
          {index("translate(8 10)scale(.82)")}
          {stars("translate(82 24)scale(1.25)")}
        </g>
      </svg>
    </span>
  );
}

/**
 * The face of a card named by rank and suit, "AS" or "TH"; rank B or L is the big or the little joker.
 * It fills the width of its parent, 5 to 7.
 */
export function CardFace({ card }: { card: string }) {
  return useMemo(() => face(card), [card]);
}

function face(card: string) {
  const rank = card[0] ?? "";
  if (rank === "B" || rank === "L") return <Joker big={rank === "B"} />;
  const suit = card[1] as Suit;
  const court = "KQJ".includes(rank);
  const figure = (at: string) => <use href={`${courts}#${card}`} transform={at} />;
  return (
    <span class="card-face" data-suit={suit}>
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <g class="card-large">
          {court ? (
            <>
              <path class="card-ground" d="M23.5 7.5h53v125h-53z" />
              {figure("translate(24 8.2)")}
              {figure("rotate(180 50 70)translate(24 8.2)")}
            </>
          ) : (
            <path d={pips(rank, suit)} fill="var(--suit)" />
          )}
          {card === "AS" && <use href={`${courts}#sprig`} transform="translate(50 70)scale(1.2)" />}
          <Index rank={rank} suit={suit} />
          <Index rank={rank} suit={suit} at="rotate(180 50 70)" />
        </g>
        <g class="card-small">
          {court ? (
            <>
              <path class="card-ground" d="M32 141V95a33 33 0 0 1 66 0v46z" />
              {figure("translate(32 62)scale(1.26)")}
            </>
          ) : (
            <path d={pip(suit, 64, 100, 2.4)} fill="var(--suit)" />
          )}
          <g class="card-index">
            <Index rank={rank} suit={suit} />
          </g>
        </g>
      </svg>
    </span>
  );
}

/** The back of a card, as the page's data-back names it. It fills the width of its parent, 5 to 7. */
export function CardBack() {
  return <span class="card-back" />;
}
