// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
import { useMemo } from "preact/hooks";
import "./shed.css";
import "./tones.css";
import drawing from "./shed.svg?no-inline";

/** What of shed.svg stands where shed.css says, with the box that it was drawn in. */
const kThings = {
  window: "-10 0 480 220",
  shelf: "0 30 240 140",
  tools: "0 14 240 136",
} as const;

/** Stands on the bench where that is wide enough, beside the cloth. */
const kProps = { pots: "0 0 200 244", packets: "0 0 206 244" } as const;

function Thing({ name, box }: { name: string; box: string }) {
  return (
    <svg class={`shed-${name}`} viewBox={box} aria-hidden="true">
      <use href={`${drawing}#${name}`} />
    </svg>
  );
}

/** Somebody's tea, for when the table waits. */
export function Mug() {
  return (
    <svg class="mug" viewBox="-2 14 96 82" aria-hidden="true">
      <use href={`${drawing}#mug`} />
    </svg>
  );
}

/** The potting shed, behind everything. Purely decorative; its measures and its light are the variables of shed.css. */
export function Shed() {
  return useMemo(shed, []);
}

function shed() {
  return (
    <div class="shed" aria-hidden="true">
      <div class="shed-wall" />
      {Object.entries(kThings).map(([name, box]) => (
        <Thing key={name} name={name} box={box} />
      ))}
      <svg
        class="shed-light shed-flicker"
        viewBox="0 20 1000 80"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <use href={`${drawing}#light`} />
      </svg>
      <div class="shed-dusk" />
      <div class="shed-glow shed-flicker" />
      <Thing name="lamp" box="-60 0 120 80" />
      <div class="shed-bench">
        <div class="shed-cloth">
          <svg class="shed-hem" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path class="shed-hem-straight" d="M0 0H100V100H0z" />
            <path class="shed-hem-far" d="M8 0H92L100 100H0z" />
          </svg>
        </div>
        <div class="shed-rim" />
        <div class="shed-front" />
        <div class="shed-side" />
      </div>
      {Object.entries(kProps).map(([name, box]) => (
        <Thing key={name} name={name} box={box} />
      ))}
    </div>
  );
}
