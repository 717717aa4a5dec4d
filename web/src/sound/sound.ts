// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// What is heard at the table. Fetched after the first tap or key, before which no page may make a sound.
import type { Change } from "../store/presenter";
import { type Cue, cues } from "./cues";
import { noiseOf, pause, strike } from "./synth";

/** Where nothing takes its time cues pile up; what would come later than so many seconds is not sounded. */
const kLate = 0.7;

/** How loud it is now, from 0 to 100; 0 is silence. */
export type Loudness = () => number;

export class Sound {
  private readonly out_: GainNode;
  private readonly noise_: AudioBuffer;
  /** When the last cue is over, by the context's clock. */
  private until_ = 0;

  constructor(
    private readonly context_: AudioContext,
    private readonly loudness_: Loudness,
  ) {
    this.out_ = context_.createGain();
    this.out_.connect(context_.destination);
    this.noise_ = noiseOf(context_);
  }

  hear(change: Change): void {
    const loudness = this.loudness_();
    if (loudness <= 0 || this.context_.state === "closed") return;
    // An ear hears steps of power, not of size.
    this.out_.gain.value = (loudness / 100) ** 2;
    if (this.context_.state !== "running") this.context_.resume().catch(() => {});
    for (const cue of cues(change)) this.play(cue);
  }

  private play(cue: Cue): void {
    const now = this.context_.currentTime;
    const delay = Math.max(0, this.until_ - now);
    if (delay > kLate) return;
    strike(this.out_, this.noise_, cue, delay);
    this.until_ = now + delay + pause(cue);
  }
}

/** Null where this device makes no sound. Whether it does is told then, and when that changes. */
export function makeSound(loudness: Loudness, tell: (sounds: boolean) => void): Sound | null {
  try {
    const context = new AudioContext();
    context.addEventListener("error", () => tell(false));
    context.addEventListener("statechange", () => {
      if (context.state === "running") tell(true);
    });
    return new Sound(context, loudness);
  } catch {
    tell(false);
    return null;
  }
}
