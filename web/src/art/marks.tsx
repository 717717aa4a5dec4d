// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import "./marks.css";
import { pip, type Suit } from "./suits";

/** A suit beside text, in its own colour on paper or, `plain`, in the colour of the text. */
export function SuitMark({ suit, plain = false }: { suit: Suit; plain?: boolean }) {
  return (
    <svg class="mark" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={pip(suit, 0, 0, 1)} fill={plain ? "currentColor" : `var(--suit-${suit.toLowerCase()})`} />
    </svg>
  );
}

/** Whose turn it is: the glow of the lamp. */
export function TurnMark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true" fill="var(--mark)">
      <circle cx="12" cy="12" r="12" opacity=".25" />
      <circle cx="12" cy="12" r="8" opacity=".5" />
      <circle cx="12" cy="12" r="5" />
      <circle cx="12" cy="12" r="2.5" fill="#fff3d6" />
    </svg>
  );
}

/** The dealer: a plant label with a D. */
export function DealerMark() {
  return (
    <svg class="mark" viewBox="0 0 18 24" aria-hidden="true">
      <path d="M2 0h14v16l-7 8-7-8z" fill="var(--paper)" />
      <path d="M2 16h14l-7 8z" fill="var(--paper-shade)" />
      <path d="M6.5 3.8v8.4h1.7a4.2 4.2 0 0 0 0-8.4z" fill="none" stroke="var(--ink)" stroke-width="2.2" />
    </svg>
  );
}

/** The card that wins the trick so far: a small lamp, dark enough around to show on paper. */
export function WinningMark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="var(--slate)" />
      <path d="M5.5 13.5 2.5 19a12 12 0 0 0 19 0l-3-5.5z" fill="var(--lamp)" opacity=".35" />
      <path d="M11 2.5h2V7h-2z" fill="var(--chalk)" />
      <path d="M9.5 6h5c.5 4 2.5 5 5 7.5h-15C7 11 9 10 9.5 6z" fill="var(--lamp)" />
      <path d="M8.5 13.5a3.5 3.5 0 0 0 7 0z" fill="#fff3d6" />
    </svg>
  );
}

const clay = "M3 10h14v4h-1.2L14.5 24h-9L4.2 14H3z";

/** One trick: an empty pot waits for it, a filled pot has it, and a pot `over` the bid grows a weed. */
export function Pot({ filled, over = false }: { filled: boolean; over?: boolean }) {
  if (!filled) {
    return (
      <svg class="pot" viewBox="0 0 20 26" aria-hidden="true">
        <path d={clay} fill="#0003" stroke="var(--terracotta)" stroke-width="1.6" stroke-linejoin="round" />
      </svg>
    );
  }
  return (
    <svg class="pot" viewBox="0 0 20 26" aria-hidden="true">
      {over ? (
        <>
          <path d="M9.2 11V5h1.6v6z" fill="var(--leaf-shade)" />
          <path
            d="M10 .5l1.2 1.7L13.3 2l-.2 2 1.7 1.2-1.7 1.2.2 2-2.1-.2L10 10 8.8 8.2l-2.1.2.2-2L5.2 5.2 6.9 4l-.2-2 2.1.2z"
            fill="var(--lamp)"
          />
          <path d={clay} fill="#6d7f86" />
          <path d="M3 10h14v1.8H3z" fill="#a9bbc0" />
        </>
      ) : (
        <>
          <path d="M9.2 11V6h1.6v5z" fill="var(--leaf-shade)" />
          <path
            d="M10 7.5C9 3 6 1 1.5 1.5 2 6 5 8 10 7.5zM10 7.5c0-4 3-6.5 8-6 0 4.5-3 6.5-8 6z"
            fill="var(--leaf)"
          />
          <path d={clay} fill="var(--terracotta)" />
          <path d="M3 10h14v1.8H3z" fill="#e69468" />
        </>
      )}
    </svg>
  );
}

/** What was promised and not kept: a pot that tips over as it appears. */
export function TippedPot() {
  return (
    <svg class="pot tipped" viewBox="0 0 28 26" aria-hidden="true">
      <path class="tipped-soil" d="M12 26c2-5 5-5 8-5s6 2 8 5z" fill="var(--soil)" />
      <g class="tipped-pot">
        <path d={clay} fill="var(--terracotta)" />
        <path d="M3 10h14v1.8H3z" fill="#e69468" />
      </g>
    </svg>
  );
}

/** A nil kept: a seedling that opens as it appears; before that, one that is shut. */
export function Seedling({ open = true }: { open?: boolean }) {
  return (
    <svg class="seedling" viewBox="0 0 24 24" aria-hidden="true" data-open={open}>
      <path d="M3 24c1-4 5-5 9-5s8 1 9 5z" fill="var(--soil)" />
      <path d="M11.1 20v-8h1.8v8z" fill="var(--leaf-shade)" />
      <g class="seedling-leaf">
        <path d="M12 14C11 7 7 4 1 4.5 1.5 11 5 14.5 12 14z" fill="var(--leaf)" />
        <path d="M12 14c0-7 4-11 11-10.5C23 10.5 19 14.5 12 14z" fill="#a8cb8b" />
      </g>
    </svg>
  );
}
