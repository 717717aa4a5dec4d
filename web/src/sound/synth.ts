// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// The sounds of the shed, made of strokes: a tone is wood or clay struck, a rustle is paper or earth.
import type { Cue } from "./cues";

interface Stroke {
  kind: "tone" | "rustle";
  /** Seconds from the start of the cue. */
  at: number;
  /** Seconds until it has died away. */
  length: number;
  /** Hertz: of the tone, or of the middle of the rustle. */
  from: number;
  to: number;
  /** 1 is as loud as a stroke may be. */
  level: number;
}

const tone = (at: number, length: number, from: number, to: number, level: number): Stroke => ({
  kind: "tone",
  at,
  length,
  from,
  to,
  level,
});
const rustle = (at: number, length: number, from: number, to: number, level: number): Stroke => ({
  ...tone(at, length, from, to, level),
  kind: "rustle",
});

export const kStrokes: Record<Cue, Stroke[]> = {
  // Paper on paper, card after card.
  deal: [0, 0.07, 0.14, 0.21, 0.28, 0.35].map((at) => rustle(at, 0.05, 3400, 1700, 0.95)),
  // A card laid on wood.
  card: [rustle(0, 0.07, 2600, 900, 0.75), tone(0.015, 0.06, 190, 120, 0.4)],
  // Two small blocks of wood.
  trick: [tone(0, 0.12, 523, 515, 0.4), tone(0.08, 0.16, 784, 775, 0.4)],
  // A clay pot cracks.
  broken: [rustle(0, 0.04, 3800, 1500, 0.7), tone(0, 0.35, 130, 65, 0.35), rustle(0.03, 0.3, 900, 250, 0.9)],
  // A drop, and another lower one.
  nil: [tone(0, 0.2, 660, 415, 0.37), tone(0.15, 0.36, 392, 233, 0.4)],
  // A knuckle on the bench.
  turn: [tone(0, 0.1, 660, 590, 0.55), rustle(0, 0.02, 1800, 1200, 0.3)],
  // Three steps up.
  made: [tone(0, 0.2, 392, 390, 0.3), tone(0.1, 0.2, 494, 491, 0.3), tone(0.2, 0.4, 587, 584, 0.35)],
  // Two steps down, into earth.
  set: [tone(0, 0.3, 220, 207, 0.35), tone(0.18, 0.45, 165, 147, 0.38), rustle(0.2, 0.4, 320, 120, 0.4)],
};

/** Seconds until the next cue of the same update. */
export function pause(cue: Cue): number {
  return Math.min(0.35, Math.max(...kStrokes[cue].map(({ at, length }) => at + length)));
}

/** Sounds a cue in so many seconds. */
export function strike(out: AudioNode, noise: AudioBuffer, cue: Cue, delay: number): void {
  const context = out.context;
  for (const { kind, at, length, from, to, level } of kStrokes[cue]) {
    const start = context.currentTime + delay + at;
    const end = start + length;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(level, start + 0.004);
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    loudness.connect(out);
    const glide = (pitch: AudioParam) => {
      pitch.setValueAtTime(from, start);
      pitch.exponentialRampToValueAtTime(to, end);
    };
    if (kind === "tone") {
      const source = context.createOscillator();
      source.type = "triangle";
      glide(source.frequency);
      source.connect(loudness);
      source.start(start);
      source.stop(end);
    } else {
      const source = context.createBufferSource();
      source.buffer = noise;
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      glide(band.frequency);
      source.connect(band).connect(loudness);
      source.start(start);
      source.stop(end);
    }
  }
}

/** A second of noise, the same every time. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
