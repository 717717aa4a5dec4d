// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { useMemo } from "preact/hooks";
import "./animals.css";
import animals from "./animals.svg?no-inline";

export type Who = "constance" | "cornelius" | "agatha";
export type Mood = "calm" | "thinking" | "pleased" | "dismayed" | "proud";

function Ear({ who }: { who: Who }) {
  return (
    <g class="portrait-ear">
      <use href={`${animals}#${who}-ear`} />
    </g>
  );
}

/** A bust that ends flat at the bottom edge, to stand behind something. It fills the width of its parent. */
export function Portrait({ who, mood }: { who: Who; mood: Mood }) {
  return useMemo(() => portrait(who, mood), [who, mood]);
}

function portrait(who: Who, mood: Mood) {
  return (
    <svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" data-who={who} data-mood={mood}>
      <use href={`${animals}#${who}`} />
      <g class="portrait-head">
        {who !== "agatha" && (
          <>
            <Ear who={who} />
            <g transform="matrix(-1 0 0 1 100 0)">
              <Ear who={who} />
            </g>
          </>
        )}
        <use href={`${animals}#${who}-head`} />
        <use href={`${animals}#${who}-${mood}`} />
      </g>
    </svg>
  );
}

/** The hands of the same bust, in the same box, to lie over the cards that they hold. */
export function Hands({ who }: { who: Who }) {
  return (
    <svg class="portrait-hands" viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
      <use href={`${animals}#${who}-hands`} />
    </svg>
  );
}
